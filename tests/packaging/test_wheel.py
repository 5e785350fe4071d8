"""What a person gets who installs whistdrive: every module, and every resource that is used as a file."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import whistdrive
from whistdrive.words import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
BUILD = "import sys; sys.path.insert(0, 'packaging'); from backend import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.Path:
    source = tmp_path_factory.mktemp("source")
    built = tmp_path_factory.mktemp("built")
    for folder in ("whistdrive", "resources", "packaging"):
        shutil.copytree(ROOT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__", "*.qm"))
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, source)
    subprocess.run([sys.executable, "-P", "-c", BUILD, str(built)], cwd=source, check=True, stdout=subprocess.DEVNULL)
    (file,) = built.glob("*.whl")
    return zipfile.Path(file)


def names(folder: Path) -> set[str]:
    return {
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file() and file.suffix not in {".pyc", ".qm"}
    }


def packed(wheel: zipfile.Path) -> set[str]:
    return set(wheel.root.namelist())


def test_holds_every_file_of_the_program(wheel: zipfile.Path) -> None:
    assert {f"whistdrive/{name}" for name in names(ROOT / "whistdrive")} <= packed(wheel)


def test_holds_every_resource(wheel: zipfile.Path) -> None:
    assert {f"whistdrive/resources/{name}" for name in names(ROOT / "resources")} <= packed(wheel)


def test_holds_every_language_built(wheel: zipfile.Path) -> None:
    built = {f"whistdrive/resources/i18n/whistdrive_{language}.qm" for language in LANGUAGES}
    assert built <= packed(wheel)


def test_puts_nothing_beside_the_package(wheel: zipfile.Path) -> None:
    assert {name.partition("/")[0] for name in packed(wheel)} == {
        "whistdrive",
        f"whistdrive-{whistdrive.__version__}.dist-info",
    }

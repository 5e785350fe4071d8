"""The lock: what pyproject.toml asks for, exact, from no particular place."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
LOCK = (ROOT / "packaging" / "requirements.lock").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ASKED = {
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *PROJECT["dependency-groups"]["dev"],
}


def locked() -> dict[str, str]:
    return dict(re.findall(r"^(\S+)==(\S+)", LOCK, re.MULTILINE))


@pytest.mark.parametrize("line", sorted(ASKED))
def test_gives_what_the_project_asks_for(line: str) -> None:
    asked = Requirement(line)
    assert locked()[canonicalize_name(asked.name)] in asked.specifier


def test_keeps_out_the_qt_that_fails_on_python_3_11() -> None:
    line = next(line for line in PROJECT["project"]["dependencies"] if line.startswith("PySide6"))
    assert "6.11.3" in Requirement(line).specifier
    assert "6.12.0" not in Requirement(line).specifier


def test_proves_every_package_by_its_hash() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.strip())
    assert len(entries) == len(locked())
    assert all("--hash=sha256:" in entry for entry in entries)


def test_names_no_address() -> None:
    assert "://" not in LOCK
    assert not re.search(r"^\s*--(?!hash=)", LOCK, re.MULTILINE)

"""The launcher: sets up what is missing and nothing else, and is kind where it cannot."""

import ast
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

import launch
import translations

ROOT = Path(launch.__file__).parent.parent


class Commands:
    """Stands in for the commands that the launcher would run."""

    def __init__(self) -> None:
        self.run: list[str] = []
        self.failing = "nothing"

    def __call__(self, command: Sequence[str], *_: object, **__: object) -> int:
        line = " ".join(command)
        self.run.append(line)
        if "-m venv" in line:
            launch.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            launch.PYTHON.touch()
        return int(self.failing in line)

    def seen(self, *parts: str) -> bool:
        """Whether exactly these commands were run since the last look, each told by a part of it."""
        run, self.run = self.run, []
        return len(run) == len(parts) and all(part in line for part, line in zip(parts, run, strict=True))


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Commands:
    commands = Commands()
    (tmp_path / "lock").write_text("a==1\n")
    monkeypatch.setattr(launch, "call", commands)
    monkeypatch.setattr(translations, "outdated", list)
    monkeypatch.setattr(launch, "has_pip", lambda: True)
    monkeypatch.setattr(launch, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(launch, "STAMP", tmp_path / "venv" / "stamp")
    monkeypatch.setattr(launch, "PYTHON", tmp_path / "venv" / "python")
    return commands


def set_up_again(commands: Commands) -> bool:
    """Whether a set-up after the first does no work."""
    launch.set_up()
    return commands.seen()


class TestPython:
    def test_refuses_an_old_one_in_a_sentence(self) -> None:
        with pytest.raises(launch.Trouble, match=r"needs Python 3\.11 or newer; .* this is 3\.9\.$"):
            launch.require_python((3, 9))

    @pytest.mark.parametrize("module", [launch, translations])
    def test_can_be_read_by_an_old_one(self, module: ModuleType) -> None:
        ast.parse(Path(str(module.__file__)).read_bytes(), feature_version=(3, 8))

    def test_takes_this_one(self) -> None:
        launch.require_python(sys.version_info[:2])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings all its libraries")
class TestLibraries:
    @pytest.fixture(autouse=True)
    def made_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(launch, "QT_LIBRARIES", {"libc.so.6": "libc6", "libwhist.so.13": "libwhist13"})

    def test_finds_the_missing_one(self) -> None:
        assert launch.missing_libraries(launch.QT_LIBRARIES) == {"libwhist.so.13": "libwhist13"}

    def test_installs_it_where_that_is_allowed(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(launch, "administrator", lambda: ["sudo"])
        monkeypatch.setattr("shutil.which", lambda name: name)
        launch.provide_libraries(needed=True)
        assert commands.seen("apt-get -qq update", "apt-get -qq install --yes --no-install-recommends libwhist13")

    def test_says_so_when_that_fails(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(launch, "administrator", list)
        monkeypatch.setattr("shutil.which", lambda name: name)
        commands.failing = "install"
        with pytest.raises(launch.Trouble, match="could not install"):
            launch.provide_libraries(needed=True)

    @pytest.mark.parametrize(
        ("apt", "sentence"),
        [("apt-get", "please have root run: apt-get install libwhist13"), (None, "that bring libwhist.so.13.")],
    )
    def test_says_what_to_install_where_it_is_not(
        self,
        commands: Commands,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        apt: str | None,
        sentence: str,
    ) -> None:
        monkeypatch.setattr(launch, "administrator", lambda: None)
        monkeypatch.setattr("shutil.which", lambda _: apt)
        assert launch.main(["test"]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith(sentence)
        assert commands.seen()

    def test_goes_on_without_it_where_no_window_is_shown(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(launch, "administrator", lambda: None)
        launch.provide_libraries(needed=False)
        assert "libwhist" in capsys.readouterr().err
        assert commands.seen()


class TestTranslations:
    def test_are_built_when_one_has_changed(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(translations, "outdated", lambda: [Path("whistdrive_fi.ts")])
        launch.build_translations()
        assert commands.seen("translations.py build")

    def test_are_left_alone_when_none_has(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(translations, "outdated", list)
        launch.build_translations()
        assert commands.seen()


class TestSetUp:
    def test_happens_once(self, commands: Commands) -> None:
        launch.set_up()
        assert commands.seen("-m venv --clear", "--require-hashes", "--editable")
        assert set_up_again(commands)

    def test_follows_a_new_lock_in_the_same_environment(self, commands: Commands) -> None:
        launch.set_up()
        launch.LOCK.write_text("a==2\n")
        commands.run.clear()
        launch.set_up()
        assert commands.seen("--require-hashes", "--editable")
        assert set_up_again(commands)

    @pytest.mark.parametrize(("part", "value"), [("ROOT", ROOT / "resources" / ".."), ("sys.version", "3.99")])
    def test_begins_anew_in_another_folder_or_under_another_python(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, part: str, value: object
    ) -> None:
        launch.set_up()
        commands.run.clear()
        monkeypatch.setattr(f"launch.{part}", value)
        launch.set_up()
        assert commands.seen("-m venv --clear", "--require-hashes", "--editable")

    def test_begins_anew_where_the_python_of_the_environment_is_gone(self, commands: Commands) -> None:
        launch.set_up()
        launch.PYTHON.unlink()
        commands.run.clear()
        launch.set_up()
        assert commands.seen("-m venv --clear", "--require-hashes", "--editable")

    def test_begins_anew_after_an_interruption(self, commands: Commands) -> None:
        launch.set_up()
        launch.LOCK.write_text("a==2\n")
        commands.failing = "--require-hashes"
        with pytest.raises(launch.Trouble, match="pip could not install"):
            launch.set_up()
        commands.failing = "nothing"
        commands.run.clear()
        launch.set_up()
        assert commands.seen("-m venv --clear", "--require-hashes", "--editable")

    def test_names_the_missing_pip(self, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(launch, "has_pip", lambda: False)
        with pytest.raises(launch.Trouble, match="has no pip"):
            launch.set_up()
        assert commands.seen()


class TestStart:
    @pytest.fixture(autouse=True)
    def ready(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(launch, "provide_libraries", lambda **_: None)
        monkeypatch.setattr(launch, "set_up", lambda: None)
        monkeypatch.setattr("sys.platform", "linux")
        for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(variable, raising=False)

    @pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
    def test_opens_the_program_on_a_display(
        self, commands: Commands, monkeypatch: pytest.MonkeyPatch, variable: str
    ) -> None:
        monkeypatch.setenv(variable, ":0")
        assert launch.main([]) == 0
        assert commands.run == [str(launch.TOOLS / "whistdrive")]

    def test_plays_the_sample_evening_without_one(self, commands: Commands) -> None:
        assert launch.main([]) == 0
        assert commands.seen(f"whistdrive evening {launch.SAMPLE} --out {launch.EVENING}")

    def test_hands_arguments_on(self, commands: Commands) -> None:
        assert launch.main(["check", "our club.whist"]) == 0
        assert commands.seen("whistdrive check our club.whist")

    def test_runs_every_check_and_closes_with_pytest_whatever_fails(self, commands: Commands) -> None:
        commands.failing = "ruff"
        assert launch.main(["test"]) == 1
        assert commands.seen("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest")

    def test_runs_only_the_tests_asked_for(self, commands: Commands) -> None:
        assert launch.main(["test", "tests/core", "-x"]) == 0
        assert commands.seen("pytest tests/core -x")

    def test_helps(self, commands: Commands, capsys: pytest.CaptureFixture[str]) -> None:
        assert launch.main(["--help"]) == 0
        assert "python3 packaging/launch.py test" in capsys.readouterr().out
        assert commands.seen()


def test_commands_see_nothing_of_other_projects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("WHISTDRIVE_EXAMPLE", "here")
    asked = "import os, sys; sys.exit('PIP_TARGET' in os.environ or os.environ['WHISTDRIVE_EXAMPLE'] != 'here')"
    assert launch.call([sys.executable, "-c", asked]) == 0


def test_the_sample_evening_is_there() -> None:
    assert launch.SAMPLE.is_file()


def test_continuous_integration_proves_the_command_of_the_readme() -> None:
    command = "python3 packaging/launch.py test"
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == command
    assert command in (ROOT / "README.md").read_text()
    assert os.access(ROOT / ".ci" / "run", os.X_OK)

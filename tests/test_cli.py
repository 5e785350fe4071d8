"""The command line as a whole."""

from __future__ import annotations

import pytest

from whistdrive import __version__
from whistdrive.cli import _COMMANDS, main


@pytest.mark.parametrize("arguments", [["--help"], *([command.name, "--help"] for command in _COMMANDS)])
def test_everything_has_help_with_an_example(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert "example" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["nonsense"], ["score"], ["evening", "x.json"], ["--unknown"]])
def test_wrong_words_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err

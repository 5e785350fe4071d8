#!/usr/bin/env python3
"""Keep the translations: bring the translators' files up to date, and build from them what Qt reads.

python packaging/translations.py update   collect every text of the program into resources/i18n/*.ts
python packaging/translations.py build    make the .qm file of every .ts file that is newer

Run with the Python of .venv, whose PySide6 brings Qt's tools. The .ts files are kept in git, the .qm files are not.
English needs a file too, for its singulars. Texts that the program has no longer are dropped.
"""

# The launcher reads this file with whatever Python it is started by; so newer syntax stays out.
from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
SOURCES = (ROOT / "whistdrive" / "ui", ROOT / "whistdrive" / "words")

LANGUAGES: Mapping[str, str] = {"en": "en_GB", "fi": "fi_FI", "sv": "sv_SE", "ru": "ru_RU", "ro": "ro_RO"}
"""The language of each file, with the territory by which Qt's tools know the number of its plurals."""

COMPLETE = ("en", "fi", "sv", "ru", "ro")
"""The languages in which a test misses every text that is not translated."""


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """The file of the translators for a language."""
    return folder / f"whistdrive_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Collect every text of the program into the files in a folder; what is translated already stays."""
    sources = [str(file) for source in SOURCES for file in sorted(source.rglob("*.py"))]
    for language, locale in LANGUAGES.items():
        run(
            "lupdate",
            "-silent",
            "-no-obsolete",
            *("-locations", "none"),
            # A text that is like another, or the same in another place, is a new text: nobody has looked at it there.
            *("-disable-heuristic", "similartext"),
            *("-disable-heuristic", "sametext"),
            *("-tr-function-alias", "translate+=QT_TRANSLATE_N_NOOP"),
            *("-source-language", "en_GB"),
            *("-target-language", locale),
            *(("-pluralonly",) if language == "en" else ()),
            *sources,
            *("-ts", str(ts_file(language, folder))),
        )


def outdated(folder: Path = FOLDER) -> list[Path]:
    """The translators' files that are newer than what was built from them."""
    return [file for file in sorted(folder.glob("*.ts")) if not _is_built(file)]


def build(files: Iterable[Path]) -> None:
    """Make what Qt reads from some of the translators' files, beside them."""
    for file in files:
        run("lrelease", "-silent", str(file), "-qm", str(file.with_suffix(".qm")))


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools; raises CalledProcessError when it fails, FileNotFoundError where it is not."""
    found = importlib.util.find_spec("PySide6")
    if found is None or found.origin is None:
        raise FileNotFoundError(f"PySide6, which brings {tool}, is not installed for {sys.executable}")
    subprocess.run([str(Path(found.origin).parent / tool), *arguments], cwd=ROOT, check=True)


def _is_built(file: Path) -> bool:
    made = file.with_suffix(".qm")
    return made.exists() and made.stat().st_mtime >= file.stat().st_mtime


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for and return the exit code."""
    if list(arguments) == ["update"]:
        update()
    elif list(arguments) == ["build"]:
        build(outdated())
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

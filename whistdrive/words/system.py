"""What the operating system says when it does not let the program read or write, by its own English words for it.

These are what POSIX systems answer; Windows words its own in the language that it has itself.
"""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "why.No such file or directory": QT_TRANSLATE_NOOP("Words", "No such file or directory"),
    "why.Permission denied": QT_TRANSLATE_NOOP("Words", "Permission denied"),
    "why.Operation not permitted": QT_TRANSLATE_NOOP("Words", "Operation not permitted"),
    "why.Is a directory": QT_TRANSLATE_NOOP("Words", "Is a directory"),
    "why.Not a directory": QT_TRANSLATE_NOOP("Words", "Not a directory"),
    "why.File exists": QT_TRANSLATE_NOOP("Words", "File exists"),
    "why.File name too long": QT_TRANSLATE_NOOP("Words", "File name too long"),
    "why.No space left on device": QT_TRANSLATE_NOOP("Words", "No space left on device"),
    "why.Read-only file system": QT_TRANSLATE_NOOP("Words", "Read-only file system"),
    "why.Input/output error": QT_TRANSLATE_NOOP("Words", "Input/output error"),
}

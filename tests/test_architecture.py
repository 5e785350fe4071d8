"""What the import contracts of pyproject.toml cannot say: the heart of the program stands on Python alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "whistdrive"
# typing_extensions lends Python 3.11 the decorator that 3.12 has in typing.
ALLOWED = {*sys.stdlib_module_names, "whistdrive", "typing_extensions"}


def imported(source: bytes) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


@pytest.mark.parametrize("part", ["core", "scoring"])
def test_imports_only_the_standard_library(part: str) -> None:
    files = list((PACKAGE / part).rglob("*.py"))
    names = {name.partition(".")[0] for file in files for name in imported(file.read_bytes())}
    assert files
    assert names <= ALLOWED

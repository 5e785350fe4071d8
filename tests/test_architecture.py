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


FROM_FILES = {"pickle", "shelve", "marshal", "yaml", "dill", "joblib"}
CALLS = {"eval", "exec", "compile", "__import__"}
RUNS_SQL = {"execute", "executemany", "executescript", "exec_driver_sql", "text"}


def put_together(sql: ast.expr) -> bool:
    """Whether a text of SQL is made of parts where it is run; our own figures in a PRAGMA are none."""
    if isinstance(sql, ast.JoinedStr):
        begins = sql.values[0].value if isinstance(sql.values[0], ast.Constant) else ""
        return not str(begins).startswith("PRAGMA ")
    formatted = isinstance(sql, ast.Call) and isinstance(sql.func, ast.Attribute) and sql.func.attr == "format"
    return formatted or isinstance(sql, ast.BinOp)


def risky(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Name) and called.id in CALLS:
            yield f"line {node.lineno}: {called.id}"
        name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
        if name in RUNS_SQL and node.args and put_together(node.args[0]):
            yield f"line {node.lineno}: SQL made of parts"


def test_no_code_comes_from_a_file_and_no_value_stands_in_sql() -> None:
    files = [*PACKAGE.rglob("*.py")]
    found = [f"{file.name}, {each}" for file in files for each in risky(ast.parse(file.read_bytes()))]
    assert not found, found
    assert not FROM_FILES & {name for file in files for name in imported(file.read_bytes())}


@pytest.mark.parametrize(
    "source",
    ["eval(text)", "c.execute(f'SELECT {name}')", "c.execute('SELECT ' + name)", "c.execute('x {}'.format(name))"],
)
def test_what_is_looked_for_is_found(source: str) -> None:
    assert list(risky(ast.parse(source)))

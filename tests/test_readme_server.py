"""What README tells a club to type for a server of its own works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import psycopg
import pytest
from tests.postgres import Server, running

from whistdrive.cli import main
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, ServerAddress

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
CHAPTER = README.partition("## Several computers\n")[2].partition("\n## ")[0]


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", CHAPTER, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def as_superuser(server: Server, *arguments: str) -> str:
    where = ("-h", str(server.folder), "-p", str(server.port), "-U", "postgres", "-d", "postgres")
    return server.run("psql", *where, "-v", "ON_ERROR_STOP=1", "-X", *arguments)


def test_a_server_is_set_up_by_the_lines_of_the_readme() -> None:
    with running() as server:
        as_superuser(server, "-c", "DROP DATABASE empty_club", "-c", "DROP ROLE whist")
        as_superuser(server, *(part for line in block("sql").splitlines() for part in ("-c", line)))
        [rule] = [line for line in CHAPTER.splitlines() if line.startswith("hostssl ")]
        rules = server.folder / "data" / "pg_hba.conf"
        rules.write_text(f"{rule}\n{rule.replace('hostssl', 'host').replace('192.168.1.0/24', '127.0.0.1/32')}\n")
        server.stop()
        server.start()
        address = ServerAddress("127.0.0.1", "village_hall", "whist", server.port, password="choose a long one")
        ClubStore.create(address).close()
        ClubStore.open(address).close()
        with pytest.raises(Refused, match="wrong_password"):
            ClubStore.open(address.with_password("another"))
        with psycopg.connect(
            host="127.0.0.1",
            port=server.port,
            dbname="village_hall",
            user="whist",
            password="choose a long one",
        ) as connection:
            found = connection.execute(
                "SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = 'whist'"
            )
            assert found.fetchone() == (False, False, False)


def test_the_command_of_the_readme_names_a_club() -> None:
    [url] = re.findall(r'whistdrive --club "(.+?)"', CHAPTER)
    address = ServerAddress.parse(url)
    assert (address.database, address.settings) == ("village_hall", (("sslmode", "require"),))


def test_a_password_on_the_command_line_is_refused_and_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    for given in (["--club", "postgresql+psycopg://whist:secret@server.example/hall"], ["postgres://u:secret@h/d"]):
        assert main(given) == 2
        said = capsys.readouterr()
        assert "leave it out" in said.err
        assert "secret" not in said.out + said.err


def test_what_is_no_address_is_refused_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--club", "http://u:secret@server.example/hall"]) == 2
    said = capsys.readouterr().err
    assert "no address" in said
    assert "secret" not in said

"""A club in a database on a server: its address, what is refused there and why, and what it may hold."""

from __future__ import annotations

import select
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql
from tests.drives import f8, of_drive
from tests.postgres import PASSWORD, USER, Server
from tests.store.steps import saved, step

from whistdrive.core import changes
from whistdrive.core.club import Person
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused
from whistdrive.store import ClubStore, ServerAddress, migrations, place_of
from whistdrive.words import ENGLISH

SECRET = "king&queen"


def refused(attempt: Callable[[], object]) -> tuple[str, str]:
    """Why an attempt is refused: the code, and a sentence in which there is no password."""
    with pytest.raises(Refused) as error:
        attempt()
    [finding] = error.value.findings
    sentence = ENGLISH.finding(finding)
    for secret in (SECRET, PASSWORD):
        assert secret not in sentence
        assert secret not in repr(error.value)
    return finding.code, sentence


def run(address: ServerAddress, *statements: str) -> None:
    with psycopg.connect(
        host=address.host, port=address.port, dbname=address.database, user=address.user, autocommit=True
    ) as line:
        for statement in statements:
            line.execute(statement.encode())


def with_person(held: Evening, name: str) -> Evening:
    """The evening with somebody of this name, whom no form would have taken in."""
    return replace(held, club=replace(held.club, people=(*held.club.people, Person(99, name))))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("postgresql+psycopg://club@hall/whist", ServerAddress("hall", "whist", "club")),
        ("postgresql://club:king%26queen@hall:5433/whist", ServerAddress("hall", "whist", "club", 5433)),
        (" postgres://hall/whist ", ServerAddress("hall", "whist")),
        ("postgresql://c@[::1]/whist", ServerAddress("::1", "whist", "c")),
        ("postgresql://c@/whist?host=/var/run", ServerAddress("/var/run", "whist", "c")),
        ("postgresql://c@hall/w?sslmode=require", ServerAddress("hall", "w", "c", settings=(("sslmode", "require"),))),
    ],
)
def test_an_address_is_read_and_written_without_its_password(text: str, address: ServerAddress) -> None:
    found = place_of(text)
    assert found == address
    assert place_of(str(found)) == address
    for written in (str(found), repr(found)):
        assert "king" not in written


def test_a_password_is_kept_beside_the_address() -> None:
    address = ServerAddress.parse("postgresql://club:king%26queen@hall/whist")
    assert address.password == SECRET
    assert address == address.with_password("another")
    assert address.with_password("another").password == "another"


@pytest.mark.parametrize(
    "text",
    [
        "mysql://club:king%26queen@hall/whist",
        "postgresql://club:king%26queen@hall",
        "postgresql://club:king%26queen@/whist",
        "postgresql://club:king%26queen@hall:door/whist",
        "postgresql://club@hall/whist?passfile=king%26queen",
        "://",
    ],
)
def test_what_is_no_address_is_not_repeated(text: str) -> None:
    code, sentence = refused(lambda: place_of(text))
    assert code == "no_address"
    assert "postgresql+psycopg://user@host:5432/database" in sentence
    assert "king" not in sentence


def test_a_path_is_a_place_too() -> None:
    assert place_of("club.whist") == Path("club.whist")


def test_nobody_listens_there(server: Server) -> None:
    club = server.by_network(server.club(), port=1)
    code, sentence = refused(lambda: ClubStore.open(club))
    assert code == "unreachable"
    assert str(club) in sentence
    assert not club.answers(0.5)
    assert refused(lambda: ClubStore.open(replace(club, host="no.such.host.invalid")))[0] == "unreachable"


def test_a_password_is_asked_for_and_must_be_right(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    club = server.by_network(server.club())
    without = club.with_password("")
    assert refused(lambda: ClubStore.open(without))[0] == "password_needed"
    assert refused(lambda: ClubStore.open(club.with_password(SECRET)))[0] == "wrong_password"
    assert refused(lambda: ClubStore.open(replace(club, user="stranger")))[0] == "wrong_password"
    with ClubStore.open(club) as store:
        assert PASSWORD not in repr(store.place)
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    ClubStore.open(without).close()


def test_a_database_that_is_not_there_or_holds_no_club(server: Server) -> None:
    club = server.by_network(server.club())
    assert refused(lambda: ClubStore.open(replace(club, database="nowhere")))[0] == "no_such_database"
    empty = server.database()
    assert refused(lambda: ClubStore.open(empty))[0] == "no_club_there"
    run(empty, "CREATE TABLE club (id int)")
    assert refused(lambda: ClubStore.open(empty))[0] == "no_club_there"
    assert refused(lambda: ClubStore.create(empty))[0] == "not_empty"
    assert refused(lambda: ClubStore.create(server.club()))[0] == "not_empty"


def test_a_club_of_a_newer_program_is_left_alone(server: Server) -> None:
    club = server.club()
    run(club, f"UPDATE alembic_version SET version_num = '{migrations.EDITION + 1:04}'")
    code, sentence = refused(lambda: ClubStore.open(club))
    assert code == "newer_file"
    assert str(migrations.EDITION + 1) in sentence


def test_a_club_needs_an_ordinary_role_with_few_rights(server: Server) -> None:
    server.admin(sql.SQL("CREATE ROLE guest LOGIN"))
    empty = server.database()
    guest = replace(empty, user="guest")
    assert refused(lambda: ClubStore.create(guest))[0] == "no_rights"
    assert refused(lambda: ClubStore.open(guest))[0] == "no_club_there"
    server.admin(sql.SQL("GRANT CREATE ON SCHEMA public TO guest"), database=empty.database)
    with ClubStore.create(guest) as store:
        saved(store, store.evening(), f8())
        assert store.edition == migrations.EDITION
    with psycopg.connect(host=str(server.folder), port=server.port, dbname=empty.database, user=USER) as line:
        found = line.execute("SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = 'guest'")
        assert found.fetchone() == (False, False, False)


def test_what_a_database_cannot_hold_is_refused_and_nothing_is_half_there(server: Server) -> None:
    with ClubStore.open(server.club()) as store:
        held = saved(store, store.evening(), f8())
        drive = of_drive(held)
        for impossible in (
            with_person(held, "An\0n"),
            with_person(held, "half a letter \ud800"),
            replace(held, drive=replace(drive, plan=replace(drive.plan, fee=2**70))),
        ):
            assert refused(partial(saved, store, held, impossible))[0] == "cannot_hold"
            assert store.evening(1) == held
        doing = step()
        held = store.save(held, changes.add_person(held, name="Ann"), doing)
        assert refused(lambda: store.save(held, changes.add_person(held, name="Bo"), doing))[0] == "already_saved"
        assert store.evening(1) == held


def test_a_club_moves_to_a_server_and_back_with_all_that_was_done(server: Server, tmp_path: Path) -> None:
    with ClubStore.create(tmp_path / "club.whist") as club:
        held = saved(club, club.evening(), f8())
        held = saved(club, held, changes.add_person(held, name="Ann <b>Bold</b>, 孔明"))
        there = server.database()
        club.copy_to(there)
        with ClubStore.open(there) as moved:
            assert [moved.evening(), moved.evening(1)] == [club.evening(), held]
            assert moved.journal(1) == club.journal(1)
            later = saved(moved, moved.evening(1), changes.add_person(held, name="Bo"))
            moved.copy_to(tmp_path / "back.whist")
            journal = moved.journal(1)
        assert refused(lambda: club.copy_to(there))[0] == "not_empty"
    with ClubStore.open(tmp_path / "back.whist") as back:
        assert back.evening(1) == later
        assert back.journal(1) == journal
        saved(back, back.evening(1), changes.add_person(later, name="Cy"))


def test_a_move_that_fails_leaves_nothing_there(server: Server, tmp_path: Path) -> None:
    with ClubStore.create(tmp_path / "club.whist") as club:
        held = saved(club, club.evening(), f8())
        saved(club, held, with_person(held, "An\0n"))
        there = server.database()
        assert refused(lambda: club.copy_to(there))[0] == "cannot_hold"
        assert refused(lambda: ClubStore.open(there))[0] == "no_club_there"
        ClubStore.create(there).close()
    with ClubStore.open(server.club()) as store:
        (tmp_path / "taken.whist").write_bytes(b"something")
        assert refused(lambda: store.copy_to(tmp_path / "taken.whist"))[0] == "file_exists"


def test_whoever_has_a_file_loads_no_driver_for_a_server() -> None:
    program = "import sys, whistdrive.store; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_host_that_was_met_is_called_without_looking_for_its_name(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    usual = socket.getaddrinfo

    def noted(host: str, *more: Any, **named: Any) -> list[Any]:
        asked.append(host)
        return usual(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", noted)
    with closing(ClubStore.open(replace(server.by_network(server.club()), host="localhost"))) as store:
        assert "localhost" in asked
        assert store.news
        for anew in (False, True):
            if anew:
                store.news.look_anew()
            server.admin(
                sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = {}").format(USER)
            )
            heard = (select.select([store.news.fileno()], [], [], 5)[0] and store.news.arrived() for _ in range(5))
            assert any(heard)
            asked.clear()
            store.evening()
            assert ("localhost" in asked) is anew
            assert store.news.fileno() >= 0

"""A PostgreSQL server of one's own for tests: real, private, started when the first test needs it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg
from psycopg import sql

from whistdrive.store import ClubStore, ServerAddress

USER = "whist"
"""The ordinary role of the club: it owns its database, and nothing else."""

PASSWORD = "seven of hearts"
TEMPLATE = "empty_club"

_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "60",
    "autovacuum": "off",
    "lc_messages": "C",
}
_WHO = """
local all all trust
host all all 127.0.0.1/32 scram-sha-256
"""


@dataclass(frozen=True)
class Server:
    """A server that runs: its programs, its folder (also that of its socket), its port, and who it runs as."""

    programs: Path
    folder: Path
    port: int
    owner: int | None
    names: Iterator[int]

    def start(self, **settings: str) -> None:
        """Start it, and wait until it takes calls."""
        given = _SETTINGS | settings
        options = [
            f"-k {self.folder}",
            "-c listen_addresses=127.0.0.1",
            f"-p {self.port}",
            *(f"-c {k}={v}" for k, v in given.items()),
        ]
        self._control("start", "-o", " ".join(options), "-l", str(self.folder / "log"))

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast``, or ``immediate`` as if the plug were pulled."""
        self._control("stop", "-m", how)

    def run(self, program: str, *arguments: str) -> str:
        """What one of its own programs says."""
        return _run([str(self.programs / program), *arguments], self.owner)

    def admin(self, *statements: sql.Composed | sql.SQL, database: str = "postgres") -> None:
        """Do something as the superuser."""
        with psycopg.connect(
            host=str(self.folder), port=self.port, dbname=database, user="postgres", autocommit=True
        ) as connection:
            for statement in statements:
                connection.execute(statement)

    def database(self, *, template: str = "template0") -> ServerAddress:
        """A new database that belongs to the ordinary role, as its own computer reaches it."""
        name = f"club{next(self.names)}"
        self.admin(
            sql.SQL("CREATE DATABASE {} OWNER {} TEMPLATE {}").format(*map(sql.Identifier, (name, USER, template)))
        )
        return ServerAddress(str(self.folder), name, USER, self.port)

    def club(self) -> ServerAddress:
        """A new club, nameless and empty, in a database of its own."""
        return self.database(template=TEMPLATE)

    def by_network(self, address: ServerAddress, port: int | None = None) -> ServerAddress:
        """The same database as other computers reach it: with a password."""
        return ServerAddress("127.0.0.1", address.database, USER, port or self.port, password=PASSWORD)

    def _control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-w", "-D", str(self.folder / "data"), *arguments)


@contextmanager
def running(**settings: str) -> Iterator[Server]:
    """A server with the ordinary role and a club to copy; it and all its data are gone afterwards."""
    folder = Path(mkdtemp(prefix="whist"))  # short, since the path of a socket has to be
    server: Server | None = None
    try:
        server = _made(folder)
        server.start(**settings)
        role = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(sql.Identifier(USER), sql.Literal(PASSWORD))
        made = sql.SQL("CREATE DATABASE {} OWNER {} TEMPLATE template0")
        server.admin(role, made.format(sql.Identifier(TEMPLATE), sql.Identifier(USER)))
        ClubStore.create(ServerAddress(str(folder), TEMPLATE, USER, server.port)).close()
        yield server
    finally:
        if server is not None and (folder / "data" / "postmaster.pid").exists():
            server.stop("immediate")
        shutil.rmtree(folder)


def _made(folder: Path) -> Server:
    """A server that has not been started; it refuses to run as root, who therefore lends it to somebody else."""
    owner = _owner()
    programs = _programs()
    if owner is not None:
        programs = _lent(programs, folder / "lent")
        os.chown(folder, owner, -1)
    server = Server(programs, folder, _free_port(), owner, count(1))
    server.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N", "--locale=C")
    (folder / "data" / "pg_hba.conf").write_text(_WHO, encoding="ascii")
    return server


def _owner() -> int | None:
    """Who is to run the server, if it cannot be the one who runs the tests."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    import pwd

    return pwd.getpwnam("nobody").pw_uid


def _programs() -> Path:
    """The folder of PostgreSQL's programs: those of pgserver or, for Pythons that it does not know, the system's."""
    spec = find_spec("pgserver")
    if spec is None or spec.origin is None:
        return Path(_run(["pg_config", "--bindir"], None).strip())
    return Path(spec.origin).parent / "pginstall" / "bin"


def _lent(programs: Path, to: Path) -> Path:
    """The programs where everybody can read them; those of pgserver with the libraries that lie beside it."""
    package = programs.parent.parent
    libraries = package.with_name("pgserver.libs")
    if package.name != "pgserver":
        return programs
    if libraries.exists():
        shutil.copytree(libraries, to / libraries.name)
    return shutil.copytree(package, to / package.name, symlinks=True) / "pginstall" / "bin"


def _run(command: Sequence[str], owner: int | None) -> str:
    """Run a program as somebody else, or oneself; what it says."""
    done = subprocess.run(
        command,
        check=False,
        user=owner,
        cwd=os.path.sep,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

"""From one edition of the schema to the next: Alembic's revisions, run when a club is opened.

Revision ``0001`` makes edition 1, and so on; the edition stands in the file (SQLite's ``user_version``), so that
Alembic is imported only where there is something to do. To change the schema: change ``schema.py``, write the next
revision in ``versions/``, and raise :data:`EDITION`. A test compares a file that came up through all revisions with a
new one. Revisions name their columns themselves: what they did must not change when ``schema.py`` does. From 6 on they
run in files and on servers alike.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

EDITION = 5
"""The edition of ``schema.py``."""
SCRIPTS = Path(__file__).parent


def revision_of(edition: int) -> str:
    """Alembic's name for an edition."""
    return f"{edition:04}"


def upgrade(connection: Connection, edition: int | None = None) -> None:
    """Bring a club up to an edition (None: this program's); an empty file becomes a club of it.

    All within the transaction of ``connection``.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision_of(EDITION if edition is None else edition))

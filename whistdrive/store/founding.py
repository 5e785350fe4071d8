"""Beginning a club and opening one: what is looked at before it is trusted, and how an older one is brought up."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from glob import escape
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, inspect
from sqlalchemy.exc import IntegrityError

from whistdrive.core.findings import refuse
from whistdrive.store import migrations
from whistdrive.store.address import Place, ServerAddress
from whistdrive.store.disk import clear_unfinished
from whistdrive.store.file import ClubFile, reserved, trace
from whistdrive.store.inspection import check_health, check_no_machinery, check_schema, dangling
from whistdrive.store.keep import Keep
from whistdrive.store.schema import CLUB, METADATA, REVISION
from whistdrive.store.troubles import in_words

if TYPE_CHECKING:
    from whistdrive.store.server import ClubServer

Fill = Callable[[Connection], None]
"""Puts the first rows into the tables of a new club."""


def nameless(connection: Connection) -> None:
    """A club that has not even a name yet."""
    connection.execute(insert(CLUB).values(id=1, name="", currency="", reminders=""))


def begun(place: Place, station: str, fill: Fill = nameless) -> Keep:
    """A new club; refused as :meth:`whistdrive.store.ClubStore.create` is, and whatever ``fill`` refuses."""
    with in_words(place):
        if isinstance(place, ServerAddress):
            return _begun_on_server(place, station, fill)
        return _begun_in_file(place, station, fill)


def opened(place: Place, station: str, as_left: str | None = None) -> tuple[Keep, Path | None]:
    """A club, and where its file was copied before it was brought up, if it was.

    Refused as :meth:`whistdrive.store.ClubStore.open` is.
    """
    with in_words(place):
        if isinstance(place, ServerAddress):
            return _opened_on_server(place, station), None
        file = ClubFile(place, station=station)
        try:
            return file, _made_ready(file, as_left)
        except BaseException:
            file.close()
            raise


def _begun_in_file(path: Path, station: str, fill: Fill) -> ClubFile:
    with reserved(path) as part, closing(ClubFile(part, new=True)) as file, file.writing() as connection:
        _lay_out(connection)
        fill(connection)
        file.stamp()
    return ClubFile(path, station=station)


def _begun_on_server(address: ServerAddress, station: str, fill: Fill) -> Keep:
    from whistdrive.store.server import ClubServer

    _begin_on(ClubServer(address, station, unhurried=True), fill)
    return _opened_on_server(address, station)


def _begin_on(server: ClubServer, fill: Fill) -> None:
    try:
        with server.writing() as connection:
            if inspect(connection).get_table_names():
                raise refuse("not_empty")
            _lay_out(connection)
            fill(connection)
    finally:
        server.close()


def _opened_on_server(address: ServerAddress, station: str) -> Keep:
    from whistdrive.store.server import ClubServer

    server = ClubServer(address, station)
    try:
        with server.reading() as connection:
            server.recognise(connection)
        if server.edition < migrations.EDITION:
            with server.news.alone(), server.writing() as connection:
                migrations.upgrade(connection)
    except BaseException:
        server.close()
        raise
    return server


def _lay_out(connection: Connection) -> None:
    METADATA.create_all(connection)
    connection.execute(insert(REVISION).values(version_num=migrations.revision_of(migrations.EDITION)))


def _made_ready(file: ClubFile, as_left: str | None) -> Path | None:
    """Look a file over and bring it up to this edition; where it was copied before that, if it was."""
    clear_unfinished(file.path.parent, escape(file.path.name))  # this program has the club, so no other is at them
    with file.writing() as connection:
        check_no_machinery(connection)  # first, so that nothing that somebody put into the file is at work in the rest
        if file.edition == migrations.EDITION:
            check_schema(connection)
        if as_left is None or trace(file.path) != as_left:
            check_health(connection, file.path.stat().st_size)
    if file.edition == migrations.EDITION:
        return None
    copy = _copied_aside(file)
    try:
        _upgrade(file)
    except BaseException:
        copy.unlink()
        raise
    return copy


def _upgrade(file: ClubFile) -> None:
    try:
        with file.unbound(), file.writing() as connection:
            migrations.upgrade(connection)
            check_schema(connection)
            missing = dangling(connection)
            if missing is not None:
                raise refuse("upgrade_failed", value=missing)
            file.stamp()
    except IntegrityError as error:
        raise refuse("upgrade_failed", value=str(error.orig)) from error


def _copied_aside(file: ClubFile) -> Path:
    """Copy a file beside itself, named after its edition and the day."""
    day = datetime.now().astimezone().date()
    name = f"{file.path.stem} {day} edition {file.edition}"
    names = chain([name], (f"{name} ({number})" for number in count(2)))
    copy = next(
        path for path in (file.path.with_name(each + file.path.suffix) for each in names) if not os.path.lexists(path)
    )
    folder, name = file.path.parent, f"{escape(file.path.stem)} * edition *{escape(file.path.suffix)}"
    clear_unfinished(folder, name)
    with in_words(copy), reserved(copy) as part:
        file.copy_to(part)
    return copy

"""All that a club keeps of somebody, as a page to read or as data to take elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from html import escape
from typing import Any, Final

from whistdrive.core.drive import Adjustment, Card, Drive, Entrant
from whistdrive.desk.person_data import PersonData
from whistdrive.export.page_frame import framed, paragraph
from whistdrive.printing.marks import figure
from whistdrive.store import Appearance
from whistdrive.words import Words

EDITION: Final = 1
"""The edition of the data; another one has fields that mean something else."""

FORMS: Final = ("html", "json")
"""In which forms it can be had; each is the ending of its file too."""


def person_file(form: str, data: PersonData, words: Words, when: str) -> bytes:
    """The file in one of :data:`FORMS`; ``when`` is when it was made, written like ``Drive.corrected``."""
    return {"html": _page, "json": _data}[form](data, words, when)


def _page(data: PersonData, words: Words, when: str) -> bytes:
    title = words("person.title", name=data.person.name)
    moment = words.moment(when)
    made = words("person.club", club=data.club, when=moment) if data.club else words("person.when", when=moment)
    lines = [
        f'<h1 dir="auto">{escape(title)}</h1>',
        paragraph(made, "quiet"),
        *_table(words("person.details"), (), _details(data, words)),
        *_table(words("person.joined"), (), ([each.name, each.nickname, each.club_number] for each in data.joined)),
        *_table(words("person.wishes"), (), ([_wish(data, *wish, words)] for wish in data.wishes)),
        *_table(words("person.drives"), _headings(_OF_DRIVES, words), (_drive(each, words) for each in _each(data))),
        *_table(words("person.partners"), _headings(_OF_PARTNERS, words), _partners(data, words)),
        *_table(
            words("person.former"),
            (),
            ([each.name, each.nickname, each.club_number, each.note] for each in data.former),
        ),
        paragraph(words("person.more"), "quiet"),
    ]
    return framed(title, words.language, lines)


_OF_DRIVES = ("day", "drive", "number", "printed", "place", "points", "deals", "remarks")
_OF_PARTNERS = ("name", "rounds", "evenings")

_Facts = tuple[Appearance, Drive, Entrant]


def _each(data: PersonData) -> Iterator[_Facts]:
    """Every appearance with its drive and the entrant who it was."""
    for each in data.appearances:
        drive = data.drives[each.drive]
        entrant = next(one for one in drive.entrants if one.person in data.entries and one.number == each.number)
        yield each, drive, entrant


def _details(data: PersonData, words: Words) -> Iterator[Sequence[str]]:
    person = data.person
    for key, text in (
        ("name", person.name),
        ("nickname", person.nickname),
        ("club_number", person.club_number),
        ("note", person.note),
        ("archived", words("person.yes") if person.archived else ""),
    ):
        if text:
            yield words(f"person.{key}"), text


def _wish(data: PersonData, kind: str, other: int, words: Words) -> str:
    return words(f"person.{kind}", name=data.called.get(other, words("person.forgotten")))


def _drive(facts: _Facts, words: Words) -> Sequence[str]:
    appearance, drive, entrant = facts
    remarks = [
        *([words("person.shared")] if appearance.shared else []),
        *([words("person.paid")] if entrant.paid else []),
        *(words("person.adjusted", points=each.points, reason=each.reason) for each in _adjusted(drive, entrant)),
        *(words("person.prize") for each in drive.prizes if entrant.id in each.given),
    ]
    return (
        words.day(appearance.day),
        appearance.title,
        figure(appearance.number),
        appearance.name,
        *map(figure, (appearance.place, appearance.points, appearance.deals)),
        ", ".join(remarks),
    )


def _partners(data: PersonData, words: Words) -> Iterator[Sequence[str]]:
    for each in data.partners:
        yield data.called.get(each.person, words("person.forgotten")), figure(each.rounds), figure(each.drives)


def _headings(keys: Sequence[str], words: Words) -> Sequence[str]:
    return tuple(words(f"person.{key}") for key in keys)


def _table(heading: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A section with a table; nothing where it has no row."""
    made = list(rows)
    if not made:
        return
    yield f"<section><h2>{escape(heading)}</h2>"
    yield '<div class="wide"><table>'
    if columns:
        yield f"<thead><tr>{''.join(f'<th>{escape(each)}</th>' for each in columns)}</tr></thead>"
    for row in made:
        yield f"<tr>{''.join(_cell(text) for text in row)}</tr>"
    yield "</table></div></section>"


def _cell(text: str) -> str:
    return f'<td dir="auto">{"<br>".join(map(escape, text.splitlines()))}</td>'


def _data(data: PersonData, _words: Words, when: str) -> bytes:
    person = data.person
    found = {
        "kind": "whistdrive person",
        "edition": EDITION,
        "made": when,
        "club": data.club,
        "person": {
            "name": person.name,
            "nickname": person.nickname,
            "club_number": person.club_number,
            "note": person.note,
            "archived": person.archived,
        },
        "also_entered_as": [
            {"name": each.name, "nickname": each.nickname, "club_number": each.club_number, "note": each.note}
            for each in data.joined
        ],
        "earlier_entries": [asdict(each) for each in data.former],
        "wishes": [{"kind": kind, "with": data.called.get(other)} for kind, other in data.wishes],
        "drives": [_evening(*facts) for facts in _each(data)],
        "partners": [
            {"name": data.called.get(each.person), "rounds": each.rounds, "drives": each.drives}
            for each in data.partners
        ],
    }
    return json.dumps(found, ensure_ascii=False, indent=2).encode()


def _evening(appearance: Appearance, drive: Drive, entrant: Entrant) -> dict[str, Any]:
    return {
        "title": drive.title,
        "day": drive.day.isoformat(),
        "venue": drive.venue,
        "closed": drive.closed,
        "number": entrant.number,
        "name": entrant.name,
        "role": entrant.role,
        "pair": entrant.pair,
        "team": entrant.team,
        "shared_seat": appearance.shared,
        "from_round": entrant.since,
        "until_round": entrant.until,
        "paid": entrant.paid,
        "place": appearance.place,
        "points": appearance.points,
        "deals": appearance.deals,
        "seats": list(_seats(drive, entrant)),
        "own_card": next((_card_of(each) for each in drive.cards if each.entrant == entrant.id), None),
        "wishes": [{"kind": wish.kind, "table": wish.table} for wish in drive.wishes if entrant.id in wish.entrants],
        "adjustments": [
            {"round": each.round, "points": each.points, "reason": each.reason} for each in _adjusted(drive, entrant)
        ],
        "prizes": [
            {"kind": each.kind, "name": each.name, "amount": each.amount}
            for each in drive.prizes
            if entrant.id in each.given
        ],
    }


def _seats(drive: Drive, entrant: Entrant) -> Iterator[dict[str, Any]]:
    """Where they sat in every round, and what was written there."""
    for number, seated in enumerate(drive.rounds, start=1):
        if entrant.id in seated.resting:
            yield {"round": number, "rests": True}
        for table in seated.tables:
            for seat, sharing in zip(drive.scoring.seats, table.seats, strict=True):
                if entrant.id in sharing:
                    written = [dict(deal.marks) for deal in table.slip.deals]
                    yield {"round": number, "table": table.number, "seat": seat, "written": written}


def _card_of(card: Card) -> dict[str, Any]:
    return {"deals": list(card.deals), "first": card.first, "second": card.second, "total": card.total}


def _adjusted(drive: Drive, entrant: Entrant) -> Iterator[Adjustment]:
    return (each for each in drive.adjustments if entrant.id in each.entrants)

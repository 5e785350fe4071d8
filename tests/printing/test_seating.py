"""The seating on paper against the seats, and the plan of the room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument
from tests import drives
from tests.printing.evenings import seated
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core.drive import Drive, Plan, Round, Table
from whistdrive.movement.room import SHAPES, Shape
from whistdrive.printing import Choices, pdf
from whistdrive.printing.fonts import printable
from whistdrive.words import ENGLISH, Words


def parts(drive: Drive) -> dict[str, str]:
    """The text of the pages of each part of round 1, by what the part is called."""
    found = {"by table": "", "by name": "", "plan of the room": ""}
    for page in texts(pdf("seating", drive, ENGLISH, Choices(round=1))):
        (part,) = (part for part in found if squeezed(f"of {drive.plan.rounds}, {part}") in squeezed(page))
        found[part] += squeezed(page)
    return found


@pytest.mark.parametrize("players", [4, 5, 8, 9, 43, 200])
def test_everybody_stands_in_every_part_with_their_place(players: int) -> None:
    drive = seated(players, 1)
    told = parts(drive)
    seats = ("North", "South", "East", "West")
    by_id = drive.by_id
    for table in drive.rounds[0].tables:
        for seat, (entrant,) in zip(seats, table.seats, strict=True):
            number, name = by_id[entrant].number, printable(by_id[entrant].name)
            assert squeezed(f"{number} {name} {table.number} {seat}") in told["by name"]
            assert squeezed(f"{number} {name}") in told["by table"]
            assert squeezed(f"{number} {name}") in told["plan of the room"]
    for entrant in drive.rounds[0].resting:
        number, name = by_id[entrant].number, printable(by_id[entrant].name)
        assert squeezed(f"{number} {name} rests") in told["by name"]
        assert squeezed(f"{number} {name}") in told["by table"]
    if drive.rounds[0].resting:
        first = by_id[drive.rounds[0].resting[0]]
        assert squeezed(f"rests {first.number} {printable(first.name)}") in told["by table"]
        assert squeezed(f"Rests: {first.number} {printable(first.name)}") in told["plan of the room"]


def test_a_table_is_a_row_in_the_order_of_the_seats() -> None:
    told = parts(drives.of_drive(drives.f8()))
    assert (
        squeezed("Table North South East West 1 8 Player 8 1 Player 1 2 Player 2 4 Player 4 2 3 Player 3")
        in (told["by table"])
    )


@pytest.mark.parametrize("word", ["rests", "отдыхает", "stă deoparte"])
def test_the_word_for_resting_ends_before_the_name_beside_it(word: str) -> None:
    words = Words(lambda text, _count: word if text == "rests" else text)
    text = PdfDocument(pdf("seating", seated(9, 1), words, Choices(round=1)))[0].get_textpage()
    boxes = [text.get_charbox(each) for each in range(text.count_chars())]
    end = text.get_text_range().index(word) + len(word)
    _left, bottom, right, _top = boxes[end - 1]
    beside = next(box for box in boxes[end:] if abs(box[1] - bottom) < 9 and box[0] < box[2])
    assert beside[0] - right > 2


def test_names_are_in_the_order_of_the_letters_whatever_their_accents() -> None:
    drive = drives.of_drive(drives.f8(names=("Zoë", "Ása", "asa", "Łucja", "Bo", "émile", "Eve", "Cy")))
    text = parts(drive)["by name"]
    wanted = ("Ása", "asa", "Bo", "Cy", "émile", "Eve", "Łucja", "Zoë")
    places = [text.index(squeezed(name), text.index("NameTable")) for name in wanted]
    assert places == sorted(places)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [4, 8, 40, 200])
def test_every_shape_is_one_whole_page(shape: Shape, players: int) -> None:
    drive = seated(players, 1, first_name=3)
    for entrant in drive.entrants:
        if "http" in entrant.name:  # what breaks within a word is read back with the number of its table within
            drive = drives.renamed(drive, entrant.id, "Hope, Hal")
    printed = pdf("seating", drive, ENGLISH, Choices(round=1, shape=shape))
    assert_sound(printed)
    plans = [page for page in texts(printed) if "plan of the room" in page]
    assert len(plans) == 1
    assert all(squeezed(printable(each.name)) in squeezed(plans[0]) for each in drive.entrants)


def test_the_shape_tells_where_tables_stand() -> None:
    drive = seated(24, 1, first_name=20)

    def numbers(shape: Shape) -> list[tuple[int, int]]:
        """Where the numbers of the tables, the largest letters of the plan, stand: (x, y) in points from the top."""
        with PdfDocument(pdf("seating", drive, ENGLISH, Choices(round=1, shape=shape))) as document:
            page = document[len(document) - 1]
            text, height = page.get_textpage(), page.get_size()[1]
            found = {}
            letters = text.get_text_range()
            boxes = [text.get_charbox(index) for index in range(text.count_chars())]
            tallest = max(box[3] - box[1] for box, letter in zip(boxes, letters, strict=False) if letter in "123456")
            for box, letter in zip(boxes, letters, strict=False):
                if letter in "123456" and box[3] - box[1] > 0.93 * tallest:
                    found[letter] = (round(box[0]), round(height - box[1]))
            return [found[str(table)] for table in range(1, 7)]

    ring = numbers("ring")
    assert ring[0][1] == ring[1][1]
    assert abs(ring[0][0] - ring[5][0]) <= 2  # figures begin at other sides of their width
    assert [y for _x, y in numbers("line")] == sorted(y for _x, y in numbers("line"))


def test_one_round_or_all() -> None:
    drive = drives.of_drive(drives.f8())
    assert len(texts(pdf("seating", drive, ENGLISH))) == 9
    text = whole(pdf("seating", drive, ENGLISH, Choices(round=2)))
    assert "Round2of3" in text
    assert "Round1" not in text


def test_two_at_a_table_and_many_on_one_seat() -> None:
    two = seated(5, 1, scoring="two_hand", plan=Plan(rounds=1, deals=2, interval=0, trumps=()))
    assert squeezed("Table North East 1") in parts(two)["by table"]
    shared = replace(
        seated(9, 1), rounds=(Round((Table(1, ((1, 2, 3), (4,), (5,), (6, 7))), Table(2, ((8,), (9,), (), ()))), ()),)
    )
    told = parts(
        replace(shared, rounds=(replace(shared.rounds[0], tables=shared.rounds[0].tables[:1], resting=(8, 9)),))
    )
    for entrant in range(1, 10):
        assert all(squeezed(printable(shared.entrant(entrant).name)) in text for text in told.values())

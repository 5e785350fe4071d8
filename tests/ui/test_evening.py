"""A whole evening typed into the window by keys, and reckoned beside it by hand.

The program runs in a process of its own, which is killed three times; the test has nothing of it but the keyboard and
the screen.
"""

from __future__ import annotations

from pathlib import Path

from tests.ui.plain_book import AWARD, HALF, Book, Line, Slip
from tests.ui.program import Program, Screen

NAMES = tuple(
    f"{first}{last}"
    for first in ("Al", "Be", "Da", "El", "Ger", "Hil", "Ma")
    for last in ("bert", "dis", "frid", "mar", "nora", "vin")
)
"""By number; nobody's name begins with another's."""

NUMBER = {name: number for number, name in enumerate(NAMES, start=1)}
AT_THE_DOOR, LATE, SUBSTITUTE = NAMES[:38], NAMES[38:40], NAMES[40]
WHO_IS_REPLACED, WHO_LEAVES = NAMES[6], NAMES[10]
DEALS = 24
STEPS = 400
"""More than the evening has: a key for which nothing is left does nothing."""


class Evening:
    """Somebody at the keyboard who writes everything down on paper as well."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program = Program(folder)
        self.book = Book()
        self.present: set[int] = set()
        self.deal = 0

    def press(self, *keys: str) -> Screen:
        return self.program.press(*keys)

    def type(self, text: str, *keys: str) -> Screen:
        return self.press(*text, *keys)

    def tab_to(self, name: str) -> None:
        """Press Tab until the keyboard is at something of that name."""
        for _ in range(40):
            if self.press("Tab").focus == name:
                return
        raise AssertionError(name)

    def pull_the_plug(self) -> Screen:
        """Kill the program, start it again and see what it comes back to."""
        assert self.program.kill() != 0
        self.program = Program(self.folder)
        return self.press()

    def sign_in(self, names: tuple[str, ...]) -> None:
        """Sign people in at the door, ladies with odd numbers and gents with even ones."""
        self.press("Ctrl+1")
        for name in names:
            screen = self.type(name, "Shift+Enter" if NUMBER[name] % 2 == 0 else "Enter")
            assert screen.says(f"✓ {name} is in, number {NUMBER[name]}")
            self.book.come_in(NUMBER[name])
            self.present.add(NUMBER[name])

    def find(self, name: str) -> None:
        """Go to somebody's row at the sign-in."""
        self.press("Ctrl+1", "Down")
        self.type(name)

    def plan(self) -> None:
        """Begin a drive of ladies and gents in which whoever rests is awarded points; the rest is what is usual."""
        self.press("Ctrl+N")
        self.type("Harvest drive")
        self.tab_to("Roles")
        self.press("Space")
        self.tab_to("Award for resting, a deal")
        assert self.type(str(AWARD), "Enter").says(f"Not started; {DEALS} rounds planned")

    def seat(self) -> None:
        """Have the next round seated, and read on the screen who sits where."""
        self.press("Ctrl+Enter")
        self.deal += 1
        screen = self.press("Ctrl+3")
        slips = {int(row["Table"]): Slip(*sides(row), 0) for row in screen.rows}
        seated = [each for slip in slips.values() for each in (*slip.north_south, *slip.east_west)]
        assert len(seated) == len(set(seated)) == 4 * len(slips)
        assert len(slips) == len(self.present) // 4
        assert set(seated) <= self.present
        self.book.deals[self.deal] = {}
        self.book.rested[self.deal] = sorted(self.present - set(seated))
        self.seated = slips

    def hand_in(self, tables: range | None = None) -> Screen:
        """Type what North-South took at the tables, from the one that has the cursor."""
        keys: list[str] = []
        for table in tables or range(1, len(self.seated) + 1):
            slip = self.seated[table]
            slip.took = (7 * self.deal + 5 * table + self.deal * table) % 14
            self.book.deals[self.deal][table] = slip
            keys += (*str(slip.took), "Enter")
        return self.press(*keys)

    def play(self, upto: int) -> None:
        """Play deals up to one, and compare after each."""
        while self.deal < upto:
            self.seat()
            assert self.hand_in().says("All tables are in")
            self.compare()

    def go_back(self, deal: int, table: int) -> Screen:
        """Go to a table of an earlier round, whichever round is looked at."""
        latest, earlier = ["Alt+Right"] * self.deal, ["Alt+Left"] * (self.deal - deal)
        return self.press("Ctrl+3", *latest, *earlier, "/", *str(table), "Enter")

    def correct(self, deal: int, table: int, took: int) -> None:
        """Type another figure over that of an earlier deal."""
        self.go_back(deal, table)
        self._see_corrected(self.type(str(took), "Enter"), deal, table, took)

    def turn_round(self, deal: int, table: int) -> None:
        """Give each side of an earlier deal what the other had."""
        self.go_back(deal, table)
        self._see_corrected(self.press("x"), deal, table, 13 - self.book.deals[deal][table].took)

    def _see_corrected(self, screen: Screen, deal: int, table: int, took: int) -> None:
        assert (screen.rows[table - 1]["N–S"], screen.rows[table - 1]["E–W"]) == (str(took), str(13 - took))
        assert "corrected" in screen.rows[table - 1]["State"]
        self.book.deals[deal][table].took = took
        self.compare()

    def revoke(self, deal: int, table: int) -> None:
        """North-South revoked: three points go to the others, and the tricks stay as they were taken."""
        self.go_back(deal, table)
        assert self.press("Ctrl+J", "Home", "Tab", "Enter").says("✓ Adjusted: ")
        slip = self.book.deals[deal][table]
        self.book.extra += [(deal, each, -3) for each in slip.north_south]
        self.book.extra += [(deal, each, 3) for each in slip.east_west]
        self.compare()

    def sat_for_each_other(self, deal: int, table: int, other: int) -> None:
        """Two people sat in each other's seats, at different tables."""
        one, another = self.book.deals[deal][table].north_south[0], self.book.deals[deal][other].east_west[1]
        self.go_back(deal, table)
        assert self.press("Ctrl+R", *f"{one} + {another}", "Enter").says("✓ So it was at table")
        self.book.sat_for_each_other(deal, one, another)
        self.compare()

    def substitute(self, name: str, by: str) -> None:
        """Somebody goes home, and another plays on in the seat."""
        self.find(name)
        assert self.press("F5", *by, "Enter").says(f"substitute for {NUMBER[name]} {name}")
        self.book.take_over(NUMBER[by], NUMBER[name])
        self.present ^= {NUMBER[name], NUMBER[by]}

    def leave(self, name: str) -> None:
        """Somebody goes home, and nobody comes instead."""
        self.find(name)
        screen = self.press("Del")
        assert [row["Name"] for row in screen.rows if "left after" in row["Note"]] == sorted([name, WHO_IS_REPLACED])
        self.present.remove(NUMBER[name])

    def compare_interval(self) -> None:
        """Compare the standings at the interval, as they are now known."""
        self.press("Ctrl+4")
        self.tab_to("Now")
        screen = self.press("Right")
        assert screen.says(f"After round {HALF} of {DEALS}")
        assert lines(screen) == self.book.lines(upto=HALF)
        self.press("Left")

    def compare(self, book: Book | None = None) -> None:
        """Compare the standings on the screen, and the sum at its foot, with the book."""
        book = book or self.book
        screen = self.press("Ctrl+4")
        assert lines(screen) == book.lines()
        points = book.points()
        assert screen.label("Control total").startswith(f"Control total {points} of {points}")
        totals = sorted((line.total for line in book.lines().values()), reverse=True)
        for row in screen.rows:
            level = totals.count(int(row["Total"]))
            first = totals.index(int(row["Total"])) + 1
            assert first <= int(row["Place"].strip("=")) < first + level

    def compare_before_and_after(self, before: Book) -> None:
        """What was done last can be taken back and done again; the book is right each time."""
        self.compare()
        assert self.press("Ctrl+Z").says("Taken back:")
        self.compare(before)
        assert self.press("Ctrl+Y").says("Done:")
        self.compare()


def sides(row: dict[str, str]) -> tuple[list[int], list[int]]:
    """The people of both sides of a table, as they stand in its row."""
    people = {side: [NUMBER[name] for name in row[side].split(" + ")] for side in ("North–South", "East–West")}
    return people["North–South"], people["East–West"]


def lines(screen: Screen) -> dict[tuple[int, ...], Line]:
    """The standings as they stand on the screen, by the numbers of a seat."""
    return {
        tuple(int(number) for number in row["No."].split("+")): Line(
            *(int(row[heading]) for heading in ("Total", "1st half", "2nd half", "Deals"))
        )
        for row in screen.rows
    }


def test_a_whole_evening_by_keys(tmp_path: Path) -> None:
    e = Evening(tmp_path)
    try:
        first_half(e)
        second_half(e)
        every_deal_is_as_it_was_written(e)
        back_to_the_start_and_forth(e)
    finally:
        e.program.kill()


def first_half(e: Evening) -> None:
    e.plan()
    e.sign_in(AT_THE_DOOR)
    e.play(2)
    e.sign_in(LATE)
    assert e.press("Ctrl+1").says("40 in")
    e.play(5)
    e.substitute(WHO_IS_REPLACED, SUBSTITUTE)
    e.play(6)
    e.correct(2, 4, took=12)
    e.play(7)
    kill_while_a_deal_is_typed(e)
    e.play(9)
    e.revoke(9, 3)
    e.play(10)
    e.sat_for_each_other(9, 2, 5)
    e.play(HALF)
    e.compare_interval()


def second_half(e: Evening) -> None:
    e.play(14)
    e.turn_round(11, 7)
    e.compare_interval()
    e.play(15)
    e.leave(WHO_LEAVES)
    e.play(17)
    kill_while_a_correction_is_typed(e)
    e.correct(16, 4, took=5)
    e.play(DEALS)
    assert len(e.book.seats) == 40
    assert e.book.rested[1] != []
    assert e.book.rested[DEALS] != []


def kill_while_a_deal_is_typed(e: Evening) -> None:
    """Five tables are in and the figure of the sixth stands in its field without Enter: the five are there after it."""
    e.seat()
    e.hand_in(range(1, 5))
    before = e.book.copy()
    e.hand_in(range(5, 6))
    e.press("1")
    screen = e.pull_the_plug()
    assert [row["N–S"] for row in screen.rows] == [*(str(e.seated[table].took) for table in range(1, 6)), *[""] * 5]
    e.compare_before_and_after(before)
    e.press("Ctrl+3")
    assert e.hand_in(range(6, 11)).says("All tables are in")
    e.compare()


def kill_while_a_correction_is_typed(e: Evening) -> None:
    """What was done last can be taken back after that, and a correction from before still says that it is one."""
    before = e.book.copy()
    del before.deals[17][9]
    e.go_back(16, 4)
    e.press("1")
    assert e.pull_the_plug().says(f"Round 17 of {DEALS}")
    e.compare_before_and_after(before)
    assert "corrected" in e.go_back(2, 4).rows[3]["State"]
    assert "corrected" not in e.go_back(16, 4).rows[3]["State"]


def every_deal_is_as_it_was_written(e: Evening) -> None:
    """Round by round on the screen, from the last to the first."""
    screen = e.press("Ctrl+3")
    for deal in range(DEALS, 0, -1):
        shown = {int(row["Table"]): Slip(*sides(row), int(row["N–S"])) for row in screen.rows}
        assert shown == e.book.deals[deal]
        screen = e.press("Alt+Left")


def back_to_the_start_and_forth(e: Evening) -> None:
    """Everything is taken back until nobody is in, and done again, though the program is killed in between."""
    done = e.press("Ctrl+0").label("Done: ")
    assert e.press(*["Ctrl+Z"] * STEPS).says("0 in")
    e.pull_the_plug()
    assert e.press("Ctrl+0").says("0 in")
    assert e.press(*["Ctrl+Y"] * STEPS).label("Done: ") == done
    e.compare()

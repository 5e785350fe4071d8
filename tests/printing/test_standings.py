"""The printed standings against the values they come from."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests import drives
from tests.printing.evenings import played, sat_down, seated, substituted_f8
from tests.printing.pages import assert_sound, squeezed, texts, whole

from whistdrive.core import changes
from whistdrive.core.drive import Drive, Missed, Plan, Slip
from whistdrive.core.standings import divisions, standings
from whistdrive.movement import MOVEMENTS
from whistdrive.printing import pdf
from whistdrive.printing.fonts import printable
from whistdrive.printing.notes import particulars
from whistdrive.words import ENGLISH


def with_slip(drive: Drive, number: int, table: int, **changed: object) -> Drive:
    """The drive with parts of one slip replaced."""
    old = drive.rounds[number - 1]
    tables = tuple(
        replace(each, slip=replace(each.slip, **changed)) if each.number == table else each  # type: ignore[arg-type]
        for each in old.tables
    )
    return replace(drive, rounds=(*drive.rounds[: number - 1], replace(old, tables=tables), *drive.rounds[number:]))


def test_f8_has_its_totals_and_places() -> None:
    text = whole(pdf("standings", drives.of_drive(drives.f8(drives.HARD_NAMES)), ENGLISH))
    for player, total in drives.F8_TOTALS.items():
        place, shared = drives.F8_PLACES[player]
        name = printable(drives.HARD_NAMES[player - 1])
        assert squeezed(f"{place}{'=' if shared else ''} {player} {name} {total} 3") in text
    assert squeezed("all totals together make 156, as they should") in text
    assert squeezed("Standings after round 3 of 3") in text


def test_f8_corrected_has_the_corrected_places() -> None:
    evening = changes.swap_sides(drives.f8(), number=1, table=1, deal=1)
    text = whole(pdf("standings", drives.of_drive(evening), ENGLISH))
    for row in ("1 2 Player 2 30", "2 5 Player 5 24", "3 6 Player 6 23", "4 8 Player 8 21", "8 1 Player 1 8"):
        assert squeezed(row) in text
    assert squeezed("make 156") in text


@pytest.mark.parametrize("players", [4, 5, 8, 9, 40, 200])
def test_every_figure_is_the_value(players: int) -> None:
    drive = played(seated(players, 4))
    text = whole(pdf("standings", drive, ENGLISH))
    for row in standings(drive).rows:
        entrant = drive.entrant(row.entrants[0])
        place = f"{row.place}=" if row.shared else f"{row.place}"
        figures = (row.total, row.first, row.second, row.deals, row.won, row.difference)
        said = " ".join(str(each).replace("-", "−") for each in figures)
        assert squeezed(f"{place} {entrant.number} {printable(entrant.name)} {said}") in text


def test_headings_come_again_on_every_page() -> None:
    printed = texts(pdf("standings", played(seated(200, 2)), ENGLISH))
    assert len(printed) > 3
    assert all(
        squeezed("Place No. Name Total 1st half 2nd half Deals Won Difference") in squeezed(page) for page in printed
    )


def test_roles_have_lists_of_their_own() -> None:
    drive = played(seated(9, 3, plan=Plan(rounds=3, interval=0, roles=("lady", "gent"))))
    roles = {1: "A", 3: "A", 2: "B", 4: "B"}
    drive = replace(drive, entrants=tuple(replace(each, role=roles.get(each.number)) for each in drive.entrants))
    text = whole(pdf("standings", drive, ENGLISH))
    lady, gent, none = (text.index(squeezed(heading)) for heading in ("LadyPlace", "GentPlace", "Without a role Place"))
    assert lady < text.index("Ng,X", gent)
    assert text.index("Li,Bo") < gent < none
    assert text.index("Li,Bo") > lady
    assert text.index(squeezed("Şahin, Gülçin")) > none
    for division in divisions(drive, standings(drive)):
        for row in division.rows:
            entrant = drive.entrant(row.entrants[0])
            place = f"{row.place}{'=' if row.shared else ''}"
            assert squeezed(f"{place} {entrant.number} {printable(entrant.name)}") in text


def test_a_fixed_pair_is_one_row_with_both_names() -> None:
    drive = seated(8, 2, scoring="cvisti", plan=Plan(rounds=2, deals=8, interval=0))
    drive = replace(
        drive,
        movement=MOVEMENTS["pairs"](),
        entrants=tuple(replace(each, pair=(each.number + 1) // 2) for each in drive.entrants),
        rounds=drive.rounds[:1],
    )
    drive = played(drive)
    text = whole(pdf("standings", drive, ENGLISH))
    rows = standings(drive).rows
    assert len(rows) == 4
    for row in rows:
        first, second = (drive.entrant(each) for each in row.entrants)
        names = f"{first.number} {printable(first.name)} {second.number} {printable(second.name)}"
        assert squeezed(f"{row.place}{'=' if row.shared else ''} {names} {row.total} {row.deals} {row.won}") in text


def test_a_round_just_seated_does_not_make_the_standings_provisional() -> None:
    text = whole(pdf("standings", played(seated(8, 5), upto=2), ENGLISH))
    assert squeezed("Standings after round 2 of 5") in text
    assert "Provisional" not in text


def test_an_odd_table_is_marked_with_its_remark() -> None:
    drive = with_slip(drives.of_drive(drives.f8()), 2, 1, remark="both sides sure")
    text = whole(pdf("standings", drive, ENGLISH))
    for player in range(1, 9):
        assert (squeezed(f"Player {player} †") in text) == (player in (8, 2, 3, 5))
    assert squeezed("Round 2, table 1: both sides sure") in text


def test_a_remark_of_five_thousand_characters_breaks_over_pages() -> None:
    remark = "it was late & <b>nobody</b> knew; " * 150
    drive = with_slip(drives.of_drive(drives.f8()), 2, 1, remark=remark)
    for document in ("standings", "sheets"):
        printed = pdf(document, drive, ENGLISH)
        assert_sound(printed)
        pages = [squeezed(page) for page in texts(printed)]
        found = sum(page.count("knew;") for page in pages)
        assert found in (149, 150, 151)
        assert "<b>nobody</b>" in "".join(pages)


def test_a_table_that_stopped_early_is_told() -> None:
    drive = played(seated(8, 2, scoring="cvisti", plan=Plan(rounds=2, deals=8, interval=0)))
    drive = with_slip(drive, 1, 2, deals=drive.rounds[0].tables[1].slip.deals[:5], closed="the bell rang")
    text = whole(pdf("standings", drive, ENGLISH))
    assert squeezed("Round 1, table 2 stopped early: the bell rang") in text
    assert "Provisional" not in text


def test_a_control_total_that_is_off_is_told() -> None:
    drive = with_slip(
        drives.of_drive(drives.f8()),
        1,
        1,
        deals=(type(drives.of_drive(drives.f8()).rounds[0].tables[0].slip.deals[0])({"ns": 8, "ew": 4}),),
        remark="lost a trick",
    )
    assert squeezed("make 154 and should make 156") in whole(pdf("standings", drive, ENGLISH))


def test_the_order_of_ranking_is_told_as_far_as_it_applies() -> None:
    assert squeezed("decided by total, then difference;") in whole(
        pdf("standings", drives.of_drive(drives.f8()), ENGLISH)
    )
    games = played(seated(8, 2, scoring="rubber", plan=Plan(rounds=2, deals=None, interval=0)))
    assert squeezed("by total, then difference, then rubbers, then games;") in whole(pdf("standings", games, ENGLISH))


def test_nothing_played_at_all() -> None:
    drive = seated(8, 1)
    assert all(table.slip == Slip() for table in drive.rounds[0].tables)
    assert squeezed("Standings after round 0 of 1") in whole(pdf("standings", drive, ENGLISH))


def test_an_evening_of_forty_in_two_lists_fits_one_page() -> None:
    drive = played(seated(40, 4))
    roles = tuple(
        replace(entrant, role="AB"[entrant.id % 2], name=f"Player {entrant.id}") for entrant in drive.entrants
    )
    drive = replace(drive, entrants=roles, plan=replace(drive.plan, roles=("lady", "gent")))
    assert_sound(pdf("standings", drive, ENGLISH), pages=1)


@pytest.mark.parametrize("players", range(40, 60, 2))
def test_what_is_said_below_the_lists_never_stands_on_a_page_of_its_own(players: int) -> None:
    drive = played(seated(players, 2))
    *_, last = texts(pdf("standings", drive, ENGLISH))
    worst = standings(drive).rows[-1]
    assert squeezed(f"{worst.total} {worst.first} {worst.second}") in squeezed(last)
    assert squeezed("Places are decided by") in squeezed(last)


def test_a_team_has_one_row_with_the_names_of_all_four() -> None:
    drive = sat_down(drives.drive(20, movement=MOVEMENTS["teams"](), plan=Plan(rounds=4, deals=6, interval=0)), 4)
    text = whole(pdf("standings", drive, ENGLISH))
    assert len(standings(drive).rows) == 5
    for row in standings(drive).rows:
        people = [drive.entrant(each) for each in row.entrants]
        names = " · ".join(f"{each.number} {each.name}" for each in people)
        assert squeezed(f"{row.place} Team {people[0].team} {names} {row.total} 48") in text
    assert squeezed("all totals together make 1560, as they should") in text


def test_both_lines_of_a_mitchell_have_their_winner() -> None:
    drive = sat_down(drives.drive(12, movement=MOVEMENTS["mitchell"](), plan=Plan(rounds=3, interval=0)), 3)
    text = whole(pdf("standings", drive, ENGLISH))
    assert text.index("North–South") < text.index("East–West")
    assert text.count(squeezed("Place Name Total")) == 2
    assert squeezed("Each line has places of its own") in text
    before = replace(drive, rounds=())
    assert "North–South" not in whole(pdf("standings", before, ENGLISH))


def test_a_shared_seat_is_one_row_a_dummy_is_none_and_points_for_resting_are_seen() -> None:
    plan = Plan(rounds=2, interval=0, award=7)
    drive = drives.drive(11, plan=plan)
    changed = {7: replace(drive.entrants[6], shares=2), 8: replace(drive.entrants[7], dummy=True, name="Gertrud")}
    drive = sat_down(replace(drive, entrants=tuple(changed.get(each.id, each) for each in drive.entrants)), 2)
    text = whole(pdf("standings", drive, ENGLISH))
    assert squeezed("2+7 Player 2 / Player 7") in text
    assert squeezed("Place No. Name Total Awarded Deals") in text
    assert squeezed("control total: 8 Gertrud.") in text
    assert squeezed("Whoever rests is awarded 7 for each deal") in text
    assert squeezed("all totals together make 132, as they should") in text
    assert text.count("Gertrud") == 1


def test_of_a_pair_only_the_seat_that_was_taken_over_is_told_apart() -> None:
    found = changes.substitute_new(
        drives.evening(sat_down(drives.drive(8, movement=MOVEMENTS["pairs"]()), 2)), entrant=2, name="Sub"
    )
    after = drives.of_drive(found)
    [row] = [each for each in standings(after).rows if 2 in each.entrants]
    assert row.entrants == (1, 2, 9)
    assert list(particulars(after, row, ENGLISH)) == [
        f"One seat: 2 Player 2 {row.total} (deals: 2), 9 Sub (from round 3) 0 (deals: 0)"
    ]


def test_a_substitute_and_the_one_who_went_have_one_row_and_each_their_own_points() -> None:
    """Known fault 18: player 4 plays rounds 1 and 2, and a substitute the third in seat 4."""
    drive = substituted_f8()
    text = whole(pdf("standings", drive, ENGLISH))
    assert squeezed("7 4+9 Player 4 / Sub (from round 3) 14 3") in text
    assert squeezed("One seat: 4 Player 4 8 (deals: 2), 9 Sub (from round 3) 6 (deals: 1)") in text
    assert squeezed("all totals together make 156, as they should") in text


@pytest.mark.parametrize(
    ("rule", "total", "said"),
    [
        ("nothing", 17, "A deal that somebody missed counts nothing."),
        ("award", 24, "For a deal that somebody missed 7 are awarded"),
        ("average", 26, "A deal that somebody missed counts the average of those they played"),
    ],
)
def test_what_missed_deals_count_is_told_with_who_missed_any(rule: Missed, total: int, said: str) -> None:
    """Player 6 of the eight left after round 2 with 17 points."""
    drive = drives.of_drive(drives.f8())
    gone = drives.of_drive(changes.leave(drives.evening(replace(drive, rounds=drive.rounds[:2])), entrant=6, after=2))
    plan = replace(gone.plan, missed=rule, award=7)
    four = replace(drive.rounds[2], tables=drive.rounds[2].tables[1:], resting=(3, 4, 8))
    drive = replace(gone, plan=plan, rounds=(*gone.rounds, four))
    text = whole(pdf("standings", drive, ENGLISH))
    awarded = total - 17
    assert squeezed(f"6 Player 6 {total} {awarded} 2 1") in text
    assert squeezed(said) in text
    assert squeezed("6 Player 6: 2 of 3 deals") in text
    foot = {"nothing": "", "award": "Missed deals: 7 each", "average": "Missed deals: own average"}[rule]
    assert ("Misseddeals" in text) == bool(foot)
    assert squeezed(foot) in text
    assert squeezed("as they should") in text


def test_adjustments_are_a_column_and_a_line_each_with_the_reason() -> None:
    evening = changes.adjust_table(drives.f8(), number=1, table=1, ns=-3, ew=3, reason="revoke")
    evening = changes.adjust_entrant(evening, number=3, entrant=5, points=2, reason="waited long")
    text = whole(pdf("standings", drives.of_drive(evening), ENGLISH))
    assert squeezed("Place No. Name Total Adjusted Deals Won") in text
    assert squeezed("1 2 Player 2 30 3 3") in text
    assert squeezed("Player 5 26 2 3") in text
    assert squeezed("Player 1 8 −3 3") in text
    assert squeezed("Round 1, table 1: −3 for 1 Player 1 – revoke") in text
    assert squeezed("Round 1, table 1: +3 for 2 Player 2 – revoke") in text
    assert squeezed("Round 3: +2 for 5 Player 5 – waited long") in text
    assert squeezed("all totals together make 158, as they should") in text


def test_a_table_that_could_not_play_is_told_and_its_deals_are_missed() -> None:
    """Case 19: table 2 of round 3 did not play."""
    drive = with_slip(drives.of_drive(drives.f8()), 3, 2, deals=(), closed="somebody was ill")
    text = whole(pdf("standings", drive, ENGLISH))
    assert squeezed("Round 3, table 2 could not play: somebody was ill") in text
    assert squeezed("Place No. Name Total Deals Missed Won") in text
    assert squeezed("5 Player 5 11 2 1") in text
    assert "Provisional" not in text


def test_places_by_the_average_of_a_deal_show_it() -> None:
    drive = drives.of_drive(drives.f8())
    drive = with_slip(drive, 3, 2, deals=(), closed="somebody was ill")
    drive = replace(drive, plan=replace(drive.plan, ranking=("average", "total")))
    text = whole(pdf("standings", drive, ENGLISH))
    assert squeezed("Places are decided by average of a deal, then total;") in text
    assert squeezed("1 8 Player 8 24 3 0 3 8.00") in text


def test_a_card_bears_both_names_of_a_seat_that_was_taken_over() -> None:
    """Known fault 18."""
    pages = whole(pdf("cards", substituted_f8(), ENGLISH))
    assert squeezed("4 Player 4 9 Sub (from round 3)") in pages
    assert pages.count(squeezed("Score card · A drive")) == 8

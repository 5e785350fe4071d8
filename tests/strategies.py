"""Random evenings: whatever an organiser can do, with arguments drawn from the evening to which it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import TypeVar, get_args

from hypothesis import strategies as st
from tests.drives import HARD_NAMES
from tests.scoring.sittings import dealt, options, rule_sets

from whistdrive.core import changes
from whistdrive.core.club import BondKind, Club, Person, Preset, Season
from whistdrive.core.contracts import Movement
from whistdrive.core.drive import (
    CashKind,
    Decision,
    Drive,
    Entrant,
    Entry,
    Missed,
    Plan,
    Prize,
    PrizeKind,
    Round,
    Table,
    WishKind,
)
from whistdrive.core.evening import Evening
from whistdrive.core.findings import Refused, refuse
from whistdrive.core.options import options_of, read_options
from whistdrive.core.ranking import STEPS
from whistdrive.core.standings import standings
from whistdrive.movement import MOVEMENTS

Part = TypeVar("Part")
Change = Callable[[st.DrawFn, Evening], Evening]

ATTACKS = ("Robert'); DROP TABLE person;--", '"; DELETE FROM entrant; --', "%s {0} \\", "\N{RIGHT-TO-LEFT OVERRIDE}gnp")

names = st.sampled_from(HARD_NAMES) | st.sampled_from(ATTACKS) | st.text(min_size=1, max_size=12)
texts = st.just("") | names
roles = st.sampled_from([None, "A", "B"])


@st.composite
def movements(draw: st.DrawFn) -> Movement:
    """A movement with any options; what it keeps is a schedule of a round or two, and where that begins."""
    kind = MOVEMENTS[draw(st.sampled_from(tuple(MOVEMENTS)))]
    schedules = st.sampled_from([(), (((0, 1, 2, 3),),), (((0, 1, 2, 3),), ((2, 0, 1, 3),))])
    values: dict[str, object] = {}
    for option in options_of(kind):
        kept = schedules if isinstance(option.default, tuple) else st.integers(1, 3)
        values[option.key] = draw(kept if option.data else options(option))
    return read_options(kind, values)


@st.composite
def plans(draw: st.DrawFn, *, plays_rubbers: bool) -> Plan:
    """A plan of a few rounds."""
    rounds = draw(st.integers(1, 6))
    deals = st.integers(1, 3)
    return Plan(
        rounds=rounds,
        deals=draw(st.none() | deals if plays_rubbers else deals),
        trumps=tuple(draw(st.lists(st.sampled_from(["H", "C", "D", "S", "NT", "MIS"]), max_size=5))),
        interval=draw(st.integers(0, rounds - 1)),
        roles=draw(st.none() | st.tuples(names, names)),
        ranking=tuple(draw(st.lists(st.sampled_from(tuple(STEPS)), min_size=1, unique=True))),
        award=draw(st.integers(0, 7)),
        one_prize=draw(st.booleans()),
        leavers_win=draw(st.booleans()),
        missed=draw(st.sampled_from(get_args(Missed))),
        entry=draw(st.sampled_from(get_args(Entry))),
    )


@st.composite
def new_drives(draw: st.DrawFn, number: int = 1) -> Drive:
    """A drive, with the id ``number``, to which nobody has come yet."""
    scoring = draw(rule_sets())
    return Drive(
        id=number,
        title=draw(st.sampled_from(["Autumn drive", "Tom & Jerry <Cup>", "Осень"])),
        day=draw(st.dates(date(1990, 1, 1), date(2100, 1, 1))),
        scoring=scoring,
        movement=draw(movements()),
        plan=draw(plans(plays_rubbers=scoring.plays_rubbers)),
        venue=draw(texts),
        seed=draw(st.integers(0, 2**63 - 1)),
    )


@st.composite
def openings(draw: st.DrawFn, evening: Evening) -> Evening:
    """The evening after a few people came in, half of them as A, half as B, and usually sat down: one step."""
    for number in range(draw(st.integers(4, 9))):
        evening = changes.sign_in_new(evening, name=draw(st.sampled_from(HARD_NAMES)), role="AB"[number % 2])
    return _sit_down(draw, evening) if draw(st.integers(0, 3)) else evening


@st.composite
def changed(draw: st.DrawFn, evening: Evening) -> Evening:
    """The evening after any change; the very same evening where that was refused."""
    try:
        return draw(st.sampled_from(CHANGES))(draw, evening)
    except Refused:
        return evening


@st.composite
def evenings(draw: st.DrawFn, most: int = 12) -> Evening:
    """An evening that began, and to which up to ``most`` things happened."""
    evening = changes.new_drive(Evening(Club(draw(texts), draw(people()))), drive=draw(new_drives()))
    evening = draw(openings(evening))
    for _ in range(draw(st.integers(0, most))):
        evening = draw(changed(evening))
    return evening


@st.composite
def people(draw: st.DrawFn) -> tuple[Person, ...]:
    """Some people of a club, namesakes among them."""
    ids = sorted(draw(st.sets(st.integers(1, 30), max_size=4)))
    return tuple(Person(number, draw(names), draw(texts), draw(texts), draw(st.booleans())) for number in ids)


def _one_of(draw: st.DrawFn, parts: Sequence[Part]) -> Part:
    if not parts:
        raise refuse("no_drive")
    return draw(st.sampled_from(parts))


def _drive(evening: Evening) -> Drive:
    if evening.drive is None:
        raise refuse("no_drive")
    return evening.drive


def _entrant(draw: st.DrawFn, evening: Evening) -> Entrant:
    return _one_of(draw, _drive(evening).entrants)


def _table(draw: st.DrawFn, evening: Evening) -> tuple[int, Table]:
    number, seated = _one_of(draw, tuple(enumerate(_drive(evening).rounds, start=1)))
    return number, _one_of(draw, seated.tables)


def _add_person(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.add_person(evening, name=draw(names), nickname=draw(texts), club_number=draw(texts))


def _edit_person(draw: st.DrawFn, evening: Evening) -> Evening:
    person = _one_of(draw, evening.club.people)
    return changes.edit_person(evening, person=person.id, name=draw(names), nickname=draw(texts), club_number="7")


def _archive_person(draw: st.DrawFn, evening: Evening) -> Evening:
    person = _one_of(draw, evening.club.people)
    return changes.archive_person(evening, person=person.id, archived=not person.archived)


def _merge_people(draw: st.DrawFn, evening: Evening) -> Evening:
    one, another = _one_of(draw, evening.club.people), _one_of(draw, evening.club.people)
    return changes.merge_people(evening, person=one.id, into=another.id)


def _part_person(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.part_person(evening, person=_one_of(draw, evening.club.people).id)


def _make_bond(draw: st.DrawFn, evening: Evening) -> Evening:
    one, another = _one_of(draw, evening.club.people), _one_of(draw, evening.club.people)
    return changes.make_bond(evening, kind=draw(st.sampled_from(get_args(BondKind))), one=one.id, another=another.id)


def _keep_preset(draw: st.DrawFn, evening: Evening) -> Evening:
    drive = _drive(evening)
    paper = (("language", draw(names)), ("size", "A5"))
    preset = Preset(0, draw(names), drive.scoring, drive.movement, drive.plan, paper=paper)
    return changes.keep_preset(evening, preset=replace(preset, prizes=(Prize(1, "place"), Prize(2, "tens", least=9))))


def _keep_season(draw: st.DrawFn, evening: Evening) -> Evening:
    places = tuple(draw(st.lists(st.integers(0, 9), max_size=3)))
    season = Season(
        0, draw(names), (1, 2), draw(st.none() | st.integers(1, 5)), draw(st.sampled_from(["score", "place"]))
    )
    return changes.keep_season(evening, season=replace(season, for_places=places, attendance=draw(st.integers(0, 3))))


def _edit_club(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.edit_club(evening, name=draw(texts), currency="€", reminders=draw(texts))


def _add_cash(draw: st.DrawFn, evening: Evening) -> Evening:
    kind = draw(st.sampled_from(get_args(CashKind)))
    return changes.add_cash(evening, kind=kind, text=draw(names), amount=draw(st.integers(1, 10_000)))


def _drop_cash(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.drop_cash(evening, line=_one_of(draw, _drive(evening).cash).id)


def _sign_in(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.sign_in(evening, person=_one_of(draw, evening.club.people).id, role=draw(roles))


def _sign_in_new(draw: st.DrawFn, evening: Evening) -> Evening:
    number = draw(st.none() | st.integers(1, 20))
    return changes.sign_in_new(evening, name=draw(names), nickname=draw(texts), role=draw(roles), number=number)


def _sign_out(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.sign_out(evening, entrant=_entrant(draw, evening).id)


def _leave(draw: st.DrawFn, evening: Evening) -> Evening:
    after = len(_drive(evening).rounds)
    return changes.leave(evening, entrant=_entrant(draw, evening).id, after=after)


def _come_back(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.come_back(evening, entrant=_entrant(draw, evening).id)


def _edit_entrant(draw: st.DrawFn, evening: Evening) -> Evening:
    pair = draw(st.none() | st.integers(1, 4))
    number = draw(st.integers(1, 12))
    return changes.edit_entrant(evening, entrant=_entrant(draw, evening).id, name=draw(names), number=number, pair=pair)


def _set_role(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.set_role(evening, entrant=_entrant(draw, evening).id, role=draw(roles))


def _set_team(draw: st.DrawFn, evening: Evening) -> Evening:
    team = draw(st.none() | st.integers(1, 3))
    return changes.set_team(evening, entrant=_entrant(draw, evening).id, team=team)


def _share_seat(draw: st.DrawFn, evening: Evening) -> Evening:
    host = draw(st.none() | st.just(_entrant(draw, evening).id))
    return changes.share_seat(evening, entrant=_entrant(draw, evening).id, shares=host)


def _write_totals(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    ns, ew = draw(st.tuples(st.integers(0, 30), st.integers(0, 30)))
    return changes.write_totals(evening, number=number, table=table.number, ns=ns, ew=ew, remark=draw(texts))


def _clear_totals(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    return changes.clear_totals(evening, number=number, table=table.number)


def _adjust_table(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    ns, ew = draw(st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
    return changes.adjust_table(evening, number=number, table=table.number, ns=ns, ew=ew, reason=draw(names))


def _adjust_entrant(draw: st.DrawFn, evening: Evening) -> Evening:
    entrant = _entrant(draw, evening).id
    return changes.adjust_entrant(evening, number=1, entrant=entrant, points=draw(st.integers(-5, 5)), reason="late")


def _drop_adjustment(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.drop_adjustment(evening, adjustment=_one_of(draw, _drive(evening).adjustments).id)


def _substitute_new(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.substitute_new(evening, entrant=_entrant(draw, evening).id, name=draw(names))


def _swap_played(draw: st.DrawFn, evening: Evening) -> Evening:
    number, seated = _one_of(draw, tuple(enumerate(_drive(evening).rounds, start=1)))
    inside = tuple(seated.entrants())
    one, another = _one_of(draw, inside), _one_of(draw, inside)
    return changes.swap_played(evening, number=number, one=one, another=another, deal=draw(st.none() | st.just(1)))


def _write_card(draw: st.DrawFn, evening: Evening) -> Evening:
    figures = st.none() | st.integers(0, 13)
    deals = tuple(draw(st.lists(figures, max_size=3)))
    return changes.write_card(evening, entrant=_entrant(draw, evening).id, deals=deals, total=draw(figures))


def _add_prize(draw: st.DrawFn, evening: Evening) -> Evening:
    kind = draw(st.sampled_from(get_args(PrizeKind)))
    prize = Prize(
        0, kind, draw(names), draw(roles), place=draw(st.integers(1, 3)), deal=1, amount=draw(st.integers(0, 9))
    )
    return changes.add_prize(evening, prize=prize)


def _prize(draw: st.DrawFn, evening: Evening) -> Prize:
    return _one_of(draw, _drive(evening).prizes)


def _edit_prize(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.edit_prize(evening, prize=replace(_prize(draw, evening), name=draw(names), place=2))


def _drop_prize(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.drop_prize(evening, prize=_prize(draw, evening).id)


def _move_prize(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.move_prize(evening, prize=_prize(draw, evening).id, up=draw(st.booleans()))


def _decide_prize(draw: st.DrawFn, evening: Evening) -> Evening:
    entrants = (_entrant(draw, evening).id,)
    decision = draw(st.sampled_from(get_args(Decision)))
    return changes.decide_prize(evening, prize=_prize(draw, evening).id, decision=decision, entrants=entrants)


def _give_prizes(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.give_prizes(evening, prizes=(_prize(draw, evening).id,))


def _decide_places(draw: st.DrawFn, evening: Evening) -> Evening:
    places: dict[int, list[int]] = {}
    for row in standings(replace(_drive(evening), ties=())).rows:
        places.setdefault(row.place, []).append(row.entrants[0])
    tied = tuple(_one_of(draw, [each for each in places.values() if len(each) > 1]))
    order = tuple(draw(st.permutations(tied)))[: draw(st.integers(1, len(tied)))]
    decision = draw(st.sampled_from(get_args(Decision)))
    return changes.decide_places(evening, tied=tied, decision=decision, order=order, note=draw(texts))


def _begin_practice(_draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.begin_practice(evening)


def _end_practice(_draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.end_practice(evening)


def _add_dummy(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.add_dummy(evening, name=draw(names))


def _fill_seats(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.fill_seats(
        evening,
        dummies=tuple(draw(st.lists(names, max_size=2))),
        shares=((_entrant(draw, evening).id, _entrant(draw, evening).id),) if draw(st.booleans()) else (),
        roles=((_entrant(draw, evening).id, draw(roles)),),
        joins=draw(st.none() | names),
        award=draw(st.none() | st.integers(0, 7)),
    )


def _make_wish(draw: st.DrawFn, evening: Evening) -> Evening:
    kind = draw(st.sampled_from(get_args(WishKind)))
    entrants = (_entrant(draw, evening).id, _entrant(draw, evening).id)
    return changes.make_wish(evening, kind=kind, entrants=entrants, table=draw(st.integers(1, 3)))


def _part_couples(_draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.part_couples(evening)


def _drop_wish(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.drop_wish(evening, wish=_one_of(draw, _drive(evening).wishes).id)


def _set_paid(draw: st.DrawFn, evening: Evening) -> Evening:
    entrant = _entrant(draw, evening)
    return changes.set_paid(evening, entrant=entrant.id, paid=not entrant.paid)


def _swap_numbers(draw: st.DrawFn, evening: Evening) -> Evening:
    """No change of its own yet, but one that the store must be able to write: two numbers change hands at once."""
    drive = _drive(evening)
    one, another = _entrant(draw, evening), _entrant(draw, evening)
    swap = {one.id: another.number, another.id: one.number}
    entrants = tuple(replace(each, number=swap.get(each.id, each.number)) for each in drive.entrants)
    return replace(evening, drive=replace(drive, entrants=entrants))


def _sit_down(draw: st.DrawFn, evening: Evening) -> Evening:
    """The evening with its next round, or as it is where too few people are in for one."""
    try:
        return _seat_round(draw, evening)
    except Refused:
        return evening


def _seat_round(_draw: st.DrawFn, evening: Evening) -> Evening:
    drive = _drive(evening)
    return changes.seat_round(evening, number=len(drive.rounds) + 1, seated=drive.movement.propose(drive))


def _share_a_seat(_draw: st.DrawFn, evening: Evening) -> Evening:
    """Seat the next round with everybody who would rest beside the first player of the first table."""
    drive = _drive(evening)
    proposed = drive.movement.propose(drive)
    first = proposed.tables[0]
    shared = replace(first, seats=((*first.seats[0], *proposed.resting), *first.seats[1:]))
    return changes.seat_round(evening, number=len(drive.rounds) + 1, seated=Round((shared, *proposed.tables[1:])))


def _cancel_round(_draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.cancel_round(evening, number=len(_drive(evening).rounds))


def _swap_entrants(draw: st.DrawFn, evening: Evening) -> Evening:
    drive = _drive(evening)
    number, seated = _one_of(draw, tuple(enumerate(drive.rounds, start=1)))
    inside = tuple(seated.entrants())
    return changes.swap_entrants(evening, number=number, one=_one_of(draw, inside), another=_one_of(draw, inside))


def _write_deal(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    deal = draw(st.integers(1, min(len(table.slip.deals) + 1, 3)))
    written = draw(dealt(_drive(evening).scoring))
    return changes.write_deal(
        evening,
        number=number,
        table=table.number,
        deal=deal,
        marks=written.marks,
        trump=written.trump,
        remark=draw(texts),
    )


def _clear_deal(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    return changes.clear_deal(evening, number=number, table=table.number, deal=len(table.slip.deals))


def _swap_sides(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    return changes.swap_sides(evening, number=number, table=table.number, deal=1)


def _amend_slip(draw: st.DrawFn, evening: Evening) -> Evening:
    number, table = _table(draw, evening)
    return changes.amend_slip(
        evening,
        number=number,
        table=table.number,
        dealer=draw(st.sampled_from(_drive(evening).scoring.seats)),
        winner=draw(st.sampled_from([None, "NS", "EW"])),
        closed=draw(texts),
    )


def _head_drive(draw: st.DrawFn, evening: Evening) -> Evening:
    headed = replace(_drive(evening), title=draw(names), venue=draw(texts), day=draw(st.dates()))
    return changes.edit_drive(evening, drive=headed)


def _plan_drive(draw: st.DrawFn, evening: Evening) -> Evening:
    drive = _drive(evening)
    plan = draw(plans(plays_rubbers=drive.scoring.plays_rubbers))
    planned = replace(drive, plan=plan, seed=draw(st.integers(0, 99)))
    results = sum(bool(table.slip.deals) for seated in drive.rounds for table in seated.tables)
    return changes.edit_drive(evening, drive=planned, rescoring=results)


def _close_drive(_draw: st.DrawFn, evening: Evening) -> Evening:
    """Close the drive, after the tables that owe deals were stopped by the bell."""
    return changes.close_drive(_rung(evening, len(_drive(evening).rounds)))


def _finish_early(draw: st.DrawFn, evening: Evening) -> Evening:
    """Finish the drive, whatever the latest round has handed in; the bell stopped all tables of those before it."""
    return changes.finish_early(_rung(evening, len(_drive(evening).rounds) - draw(st.integers(0, 1))))


def _rung(evening: Evening, upto: int) -> Evening:
    """The evening after the bell has stopped the tables of all rounds up to one."""
    for number, seated in enumerate(_drive(evening).rounds[: max(upto, 0)], start=1):
        for table in seated.tables:
            if not table.slip.closed:
                evening = changes.amend_slip(
                    evening, number=number, table=table.number, dealer="N", winner=None, closed="the bell"
                )
    return evening


def _reopen_drive(draw: st.DrawFn, evening: Evening) -> Evening:
    return changes.reopen_drive(evening, reason=draw(names), when="2026-11-29 22:15")


CHANGES: tuple[Change, ...] = (
    _add_person,
    _edit_person,
    _archive_person,
    _merge_people,
    _part_person,
    _make_bond,
    _keep_preset,
    _keep_season,
    _edit_club,
    _add_cash,
    _drop_cash,
    _sign_in,
    _sign_in_new,
    _sign_out,
    _leave,
    _come_back,
    _edit_entrant,
    _set_role,
    _set_paid,
    _set_team,
    _share_seat,
    _add_dummy,
    _fill_seats,
    *(_write_totals,) * 2,
    _clear_totals,
    _adjust_table,
    _adjust_entrant,
    _drop_adjustment,
    _substitute_new,
    *(_swap_played,) * 2,
    _write_card,
    *(_add_prize,) * 2,
    _edit_prize,
    _drop_prize,
    _move_prize,
    _decide_prize,
    _give_prizes,
    *(_decide_places,) * 2,
    _begin_practice,
    _end_practice,
    _make_wish,
    _drop_wish,
    _part_couples,
    _swap_numbers,
    *(_seat_round,) * 4,
    *(_share_a_seat,) * 2,
    _cancel_round,
    *(_swap_entrants,) * 2,
    *(_write_deal,) * 12,
    _clear_deal,
    _swap_sides,
    *(_amend_slip,) * 2,
    _head_drive,
    _plan_drive,
    *(_close_drive,) * 2,
    _finish_early,
    _reopen_drive,
)
"""Every change, those more often without which there is little to change."""

"""The file form of a sitting: what is read, and what is refused with a place and a reason."""

from __future__ import annotations

import pytest

from whistdrive.core.contracts import Dealt
from whistdrive.core.findings import Refused
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.rubber import Rubber
from whistdrive.scoring.short import Short
from whistdrive.scoring.sitting import Sitting, read_sitting, scored, written_sheet, written_sitting
from whistdrive.words import ENGLISH

SHORT = {"system": "short", "options": {}, "end": "rubber", "deals": [{"ns": 9}]}
BY_DEALS = '{"deals": 1 and up}'
SYSTEMS = "tricks short rubber cvisti bid two_hand points"


def test_options_may_be_left_out_and_other_keys_are_left_alone() -> None:
    record = {"name": "a note", "system": "short", "end": {"deals": 2}, "deals": []}
    assert read_sitting(record) == Sitting(Short(), 2, ())


def test_tables_of_an_option_are_lists_in_the_file() -> None:
    record = {**SHORT, "system": "cvisti", "options": {"bonus": [[0, 3, 1]]}, "deals": []}
    sitting = read_sitting(record)
    assert sitting.rules == Cvisti(bonus=((0, 3, 1),))
    assert written_sitting(sitting)["options"] == {
        "target": 7,
        "games_to_win": 2,
        "bonus": [[0, 3, 1]],
        "waiting_at_end": "count",
    }


def test_a_deal_says_who_dealt_and_what_was_trump() -> None:
    record = {**SHORT, "system": "rubber", "deals": [{"ns": 9, "dealer": "S", "trump": "NT"}]}
    sitting = read_sitting(record)
    assert sitting == Sitting(Rubber(), None, (Dealt({"ns": 9, "dealer": "S"}, "S", "NT"),))
    assert written_sitting(sitting)["deals"] == record["deals"]


def test_a_sheet_is_plain_data_with_its_reasons_on_request() -> None:
    sheet = scored(read_sitting(SHORT))
    line = {
        "deal": 1,
        "points": {"NS": 3, "EW": 0},
        "waits": {"NS": 0, "EW": 0},
        "made": None,
        "won": "NS",
        "dealer": None,
        "leads": None,
    }
    assert written_sheet(sheet)["lines"] == [line]
    assert written_sheet(sheet, why=ENGLISH.reason)["lines"] == [{**line, "why": ["9 tricks: 3 to North–South"]}]


@pytest.mark.parametrize(
    ("record", "field", "value", "allowed"),
    [
        ([], "sitting", "[]", "an object"),
        ({}, "system", None, SYSTEMS),
        ({**SHORT, "system": "solo"}, "system", "solo", SYSTEMS),
        ({**SHORT, "system": ["short"]}, "system", "['short']", SYSTEMS),
        ({**SHORT, "options": []}, "options", "[]", "an object"),
        ({**SHORT, "options": {"aim": 5}}, "aim", "aim", "target best_of"),
        ({**SHORT, "options": {"target": 6}}, "target", 6, "5 7 9 10"),
        ({**SHORT, "options": {"target": True}}, "target", "True", "5 7 9 10"),
        ({**SHORT, "end": None}, "end", None, f'"rubber" or {BY_DEALS}'),
        ({**SHORT, "end": {"deals": 0}}, "end", "{'deals': 0}", f'"rubber" or {BY_DEALS}'),
        ({**SHORT, "end": {"deals": True}}, "end", "{'deals': True}", f'"rubber" or {BY_DEALS}'),
        ({**SHORT, "end": {"deals": 2, "games": 1}}, "end", "{'deals': 2, 'games': 1}", f'"rubber" or {BY_DEALS}'),
        ({**SHORT, "system": "tricks"}, "end", "rubber", BY_DEALS),
        ({**SHORT, "deals": {}}, "deals", "{}", "a list of deals"),
        ({**SHORT, "deals": None}, "deals", None, "a list of deals"),
    ],
)
def test_what_is_no_sitting_is_refused(record: object, field: str, value: object, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_sitting(record)
    (finding,) = refused.value.findings
    assert finding.facts == {"field": field, "value": value, "allowed": allowed}
    assert ENGLISH.finding(finding).endswith(".")


@pytest.mark.parametrize(
    ("deals", "deal", "field", "value"),
    [
        ([{"ns": 7}, 7], 2, "deals", 7),
        ([{"ns": 7}, {"ns": 7, "trump": "X"}], 2, "trump", "X"),
        ([{"ns": 7}, {"ns": 7, "trump": []}], 2, "trump", "[]"),
        ([{"ns": 7}, {"ns": 7, "dealer": []}], 2, "dealer", "[]"),
        ([{"ns": 7}, {"ns": 7, "slam": "NS"}], 2, "slam", "NS"),
        ([{"ns": 7}, {"ns": 7}, {"ns": 11}, {"ns": 14}], 4, "deals", 4),
        ([{"ns": 14}, {"ns": 7}, {"ns": 11}, {"ns": 11}], 1, "ns", 14),
    ],
)
def test_the_first_wrong_deal_is_named(deals: list[object], deal: int, field: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        scored(read_sitting({**SHORT, "deals": deals}))
    facts = refused.value.findings[0].facts
    assert (facts["deal"], facts["field"], facts["value"]) == (deal, field, value)
    assert ENGLISH.finding(refused.value.findings[0]).startswith(f"Deal {deal}: ")


@pytest.mark.parametrize(
    ("system", "options", "deal"), [("tricks", {}, {"ns": 7, "ew": 7}), ("points", {"sum": 0}, {"ns": 7, "ew": 7})]
)
def test_nobody_can_be_asked_about_an_odd_sum_in_a_file(
    system: str, options: dict[str, object], deal: dict[str, object]
) -> None:
    record = {"system": system, "options": options, "end": {"deals": 1}, "deals": [deal]}
    with pytest.raises(Refused) as refused:
        scored(read_sitting(record))
    assert refused.value.findings[0].code == "sum"
    assert refused.value.findings[0].facts["deal"] == 1

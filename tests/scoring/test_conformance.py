"""What every scoring system owes the rest of the house, whichever it is."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, replace
from typing import cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.scoring.sittings import dealt, marks_in, rule_sets, sheet_of, sittings

from whistdrive.core.contracts import Column, Dealt, Mark, RuleSet, allowed_text
from whistdrive.core.findings import Gravity, Refused
from whistdrive.core.options import options_of, read_options, written_options
from whistdrive.core.sheet import Line
from whistdrive.scoring import RULES
from whistdrive.scoring.fields import seat_fields
from whistdrive.scoring.sitting import Sitting, read_sitting, scored, written_sheet, written_sitting
from whistdrive.words import ENGLISH, SENTENCES

EVERY = pytest.mark.parametrize("kind", RULES.values(), ids=list(RULES))
ODD_MARKS = [-1, 14, 99, True, 7.5, "7", "", "X", None, [], [4], {}, "NT", "N", 10**9]
MARK_FAMILIES = {"declarer": "side", "honours_side": "side", "trump": "suit_name", "kind": "kind", "order": "order"}

SAMPLE_DEALS = (
    Dealt({"ns": 7, "ew": 6}),
    Dealt({"declarer": "NS", "bid": 1, "trump": "H", "tricks": 7, "honours": 2}),
    Dealt({"declarer": "NS", "bid": 1, "kind": "high", "trump": "H", "tricks": 7}),
)


def all_columns(kind: type[RuleSet]) -> tuple[Column, ...]:
    return (*kind.columns, *seat_fields(kind(), Dealt({})))


@EVERY
def test_is_found_by_its_key_and_cannot_be_changed(kind: type[RuleSet]) -> None:
    assert RULES[kind.key] is kind
    for option in options_of(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(kind(), option.key, option.default)


@EVERY
def test_every_name_has_words(kind: type[RuleSet]) -> None:
    assert ENGLISH(f"system.{kind.key}")
    for column in all_columns(kind):
        assert ENGLISH.column(kind.key, column.key)
        for mark in column.allowed or ():
            if isinstance(mark, str):
                assert ENGLISH(f"{MARK_FAMILIES.get(column.key, 'seat')}.{mark}")
    for option in options_of(kind):
        assert ENGLISH(f"option.{kind.key}.{option.key}")
        assert ENGLISH(f"option_help.{kind.key}.{option.key}").endswith(".")
        for choice in option.allowed or ():
            if isinstance(choice, str):
                assert ENGLISH(f"choice.{kind.key}.{option.key}.{choice}")


def test_every_worded_option_exists() -> None:
    worded = {key.partition(".")[2] for key in SENTENCES if key.startswith(("option.", "option_help."))}
    ours = {f"{kind.key}.{option.key}" for kind in RULES.values() for option in options_of(kind)}
    assert {key for key in worded if key.partition(".")[0] in RULES} == ours


@EVERY
def test_column_keys_are_unique(kind: type[RuleSet]) -> None:
    keys = [column.key for column in all_columns(kind)]
    assert len(set(keys)) == len(keys)


@given(rule_sets())
def test_options_survive_a_file(rules: RuleSet) -> None:
    written = json.loads(json.dumps(written_options(rules)))
    assert read_options(type(rules), written) == rules


@given(st.data(), rule_sets())
def test_fields_are_columns_narrowed(data: st.DataObject, rules: RuleSet) -> None:
    deal = data.draw(dealt(rules))
    columns = {column.key: column for column in rules.columns}
    for field in rules.fields(deal):
        whole = columns[field.key].allowed
        assert field.whose == columns[field.key].whose
        assert whole is None or set(field.allowed or ()) <= set(whole)


@given(st.data(), rule_sets())
def test_marks_drawn_from_the_fields_are_accepted(data: st.DataObject, rules: RuleSet) -> None:
    deal = data.draw(dealt(rules))
    findings = rules.check(deal)
    assert all(finding.gravity is Gravity.DOUBTFUL for finding in findings)
    assert len(rules.sheet([deal], 1).lines) == 1


@settings(max_examples=300)
@given(st.data(), rule_sets())
def test_a_mark_outside_its_field_is_refused_by_name(data: st.DataObject, rules: RuleSet) -> None:
    deal = data.draw(dealt(rules, exact=True))
    fields = {column.key: column for column in (*rules.fields(deal), *seat_fields(rules, deal))}
    key = data.draw(st.sampled_from([*fields, *(column.key for column in rules.columns), "slam"]))
    mark = data.draw(st.sampled_from(ODD_MARKS))
    field = fields.get(key)
    fits = field and type(mark) in (int, str) and (mark in field.allowed if field.allowed else type(mark) is int)
    assume(not fits)
    spoilt = replace(deal, marks={**deal.marks, key: cast(Mark, mark)})
    found = {finding.facts["field"]: finding for finding in rules.check(spoilt)}
    assert found[key].gravity is Gravity.GRAVE
    # What else the wrong mark narrows (the seat of a declarer, say) may be named as well; this one always is.
    with pytest.raises(Refused) as refused:
        rules.sheet([deal, spoilt], 2)
    assert {"deal": 2, "field": key}.items() <= next(
        finding.facts for finding in refused.value.findings if finding.facts["field"] == key
    ).items()


@given(st.data(), rule_sets())
def test_a_missing_mark_is_asked_for(data: st.DataObject, rules: RuleSet) -> None:
    deal = data.draw(dealt(rules, exact=True))
    needed = [field for field in rules.fields(deal) if field.needed and field.key in deal.marks]
    field = data.draw(st.sampled_from(needed))
    lacking = replace(deal, marks={key: mark for key, mark in deal.marks.items() if key != field.key})
    assume(field.key not in rules.complete(lacking))
    (finding,) = (each for each in rules.check(lacking) if each.facts["field"] == field.key)
    asked = next(each for each in rules.fields(lacking) if each.key == field.key)
    assert (finding.code, finding.facts["value"]) == ("missing", None)
    assert finding.facts["allowed"] == allowed_text(asked.allowed)


@given(st.data(), rule_sets())
def test_anything_written_is_judged_in_words(data: st.DataObject, rules: RuleSet) -> None:
    keys = [column.key for column in all_columns(type(rules))]
    marks = data.draw(st.dictionaries(st.sampled_from([*keys, "slam"]), st.sampled_from(ODD_MARKS) | marks_in(None)))
    deal = Dealt(cast(dict[str, Mark], marks), trump=data.draw(st.sampled_from([None, "NT"])))
    for finding in rules.check(deal):
        assert {"field", "value", "allowed"} <= finding.facts.keys()
        assert ENGLISH.finding(finding).endswith(".")
    assert rules.fields(deal)


@given(st.data(), rule_sets())
def test_completing_twice_is_completing_once(data: st.DataObject, rules: RuleSet) -> None:
    deal = data.draw(dealt(rules))
    some = data.draw(st.sets(st.sampled_from([*deal.marks, ""])))
    for marks in (deal.marks, {key: mark for key, mark in deal.marks.items() if key not in some}):
        once = rules.complete(replace(deal, marks=marks))
        assert rules.complete(replace(deal, marks=once)) == once
        assert marks.items() <= once.items()


@settings(max_examples=200)
@given(sittings(rule_sets()))
def test_every_reason_has_words(sitting: Sitting) -> None:
    for row in sheet_of(sitting).rows:
        assert row.reasons or (isinstance(row, Line) and row.points == (0, 0))
        for reason in row.reasons:
            assert ENGLISH.reason(reason)


@given(sittings(rule_sets()))
def test_a_sheet_has_a_line_for_every_deal(sitting: Sitting) -> None:
    sheet = sheet_of(sitting)
    assert [line.deal for line in sheet.lines] == [*range(1, len(sitting.deals) + 1)]
    if sitting.limit is None:
        assert sheet.complete == any(game.ends_rubber for game in sheet.games)
    else:
        assert sheet.complete == (len(sitting.deals) == sitting.limit)
    assert sum(sheet.rubbers_won) == sum(game.ends_rubber for game in sheet.games)


@given(sittings(rule_sets()))
def test_scoring_fewer_deals_gives_the_same_first_rows(sitting: Sitting) -> None:
    rows = sheet_of(sitting).rows
    for count in range(len(sitting.deals)):
        before = sheet_of(replace(sitting, deals=sitting.deals[:count])).rows
        assert rows[: len(before)] == before


@given(st.data(), sittings(rule_sets()))
def test_a_corrected_deal_is_as_if_it_had_been_written_so_at_once(data: st.DataObject, sitting: Sitting) -> None:
    count = len(sitting.deals)
    at = data.draw(st.integers(0, max(0, count - 1)))
    corrected = (*sitting.deals[:at], data.draw(dealt(sitting.rules)), *sitting.deals[at + 1 :])
    first = sitting.rules.sheet(sitting.deals, count or 1)
    fresh = read_options(type(sitting.rules), written_options(sitting.rules))
    assert sitting.rules.sheet(corrected, len(corrected)) == fresh.sheet(tuple(corrected), len(corrected))
    assert sitting.rules.sheet(sitting.deals, count or 1) == first


ACROSS = {"NS": "EW", "EW": "NS", "N": "E", "E": "S", "S": "W", "W": "N"}
FIELDS_ACROSS = {**ACROSS, "ns": "ew", "ew": "ns"}
TWO_ACROSS = {**ACROSS, "E": "N"}


def turned(value: object, across: dict[str, str], keys: dict[str, str]) -> object:
    if isinstance(value, dict):
        return {
            keys.get(key, key): each if key == "trump" else turned(each, across, keys) for key, each in value.items()
        }
    if isinstance(value, list):
        return [turned(each, across, keys) for each in value]
    return across.get(value, value) if isinstance(value, str) else value


@given(sittings(rule_sets(), exact=True))
def test_turning_the_table_round_turns_the_sheet_round(sitting: Sitting) -> None:
    across = TWO_ACROSS if len(sitting.rules.seats) == 2 else ACROSS
    record = written_sitting(sitting)
    other_way = read_sitting({**record, "deals": turned(record["deals"], across, FIELDS_ACROSS)})
    assert written_sheet(scored(other_way)) == turned(written_sheet(scored(read_sitting(record))), across, ACROSS)


@given(sittings(rule_sets(), exact=True))
def test_a_sitting_survives_the_file(sitting: Sitting) -> None:
    record = json.loads(json.dumps(written_sitting(sitting)))
    again = read_sitting(record)
    assert (again.rules, again.limit) == (sitting.rules, sitting.limit)
    assert [(deal.marks, deal.trump) for deal in again.deals] == [(deal.marks, deal.trump) for deal in sitting.deals]
    assert written_sitting(again) == record


@given(sittings(rule_sets(), most=5))
def test_the_points_of_a_deal_add_up_where_the_game_fixes_them(sitting: Sitting) -> None:
    rules = sitting.rules
    for deal, line in zip(sitting.deals, sheet_of(sitting).lines, strict=True):
        if rules.deal_sum is not None and not rules.check(deal):
            assert sum(line.points) == rules.deal_sum


@EVERY
def test_one_deal_too_many_is_refused(kind: type[RuleSet]) -> None:
    rules = kind()
    deal = next(each for each in SAMPLE_DEALS if not rules.check(each))
    with pytest.raises(Refused) as refused:
        rules.sheet([deal, deal, deal], 2)
    (finding,) = refused.value.findings
    assert finding.facts == {"deal": 3, "field": "deals", "value": 3, "allowed": "2"}
    assert ENGLISH.finding(finding) == "Deal 3: 3 deals are written where 2 are played."

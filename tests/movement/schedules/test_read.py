"""Schedules from files: every form that goes round, and every misprint with its place."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from whistdrive.core.findings import Finding, Refused
from whistdrive.movement.schedules.formats import MOST_LINES
from whistdrive.movement.schedules.read import MOST_BYTES, read_schedule
from whistdrive.movement.schedules.schedule import Kind, Schedule
from whistdrive.words import ENGLISH

F8 = """round,table,a,b,c,d
1,1,8,1,2,4
1,2,3,7,5,6
2,1,8,2,3,5
2,2,4,1,6,7
3,1,8,3,4,6
3,2,5,2,7,1
"""
F8_ROUNDS = (((7, 0, 1, 3), (2, 6, 4, 5)), ((7, 1, 2, 4), (3, 0, 5, 6)), ((7, 2, 3, 5), (4, 1, 6, 0)))

FORMS = {
    "csv": F8,
    "semicolons": F8.replace(",", ";"),
    "tabs and capitals": F8.replace(",", "\t").replace("round", "Round"),
    "from Excel": F8.replace("\n", "\r\n"),
    "blocks": """# eight players
!TABLE1
8 1 2 4 1
8 2 3 5 2
8 3 4 6 3

!TABLE2
3 7 5 6 1
4 1 6 7 2
5 2 7 1 3
""",
    "games": "8+1v2+4,3+7v5+6\n8+2v3+5,4+1v6+7\n8+3v4+6,5+2v7+1\n",
    "rows": "8,1,2,4,3,7,5,6\n8,2,3,5,4,1,6,7\n8,3,4,6,5,2,7,1\n",
    "rows under a preamble": "Optimal: True\n---\n8,1,2,4,3,7,5,6\n8,2,3,5,4,1,6,7\n8,3,4,6,5,2,7,1\n",
    "hands": "---\nname: 'Eight'\nnumberPlayers: 8\nhands:\n"
    + "".join(
        f"  - table: {table}\n    round: {number}\n    north: {n + 1}\n    south: {s + 1}\n    east: {e + 1}\n"
        f"    west: {w + 1}\n    boards: [1, 2]\n"
        for number, games in enumerate(F8_ROUNDS, 1)
        for table, (n, s, e, w) in enumerate(games, 1)
    ),
    "json from 0": json.dumps({"players": 8, "rounds": F8_ROUNDS}),
    "json from 1": json.dumps(
        {"players": 8, "rounds": [[[place + 1 for place in game] for game in games] for games in F8_ROUNDS]}
    ),
}


def read(text: str, kind: Kind | None = None) -> Schedule:
    return read_schedule(text.encode(), kind)


def refusals(text: str, kind: Kind | None = None) -> list[Finding]:
    with pytest.raises(Refused) as refused:
        read(text, kind)
    assert all(ENGLISH.finding(finding) for finding in refused.value.findings)
    return list(refused.value.findings)


def sentences(text: str, kind: Kind | None = None) -> list[str]:
    return [ENGLISH.finding(finding) for finding in refusals(text, kind)]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_every_form_is_known_by_itself(form: str, encoding: str) -> None:
    made = read_schedule(FORMS[form].encode(encoding))
    assert (made.kind, made.players, made.rounds) == ("individual", 8, F8_ROUNDS)


def test_who_sits_out_stands_after_the_games() -> None:
    games = read("2+5v3+4;1\n1+3v4+5;2\n4+1v5+2;3\n5+2v1+3;4\n1+4v2+3;5\n")
    rows = read("2,5,3,4,1\n1,3,4,5,2\n4,1,5,2,3\n5,2,1,3,4\n1,4,2,3,5\n")
    assert games == rows
    assert [games.resting(number) for number in range(1, 6)] == [(0,), (1,), (2,), (3,), (4,)]


def test_a_kind_can_be_said_where_the_file_does_not() -> None:
    assert read("round,table,a,b\n1,1,1,2\n1,2,3,4\n").kind == "pairs"
    assert read("round,table,a,b\n1,1,1,2\n1,2,3,4\n", "singles").kind == "singles"
    assert read("round,table,a,b\n1,1,1A,2B\n1,2,2A,1B\n").kind == "teams"
    assert read(F8.splitlines()[0] + "\n1,1,1,2,3,4\n", "mixed").rounds == (((0, 2, 1, 3),),)
    assert [finding.code for finding in refusals(F8, "pairs")] == ["chart_other_kind"]


def test_names_may_stand_for_numbers_in_windows_letters() -> None:
    text = "round,table,a,b,c,d\n1,1,Åse,Björn,Çelik,Dörte\n2,1,Åse,Çelik,Björn,Dörte\n"
    for encoding in ("utf-8", "utf-8-sig", "cp1252"):
        assert read_schedule(text.encode(encoding)).rounds[0] == ((2, 0, 3, 1),)


@pytest.mark.parametrize(
    ("wrong", "first"),
    [
        ("1,1,8,1,2,14", "Round 1, table 1: 14 is not a player (West)."),
        ("1,1,8,1,2,5", "Round 1, table 2: 5 sits at two tables (East here, and at table 1)."),
        ("1,1,8,1,2,8", "Round 1, table 1: 8 sits twice at this table (West)."),
        ("1,1,8,1,2,", "Round 1, table 1: nobody sits at West."),
        ("1,1,8,1,2", "Round 1, table 1: nobody sits at West."),
        ("1,1,8,1,2,4x", "Round 1, table 1: 4x is not a player (West)."),
        ("1,1,8,1,2,9", "Round 1, table 1: 9 is not a player (West)."),
        ("1,2,8,1,2,4", "Round 1, table 1: nobody sits at this table, while it is used in other rounds."),
        ("one,1,8,1,2,4", "Line 2 does not fit the rest of the file: one,1,8,1,2,4."),
        ('1,1,8,1,2,"4', 'Line 2 does not fit the rest of the file: 1,1,8,1,2,"4.'),
    ],
)
def test_a_misprint_is_named_with_round_table_and_seat(wrong: str, first: str) -> None:
    assert sentences(F8.replace("1,1,8,1,2,4", wrong))[0] == first


def test_the_facts_of_a_misprint_say_where() -> None:
    (stranger, missing) = refusals(F8.replace("1,1,8,1,2,4", "1,1,8,1,2,14"))
    assert stranger.facts == {"round": 1, "table": 1, "seat": "W", "value": "14"}
    assert (missing.code, missing.facts) == ("chart_no_seat", {"round": 1, "value": 4})


def test_a_number_that_is_missing_everywhere_is_named() -> None:
    assert sentences(F8.replace(",4", ",").replace("2,2,,", "2,2,1,").replace("8,3,,6", "8,3,6,7"))[0] == (
        "4 plays in no round."
    )
    assert sentences("2+5v3+6;1\n1+3v6+5;2\n")[0] == "4 plays in no round."


def test_a_misprint_in_the_only_round_is_told_from_a_gap() -> None:
    assert sentences("round,table,a,b,c,d\n1,1,1,2,3,14\n1,2,5,6,7,8\n")[:2] == [
        "4 plays in no round.",
        "Round 1, table 1: 14 is not a player (West).",
    ]


def test_rounds_and_tables_that_are_cut_off_are_named() -> None:
    assert sentences(F8.removesuffix("3,2,5,2,7,1\n"))[0] == (
        "Round 3, table 2: nobody sits at this table, while it is used in other rounds."
    )
    assert sentences(F8.replace("2,1,8,2,3,5\n2,2,4,1,6,7\n", "")) == ["Round 2 is missing."]


def test_those_who_rest_are_looked_at_too() -> None:
    assert sentences("2+5v3+4;1\n1+3v4+5;2\n4+1v5+2;4\n") == [
        "Round 3: 4 is named among those who rest, and elsewhere.",
        "Round 3: 3 neither sits nor rests.",
    ]
    assert sentences("2+5v3+4;1\n1+3v4+5;2\n4+1v5+2;17\n")[0] == (
        "Round 3: 17 is not a player, yet is named among those who rest."
    )


def test_partners_of_one_role_and_a_team_against_itself_are_named() -> None:
    mixed = {"kind": "mixed", "players": 4, "ladies": [1, 2], "gents": [3, 4], "rounds": [[[1, 2, 3, 4]]]}
    assert sentences(json.dumps(mixed)) == [
        "Round 1, table 1: partners 1 and 2 are of one role.",
        "Round 1, table 1: partners 3 and 4 are of one role.",
    ]
    assert sentences("round,table,a,b\n1,1,1A,1B\n1,2,2A,2B\n")[0] == "Round 1, table 1: team 1 meets itself."


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"kind": "chess", "players": 4, "rounds": []}, "chart_kind"),
        ({"players": 4, "rounds": []}, "chart_empty"),
        ({"players": 4, "rounds": 7}, "chart_field"),
        ({"players": 4, "rounds": [[1]]}, "chart_field"),
        ({"players": 4, "rounds": [[[0, 1, 2, True]]]}, "chart_field"),
        ({"players": 4, "rounds": [[[0, 1, 2, 3.5]]]}, "chart_field"),
        ({"players": 4, "rounds": [[[0, 1, 2, None]]]}, "chart_plays_never"),
        ({"players": 4, "rounds": [[[0, 1, 2, 3, 4]]]}, "chart_too_many_seats"),
        ({"players": 4, "rounds": [{"games": [[0, 1, 2, 3]], "tables": []}]}, "chart_field"),
        ({"players": 8, "rounds": [{"games": [[0, 1, 2, 3], [4, 5, 6, 7]], "tables": [1, 1]}]}, "chart_table_twice"),
        ({"players": ["a", "b", "c", "a"], "rounds": [[["a", "b", "c", "a"]]]}, "chart_listed_twice"),
        ({"players": 10**30, "rounds": [[[0, 1, 2, 3]]]}, "chart_players"),
        ({"players": -4, "rounds": [[[0, 1, 2, 3]]]}, "chart_players"),
        ({"players": 4, "ghosts": [3], "rounds": [[[0, 1, 2, 3]]]}, "chart_field"),
        (
            {"kind": "mixed", "players": 4, "ladies": [0], "gents": [1, 2, 3], "rounds": [[[0, 1, 2, 3]]]},
            "chart_roles_uneven",
        ),
        ({"kind": "mixed", "players": 4, "ladies": [0, 9], "gents": [1, 2], "rounds": [[[0, 1, 2, 3]]]}, "chart_roles"),
        ({"kind": "teams", "players": 4, "rounds": [[[0, 1], [2, 3]]]}, "chart_halves"),
        ({"players": 4, "rounds": [[[0, 1, 2, 3]]] * 501}, "asked_rounds"),
        ([], "chart_field"),
    ],
)
def test_json_that_is_no_schedule_is_refused(given: object, code: str) -> None:
    assert refusals(json.dumps(given))[0].code == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "chart_unknown"),
        (b"Dear members,\nthe drive is on Sunday.\n", "chart_unknown"),
        (b"\x89PNG\r\n\x00\x00", "chart_unknown"),
        (b"{", "chart_json"),
        (b"[" * 100_000, "chart_json"),
        (b'{"players": ' + b"9" * 5000 + b"}", "chart_json"),
        (b"x" * (MOST_BYTES + 1), "chart_too_large"),
        (b"a\n" * (MOST_LINES + 1), "chart_too_long"),
        (b"round,table,a,b,c\n", "chart_line"),
        (b"round,table,a,b,c,d\n", "chart_empty"),
        (b"!TABLE1\n!NOTABLE\n", "chart_line"),
        (b"1+2v3+4\n1+2+3v4\n", "chart_line"),
        (b"1,2,3,4\n1,2,3\n1,2,3,4\n", "chart_line"),
        (b"1,2,3,4\n---\n", "chart_empty"),
        (b"hands:\n - table: 1\n", "chart_hand"),
        (b"north: 1\nhands:\n", "chart_line"),
    ],
)
def test_what_is_no_schedule_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_schedule(data)
    assert refused.value.findings[0].code == code
    assert ENGLISH.finding(refused.value.findings[0])


def test_a_schedule_that_is_far_from_fair_is_taken() -> None:
    assert read("1+2v3+4,5+6v7+8\n" * 5).rounds == (((0, 1, 2, 3), (4, 5, 6, 7)),) * 5


_BITS = st.sampled_from(
    ("round,table,a,b,c,d\n", "1,1,1,2,3,4\n", "!TABLE1\n", "1 2 3 4\n", "1+2v3+4", ";5\n", ",", "\n", "hands:\n")
) | st.sampled_from(
    ("- table: 1\n", "round: 1\n", "north: 1\n", "---\n", "{", "}", "[", "]", '"rounds":', "null", "1e9", "\ufeff", "²")
)


def answer(data: bytes) -> Sequence[object]:
    """The rounds in the data, or a sentence for every reason why there are none."""
    try:
        return read_schedule(data).rounds
    except Refused as refused:
        return [ENGLISH.finding(finding) for finding in refused.findings]


@settings(max_examples=300, deadline=None)
@given(st.lists(_BITS | st.text(max_size=4), max_size=12).map("".join).map(str.encode) | st.binary(max_size=60))
@example(b"1,1,1,1\n" + b"9" * 5000)
def test_nothing_that_a_file_can_hold_is_a_crash(data: bytes) -> None:
    assert answer(data)


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["kind", "players", "rounds", "games", "tables", "sit_out", "ladies"]), inner
            )
        ),
        max_leaves=12,
    )
)
def test_nothing_that_json_can_hold_is_a_crash(given: object) -> None:
    assert answer(json.dumps({"players": 4, "rounds": given}).encode())


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_single_misprint_of_a_sound_chart_is_found(data: st.DataObject) -> None:
    rows = [line.split(",") for line in F8.splitlines()]
    row, seat = data.draw(st.integers(1, len(rows) - 1)), data.draw(st.integers(2, 5))
    wrong = data.draw(
        st.sampled_from(["", "0", "9", "14", "99999999", "x", *"12345678"]).filter(rows[row][seat].__ne__)
    )
    rows[row][seat] = wrong
    found = refusals("\n".join(map(",".join, rows)))
    assert any(finding.facts.get("round") == int(rows[row][0]) for finding in found)

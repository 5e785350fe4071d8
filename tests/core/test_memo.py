"""Answers that are remembered."""

from __future__ import annotations

from functools import partial

from whistdrive.core.memo import Memo


def test_the_same_object_is_asked_about_once_in_each_context() -> None:
    memo: Memo[int] = Memo(4)
    asked: list[str] = []

    def counting(name: str) -> int:
        asked.append(name)
        return len(asked)

    about, equal = {"ns": 7}, {"ns": 7}
    assert memo.answer(about, "a", lambda: counting("first")) == 1
    assert memo.answer(about, "a", lambda: counting("again")) == 1
    assert memo.answer(about, "b", lambda: counting("other context")) == 2
    assert memo.answer(equal, "a", lambda: counting("equal, but another object")) == 3
    assert asked == ["first", "other context", "equal, but another object"]


def test_no_more_are_kept_than_allowed_and_none_is_mistaken_for_another() -> None:
    memo: Memo[int] = Memo(3)
    for number in range(1000):
        assert memo.answer([number], None, partial(int, number)) == number


def test_what_was_asked_for_last_is_kept() -> None:
    memo: Memo[int] = Memo(2)
    often, numbers = [0], [[1], [2], [3]]
    memo.answer(often, None, lambda: 7)
    for number in numbers:
        memo.answer(number, None, lambda: 8)
        assert memo.answer(often, None, lambda: 9) == 7

"""The help is whole, and its marks are few and right."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from whistdrive.words import ENGLISH
from whistdrive.words.help import TOPICS, Topic
from whistdrive.words.help.blocks import FIRST

EACH = pytest.mark.parametrize("topic", TOPICS.values(), ids=list(TOPICS))

OF_ALL = ("keys", "trouble")
"""Topics that are no page: they have nothing to be done first."""


@EACH
def test_a_topic_says_what_it_is_about_before_anything_else(topic: Topic) -> None:
    assert topic.blocks[0].kind == ("heading" if topic.key == "trouble" else "said")
    assert (FIRST in topic.blocks) == (topic.key not in OF_ALL)


@EACH
def test_below_every_heading_stands_something(topic: Topic) -> None:
    kinds = [block.kind for block in topic.blocks]
    assert kinds[-1] != "heading"
    assert ("heading", "heading") not in pairwise(kinds)


@EACH
def test_marks_come_in_pairs_and_only_around_keys(topic: Topic) -> None:
    for block in topic.blocks:
        assert block.text.count("**") % 2 == 0, block.text
        assert all(re.fullmatch(r"\S+", key) for key in re.findall(r"\*\*(.*?)\*\*", block.text)), block.text
        assert bool(block.keys) == (block.kind == "keys")
        assert not {"{", "}", "%"} & set(block.text), "nothing is filled in"


@EACH
def test_every_text_has_its_key(topic: Topic) -> None:
    assert ENGLISH(f"help.{topic.key}") == topic.title
    assert [ENGLISH(f"help.{topic.key}.{at}") for at in range(len(topic.blocks))] == [
        each.text for each in topic.blocks
    ]


def test_it_is_said_which_game_is_meant() -> None:
    assert "Romania" in ENGLISH("help.start.1")

"""Standings: how ties were told apart and settled, and where those sit who are looked for."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

_TIES = {
    "tie.level": QT_TRANSLATE_NOOP("Words", "Level at {step} {figure}: {names}."),
    "tie.step": QT_TRANSLATE_NOOP("Words", "{step}: {figures}."),
    "tie.same": QT_TRANSLATE_NOOP("Words", "{step}: {figure} each."),
    "tie.figure": QT_TRANSLATE_NOOP("Words", "{figure} ({names})"),
    "tie.decides": QT_TRANSLATE_NOOP("Words", "Decided by {step}."),
    "tie.open": QT_TRANSLATE_NOOP("Words", "Still level: {names}."),
    "tie.cut": QT_TRANSLATE_NOOP("Words", "They cut: {order}"),
    "tie.played_off": QT_TRANSLATE_NOOP("Words", "They played off: {order}"),
    "tie.shared": QT_TRANSLATE_NOOP("Words", "They share: {order}"),
    "tie.before": QT_TRANSLATE_NOOP("Words", "{first} before {next}"),
    "tie.with_note": QT_TRANSLATE_NOOP("Words", "{settled} ({note})"),
    "tie.sentence": QT_TRANSLATE_NOOP("Words", "{settled}."),
    "tie.more": QT_TRANSLATE_NOOP("Words", "Further ties that were told apart: {count}"),
    "tie.in_standings": QT_TRANSLATE_NOOP("Words", "As in the standings. {settled}"),
    "tie.place.cut": QT_TRANSLATE_NOOP("Words", "cut"),
    "tie.place.played_off": QT_TRANSLATE_NOOP("Words", "play-off"),
    "tie.place.shared": QT_TRANSLATE_NOOP("Words", "shared"),
    "tie.heading": QT_TRANSLATE_NOOP("Words", "Tie"),
}

_SITS = {
    "sits.round": QT_TRANSLATE_NOOP("Words", "round {round}"),
    "sits.deal": QT_TRANSLATE_NOOP("Words", "round {round}, deal {first}"),
    "sits.deals": QT_TRANSLATE_NOOP("Words", "round {round}, deals {first} to {last}"),
    "sits.at": QT_TRANSLATE_NOOP("Words", "{name}, {when}: table {table}, {seat}, with {partner} against {opponents}"),
    "sits.alone": QT_TRANSLATE_NOOP("Words", "{name}, {when}: table {table}, {seat}, against {opponents}"),
    "sits.rests": QT_TRANSLATE_NOOP("Words", "{name}, {when}: rests"),
    "sits.not_seated": QT_TRANSLATE_NOOP("Words", "Round {round} is not seated yet."),
}

SENTENCES = {**_TIES, **_SITS}

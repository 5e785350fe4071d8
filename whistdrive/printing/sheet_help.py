"""What a sheet that is filled in by hand needs of its scoring system: room for its games, and a help of what counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistdrive.core.contracts import RuleSet
from whistdrive.core.drive import Drive
from whistdrive.printing.facts import bands_in_words
from whistdrive.scoring.bid import Bid
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.points import Points
from whistdrive.scoring.rubber import GAMES_TO_WIN, Rubber
from whistdrive.scoring.running import games_to_win
from whistdrive.scoring.short import Short
from whistdrive.scoring.tricks import Tricks
from whistdrive.scoring.two_hand import TwoHand
from whistdrive.words import Words


@dataclass(frozen=True, slots=True)
class Form:
    """The room that a system takes beside its deals.

    ``games``: how many a rubber takes at most (0: the system has none). ``beside``: the key of what stands above a
    narrow column beside each side's points; empty where there is none. ``closing``: the keys of what is written between
    the games and the total.
    """

    games: int = 0
    beside: str = ""
    closing: tuple[str, ...] = ()


def form_of(rules: RuleSet) -> Form:
    """The room for games, for what waits and for what games are worth."""
    match rules:
        case Cvisti():
            return Form(2 * rules.games_to_win - 1, "sheet.waits", ("paper.waiting", "paper.bonuses"))
        case Rubber():
            return Form(2 * GAMES_TO_WIN - 1, "sheet.worth", ("option.rubber.rubber_bonus",))
        case Short():
            return Form(rules.best_of)
    return Form(int(rules.plays_rubbers))


def help_of(drive: Drive, words: Words) -> Iterator[str]:
    """What counts in the games of a drive and how to rule them off, a few sentences to a paragraph."""
    yield from what_counts(drive, words)
    if drive.scoring.plays_rubbers:
        yield words("sheet.rule_off")


def what_counts(drive: Drive, words: Words) -> Iterator[str]:
    """What counts in the games of a drive, a few sentences to a paragraph."""
    endless = drive.plan.deals is None
    for paragraph in _paragraphs(drive.scoring, words, endless):
        yield " ".join(paragraph)
    if isinstance(drive.scoring, Tricks) and "MIS" in drive.plan.trumps:
        yield words(f"sheet_help.tricks.misere.{drive.scoring.misere}")


def _paragraphs(rules: RuleSet, words: Words, endless: bool) -> Iterator[list[str]]:
    """The same by system; ``endless``: a sitting lasts until its rubber is decided."""
    match rules:
        case Cvisti():
            yield from _cvisti(rules, words, endless)
        case Bid():
            yield from _bid(rules, words)
        case Rubber():
            yield from _rubber(rules, words, endless)
        case Short():
            yield [words(f"sheet_help.{key}") for key in ("thirteen", "over_six")]
            yield [
                words("sheet_help.game", target=rules.target),
                *_rubbers(games_to_win(rules.best_of), words, endless),
            ]
        case TwoHand():
            yield [words("sheet_help.two_hand.counts"), words("sheet_help.thirteen")]
            yield [words("sheet_help.two_hand.game", target=rules.target), *_rubbers(1, words, endless)]
        case Tricks():
            yield [words("sheet_help.thirteen"), words(f"sheet_help.tricks.{rules.count}")]
        case Points():
            summed = [] if rules.sum is None else [words("sheet_help.points_sum", sum=rules.sum)]
            yield [words("sheet_help.points"), *summed]


def _cvisti(rules: Cvisti, words: Words, endless: bool) -> Iterator[list[str]]:
    most = rules.target - 1
    yield [words("sheet_help.cvisti.counts")]
    yield [words(f"sheet_help.cvisti.{key}") for key in ("made", "no_trump")]
    yield [words(f"sheet_help.cvisti.{key}") for key in ("failed", "passed")]
    yield [words("sheet_help.game", target=rules.target), words("sheet_help.cvisti.waits", most=most)]
    bonus = [words("sheet_help.cvisti.bonus", bonus=bands_in_words(rules.bonus, words))] if rules.bonus else []
    total = words(f"sheet_help.cvisti.total.{rules.waiting_at_end}")
    yield [*_rubbers(rules.games_to_win, words, endless), *bonus, total]


def _bid(rules: Bid, words: Words) -> Iterator[list[str]]:
    yield [words("sheet_help.bid.calls", least=rules.min_bid), words("sheet_help.bid.kitty")]
    yield [words("sheet_help.bid.counts"), words("sheet_help.bid.game", goal=rules.goal)]
    for key in ("high", "low", "jokers"):
        yield [words(f"sheet_help.bid.{key}")]


def _rubber(rules: Rubber, words: Words, endless: bool) -> Iterator[list[str]]:
    yield [words(f"sheet_help.{key}") for key in ("thirteen", "over_six")]
    if rules.honours:
        yield [words("sheet_help.rubber.honours"), words("sheet_help.rubber.honours_after", most=rules.target - 1)]
    yield [words("sheet_help.game", target=rules.target), *_rubbers(GAMES_TO_WIN, words, endless)]
    worth = bands_in_words(rules.worth_in_force, words)
    bonus = [words("sheet_help.rubber.bonus", bonus=rules.rubber_bonus)] if rules.rubber_bonus else []
    yield [words("sheet_help.rubber.worth", worth=worth), *bonus, words("sheet_help.rubber.total")]


def _rubbers(games: int, words: Words, endless: bool) -> list[str]:
    """When a rubber is won; and that the next one follows, where the sitting has a number of deals."""
    if games == 1:
        return [words("sheet_help.single_game")] if endless else []
    return [words("sheet_help.rubber", games=games), *([] if endless else [words("sheet_help.next_rubber")])]

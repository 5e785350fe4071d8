"""Ties in words: every step between rows that are level, with everybody's figure, and what was decided by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from whistdrive.core.drive import Drive, Tie
from whistdrive.core.figures import Entrants
from whistdrive.core.ranking import Comparison, Figure, Judge, Level
from whistdrive.core.totals import Standing
from whistdrive.printing.facts import MOST_NAMED, and_more
from whistdrive.printing.marks import figure as figure_text
from whistdrive.printing.tables import Ranking, Row
from whistdrive.words import Words

MOST_TIES = 4
"""So many ties are told below a list; the rest are counted."""

_MOST_DECIMALS = 6


@dataclass(frozen=True, slots=True)
class TiesInWords:
    """The ties of one list of the standings after round ``upto`` (None: after all that is seated)."""

    drive: Drive
    upto: int | None
    ranking: Ranking
    words: Words

    def of_row(self, standing: Standing) -> str:
        """How a row was told apart from those that are level with it at first; empty where there are none."""
        level = next(level for level in self._levels() if standing in level.rows)
        if len(level.rows) < 2:
            return ""
        steps = self._judge.compared(standing, self._standings)
        return self._told(level, steps, self._ending(standing, steps))

    def all_told(self) -> Iterator[str]:
        """A paragraph for each tie that was told apart after the first step, or decided: the first ones, at most."""
        told = [(level, steps) for level, steps in self._steps() if any(_tells(step) for step in steps)]
        for level, steps in told[:MOST_TIES]:
            yield self._told(level, steps, self._open(level))
        if len(told) > MOST_TIES:
            yield self.words("tie.more", count=len(told) - MOST_TIES)

    def decided(self, row: Row) -> str:
        """What was decided about the tie of a row; empty where nothing was."""
        if not row.settled:
            return ""
        _tied, tie = self.tie_of(row.standing)
        return decision_in_words(tie, self.ranking.rows, self.words) if tie else ""

    def tie_of(self, standing: Standing) -> tuple[Sequence[Standing], Tie | None]:
        """The rows that no step tells from this one, itself among them, and what was decided between them."""
        tied = self._judge.level_with(standing, self._standings)
        return tied, self._judge.tie(tied, self._standings)

    @property
    def _judge(self) -> Judge:
        return Judge(self.drive, self.upto)

    @property
    def _standings(self) -> Sequence[Standing]:
        return tuple(row.standing for row in self.ranking.rows)

    def _levels(self) -> Iterator[Level]:
        return self._judge.first_levels(self._standings)

    def _steps(self) -> Iterator[tuple[Level, Sequence[Comparison]]]:
        for level in self._levels():
            if len(level.rows) > 1:
                yield level, tuple(self._judge.told_apart(level.rows, self._standings))

    def _told(self, level: Level, steps: Iterable[Comparison], ending: str) -> str:
        [(key, figure)] = level.merit
        names = self._named(row.entrants for row in level.rows)
        shown = figures_in_words([figure], self.words)[figure]
        first = self.words("tie.level", step=self.words.name("measure", key), figure=shown, names=names)
        sentences = (first, *(self._step(step) for step in steps), ending)
        return " ".join(sentence for sentence in sentences if sentence)

    def _step(self, step: Comparison) -> str:
        """One step with the figure of each, best first, as in ``Highest deal: 13 (5 Dora), 9 (8 Håkan)``."""
        if step.key == "decided":
            rows = [self._row(entrants).standing for entrants, _ in step.figures]
            tie = self._judge.tie(rows, self._standings)
            decision = decision_in_words(tie, self.ranking.rows, self.words) if tie else ""
            return self.words("tie.sentence", settled=decision)
        name = self.words.name("measure", step.key)
        name = name[:1].upper() + name[1:]
        shown = figures_in_words([figure for _, figure in step.figures], self.words)
        if len(shown) == 1:
            [figure] = shown.values()
            return self.words("tie.same", step=name, figure=figure)
        figures = (
            self.words("tie.figure", figure=shown[figure], names=self._named(entrants for entrants, _ in level))
            for figure, level in groupby(step.figures, key=lambda each: each[1])
        )
        return self.words("tie.step", step=name, figures=", ".join(figures))

    def _ending(self, standing: Standing, steps: Sequence[Comparison]) -> str:
        """Which step decided about a row, or who is level with it in all of them."""
        level = self._judge.level_with(standing, self._standings)
        if len(level) > 1:
            return "" if standing.settled else self._still_level(level)
        return self.words("tie.decides", step=self.words.name("measure", steps[-1].key))

    def _open(self, level: Level) -> str:
        """Those of a tie that no step told apart and nobody decided about."""
        parts = self._judge.levels(level.rows)
        still = (part.rows for part in parts if len(part.rows) > 1 and not part.rows[0].settled)
        return " ".join(map(self._still_level, still))

    def _still_level(self, rows: Sequence[Standing]) -> str:
        return self.words("tie.open", names=self._named(row.entrants for row in rows))

    def _named(self, rows: Iterable[Entrants]) -> str:
        return named([self._row(row) for row in rows], self.words)

    def _row(self, entrants: Entrants) -> Row:
        return next(row for row in self.ranking.rows if row.standing.entrants == entrants)


def decision_in_words(tie: Tie, rows: Sequence[Row], words: Words) -> str:
    """What was decided between some of these rows: ``They cut: 8 Håkan before 5 Dora (ace of hearts)``."""
    tied = [row for row in rows if row.standing.entrants[0] in tie.tied]
    ahead = [row for one in tie.order for row in tied if row.standing.entrants[0] == one]
    behind = [row for row in tied if row not in ahead]
    *before, last = [*([row] for row in ahead), *([behind] if behind else [])]
    order = named(last, words)
    for part in reversed(before):
        order = words("tie.before", first=named(part, words), next=order)
    settled = words(f"tie.{tie.decision}", order=order)
    return words("tie.with_note", settled=settled, note=tie.note) if tie.note else settled


def named(rows: Sequence[Row], words: Words) -> str:
    """Some rows in one text, teams by their names; of many, only how many there are besides."""
    names = (row.team or row.members for row in rows[:MOST_NAMED])
    return "; ".join([*names, *and_more(len(rows) - MOST_NAMED, words)])


def figures_in_words(figures: Sequence[Figure], words: Words) -> Mapping[Figure, int | str]:
    """Figures as they are written, so that those that differ are seen to; a dash where somebody has none."""
    several = [figure for figure in figures if isinstance(figure, tuple)]
    if several:
        return {figure: " · ".join(map(figure_text, part)) or "–" for figure, part in _telling(several).items()}
    fractions = {figure for figure in figures if isinstance(figure, Fraction)}
    places = next(n for n in range(2, _MOST_DECIMALS + 1) if n == _MOST_DECIMALS or _differ(fractions, n))
    return {
        figure: words.decimal(float(figure), places) if isinstance(figure, Fraction) else figure
        for figure in figures
        if not isinstance(figure, tuple)
    }


def _tells(step: Comparison) -> bool:
    return step.key == "decided" or len({figure for _, figure in step.figures}) > 1


def _telling(several: Sequence[tuple[int, ...]]) -> Mapping[tuple[int, ...], tuple[int, ...]]:
    """Of each the numbers that tell it from the others, without those before in which all are the same."""
    different = set(several)
    if len(different) == 1:
        return {each: each[:1] for each in several}
    lengths = range(1, max(map(len, different)) + 1)
    many = {length: len({each[:length] for each in different}) for length in lengths}
    first = next(length for length in lengths if many[length] > 1) - 1
    last = next(length for length in lengths if many[length] == len(different))
    return {each: each[first:last] for each in several}


def _differ(fractions: Iterable[Fraction], places: int) -> bool:
    written = [f"{float(each):.{places}f}" for each in fractions]
    return len(set(written)) == len(written)

"""Prizes as a file for spreadsheets."""

from __future__ import annotations

import csv
from io import StringIO

from whistdrive.core.drive import Drive
from whistdrive.printing.prize_names import hundredths, prize_lines
from whistdrive.printing.tables import cell_text, numbers_cell
from whistdrive.words import Words


def prizes_csv(drive: Drive, words: Words) -> bytes:
    """All prizes as a file for spreadsheets, as :func:`standings_csv` makes one: a row for each winner.

    A prize that nobody has yet has a row without a name that says why. Amounts are in whole money with two decimals.
    """
    file = StringIO()
    writer = csv.writer(file)
    heads = ("prize", "number", "name", "won_with", "amount", "about_prize")
    writer.writerow([cell_text(words(f"paper.{head}")) for head in heads])
    for line in prize_lines(drive, words):
        money = "{}.{:02}".format(*hundredths(line.award.amount)) if line.award.prize.amount else ""
        about = " / ".join(text for text in (line.purpose, line.state, *line.remarks) if text)
        before, after = cell_text(line.name), (cell_text(line.figure), money, cell_text(about))
        for row in line.winners:
            writer.writerow([before, numbers_cell(row), cell_text(" / ".join(row.names)), *after])
        if not line.winners:
            writer.writerow([before, "", "", *after])
    return file.getvalue().encode("utf-8-sig")

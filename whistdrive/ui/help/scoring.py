"""How a drive is scored, with an example that the program plays by its own rules at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from html import escape

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from whistdrive.core.drive import Drive
from whistdrive.core.sheet import SIDES
from whistdrive.printing.explained import Explanation, explanation
from whistdrive.scoring import RULES
from whistdrive.ui import theme
from whistdrive.ui.dialogs.presets import preset
from whistdrive.ui.help import marked_up
from whistdrive.ui.models.score_sheet import SheetModel, signed
from whistdrive.ui.models.sheet_rows import SheetRow, SheetRows, sheet_rows
from whistdrive.words import Words

_RULES = {"thin": "1px solid", "strong": "2px solid", "double": "4px double"}
"""What is drawn below a row, as on the sheet."""

_PADDING = "padding: 4px"
_WHY = 35
"""How much of the width the reasons have, in hundredths."""


def usual_drive(system: str) -> Drive:
    """A drive as it is usually planned for a scoring system, for those who have none open."""
    usual = preset(RULES[system])
    return Drive(0, "", date(2000, 1, 1), usual.scoring, usual.movement, plan=usual.plan)


def explained(drive: Drive, words: Words) -> str:
    """The explanation for a drive, with marks for Qt; one without a title is as usual."""
    told = explanation(drive, words)
    return "".join(_parts(told, _whose(drive), words))


def plain(drive: Drive, words: Words) -> str:
    """All that the explanation says, to be searched."""
    told = explanation(drive, words)
    texts = (text for section in told.sections for text in (section.heading, *section.paragraphs))
    return " ".join((told.title, told.about, *texts))


def _whose(drive: Drive) -> str:
    if drive.title:
        text = QCoreApplication.translate("ScoringHelp", "With the options of “{drive}”.")
        return text.format(drive=drive.title)
    return QCoreApplication.translate("ScoringHelp", "With the usual options; an open drive shows its own.")


def _parts(told: Explanation, whose: str, words: Words) -> Iterator[str]:
    yield marked_up.title(told.title)
    yield marked_up.paragraph(whose, quiet=True)
    yield marked_up.paragraph(told.about)
    for section in told.sections:
        yield marked_up.heading(section.heading)
        if section.listed:
            yield marked_up.listing(section.paragraphs)
        else:
            yield from map(marked_up.paragraph, section.paragraphs)
    yield marked_up.heading(told.example_heading)
    yield marked_up.paragraph(told.example_help, quiet=True)
    yield _sheet(told.example, words)


def _sheet(drive: Drive, words: Words) -> str:
    """The only table of a drive as its score sheet, with the very texts of that."""
    found = sheet_rows(drive, 1, drive.rounds[0].tables[0])
    model = SheetModel(words)
    model.show_rows(drive.scoring, found.rows)
    columns = [at for at in range(len(model.columns)) if at not in model.idle]
    heads = "".join(_head(model, at) for at in columns)
    rows = "".join(_row(model, at, row, columns) for at, row in enumerate(found.rows))
    style = "border-collapse: collapse; margin-top: 8px"
    return f'<table width="100%" cellspacing="0" style="{style}"><tr>{heads}</tr>{rows}</table>{_foot(found)}'


def _head(model: SheetModel, column: int) -> str:
    text = escape(str(model.headerData(column, Qt.Orientation.Horizontal))).replace("\n", "<br>")
    style = [
        _PADDING,
        f"border-bottom: 1px solid {theme.scheme().quiet}",
        f"color: {theme.scheme().quiet}",
        "vertical-align: bottom",
        "white-space: nowrap",
        "font-size: small",
        _align(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)),
    ]
    width = f' width="{_WHY}%"' if model.columns[column].kind == "why" else ""
    return f'<td{width} style="{"; ".join(style)}">{text}</td>'


def _row(model: SheetModel, at: int, row: SheetRow, columns: list[int]) -> str:
    """A row of the sheet; what is said of a game runs over the columns of what was written."""
    spanned = 1
    if row.kind != "deal":
        spanned = sum(model.columns[each].kind in ("deal", "dealer", "mark") for each in columns)
    cells = [_cell(model.index(at, columns[0]), row, spanned)]
    cells += (
        _cell(model.index(at, column), row, 1, is_why=model.columns[column].kind == "why")
        for column in columns[spanned:]
    )
    return f"<tr>{''.join(cells)}</tr>"


def _cell(index: QModelIndex, row: SheetRow, spanned: int, *, is_why: bool = False) -> str:
    font, colour = index.data(Qt.ItemDataRole.FontRole), index.data(Qt.ItemDataRole.ForegroundRole)
    line = theme.scheme().line if row.rule == "thin" else theme.scheme().text
    style = [
        _PADDING,
        f"border-bottom: {_RULES[row.rule]} {line}",
        _align(index.data(Qt.ItemDataRole.TextAlignmentRole)),
        f"white-space: {'normal' if is_why else 'nowrap'}",
    ]
    if isinstance(colour, QColor):
        style.append(f"color: {colour.name()}")
    if isinstance(font, QFont):
        style += ["font-weight: bold"] * font.bold() + ["font-style: italic"] * font.italic()
    return f'<td colspan="{spanned}" style="{"; ".join(style)}">{escape(str(index.data() or ""))}</td>'


def _align(alignment: object) -> str:
    if not isinstance(alignment, Qt.AlignmentFlag):
        return "text-align: left"
    if alignment & Qt.AlignmentFlag.AlignRight:
        return "text-align: right"
    return "text-align: center" if alignment & Qt.AlignmentFlag.AlignHCenter else "text-align: left"


def _foot(found: SheetRows) -> str:
    """The totals below the last rule."""
    text = QCoreApplication.translate("ScoringHelp", "Total: {ns} to {ew}")
    ns, ew = (signed(found.totals.of(side)) for side in SIDES)
    return f'<p style="margin-top: 8px"><b>{escape(text.format(ns=ns, ew=ew))}</b></p>'

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from whistdrive.core.findings import Refused
from whistdrive.core.options import Bands, option, options_of, written_options
from whistdrive.movement import MOVEMENTS
from whistdrive.movement.imported import Imported
from whistdrive.movement.mitchell import Mitchell
from whistdrive.scoring import RULES
from whistdrive.scoring.cvisti import Cvisti
from whistdrive.scoring.points import Points
from whistdrive.ui.options_form import OptionsForm
from whistdrive.ui.widgets.option_fields import BandRows, Choice, Figure, Flag, Perhaps
from whistdrive.ui.widgets.wheelproof import SpinBox
from whistdrive.words import ENGLISH


@dataclass(frozen=True, slots=True)
class Everything:
    """One option of each kind."""

    key: ClassVar[str] = "everything"

    flag: bool = option(True)
    figure: int = option(4, range(2, 11, 2))
    text: str = option("b", ("a", "b"))
    number: int = option(5, (3, 5))
    perhaps: int | None = option(None, range(10), optional=True)
    whole: int = option(-3)
    rows: Bands = option(((0, 1, 2),), bands=True)


def form_of(qtbot: QtBot, kind: type[Everything]) -> OptionsForm[Everything]:
    form: OptionsForm[Everything] = OptionsForm(ENGLISH)
    qtbot.addWidget(form)
    form.show_kind(kind, {})
    return form


def test_every_kind_of_option_has_its_field(qtbot: QtBot) -> None:
    form = form_of(qtbot, Everything)
    kinds = [type(form.field(each.key)) for each in options_of(Everything)]
    assert kinds == [Flag, Figure, Choice, Choice, Perhaps, Figure, BandRows]
    assert form.instance() == Everything()


def test_values_are_read_as_they_are_set(qtbot: QtBot) -> None:
    wanted = Everything(False, 8, "a", 3, 7, -20, ((0, 0, 9), (2, 5, 1)))
    form = form_of(qtbot, Everything)
    form.show_kind(Everything, written_options(wanted))
    assert form.instance() == wanted


def test_nothing_is_an_answer_where_it_may_be(qtbot: QtBot) -> None:
    form = form_of(qtbot, Everything)
    perhaps = form.field("perhaps")
    box, spin = perhaps.findChild(QCheckBox), perhaps.findChild(SpinBox)
    assert isinstance(box, QCheckBox)
    assert isinstance(spin, SpinBox)
    assert not spin.isEnabled()
    box.setChecked(True)
    spin.setValue(6)
    assert form.instance().perhaps == 6


def test_rows_are_added_and_removed(qtbot: QtBot) -> None:
    form = form_of(qtbot, Everything)
    rows = form.field("rows")
    remove, add = (
        next(button for button in rows.findChildren(QPushButton) if text in button.accessibleName())
        for text in ("remove row 1", "add a row")
    )
    add.click()
    assert form.instance().rows == ((0, 1, 2), (2, 2, 0))
    remove.click()
    assert form.instance().rows == ((2, 2, 0),)


def test_rows_that_overlap_are_refused_with_the_options_key(qtbot: QtBot) -> None:
    form = form_of(qtbot, Everything)
    form.field("rows").show_value(((0, 3, 1), (2, 4, 1)))
    with pytest.raises(Refused) as refused:
        form.instance()
    assert refused.value.findings[0].facts["field"] == "rows"


@pytest.mark.parametrize("kind", [*RULES.values(), *MOVEMENTS.values()])
def test_every_system_and_movement_has_a_form_in_words(qtbot: QtBot, kind: type[Cvisti]) -> None:
    form: OptionsForm[Cvisti] = OptionsForm(ENGLISH)
    qtbot.addWidget(form)
    form.show_kind(kind, {})
    assert form.instance() == kind()
    shown = {label.text() for label in form.findChildren(QLabel)}
    for each in options_of(kind):
        assert (ENGLISH(f"option.{kind.key}.{each.key}") in shown) == (each.data is None)


def test_data_from_a_file_has_no_field_and_stays_as_it_was(qtbot: QtBot) -> None:
    form: OptionsForm[Imported | Mitchell] = OptionsForm(ENGLISH)
    qtbot.addWidget(form)
    kept = Imported(rounds=(((0, 1, 2, 3),),))
    form.show_kind(Imported, written_options(kept))
    assert form.instance() == kept
    form.show_kind(Mitchell, {})
    assert form.instance() == Mitchell()


def test_one_kind_after_another_leaves_nothing_behind(qtbot: QtBot) -> None:
    form: OptionsForm[Points | Cvisti] = OptionsForm(ENGLISH)
    qtbot.addWidget(form)
    form.show_kind(Cvisti, {})
    form.show_kind(Points, {"sum": 26})
    assert form.instance() == Points(sum=26)
    with pytest.raises(KeyError):
        form.field("bonus")

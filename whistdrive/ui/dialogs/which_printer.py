"""On which printer a document comes out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

AskPrinter = Callable[[QWidget, QPrinter, int], bool]
"""Asks which printer, given the page that asks, the printer to set and how many pages there are; False: none."""


def which_printer(parent: QWidget, printer: QPrinter, pages: int) -> bool:
    """The system's own dialog."""
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(QCoreApplication.translate("WhichPrinter", "Print"))
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, pages)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return accepted

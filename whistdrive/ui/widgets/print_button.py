"""The document that is shown, onto paper through the system's dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QPushButton, QWidget

from whistdrive.ui.dialogs.which_printer import AskPrinter
from whistdrive.ui.pdf_pages import PdfPages
from whistdrive.ui.print_run import Outcome, PrintRun, made_ready
from whistdrive.ui.widgets.answer_line import AnswerLine
from whistdrive.ui.widgets.button_key import press_by_key

KEY = "Alt+T"


class PrintButton(QPushButton):
    """Asks which printer and prints what it was last given; ``answer`` tells how that went.

    ``begun`` comes with the first sheet, ``run`` tells of each and of the end.
    """

    begun = Signal()

    def __init__(self, answer: AnswerLine, ask: AskPrinter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answer = answer
        self._ask = ask
        self._data: bytes | None = None
        self._name = ""
        self.run = PrintRun(self)
        self.clicked.connect(self._ask_and_print)
        self.run.finished.connect(self._tell)
        press_by_key(self, KEY)
        self.retranslate()
        self.offer(None)

    def retranslate(self) -> None:
        """Word everything in the language of the moment."""
        self.setText(self.tr("Print…"))
        self.setToolTip(self.tr("Print the chosen document as it is shown ({key})").format(key=KEY))

    def offer(self, data: bytes | None, name: str = "") -> None:
        """Be ready to print a PDF under a name, or nothing."""
        self._data, self._name = data, name
        self._enable()

    def _enable(self) -> None:
        self.setEnabled(self._data is not None and not self.run.going_on)

    def _ask_and_print(self) -> None:
        if self._data is None:
            return
        pages = PdfPages(self._data)
        sheet, count = pages.size(0), len(pages)
        pages.close()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        made_ready(printer, self._name, sheet)
        if self._ask(self, printer, count):
            self._answer.hint(self.tr("Printing…"))
            self.begun.emit()
            self.run.begin(self._data, printer)
            self._enable()

    def _tell(self, outcome: Outcome) -> None:
        self._enable()
        match outcome:
            case "printed":
                self._answer.say(self.tr("Given to the printer: {name}").format(name=self._name))
            case "cancelled":
                self._answer.say(self.tr("Printing was cancelled."))
            case "failed":
                self._answer.refuse(self.tr("The printer does not take it. Save the document as PDF and print that."))

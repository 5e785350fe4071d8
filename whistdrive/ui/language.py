"""The language of the windows and of every sentence: one of those that are bundled, or that of the system."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from whistdrive.ui import resources
from whistdrive.words import LANGUAGES, Words, in_language


class Language(QObject):
    """Installs the translators of one language; Qt tells every widget with a LanguageChange event."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []

    def turn_to(self, language: str) -> Words:
        """Use one of :data:`LANGUAGES`, or that of the system for anything else, and the dates of the territory."""
        system = QLocale.system()
        code = language if language in LANGUAGES else of_system(system)
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(_locale(code, system))
        bundled = str(resources.folder("i18n"))
        shipped = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Qt asks the last one first. It ships its own texts in most languages; those that it lacks are bundled.
        each = [self._load(f"qtbase_{code}", shipped), self._load(f"qtbase_{code}", bundled)]
        each.append(self._load(f"whistdrive_{code}", bundled))
        self._installed = [translator for translator in each if translator is not None]
        return in_language(code)

    def _load(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self)
        if not translator.load(name, folder):
            return None
        QCoreApplication.installTranslator(translator)
        return translator


def of_system(system: QLocale) -> str:
    """The first of the system's languages that is bundled, or English."""
    wanted = (name.partition("-")[0] for name in system.uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), "en")


def _locale(code: str, system: QLocale) -> QLocale:
    """The language with the dates of the system's territory: English as in Finland, where that is."""
    if code == _code(system):
        return system
    if code == "en":
        territory = system.territory()
        known = territory != QLocale.Country.AnyTerritory
        return QLocale(QLocale.Language.English, territory if known else QLocale.Country.UnitedKingdom)
    return QLocale(code)


def _code(locale: QLocale) -> str:
    return locale.name().partition("_")[0]

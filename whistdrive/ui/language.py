"""The language of the windows and of every sentence: English, and what translations are bundled."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from whistdrive.ui import resources
from whistdrive.words import Words


class Language(QObject):
    """Installs the translators of one language; Qt tells every widget with a LanguageChange event."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []

    def turn_to(self, locale: QLocale) -> Words:
        """Use the language of ``locale`` if it is bundled, else English with the dates of that territory."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        own = self._load(str(resources.folder("i18n")), "whistdrive", locale)
        if own is None:
            QLocale.setDefault(_english(locale))
            self._installed = []
        else:
            QLocale.setDefault(locale)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._installed = [own, *filter(None, [self._load(folder, "qtbase", locale)])]
        return Words(lambda text: QCoreApplication.translate("Words", text))

    def _load(self, folder: str, name: str, locale: QLocale) -> QTranslator | None:
        translator = QTranslator(self)
        if not translator.load(locale, name, "_", folder):
            return None
        QCoreApplication.installTranslator(translator)
        return translator


def _english(locale: QLocale) -> QLocale:
    territory = locale.territory()
    if territory == QLocale.Country.AnyTerritory:
        territory = QLocale.Country.UnitedKingdom
    return QLocale(QLocale.Language.English, territory)

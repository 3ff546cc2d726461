"""The language of the windows: English as written in the code, or one that is translated."""

from importlib.resources import as_file

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

import resources
from tdapp.core.refusal import Refusal

ENGLISH = "en"
_installed: list[QTranslator] = []


def speak(language: str) -> None:
    """Let all windows that are built from now on speak it; Qt's own few words too.

    Refusal `translation.missing` where the program has no such language.
    """
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    if language == ENGLISH:
        return
    own = QTranslator()
    with as_file(resources.at("translations", f"tdapp_{language}.qm")) as path:
        if not own.load(str(path)):
            raise Refusal("translation.missing", language=language)
    qt = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for translator in (own, qt) if qt.load(f"qtbase_{language}", folder) else (own,):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)

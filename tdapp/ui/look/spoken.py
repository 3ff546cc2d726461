"""The voice of the windows, set before they are built; another language builds them anew.

Only widgets ask for it here. A module without Qt is handed its voice.
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from tdapp.voice.voice import Voice

ENGLISH = "en"
_voices = [Voice()]
_languages = [ENGLISH]
_installed: list[QTranslator] = []


def voice() -> Voice:
    """How this window speaks, of money in the currency of the event in view."""
    return _voices[-1]


def language() -> str:
    """In which language this window speaks."""
    return _languages[-1]


@dataclass(frozen=True, slots=True)
class ModuleVoice:
    """Says the texts of one module, all in its context."""

    context: str

    def __call__(self, english: str, /, **details: object) -> str:
        """A text, filled with its details."""
        return voice().text(self.context, english, **details)

    def plural(self, one: str, many: str, n: int, /, **details: object) -> str:
        """The form for `n` of a text."""
        return voice().plural(self.context, one, many, n, **details)


def saying(context: str) -> ModuleVoice:
    """What a module calls its `say`, so that its texts are gathered with this context."""
    return ModuleVoice(context)


def house_voice() -> Voice:
    """How it speaks of the house's own money."""
    return voice().priced_in("")


def say_money_in(currency: str) -> None:
    """Speak of the money of an event in that currency from now on; empty: of the house's own."""
    _voices[:] = [voice().priced_in(currency)]


def speak(voice: Voice, language: str) -> None:
    """Let all windows that are built from now on speak so; Qt's own few words too."""
    _voices[:], _languages[:] = [voice], [language]
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    of_qt = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if language != ENGLISH and of_qt.load(f"qtbase_{language}", folder):
        QCoreApplication.installTranslator(of_qt)
        _installed.append(of_qt)

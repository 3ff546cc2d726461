"""What is open in the house, in words, for whoever takes it over."""

from PySide6.QtCore import QCoreApplication

from tdapp.calls.house.open_matters import OpenMatters
from tdapp.core.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

WAITING = {
    "held": QT_TRANSLATE_NOOP("Staff", "tables on hold: {count}"),
    "pending": QT_TRANSLATE_NOOP("Staff", "exits pending: {count}"),
    "slips": QT_TRANSLATE_NOOP("Staff", "prize slips to be paid: {count}"),
    "notices": QT_TRANSLATE_NOOP("Staff", "notices to be given: {count}"),
    "drawers": QT_TRANSLATE_NOOP("Staff", "drawers open: {count}"),
}


def open_words(open_: OpenMatters) -> str:
    """One sentence; that nothing is open too."""
    said = [
        translate("Staff", text).format(count=count)
        for name, text in WAITING.items()
        if (count := open_.waits.get(name))
    ]
    if open_.events:
        on = translate("Staff", "in progress: {titles}")
        said.insert(0, on.format(titles=", ".join(open_.events)))
    if not said:
        return translate("Staff", "Nothing is open.")
    return translate("Staff", "Open: {matters}.").format(matters="; ".join(said))

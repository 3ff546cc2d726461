"""What is set on another page: where it is, and in which words the settings lead there."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.list_rows import ListRow
from tdapp.ui.rail import PageName, page_word

translate = QCoreApplication.translate


def set_elsewhere() -> dict[PageName, str]:
    """What is set on which page."""
    return {
        PageName.CLOCK: translate("Settings", "Screens, volume, mark"),
        PageName.CAGE: translate("Settings", "Limits of the cage"),
    }


def rows_elsewhere() -> Iterator[ListRow]:
    """A row for each; its value is the page, with the key that leads there."""
    group = translate("Settings", "On other pages")
    for page, words in set_elsewhere().items():
        place = Cell(page_word(page), note=page.key)
        yield ListRow(page, (Cell(group, tone=Tone.LABEL), Cell(words), place, Cell("")))
        group = ""

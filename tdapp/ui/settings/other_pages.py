"""What is set on another page: where it is, and in which words the settings lead there."""

from collections.abc import Iterator

from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName, page_word


def set_elsewhere() -> dict[PageName, str]:
    """What is set on which page."""
    return {
        PageName.CLOCK: voice().text("settings", "Screens, volume, mark"),
        PageName.CAGE: voice().text("settings", "Cage limits"),
    }


def rows_elsewhere() -> Iterator[ListRow]:
    """A row for each; its value is the page, with the key that leads there."""
    group = voice().text("settings", "On other pages")
    for page, words in set_elsewhere().items():
        place = Cell(page_word(page), note=page.key)
        yield ListRow(page, (Cell(group, tone=Tone.LABEL), Cell(words), place, Cell("")))
        group = ""

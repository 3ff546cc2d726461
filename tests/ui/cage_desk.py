"""The cage page and the rows of its lists."""

from PySide6.QtCore import Qt

from tdapp.ui.look.lists.list_rows import said
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.pages.cage_page import CagePage
from tdapp.ui.workplace.rail import PageName
from tests.ui.prizes_room import turned_to
from tests.ui.window_room import WindowRoom

ENTER = Qt.Key.Key_Return


def page_of(room: WindowRoom) -> CagePage:
    page = turned_to(room, PageName.CAGE)
    assert isinstance(page, CagePage)
    return page


def lines(listing: Listing) -> list[tuple[str, ...]]:
    return [tuple(said(cell) for cell in row.cells) for row in listing.table.rows]

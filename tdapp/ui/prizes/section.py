"""A list under its own head: a title, a quiet fact at the right, and the key that leads to it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.look.key_cap import cap_width, paint_cap
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEAD = 40
LEAST_TITLE = 60
LEAST_LIST = 120
"""Lower than this no list is squeezed that can be scrolled to."""


class ListSection(QWidget):
    """The list with its head above; a `key` that leads to it is drawn as a cap."""

    def __init__(self, theme: Theme, title: str, key: str, listing: Listing) -> None:
        super().__init__()
        self.listing = listing
        self._title = Words(Size.BODY, theme.text, STRONG)
        self._title.setText(title)
        self._title.setMinimumWidth(px(LEAST_TITLE))
        self._fact = MessageLabel(theme, takes_room=True, right=True)
        head = QWidget()
        head.setFixedHeight(high(HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(13, 0, 13, 0)
        row.addWidget(self._title)
        row.addWidget(self._fact, 1)
        if key:
            row.addWidget(KeyCap(theme, key))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(listing, 1)

    @property
    def title(self) -> str:
        """What stands over the list."""
        return self._title.text()

    @property
    def fact(self) -> str:
        """What stands quiet at the right of its head."""
        return self._fact.text

    def name(self, title: str, fact: str = "") -> None:
        """Say this over the list from now on."""
        self._title.setText(title)
        self._fact.say("", fact)

    def fit(self) -> None:
        """Be just as high as the rows."""
        listing = self.listing
        rows = max(1, len(listing.table.rows))
        header = listing.horizontalHeader()
        head = max(header.height(), header.sizeHint().height()) if _is_headed(listing) else 0
        listing.setFixedHeight(rows * listing.verticalHeader().defaultSectionSize() + head + 1)


def scroll_to_lists(pane: QWidget, inside: QWidget, theme: Theme, *lists: ListSection) -> None:
    """Have `inside` in a pane, which in a low window scrolls to the list that is worked in."""
    area = scrolling(inside, theme)
    whole = QVBoxLayout(pane)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(area)
    for one in lists:
        one.listing.came.connect(lambda one=one: area.ensureWidgetVisible(one, 0, 0))


class KeyCap(QWidget):
    """A key as it is drawn in a control."""

    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self._theme = theme
        self._key = key
        self.setFixedSize(round(cap_width(key)) + 1, high(HEAD))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its outline and its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start, theme = QPointF(0.5, self.height() / 2), self._theme
        paint_cap(painter, self._key, start, theme.text2, theme.edge)
        painter.end()


def _is_headed(listing: Listing) -> bool:
    return not listing.horizontalHeader().isHidden()

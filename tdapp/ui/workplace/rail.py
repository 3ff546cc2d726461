"""The rail at the left of the window: the pages, each with its icon, its word and its key."""

from collections.abc import Collection, Sequence
from enum import Enum
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from tdapp.ui.look.icons import Icon, paint_icon
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import grown, high, px
from tdapp.ui.look.theme import Theme

WIDE, NARROW = 80, 56
STOP, LOW_STOP, LOWEST = 54, 44, 36
AROUND = 6
BAR = 3
ICON = 20
MOST = 99
BESIDE = frozenset({"CASH", "JACKPOTS", "PAPERS"})
"""Pages that have the key of the one before them, with Shift."""
SHIFT = "\N{UPWARDS WHITE ARROW}"


class PageName(Enum):
    """The pages in their order; the value names the icon."""

    EVENTS = Icon.EVENTS
    DESK = Icon.DESK
    FLOOR = Icon.FLOOR
    CASH = Icon.CASH
    CLOCK = Icon.CLOCK
    PRIZES = Icon.PRIZES
    CAGE = Icon.CAGE
    JACKPOTS = Icon.JACKPOTS
    RECORD = Icon.RECORD
    PAPERS = Icon.PAPERS
    NOTICES = Icon.NOTICES
    PLAYERS = Icon.PLAYERS
    STAFF = Icon.STAFF
    SETTINGS = Icon.SETTINGS

    @property
    def key(self) -> str:
        """The key that leads to it, F2 to F12, or with Shift that of the one before it."""
        pages = list(PageName)
        above = pages[: pages.index(self) + 1]
        key = f"F{len(above) - len(BESIDE.intersection(one.name for one in above)) + 1}"
        return f"Shift+{key}" if self.name in BESIDE else key


def page_word(page: PageName) -> str:
    """What a page is called."""
    text = voice().text
    return {
        PageName.EVENTS: text("pages", "Events"),
        PageName.DESK: text("pages", "Desk"),
        PageName.FLOOR: text("pages", "Floor"),
        PageName.CASH: text("pages", "Cash"),
        PageName.CLOCK: text("pages", "Clock"),
        PageName.PRIZES: text("pages", "Prizes"),
        PageName.CAGE: text("pages", "Cage"),
        PageName.JACKPOTS: text("pages", "Jackpots"),
        PageName.RECORD: text("pages", "Record"),
        PageName.PAPERS: text("pages", "Papers"),
        PageName.NOTICES: text("pages", "Notices"),
        PageName.PLAYERS: text("pages", "Players"),
        PageName.STAFF: text("pages", "Staff"),
        PageName.SETTINGS: text("pages", "Settings"),
    }[page]


class Rail(QWidget):
    """`chosen` carries the `PageName` that was clicked; settings stand apart at the foot.

    Pages that the house does `without` have no stop in sight.
    """

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        pages: Sequence[PageName] = tuple(PageName),
        without: Collection[PageName] = (),
    ) -> None:
        super().__init__()
        self._theme = theme
        self._group = QButtonGroup(self)
        self._stops = {page: _Stop(theme, page) for page in pages}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        for page, stop in self._stops.items():
            if page is PageName.SETTINGS:
                column.addStretch(1)
            self._group.addButton(stop)
            column.addWidget(stop)
            if page in without:
                stop.hide()
            stop.clicked.connect(lambda _=False, page=page: self.chosen.emit(page))
        if PageName.SETTINGS not in self._stops:
            column.addStretch(1)
        self._wide = max(px(WIDE), *(stop.needed for stop in self._stops.values()))
        self.setFixedWidth(self._wide)

    def mark(self, page: PageName | None) -> None:
        """Show that this page is up, or none of them, without telling anybody."""
        self._group.setExclusive(page is not None)
        for name, stop in self._stops.items():
            stop.setChecked(name is page)

    def stop(self, page: PageName) -> QAbstractButton:
        """The button of a page."""
        return self._stops[page]

    def show_waiting(self, page: PageName, count: int) -> None:
        """Put so many into a page's badge; none takes it away."""
        self._stops[page].show_waiting(count)

    def leave_room(self, *, narrow: bool, low: bool) -> None:
        """A small window has the icons alone, a low one lower stops."""
        self.setFixedWidth(high(NARROW, 0.7) if narrow else self._wide)
        for stop in self._stops.values():
            stop.leave_room(narrow=narrow, low=low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground, with a hairline at the right."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._theme.line)
        painter.end()


class _Stop(QAbstractButton):
    def __init__(self, theme: Theme, page: PageName) -> None:
        super().__init__()
        self._theme = theme
        self._page = page
        self._waiting = 0
        self._narrow = False
        self.setCheckable(True)
        self.setText(page_word(page))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(high(STOP))
        self._say()

    @property
    def needed(self) -> int:
        """How wide its word is, with air around it."""
        return ceil(width(self.text(), lettering(Size.LABEL, MEDIUM))) + 2 * AROUND

    def show_waiting(self, count: int) -> None:
        if count != self._waiting:
            self._waiting = count
            self._say()
            self.update()

    def leave_room(self, *, narrow: bool, low: bool) -> None:
        self._narrow = narrow
        self.setMaximumHeight(high(LOW_STOP, 0.5) if low or narrow else high(STOP))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(WIDE), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, LOWEST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, on = self._theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if on:
            painter.fillRect(self.rect(), theme.soft)
            painter.fillRect(0, 0, BAR, self.height(), theme.accent)
        elif self.underMouse():
            painter.fillRect(self.rect(), theme.hover)
        ink = theme.text if on else theme.text2
        words = not self._narrow
        wide = high(ICON, 0.5)
        top = self.height() / 2 - (wide if words else wide / 2 - (0 if self._is_bare else 4)) + 1
        beside = 0.0 if self._narrow else 7 + width(self._cap, lettering(Size.LABEL)) + 3
        icon = QRectF(max((self.width() - wide) / 2, beside), top, wide, wide)
        paint_icon(painter, self._page.value, icon, ink)
        self._paint_words(painter, words=words)
        if self._waiting:
            self._paint_badge(painter, icon)
        if self.hasFocus():
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(2, 2, -2, -2))
        painter.end()

    @property
    def _cap(self) -> str:
        """Its key, as it stands beside the icon."""
        return self._page.key.replace("Shift+", SHIFT)

    @property
    def _is_bare(self) -> bool:
        """Whether its key has no room beside the icon; the tooltip says it."""
        return self._narrow and grown() > 1

    def _paint_words(self, painter: QPainter, *, words: bool) -> None:
        if self._is_bare:
            return
        painter.setFont(lettering(Size.LABEL))
        painter.setPen(self._theme.text2)
        painter.drawText(7, high(15, 0.7), self._cap)
        if words:
            painter.setFont(lettering(Size.LABEL, MEDIUM))
            painter.setPen(self._theme.text)
            foot = QRectF(0, self.height() / 2 + 3, self.width(), high(20))
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self.text())

    def _paint_badge(self, painter: QPainter, icon: QRectF) -> None:
        font, said = lettering(Size.LABEL, STRONG), str(min(self._waiting, MOST))
        tall = high(18, 0.7)
        long = max(tall, width(said, font) + 10)
        right = min(icon.right() - 2 + long, self.width() - 1)
        badge = QRectF(right - long, max(0.0, icon.top() - 7), long, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.attention)
        painter.drawRoundedRect(badge, tall / 2, tall / 2)
        painter.setPen(self._theme.ground)
        painter.setFont(font)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, said)

    def _say(self) -> None:
        waiting = voice().text("pages", "{count} waiting", count=self._waiting)
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(waiting if self._waiting else "")
        self.setToolTip(f"{self.text()}  {self._page.key}")

"""The row on top: menus over the same acts as the buttons, the day and the wall time."""

from collections.abc import Callable, Sequence
from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QWidget

from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.tables.table_acts import TableActs

HEIGHT = 36
AROUND = 16
"""What the style has at both sides of a menu's title."""


class TopRow(QWidget):
    """A menu bar; at its right the day, the wall time, and what is `add`ed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.bar = QMenuBar()
        self.bar.setNativeMenuBar(False)
        self.bar.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._day = Words(Size.BODY, theme.text2)
        self._time = Words(Size.BODY, theme.text, STRONG)
        self.setFixedHeight(high(HEIGHT))
        self._menus: list[QMenu] = []
        self._folded = QMenu(self.bar)
        self._is_folded = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 12, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch(1)
        self._row.addWidget(self._day)
        self._row.addWidget(self._time)

    def add(self, widget: QWidget) -> None:
        """Put one more at the right."""
        self._row.addWidget(widget)

    def menu(self, title: str, *groups: tuple[QAction, ...]) -> QMenu:
        """Add a menu of actions, its groups parted by lines."""
        menu = self.bar.addMenu(title)
        self._menus.append(menu)
        return filled(menu, groups)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A window that has no room for the menus folds them into one, and leaves the day out."""
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Have one menu with all others in it where they do not fit side by side, or all again."""
        folded = self._needed() > self.width()
        if folded == self._is_folded:
            return
        self._is_folded = folded
        self._day.setHidden(folded)
        self.bar.clear()
        self._folded.clear()
        self._folded.setTitle(voice().text("top row", "&Menu"))
        within: QMenu | QMenuBar = self._folded if folded else self.bar
        within.addActions([menu.menuAction() for menu in self._menus])
        if folded:
            self.bar.addAction(self._folded.menuAction())

    def _needed(self) -> int:
        """How wide all of it is with its menus side by side."""
        words = self.bar.fontMetrics()
        titles = (words.horizontalAdvance(menu.title().replace("&", "")) for menu in self._menus)
        menus = sum(title + AROUND for title in titles)
        items = (self._row.itemAt(place) for place in range(self._row.count()))
        beside = (one for item in items if (one := item and item.widget()) and one is not self.bar)
        shown = (self._day, self._time)
        rest = sum(
            (one.sizeHint() if one in shown else one.minimumSizeHint()).width()
            + self._row.spacing()
            for one in beside
        )
        margins = self._row.contentsMargins()
        return menus + rest + margins.left() + margins.right()

    def show_time(self, utc_us: int) -> None:
        """The day and time of the wall clock."""
        self._day.setText(voice().day(utc_us))
        self._time.setText(voice().time(utc_us))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground, with a hairline at the foot."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.line)
        painter.end()


def menu_within(menu: QMenu, title: str, *groups: tuple[QAction, ...]) -> QMenu:
    """Add a menu of actions to a menu, its groups parted by lines."""
    return filled(menu.addMenu(title), groups)


def filled(menu: QMenu, groups: Sequence[tuple[QAction, ...]]) -> QMenu:
    """Put actions into a menu, its groups parted by lines; they are looked at when it opens."""
    menu.setToolTipsVisible(True)
    menu.aboutToShow.connect(lambda: _look_at(groups))
    for number, group in enumerate(groups):
        if number:
            menu.addSeparator()
        menu.addActions(list(group))
    return menu


def _look_at(groups: Sequence[tuple[QAction, ...]]) -> None:
    for act in chain.from_iterable(groups):
        if isinstance(act, WindowAct):
            act.look()


def fill_when_opened(menu: QMenu, fill: Callable[[QMenu], None]) -> None:
    """Let a menu be filled anew each time it is opened."""
    menu.aboutToShow.connect(lambda: fill(menu))


def list_events(menu: QMenu, view: EventInView) -> None:
    """A choice for each event that is loaded."""
    menu.clear()
    group = QActionGroup(menu)
    for event in view.events():
        action = menu.addAction(view.title(event))
        action.setCheckable(True)
        action.setChecked(event == view.id)
        action.triggered.connect(lambda _=False, event=event: view.choose(event))
        group.addAction(action)
    _say_none_if_empty(menu)


def list_tables(menu: QMenu, acts: TableActs) -> None:
    """A choice to close for each table of the event; its tooltip tells why not."""
    menu.clear()
    menu.setToolTipsVisible(True)
    for number, seated in acts.in_use().items():
        said = voice().text("top row", "Table {number}, {seated} seated")
        if not seated:
            said = voice().text("top row", "Table {number}, empty")
        action = menu.addAction(said.format(number=number, seated=seated))
        action.setToolTip(acts.why_not_close(number))
        action.triggered.connect(lambda _=False, number=number: acts.close_table(number))
    _say_none_if_empty(menu)


def _say_none_if_empty(menu: QMenu) -> None:
    if menu.isEmpty():
        none = menu.addAction(voice().text("top row", "None yet"))
        none.setEnabled(False)

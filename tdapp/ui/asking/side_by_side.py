"""A side at the right of what it tells of; in a small window a sheet of two lines under it."""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.selection_strip import SelectionStrip
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words, lettering
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

LEAST = 840
"""The pixels at 100 % below which there is no room for the side beside what it tells of."""
ROOMY, MORE = 1700, 60
"""From so many pixels at 100 % on the side has so many more, for the keys of its buttons."""
FIRST = 3
Part = TypeVar("Part", bound=QWidget)


class Beside(QWidget):
    """The sheet has the name in the side, what is said of it, and its first acts.

    A key brings the side, as does a question that stands in it. `least` is the width in pixels at
    100 % below which the window is small.
    """

    def __init__(
        self, main: QWidget, side: QWidget, theme: Theme, key: str = "I", least: int = LEAST
    ) -> None:
        super().__init__()
        self._side = side
        self._least = least
        self._wanted = self._watches = False
        self._area = side if isinstance(side, QScrollArea) else scrolled(side, theme)
        self._usual = side.maximumWidth() if self._area is not side else 0
        self.whole = WindowAct(self._words, key, always, self._turn, self)
        self.whole.only_in_list()
        self.whole.mean_one_thing()
        self._sheet = SelectionStrip(theme)
        self._sheet.hide()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(main, 1)
        left.addWidget(self._sheet)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._area)
        self.addAction(self.whole)
        for asked in side.findChildren(QuestionPanel):
            asked.installEventFilter(self)

    @property
    def is_small(self) -> bool:
        """Whether there is no room for the side."""
        return self.width() < px(self._least)

    @property
    def side_width(self) -> int:
        """The pixels at the right that the side takes."""
        return 0 if self._area.isHidden() else self._area.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has the sheet."""
        super().resizeEvent(event)
        self._leave_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A question in the side is to be seen."""
        if not self._wanted and event.type() is QEvent.Type.ShowToParent and self.is_small:
            self._turn()
        return super().eventFilter(watched, event)

    def _watch(self) -> None:
        """Follow what the side says, once there is a sheet to say it on."""
        self._watches = True
        for words in self._side.findChildren(Words):
            words.turned.connect(self._tell_soon)
        for button in self._side.findChildren(ActButton):
            button.act.looked.connect(self._tell_soon)

    def _leave_room(self) -> None:
        small = self.is_small
        if self._usual:
            wide = self._usual + (px(MORE) if self.width() >= px(ROOMY) else 0)
            self._side.setMaximumWidth(wide)
            self._area.setFixedWidth(wide)
        if small and not self._watches:
            self._watch()
        self._sheet.setVisible(small)
        self._area.setVisible(not small or self._wanted)
        self._tell_soon()

    def _words(self) -> str:
        if self._wanted:
            return voice().text("beside", "Show less")
        return voice().text("beside", "Show all")

    def _turn(self) -> None:
        """Show or hide the side although there is little room."""
        self._wanted = not self._wanted
        self.whole.refresh()
        self._leave_room()

    def _tell_soon(self) -> None:
        if not self._sheet.isHidden():
            self._soon.start()

    def _tell(self) -> None:
        texts = [one for one in _shown(self._side, Words) if one.text().strip()]
        fonts = lettering(Size.HEAD, STRONG), lettering(Size.BODY)
        said = (next((one.text() for one in texts if one.font() == font), "") for font in fonts)
        self._sheet.say(*said)
        buttons = [] if self._wanted else list(_shown(self._side, ActButton))[:FIRST]
        acts = [button.act for button in buttons]
        filled = next((button.act for button in buttons if button.suggested), None)
        self._sheet.show_acts([*acts, self.whole], filled)


def lay_beside(page: QWidget, main: QWidget, side: QWidget, theme: Theme, key: str = "I") -> None:
    """Fill a page with its main part and, at the right of it, its side."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(Beside(main, side, theme, key))


def _shown(side: QWidget, kind: type[Part]) -> Iterator[Part]:
    """The parts of the side that are seen where it is, whether it is itself or not."""
    return (one for one in side.findChildren(kind) if not _was_hidden(one, side))


def _was_hidden(one: QWidget, side: QWidget) -> bool:
    """Whether it, or what it stands in, was put away by hand."""
    while one is not side:
        by_hand = one.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if one.isHidden() and by_hand:
            return True
        above = one.parentWidget()
        if above is None:
            return True
        one = above
    return False

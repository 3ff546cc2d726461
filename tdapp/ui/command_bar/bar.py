"""The command bar: over the page and nothing else, opened from anywhere, gone when it is done."""

import re
from collections.abc import Callable, Sequence

import shiboken6
from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.command.reply import Do, Reply
from tdapp.shown.typed_line import TypedLine
from tdapp.ui.command_bar.card import CommandCard
from tdapp.ui.command_bar.cash_reader import CashReader
from tdapp.ui.command_bar.jackpot_reader import MAY_BE_JACKPOT, JackpotReader
from tdapp.ui.command_bar.line_reader import LineReader
from tdapp.ui.command_bar.talk import Talk
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import OneEnter
from tdapp.ui.look.field import bring_back
from tdapp.ui.workplace.workplace import Workplace

MAY_BE_CASH = re.compile(
    r"\bc(?:ash)? ?(?:table )?\d|\blist\b|\bnext \S|\b(?:on|to|for) \S+$|^\s*push\s*$",
    re.ASCII | re.IGNORECASE,
)
"""What a line of cash tables and lists has in it; any other is not looked at for one."""
VEIL = 150
"""How much of the page the veil covers, of 255."""


class RoomFirst(LineReader):
    """Reads a line of cash tables or jackpots as one; all others as `LineReader` does."""

    def of(self, text: str) -> Reply:
        """What the line would do, or why it cannot be done."""
        found = CashReader(self._work).of(text) if MAY_BE_CASH.search(text) else None
        if found is None and MAY_BE_JACKPOT.search(text):
            found = JackpotReader(self._work).of(text)
        return found or super().of(text)


class CommandBar(QWidget):
    """A child of the main window, laid over its page by `place_over`; `door` opens it.

    `done` says that what was typed was handed over, `tried` carries why it was not. `found` carries
    a `TypedLine` that only names a table or seat, to be shown on the floor; `about` the one that
    what is typed is about, or None; `scanned` the `PaperRef` of a paper of no player. `closed` says
    that it is away: where nothing had the focus before, the page may take it.

    What is typed and not done stays until Escape, whatever hides the bar meanwhile.
    """

    done = Signal()
    tried = Signal(object)
    found = Signal(object)
    about = Signal(object)
    scanned = Signal(object)
    closed = Signal()

    def __init__(
        self,
        work: Workplace,
        door: WindowAct,
        acts: Callable[[], Sequence[WindowAct]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._came_from: QWidget | None = None
        self._clear = QRect()
        self._enter = OneEnter(self)
        self.door = door
        self._answers = RoomFirst(work, lambda: self._others(acts()), self._show, self.scanned.emit)
        self.card = CommandCard(work.theme, self)
        self.talk = Talk(self.card, self._answers)
        self.talk.over.connect(self._end)
        self.talk.tried.connect(self.tried)
        self.talk.about.connect(self.about)
        work.view.changed.connect(self.refresh)
        self.setAccessibleName(self.door.text())
        self.hide()

    def open(self, text: str = "") -> None:
        """Come up with the focus, and with this text or what was left half typed.

        Where it is up already, what is typed is marked to be typed over.
        """
        was_up = not self.isHidden()
        if not was_up:
            self._came_from = self._came_from or QApplication.focusWidget()
            self._enter.take(self.window())
            self._answers.begin()
            self._learn_names()
        self.show()
        self.raise_()
        if text or self.talk.step is None:
            self.talk.begin(text or self.talk.command)
        bring_back(self.window())
        self.card.line.setFocus()
        if was_up:
            self.card.line.selectAll()

    def close_bar(self) -> None:
        """Go away and leave what is typed; the focus goes back to where it was."""
        if self.isHidden():
            return
        self.hide()
        self._enter.give_back(self.window())
        came_from, self._came_from = self._came_from, None
        if came_from is not None and shiboken6.isValid(came_from) and came_from.isVisible():
            came_from.setFocus()
        self.closed.emit()

    def place_over(self, page: QRect) -> None:
        """Cover this part of the main window, in its own coordinates."""
        self.setGeometry(page)

    def keep_clear(self, spot: QRect) -> None:
        """Keep veil and card off this part of the page (in the bar's coordinates).

        An empty one: nothing.
        """
        self._clear = spot
        self.card.keep_clear(spot)
        self.update()

    def refresh(self) -> None:
        """Answer anew: something has changed at the desk, or time has passed."""
        if self.isVisible():
            self.talk.answer()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the veil closes the bar."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card keeps its place."""
        super().resizeEvent(event)
        self.card.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The veil, but for what is kept clear."""
        painter = QPainter(self)
        painter.setClipRegion(QRegion(self.rect()) - QRegion(self._clear))
        veil = QColor(self._work.theme.ground)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()

    def _others(self, acts: Sequence[WindowAct]) -> list[WindowAct]:
        return [act for act in acts if act is not self.door and act.isVisible()]

    def _end(self, do: Do | None) -> None:
        """Go away first: some acts take the focus."""
        self.close_bar()
        if do is not None:
            do()
            self.done.emit()

    def _show(self, found: TypedLine) -> None:
        """Show the event, and the table, seat or entry in it."""
        self._work.view.choose(found.event)
        if found.table or found.entry is not None or found.name:
            self.found.emit(found)

    def _learn_names(self) -> None:
        """Names of other events may not be known yet; they are looked up meanwhile."""
        work = self._work
        states = [work.parts.desk.state(event) for event in work.view.events()]
        persons = [one for state in states for one in state.entries.by_person]

        async def learn() -> None:
            if not work.names.knows_all(persons) and await work.names.learn(persons):
                self.refresh()
            await self._answers.warm_up()

        work.asking.start(learn, quiet=True)

"""The jackpot page of a room, worked by its keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from tdapp.jackpot.jackpot import Jackpots
from tdapp.ui.jackpots.jackpots_page import JackpotsPage
from tests.ui.by_hand import SHIFT
from tests.ui.window_room import WindowRoom

RETURN = Qt.Key.Key_Return
SUPER = "Super 20000 +0.35 reserve 0.65: royal flush on the flop all, straight flush 10%, quads 500"


class JackpotDesk:
    """Turns to the page by its key; whatever is asked stands in the panel under it."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        room.key(Qt.Key.Key_F7, SHIFT)

    @property
    def page(self) -> JackpotsPage:
        """The page, after a restart that of the new window."""
        return self.room.console.pages.jackpots

    @property
    def state(self) -> Jackpots:
        """The jackpots as the desk sees them."""
        return self.page.view.state

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.room.console.asked.text

    @property
    def choices(self) -> list[str]:
        """What is offered as an answer."""
        buttons = self.room.console.asked.choices.findChildren(QAbstractButton)
        return [one.text() for one in buttons]

    def key(self, letter: str, on: QWidget | None = None) -> None:
        """Press a letter of the page, in the list of pools or another."""
        self.room.wait_a_second()
        where = on or self.page.pool_list
        where.setFocus()
        self.room.key(Qt.Key[f"Key_{letter}"], on=where)

    def enter(self, on: QWidget) -> None:
        """Press Enter in a list."""
        self.room.wait_a_second()
        on.setFocus()
        self.room.key(RETURN, on=on)

    def answer(self, *typed: str) -> None:
        """Type each answer to what is asked, or take what is offered (empty), with Enter."""
        for text in typed:
            asked = self.room.console.asked
            assert asked.text, self.room.notice
            if text:
                asked.field.setText(text)
            QTest.keyClick(asked.field if asked.field.isVisible() else asked.yes, RETURN)
            self.room.settle()

    def open(self, line: str = SUPER) -> None:
        """Open a pool by its line."""
        self.key("O")
        self.answer(line)

    def link(self, line: str) -> None:
        """Link a table to the selected pool."""
        self.key("L")
        self.answer(line)

    def say(self, line: str, *answers: str) -> str:
        """Type a line into the bar and press Enter; what it said it would do, or why not.

        What the bar asks then is answered.
        """
        command = self.room.console.command
        command.open(line)
        self.room.settle()
        reply = command.talk.reply
        command.card.goes.emit()
        self.room.settle()
        for typed in answers:
            command.card.line.setText(typed)
            command.card.goes.emit()
            self.room.settle()
        command.close_bar()
        return reply.sentence or reply.why_not

    def cells(self, listing: QWidget, column: int) -> list[str]:
        """A column of a list."""
        return [row.cells[column].text for row in listing.table.rows]  # type: ignore[attr-defined]

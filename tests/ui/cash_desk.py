"""The cash page of a room, worked by its keys alone."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tdapp.cash.cash import Cash
from tdapp.command.reply import Reply
from tdapp.table.geometry.seats import Seat
from tdapp.ui.cash_floor.cash_page import CashPage
from tdapp.ui.papers.paper_maker import PreparedPaper
from tests.ui.by_hand import SHIFT
from tests.ui.window_room import WindowRoom

RETURN = Qt.Key.Key_Return


class CashDesk:
    """Turns to the page by its key; whatever is asked stands in the panel under it."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        room.key(Qt.Key.Key_F4, SHIFT)

    @property
    def page(self) -> CashPage:
        """The page, after a restart that of the new window."""
        return self.room.console.pages.cash

    @property
    def state(self) -> Cash:
        """The games as the desk sees them."""
        return self.page.cash.state

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.room.console.asked.text

    @property
    def typed(self) -> str:
        """What stands in the field of the question."""
        return self.room.console.asked.field.text()

    @property
    def shown_paper(self) -> PreparedPaper | None:
        """The paper in the preview."""
        return self.room.console.pages.papers.preview.paper

    @property
    def choices(self) -> tuple[str, ...]:
        """What is offered as an answer."""
        buttons = self.room.console.asked.choices.findChildren(QAbstractButton)
        return tuple(one.text() for one in buttons)

    @property
    def reply(self) -> Reply:
        """What the command bar answers to the line in it."""
        command = self.room.console.command
        return command.talk.reply

    def say(self, line: str) -> str:
        """Type a line and press Enter; what the bar said it would do, or why not."""
        command = self.room.console.command
        command.open(line)
        self.room.settle()
        self.page.refresh()
        self.room.settle()
        reply = self.reply
        command.card.goes.emit()
        self.room.settle()
        command.close_bar()
        return reply.sentence or reply.why_not

    def key(self, letter: str, on: QWidget | None = None) -> None:
        """Press a letter of the page, on the map or in a list."""
        self.room.wait_a_second()
        where = on or self.page.map
        where.setFocus()
        self.room.key(Qt.Key[f"Key_{letter}"], on=where)

    def shifted(self, letter: str) -> None:
        """Press a letter of the page with Shift, on the map."""
        self.room.wait_a_second()
        self.page.map.setFocus()
        self.room.key(Qt.Key[f"Key_{letter}"], SHIFT, on=self.page.map)

    def answer(self, *typed: str) -> None:
        """Type each answer to what is asked, or take what is offered (empty), with Enter."""
        for text in typed:
            field = self.room.console.asked.field
            assert self.asked, self.room.notice
            if text:
                field.setText(text)
            QTest.keyClick(field if field.isVisible() else self.room.console.asked.yes, RETURN)
            self.room.settle()

    def drag_from_list(self, row: int, seat: Seat) -> None:
        """Drag who waits in a row of the lists to a seat, by the mouse."""
        listing, shown = self.page.lists, self.page.map
        view, end = listing.viewport(), shown.viewport()
        start = listing.visualRect(listing.table.index(row, 1)).center()
        item = shown.seat_item(seat)
        assert item is not None
        at = view.mapFromGlobal(end.mapToGlobal(shown.mapFromScene(item.scenePos())))
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for point in (start + QPoint(-30, 0), at):
            QTest.mouseMove(view, point)
            QApplication.processEvents()
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at)
        self.room.settle()

    def select(self, table: int, seat: int | None = None) -> None:
        """Go to a table by the arrows, and to its seat by a digit."""
        shown = self.page.map
        shown.setFocus()
        self.room.key(Qt.Key.Key_Escape, on=shown)
        for way in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
            before: object = ""
            while shown.mark not in (before, table):
                before = shown.mark
                self.room.key(way, on=shown)
        assert shown.mark == table
        if seat is not None:
            self.room.key(Qt.Key(int(Qt.Key.Key_0) + seat), on=self.page.map)

    def open(self, line: str) -> None:
        """Open a game by its line."""
        self.key("O")
        self.answer(line)

    def wait(self, game: str, name: str) -> None:
        """Put somebody new on the list of a game."""
        self.key("L")
        self.answer(game, name, "")

    def waiting(self) -> list[str]:
        """Who waits, game by game."""
        rows = self.page.lists.table.rows
        return [row.cells[1].text for row in rows if row.cells[0].text]

    def due(self) -> list[str]:
        """What needs somebody now."""
        return [row.cells[0].text for row in self.page.due.table.rows]

    def do_first(self) -> None:
        """Go to what is due and press Enter on its first line."""
        self.room.wait_a_second()
        listing = self.page.due
        listing.setFocus()
        self.room.key(Qt.Key.Key_Home, on=listing)
        self.room.key(RETURN, on=listing)

    def seat_row(self, seat: int) -> str:
        """What the list of the selected table says of who sits in a seat."""
        return " ".join(cell.text for cell in self.page.side.seats.table.rows[seat - 1].cells)

    def who(self, seat: str) -> str:
        """Who sits in a seat."""
        table, number = map(int, seat.split("-"))
        sitting = self.state.seating.entry_at.get(Seat(table, number))
        return "" if sitting is None else self.page.cash.who_sits(sitting)

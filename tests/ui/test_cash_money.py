"""Table money and dealers on the cash page, by keys alone: counted, carried, collected, pushed."""

import pytest
from PySide6.QtCore import Qt

from tdapp.cash.facts.trays import SlipKind
from tests.ui.cash_desk import RETURN, CashDesk
from tests.ui.window_room import MINUTE_US, WindowRoom

ALT = Qt.KeyboardModifier.AltModifier
MONEY, DEALERS = Qt.Key.Key_2, Qt.Key.Key_3


class MoneyDesk(CashDesk):
    """The same page, in its views of money and dealers."""

    def turn(self, digit: Qt.Key) -> None:
        """Turn to a view by its key, and go to the first row of its list."""
        self.room.key(digit, ALT, on=self.page)
        self.at(self.view.tables)

    def at(self, listing: object) -> None:
        """Go to the first row of a list."""
        self.room.wait_a_second()
        listing.setFocus()
        self.room.key(Qt.Key.Key_Home, on=listing)

    @property
    def view(self):
        """The view that is up."""
        return self.page.more[self.page.views.currentIndex() - 1]

    def press(self, letter: str) -> None:
        """A letter in the list of the tables."""
        self.key(letter, on=self.view.tables)

    def step(self) -> None:
        """Enter on the first thing that is on its way."""
        self.at(self.view.others)
        self.room.key(RETURN, on=self.view.others)

    def rows(self, listing) -> list[list[str]]:
        """What stands in a list."""
        return [[cell.text for cell in row.cells] for row in listing.table.rows]


@pytest.fixture
def desk(room: WindowRoom) -> MoneyDesk:
    """Table 1 is open with tray and box on, somebody sits."""
    made = MoneyDesk(room)
    made.open("1 nl 2/5 200-1000")
    made.turn(MONEY)
    made.press("T")
    made.answer("7 100x100")
    return made


def test_a_tray_is_filled_counted_and_taken_off_and_the_shift_adds_up(desk: MoneyDesk) -> None:
    assert desk.state.money.trays[1].opened == 1_000_000
    desk.press("F")
    desk.answer("25x40 100x10")
    for _ in range(3):
        desk.step()
    slip = desk.state.transfers.slips[SlipKind.FILL, 1]
    assert slip.received is not None
    assert desk.state.money.trays[1].should_hold == 1_200_000
    desk.press("B")
    desk.answer("8")
    desk.step()
    desk.answer("", "")
    assert [one.number for one in desk.state.money.counted] == [7]
    desk.press("X")
    desk.answer("12000")
    assert not desk.state.money.trays

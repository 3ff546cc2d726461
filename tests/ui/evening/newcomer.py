"""The hands of a director who has never seen the program: what stands there is done, no more.

The next step is taken from the line that says it. Both hands play the same evening.
"""

from abc import ABC, abstractmethod
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.look.field import Field
from tdapp.ui.look.lists.listing import Listing
from tests.papers.pdf_text import pdf_pages
from tests.ui.evening.director import Director
from tests.ui.evening.typist import ALT, CTRL, ENTER, ESCAPE, SHIFT
from tests.ui.window_room import WindowRoom

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
TITLE = "Friday Club"


class Newcomer(ABC):
    """Plays an evening of its own in a room; `steps` are the sentences that led it."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        self.hand = Director(room)
        self.hand.sit_down()

    @property
    def state(self) -> Tournament:
        """The event as it stands."""
        return self.room.state

    @property
    def step(self) -> str:
        """What is to be done next, as the window says."""
        bar = self.room.console.next
        return bar.said.text if bar.isVisible() else ""

    @property
    def asked(self) -> str:
        """The question that is open."""
        return self.hand.asked

    def someone_at(self, table: int) -> Seat:
        """A seat of a table at which somebody sits."""
        return next(seat for seat in self.hand.seats if seat.table == table)

    @property
    def winners(self) -> list[str]:
        """Who won a prize, the first place first."""
        state, names = self.state, self.room.console.names
        places = range(1, len(state.prizes.posted) + 1)
        won = [state.at_place(place)[0] for place in places]
        return [names.name(state.entry(entry).person) for entry in won]

    @abstractmethod
    def begin(self) -> None:
        """Make a re-buy event by the form, and announce it."""

    @abstractmethod
    def enter(self, name: str) -> None:
        """Somebody new buys in for cash."""

    @abstractmethod
    def next(self) -> None:
        """Do the step that the line says."""

    @abstractmethod
    def bust(self, seat: Seat) -> None:
        """Somebody lost the last chips."""

    @abstractmethod
    def rebuy(self, seat: Seat) -> None:
        """Whoever lost the last chips buys again."""

    @abstractmethod
    def rest(self, minutes: int) -> None:
        """Have a break after this level."""

    @abstractmethod
    def answer(self, said: str = "") -> None:
        """Answer what is asked: as it is suggested, or otherwise."""

    @abstractmethod
    def save_payouts(self, path: Path) -> list[str]:
        """Make the payout sheet as PDF; gives its text."""


class NewcomerByMouse(Newcomer):
    """Clicks on what can be seen, found by its words; only names and the like are typed."""

    clicks = 0

    def begin(self) -> None:
        """The card of the welcome page, the form, the buttons beside the draft."""
        self.click("New event")
        self.click("Re-buy with add-on")
        self.write("Name", TITLE)
        self.click("Create draft")
        self.click("Announce")
        self.click("Announce", asked=True)

    def enter(self, name: str) -> None:
        """The row of the new player, the fields, the money."""
        self.write("Name, card or scan", name)
        self.click_row("New player")
        self.click("Add player")
        self.click("Entry: take")

    def next(self) -> None:
        """The button of the line."""
        self.room.wait_a_second()
        self._press(self.room.console.next.button)

    def bust(self, seat: Seat) -> None:
        """On the list of the floor."""
        self.choose_seat(seat)
        self.click("Bust")

    def rebuy(self, seat: Seat) -> None:
        """Beside it."""
        self.choose_seat(seat)
        self.click("Re-buy")

    def rest(self, minutes: int) -> None:
        """On the page of the clock."""
        self.click("Clock")
        self.click_row("75 / 150")
        self.click("Insert before")
        self.answer(f"{minutes} min")

    def answer(self, said: str = "") -> None:
        """A choice where one is offered, else what is typed; then the button that says yes."""
        panel = next(one for one in self.room.console.findChildren(QuestionPanel) if one.text)
        choices = [one for one in panel.findChildren(QAbstractButton) if one.text() == said]
        if choices:
            self._press(choices[0])
        elif said:
            panel.field.setText(said)
        if panel.text:
            self._press(panel.yes)

    def save_payouts(self, path: Path) -> list[str]:
        """The button in the head of the page of prizes."""
        self.click("Prizes")
        self.click("Print")
        self.click("Save PDF")
        self.answer(str(path))
        self.room.until(path.exists)
        self.room.settle()
        self.click("Close")
        return pdf_pages(path.read_bytes())

    def choose_seat(self, seat: Seat) -> None:
        """Its table, and then who sits there."""
        self.click("Floor")
        self.click("List")
        self.click_row(str(seat.table), "Tables")
        self.click_row(str(seat.seat), "Seats")

    def click(self, words: str, *, asked: bool = False) -> None:
        """A button that can be seen."""
        inside = (
            next(one for one in self.room.console.findChildren(QuestionPanel) if one.text)
            if asked
            else self.room.console
        )
        seen = [one for one in inside.findChildren(QAbstractButton) if one.isVisible()]
        found = [one for one in seen if one.text().startswith(words)]
        assert found, (words, sorted(one.text() for one in seen))
        self._press(found[0])

    def _press(self, button: QAbstractButton) -> None:
        self.clicks += 1
        self.room.click(button)

    def click_row(self, words: str, of_list: str = "") -> None:
        """A row of a list in sight, by what its first cells say."""
        for listing in self.room.console.findChildren(Listing):
            if not listing.isVisible() or not listing.accessibleName().startswith(of_list):
                continue
            for number, row in enumerate(listing.table.rows):
                if any(cell.text == words for cell in row.cells):
                    spot = listing.visualRect(listing.table.index(number, 0)).center()
                    QTest.mouseClick(listing.viewport(), LEFT, pos=spot)
                    self.clicks += 1
                    self.room.settle()
                    return
        seen = [one for one in self.room.console.findChildren(Listing) if one.isVisible()]
        rows = [[cell.text for row in one.table.rows for cell in row.cells] for one in seen]
        raise AssertionError((words, [one.accessibleName() for one in seen], rows))

    def write(self, where: str, text: str) -> None:
        """Click a field, and type into it."""
        fields = self.room.console.findChildren(Field)
        seen = [one for one in fields if one.isVisible() and one.accessibleName() == where]
        assert seen, sorted(one.accessibleName() for one in fields if one.isVisible())
        QTest.mouseClick(seen[0], LEFT)
        self.clicks += 1
        QTest.keyClicks(seen[0], text)
        self.room.settle()


class NewcomerByKeys(Newcomer):
    """Keys where the focus is."""

    def begin(self) -> None:
        """Ctrl+N stands on the welcome page."""
        hand = self.hand
        hand.press(Key.Key_N, CTRL)
        hand.press(Key.Key_5)
        hand.press(Key.Key_Tab)
        hand.letters(TITLE)
        hand.press(ENTER, ALT)
        hand.press(ENTER, CTRL)
        hand.answer()

    def enter(self, name: str) -> None:
        """The name is not known: add, and take the money."""
        self.hand.letters(name)
        for _ in range(3):
            self.hand.press(ENTER)

    def next(self) -> None:
        """Its key stands on its button."""
        self.room.wait_a_second()
        self.hand.press(ENTER, CTRL | SHIFT)

    def bust(self, seat: Seat) -> None:
        """As the command field suggests."""
        self.hand.bar(f"{seat} bust")

    def rebuy(self, seat: Seat) -> None:
        """In the same way."""
        self.hand.bar(f"{seat} rebuy")

    def rest(self, minutes: int) -> None:
        """In the same way."""
        self.hand.bar(f"rest {minutes}")

    def answer(self, said: str = "") -> None:
        """Enter takes what is suggested."""
        self.hand.answer(said)

    def save_payouts(self, path: Path) -> list[str]:
        """Ctrl+P stands on the page of prizes."""
        hand = self.hand
        hand.press(Key.Key_F6)
        hand.press(Key.Key_P, CTRL)
        hand.press(Key.Key_S)
        hand.paste(str(path))
        hand.answer()
        self.room.until(path.exists)
        self.room.settle()
        hand.press(ESCAPE)
        return pdf_pages(path.read_bytes())

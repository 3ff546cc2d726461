"""A page built alone over the console of a room, in a window of its own."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tests.ui.window_room import WindowRoom

Shown = TypeVar("Shown", bound=Page)
NAMES = ("Aylin Kaya", "Mikayla Novák", "Kayode Bello", "Kay Aldridge", "Łukasz Żółć", "Ana Pérez")


def work_of(room: WindowRoom) -> Workplace:
    """What the pages of this room's console work with."""
    one = room.console
    return Workplace(
        room.parts, one._theme, one.view, one.asking, one.names, one.acts, one.page_acts  # noqa: SLF001
    )  # fmt: skip


def people(room: WindowRoom, *names: str) -> list[PersonId]:
    """Put people into the registry; each has a card and a date of birth."""
    some = [
        Person(PersonId(f"p{place}"), name, f"2040{place}", f"19{60 + place}-04-01")
        for place, name in enumerate(names or NAMES)
    ]
    room.station.people.add(some, StaffId("director"))
    ids = [one.id for one in some]
    room.wait_for(registry_of(work_of(room)).learn(ids))
    return ids


def show(room: WindowRoom, page: Shown) -> Shown:
    """Show a page as its key does, with everybody of the registry read."""
    page.setParent(room.console, Qt.WindowType.Window)
    page.resize(1520, 766)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    room.settle()
    page.refresh()
    page.focus()
    return page


class Hand:
    """Types where the focus is, and counts the keys that are not letters of a text."""

    def __init__(self, room: WindowRoom) -> None:
        self._room = room
        self.keys = 0

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key."""
        self.keys += 1
        QTest.keyClick(self._at(), key, held)
        self._room.settle()

    def letters(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            QTest.keyClicks(self._at(), letter)
        QApplication.processEvents()

    def _at(self) -> QWidget:
        at = QApplication.focusWidget()
        assert at is not None
        return at

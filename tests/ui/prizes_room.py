"""A page of the rail, and keys pressed one after the other as the person at the desk does."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName
from tests.ui.window_room import WindowRoom


def turned_to(room: WindowRoom, name: PageName) -> Page:
    """The page, brought up."""
    page = room.console.pages.page_of(name)
    room.console.pages.turn_to(page)
    QApplication.processEvents()
    return page


def press(room: WindowRoom, *keys: Qt.Key, alt: bool = False, ctrl: bool = False) -> None:
    """Press keys wherever the focus is."""
    held = Qt.KeyboardModifier.NoModifier
    if alt:
        held |= Qt.KeyboardModifier.AltModifier
    if ctrl:
        held |= Qt.KeyboardModifier.ControlModifier
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or room.console, key, held)
        room.settle()

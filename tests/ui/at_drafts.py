"""Drafts of events as tests work them: begun from a template, typed in, read as they are kept."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import answer
from tests.ui.window_room import WindowRoom

TEXAS = "Texas Card House Knock-Out"


def turn(room: WindowRoom) -> None:
    room.key(Qt.Key.Key_F2)
    assert room.console.pages.name is PageName.EVENTS


def begin_draft(room: WindowRoom, template: str) -> None:
    room.key(Qt.Key.Key_T, on=room.events.listing)
    answer(room, template)


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClick(here, key, held)


def text_of(room: WindowRoom) -> str:
    """The chosen draft as it is kept."""
    draft = room.events.page.on_list.draft
    assert draft is not None
    return draft.text


def type_in(text: str) -> None:
    """Put this in place of what stands in the field that has the focus."""
    field = QApplication.focusWidget()
    assert isinstance(field, FormLine)
    field.selectAll()
    QTest.keyClicks(field, text)


def type_over(room: WindowRoom, text: str) -> None:
    """The same, and the moment after the last key is over."""
    type_in(text)
    room.events.page.pane.tell_now()

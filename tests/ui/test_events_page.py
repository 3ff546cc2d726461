"""The page of events: begun from a template, typed with what is wrong beside it, announced."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.tournament.plan.event_text import event_text
from tdapp.ui.events.event_rows import Listed
from tdapp.ui.events.event_states import EventState, state_word
from tdapp.ui.rail import PageName
from tests.ui.at_the_till import answer
from tests.ui.by_hand import NAMES, begin
from tests.ui.on_floor import do
from tests.ui.window_room import WindowRoom

STATE, TITLE, WHEN, ENTRIES, LEFT = range(5)


def said(room: WindowRoom, column: int) -> list[str]:
    return [row.cells[column].text for row in room.console.pages.events.events.table.rows]


def turn(room: WindowRoom) -> None:
    room.key(Qt.Key.Key_F2)
    assert room.console.pages.name is PageName.EVENTS


def begin_draft(room: WindowRoom, template: str) -> None:
    room.key(Qt.Key.Key_T, on=room.console.pages.events.events)
    answer(room, template)


def test_a_draft_begins_from_a_template_and_what_is_wrong_is_said_while_it_is_typed(
    room: WindowRoom,
) -> None:
    turn(room)
    page = room.console.pages.events
    assert said(room, STATE) == []
    begin_draft(room, "high roller")
    assert page.editor.field.hasFocus()
    text = page.editor.field.toPlainText()
    assert "Sydney Championships" in text
    assert page.editor.said.text.startswith("This can be announced")
    page.editor.field.setPlainText(text.replace("max_entries = 200", "max_entries = 2"))
    page.editor.tell_now()
    assert "min_entries" in page.editor.said.text
    assert page.on_list.announce.why_not
    QTest.keyClick(page.editor.field, Qt.Key.Key_Escape)
    assert page.events.hasFocus()
    assert said(room, STATE) == ["not yet right"]
    room.restart()
    room.console.turning.to(PageName.EVENTS).trigger()
    assert said(room, STATE) == ["not yet right"]


def test_what_is_typed_last_is_kept_when_it_is_left_at_once(room: WindowRoom) -> None:
    turn(room)
    page = room.console.pages.events
    begin_draft(room, "high roller")
    page.editor.field.setPlainText(page.editor.field.toPlainText().replace("2018", "2027"))
    QTest.keyClick(page.editor.field, Qt.Key.Key_Escape)
    assert said(room, TITLE) == ["Sydney Championships 2027 High Roller"]


def test_an_announced_draft_is_an_event_and_a_copy_of_it_is_a_draft_again(
    room: WindowRoom,
) -> None:
    turn(room)
    page, listed = room.console.pages.events, room.console.pages.events.events
    begin_draft(room, "high roller")
    QTest.keyClick(page.editor.field, Qt.Key.Key_Escape)
    assert "With 20" in page.side.told.text
    room.key(Qt.Key.Key_A, on=listed)
    answer(room)
    room.settle()
    assert said(room, STATE) == ["registration"]
    event = room.console.view.id
    assert event is not None
    listed.choose(Listed(event=event))
    room.key(Qt.Key.Key_D, on=listed)
    room.settle()
    copied = page.editor.field.toPlainText()
    assert copied == event_text(room.console.view.state.conditions)
    QTest.keyClick(page.editor.field, Qt.Key.Key_Escape)
    assert said(room, STATE) == ["registration", "draft"]
    room.key(Qt.Key.Key_X, on=listed)
    answer(room)
    assert said(room, STATE) == ["registration"]


def test_the_list_says_how_every_event_stands_and_enter_brings_one_into_view(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    first = room.console.view.id
    assert first is not None
    do(room, room.console.acts.clock)
    room.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    second = room.console.view.id
    turn(room)
    room.settle()
    page = room.console.pages.events
    assert said(room, STATE) == ["running", "registration"]
    assert said(room, ENTRIES) == ["12", "—"]
    assert all(len(when) > 5 for when in said(room, WHEN))
    page.events.choose(Listed(event=first))
    room.key(Qt.Key.Key_Return, on=page.events)
    QApplication.processEvents()
    assert room.console.view.id == first != second
    assert "shown on every page" in page.side.told.text


def test_every_state_has_a_word_of_its_own() -> None:
    words = [state_word(state) for state in EventState]
    assert len(set(words)) == len(words)

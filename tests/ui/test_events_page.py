"""The page of events: begun from a template, typed with what is wrong beside it, announced."""

import tomllib
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.calls.across.ending import CancelEvent
from tdapp.desk.desk import Circumstances
from tdapp.shown.event_states import EventState, state_word
from tdapp.tournament.templates.event_text import event_text
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.events.event_rows import EventRowKey
from tdapp.voice.voice import Voice
from tests.rules_doc import rule
from tests.ui.at_drafts import TEXAS, begin_draft, press, text_of, turn, type_in, type_over
from tests.ui.at_the_till import answer, question
from tests.ui.by_hand import NAMES, begin
from tests.ui.on_floor import do
from tests.ui.window_room import WindowRoom

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
DAY, START, STATE, TITLE, ENTRIES, LEFT = range(6)


def said(room: WindowRoom, column: int) -> list[str]:
    return [row.cells[column].text for row in room.events.listing.table.rows]


def test_a_draft_is_typed_into_a_form_and_what_is_wrong_stands_beside_its_field(
    room: WindowRoom,
) -> None:
    turn(room)
    page = room.console.pages.events
    form = page.pane.form
    assert said(room, STATE) == []
    begin_draft(room, "high roller")
    assert QApplication.focusWidget() is form.page.rows[0].input
    type_over(room, "Spring High Roller")
    for text in ("2010-12-24", "20:00"):
        press(Qt.Key.Key_Return)
        type_over(room, text)
    rows = {row.asked.field.keys: row for row in form.page.rows}
    assert rows["start", "zone"].input.text()
    assert form.foot.said.text == "Ready to announce"
    rows["max_entries",].input.setFocus()
    type_over(room, "2")
    assert rows["min_entries",].said.text == "above the maximum entries"
    assert "Minimum entries" in form.foot.said.text
    assert page.on_list.announce.why_not.startswith("Minimum entries: above")
    type_over(room, "many")
    assert rows["max_entries",].said.text == "enter a whole number"
    assert form.sections.table.rows[0].cells[0].note == "1"
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert page.events.hasFocus()
    assert (said(room, DAY), said(room, START)) == (["Fri 24 Dec"], ["20:00"])
    assert said(room, STATE) == ["has errors"]


def test_form_and_text_change_the_same_draft_and_what_is_left_at_once_is_kept(
    room: WindowRoom, tmp_path: Path
) -> None:
    turn(room)
    page = room.console.pages.events
    file = tmp_path / "event.toml"
    file.write_text("\ufefftitle = 'Half a file'\r\n", encoding="utf-8")
    for path in (str(tmp_path / "none.toml"), str(file)):
        room.key(Qt.Key.Key_F, on=page.events)
        answer(room, path)
    assert page.pane.form.foot.said.text.startswith("Errors: 6")
    press(Qt.Key.Key_3, ALT)
    page.editor.field.setPlainText("title = 'Left at once'")
    QTest.keyClick(page.editor.field, Qt.Key.Key_Escape)
    assert (said(room, TITLE), said(room, STATE)) == (["Left at once"], ["has errors"])
    room.key(Qt.Key.Key_T, on=page.events)
    answer(room, "high roller")
    press(Qt.Key.Key_2, ALT)
    type_over(room, "Spring High Roller")
    press(Qt.Key.Key_3, ALT)
    assert page.editor.field.hasFocus()
    text = page.editor.field.toPlainText()
    assert 'title = "Spring High Roller"' in text
    assert text.startswith("# ")
    noted = text.replace("max_entries = 200", "max_entries = 220 # as the room holds")
    page.editor.field.setPlainText(noted)
    press(Qt.Key.Key_2, ALT)
    (most,) = (row for row in page.pane.form.page.rows if row.asked.field.keys == ("max_entries",))
    assert most.input.text() == "220"
    most.input.setFocus()
    type_over(room, "180")
    assert text_of(room) == noted.replace("220 #", "180 #")


def test_a_price_is_typed_part_by_part_and_added_up(room: WindowRoom) -> None:
    turn(room)
    begin_draft(room, TEXAS)
    press(Qt.Key.Key_PageDown)
    (price, *_) = room.events.form.page.rows
    assert price.said.text == "to pay 150.00"
    for amount in ("80", "60"):
        type_over(room, amount)
        press(Qt.Key.Key_Return)
    type_over(room, "lots")
    assert price.said.text == "“lots” is not an amount"
    type_over(room, "10")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    type_over(room, "Staff bonus")
    press(Qt.Key.Key_Tab)
    type_over(room, "5")
    entry = tomllib.loads(text_of(room))["entry"]
    assert entry["parts"] == {"pool": "80", "bounty": "60", "fee": "10", "staff bonus": "5"}
    assert price.said.text == "to pay 155.00"
    shown = [line.text() for line in price.input.findChildren(FormLine)]
    assert shown[:2] == ["Prize pool", "80"]


def test_an_announced_draft_is_an_event_and_a_copy_of_it_is_a_draft_again(
    room: WindowRoom,
) -> None:
    turn(room)
    page, listed = room.console.pages.events, room.events.listing
    begin_draft(room, "high roller")
    for _ in range(2):
        press(Qt.Key.Key_Escape)
    assert page.side.card.pays.text.startswith("Entries\nPool\nPlaces\nFirst prize\n")
    room.key(Qt.Key.Key_A, on=listed)
    answer(room)
    room.settle()
    assert said(room, STATE) == ["registration"]
    event = room.console.view.id
    assert event is not None
    listed.choose(EventRowKey(event=event))
    room.key(Qt.Key.Key_D, on=listed)
    room.settle()
    copied = page.editor.field.toPlainText()
    assert copied == event_text(room.console.view.state.conditions)
    for _ in range(2):
        press(Qt.Key.Key_Escape)
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
    room.begin_event()
    second = room.console.view.id
    turn(room)
    room.settle()
    page = room.console.pages.events
    assert said(room, STATE) == ["running", "registration"]
    assert said(room, ENTRIES) == ["12", "—"]
    assert said(room, DAY) == ["Today", "Today"]
    page.events.choose(EventRowKey(event=first))
    room.key(Qt.Key.Key_Return, on=page.events)
    QApplication.processEvents()
    assert room.console.view.id == first != second
    assert "shown on every page" in page.side.told.text


def test_an_event_of_another_day_is_told_from_the_record_and_opened_to_be_looked_at(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    event = room.console.view.id
    assert event is not None
    turn(room)
    begin_draft(room, "high roller")
    type_in("Just typed")
    why = Circumstances(reason="the power failed")
    cancel = CancelEvent(event, room.parts.day.stream)

    async def cancelled() -> None:
        await room.parts.desk.perform(room.parts.actor, cancel, why)

    room.wait_for(cancelled())
    room.restart()
    turn(room)
    room.settle()
    page = room.console.pages.events
    assert said(room, TITLE)[1] == "Just typed"
    assert (said(room, STATE), said(room, ENTRIES)) == (["cancelled", "draft"], ["—", "—"])
    assert event not in room.console.view.events()
    page.events.choose(EventRowKey(event=event))
    page.events.chosen.emit(EventRowKey(event=event))
    assert "in the record" in page.side.told.text
    room.key(Qt.Key.Key_Return, on=page.events)
    assert room.console.view.id == event
    assert "shown on every page" in page.side.told.text
    assert room.console.acts.clock.why_not


def test_every_state_has_a_word_of_its_own() -> None:
    words = [state_word(Voice(), state) for state in EventState]
    assert len(set(words)) == len(words)


@rule("CROWN", "15.2.1")
@rule("STAR", "28.4.2(k)")
def test_before_an_event_is_announced_it_is_told_what_its_conditions_do_not_cover(
    room: WindowRoom,
) -> None:
    """The terms come before the entries; once announced they are final."""
    turn(room)
    page = room.console.pages.events
    missing = {"crown": "dates, location", "star": "transfer and substitute", "open": ""}
    for house, first in missing.items():
        begin_draft(room, "high roller")
        press(Qt.Key.Key_3, ALT)
        field = page.editor.field
        field.setPlainText(f'house = "{house}"\n{field.toPlainText()}')
        press(Qt.Key.Key_Escape)
        room.key(Qt.Key.Key_A, on=room.events.listing)
        asked = question(room).text
        assert (f"do not cover {first}" in asked) is bool(first)
        assert "registration opens" in asked
        room.key(Qt.Key.Key_Escape)


def test_the_short_form_of_a_draft_changes_what_is_typed_in_it_and_nothing_else(
    room: WindowRoom,
) -> None:
    turn(room)
    page = room.console.pages.events
    begin_draft(room, "high roller")
    before = page.editor.field.toPlainText()
    press(Qt.Key.Key_1, ALT)
    short = page.pane.short
    room.until(lambda: not short.waits)
    assert text_of(room) == before
    guarantee = short.form.line("guarantee")
    guarantee.setFocus()
    type_over(room, "5,000")
    room.until(lambda: not short.waits)
    room.settle()
    kept = text_of(room)
    assert [one for one in kept.splitlines() if one not in before.splitlines()] == [
        'guarantee = "5000"'
    ]
    assert [one for one in before.splitlines() if one not in kept.splitlines()] == []

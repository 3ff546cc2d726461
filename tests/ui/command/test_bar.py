"""The command bar in the real window: its keys counted, what it asks, where the focus goes."""

from itertools import islice

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdapp.calls.tournament.seats import SwapSeats
from tdapp.command.reply import Completion
from tdapp.desk.desk import Circumstances
from tdapp.ui.command_bar.bar import CommandBar
from tdapp.ui.command_bar.card import CommandCard
from tdapp.ui.command_bar.command_field import CommandField
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.ui.by_hand import buy_in
from tests.ui.command.two_events import (
    CTRL,
    MAIN,
    SATELLITE,
    TwoEvents,
    bar_over,
    focused,
    type_keys,
)
from tests.ui.window_room import WindowRoom

BUST_AT_MOST, SHORT_BUST = 11, 7


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int:
    """A key where the focus is; counts as one."""
    QTest.keyClick(focused(), key, held)
    QApplication.processEvents()
    return 1


def is_asked(bar: CommandBar) -> bool:
    """Whether something is asked before it is done."""
    return bar.talk.step is not None


def say(events: TwoEvents, text: str) -> int:
    """Open the bar, type a line and press Enter; how many keys that was."""
    keys = press(Qt.Key.Key_K, CTRL) + type_keys(text) + press(Qt.Key.Key_Return)
    events.room.settle()
    return keys


def test_the_next_step_that_is_asked_for_is_told_and_done_after_a_yes(room: WindowRoom) -> None:
    room.begin_event()
    buy_in(room, [f"Player {number:02}" for number in range(12)])
    room.play()
    press(Qt.Key.Key_K, CTRL)
    type_keys("what now")
    assert room.command.reply.startswith("Open a table")
    press(Qt.Key.Key_Return)
    step = room.console.command.talk.step
    assert step is not None
    assert step.text == "Open a table: 12 players wait for seats. Do it now?"
    assert not room.state.seating.counts.counts
    press(Qt.Key.Key_Return)
    room.settle()
    assert list(room.state.seating.counts.counts) == [1]


def test_the_floor_is_run_through_the_bar_from_anywhere(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin()
    bar = bar_over(events)
    told: list[str] = []
    bar.tried.connect(told.append)
    search = next(one for one in room.console.findChildren(QLineEdit) if one.isVisible())
    search.setFocus()
    search.setText("half a name")
    at_twelve = [seat for seat in events.state().seating.entry_at if seat.table == 12]

    assert say(events, f"{at_twelve[0]} bust") == BUST_AT_MOST
    assert events.state().left == 7
    assert not bar.isVisible()
    assert QApplication.focusWidget() is search
    assert search.text() == "half a name"
    assert say(events, f"{at_twelve[1]}b") == SHORT_BUST
    assert events.state().left == 6
    say(events, "15 pause")
    assert not events.state(SATELLITE).clock.running

    _refused_and_changed_nothing(events, bar, told)
    _asks_once_and_goes_back(events, bar)
    _keeps_what_is_half_typed(bar)
    _finds_again_what_was_said(bar)
    _leaves_the_table_clear(bar)
    _does_nothing_to_another(events)
    assert QApplication.focusWidget() is search


def _refused_and_changed_nothing(events: TwoEvents, bar: CommandBar, told: list[str]) -> None:
    say(events, "15 pause")
    assert bar.isVisible()
    assert told == [bar.talk.reply.why_not]
    press(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    press(Qt.Key.Key_K, CTRL)
    assert bar.talk.command == ""
    press(Qt.Key.Key_Escape)


def _asks_once_and_goes_back(events: TwoEvents, bar: CommandBar) -> None:
    say(events, "level 2")
    assert events.state().clock.index == 0
    assert is_asked(bar)
    assert bar.card.sentence.text().startswith("Set the clock from level 1")
    press(Qt.Key.Key_Escape)
    assert not is_asked(bar)
    assert bar.talk.command == "level 2"
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    events.room.settle()
    assert events.state().clock.index == 1

    who = next(iter(events.state().seating.entry_at))
    free = next(one for one in events.state().seating.free() if one.table != who.table)
    say(events, f"{who} to {free}")
    assert is_asked(bar)
    assert bar.card.line.placeholderText() == "Reason, for the record"
    press(Qt.Key.Key_Return)
    assert bar.isVisible()
    type_keys("asked for")
    press(Qt.Key.Key_Return)
    events.room.settle()
    assert len(events.state().seating.moves) == 1


def _does_nothing_to_another(events: TwoEvents) -> None:
    """Two swap their seats elsewhere, while it stands there who of them is out."""
    seating = events.state().seating
    sitting = ((seat, one) for seat, one in seating.entry_at.items() if one not in seating.slip_of)
    seats, entries = zip(*islice(sitting, 2), strict=True)
    press(Qt.Key.Key_K, CTRL)
    type_keys(f"{seats[0]} bust")
    swap, why = SwapSeats(MAIN, entries[0], entries[1]), Circumstances(reason="sat wrong")
    events.room.wait_for(events.work.asking.perform(swap, why))
    left = events.state().left
    press(Qt.Key.Key_Return)
    events.room.settle()
    assert events.state().left == left
    assert events.room.is_refused("another_person")
    press(Qt.Key.Key_Return)
    events.room.settle()
    assert entries[1] in events.state().exits.by_entry


def _keeps_what_is_half_typed(bar: CommandBar) -> None:
    press(Qt.Key.Key_K, CTRL)
    type_keys("12 al")
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(3, bar.height() - 3))
    assert not bar.isVisible()
    press(Qt.Key.Key_K, CTRL)
    bar.hide()
    field = CommandField(bar.door, read_theme(ThemeName.DARK))
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert bar.isVisible()
    assert bar.card.line.text() == "12 al"
    type_keys("l here")
    assert bar.talk.reply.sentence.startswith("Table 12 of 14 Harbour Main:")
    press(Qt.Key.Key_K, CTRL)
    assert bar.card.line.selectedText() == "12 all here"
    press(Qt.Key.Key_Escape)


def _leaves_the_table_clear(bar: CommandBar) -> None:
    press(Qt.Key.Key_K, CTRL)
    middle = bar.card.geometry()
    bar.keep_clear(QRect(middle.left(), middle.top(), 40, 40))
    assert not bar.card.geometry().intersects(QRect(middle.left(), middle.top(), 40, 40))
    bar.keep_clear(QRect())
    assert bar.card.geometry() == middle
    press(Qt.Key.Key_Escape)


def _finds_again_what_was_said(bar: CommandBar) -> None:
    press(Qt.Key.Key_K, CTRL)
    assert [row.way.example for row in bar.card.rows] == [True] * len(bar.card.rows)
    press(Qt.Key.Key_Tab)
    assert bar.talk.command == ""
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    assert bar.talk.command == "level 2"
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert bar.talk.command == ""
    type_keys("aylin b")
    first = bar.card.ways[0].line
    press(Qt.Key.Key_Tab)
    assert bar.talk.command == first
    press(Qt.Key.Key_Escape)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("high", range(120, 480, 24))
def test_the_ways_to_go_on_have_a_head_where_one_of_them_has_room(high: int) -> None:
    page = QWidget()
    page.resize(800, high)
    card = CommandCard(read_theme(ThemeName.DARK), page)
    card.say("Table 12 holds.", ())
    card.offer("Hold", "Done at once.", "")
    card.show_ways([Completion(f"12 hold {one}") for one in range(3)])
    card.fit()
    assert card.head.isHidden() is all(row.isHidden() for row in card.rows)
    assert high > 120 or card.head.isHidden()
    assert high < 400 or not card.head.isHidden()


@pytest.mark.usefixtures("qapp")
def test_the_field_says_no_more_than_is_whole(room: WindowRoom) -> None:
    field = CommandField(room.console.command.door, read_theme(ThemeName.DARK))
    said = [field.hint(wide) for wide in (600, 120, 90, 20)]
    assert said == ["Type a command, such as 12-5 bust", "Type a command", "Command", "Command"]


def test_a_ban_that_is_typed_keeps_its_name_and_its_last_day(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin()
    asked = room.console.asked
    said = events.reply("ban Logan Smith until 3 june 2011").sentence
    assert said == "Bar or self-exclude Logan Smith: 3 june 2011."
    say(events, "ban Logan Smith until 3 june 2011")
    room.until(lambda: "called “Logan Smith”" in asked.text)
    press(Qt.Key.Key_Return)
    room.until(lambda: "What should be recorded" in asked.text)
    press(Qt.Key.Key_Return)
    room.until(lambda: "Until when" in asked.text)
    assert asked.field.text() == "3 june 2011"
    press(Qt.Key.Key_Return)
    room.until(lambda: "Why is Logan Smith barred" in asked.text)
    asked.field.setText("fight")
    press(Qt.Key.Key_Return)
    room.settle()
    assert asked.text == ""


def test_an_event_is_begun_with_the_format_that_is_typed(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin()
    page = room.console.pages.new_event
    for line, title in (("new pko", "Progressive bounty"), ("create a turbo event", "Turbo")):
        say(events, line)
        assert room.console.pages.page is page
        assert page.points[page.cards.place].title == title
    assert events.work.view.id == MAIN


def test_everybody_back_is_asked_of_the_tables_where_somebody_is_away(room: WindowRoom) -> None:
    events = TwoEvents(room)
    events.begin()
    seat = next(iter(events.state().seating.entry_at))
    assert [way.line for way in events.reply("everybody back").go_on] == ["end break", "start"]
    events.carry_out(f"{seat} away")
    first = events.reply("they're back from dinner").go_on[0]
    assert first.line == f"{seat.table} all here"
    events.carry_out(first.line)
    assert not events.state().attendance.away

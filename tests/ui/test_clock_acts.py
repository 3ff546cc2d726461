"""A minute less or more at once, another level after a question; each tells why not."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.structure import InsertLevel
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.screens.clock_face import ClockState
from tdapp.shown.act_words import told
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.ui.asking.question import Question
from tdapp.ui.clock.clock_buttons import ClockButton, ClockButtons
from tdapp.ui.clock.clock_strip import ClockStrip
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.structure.clock_acts import ClockActs
from tdapp.ui.workplace.menus import list_tables
from tdapp.voice.voice import Voice
from tests.ui.by_hand import CTRL, begin, clock_seen, recorded, show_clock
from tests.ui.window_room import MINUTE_US, WindowRoom

LEVEL_US = 30 * MINUTE_US


class Setting:
    """The acts that set the clock in a window with an event, and what they ask."""

    def __init__(self, room: WindowRoom) -> None:
        begin(room)
        self.room = room
        self.acts: ClockActs = room.clock.acts
        self.asked: list[Question] = []
        self.refused: list[str] = []
        self.acts.asks.connect(self.asked.append)
        for act in self.acts.all:
            act.tried.connect(self.refused.append)

    def do(self, act: WindowAct) -> None:
        act.trigger()
        self.room.settle()

    def answer(self) -> None:
        """Say yes to what was asked."""
        self.asked.pop().go_on("")
        self.room.settle()

    @property
    def here(self) -> ClockPosition:
        state = recorded(self.room)
        return position(state.conditions, state.clock, self.room.time.now())

    def said(self) -> str:
        """What the newest act did, in words."""
        act = self.room.parts.desk.log[-1]
        return told(Voice(), self.room.parts.desk, act, self.room.console.names.name)


@pytest.fixture
def setting(room: WindowRoom) -> Setting:
    return Setting(room)


@pytest.fixture
def strip(setting: Setting) -> Iterator[ClockStrip]:
    """The strip of that event with the buttons in it."""
    theme = read_theme(ThemeName.DARK)
    made = ClockStrip(theme, ClockButtons(setting.acts, theme))
    made.show_facts(setting.room.console.strip._facts)  # noqa: SLF001 - the facts that it shows
    made.show()
    yield made
    made.close()


def test_a_minute_is_given_and_taken_without_a_question_and_no_level_before_the_first(
    setting: Setting,
) -> None:
    setting.do(setting.acts.more)
    assert setting.here == ClockPosition(0, LEVEL_US + MINUTE_US)
    assert setting.said() == "Clock set from level 1, 30:00 to level 1, 31:00"
    setting.do(setting.acts.less)
    setting.do(setting.acts.less)
    assert setting.here == ClockPosition(0, LEVEL_US - MINUTE_US)
    setting.do(setting.acts.back)
    assert setting.refused == ["No level comes before the first one. Add time to it instead."]
    assert (setting.asked, setting.here) == ([], ClockPosition(0, LEVEL_US - MINUTE_US))


def test_another_level_is_asked_once_with_the_time_before_and_after(setting: Setting) -> None:
    setting.room.press("Start clock")
    setting.room.time.pass_us(10 * MINUTE_US)
    assert setting.acts.on.text() == "Go to level 2…"
    setting.do(setting.acts.on)
    assert setting.here == ClockPosition(0, 20 * MINUTE_US)
    assert [one.text for one in setting.asked] == [
        "Set the clock from level 1, 20:00 to level 2, 30:00?"
    ]
    setting.answer()
    assert setting.here == ClockPosition(1, LEVEL_US)
    assert setting.said() == "Clock set from level 1, 20:00 to level 2, 30:00"
    assert setting.acts.back.text() == "Go back to level 1…"

    setting.do(setting.acts.back)
    setting.answer()
    assert setting.here == ClockPosition(0, LEVEL_US)
    assert recorded(setting.room).clock.running


def test_the_last_minute_of_a_level_is_taken_after_a_question_only(setting: Setting) -> None:
    setting.room.press("Start clock")
    setting.room.time.pass_us(LEVEL_US - MINUTE_US // 2)
    setting.do(setting.acts.less)
    assert [one.text for one in setting.asked] == [
        "Set the clock from level 1, 00:30 to level 2, 29:30?"
    ]
    setting.answer()
    assert setting.here == ClockPosition(1, LEVEL_US - MINUTE_US // 2)


def test_without_an_event_there_is_no_clock_to_set_and_no_table(room: WindowRoom) -> None:
    for act in room.clock.acts.all:
        act.refresh()
        assert act.why_not.startswith("No such event is announced")
    menu = QMenu()
    list_tables(menu, room.console.acts.tables)
    (none,) = menu.actions()
    assert (none.text(), none.isEnabled()) == ("None yet", False)
    tables = room.console.acts.tables
    tables.close_table(1)
    assert tables.why_not_close(1).startswith("No such event")


def test_a_clock_set_before_the_start_has_not_started_and_ten_hours_have_their_room(
    setting: Setting,
) -> None:
    show_clock(setting.room)
    setting.do(setting.acts.on)
    setting.answer()
    face = clock_seen(setting.room)
    assert (face.state, face.level_word) == (ClockState.NOT_STARTED, "Level 2")
    assert not setting.room.state.clock.started
    event = setting.room.console.view.id
    assert event is not None
    setting.room.console.asking.act(InsertLevel(event, 2, Level(11 * 60)))
    setting.room.console.asking.act(SetClock(event, 0, 11 * 60 * MINUTE_US))
    setting.room.settle()
    face = clock_seen(setting.room)
    assert (face.time, face.time_format) == ("11:00:00", "00:00:00")


def test_the_buttons_are_short_and_their_tooltips_tell_all_or_why_not(
    setting: Setting, strip: ClockStrip
) -> None:
    less, more, back, on = strip.findChildren(ClockButton)
    assert less.toolTip().startswith("One minute less")
    why_not = "No level comes before the first one. Add time to it instead."
    assert back.toolTip() == f"Previous level…  {back.act.key}\n{why_not}"
    assert on.toolTip().startswith("Go to level 2…  Ctrl+PgDown")
    setting.room.click(more)
    setting.room.click(more)
    assert setting.here == ClockPosition(0, LEVEL_US + 2 * MINUTE_US)
    assert on.accessibleName() == "Go to level 2…"


def test_the_buttons_leave_a_narrow_strip_to_its_facts_and_go_when_play_is_over(
    setting: Setting, strip: ClockStrip
) -> None:
    (buttons,) = strip.findChildren(ClockButtons)
    seen = {}
    for width in (1024, 1280, 1600):
        strip.resize(width, strip.height())
        QApplication.processEvents()
        seen[width] = buttons.isVisible()
        assert strip.rect().contains(buttons.geometry())
    assert seen == {1024: False, 1280: True, 1600: True}

    facts = setting.room.console.strip._facts  # noqa: SLF001 - the facts that it shows
    assert facts is not None
    strip.show_facts(replace(facts, face=replace(facts.face, state=ClockState.FINISHED)))
    assert not buttons.isVisible()


def test_a_menu_lists_the_tables_to_close_and_tells_why_not(setting: Setting) -> None:
    room, menu = setting.room, QMenu()
    room.press("Open table 3")
    list_tables(menu, room.console.acts.tables)
    first, second, third = menu.actions()
    assert (first.text(), third.text()) == ("Table 1, 3 seated", "Table 3, empty")
    assert "Table 2 is not empty" in second.toolTip()

    second.trigger()
    room.settle()
    assert "Table 2 is not empty" in room.notice
    third.trigger()
    room.settle()
    assert set(recorded(room).seating.tables) == {1, 2}
    assert setting.said() == "Table 3 closed"
    assert room.told.startswith("Table 3 closed")
    list_tables(menu, room.console.acts.tables)
    assert len(menu.actions()) == 2


def test_the_acts_say_in_every_state_of_the_clock_what_the_desk_says(setting: Setting) -> None:
    """One table of acts and states is tested at the desk; keys, buttons and the menu follow it."""
    room, acts = setting.room, setting.acts
    clock, event = room.console.acts.clock, room.console.view.id
    assert event is not None
    calls: dict[WindowAct, Call] = {
        acts.more: AddTime(event, MINUTE_US),
        acts.less: AddTime(event, -MINUTE_US),
        acts.on: GoToLevel(event, 1),
        acts.back: GoToLevel(event, -1),
    }
    cancel = CancelEvent(event, room.parts.day.stream)
    steps = (None, StartClock(event), PauseClock(event), cancel)
    for step, words in zip(
        steps, ("Start clock", "Pause clock", *["Start clock"] * 2), strict=True
    ):
        if step is not None:
            reason = Circumstances(reason="storm")
            room.wait_for(room.console.asking.perform(step, reason))
            room.settle()
        running = room.state.clock.running
        calls[clock] = PauseClock(event) if running else StartClock(event)
        assert clock.text() == words
        for act, call in calls.items():
            refused = room.parts.desk.why_not(room.parts.actor, call) is not None
            assert bool(act.why_not) is refused, (step, act.text())
    assert clock.why_not


def test_a_clock_is_not_started_by_one_key_while_nobody_has_a_seat(room: WindowRoom) -> None:
    room.begin_event()
    asked = room.console.asked
    room.key(Qt.Key.Key_Space, CTRL)
    assert asked.text == "No player has a seat yet. Start the clock?"
    assert not room.state.clock.started
    asked.yes.click()
    room.settle()
    assert room.state.clock.running

"""What stands around every page: a strip for each event that is played, the rail, the bar."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from tdapp.core.ids import StreamId
from tdapp.core.settings import TextSize
from tdapp.ui.asking.question import Question
from tdapp.ui.clock.clock_strip import ClockStrip, shared_room
from tdapp.ui.clock.strips import Strips
from tdapp.ui.floor.floor_views import LISTS, MAP, RULINGS
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import LOWEST, PageName
from tests.ui.by_hand import CTRL, NAMES, begin
from tests.ui.on_floor import do
from tests.ui.window_renewed import renewed
from tests.ui.window_room import MINUTE_US, WindowRoom

EDGE = 12
"""So many pixels of a strip at a side are its hairline and its margin, no words."""


def test_every_event_that_is_played_has_a_strip_and_a_click_brings_it_into_view(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    console, first = room.console, room.console.view.id
    assert first is not None
    do(room, console.acts.clock)
    room.begin_event()
    second = console.view.id
    assert second is not None
    strips = [console.strips.strip(event) for event in (first, second)]
    assert all(strip is not None and strip.isVisible() for strip in strips)
    one, other = strips
    assert one is not None
    assert other is not None
    assert abs(one.width() - other.width()) <= 1
    assert "running" in one.accessibleName()
    room.click(one)
    assert console.view.id == first
    room.time.pass_us(12 * MINUTE_US)
    console.ticker.look_now()
    assert console.strips.strip(second) is None


def test_a_narrow_strip_leaves_out_whole_columns_and_a_warning_has_its_room_before_them(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    strip = room.console.strip
    counts = []
    for wide in (420, 700, 1600):
        strip.resize(wide, strip.height())
        counts.append(len(strip.columns_shown))
        assert not strip.grab().isNull()
    assert counts == [1, 2, 4]
    facts = strip._facts  # noqa: SLF001 - what it shows
    assert facts is not None
    said = ("Late entry is over after this level", "the last break with re-entries was at 21:45")
    for wide, shown in ((1600, 4), (800, 1)):
        strip.resize(wide, strip.height())
        strip.show_facts(replace(facts, warning=said))
        assert not strip.is_cut
        assert len(strip.columns_shown) <= shown
        assert not strip.grab().isNull()
    assert strip.toolTip() == " ".join(said)


def test_blinds_with_an_ante_are_said_whole_beside_a_warning(room: WindowRoom) -> None:
    begin(room, NAMES)
    strip = room.console.strip
    facts = strip._facts  # noqa: SLF001 - what it shows
    assert facts is not None
    said = ("Level 6 has begun: 400 / 800 (800 BB ante)", "Levels and breaks passed: 5")
    blinds = ("20,000 / 40,000 (40,000 BB ante)", "next 30,000 / 60,000 (60,000 BB ante) at 21:15")
    for warning in (None, said):
        strip.show_facts(replace(facts, columns=(blinds, *facts.columns[1:]), warning=warning))
        for wide in (1280, 1600, 1920):
            strip.resize(wide, strip.height())
            assert not strip.is_cut, (wide, warning)
    plain = shared_room([40, 90, 60], 300)
    assert plain == [100, 100, 100]
    assert shared_room([40, 190, 60], 300) == pytest.approx([43.3, 193.3, 63.3], abs=0.1)
    assert shared_room([40, 900, 60], 300) == [40, 200, 60]


def test_four_or_more_strips_say_less_and_are_moved_along(room: WindowRoom) -> None:
    begin(room, NAMES)
    strips, facts = room.console.strips, room.console.strip._facts  # noqa: SLF001 - what it shows
    assert facts is not None
    room.console.setUpdatesEnabled(True)
    room.console.ticker.stop()
    events = [StreamId(f"event {number}") for number in range(6)]
    strips.show_facts(dict.fromkeys(events, facts), events[5])
    QApplication.processEvents()
    last, first = strips.strip(events[5]), strips.strip(events[0])
    assert last is not None
    assert first is not None
    assert {one.columns_shown for one in (first, last)} == {(facts.columns[1],)}

    def is_in_sight(strip: ClockStrip) -> bool:
        left = strip.mapTo(strips, QPoint(0, 0)).x()
        return left >= 0 and left + strip.width() <= strips.width()

    assert is_in_sight(last)
    assert not is_in_sight(first)
    assert strips.after.why_not
    strips.before.trigger()
    assert not strips.after.why_not
    strips.show_facts(dict.fromkeys(events, facts), events[0])
    QApplication.processEvents()
    assert is_in_sight(first)
    assert strips.before.why_not
    for by, far in ((-120, last), (120, first)):
        for _ in events:
            roll(strips, by)
            assert is_in_sight(first)
        assert is_in_sight(far)
    assert strips.before.why_not
    room.console.ticker.look_now()
    assert strips.strip(events[0]) is None


def roll(strips: Strips, by: int) -> None:
    """Turn the wheel over them, by so many eighths of a degree."""
    window = strips.window().windowHandle()
    middle = strips.mapTo(strips.window(), strips.rect().center())
    QTest.wheelEvent(window, QPointF(middle), QPoint(0, by))


def until_all_of_the_rail_are_made(room: WindowRoom) -> None:
    """A window that is hidden then makes no page that the rail does not name."""
    pages = room.console.pages

    def are_made() -> bool:
        return len(pages.so_far) == len(PageName)

    pages.made.connect(lambda _: room.console.setVisible(not are_made()))
    room.until(are_made)


def test_the_first_picture_waits_for_one_page_and_all_others_are_made_after_it(
    room: WindowRoom,
) -> None:
    console, pages = room.console, room.console.pages
    assert [pages.name_of(one) for one in pages.so_far] == [PageName.DESK]
    console.setUpdatesEnabled(True)
    until_all_of_the_rail_are_made(room)
    made = set(pages.so_far)
    assert {pages.name_of(one) for one in made} == set(PageName)
    assert set(console.all_acts) == set(console.heard.all)
    assert made == set(pages.by_name.values())


def test_a_key_acts_at_once_while_the_other_pages_are_made_one_in_a_turn_of_the_loop(
    room: WindowRoom,
) -> None:
    console, pages = room.console, room.console.pages
    turns, made, seen = 0, list[tuple[int, PageName | None]](), list[int]()

    def turn() -> None:
        nonlocal turns
        turns += 1
        if not seen:
            QTest.keyClick(console, Qt.Key.Key_F12)
            assert pages.page is pages.settings
            seen.append(len(made))

    def note(page: Page) -> None:
        made.append((turns, pages.name_of(page)))
        QTimer.singleShot(0, turn)

    pages.made.connect(note)
    console.setUpdatesEnabled(True)
    until_all_of_the_rail_are_made(room)
    assert seen == [2]
    assert made[1][1] is PageName.SETTINGS
    when = [turn for turn, name in made if name is not PageName.SETTINGS]
    assert len(set(when)) == len(when) == len(set(PageName) - {PageName.DESK, PageName.SETTINGS})


def test_the_rail_counts_what_waits_and_says_so(room: WindowRoom) -> None:
    rail = room.console.rail
    rail.show_waiting(PageName.FLOOR, 123)
    stop = rail.stop(PageName.FLOOR)
    assert stop.accessibleDescription() == "123 waiting"
    assert not stop.grab().isNull()
    rail.show_waiting(PageName.FLOOR, 0)
    assert stop.accessibleDescription() == ""


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_rail_has_room_for_one_more_stop_in_the_smallest_window(
    room: WindowRoom, text_size: TextSize
) -> None:
    begin(room, NAMES)
    renewed(room, text_size)
    rail = room.console.rail
    assert rail.height() >= (len(PageName) + 1) * LOWEST
    keys = [page.key for page in PageName]
    assert len(set(keys)) == len(keys)
    assert (PageName.SETTINGS.key, PageName.PAPERS.key) == ("F12", "Shift+F8")


def test_the_command_bar_lies_over_the_page_and_leaves_strips_and_inspector_clear(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    console = room.console
    for size in (QSize(1280, 720), QSize(1600, 900)):
        console.resize(size)
        QApplication.processEvents()
        room.key(Qt.Key.Key_K, CTRL)
        bar = console.command
        assert bar.isVisible()
        top = console.strips.mapTo(console, QPoint(0, console.strips.height())).y()
        assert bar.geometry().top() >= top
        assert bar.geometry().right() <= console.width() - console.pages.inspector_width
        assert bar.geometry().bottom() <= console.line.mapTo(console, QPoint(0, 0)).y()
        room.key(Qt.Key.Key_Escape, on=bar.card.line)
        assert not bar.isVisible()


def test_a_command_is_done_from_any_page_and_the_page_stays(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.key(Qt.Key.Key_F2)
    room.key(Qt.Key.Key_K, CTRL)
    line = room.command.line
    line.insert("start")
    room.key(Qt.Key.Key_Return, on=line)
    assert room.state.clock.running
    assert room.console.pages.name is PageName.EVENTS


def test_the_next_step_stands_over_the_deal_and_the_conditions_too(room: WindowRoom) -> None:
    begin(room, NAMES)
    console = room.console
    do(room, console.acts.clock)
    for act in (console.turning.deal, console.turning.terms):
        act.trigger()
        room.settle()
        assert (console.pages.name, console.next.isVisible()) == (None, True)
    console.turning.all_keys.trigger()
    assert not console.next.isVisible()


def test_a_step_is_not_led_to_where_it_is_done_already(room: WindowRoom) -> None:
    begin(room, NAMES)
    console = room.console
    do(room, console.acts.clock)
    assert console.next.button.isVisible()
    room.key(Qt.Key.Key_F4)
    floor, shown = console.pages.floor, list[bool]()
    for view in (MAP, LISTS, RULINGS):
        floor.show_view(view)
        assert console.next.isVisible()
        shown.append(console.next.button.isVisible())
    assert shown == [False, False, True]


def test_a_question_is_answered_before_the_next_step_leads_on_and_its_button_follows_the_title(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    console = room.console
    do(room, console.acts.clock)
    bar, page = console.next, console.pages.name
    assert bar.button.x() < bar.said.x()
    console.asked.put(Question("How many chips?", "Next", hint="A number"))
    do(room, console.acts.next.act)
    assert (console.pages.name, console.asked.text) == (page, "How many chips?")
    assert "Answer this question first" in room.notice
    console.asked.take_away()
    do(room, console.acts.next.act)
    assert console.pages.name is PageName.FLOOR


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_none_of_twelve_strips_is_cut_at_a_side_and_each_comes_into_sight(
    room: WindowRoom, size: tuple[int, int]
) -> None:
    begin(room, NAMES)
    console, strips = room.console, room.console.strips
    facts = console.strip._facts  # noqa: SLF001 - what it shows
    assert facts is not None
    console.setUpdatesEnabled(True)
    console.ticker.stop()
    console.resize(*size)
    events = [StreamId(f"event {number}") for number in range(12)]
    strips.show_facts(dict.fromkeys(events, facts), events[11])
    QApplication.processEvents()
    seen = set[StreamId]()
    for _ in events:
        QApplication.processEvents()
        for event in events:
            strip = strips.strip(event)
            assert strip is not None
            sight = next(one for one in strips.findChildren(QScrollArea) if one.isAncestorOf(strip))
            left = strip.mapTo(sight, QPoint(0, 0)).x()
            shown = min(left + strip.width(), sight.width()) - max(left, 0)
            assert shown <= EDGE or shown >= strip.width() - EDGE, (event, shown)
            if shown > EDGE and not strip.visibleRegion().isEmpty():
                seen.add(event)
        strips.before.trigger()
    assert seen == set(events)

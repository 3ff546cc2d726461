"""The page of the clock: when levels begin, what is done to the chosen one, what is expected."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.structure import InsertLevel
from tdapp.shown.cells import Shape
from tdapp.tournament.plan.levels import Level
from tdapp.ui.pages.clock_page import bars
from tdapp.ui.structure.blinds_graph import height_of, scale_marks
from tdapp.ui.structure.level_rows import standing_of
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import answer
from tests.ui.by_hand import NAMES, begin, recorded
from tests.ui.on_floor import do
from tests.ui.window_room import MINUTE_US, WindowRoom

NUMBER, BLINDS, LENGTH, BEGINS, IN_PLAY, STATE = range(6)


def said(room: WindowRoom, column: int) -> list[str]:
    return [row.cells[column].text for row in room.clock.levels.table.rows]


def test_levels_begin_by_the_wall_clock_while_it_runs_and_in_a_while_when_it_is_held(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.key(Qt.Key.Key_F5)
    page = room.console.pages.clock
    assert room.console.pages.name is PageName.CLOCK
    assert page.levels.key == 0
    assert said(room, STATE)[0] == "clock is here"
    assert said(room, BEGINS)[:3] == ["—", "in 30 min", "in 1 h"]
    do(room, room.console.acts.clock)
    assert (said(room, STATE)[0], said(room, BEGINS)[0]) == ("now", "03:00")
    assert "Began 03:00" in " ".join(page.side.level.text.split())
    first = said(room, BEGINS)[1]
    assert len(first) == len("03:00")
    room.time.pass_us(31 * MINUTE_US)
    room.console.ticker.look_now()
    QApplication.processEvents()
    assert [row.cells[STATE].shape for row in page.levels.table.rows][:2] == [
        Shape.DONE,
        Shape.RUNNING,
    ]
    assert said(room, BEGINS)[:2] == ["—", "03:30"]
    assert page.levels.key == 0


def test_a_level_to_come_is_changed_gone_to_and_taken_out_by_keys_in_the_list(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.key(Qt.Key.Key_F5)
    do(room, room.console.acts.clock)
    page, levels = room.console.pages.clock, room.clock.levels
    before = recorded(room).conditions.levels
    assert "begun" in page.level.change.why_not
    levels.choose(2)
    room.key(Qt.Key.Key_Return, on=levels)
    assert room.console.asked.field.text() == f"30 min {before[2].small}/{before[2].big}"
    answer(room, "20 min 100/200 BB ante 200")
    assert recorded(room).conditions.levels[2].minutes == 20
    assert said(room, LENGTH)[2] == "20 min"
    assert "200 big blind ante" in page.side.level.text
    room.key(Qt.Key.Key_P, on=levels)
    answer(room, "15 min")
    assert recorded(room).conditions.levels[2] == Level(15)
    assert said(room, NUMBER)[2] == "Break"
    room.key(Qt.Key.Key_X, on=levels)
    answer(room)
    assert len(recorded(room).conditions.levels) == len(before)
    levels.choose(3)
    room.key(Qt.Key.Key_J, on=levels)
    answer(room)
    assert recorded(room).clock.index == 3
    assert said(room, STATE)[3] == "now"
    _is_not_done_to_another_level(room)


def _is_not_done_to_another_level(room: WindowRoom) -> None:
    """A level put in elsewhere, while it is asked about one behind it."""
    levels, event = room.clock.levels, room.console.view.id
    assert event is not None
    for minutes, key in enumerate((Qt.Key.Key_E, Qt.Key.Key_X, Qt.Key.Key_J), 7):
        levels.choose(6)
        room.key(key, on=levels)
        room.wait_for(room.console.asking.perform(InsertLevel(event, 5, Level(minutes))))
        before = recorded(room)
        answer(room)
        now = recorded(room)
        assert (now.conditions, now.clock.index) == (before.conditions, before.clock.index)
        assert room.is_refused("another_level")
        assert not room.console.asked.isVisible()


def test_the_graph_says_in_which_level_few_big_blinds_are_in_play(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.key(Qt.Key.Key_F5)
    page = room.console.pages.clock
    chips = recorded(room).chips_in_play
    assert said(room, IN_PLAY)[0] == f"{chips // recorded(room).conditions.level(0).big:,}"
    assert page.graph.accessibleName().startswith("Big blinds in play by level")
    assert page.head.facts.endswith("from the start")


def test_the_graph_ends_where_no_big_blind_is_in_play_any_more(room: WindowRoom) -> None:
    begin(room, NAMES[:2])
    state = room.state
    shown = bars(state, standing_of(state, room.time.now()))
    assert min(bar.big_blinds for bar in shown) > 0


@pytest.mark.parametrize(
    ("most", "marks"),
    [
        (1, (0, 1)),
        (4, (0, 1, 2, 3, 4)),
        (32, (0, 10, 20, 30)),
        (6_400, (0, 2_000, 4_000, 6_000)),
        (10_000, (0, 5_000, 10_000)),
    ],
)
def test_the_scale_beside_the_bars_has_round_numbers_at_even_distances(
    most: int, marks: tuple[int, ...]
) -> None:
    assert scale_marks(most) == marks


def test_a_bar_is_half_as_high_where_half_as_many_big_blinds_are_in_play() -> None:
    assert [height_of(count, 100.0, 400) for count in (400, 200, 100)] == [100.0, 50.0, 25.0]

"""What takes long says how far it is, lets the window live, and can be stopped."""

from collections.abc import Generator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.core.refusal import Refusal
from tdapp.ui.asking import under_way
from tdapp.ui.asking.under_way import NOW, UnderWay, each, followed, reached, their_turn
from tdapp.ui.players.people_import import PACE, ImportTarget, enter_list
from tdapp.ui.players.people_list import content_of, read_list
from tests.ui.by_hand import CTRL
from tests.ui.window_room import WindowRoom


def test_what_is_over_soon_is_not_told_and_what_takes_long_now_and_then() -> None:
    moments, told = iter((0.0, 0.2, 0.3, 0.35, 0.4, 10.3, 10.4)), list[tuple[int, int | None]]()
    task = UnderWay(lambda done, of: told.append((done, of)), lambda: next(moments))
    for done in range(1, 5):
        task.reach(done, 9)
    assert told == [(2, 9), (4, 9)]
    assert [task.hangs, task.hangs] == [False, True]
    task.stopped = task.is_over = True
    task.reach(9, 9)


def test_steps_and_items_of_a_stopped_task_go_no_further() -> None:
    task = UnderWay(lambda *_: None)
    mark = NOW.set(task)
    begun = iter(each("abc", 3))
    assert next(begun) == "a"

    def three() -> Generator[None, None, str]:
        yield from (None, None)
        return "end"

    steps = followed(three(), 2)
    next(steps)
    task.stopped = True
    for goes_on in (begun, steps):
        with pytest.raises(Refusal, match="task_stopped"):
            next(goes_on)
    NOW.reset(mark)
    reached(1)
    assert list(each("ab", 2)) == ["a", "b"]


@pytest.mark.parametrize("key", [(Qt.Key.Key_Escape, ()), (Qt.Key.Key_Period, (CTRL,))])
def test_the_bottom_line_tells_how_far_it_is_and_a_key_stops_it(
    room: WindowRoom,
    monkeypatch: pytest.MonkeyPatch,
    key: tuple[Qt.Key, tuple[Qt.KeyboardModifier]],
) -> None:
    monkeypatch.setattr(under_way, "QUIET_S", 0.0)
    monkeypatch.setattr(under_way, "OFTEN_S", 0.0)
    console, done = room.console, 0

    async def work() -> None:
        nonlocal done
        while True:
            done += 1
            await their_turn(done, 1_000_000)

    assert console.own.stop.why_not == "No task is running."
    console.asking.start(work)
    room.until(lambda: "of 1,000,000 done" in console.line.told.text)
    assert console.line.told.text.endswith("Ctrl+. to stop")
    pressed, held = key
    room.key(pressed, *held)
    assert not console.asking.can_stop
    assert console.notice.said.startswith("Stopped after ")
    assert console.notice.isVisible()


def test_a_list_that_is_stopped_is_in_up_to_the_line_where_it_was(
    room: WindowRoom, tmp_path: Path
) -> None:
    file, today = tmp_path / "people.csv", date(2026, 11, 28)
    file.write_text("name\n" + "".join(f"Player {number}\n" for number in range(3 * PACE)))
    lines = list(read_list(content_of(file), today))
    entrance = ImportTarget(room.parts.desk, room.parts.actor, room.parts.day.stream)

    async def stopped_at_once() -> None:
        task = UnderWay(lambda *_: None)
        task.stopped = True
        NOW.set(task)
        await enter_list(entrance, (), lines, today)

    with pytest.raises(Refusal, match="task_stopped"):
        room.wait_for(stopped_at_once())
    assert len(room.parts.people.some(None, 3 * PACE)) == PACE

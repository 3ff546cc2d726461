"""Which event the window shows by itself."""

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.core.ids import StreamId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.ui.asking.event_in_view import EventInView
from tests.tournament.evening import SMALL
from tests.ui.window_room import WindowRoom


def test_an_event_in_play_is_shown_rather_than_a_newer_one_that_was_cancelled(
    room: WindowRoom,
) -> None:
    desk, day = room.parts.desk, room.parts.day
    one, other = StreamId("one"), StreamId("other")
    why = Circumstances(reason="nobody came")

    async def announce_two() -> None:
        await desk.perform(DIRECTOR, Announce(one, SMALL))
        await desk.perform(DIRECTOR, Announce(other, SMALL))

    async def cancel() -> None:
        await desk.perform(DIRECTOR, CancelEvent(other, day.stream), why)

    room.wait_for(announce_two())
    assert EventInView(room.parts).id == other
    room.wait_for(cancel())
    assert EventInView(room.parts).id == one


def test_after_a_start_the_event_that_runs_is_shown_rather_than_the_newest(
    room: WindowRoom,
) -> None:
    desk, events = room.parts.desk, [StreamId(name) for name in ("one", "two", "three")]

    async def run_the_first() -> None:
        for event in events:
            await desk.perform(DIRECTOR, Announce(event, SMALL))
        await desk.perform(DIRECTOR, StartClock(events[0]))

    room.wait_for(run_the_first())
    view = EventInView(room.parts)
    assert view.id == events[0]
    view.choose(events[1])
    assert view.id == events[1]

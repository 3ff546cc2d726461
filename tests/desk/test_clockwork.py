"""The clock at the desk: levels recorded by themselves, restarts and sleep that lose nothing."""

import asyncio

from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, SeatAlternate
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.facts.clock import ClockPaused, ClockStarted, LevelBegan
from tdapp.tournament.state.clock import ClockPosition, position
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, under_way
from tests.desk.programmes import ADELAIDE
from tests.desk.station import Station


def where(station: Station, event: StreamId = EVENT) -> ClockPosition:
    """Where an event's clock stands now."""
    return position(SMALL, station.event(event).clock, station.time.now())


def levels(station: Station) -> list[int]:
    """The levels that were recorded as reached."""
    return [
        entry.event.index
        for entry in station.recorded(EVENT)
        if isinstance(entry.event, LevelBegan)
    ]


def pass_minutes(station: Station, minutes: float) -> None:
    station.time.pass_us(round(minutes * MINUTE_US))


def test_a_level_is_recorded_once_however_often_is_looked(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    for _ in range(3):
        pass_minutes(station, 1)
        station.tick()
        station.tick()

    assert levels(station) == [1]


def test_a_late_look_records_the_level_that_is_on_and_shifts_nothing(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    pass_minutes(station, 3 + 2 + 1)
    station.tick()

    assert levels(station) == [2]
    assert where(station) == ClockPosition(2, 2 * MINUTE_US)


def test_two_looks_at_once_record_one_level(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    pass_minutes(station, 3)

    async def twice() -> None:
        await asyncio.gather(station.parts.clockwork.tick(), station.parts.clockwork.tick())

    station.run(twice())
    assert levels(station) == [1]


def test_a_pause_at_the_very_moment_of_a_new_level_spoils_neither(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    pass_minutes(station, 3)

    async def both() -> None:
        pause = station.desk.perform(DIRECTOR, PauseClock(EVENT))
        await asyncio.gather(pause, station.parts.clockwork.tick())

    station.run(both())
    assert station.event(EVENT).clock.begun == 1
    assert where(station) == ClockPosition(1, 2 * MINUTE_US)


def test_a_paused_event_stays_paused_with_the_same_time_left(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    station.time.pass_us(61_000_001)
    station.do(PauseClock(EVENT))
    before = where(station)
    pass_minutes(station, 600)
    station.tick()
    station.restart()
    pass_minutes(station, 600)
    station.tick()

    assert before == ClockPosition(0, 3 * MINUTE_US - 61_000_001)
    assert where(station) == before
    assert not station.event(EVENT).clock.running
    assert levels(station) == []


def test_a_running_clock_goes_on_while_the_program_is_closed(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    pass_minutes(station, 1)
    station.shut()
    pass_minutes(station, 3)
    station.open()

    assert where(station) == ClockPosition(1, 1 * MINUTE_US)


def test_after_the_computer_was_restarted_the_wall_clock_counts(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    begun = station.event(EVENT).clock.anchor
    assert begun is not None
    station.shut()
    station.time.boot, station.time.elapsed_us = "second", 5
    station.time.utc_us = begun.utc_us + 4 * MINUTE_US - 1
    station.open()
    station.time.utc_us = begun.utc_us + 4 * MINUTE_US - 1

    assert where(station) == ClockPosition(1, 1 * MINUTE_US)


def test_setting_the_wall_clock_moves_no_level(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    pass_minutes(station, 1)
    station.time.set_wall(-45 * MINUTE_US)
    station.tick()

    assert where(station) == ClockPosition(0, 2 * MINUTE_US)
    station.time.set_wall(90 * MINUTE_US)
    station.tick()
    assert where(station) == ClockPosition(0, 2 * MINUTE_US)
    assert levels(station) == []


def test_every_event_has_its_own_clock(station: Station) -> None:
    other = StreamId("other")
    announce(station)
    announce(station, event=other)
    station.do(StartClock(EVENT))
    pass_minutes(station, 2)
    station.do(StartClock(other))
    pass_minutes(station, 2)
    station.tick()

    assert where(station) == ClockPosition(1, 1 * MINUTE_US)
    assert where(station, other) == ClockPosition(0, 1 * MINUTE_US)
    assert levels(station) == [1]


def test_start_and_pause_keep_the_instant_at_which_they_were_pressed(station: Station) -> None:
    under_way(station)
    station.do(StartClock(EVENT))
    started = station.recorded(EVENT)[-1].event
    station.time.pass_us(1_234_567)
    station.do(PauseClock(EVENT))
    paused = station.recorded(EVENT)[-1].event

    assert isinstance(started, ClockStarted)
    assert isinstance(paused, ClockPaused)
    assert paused.at.since(started.at) == 1_234_567
    assert paused.remaining_us == started.remaining_us - 1_234_567


def test_when_the_time_to_buy_again_is_over_who_waits_is_out_once(station: Station) -> None:
    under_way(station)
    station.do(StartClock(EVENT))
    for entry in (4, 2):
        station.do(Bust(EVENT, entry))
        pass_minutes(station, 1)
    station.tick()
    assert station.event(EVENT).left == 5
    pass_minutes(station, 7)
    for _ in range(2):
        station.tick()

    assert station.event(EVENT).exits.in_order() == [4, 2]
    ended = [act for act in station.desk.log if act.label == "end_waits"]
    assert len(ended) == 1


def test_two_looks_at_once_end_a_wait_once(station: Station) -> None:
    under_way(station)
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 4))
    pass_minutes(station, 9)

    async def twice() -> None:
        await asyncio.gather(station.parts.clockwork.tick(), station.parts.clockwork.tick())

    station.run(twice())
    assert station.event(EVENT).exits.in_order() == [4]


def test_who_was_called_from_the_queue_and_is_late_gives_way_to_the_next_by_itself(
    station: Station,
) -> None:
    """Undone by the director, who lets him in after all, it is not done again."""
    install(station, (1,))
    announce(station, ADELAIDE, sold=4, tables=(1,))
    for number in (5, 6):
        station.do(JoinAlternates(EVENT, person(number)))
    bust(station, 2)
    station.do(CallAlternate(EVENT))
    pass_minutes(station, 1.9)
    station.tick()
    assert list(station.event(EVENT).alternates.called) == [1]
    pass_minutes(station, 0.1)
    for _ in range(2):
        station.tick()
    queue = station.event(EVENT).alternates
    assert (list(queue.called), queue.in_order()) == ([2], [1])
    (passed,) = [act for act in station.desk.log if act.label == "pass_over"]
    assert passed.actor == "program"

    station.undo(passed.action, Circumstances(reason="he stood at the bar"))
    station.tick()
    station.restart()
    station.tick()
    assert list(station.event(EVENT).alternates.called) == [1]
    station.do(SeatAlternate(EVENT, 1))
    assert station.event(EVENT).entry(5).person == person(5)


def test_nobody_is_passed_over_in_a_closed_field(station: Station) -> None:
    install(station, (1,))
    announce(station, ADELAIDE, sold=4, tables=(1,))
    station.do(JoinAlternates(EVENT, person(5)))
    bust(station, 2)
    station.do(CallAlternate(EVENT))
    station.do(PostPrizes(EVENT))
    pass_minutes(station, 60)
    station.tick()
    assert list(station.event(EVENT).alternates.called) == [1]

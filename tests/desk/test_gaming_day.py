"""A gaming day ends, the next begins with the room as it stands."""

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from tdapp.calls.across.ending import Finish
from tdapp.calls.house.room import EndDay, InstallTable, SetTableState
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.core.ids import StaffId, StreamId, place_of
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house_events import HouseCarriedOver, TableState
from tests.desk import laws
from tests.desk.evening import EVENT, bust, install, under_way
from tests.desk.station import Station

DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def end_day(station: Station, actor: Actor = DIRECTOR) -> None:
    station.run(station.parts.day.end(actor))


def test_the_next_day_begins_with_the_tables_as_they_were_left(station: Station) -> None:
    under_way(station)
    install(station, (3,))
    station.do(SetTableState(station.house_id, 3, TableState.OUT_OF_SERVICE))
    before = station.house
    end_day(station)

    assert station.house_id == "house-2"
    assert station.house == before
    assert before.registry.table(1).used_by == EVENT
    assert before.registry.table(3).state is TableState.OUT_OF_SERVICE


def test_the_new_stream_names_the_head_that_it_carries_on_from(station: Station) -> None:
    install(station, (1,))
    end_day(station)

    old, new = station.streams()[StreamId("house-1")], station.recorded(StreamId("house-2"))
    begun = new[0].event
    assert isinstance(begun, HouseCarriedOver)
    assert old.ended
    assert (begun.old, begun.old_seq, begun.old_hash) == (
        old.id, old.head_seq, old.head_hash.hex()
    )  # fmt: skip


def test_an_event_goes_on_over_midnight_and_gives_its_tables_back_to_the_new_day(
    station: Station,
) -> None:
    under_way(station, sold=2)
    station.do(PostPrizes(EVENT))
    end_day(station)
    bust(station, 1)
    for place in (2, 1):
        station.do(PayPrize(EVENT, place))
    station.do(Finish(EVENT, station.house_id))

    assert [table.number for table in station.house.registry.free()] == [1, 2]
    laws.check(station)


def test_an_ended_day_takes_no_more_acts(station: Station) -> None:
    install(station, (1,))
    yesterday = station.house_id
    end_day(station)
    late = InstallTable(yesterday, 2, 9)

    expected = Refusal("stream_ended", stream=yesterday)
    assert station.desk.why_not(DIRECTOR, late) == expected
    assert refusal_of(lambda: station.do(late)) == expected
    station.restart()
    assert station.desk.why_not(DIRECTOR, late) == expected
    assert refusal_of(lambda: station.do(late)) == expected


@pytest.mark.parametrize("days", [1, 3, 11])
def test_a_restart_goes_on_with_the_last_day(days: int, station: Station) -> None:
    install(station, (1,))
    for number in range(days):
        end_day(station)
        station.do(InstallTable(station.house_id, number + 2, 9))
    station.restart()

    assert station.house_id == f"house-{days + 1}"
    assert sorted(station.house.registry.tables) == list(range(1, days + 2))


def test_days_follow_each_other_though_the_wall_clock_was_set_back(station: Station) -> None:
    install(station, (1,))
    station.time.set_wall(-30 * 86_400_000_000)
    end_day(station)
    install(station, (2,))
    station.restart()

    assert station.house_id == "house-2"
    assert sorted(station.house.registry.tables) == [1, 2]


def test_a_day_that_was_ended_and_not_begun_is_carried_over_at_the_next_start(
    station: Station,
) -> None:
    install(station, (1, 2))
    ended = station.do(EndDay(station.house_id, StreamId("house-2"))).act.action
    station.time.set_wall(-30 * 86_400_000_000)
    station.restart()

    assert station.house_id == "house-2"
    assert sorted(station.house.registry.tables) == [1, 2]
    (begun,) = station.recorded(StreamId("house-2"))
    assert (place_of(begun.action) or 0) > (place_of(ended) or 0)


def test_a_day_on_which_nothing_happened_is_not_ended(station: Station) -> None:
    assert refusal_of(lambda: end_day(station)) == Refusal("day_is_empty")


def test_who_may_not_end_the_day_leaves_it_open(station: Station) -> None:
    install(station, (1,))

    assert refusal_of(lambda: end_day(station, DEALER)).code == "not_permitted"
    station.settle()
    assert station.house_id == "house-1"
    assert not station.streams()[station.house_id].ended


def test_the_beginning_of_a_day_cannot_be_undone(station: Station) -> None:
    install(station, (1,))
    end_day(station)
    begun = station.recorded(station.house_id)[0].action

    refusal = refusal_of(lambda: station.undo(begun, Circumstances(reason="no")))
    assert refusal.code == "is_carry_over"


def test_a_day_whose_beginning_was_not_recorded_is_begun_later_with_its_tables(
    station: Station,
) -> None:
    install(station, (1, 2))
    station.do(EndDay(station.house_id, StreamId("house-2")))
    station.ask(lambda db: db.run("PRAGMA busy_timeout=1"))
    other = sqlite3.connect(station.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unrecorded):
        end_day(station)
    other.execute("ROLLBACK")
    other.close()

    early = InstallTable(station.house_id, 3, 9)
    assert refusal_of(lambda: station.do(early)).code == "stream_ended"
    assert refusal_of(lambda: end_day(station, DEALER)).code == "not_permitted"
    end_day(station)
    install(station, (3,))
    assert station.house_id == "house-2"
    assert sorted(station.house.registry.tables) == [1, 2, 3]
    station.restart()
    assert sorted(station.house.registry.tables) == [1, 2, 3]


def test_a_day_ended_twice_at_once_is_ended_once(station: Station) -> None:
    install(station, (1,))

    async def twice() -> None:
        await asyncio.gather(*(station.parts.day.end(DIRECTOR) for _ in range(2)))

    station.run(twice())
    assert station.house_id == "house-2"
    assert [len(station.recorded(StreamId(f"house-{day}"))) for day in (1, 2)] == [2, 1]


def test_the_end_of_a_day_keeps_what_goes_with_it(station: Station) -> None:
    install(station, (1,))
    with_ = Circumstances(reason="the room closes early", paper="slip 9")
    station.run(station.parts.day.end(DIRECTOR, with_))
    ended = next(act for act in station.desk.log if act.label == "end_day")
    assert (ended.reason, ended.paper) == ("the room closes early", "slip 9")

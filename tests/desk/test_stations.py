"""Several stations on one shared record: nothing lost, nothing doubled, and rules' answers."""

import asyncio
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import ClassVar

import psycopg
import pytest

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId, StreamId, StreamRef, placed
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import DIRECTOR, Permission
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house_events import ActDenied
from tdapp.journal.connection import LISTENER, PostgresConnection
from tdapp.journal.target import Target
from tdapp.journal.trouble import ServerError
from tdapp.tournament.facts.clock import ClockPaused
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.room import KIND
from tdapp.voice.texts import Text
from tests.journal.contract.stations import (
    EVENT,
    PATIENCE_S,
    Station,
    announce,
    held,
    in_step,
    person,
    sold,
    stations,
)
from tests.postgres_cluster import Cluster

pytestmark = pytest.mark.postgres

DESKS = ("desk-1", "desk-2", "desk-3")
MISTAKE = Circumstances(reason="the dealer called the wrong seat")


def answers(asked: Sequence["Future[CompletedAct]"]) -> Counter[str]:
    """How often which answer was given: ``done``, a refusal's code, or what else went wrong."""
    found: Counter[str] = Counter()
    for one in asked:
        error = one.exception(PATIENCE_S)
        found[error.code if isinstance(error, Refusal) else str(error or "done")] += 1
    return found


def everywhere(desks: Sequence[Station], calls: Sequence[Call]) -> Counter[str]:
    """Ask for all of these at all desks at once."""
    return answers([desk.start(call) for call in calls for desk in desks])


def test_three_stations_at_once_lose_and_double_nothing(postgres: str) -> None:
    with stations(Target(url=postgres), *DESKS) as desks:
        announce(desks[0], tables=4)
        for desk in desks:
            desk.until(lambda desk: EVENT in desk.streams(KIND))
            desk.until(lambda desk: len(desk.state(EVENT).seating.tables) == 4)
        people = [Register(EVENT, person(number)) for number in range(20)]
        assert everywhere(desks, people) == {"done": 20, "already_entered": 40}
        assert everywhere(desks, [DrawSeats(EVENT)]) == {"done": 1, "nobody_to_seat": 2}
        out = [Bust(EVENT, entry, declined=True) for entry in range(1, 20)]
        assert everywhere(desks, out) == {"done": 19, "already_out": 38}
        in_step(*desks)
        recorded = desks[0].recorded()
        assert [entry.seq for entry in recorded] == list(range(1, len(recorded) + 1))
        receipts = [one.event.receipt for one in recorded if isinstance(one.event, EntrySold)]
        assert receipts == list(range(1, 21))


def test_who_comes_second_to_a_seat_gets_the_rules_answer(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1", "desk-2") as (one, two):
        announce(one, entries=4)
        one.do(Bust(EVENT, 1, declined=True))
        one.do(Bust(EVENT, 2, declined=True))
        in_step(one, two)
        seat = next(one.event().seating.free())
        with held(postgres, EVENT) as wait_for:
            asked = [
                one.start(Reinstate(EVENT, 1, seat), MISTAKE),
                two.start(Reinstate(EVENT, 2, seat), MISTAKE),
            ]
            wait_for(2)
        assert answers(asked) == {"done": 1, "seat_taken": 1}
        refused = next(one.exception() for one in asked if one.exception())
        winner = 1 if asked[0].exception() is None else 2
        assert refused == Refusal("seat_taken", seat=str(seat), entry=winner)
        in_step(one, two)


def test_another_stations_acts_appear_without_asking(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1", "desk-2") as (one, two):
        told = two.ask(_listening)
        announce(one, entries=3)
        two.until(lambda desk: EVENT in desk.streams("tournament") and sold(desk) == 3)
        in_step(one, two)
        assert told
        assert {changes.act for changes in told} == {None}
        log = one.ask(lambda desk: list(desk.log))
        two.until(lambda desk: list(desk.log) == log)


def _listening(desk: Desk) -> list[Changes]:
    told: list[Changes] = []
    desk.bulletin.subscribe(told.append)
    return told


def test_an_undo_by_another_station_is_followed_and_own_undo_works_after_it(
    postgres: str,
) -> None:
    with stations(Target(url=postgres), "desk-1", "desk-2") as (one, two):
        announce(one)
        one.do(Register(EVENT, person(1)))
        two.until(lambda desk: EVENT in desk.streams("tournament") and sold(desk) == 1)
        second = one.do(Register(EVENT, person(2)))
        two.until(lambda desk: sold(desk) == 2)
        two.undo(second.act.action)
        one.until(lambda desk: sold(desk) == 1)
        assert one.ask(lambda desk: desk.log[-1].label) == "undo"
        one.undo()
        two.until(lambda desk: sold(desk) == 0)
        one.redo()
        two.until(lambda desk: sold(desk) == 1)
        assert set(two.event().entries.by_person) == {person(1)}
        in_step(one, two)


@dataclass(frozen=True)
class Note(Call):
    """Something on two streams, asked for and given in this order."""

    row: ClassVar[CallRow] = CallRow("note", Permission.UNDO_OWN, done=Text("done", "-"))

    where: tuple[StreamId, ...]

    def streams(self) -> tuple[StreamRef, ...]:
        return tuple(StreamRef(id_, HOUSE_KIND) for id_ in self.where)

    def decide(self, _: States, __: Moment) -> Groups:
        noted: list[Event] = [ActDenied(StaffId("floor"), "note")]
        return dict.fromkeys(self.where, noted)


def test_acts_over_streams_in_crossed_order_never_deadlock(postgres: str) -> None:
    left, right = StreamId("left"), StreamId("right")
    with stations(Target(url=postgres), "desk-1", "desk-2") as (one, two):
        asked = [
            one.run(_in_a_row(one.desk, Note((left, right)), 40)),
            two.run(_in_a_row(two.desk, Note((right, left)), 40)),
        ]
        assert [future.result(PATIENCE_S) for future in asked] == [40, 40]
        in_step(one, two)
        assert len(one.recorded(left, HOUSE_KIND)) == len(one.recorded(right, HOUSE_KIND)) == 80


async def _in_a_row(desk: Desk, call: Call, times: int) -> int:
    done = 0
    for _ in range(times):
        await desk.perform(DIRECTOR, call)
        done += 1
    return done


def test_a_station_whose_listener_is_killed_misses_nothing(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1", "desk-2") as (one, two):
        announce(one)
        two.until(lambda desk: EVENT in desk.streams("tournament"))
        for number in range(1, 31):
            if number in {5, 15, 16, 25}:
                _kill_listeners(postgres)
            one.do(Register(EVENT, person(number)))
        two.until(lambda desk: sold(desk) == 30)
        in_step(one, two)


def _kill_listeners(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name=%s",
            (LISTENER,),
        )


def test_a_server_killed_in_the_middle_loses_and_doubles_nothing(
    mortal_postgres: Cluster,
) -> None:
    url = mortal_postgres.fresh_database()
    with stations(Target(url=url), *DESKS) as desks:
        announce(desks[0])
        back, progress = threading.Event(), threading.Semaphore(0)
        asked = [
            desk.run(_insist(desk, place * 15 + 1, back, progress))
            for place, desk in enumerate(desks)
        ]
        for _ in range(9):
            assert progress.acquire(timeout=PATIENCE_S)
        mortal_postgres.kill()
        mortal_postgres.start()
        back.set()
        acknowledged = {
            action: done for future in asked for action, done in future.result(PATIENCE_S).items()
        }
        in_step(*desks)
        recorded = desks[0].recorded()
        sales = [one.action for one in recorded if isinstance(one.event, EntrySold)]
        assert sorted(sales) == sorted(acknowledged)
        assert len(sales) == 45
        for action, done in acknowledged.items():
            assert done.receipt is not None
            first, last = done.receipt.spans[EVENT]
            assert [one.action for one in recorded[first - 1 : last]] == [action]


async def _insist(
    station: Station, first: int, back: threading.Event, progress: threading.Semaphore
) -> Mapping[ActionId, CompletedAct]:
    """Register fifteen people; what is not recorded is asked for again, by the same id."""
    done: dict[ActionId, CompletedAct] = {}
    for number in range(first, first + 15):
        action = placed(ActionId(f"entry-of-{number}"), number)
        while action not in done:
            call, with_ = Register(EVENT, person(number)), Circumstances(action=action)
            try:
                done[action] = await station.desk.perform(DIRECTOR, call, with_)
            except Unrecorded:
                await asyncio.to_thread(back.wait, PATIENCE_S)
        progress.release()
    return done


def test_with_the_link_lost_the_clock_goes_on_and_is_recorded_first_afterwards(
    mortal_postgres: Cluster,
) -> None:
    url = mortal_postgres.fresh_database()
    with stations(Target(url=url), "desk-1", "desk-2") as (one, two):
        announce(one, entries=2)
        one.do(StartClock(EVENT))
        in_step(one, two)
        mortal_postgres.kill()
        with pytest.raises(Unrecorded) as lost:
            one.do(Register(EVENT, person(3)))
        assert lost.value.problem == "server_unreachable"
        assert one.do(PauseClock(EVENT)).receipt is None
        assert one.ask(lambda desk: (desk.unrecorded, desk.journal.health().problem)) == (
            1,
            "server_unreachable",
        )
        assert not one.event().clock.running
        mortal_postgres.start()
        one.do(Register(EVENT, person(3)))
        assert one.ask(lambda desk: desk.unrecorded) == 0
        kinds = [type(entry.event) for entry in one.recorded()]
        assert kinds[-2:] == [ClockPaused, EntrySold]
        two.until(lambda desk: sold(desk) == 3)
        in_step(one, two)


@pytest.mark.long
def test_a_frozen_station_frees_its_turn(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        frozen = PostgresConnection(postgres)
        frozen.begin()
        frozen.rows("SELECT 1 FROM stream WHERE stream_id=? FOR UPDATE", (EVENT,))
        problems: list[str] = []
        again = Circumstances(action=ActionId("entry-of-1"))
        while error := one.start(Register(EVENT, person(1)), again).exception(PATIENCE_S):
            assert isinstance(error, Unrecorded)
            problems.append(error.problem)
            assert problems in (["record_busy"], ["record_busy"] * 2)
        assert problems
        assert one.event().entries.count == 1
        with pytest.raises(ServerError, match="idle-in-transaction"):
            frozen.commit()
        frozen.close()


def test_a_link_that_broke_while_nothing_was_asked_is_not_noticed(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid<>pg_backend_pid() AND datname=current_database()"
            )
        assert one.do(Register(EVENT, person(1))).receipt is not None

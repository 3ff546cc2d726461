"""The thread that follows other stations hears everything, and ends when it is told to."""

import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue

import psycopg
import pytest

import tdapp.journal.follower
from tdapp.calls.house.room import EndDay
from tdapp.calls.tournament.sales import Register
from tdapp.core.act import Act
from tdapp.core.ids import StreamId, StreamInfo
from tdapp.journal.connection import LISTENER
from tdapp.journal.follower import Follower
from tdapp.journal.opening import prepare
from tdapp.journal.target import Target
from tests.journal.contract.stations import EVENT, HOUSE, announce, person, stations

pytestmark = pytest.mark.postgres

Told = SimpleQueue[tuple[dict[StreamId, int], list[str]]]


def follow(url: str) -> tuple[Follower, Told]:
    """A follower, and what it told: the heads by stream and the labels of the acts."""
    told: Told = SimpleQueue()

    def tell(heads: Sequence[StreamInfo], acts: Sequence[Act]) -> None:
        told.put(({head.id: head.head_seq for head in heads}, [act.label for act in acts]))

    return Follower(url, tell), told


def test_it_tells_the_heads_at_once_and_then_each_act_without_waiting_for_the_poll(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tdapp.journal.follower, "POLL_S", 3600.0)
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        follower, told = follow(postgres)
        heads, acts = told.get(timeout=10)
        assert heads == {EVENT: 3, HOUSE: 4}
        assert sorted(set(acts)) == ["announce", "install_table", "open_table"]
        one.do(Register(EVENT, person(1)))
        one.do(Register(EVENT, person(2)))
        heard: list[str] = []
        while heads[EVENT] < 5:
            heads, acts = told.get(timeout=10)
            heard += acts
        assert heard == ["register", "register"]
        follower.stop()


def test_a_stream_that_ends_is_told_once_more(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        follower, told = follow(postgres)
        told.get(timeout=10)
        one.do(EndDay(HOUSE, StreamId("house-2")))
        while told.get(timeout=10)[0][HOUSE] < 5:
            pass
        assert HOUSE not in told.get(timeout=10)[0]
        follower.stop()


def test_what_no_notification_told_is_seen_within_a_second_or_so(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        follower, told = follow(postgres)
        told.get(timeout=10)
        with psycopg.connect(postgres) as silent:
            silent.execute("UPDATE stream SET head_seq=99 WHERE stream_id=%s", (EVENT,))
        assert told.get(timeout=10)[0][EVENT] == 99
        follower.stop()


def test_it_connects_again_by_itself_and_measures_the_servers_clock_anew(postgres: str) -> None:
    prepare(Target(url=postgres)).close()
    measured: SimpleQueue[bool] = SimpleQueue()
    follower = Follower(postgres, lambda _, __: None, lambda: measured.put(item=True))
    assert measured.get(timeout=10)
    with psycopg.connect(postgres, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name=%s",
            (LISTENER,),
        )
    assert measured.get(timeout=10)
    follower.stop()


def test_it_measures_the_servers_clock_now_and_then(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tdapp.journal.follower, "MEASURE_S", 0.0)
    monkeypatch.setattr(tdapp.journal.follower, "POLL_S", 0.0)
    prepare(Target(url=postgres)).close()
    measured: SimpleQueue[bool] = SimpleQueue()
    follower = Follower(postgres, lambda _, __: None, lambda: measured.put(item=True))
    assert all(measured.get(timeout=10) for _ in range(3))
    follower.stop()


@pytest.mark.parametrize("there", [True, False])
def test_it_ends_at_once_with_the_server_there_or_not(postgres: str, there: bool) -> None:  # noqa: FBT001
    prepare(Target(url=postgres)).close()
    follower, told = follow(postgres if there else "postgresql://127.0.0.1:1/room")
    if there:
        told.get(timeout=10)
    asked = time.monotonic()
    follower.stop()
    follower.stop()
    assert time.monotonic() - asked < 3
    assert "record-follower" not in {thread.name for thread in threading.enumerate()}

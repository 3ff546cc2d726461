"""An act that fails by a fault of its own answers only itself: its neighbours are recorded."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from tdapp.core.act import Act, Receipt
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId, StationId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.turn import Decide, DeskTurn
from tdapp.journal.append import Unbalanced
from tdapp.journal.connection import Connection
from tdapp.journal.target import Target
from tests.journal.bad_days.recount import recount
from tests.journal.bad_days.station import NOON_US, Station, answer_of, deciding
from tests.journal.bad_days.till import (
    LEFT,
    RIGHT,
    TILLS,
    Misfiled,
    Mistyped,
    Sale,
    Skewed,
    Sold,
)

FAULTY = ActionId("faulty")
SOUND: dict[str, Any] = {}


def a_bug(_: Mapping[StreamId, Any]) -> Mapping[StreamId, Sequence[Event]]:
    raise ZeroDivisionError


def a_file_that_no_rule_opens(_: Mapping[StreamId, Any]) -> Mapping[StreamId, Sequence[Event]]:
    raise OSError(5, "injected")


def half_of_it_sound(states: Mapping[StreamId, Any]) -> Mapping[StreamId, Sequence[Event]]:
    return {RIGHT: [Sold(states[RIGHT].takings.sales + 1, 1)], LEFT: [Skewed()]}


FAULTS: dict[str, tuple[type[Exception], Decide, dict[str, Any]]] = {
    "a bug in the rule": (ZeroDivisionError, a_bug, SOUND),
    "an error of the system in the rule": (OSError, a_file_that_no_rule_opens, SOUND),
    "an event out of turn": (Refusal, deciding(Sold(99, 1)), SOUND),
    "money that does not sum to zero": (Unbalanced, deciding(Skewed()), SOUND),
    "half of it sound": (Unbalanced, half_of_it_sound, SOUND),
    "a row without its column": (sqlite3.OperationalError, deciding(Misfiled()), SOUND),
    "a value of the wrong type": (sqlite3.IntegrityError, deciding(Mistyped()), SOUND),
    "approved by who did it": (
        sqlite3.IntegrityError, Sale(FAULTY).decide, {"approver": "director"}
    ),
    "more cents than a column holds": (OverflowError, Sale(FAULTY, cents=2**63).decide, SOUND),
    "a reason that is no text": (Refusal, Sale(FAULTY).decide, {"reason": "\ud800"}),
    "a stream it did not ask for": (KeyError, deciding(Sold(1, 1), till=StreamId("x")), SOUND),
}  # fmt: skip


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    made = Station(Target(path=tmp_path / "room.tdapp").connect)
    made.sell(Sale(ActionId("before"), TILLS)).result(30)
    yield made
    made.close()


@pytest.mark.parametrize(("kind", "decide", "fields"), FAULTS.values(), ids=FAULTS)
def test_a_faulty_act_answers_only_itself(
    kind: type[Exception], decide: Decide, fields: dict[str, Any], station: Station
) -> None:
    with station.one_commit():
        one = station.sell(Sale(ActionId("one"), TILLS))
        faulty = station.submit(FAULTY, TILLS, decide, **fields)
        two = station.sell(Sale(ActionId("two"), TILLS))
    assert type(answer_of(faulty)) is kind
    assert one.result(30).spans == {LEFT: (2, 2), RIGHT: (2, 2)}
    assert two.result(30).spans == {LEFT: (3, 3), RIGHT: (3, 3)}
    assert station.standing().keys() == {"before", "one", "two"}
    assert station.journal.health().writable
    assert station.sell(Sale(FAULTY, TILLS)).result(30).repeated is False
    assert station.standing().keys() == {"before", "one", "two", FAULTY}


def test_an_act_that_has_nothing_to_do_is_done_and_leaves_nothing(station: Station) -> None:
    with station.one_commit():
        nothing = station.submit(ActionId("nothing"), TILLS, lambda _: {})
        empty = station.submit(ActionId("empty"), TILLS, lambda _: {LEFT: []})
        half = station.submit(ActionId("half"), TILLS, lambda _: {LEFT: [Sold(2, 1)], RIGHT: []})
    assert (nothing.result(30).spans, empty.result(30).spans) == ({}, {})
    assert half.result(30).spans == {LEFT: (2, 2)}
    assert station.standing().keys() == {"before", "half"}


def test_the_writer_outlives_an_answer_that_nobody_can_hear(station: Station) -> None:
    loop = asyncio.new_event_loop()
    loop.close()

    def tell_the_loop(turn: DeskTurn, _: object) -> None:
        loop.call_soon_threadsafe(turn.portions.clear)

    act = Act(ActionId("unheard"), "sale", NOON_US, StationId("desk-1"), StaffId("director"))
    with station.one_commit():
        streams = [station.tills[LEFT]]
        station.journal.submit(DeskTurn(act, streams, deciding(Sold(2, 1)), tell_the_loop))
        heard = station.sell(Sale(ActionId("heard"), TILLS))
    assert heard.result(30).spans == {LEFT: (3, 3), RIGHT: (2, 2)}
    assert station.journal.ask(recount).result(30).keys() == {"before", "unheard", "heard"}


def test_a_question_that_nobody_waits_for_any_more_is_not_asked(station: Station) -> None:
    asked: list[Connection] = []
    with station.one_commit():
        forgotten = station.journal.ask(asked.append)
        assert forgotten.cancel()
        heard = station.sell(Sale(ActionId("heard")))
    assert isinstance(answer_of(heard), Receipt)
    assert asked == []
    with pytest.raises(CancelledError):
        forgotten.result(0)


def test_a_question_that_fails_in_its_transaction_leaves_the_next_act_alone(
    station: Station,
) -> None:
    def fail(db: Connection) -> None:
        db.begin()
        db.run("DELETE FROM meta")
        raise Refusal("changed_its_mind")

    failed = station.journal.ask(fail)
    answer = station.sell(Sale(ActionId("next"), TILLS))
    assert failed.exception(30) == Refusal("changed_its_mind")
    assert answer.result(30).spans
    assert station.journal.health().writable
    assert station.journal.ask(lambda db: db.rows("SELECT count(*) > 0 FROM meta")).result(30) == [
        (1,)
    ]

"""An act is whole or absent, once however often it is sent, and spoils no neighbour."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.sales import Register
from tdapp.core.event import Event, MoneyLine, Undone
from tdapp.core.ids import ActionId, StaffId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Permission
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house_events import ActDenied
from tdapp.journal.append import Unbalanced
from tdapp.journal.target import Target
from tdapp.tournament.room import KIND
from tdapp.voice.texts import Text
from tests.journal.contract.stations import EVENT, HOUSE, Station, announce, person, stations


@pytest.fixture
def desk(record: Target) -> Iterator[Station]:
    """A station on the record, with the event and one table in it."""
    with stations(record, "desk-1") as (one,):
        announce(one, tables=1)
        yield one


def heads(station: Station) -> dict[str, int]:
    """How far each stream has come."""
    return {info.id: info.head_seq for info in station.journal.streams(ended=True)}


@dataclass(frozen=True)
class Crooked(Call):
    """A fault of the program: a good event for the house, and money from nowhere in the event."""

    row: ClassVar[CallRow] = CallRow("crooked", Permission.SELL, done=Text("done", "-"))

    def streams(self) -> tuple[StreamRef, ...]:
        return StreamRef(HOUSE, HOUSE_KIND), StreamRef(EVENT, KIND)

    def decide(self, _: States, __: Moment) -> Groups:
        good: list[Event] = [ActDenied(StaffId("floor"), "bust")]
        return {HOUSE: good, EVENT: [Undone(ActionId("never"), (), (MoneyLine("cash", 5),))]}


def test_an_act_over_two_streams_is_in_both(desk: Station) -> None:
    before = heads(desk)
    desk.do(InstallTable(HOUSE, 2, 9))
    done = desk.do(OpenTable(EVENT, HOUSE, 2))
    assert done.receipt is not None
    assert done.receipt.spans == {
        EVENT: (before[EVENT] + 1,) * 2,
        HOUSE: (before[HOUSE] + 2,) * 2,
    }
    assert desk.recorded()[-1].action == done.act.action
    assert desk.recorded(HOUSE, HOUSE_KIND)[-1].action == done.act.action


def test_an_act_that_one_stream_refuses_is_in_neither(desk: Station) -> None:
    before = heads(desk)
    with pytest.raises(Refusal, match="table_in_use"):
        desk.do(OpenTable(EVENT, HOUSE, 1))
    assert heads(desk) == before


def test_an_act_that_fails_in_its_second_stream_is_in_neither(desk: Station) -> None:
    before = heads(desk)
    with pytest.raises(Unbalanced):
        desk.do(Crooked())
    assert heads(desk) == before
    desk.do(Register(EVENT, person(1)))
    assert heads(desk) == {EVENT: before[EVENT] + 1, HOUSE: before[HOUSE]}


def test_refused_and_faulty_acts_spoil_no_neighbour(desk: Station) -> None:
    calls: list[Call] = [
        Register(EVENT, person(1)),
        Register(EVENT, person(1)),
        Crooked(),
        Register(EVENT, person(2)),
    ]
    asked = [desk.start(call) for call in calls]
    assert [type(one.exception(30)) for one in asked] == [
        type(None), Refusal, Unbalanced, type(None),
    ]  # fmt: skip
    assert sorted(desk.event().entries.by_number) == [1, 2]
    seqs = [entry.seq for entry in desk.recorded()]
    assert seqs == list(range(1, heads(desk)[EVENT] + 1))


def test_the_same_request_twice_is_one_act(desk: Station) -> None:
    once = Circumstances(action=ActionId("the-first-entry"))
    first = desk.do(Register(EVENT, person(1)), once)
    again = desk.do(Register(EVENT, person(1)), once)
    assert first.receipt is not None
    assert again.receipt is not None
    assert (first.receipt.repeated, again.receipt.repeated) == (False, True)
    assert again.receipt.spans == first.receipt.spans
    assert desk.event().entries.count == 1


def test_the_same_request_on_another_stream_is_the_same_act(desk: Station) -> None:
    once = Circumstances(action=ActionId("a-button-pressed-twice"))
    first = desk.do(Register(EVENT, person(1)), once)
    before = heads(desk)
    again = desk.do(InstallTable(HOUSE, 7, 9), once)
    assert first.receipt is not None
    assert again.receipt is not None
    assert again.receipt.repeated
    assert again.receipt.spans == first.receipt.spans
    assert heads(desk) == before


def test_both_of_two_equal_requests_at_once_are_the_same_act(desk: Station) -> None:
    once = Circumstances(action=ActionId("a-double-click"))
    asked = [desk.start(Register(EVENT, person(1)), once) for _ in range(2)]
    receipts = [one.result(30).receipt for one in asked]
    assert [one.repeated for one in receipts if one] == [False, True]
    assert desk.event().entries.count == 1


def test_a_request_sent_again_after_a_restart_is_the_same_act(record: Target) -> None:
    once = Circumstances(action=ActionId("sent-before-the-lights-went-out"))
    with stations(record, "desk-1") as (one,):
        announce(one)
        first = one.do(Register(EVENT, person(1)), once).receipt
    with stations(record, "desk-1") as (one,):
        again = one.do(Register(EVENT, person(1)), once).receipt
        assert one.event().entries.count == 1
    assert first is not None
    assert again is not None
    assert (again.repeated, again.spans, again.at_us) == (True, first.spans, first.at_us)


def test_what_goes_with_an_act_is_kept_with_it(desk: Station) -> None:
    told = Circumstances(reason="Zoë ist zurück", happened_us=1_790_000_000_000_000, paper="S-17")
    done = desk.do(Register(EVENT, person(1)), told)
    assert desk.journal.act(done.act.action) == done.act
    assert (done.act.station, done.act.actor) == ("desk-1", "director")
    assert done.receipt is not None
    assert done.receipt.at_us == done.act.at_us
    assert [ref.id for ref in desk.journal.touched(done.act.action)] == [EVENT]

"""Undo and redo: whose act, which act, and what it does not touch."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable, SetTableState
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.event import Undone
from tdapp.core.ids import ActionId, StaffId, StreamId, StreamRef, asked_as, derived_id
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, PROGRAM, Actor
from tdapp.desk.record_log import RecordFilter, RecordLog
from tdapp.house.house_events import TableState
from tdapp.tournament.room import KIND
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, under_way
from tests.desk.second_thoughts import CASHIER, WHY, action_of, refusal_of
from tests.desk.station import Station

OTHER = StreamId("other")
MANAGER = Actor(StaffId("manager"), DIRECTOR.roles)


def test_undo_takes_the_last_act_of_who_asks_and_leaves_the_others(station: Station) -> None:
    announce(station)
    station.do(Register(EVENT, person(1)))
    station.do(Register(EVENT, person(2)), actor=CASHIER)
    station.do(Register(EVENT, person(3)))
    station.undo(None, WHY, actor=CASHIER)

    assert sorted(station.event(EVENT).entries.by_number) == [1, 3]
    station.undo(None, WHY)
    assert sorted(station.event(EVENT).entries.by_number) == [1]
    assert refusal_of(lambda: station.undo(actor=CASHIER)) == Refusal("nothing_to_undo")


def test_several_undos_are_redone_one_by_one_until_something_else_is_done(
    station: Station,
) -> None:
    announce(station, sold=3)
    before = laws.loaded(station)
    for _ in range(3):
        station.undo(None, WHY)
    assert station.event(EVENT).entries.count == 0
    for _ in range(3):
        station.redo(None, WHY)

    assert laws.loaded(station) == before
    assert refusal_of(station.redo) == Refusal("nothing_to_redo")
    station.undo(None, WHY)
    station.do(Register(EVENT, person(5)))
    assert refusal_of(station.redo) == Refusal("nothing_to_redo")


def test_an_undone_sale_gives_the_money_back_in_the_books_and_voids_its_papers(
    station: Station,
) -> None:
    announce(station, sold=2)
    station.undo(None, WHY)

    undone = station.recorded(EVENT)[-1].event
    assert isinstance(undone, Undone)
    assert undone.named == ("receipt 2", "entry 2")
    assert [(line.account, line.cents) for line in undone.lines()] == [
        ("cash", -3350),
        ("prize_pool", 3333),
        ("house_fee", 17),
    ]
    laws.check(station)


def test_the_number_of_an_undone_paper_is_never_given_again(station: Station) -> None:
    announce(station, sold=2)
    station.undo(None, WHY)
    station.restart()
    station.do(Register(EVENT, person(3)))

    entries = station.event(EVENT).entries
    assert (sorted(entries.by_number), entries.last_receipt) == ([1, 3], 3)


def test_the_plan_of_an_undo_tells_what_it_would_change_and_does_nothing(
    station: Station,
) -> None:
    under_way(station)
    bust(station, 3)
    before = laws.heads(station)
    act = next(act for act in station.desk.log if act.label == "bust")
    plan = station.run(station.undoing.plan(act))

    assert set(plan.changed()) == {"seating", "exits", "attendance", "chips"}
    assert plan.papers == ()
    assert laws.heads(station) == before


def test_an_undone_table_is_free_and_gone_in_one_act(station: Station) -> None:
    install(station, (1,))
    announce(station)
    station.do(OpenTable(EVENT, station.house_id, 1))
    done = station.undo()

    assert done.receipt is not None
    assert set(done.receipt.spans) == {EVENT, station.house_id}
    assert station.house.registry.table(1).used_by is None
    assert 1 not in station.event(EVENT).seating.tables
    station.do(SetTableState(station.house_id, 1, TableState.OUT_OF_SERVICE))
    assert (
        refusal_of(lambda: station.redo(action_of(station, "open_table"), WHY)).details["fact"]
        == "table_not_free"
    )


@pytest.mark.parametrize("restarts", [0, 1])
def test_an_act_out_of_reach_is_not_offered_but_the_one_before(
    station: Station, restarts: int
) -> None:
    install(station, (1,))
    announce(station, sold=1)
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.run(station.parts.day.end(DIRECTOR))
    for _ in range(restarts):
        station.restart()

    assert station.undoing.last_of(DIRECTOR).label == "register"
    station.undo(None, WHY)
    assert station.event(EVENT).entries.count == 0


def test_an_undo_sent_again_undoes_nothing_more(station: Station) -> None:
    announce(station, sold=3)
    request = Circumstances(action=ActionId("undo it"), reason="entered by mistake")
    first = station.undo(None, request)
    again = station.undo(None, request)

    assert station.event(EVENT).entries.count == 2
    assert asked_as(first.act.action) == "undo it"
    assert again.act.action == first.act.action
    assert again.receipt is not None
    assert again.receipt.repeated
    redo = Circumstances(action=ActionId("redo it"), reason="it was right")
    answers = [station.redo(None, redo).receipt for _ in range(2)]
    assert [one.repeated for one in answers if one is not None] == [False, True]
    assert station.event(EVENT).entries.count == 3


def test_two_undos_at_once_undo_two_acts_or_one_is_refused(station: Station) -> None:
    announce(station, sold=3)
    last = action_of(station, "register")

    async def both() -> list[object]:
        undo = station.undoing.undo
        return list(
            await asyncio.gather(
                *(undo(DIRECTOR, last, WHY) for _ in range(2)), return_exceptions=True
            )
        )

    answers = station.run(both())
    assert Refusal("already_undone", act=last) in answers
    assert station.event(EVENT).entries.count == 2
    laws.check(station)


def test_an_act_decided_while_an_undo_is_worked_out_is_kept(station: Station) -> None:
    under_way(station)
    bust(station, 1)
    action = action_of(station, "bust")

    async def both() -> None:
        undo = asyncio.ensure_future(station.undoing.undo(DIRECTOR, action, WHY))
        await asyncio.gather(station.desk.perform(DIRECTOR, Bust(EVENT, 2, declined=True)), undo)

    station.run(both())
    assert station.event(EVENT).places() == {2: 5}
    laws.check(station)


def test_a_restart_keeps_the_order_in_which_acts_are_undone_though_the_clock_was_set_back(
    station: Station,
) -> None:
    announce(station)
    for number in range(1, 4):
        station.time.set_wall(-60_000_000)
        station.do(Register(EVENT, person(number)))
    before = [act.action for act in station.desk.log]
    station.restart()

    assert [act.action for act in station.desk.log] == before
    station.undo(None, WHY)
    assert sorted(station.event(EVENT).entries.by_number) == [1, 2]


@pytest.mark.parametrize("start_again", [Station.restart, Station.kill])
@pytest.mark.parametrize("stepped", [-60, 60])
def test_a_new_start_keeps_the_order_of_acts_in_several_streams_whatever_the_wall_clock_shows(
    station: Station, start_again: Callable[[Station], None], stepped: int
) -> None:
    for event in (EVENT, OTHER):
        announce(station, event=event)
    acts: Mapping[int, Callable[[int], Call]] = {
        0: lambda number: Register(EVENT, person(number)),
        1: lambda number: InstallTable(station.house_id, 9 + number, 9),
        2: lambda number: Register(OTHER, person(number)),
    }
    for number in range(1, 10):
        station.time.set_wall((stepped if number % 4 else -3 * stepped) * 1_000_000)
        if number == 5:
            start_again(station)
        station.do(acts[number % 3](number))
    done = [act.action for act in station.desk.log]
    refs = [StreamRef(one.id, one.kind) for one in station.streams().values()]
    record = RecordLog(station.parts.journal.pages, refs, RecordFilter())
    assert [one.act.action for one in station.run(record.more(99))] == done[::-1]
    station.time.set_wall(-900 * 1_000_000)
    start_again(station)

    assert [act.action for act in station.desk.log] == done
    for action in done[:-6:-1]:
        assert station.undo(None, WHY).act.label == "undo"
        streams = station.desk.holding(action)
        assert all(action in stream.timeline.undone for stream in streams)


def test_undo_and_redo_go_on_after_a_restart(station: Station) -> None:
    announce(station, sold=3)
    before = laws.loaded(station)
    station.undo(None, WHY)
    station.undo(None, WHY)
    station.restart()
    station.redo(None, WHY)
    station.restart()
    station.redo(None, WHY)

    assert laws.loaded(station) == before


def test_an_undo_in_one_event_leaves_the_others_alone(station: Station) -> None:
    other = StreamId("other")
    announce(station, sold=2)
    announce(station, event=other, sold=2)
    before = station.event(EVENT)
    station.undo(None, WHY)

    assert station.event(EVENT) is before
    assert station.event(other).entries.count == 1
    assert refusal_of(lambda: station.do(DrawSeats(other))).code == "not_enough_seats"


def test_a_table_installed_by_mistake_is_taken_out_again(station: Station) -> None:
    station.do(InstallTable(station.house_id, 7, 9))
    station.undo()

    assert 7 not in station.house.registry.tables


def test_a_prize_list_that_was_undone_leaves_its_number_behind(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    station.undo(None, WHY)
    station.do(PostPrizes(EVENT))

    assert station.event(EVENT).prizes.version == 2


@pytest.mark.parametrize("luck", range(20))
def test_acts_keep_their_order_over_two_events_whatever_the_wall_clock_did(
    station: Station, luck: int
) -> None:
    chance, done, own = Random(luck), list[ActionId](), list[ActionId]()
    over = StreamId("over")
    events = (EVENT, StreamId("other"))
    for event in (*events, over):
        station.time.set_wall(chance.choice([0, -90, 90]) * MINUTE_US)
        announce(station, replace(SMALL, max_entries=12), event=event)
    for number in range(1, 13):
        station.time.set_wall(chance.choice([0, -90, 90]) * MINUTE_US)
        by_itself = chance.random() < 0.4
        with_ = Circumstances(action=derived_id("fact", number) if by_itself else None)
        event = chance.choice(events)
        sold = station.do(
            Register(event, person(number)), with_, PROGRAM if by_itself else DIRECTOR
        )
        done.append(sold.act.action)
        own += [] if by_itself else [sold.act.action]
        if number == luck % 12:
            done.append(station.do(CancelEvent(over, station.house_id), WHY, MANAGER).act.action)
        if chance.random() < 0.2:
            station.restart()
    station.restart()

    known = [action for action in done if station.desk.holding(action)]
    assert [act.action for act in station.desk.log if act.action in known] == known
    refs = [StreamRef(event, KIND) for event in (*events, over)]
    told = station.run(RecordLog(station.parts.journal.pages, refs, RecordFilter()).more(999))
    assert [one.act.action for one in told if one.act.action in done] == done[::-1]
    assert station.undoing.last_of(DIRECTOR).action == own[-1]
    assert [one.id for one in station.streams().values() if one.kind == KIND] == [*events, over]

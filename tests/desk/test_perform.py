"""An act at the desk: asked, permitted, decided, recorded with its circumstances, published."""

import dataclasses
from collections.abc import Callable

import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import ErasePerson, InstallTable, SetTableState
from tdapp.calls.tournament.event import Announce, BeginLevel, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId, placed
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house_events import ActDenied, TableDesignated, TableState
from tdapp.table.facts.tables import SeatsDrawn, TableOpened
from tdapp.tournament.facts.sales import EntrySold
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, under_way
from tests.desk.station import EVENING_US, Station

DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
RULING = "player 7 said it was his mistake"


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


SLIP = placed(ActionId("7f3a"), 1)


def everything(station: Station) -> object:
    """Whatever a refused act must leave alone."""
    acts = station.ask(lambda db: db.rows("SELECT * FROM act ORDER BY action_id"))
    return laws.loaded(station), laws.heads(station), list(acts)


def test_an_act_is_kept_with_all_that_goes_with_it_and_its_reason_only_in_the_note(
    station: Station,
) -> None:
    under_way(station)
    bust(station, 2)
    slip = Circumstances(
        action=SLIP,
        approver=MANAGER,
        reason=RULING,
        happened_us=EVENING_US - 3_600_000_000,
        paper="slip 118",
    )
    done = station.do(Reinstate(EVENT, 2), slip)
    kept = station.parts.journal.act(SLIP)

    assert kept == Act(
        action=SLIP,
        label="reinstate",
        at_us=done.act.at_us,
        station=done.act.station,
        actor=DIRECTOR.id,
        approver=MANAGER.id,
        happened_us=EVENING_US - 3_600_000_000,
        paper="slip 118",
        reason=RULING,
    )
    assert done.act.station == "desk-1"
    assert EVENING_US < done.act.at_us <= station.time.utc_us
    assert done.receipt is not None
    assert dict(done.receipt.spans) == {EVENT: (11, 12)}
    stored = station.ask(
        lambda db: db.rows(
            "SELECT payload FROM event UNION SELECT reason_hash "
            "FROM act UNION SELECT paper FROM act"
        )
    )
    assert not [one for one in stored if RULING in str(one[0])]
    assert station.ask(lambda db: db.rows("SELECT action_id, text FROM note")) == [(SLIP, RULING)]


def test_an_act_without_circumstances_has_none(station: Station) -> None:
    done = station.do(Announce(EVENT, SMALL))

    kept = station.parts.journal.act(done.act.action)
    assert kept == done.act
    assert (done.act.approver, done.act.happened_us, done.act.paper, done.act.reason) == (
        (None,) * 4
    )


def test_the_same_request_twice_is_one_act_with_one_receipt(station: Station) -> None:
    announce(station)
    request = Circumstances(action=ActionId("double click"))
    first, second = station.do_all([Register(EVENT, person(1))] * 2, request)
    third = station.do(Register(EVENT, person(1)), request)

    assert station.event(EVENT).entries.last_receipt == 1
    assert [entry.event.papers() for entry in station.recorded(EVENT)[1:]] == [
        ("receipt 1", "entry 1")
    ]
    for again in (second, third):
        assert first.receipt is not None
        assert again.receipt == dataclasses.replace(first.receipt, repeated=True)


def test_two_requests_for_one_person_at_once_make_one_entry(station: Station) -> None:
    announce(station)

    refusal = refusal_of(lambda: station.do_all([Register(EVENT, person(1))] * 2))
    station.settle()
    assert refusal == station.event(EVENT).entries.known(1).refusal
    assert station.event(EVENT).entries.count == 1


def test_acts_asked_for_at_once_are_decided_one_after_the_other(station: Station) -> None:
    announce(station)
    station.do_all([Register(EVENT, person(number)) for number in range(1, 7)])

    assert station.event(EVENT).entries.count == 6
    assert refusal_of(lambda: station.do(Register(EVENT, person(7)))) == (
        Refusal("event_full", most=6)
    )
    laws.check(station)


REFUSED: list[tuple[Call, str]] = [
    (Register(EVENT, person(1)), "already_entered"),
    (Register(StreamId("unknown"), person(1)), "no_such_event"),
    (Announce(EVENT, SMALL), "event_exists"),
    (OpenTable(EVENT, StreamId("house-1"), 1), "table_in_use"),
    (OpenTable(EVENT, StreamId("house-1"), 9), "no_such_table"),
    (DrawSeats(EVENT), "nobody_to_seat"),
    (Bust(EVENT, 0, declined=True), "no_such_entry"),
    (Reinstate(EVENT, 1), "not_out"),
    (ChangePrizes(EVENT, ()), "prizes_not_posted"),
    (InstallTable(StreamId("house-1"), 0, 9), "bad_table"),
    (SetTableState(StreamId("house-1"), 1, TableState.OUT_OF_SERVICE), "table_in_use"),
]


@pytest.mark.parametrize(("call", "code"), REFUSED, ids=[code for _, code in REFUSED])
def test_a_refused_act_changes_nothing_and_was_foreseen(
    call: Call, code: str, station: Station
) -> None:
    under_way(station)
    before = everything(station)
    with_ = Circumstances(reason="a reason")
    foreseen = station.desk.why_not(DIRECTOR, call, with_)

    assert refusal_of(lambda: station.do(call, with_)) == foreseen
    assert foreseen is not None
    assert foreseen.code == code
    assert not station.desk.can(DIRECTOR, call, with_)
    assert everything(station) == before


def test_an_act_that_would_be_done_can_be_done(station: Station) -> None:
    announce(station)

    assert station.desk.can(DIRECTOR, Register(EVENT, person(1)))
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(1))) is None


@pytest.mark.parametrize("reason", [None, "", "  \n"])
@pytest.mark.parametrize(
    "call",
    [
        Reinstate(EVENT, 2),
        ChangePrizes(EVENT, (16_665,)),
        ErasePerson(StreamId("house-1"), PersonId("p"), ()),
    ],
    ids=lambda call: call.label,
)
def test_what_needs_a_reason_is_refused_without_one_and_is_no_denied_try(
    call: Call, reason: str | None, station: Station
) -> None:
    under_way(station)
    bust(station, 2)
    station.do(PostPrizes(EVENT))
    before = everything(station)

    with_ = Circumstances(reason=reason, approver=DIRECTOR)
    refusal = refusal_of(lambda: station.do(call, with_, MANAGER))
    station.settle()
    assert refusal == Refusal("reason_needed", act=call.label)
    assert everything(station) == before


def test_a_denied_try_is_refused_recorded_and_cannot_be_undone(station: Station) -> None:
    under_way(station)
    before = laws.heads(station)

    refusal = refusal_of(lambda: station.do(Bust(EVENT, 1, declined=True), actor=DEALER))
    station.settle()
    assert refusal.code == "not_permitted"
    assert laws.heads(station)[EVENT] == before[EVENT]
    denied = station.recorded(station.house_id)[-1]
    assert denied.event == ActDenied(DEALER.id, "bust")
    assert refusal_of(
        lambda: station.undo(denied.action, Circumstances(reason="please"))
    ) == Refusal("is_evidence", act=denied.action)


def test_an_undo_that_is_not_permitted_is_a_denied_try_too(station: Station) -> None:
    under_way(station)
    action = station.do(Bust(EVENT, 1, declined=True)).act.action

    with_ = Circumstances(reason="let me")
    refusal = refusal_of(lambda: station.undo(action, with_, actor=CASHIER))
    station.settle()
    assert refusal.code == "not_permitted"
    assert station.recorded(station.house_id)[-1].event == ActDenied(CASHIER.id, "undo")


def test_asking_why_not_leaves_no_trace(station: Station) -> None:
    under_way(station)
    before = everything(station)

    refusal = station.desk.why_not(DEALER, Bust(EVENT, 1, declined=True))
    station.settle()
    assert refusal is not None
    assert refusal.code == "not_permitted"
    assert everything(station) == before


def test_an_act_for_two_is_refused_for_one_and_kept_with_both_names(station: Station) -> None:
    station.parts.people.add([Person(person(1), "Ada")], DIRECTOR.id)
    erase = ErasePerson(station.house_id, person(1), ())
    alone = refusal_of(lambda: station.do(erase, Circumstances(reason="asked for it"), MANAGER))
    done = station.do(erase, Circumstances(reason="asked for it", approver=DIRECTOR), MANAGER)

    assert alone.code == "second_person_needed"
    assert (done.act.actor, done.act.approver) == (MANAGER.id, DIRECTOR.id)


def test_who_approves_their_own_act_is_refused_before_the_record_is_asked(
    station: Station,
) -> None:
    announce(station)

    own = Circumstances(approver=DIRECTOR)
    assert refusal_of(lambda: station.do(Register(EVENT, person(1)), own)).code == (
        "second_person_needed"
    )


def test_an_act_over_two_streams_is_in_both_and_published_from_both(station: Station) -> None:
    install(station, (1,))
    announce(station)
    heard: list[Changes] = []
    station.desk.bulletin.subscribe(heard.append)
    done = station.do(OpenTable(EVENT, station.house_id, 1))

    assert done.receipt is not None
    assert dict(done.receipt.spans) == {EVENT: (2, 2), station.house_id: (2, 2)}
    facts: dict[StreamId, frozenset[type[Event]]] = {one.stream: one.facts for one in heard}
    assert facts == {EVENT: {TableOpened}, station.house_id: {TableDesignated}}
    assert {one.act for one in heard} == {done.act}
    assert {one.stream for one in heard if one.touches(TableOpened)} == {EVENT}


def test_windows_hear_of_what_happened_and_of_nothing_else(station: Station) -> None:
    announce(station)
    heard: list[Changes] = []
    silence = station.desk.bulletin.subscribe(heard.append)
    station.do(Register(EVENT, person(1)))
    refusal_of(lambda: station.do(Register(EVENT, person(1))))
    silence()
    station.do(Register(EVENT, person(2)))

    assert [one.facts for one in heard] == [{EntrySold}]


def test_a_level_that_is_recorded_already_is_done_without_a_trace(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))
    station.time.pass_us(31 * 60_000_000)
    station.do(BeginLevel(EVENT, 1))
    before = everything(station)
    done = station.do(BeginLevel(EVENT, 1))

    assert done.receipt is not None
    assert not done.receipt.spans
    assert everything(station) == before


def test_the_seed_of_a_draw_is_recorded_and_was_never_given_before(station: Station) -> None:
    under_way(station, sold=2)
    station.do(Register(EVENT, person(3)))
    station.do(DrawSeats(EVENT))

    drawn = [one.event for one in station.recorded(EVENT) if isinstance(one.event, SeatsDrawn)]
    assert len({event.seed for event in drawn}) == len(drawn) == 2


def test_what_nothing_is_recorded_of_is_not_known(station: Station) -> None:
    assert refusal_of(lambda: station.desk.state(StreamId("nowhere"))) == (
        Refusal("no_such_stream", stream="nowhere")
    )
    assert station.desk.streams("tournament") == []

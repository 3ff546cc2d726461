"""A cancellation by mistake is taken back as long as nothing was handed out."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.cage import CloseSession, CountSession
from tdapp.calls.house.papers import IssueHousePaper
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.circumstances import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Staffing, StaffOnDuty
from tdapp.house.cage_events import TenderCount
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.room import KIND
from tdapp.tournament.state.clock import position
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, of_house, person, seated_under
from tests.desk.second_thoughts import CASHIER, FLOOR, HEAD, MANAGER, WHY, refusal_of
from tests.desk.station import Station
from tests.rules.houses import BOOKS

OTHER = StreamId("other")
BOTH = Circumstances(approver=DIRECTOR, reason="she asked us to")


def take_back(station: Station, with_: Circumstances = WHY, actor: Actor = DIRECTOR) -> None:
    station.take_back(EVENT, with_, actor)


def why_not(station: Station, with_: Circumstances = WHY, actor: Actor = DIRECTOR) -> str:
    return refusal_of(lambda: take_back(station, with_, actor)).code


def cancel(station: Station, session: str | None = None) -> None:
    station.do(CancelEvent(EVENT, station.house_id, session), WHY)


def sold(_: Station) -> None:
    """Entries are sold, nobody plays."""


def played(station: Station) -> None:
    """Somebody is out, and the clock runs."""
    station.do(StartClock(EVENT))
    bust(station, 5)
    station.time.pass_us(2 * MINUTE_US)


def posted(station: Station) -> None:
    """Somebody is out, and the prizes are posted."""
    played(station)
    station.do(PostPrizes(EVENT))


def differences(station: Station, before: Mapping[StreamId, Any]) -> list[tuple[StreamId, str]]:
    """The parts of the event and of the house that are not as they were.

    The clock stands, and the numbers of the slips are not given again.
    """
    now = laws.loaded(station)
    entries = replace(now[EVENT].entries, last_refund=before[EVENT].entries.last_refund)
    now[EVENT] = replace(now[EVENT], entries=entries)
    return [
        (id_, part)
        for id_, state in before.items()
        for part in laws.ROOM_OF[KIND if id_ == EVENT else "house"].folds.different(state, now[id_])
        if part not in {"clock", "course"}
    ]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("reached", [sold, played, posted])
@pytest.mark.parametrize("restart", [False, True])
def test_all_is_as_it_was_and_the_clock_stands(
    station: Station, house: str, reached: Callable[[Station], None], *, restart: bool
) -> None:
    drawer = station.session("desk")
    seated_under(station, of_house(house))
    reached(station)
    before = laws.loaded(station)
    where = position(SMALL, station.event(EVENT).clock, station.time.now())
    cancel(station, drawer)
    station.time.pass_us(30 * MINUTE_US)
    if restart:
        station.restart()
    take_back(station)

    clock = station.event(EVENT).clock
    assert not clock.running
    assert position(SMALL, clock, station.time.now()) == where
    laws.check(station)
    assert differences(station, before) == []
    station.restart()
    assert differences(station, before) == []
    station.do(StartClock(EVENT))
    cancel(station, drawer)
    take_back(station)
    assert not station.event(EVENT).programme.over


def test_what_was_handed_out_or_is_used_by_now_keeps_a_cancellation(station: Station) -> None:
    seated_under(station, SMALL)
    assert why_not(station) == "not_ended"
    cancel(station)
    station.do(IssueHousePaper(station.house_id, PaperKind.RECEIPTS, EVENT))
    assert why_not(station) == "papers_out"


def test_a_drawer_that_was_counted_keeps_it(station: Station) -> None:
    drawer = station.session("desk")
    seated_under(station, SMALL)
    cancel(station, drawer)
    station.do(CountSession(station.house_id, drawer, (), (TenderCount("cash", 0),)))
    station.do(CloseSession(station.house_id, drawer, ()))
    assert why_not(station) == "session_is_closed"


def test_a_table_that_serves_another_event_keeps_it(station: Station) -> None:
    seated_under(station, SMALL)
    cancel(station)
    announce(station, event=OTHER)
    station.do(OpenTable(OTHER, station.house_id, 2))
    assert why_not(station) == "undo_blocked"


def test_a_finished_event_stays_finished(station: Station) -> None:
    seated_under(station, SMALL)
    station.do(StartClock(EVENT))
    station.do(PostPrizes(EVENT))
    bust(station, 1, 2, 3, 4)
    for place in range(len(station.event(EVENT).prizes.posted), 0, -1):
        station.do(PayPrize(EVENT, place))
    station.do(Finish(EVENT, station.house_id))
    assert why_not(station) == "is_finished"


def test_the_next_gaming_day_keeps_it(station: Station) -> None:
    seated_under(station, SMALL)
    cancel(station)
    station.run(station.parts.day.end(DIRECTOR))
    assert why_not(station) == "stream_ended"


def test_it_is_taken_back_for_a_reason_by_who_may_cancel_and_by_two_once_it_was_under_way(
    station: Station,
) -> None:
    seated_under(station, SMALL)
    station.do(StartClock(EVENT))
    cancel(station)
    assert why_not(station, PLAIN) == "reason_needed"
    assert {why_not(station, actor=who) for who in (CASHIER, FLOOR)} == {"not_permitted"}
    station.desk.staffing = lambda: Staffing(True, (StaffOnDuty(MANAGER, "Mo"),))
    assert why_not(station, actor=MANAGER) == "second_person_needed"
    take_back(station, Circumstances(reason="the wrong event", approver=HEAD), MANAGER)
    assert not station.event(EVENT).programme.over


def out_early(station: Station) -> None:
    """Entry 1 is out without a prize to come, and owes nothing."""
    station.do(StartClock(EVENT))
    station.do(PostPrizes(EVENT))
    bust(station, 1)


def out_with_a_prize(station: Station) -> None:
    """Entry 1 is out at a place that is paid."""
    station.do(StartClock(EVENT))
    station.do(PostPrizes(EVENT))
    bust(station, 2, 3, 1)


NEEDED = {sold: True, played: True, out_early: False, out_with_a_prize: True}


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("reached", NEEDED)
@pytest.mark.parametrize("restart", [False, True])
def test_whoever_was_erased_meanwhile_keeps_it_only_where_the_event_needs_the_name(
    station: Station, house: str, reached: Callable[[Station], None], *, restart: bool
) -> None:
    station.parts.people.add([Person(person(1), "Adaline Marker")], DIRECTOR.id)
    seated_under(station, of_house(house))
    reached(station)
    cancel(station)
    station.run(station.parts.erasing.erase(MANAGER, station.house_id, person(1), BOTH))
    if restart:
        station.restart()
    if NEEDED[reached]:
        assert why_not(station) == "name_is_gone"
    else:
        take_back(station)
        assert not station.event(EVENT).programme.over
    laws.check(station)


def test_it_can_be_neither_undone_nor_redone(station: Station) -> None:
    seated_under(station, SMALL)
    cancel(station)
    cancelled = station.desk.log[-1].action
    take_back(station)
    assert refusal_of(lambda: station.undo(station.desk.log[-1].action, WHY)).code == "is_undo"
    assert refusal_of(lambda: station.redo(cancelled, WHY)).code == "is_paid_out"
    assert refusal_of(station.redo) == Refusal("nothing_to_redo")
    station.undo(None, WHY)
    station.do(Register(EVENT, person(6)))

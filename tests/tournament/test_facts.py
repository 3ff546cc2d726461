"""A fact that does not fit the event is not folded: an undo that would leave one is refused."""

from collections.abc import Sequence

import msgspec
import pytest

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.facts.tables import DrawnSeat, SeatGiven, SeatsDrawn, TableOpened
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.event.announcing import announce
from tdapp.tournament.facts.clock import ClockPaused, ClockStarted
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import EntryBusted, EntryReinstated
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted
from tdapp.tournament.facts.sales import EntrySold, RebuySold, RegistrationClosed
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import EVENING_US, SMALL, Evening, person, seated
from tests.tournament.sales.offers import parts


def under_way() -> Evening:
    """Six entries; 6 went out of seat 1-1 and 7 came late and has no seat."""
    evening = Evening()
    evening.enter(6)
    evening.tell([SeatGiven(entry, Seat(1, 7 - entry)) for entry in range(1, 7)])
    evening.bust(6)
    evening.enter()
    return evening


def closed() -> Evening:
    """The same with its prizes posted and the third of them paid."""
    evening = under_way()
    evening.seat()
    evening.close()
    evening.bust(1, 2, 3, 4)
    evening.tell(pay_prize(evening.state, 3))
    return evening


def clash(evening: Evening, *events: Event) -> str:
    """What of these facts does not fit."""
    with pytest.raises(Contradiction) as found:
        evening.tell(events)
    return found.value.fact


@pytest.mark.parametrize(
    ("events", "fact"),
    [
        ([TournamentAnnounced(SMALL)], "event_exists"),
        ([TableOpened(1, 6)], "table_open"),
        ([EntrySold(3, 9, parts(1, 1), 1, person=person(9))], "entry_exists"),
        ([EntrySold(9, 9, parts(1, 1), 1, person=person(3))], "already_entered"),
        ([EntrySold(n, n, parts(1, 1), 1, person=person(n)) for n in range(8, 14)], "event_full"),
        ([RebuySold(9, 9, parts(1, 1), 1)], "no_such_entry"),
        ([SeatGiven(7, Seat(1, 2))], "seat_taken"),
        ([SeatGiven(5, Seat(1, 1))], "already_seated"),
        ([SeatGiven(6, Seat(1, 1))], "not_in_play"),
        ([SeatGiven(9, Seat(1, 1))], "not_in_play"),
        ([SeatGiven(7, Seat(1, 7))], "no_such_seat"),
        ([SeatGiven(7, Seat(1, 0))], "no_such_seat"),
        ([SeatGiven(7, Seat(3, 1))], "no_such_seat"),
        ([SeatsDrawn("s", (DrawnSeat(7, Seat(1, 2)),))], "seat_taken"),
        ([SeatsDrawn("s", (DrawnSeat(7, Seat(1, 1)), DrawnSeat(6, Seat(2, 1))))], "not_in_play"),
        ([SeatsDrawn("s", (DrawnSeat(9, Seat(1, 1)),))], "not_in_play"),
        ([EntryBusted(6, Seat(1, 1), 1)], "not_in_that_seat"),
        ([RebuySold(6, 9, parts(1, 1), 1)], "already_out"),
        ([EntryBusted(5, Seat(2, 5), 1)], "not_in_that_seat"),
        ([EntryReinstated(5)], "not_out"),
        ([RegistrationClosed(6, 70_000)], "field_was_closed"),
        ([RegistrationClosed(7, 60_000)], "field_was_closed"),
        ([RebuySold(2, n, parts(1, 1), 1) for n in (8, 9, 10)], "rebuys_used_up"),
        ([PrizesPosted(1, (70_000,))], "prizes_posted"),
        ([RegistrationClosed(7, 70_000), PrizesPosted(1, (70_001,))], "prizes_above_pool"),
        ([PrizePaid(1, 1, 100, 1)], "prize_not_posted"),
    ],
)
def test_a_fact_that_does_not_fit_an_open_event_is_told(events: Sequence[Event], fact: str) -> None:
    assert clash(under_way(), *events) == fact


@pytest.mark.parametrize(
    ("events", "fact"),
    [
        ([EntrySold(8, 8, parts(1, 1), 1, person=person(8))], "registration_closed"),
        ([RebuySold(7, 8, parts(1, 1), 1)], "registration_closed"),
        ([PrizePaid(3, 4, 14_000, 2)], "prize_paid"),
        ([PrizePaid(4, 2, 100, 2)], "prize_not_posted"),
        ([PrizePaid(1, 7, 34_999, 2)], "prize_paid"),
        ([PrizePaid(2, 4, 21_000, 2)], "prize_paid"),
        ([PrizesPosted(2, (40_000, 17_000, 13_000))], "prize_paid"),
        ([PrizesPosted(1, (35_000, 21_000, 14_000))], "prizes_posted"),
        ([EntryReinstated(1)], "prize_paid"),
    ],
)
def test_a_fact_that_does_not_fit_a_paid_event_is_told(events: Sequence[Event], fact: str) -> None:
    assert clash(closed(), *events) == fact


def test_the_clock_is_not_started_or_paused_twice_in_the_record() -> None:
    evening = seated(2)
    started = ClockStarted(0, 1, evening.now)
    paused = ClockPaused(0, 1, evening.now)

    assert clash(evening, paused) == "clock_paused"
    assert clash(evening, started, started) == "clock_running"


@pytest.mark.parametrize(
    "event",
    [
        EntrySold(1, 1, parts(1, 1), 1, person=person(1)),
        TableOpened(1, 6),
        ClockStarted(0, 1, Instant(EVENING_US, 0, "first")),
    ],
)
def test_nothing_is_sold_opened_or_started_for_an_event_that_is_not_announced(event: Event) -> None:
    evening = Evening()
    evening.state = Tournament()

    assert clash(evening, event) == "no_such_event"


def test_an_event_is_announced_once() -> None:
    with pytest.raises(Refusal) as refused:
        announce(Evening().state, msgspec.structs.replace(SMALL, title="Other"))

    assert refused.value == Refusal("event_exists", title="Small")


@pytest.mark.parametrize("levels", [(), (Level(10),)])
def test_an_event_without_a_level_to_play_is_not_announced(levels: tuple[Level, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        announce(Tournament(), msgspec.structs.replace(SMALL, levels=levels))
    assert refused.value == Refusal("no_levels", title="Small")


def test_an_event_that_is_not_announced_has_no_conditions_and_no_entries() -> None:
    with pytest.raises(Refusal, match="no_such_event"):
        _ = Tournament().conditions
    with pytest.raises(Refusal) as refused:
        Tournament().entry(1)
    assert refused.value == Refusal("no_such_entry", entry=1)
    assert (Tournament().left, Tournament().in_play(), Tournament().places()) == (0, [], {})

"""Two ask for the same at once: one is done, the other is refused with why, nothing is doubled."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.cage import OpenSession
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    SeatAlternate,
)
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, Leave
from tdapp.calls.tournament.moves import BreakOutOfTurn, HoldTable
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SetUnclaimed
from tdapp.calls.tournament.refunds import Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats, GiveSeat
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.terms import AlternateTerms
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person, seated_under
from tests.desk.programmes import PROGRAMMES
from tests.desk.station import Station

WHY = Circumstances(reason="both were asked for it")
HOUSE = StreamId("house-1")
BACK = Refund(EVENT, 1, Occasion.WITHDRAWAL, approved=True)


def sold(station: Station) -> None:
    """Two have entered, and a table is open."""
    install(station, (1, 2))
    announce(station, PROGRAMMES["star"], sold=2)
    station.do(OpenTable(EVENT, HOUSE, 1))


def refunded(station: Station) -> None:
    """One of them has withdrawn."""
    sold(station)
    station.do(BACK, WHY)


def playing(station: Station) -> None:
    """Five play at two tables, of whom one owes for a re-buy."""
    seated_under(station, PROGRAMMES["adelaide"])
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 5))
    station.do(Rebuy(EVENT, 5, 0, 1, Payment(Tender.OWED)))


def posted(station: Station) -> None:
    """The prizes are posted, and the third place is decided."""
    seated_under(station, PROGRAMMES["star"])
    station.do(StartClock(EVENT))
    bust(station, 1, 2)
    station.do(PostPrizes(EVENT))
    bust(station, 3)


def queue(station: Station) -> None:
    """A seat has come free for the one who waits."""
    install(station, (1,), seats=2)
    terms = replace(SMALL, max_entries=4, alternates=AlternateTerms(5))
    announce(station, terms, sold=2, tables=(1,))
    station.do(JoinAlternates(EVENT, person(3)))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 1, declined=True))


def called(station: Station) -> None:
    """Who waits was called."""
    queue(station)
    station.do(CallAlternate(EVENT))


Reached = Callable[[Station], None]
SAME: list[tuple[Reached, Call, Call, str]] = [
    (reached, call, call, code)
    for reached, call, code in (
        (sold, Register(EVENT, person(9)), "already_entered"),
        (sold, OpenSession(HOUSE, "cage 1"), "drawer_in_use"),
        (sold, OpenTable(EVENT, HOUSE, 2), "table_in_use"),
        (sold, CloseTable(EVENT, HOUSE, 1), "table_not_open"),
        (sold, DrawSeats(EVENT), "nobody_to_seat"),
        (sold, VoidEntry(EVENT, 1), "no_such_entry"),
        (sold, BACK, "no_such_entry"),
        (sold, CancelEvent(EVENT, HOUSE), "stream_ended"),
        (refunded, Readmit(EVENT, 1), "not_refunded"),
        (playing, PayDebt(EVENT, 6), "nothing_owed"),
        (playing, HoldTable(EVENT, 1), "table_on_hold"),
        (posted, BreakOutOfTurn(EVENT, 1), "table_breaks"),
        (sold, StartClock(EVENT), "clock_running"),
        (playing, PostPrizes(EVENT), "prizes_posted"),
        (posted, PayPrize(EVENT, 3), "prize_paid"),
        (queue, CallAlternate(EVENT), "nobody_waits"),
        (called, SeatAlternate(EVENT, 1), "no_such_ticket"),
        (called, RefundAlternate(EVENT, 1), "no_such_ticket"),
    )
]
AGAINST: list[tuple[Reached, Call, Call, str]] = [
    (sold, GiveSeat(EVENT, 1, Seat(1, 1), "a"), GiveSeat(EVENT, 2, Seat(1, 1), "b"), "seat_taken"),
    (sold, CancelEvent(EVENT, HOUSE), Register(EVENT, person(9)), "stream_ended"),
    (
        playing,
        Bust(EVENT, 1, declined=True),
        Leave(EVENT, 1, Departure.WITHDRAWN, 0),
        "already_out",
    ),
    (posted, PayPrize(EVENT, 3), SetUnclaimed(EVENT, 3), "prize_paid"),
    (called, SeatAlternate(EVENT, 1), PassOver(EVENT, 1, declined=True), "no_such_ticket"),
]


@pytest.mark.parametrize(("reached", "one", "other", "code"), [*SAME, *AGAINST])
def test_the_second_of_two_gets_a_refusal_and_the_record_is_as_after_one(
    station: Station, reached: Reached, one: Call, other: Call, code: str
) -> None:
    reached(station)

    async def at_once() -> list[object]:
        asked = (station.desk.perform(DIRECTOR, call, WHY) for call in (one, other))
        return list(await asyncio.gather(*asked, return_exceptions=True))

    assert [station.desk.why_not(DIRECTOR, call, WHY) for call in (one, other)] == [None, None]
    first, second = station.run(at_once())
    assert not isinstance(first, BaseException)
    assert isinstance(second, Refusal)
    assert second.code == code
    laws.check(station)

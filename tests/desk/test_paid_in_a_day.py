"""The house's limit for details is of a person's day: prizes and cashed chips count together."""

import pytest

from tdapp.calls.across.ending import Finish
from tdapp.calls.cash.stakes import GetUp
from tdapp.calls.house.cage import SetCageTerms
from tdapp.calls.house.kept_prizes import ClaimPrize, ClaimWithDetails
from tdapp.calls.tournament.prizes import NoteDetails, PayPrize, PostPrizes, SetUnclaimed
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.cage_events import CageTerms
from tdapp.till.payment import CASH
from tdapp.tournament.facts.slips import Proof
from tests.cash.room import ROOM, CashRoom, person
from tests.desk.evening import EVENT, announce, bust, install
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station

LEAST, WANTED = 30_000, ("document_end",)
NOTED = Circumstances(reason="ends 4821")


@pytest.fixture
def room(station: Station) -> CashRoom:
    """Person 1 is about to win 1,700 cents in an event and plays for cash."""
    cash = CashRoom(station)
    cash.open(1)
    install(station, (7,))
    announce(station, sold=2, tables=(7,))
    station.do(PostPrizes(EVENT))
    bust(station, 2)
    terms = CageTerms(details_from=LEAST, details=WANTED)
    station.do(SetCageTerms(station.house_id, terms), NOTED)
    return cash


def cashed(room: CashRoom, number: int, cents: int) -> None:
    """Somebody sits down at table 1 and is paid for so many chips."""
    sitting = room.sit(number, 1, number)
    room.station.do(GetUp(ROOM, sitting, cents, CASH))


def paid_today(room: CashRoom, number: int) -> int:
    return room.station.desk.tills.paid_today(person(number))


def test_chips_cashed_before_count_when_a_prize_is_paid(room: CashRoom) -> None:
    station, pay = room.station, PayPrize(EVENT, 1)
    prize = station.event(EVENT).prizes.posted[0]
    cashed(room, 1, LEAST - prize)
    needed = Refusal("details_needed", entry=1, least=LEAST)
    assert station.desk.tills.details_wanted(prize - 1, person(1)) == ()
    assert station.desk.tills.details_wanted(prize, person(1)) == WANTED
    assert refusal_of(lambda: station.do(pay)) == needed
    station.do(NoteDetails(EVENT, 1, Proof.PASSPORT, WANTED), NOTED)
    station.do(pay)
    assert paid_today(room, 1) == LEAST


def test_a_prize_paid_before_counts_when_chips_are_cashed(room: CashRoom) -> None:
    station = room.station
    station.do(PayPrize(EVENT, 1))
    prize = paid_today(room, 1)
    sitting = room.sit(1, 1, 1)
    whole = GetUp(ROOM, sitting, LEAST - prize, CASH)
    assert refusal_of(lambda: station.do(whole)).code == "details_needed"
    assert station.desk.tills.details_wanted(LEAST - prize, person(2)) == ()
    station.do(GetUp(ROOM, sitting, LEAST - prize, CASH, WANTED), NOTED)
    facts = str([entry.event for entry in station.recorded(ROOM)])
    assert "4821" not in facts
    assert paid_today(room, 1) == LEAST


def test_chips_that_are_carried_away_are_nobodys_payment(room: CashRoom) -> None:
    sitting = room.sit(1, 1, 1)
    room.leave(sitting, 2 * LEAST)
    assert paid_today(room, 1) == 0


def test_a_prize_of_an_ended_event_counts_once_and_a_kept_one_when_it_is_claimed(
    room: CashRoom,
) -> None:
    station = room.station
    first, second = station.event(EVENT).prizes.posted[:2]
    station.do(PayPrize(EVENT, 1))
    station.do(SetUnclaimed(EVENT, 2), NOTED)
    station.do(Finish(EVENT, station.house_id))
    assert paid_today(room, 1) == first
    cashed(room, 2, LEAST - second)
    claim = ClaimPrize(station.house_id, EVENT, 2)
    assert refusal_of(lambda: station.do(claim)).code == "details_needed"
    station.do(ClaimWithDetails(station.house_id, EVENT, 2, details=WANTED), NOTED)
    assert paid_today(room, 2) == LEAST


def test_the_next_gaming_day_begins_at_nothing(room: CashRoom) -> None:
    station = room.station
    cashed(room, 1, LEAST - 1)
    assert paid_today(room, 1) == LEAST - 1
    station.run(station.parts.cash.end(DIRECTOR))
    assert paid_today(room, 1) == 0

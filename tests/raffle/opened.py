"""A workstation that knows raffles, and one of them with three tickets sold and seated."""

from tdapp.bootstrap import ROOMS
from tdapp.core.ids import PersonId, StreamId
from tests.desk.station import Station
from tests.raffle.calls import AnnounceRaffle, SeatTicket, SellTicket
from tests.raffle.facts import Rules
from tests.raffle.raffle import Raffle
from tests.raffle.room import RAFFLE

WITH_RAFFLES = (*ROOMS, RAFFLE)
DRUM = StreamId("drum")
RULES = Rules(title="Friday raffle", price=500, seats=(2, 2), prizes=(100_000, 20_000))


def buyer(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


def under_way(station: Station) -> None:
    """Three people bought a ticket and sit down."""
    station.do(AnnounceRaffle(DRUM, RULES))
    for number in (1, 2, 3):
        station.do(SellTicket(DRUM, buyer(number)))
        station.do(SeatTicket(DRUM, number))


def raffle(station: Station) -> Raffle:
    """The raffle as the desk sees it."""
    found: Raffle = station.desk.state(DRUM)
    return found

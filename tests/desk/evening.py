"""Events put under way in a few words, each step an act at the desk."""

from collections.abc import Iterable

from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.desk.stream import Answering
from tdapp.shown.terms_words import before_entries
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.room import KIND, TOURNAMENT
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import LOW, offer

EVENT = StreamId("main")
SMALL = Conditions(
    title="Small",
    house="STAR",
    entry=offer(3333, 17, 500, until=2),
    levels=(Level(3, 25, 50), Level(2), Level(3, 50, 100), Level(1, 100, 200)),
    prizes=bands((1, (60, 40)), (4, (50, 30, 20))),
    rules=rulebook("star").tournament,
    min_entries=2,
    max_entries=6,
    seats_per_table=4,
    rebuy=offer(3333, 17, 400, until=2, most=2, when=LOW),
    then_add=100,
)


def answering(*events: StreamId) -> tuple[Answering, ...]:
    """Tournaments, as a call names those that it asks something."""
    return tuple(Answering(StreamRef(one, KIND), TOURNAMENT.answers) for one in events)


def person(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


def of_house(house: str) -> Conditions:
    """The small event under the rules of a house."""
    return replace(SMALL, house=house, rules=rulebook(BOOKS[house]).tournament)


def install(station: Station, tables: Iterable[int], seats: int = 4) -> None:
    """Put tables into the room."""
    station.do_all([InstallTable(station.house_id, number, seats) for number in tables])


def announce(
    station: Station,
    conditions: Conditions = SMALL,
    *,
    event: StreamId = EVENT,
    sold: int = 0,
    tables: Iterable[int] = (),
) -> None:
    """Announce an event, sell entries and open tables; with tables the seats are drawn too."""
    station.do(Announce(event, conditions))
    station.do_all(list(before_entries(event, conditions)))
    station.do_all([Register(event, person(number)) for number in range(1, sold + 1)])
    opened = station.do_all([OpenTable(event, station.house_id, number) for number in tables])
    if opened:
        station.do(DrawSeats(event))


def under_way(station: Station, sold: int = 5) -> None:
    """A small event at tables 1 and 2, everybody seated."""
    seated_under(station, SMALL, sold)


def seated_under(station: Station, conditions: Conditions, sold: int = 5) -> None:
    """An event at tables 1 and 2, everybody seated."""
    install(station, (1, 2))
    announce(station, conditions, sold=sold, tables=(1, 2))


def bust(station: Station, *entries: int, event: StreamId = EVENT) -> None:
    """Take players out, in this order."""
    station.do_all([Bust(event, entry, declined=True) for entry in entries])

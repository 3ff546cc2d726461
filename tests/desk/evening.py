"""Events put under way in a few words, each step an act at the desk."""

from collections.abc import Iterable

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.house_calls import InstallTable
from tdapp.desk.tournament_calls import Announce, Bust, DrawSeats, OpenTable, Register
from tdapp.rules.rulebook import RebuyWhen
from tdapp.tournament.conditions import Band, Conditions, Level, Price, Rebuys
from tests.desk.station import Station

EVENT = StreamId("main")
SMALL = Conditions(
    title="Small",
    house="STAR",
    entry=Price(pool=3333, fee=17, chips=500),
    levels=(Level(3, 25, 50), Level(2), Level(3, 50, 100), Level(1, 100, 200)),
    bands=(Band(1, (60, 40)), Band(4, (50, 30, 20))),
    late_until_level=2,
    min_entries=2,
    max_entries=6,
    seats_per_table=4,
    rebuys=Rebuys(Price(pool=3333, fee=17, chips=400), RebuyWhen.BELOW_STARTING_BANK, 2, 2),
    then_add=100,
)


def person(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


def install(station: Station, tables: Iterable[int], seats: int = 4) -> None:
    """Put tables into the room."""
    for number in tables:
        station.do(InstallTable(station.house_id, number, seats))


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
    for number in range(1, sold + 1):
        station.do(Register(event, person(number)))
    opened = [station.do(OpenTable(event, station.house_id, number)) for number in tables]
    if opened:
        station.do(DrawSeats(event))


def under_way(station: Station, sold: int = 5) -> None:
    """A small event at tables 1 and 2, everybody seated."""
    install(station, (1, 2))
    announce(station, sold=sold, tables=(1, 2))


def bust(station: Station, *entries: int, event: StreamId = EVENT) -> None:
    """Take players out, in this order."""
    for entry in entries:
        station.do(Bust(event, entry))

"""Two flights and a second day, at the desk."""

from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, SMALL, install, person
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station

STAGES = (
    StagePlan("1A", to="Day 2", go_on=2),
    StagePlan("1B", to="Day 2", go_on=2),
    StagePlan("Day 2", from_level=2),
)
FLIGHTS = replace(SMALL, max_entries=12, rebuy=None, stages=STAGES)
ADELAIDE = StreamId("adelaide")
SECOND_US = 1_000_000
A, B, DAY_2 = (in_part(EVENT, number) for number in (1, 2, 3))


def with_flights(station: Station) -> Station:
    """The workstation with the event announced, and four tables in the room."""
    install(station, (1, 2, 3, 4))
    station.do(Announce(EVENT, FLIGHTS))
    return station


def play(station: Station, flight: StreamId, people: range, table: int) -> None:
    """Let people enter a flight and draw their seats at a table."""
    station.do_all([Register(flight, person(one)) for one in people])
    station.do(OpenTable(flight, station.house_id, table))
    station.do(DrawSeats(flight))
    station.do(StartClock(flight))


def seen(station: Station, address: StreamId) -> Tournament:
    """The event as it is seen from an address."""
    found: Tournament = station.desk.state(address)
    return found


def to_the_second_day(station: Station, *given: Call) -> None:
    """Two flights of three and four, of which two of each go on; `given` 3 minutes from the end."""
    for flight, people, table in ((A, range(1, 4), 1), (B, range(4, 8), 2)):
        play(station, flight, people, table)
        station.do(CloseStage(flight))
    station.do_all(given, WHY)
    station.time.pass_us(3 * MINUTE_US)
    station.do_all(
        [Bust(A, 1, declined=True), Bust(B, 4, declined=True), Bust(B, 5, declined=True)]
    )
    for flight, stacks in ((A, {2: 900, 3: 600}), (B, {6: 1_200, 7: 800})):
        station.do_all([BagStack(flight, entry, chips) for entry, chips in stacks.items()])
        station.do(EndStage(flight, station.house_id))
    station.do(BringForward(DAY_2))
    station.do(OpenTable(DAY_2, station.house_id, 1))
    station.do(DrawSeats(DAY_2))
    station.do(StartClock(DAY_2))

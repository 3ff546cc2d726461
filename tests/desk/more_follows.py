"""Acts from which more may follow than their names say, and events in which it does."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
)
from tdapp.calls.tournament.attendance import SweepNoShows
from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust, InsertExit, Leave
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
)
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import Refund, VoidEntry, VoidInPlay
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats, SwapSeats
from tdapp.calls.tournament.structure import ChangeLevel, RemoveLevel
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.said import decided
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import Following, following
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level, StructurePart
from tdapp.tournament.plan.terms import AlternateTerms
from tests.desk.evening import EVENT, of_house, person
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station

ONE_GOES: Mapping[str, Callable[[int], Call]] = {
    "bust": lambda entry: Bust(EVENT, entry, declined=True),
    "withdraw": lambda entry: Leave(EVENT, entry, Departure.WITHDRAWN, 0),
    "disqualify": lambda entry: Leave(EVENT, entry, Departure.DISQUALIFIED, 0),
    "void": lambda entry: VoidEntry(EVENT, entry),
    "void in play": lambda entry: VoidInPlay(EVENT, entry, 0),
    "refund": lambda entry: Refund(EVENT, entry, Occasion.WITHDRAWAL, approved=True, stack=0),
    "level 3": lambda _: GoToLevel(EVENT, 3),
    "time off": lambda _: AddTime(EVENT, -8 * MINUTE_US),
    "set": lambda _: SetClock(EVENT, 2, MINUTE_US),
    "level out": lambda _: RemoveLevel(EVENT, 2),
    "level shorter": lambda _: ChangeLevel(EVENT, 2, Level(1, 50, 100)),
    "post": lambda _: PostPrizes(EVENT),
}
"""Acts on which the houses differ."""
OTHERS: Mapping[str, Callable[[int], Call]] = {
    "start": lambda _: StartClock(EVENT),
    "sweep": lambda entry: SweepNoShows(EVENT, (entry,), good_reason=True),
    "late bust": lambda entry: InsertExit(EVENT, entry, 2),
    "pass over": lambda _: PassOver(EVENT, 1, declined=True),
    "refund the queue": lambda _: RefundQueue(EVENT),
    "refund one of it": lambda _: RefundAlternate(EVENT, 1),
    "end of a hold": lambda _: FreeTable(EVENT, 1),
    "end of another": lambda _: FreeTable(EVENT, 2),
    "hold": lambda _: HoldTable(EVENT, 1),
    "move": lambda _: OrderMove(EVENT, 1),
    "move against": lambda entry: OverruleMove(EVENT, entry, Seat(2, 4)),
    "break": lambda _: BreakTable(EVENT, 1),
    "break out of turn": lambda _: BreakOutOfTurn(EVENT, 1),
    "swap": lambda entry: SwapSeats(EVENT, entry, 5),
    "end of play": lambda _: EndPlay(EVENT),
}


def all_at_the_tables(_: Station) -> None:
    """Nothing has happened yet."""


def playing(station: Station) -> None:
    """Three are left, and anybody may still enter."""
    station.do(StartClock(EVENT))
    station.do_all([Bust(EVENT, one, declined=True) for one in (1, 2)])


def two_left(station: Station) -> None:
    """Two are left, and anybody may still enter."""
    playing(station)
    station.do(Bust(EVENT, 3, declined=True))


def two_left_late(station: Station) -> None:
    """Two are left, and nobody enters any more."""
    two_left(station)
    station.time.pass_us(20 * MINUTE_US)


def two_left_posted(station: Station) -> None:
    """Two are left, and the prizes are posted."""
    two_left(station)
    station.do(PostPrizes(EVENT))


def one_waits(station: Station) -> None:
    """One has no chips and may buy again, beside another who plays."""
    two_left(station)
    station.do(Bust(EVENT, 4))
    assert 4 in station.event(EVENT).exits.out_of_chips


def under_a_hold(station: Station) -> None:
    """Two are left who win by nobody else's entry, one of them out but for a dispute's end."""
    two_left_late(station)
    station.do(HoldTable(EVENT, station.event(EVENT).seating.seat_of[4].table))
    station.do(Bust(EVENT, 4, declined=True))


def with_a_queue(station: Station) -> None:
    """One is left, and somebody waits for a seat."""
    station.do_all([Register(EVENT, person(number)) for number in (6, 7, 8)])
    station.do(DrawSeats(EVENT))
    station.do(JoinAlternates(EVENT, person(20)))
    playing(station)
    station.do(CallAlternate(EVENT))
    station.do_all([Bust(EVENT, one, declined=True) for one in (3, 4, 6, 7, 8)])
    station.time.pass_us(20 * MINUTE_US)


def tables_uneven(station: Station) -> None:
    """A table has so few that somebody moves, or that it breaks."""
    station.do(StartClock(EVENT))
    station.do_all([Bust(EVENT, one, declined=True) for one in (1, 3)])


REACHED = (all_at_the_tables, playing, two_left, two_left_late, two_left_posted, one_waits)
AT_TABLES = (under_a_hold, with_a_queue, tables_uneven)


def told(station: Station, call: Call) -> Following | None:
    """What is said of an act before it is done; None where it is refused."""
    if station.desk.why_not(DIRECTOR, call, WHY) is not None:
        return None
    states = {ref.id: station.desk.state(ref.id) for ref in call.streams()}
    moment = station.desk.moment(DIRECTOR, WHY)
    facts = decided(call, states, moment, ())[EVENT]
    return following(states[EVENT], after(states[EVENT], facts), moment.now)


def changing(house: str) -> Conditions:
    """The small event with a queue, of which the structure may change."""
    return replace(
        of_house(house),
        structure_changes=tuple(StructurePart),
        alternates=AlternateTerms(5),
        max_entries=10,
    )

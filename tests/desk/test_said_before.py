"""What an act closes, whom it puts out and who wins by it is what was told before it was done."""

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, Leave
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import Refund, VoidEntry, VoidInPlay
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.structure import ChangeLevel, RemoveLevel
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.said import decided
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.facts.exits import Departure, EntryBusted, EntryLeft
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import Following, following
from tdapp.tournament.plan.levels import Level, StructurePart
from tests.desk import laws
from tests.desk.evening import EVENT, of_house, person, seated_under
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules.houses import BOOKS

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
CLOSES = {"field_closed", "registration_closed", "time_is_up", "event_full"}


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


REACHED = (all_at_the_tables, playing, two_left, two_left_late, two_left_posted, one_waits)


def can_enter(station: Station) -> bool:
    why_not = station.desk.why_not(DIRECTOR, Register(EVENT, person(9)))
    return why_not is None or why_not.code not in CLOSES


def has_winner(station: Station) -> bool:
    why_not = station.desk.why_not(DIRECTOR, AddTime(EVENT, MINUTE_US))
    return why_not is not None and why_not.code == "event_decided"


def told(station: Station, call: Call) -> Following | None:
    """What is said of an act before it is done; None where it is refused."""
    if station.desk.why_not(DIRECTOR, call, WHY) is not None:
        return None
    states = {ref.id: station.desk.state(ref.id) for ref in call.streams()}
    moment = station.desk.moment(DIRECTOR, WHY)
    facts = decided(call, states, moment, ())[EVENT]
    return following(states[EVENT], after(states[EVENT], facts), moment.now)


def outs(station: Station) -> list[int]:
    exits = (one.event for one in station.recorded(EVENT))
    return [one.entry for one in exits if isinstance(one, EntryBusted | EntryLeft)]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("reached", REACHED)
@pytest.mark.parametrize("act", ONE_GOES)
def test_what_follows_is_what_was_said(
    station: Station, house: str, reached: Callable[[Station], None], act: str
) -> None:
    changing = replace(of_house(house), structure_changes=tuple(StructurePart))
    seated_under(station, changing)
    reached(station)
    station.tick()
    call = ONE_GOES[act](4)
    said = told(station, call)
    if said is None:
        return
    open_before, won_before = can_enter(station), has_winner(station)
    station.do(call, WHY)
    own, won = outs(station), has_winner(station)
    station.tick()
    state = station.event(EVENT)

    assert (PurchaseKind.ENTRY in said.closed) == (open_before and not can_enter(station))
    assert list(said.out) == outs(station)[len(own) :]
    won = (won or has_winner(station)) and not won_before
    assert said.winner == (state.in_play()[0] if won else None)
    assert state.clock.running == (state.clock.running and not has_winner(station))
    laws.check(station)


def test_the_table_finds_what_it_is_for(station: Station) -> None:
    """An act that closes, one that puts somebody out, and one that lets somebody win."""
    seated_under(station, of_house("STAR"))
    one_waits(station)
    said = told(station, GoToLevel(EVENT, 3))
    assert said == Following((PurchaseKind.ENTRY, PurchaseKind.REBUY), (4,), 5)

"""Who can win an event where all others are out, and what may not leave it to no player at all."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, Leave
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import Refund, VoidEntry
from tdapp.calls.tournament.sales import Register
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import EntryVoided, Occasion
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.posting import post_prizes
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, of_house, person, seated_under, under_way
from tests.desk.next_steps import next_step
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station
from tests.rules.houses import BOOKS

MISKEYED = Circumstances(reason="typed for the wrong event")


def test_who_is_left_alone_by_a_voided_entry_wins(station: Station) -> None:
    under_way(station, sold=4)
    bust(station, 2, 4)
    station.do(Bust(EVENT, 3))
    station.do(VoidEntry(EVENT, 1), MISKEYED)
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)

    assert not state.exits.out_of_chips
    assert state.places() == {3: 1, 4: 2, 2: 3}
    laws.check(station)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", ["void", "undo", "refund", "withdraw", "disqualify"])
@pytest.mark.parametrize("house", sorted(BOOKS))
def test_no_event_is_left_to_players_who_are_all_out(
    station: Station, house: str, way: str, *, late: bool
) -> None:
    """The last entry, bought late and not seated yet, is undone or void; others were put out."""
    seated_under(station, of_house(house), sold=3)
    sold = station.do(Register(EVENT, person(4))).act.action
    station.do(StartClock(EVENT))
    bust(station, 1, 2, 3)
    if late:
        station.time.pass_us(20 * MINUTE_US)
        station.tick()
    take_back = {
        "void": lambda: station.do(VoidEntry(EVENT, 4), MISKEYED),
        "undo": lambda: station.undo(sold, MISKEYED),
        "refund": lambda: station.do(Refund(EVENT, 4, Occasion.WITHDRAWAL), MISKEYED),
        "withdraw": lambda: station.do(Leave(EVENT, 4, Departure.WITHDRAWN, 500), MISKEYED),
        "disqualify": lambda: station.do(Leave(EVENT, 4, Departure.DISQUALIFIED, 500), MISKEYED),
    }
    assert refusal_of(take_back[way]).code in {"no_player_left", "last_one_left"}
    station.do(PostPrizes(EVENT))
    station.restart()
    assert station.event(EVENT).place_of(4) == 1
    laws.check(station)


@pytest.mark.parametrize("house", sorted(BOOKS))
def test_the_only_entry_is_void_before_anybody_is_out(station: Station, house: str) -> None:
    announce(station, of_house(house), sold=1)
    station.do(StartClock(EVENT))
    station.time.pass_us(20 * MINUTE_US)
    station.tick()
    station.do(VoidEntry(EVENT, 1), MISKEYED)
    step = next_step(station, EVENT)

    assert step is not None
    assert step.call == CancelEvent(EVENT, station.house_id)
    station.do(step.call, MISKEYED)


@pytest.mark.parametrize("house", sorted(BOOKS))
def test_too_few_entries_for_prizes_let_the_event_be_cancelled(
    station: Station, house: str
) -> None:
    """Nobody wins it, though one is left: it was never decided as an event."""
    seated_under(station, replace(of_house(house), min_entries=3), sold=2)
    station.do(StartClock(EVENT))
    bust(station, 1)
    station.time.pass_us(20 * MINUTE_US)
    station.tick()
    assert refusal_of(lambda: station.do(PostPrizes(EVENT))).code == "too_few_entries"
    step = next_step(station, EVENT)
    assert step is not None
    assert step.call == CancelEvent(EVENT, station.house_id)
    station.do(step.call, MISKEYED)
    laws.check(station)


def test_no_list_is_posted_where_an_older_record_has_no_player_left(station: Station) -> None:
    under_way(station, sold=3)
    bust(station, 1, 2)
    state = station.event(EVENT)
    sold = state.entry(3)
    void = EntryVoided(
        entry=3,
        person=sold.person,
        slip=1,
        parts=sold.parts,
        chips=sold.chips,
        back=sold.paid_in,
        struck=(),
        session=None,
        stack=None,
    )
    assert refusal_of(lambda: post_prizes(after(state, [void]))).code == "no_player_left"

"""Nobody plays and waits for a place, or plays twice, however an exit or an entry comes back."""

import pytest

from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, PassOver
from tdapp.calls.tournament.exits import Bust, Leave, PassExitOn, Reinstate
from tdapp.calls.tournament.refunds import PassEntryOn, Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.conditions import Conditions
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.programmes import ADELAIDE, CROWN, OPEN
from tests.desk.second_thoughts import WHY, refusal_of
from tests.desk.station import Station

GONE, OTHER, STRANGER = 3, 4, 20


def full(station: Station, conditions: Conditions = ADELAIDE) -> None:
    """Eight at two tables, and a stranger who waits for a place with ticket 1."""
    install(station, (1, 2))
    announce(station, conditions, sold=8, tables=(1, 2))
    station.do(JoinAlternates(EVENT, person(STRANGER)))


def join(station: Station, who: int = GONE) -> ActionId:
    """Somebody waits for a place, with ticket 2."""
    return station.do(JoinAlternates(EVENT, person(who))).act.action


def blocked(station: Station, undone: ActionId, *, again: bool = False) -> str:
    """The fact that an undo or redo meets; after it everything still adds up."""
    turn = station.redo if again else station.undo
    found = refusal_of(lambda: turn(undone, WHY))
    assert found.code == "undo_blocked"
    laws.check(station)
    return str(found.details["fact"])


@pytest.mark.parametrize("back", [Reinstate(EVENT, GONE), PassExitOn(EVENT, GONE, OTHER)])
def test_nobody_is_brought_back_who_waits_among_the_alternates(
    station: Station, back: Call
) -> None:
    full(station)
    bust(station, GONE)
    join(station)
    waits = Refusal("waits_for_a_place", entry=GONE, ticket=2)
    assert refusal_of(lambda: station.do(back, WHY)) == waits


def test_no_exit_is_undone_of_one_who_waits_among_the_alternates(station: Station) -> None:
    full(station)
    out = station.do(Bust(EVENT, GONE, declined=True)).act.action
    join(station)
    assert blocked(station, out) == "already_entered"


def test_no_exit_is_undone_of_one_who_entered_again(station: Station) -> None:
    install(station, (1, 2))
    announce(station, OPEN, sold=6, tables=(1, 2))
    out = station.do(Bust(EVENT, GONE, declined=True)).act.action
    station.do(Register(EVENT, person(GONE)))
    assert blocked(station, out) == "already_entered"


@pytest.mark.parametrize("way", ["undone", "left"])
def test_the_wrong_player_comes_back_once_the_entry_that_he_bought_since_is_gone(
    station: Station, way: str
) -> None:
    install(station, (1, 2), seats=6)
    announce(station, OPEN, sold=6, tables=(1, 2))
    seat = station.event(EVENT).seating.seat_of[GONE]
    bust(station, GONE)
    bought = [station.do(Register(EVENT, person(GONE))), station.do(DrawSeats(EVENT))]
    bust(station, 1)
    wrong = PassExitOn(EVENT, GONE, OTHER)
    assert refusal_of(lambda: station.do(wrong, WHY)) == Refusal("in_again", entry=GONE, again=7)
    if way == "undone":
        for done in reversed(bought):
            station.undo(done.act.action, WHY)
    else:
        station.do(Leave(EVENT, 7, Departure.FORFEITED, 500), WHY)
    station.do(wrong, WHY)

    state = station.event(EVENT)
    assert (state.seating.seat_of[GONE], state.place_of(OTHER)) == (seat, state.entries.count)
    laws.check(station)


def test_no_place_in_the_queue_is_redone_of_one_who_is_back_in_play(station: Station) -> None:
    full(station)
    bust(station, GONE)
    waited = join(station)
    station.undo(waited, WHY)
    station.do(Reinstate(EVENT, GONE), WHY)
    assert blocked(station, waited, again=True) == "already_waiting"


def test_no_correction_is_redone_that_brings_one_back_who_waits_by_now(station: Station) -> None:
    full(station)
    bust(station, GONE)
    for back in (Reinstate(EVENT, GONE), PassExitOn(EVENT, GONE, OTHER)):
        corrected = station.do(back, WHY).act.action
        station.undo(corrected, WHY)
        waited = join(station)
        assert blocked(station, corrected, again=True) == "already_entered"
        station.undo(waited, WHY)


def test_a_void_entry_does_not_come_back_beside_its_player_s_place_in_the_queue(
    station: Station,
) -> None:
    full(station)
    void = station.do(VoidEntry(EVENT, GONE), WHY).act.action
    join(station)
    assert blocked(station, void) == "already_entered"


def test_an_entry_does_not_go_back_to_one_who_waits_since_it_was_passed_on(
    station: Station,
) -> None:
    full(station, CROWN)
    passed = station.do(PassEntryOn(EVENT, GONE, person(30)), WHY).act.action
    join(station)
    assert blocked(station, passed) == "already_entered"


def test_a_refunded_entry_is_not_readmitted_while_its_player_waits(station: Station) -> None:
    full(station)
    station.do(Refund(EVENT, GONE, Occasion.WITHDRAWAL), WHY)
    join(station)
    found = refusal_of(lambda: station.do(Readmit(EVENT, GONE), WHY))
    assert found == Refusal("waits_for_a_place", entry=GONE, ticket=2)


def test_no_refunded_entry_is_readmitted_to_the_place_that_somebody_was_called_to(
    station: Station,
) -> None:
    full(station)
    station.do(Refund(EVENT, GONE, Occasion.WITHDRAWAL), WHY)
    station.do(CallAlternate(EVENT))
    assert refusal_of(lambda: station.do(Readmit(EVENT, GONE), WHY)) == Refusal("no_place_free")
    station.do(PassOver(EVENT, 1, declined=True))
    station.do(Readmit(EVENT, GONE), WHY)
    assert GONE in station.event(EVENT).in_play()


def test_who_was_passed_over_for_good_is_sold_nothing_beside_the_held_money(
    station: Station,
) -> None:
    full(station, CROWN)
    bust(station, GONE)
    station.do(CallAlternate(EVENT))
    station.do(PassOver(EVENT, 1, declined=True))
    assert not station.event(EVENT).alternates_waiting
    found = refusal_of(lambda: station.do(Register(EVENT, person(STRANGER))))
    assert found == Refusal("already_waiting", ticket=1)

"""Who came to a table and waits for the button: told with the button, and shown until it passed."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.rules.button_rule import Newcomer
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.geometry.button import Basis
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.coming_hand import ComingHand, coming_hand, who_waits
from tdapp.table.seating.drawing import give_seat
from tdapp.table.seating.marking import lock_seat, tell_button
from tdapp.table.seating.moving import arrive, overrule_move
from tdapp.tournament.plan.floor_plan import FloorPlan
from tests.tournament.evening import Evening, refused
from tests.tournament.tables.moving import room


def button(evening: Evening, *places: int | None) -> None:
    """Tell button, small and big blind of table 1."""
    evening.tell(tell_button(evening.state, 1, ButtonPosition(*places)))


def hand(evening: Evening) -> ComingHand:
    """The coming hand at table 1."""
    return coming_hand(evening.state, 1)


def come(evening: Evening, seat: int) -> int:
    """A new entry in a seat of table 1."""
    (entry,) = evening.enter()
    evening.tell(give_seat(evening.state, entry, Seat(1, seat)))
    return entry


def test_nothing_is_known_where_no_button_was_told_and_that_is_said() -> None:
    evening = room(4, 4)
    assert not hand(evening).known
    assert hand(evening).hand.basis is Basis.COUNTS
    assert refused(evening, coming_hand, 7) == Refusal("table_not_open", table=7)
    evening.bust(1, 2, 3)
    assert refused(evening, coming_hand, 1) == Refusal("too_few_for_a_hand", players=1)
    assert who_waits(evening.state, 1) == ()


def test_a_newcomer_between_button_and_small_blind_sits_out_one_hand() -> None:
    evening = room(6, 6, house="crown")
    evening.bust(3)
    button(evening, 1, 2, 4)
    entry = come(evening, 3)

    assert hand(evening).waits == (entry,)
    assert (hand(evening).hand.button, hand(evening).hand.small_blind) == (2, 4)
    button(evening, 2, 4, 5)
    assert hand(evening).waits == ()


def test_at_star_also_one_on_the_button_sits_out_and_it_passes_to_his_left() -> None:
    """STAR 28.2.3(iii), as read in P14."""
    for house, waits in (("star", True), ("crown", False)):
        evening = room(6, 6, house=house)
        evening.bust(2)
        button(evening, 1, 2, 3)
        entry = come(evening, 2)
        assert hand(evening).waits == ((entry,) if waits else ())


def full_but(evening: Evening, seat: int) -> None:
    """Leave no other free seat at table 1."""
    for number in evening.state.seating.free_at(1):
        if number != seat:
            evening.tell(lock_seat(evening.state, Seat(1, number)))


def moved_onto_the_small_blind() -> tuple[Evening, int]:
    """Entry 7 was moved into seat 3 of table 1, where the small blind comes next.

    The event has it that who is moved there waits.
    """
    evening = room(6, 6, floor=FloorPlan(newcomer=Newcomer.SITS_OUT_IN_BLIND))
    evening.bust(3)
    button(evening, 1, 2, 3)
    full_but(evening, 3)
    evening.tell(overrule_move(evening.state, 7, Seat(1, 3)))
    (arrived,) = evening.tell(arrive(evening.state, 7))
    assert isinstance(arrived, MoveArrived)
    assert arrived.waits
    return evening, 7


def test_who_is_moved_onto_the_small_blind_waits_until_the_button_has_passed() -> None:
    evening, entry = moved_onto_the_small_blind()
    assert hand(evening).waits == (entry,)
    button(evening, 2, 3, 4)
    assert hand(evening).waits == (entry,)
    button(evening, 3, 4, 5)
    assert hand(evening).waits == ()
    assert evening.state.buttons.by_table[1].waiting == frozenset()


@pytest.mark.parametrize("places", [(3,), (4,), (5, 6, 1), (None, 5, 6)])
def test_any_report_of_the_button_past_him_ends_it(places: tuple[int | None, ...]) -> None:
    evening, _ = moved_onto_the_small_blind()
    button(evening, *places)

    assert evening.state.buttons.by_table[1].waiting == frozenset()


def test_a_report_that_does_not_tell_leaves_him_waiting() -> None:
    evening, _ = moved_onto_the_small_blind()
    button(evening, 2)

    assert evening.state.buttons.by_table[1].waiting == {3}


def test_who_gets_the_seat_after_him_does_not_inherit_the_wait() -> None:
    evening, entry = moved_onto_the_small_blind()
    evening.bust(entry)
    assert hand(evening).waits == ()
    come(evening, 3)

    assert evening.state.buttons.by_table[1].waiting == frozenset()


def test_who_arrives_elsewhere_or_where_nothing_was_told_does_not_wait() -> None:
    evening = room(6, 6, house="crown")
    evening.tell(overrule_move(evening.state, 7, Seat(1, 7)))
    (arrived,) = evening.tell(arrive(evening.state, 7))
    assert isinstance(arrived, MoveArrived)
    assert not arrived.waits
    button(evening, 1, 2, 3)
    evening.tell(overrule_move(evening.state, 8, Seat(1, 8)))
    (arrived,) = evening.tell(arrive(evening.state, 8))
    assert isinstance(arrived, MoveArrived)
    assert not arrived.waits

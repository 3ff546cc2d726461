"""Back in play after a wrong exit: in one's own seat, or a drawn one if that cannot be had."""

from collections.abc import Sequence

import pytest

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.players import PairParted
from tdapp.table.facts.tables import DrawnSeat, SeatGiven, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.drawing import give_seat
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import EntryReinstated, ExitPassedOn
from tdapp.tournament.tables.arranging import break_out_of_turn
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room

SEEDS = [f"seed {number}" for number in range(20)]
OWN = Seat(1, 1)
WAYS = pytest.mark.parametrize("way", ["reinstated", "wrong player"])


def one_out(*players: int) -> Evening:
    """So many at tables 1, 2, ..., and an empty one more; entry 1, who had seat 1-1, is out."""
    evening = room(*players)
    evening.tell(open_table(evening.state, len(players) + 1, 9))
    evening.bust(1)
    return evening


def taken(*players: int) -> Evening:
    """As `one_out`, and somebody else sits in 1-1 by now."""
    evening = one_out(*players)
    (other,) = evening.enter()
    evening.tell(give_seat(evening.state, other, OWN))
    return evening


def back(evening: Evening, way: str, seed: str, seat: Seat | None = None) -> Sequence[Event]:
    if way == "reinstated":
        return reinstate(evening.state, 1, seat, seed=seed)
    return pass_on(evening.state, 1, 2, seat, seed=seed)


def drawn_table(evening: Evening, way: str, seed: str) -> int:
    """The table of the seat that is drawn; what is recorded says it, and that it was drawn."""
    events = back(evening, way, seed)
    assert events == back(evening, way, seed)
    first, drawn = events
    if isinstance(first, ExitPassedOn):
        assert first.back is None
    else:
        assert first == EntryReinstated(1)
    assert isinstance(drawn, SeatsDrawn)
    (place,) = drawn.places
    assert (drawn.seed, place.entry) == (seed, 1)
    return place.seat.table


@WAYS
def test_one_s_own_seat_is_drawn_for_nobody(way: str) -> None:
    evening = one_out(4, 3)
    events = evening.tell(back(evening, way, "seed"))
    if way == "reinstated":
        assert events == [EntryReinstated(1), SeatGiven(1, OWN)]
    assert not any(isinstance(event, SeatsDrawn) for event in events)
    assert evening.state.seating.seat_of[1] == OWN


@WAYS
def test_a_taken_seat_gives_a_drawn_one_where_others_sit_but_none_in_dispute_or_breaking(
    way: str,
) -> None:
    evening = taken(6, 5, 2, 1)
    evening.tell(hold_table(evening.state, 4))
    evening.tell(break_out_of_turn(evening.state, 3, "break"))
    assert {drawn_table(evening, way, seed) for seed in SEEDS} <= {1, 2}
    evening.tell(back(evening, way, "seed"))
    assert 1 in evening.state.seating.seat_of


@WAYS
def test_nobody_goes_back_to_a_table_that_breaks(way: str) -> None:
    evening = one_out(4, 3, 5)
    evening.tell(break_out_of_turn(evening.state, 1, "break"))
    assert {drawn_table(evening, way, seed) for seed in SEEDS} <= {2, 3}
    with pytest.raises(Refusal, match="table_breaks"):
        back(evening, way, "seed", OWN)


@WAYS
def test_who_is_to_be_kept_apart_from_somebody_is_not_drawn_to_his_table(way: str) -> None:
    evening = taken(4, 2, 3)
    at_two = evening.state.seating.at_table(2)[0]
    evening.tell([PairParted(1, at_two, apart=True)])
    assert 2 not in {drawn_table(evening, way, seed) for seed in SEEDS}


@WAYS
def test_a_typed_seat_overrules_the_own_one_and_the_draw(way: str) -> None:
    evening = taken(4, 3)
    evening.tell(back(evening, way, "seed", Seat(2, 9)))
    assert evening.state.seating.seat_of[1] == Seat(2, 9)


@WAYS
def test_a_typed_seat_at_a_table_on_hold_is_refused_but_one_s_own_is_not(way: str) -> None:
    evening = one_out(4, 3)
    evening.tell(hold_table(evening.state, 2))
    with pytest.raises(Refusal, match="table_on_hold"):
        back(evening, way, "seed", Seat(2, 9))
    evening = one_out(4, 3)
    evening.tell(hold_table(evening.state, 1))
    assert reinstate(evening.state, 1, OWN)[1] == SeatGiven(1, OWN)


def test_the_seat_that_the_right_player_leaves_may_be_drawn() -> None:
    evening = taken(9)
    evening.enter(1)
    evening.tell([SeatsDrawn("by hand", (DrawnSeat(11, Seat(2, 1)),))])
    evening.bust(11)
    freed = evening.state.seating.seat_of[2]
    assert {drawn_table(evening, "wrong player", seed) for seed in SEEDS} == {1}
    evening.tell(pass_on(evening.state, 1, 2, seed="seed"))
    assert evening.state.seating.seat_of[1] == freed


def test_without_a_free_seat_nobody_comes_back() -> None:
    evening = Evening(tables=1)
    evening.enter(6)
    evening.seat()
    evening.bust(1)
    evening.enter(1)
    evening.seat()
    with pytest.raises(Refusal) as refused:
        reinstate(evening.state, 1, seed="seed")
    assert refused.value == Refusal("not_enough_seats", free=0, waiting=1)

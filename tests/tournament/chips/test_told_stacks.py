"""A stack that was told follows every act that changes its player's chips."""

from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.table.chips.counting import chip_drift, count_chips, report_stacks, reported_stack
from tdapp.table.chips.moving import put_in, take_out
from tdapp.table.chips.race import Holding
from tdapp.table.chips.racing import race_chips
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.tournament.chips import race_of
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.payouts.restating import with_pool_restated
from tdapp.tournament.sales.refunding import void_in_play
from tests.tournament.evening import SMALL, Evening, canberra, refused, seated

ONE = 1
HOUSES = ("adelaide", "crown", "open", "star", "tasmania")


def told(evening: Evening, entry: int = ONE) -> int | None:
    """The stack that is told of an entry in play."""
    found = reported_stack(evening.state, entry, evening.now)
    return None if found is None else found.chips


def given_chips(evening: Evening, chips: int) -> int:
    evening.tell(put_in(evening.state, [Lot(25, chips)], ChipCause.SHORT_STACK, entry=ONE))
    return 25 * chips


def loses_chips(evening: Evening, chips: int) -> int:
    evening.tell(take_out(evening.state, [Lot(25, chips)], ChipCause.POCKETED, entry=ONE))
    return -25 * chips


def races(evening: Evening, chips: int) -> int:
    """Six of 25 and so many more become hundreds; alone in the race, odd ones go to him."""
    seat = evening.state.seating.seat_of[ONE]
    race = race_of(evening.state, seat.table, 25, 100, [Holding(seat.seat, chips)])
    before = evening.state.chips.net
    evening.tell(race_chips(evening.state, seat.table, race, None, f"race {chips}"))
    return evening.state.chips.net - before


def goes_and_is_back(evening: Evening, chips: int) -> int:
    evening.tell(leave(evening.state, ONE, Departure.WITHDRAWN, chips, evening.now))
    assert told(evening) is None
    evening.tell(reinstate(evening.state, ONE))
    return 0


def is_taken_for_another(evening: Evening, chips: int) -> int:
    """The wrong player was out, then is only out of chips, and each time has them after all."""
    evening.tell(bust(evening.state, ONE, evening.now, declined=True))
    evening.tell(pass_on(evening.state, ONE, 2 + chips % 2))
    evening.tell(reinstate(evening.state, 2 + chips % 2))
    evening.tell(bust(evening.state, ONE, evening.now))
    assert told(evening) == 0
    evening.tell(reinstate(evening.state, ONE))
    return 0


ACTS = (given_chips, loses_chips, goes_and_is_back, is_taken_for_another)


@given(
    house=st.sampled_from(HOUSES),
    acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(1, 40)), max_size=6),
    raced=st.none() | st.integers(1, 40),
)
def test_a_told_stack_is_what_was_told_and_all_that_was_done_since(
    house: str, acts: list[tuple[Callable[[Evening, int], int], int]], raced: int | None
) -> None:
    evening = seated(4, replace(SMALL, rules=canberra(house).rules))
    evening.start()
    evening.tell(report_stacks(evening.state, [(ONE, 8_000)], evening.now))
    stack = 8_000 + sum(act(evening, chips) for act, chips in acts)
    assert told(evening) == stack
    if raced is not None:
        stack += races(evening, raced)
    assert told(evening) == stack
    evening.rebuy(ONE)
    assert told(evening) == stack + 9_000
    assert all(told(evening, other) is None for other in (2, 3, 4))


def test_no_more_is_taken_than_was_told() -> None:
    evening = seated(3)
    evening.tell(report_stacks(evening.state, [(ONE, 300)], evening.now))
    taking = ([Lot(100, 4)], ChipCause.POCKETED)
    why = Refusal("more_than_the_stack", entry=ONE, chips=400, stack=300)
    assert refused(evening, take_out, *taking, entry=ONE) == why
    evening.tell(take_out(evening.state, *taking, entry=2))
    evening.tell(report_stacks(evening.state, [(ONE, 400)], evening.now))
    evening.tell(take_out(evening.state, *taking, entry=ONE))
    assert told(evening) == 0


def test_a_race_of_more_than_was_told_leaves_what_was_given() -> None:
    evening = seated(3)
    evening.tell(report_stacks(evening.state, [(ONE, 100)], evening.now))
    races(evening, 16)
    assert told(evening) == 400


def test_nothing_is_told_of_an_entry_that_is_void() -> None:
    evening = seated(3)
    evening.start()
    evening.tell(report_stacks(evening.state, [(ONE, 100)], evening.now))
    evening.tell(with_pool_restated(evening.state, void_in_play(evening.state, ONE)))
    assert not len(evening.state.chips.stacks)


@pytest.mark.parametrize(("found", "cause"), [(500, ChipCause.FOUND), (-500, ChipCause.MISSING)])
def test_chips_that_a_count_found_too_many_or_too_few_are_explained_by_an_act(
    found: int, cause: ChipCause
) -> None:
    evening = seated(3)
    evening.tell(count_chips(evening.state, 30_000 + found, evening.now))
    act, other = (put_in, take_out) if found > 0 else (take_out, put_in)
    evening.tell(act(evening.state, [Lot(100, 2)], cause))
    assert chip_drift(evening.state) == (300 if found > 0 else -300)
    evening.tell(other(evening.state, [Lot(100, 1)], cause))
    evening.tell(act(evening.state, [Lot(100, 9)], cause))
    assert chip_drift(evening.state) == 0
    evening.tell(count_chips(evening.state, evening.state.chips_in_play + 5, evening.now))
    assert chip_drift(evening.state) == 5

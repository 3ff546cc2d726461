"""Whoever is away pays his antes and blinds, in hands or in whole orbits, and never more."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.button import Basis, NextHand, next_hand
from tdapp.table.geometry.posting import (
    ForcedBet,
    MissedBlinds,
    PostedChips,
    PostedLine,
    Stakes,
    orbits,
    owed,
    posted,
    taken,
)
from tdapp.table.geometry.table import ButtonPosition, Table
from tests.rules_doc import rule


def stakes(small: int, big: int, ante: int = 0, *, one_pays: bool = False) -> Stakes:
    return Stakes(Chips(small), Chips(big), Chips(ante), one_pays)


def due(ante: int = 0, small: int = 0, big: int = 0) -> PostedChips:
    return PostedChips(Chips(ante), Chips(small), Chips(big))


def left(stack: int, *missed: MissedBlinds) -> int:
    return stack - sum(line.paid for line in posted(Chips(stack), missed))


@rule("STAR", "28.5.10.1")
def test_an_absent_seat_pays_what_it_owes_in_each_hand() -> None:
    """Antes and blinds are deducted from an absent player for each round that he misses."""
    level = stakes(100, 200, 25)
    hand = next_hand(Table(9, frozenset({1, 2, 4, 7}), ButtonPosition(7, 1, 2)))

    assert {seat: owed(level, hand, seat) for seat in (1, 2, 4, 7)} == {
        1: due(25),
        2: due(25, small=100),
        4: due(25, big=200),
        7: due(25),
    }


def test_an_ante_that_one_pays_for_all_is_the_big_blinds() -> None:
    hand = next_hand(Table(9, frozenset({1, 2, 4, 7}), ButtonPosition(7, 1, 2)))
    level = stakes(500, 1_000, 1_000, one_pays=True)

    assert owed(level, hand, 4) == due(1_000, big=1_000)
    assert owed(level, hand, 2) == due(small=500)
    assert owed(level, hand, 1) == due()


def test_a_dead_small_blind_and_who_sits_out_pay_nothing() -> None:
    hand = NextHand(Basis.BLINDS, 1, 2, 3, dead_small_blind=True, sits_out=frozenset({2}))

    assert owed(stakes(100, 200, 25), hand, 2) == due()


@pytest.mark.parametrize(("stack", "paid"), [(900, (0, 900)), (1_500, (500, 1_000))])
def test_a_short_big_blind_pays_the_blind_before_the_ante_for_all(
    stack: int, paid: tuple[int, int]
) -> None:
    level = stakes(500, 1_000, 1_000, one_pays=True)
    ante, big = paid

    assert taken(Chips(stack), due(1_000, big=1_000), level) == due(ante, big=big)


def test_a_short_stack_pays_its_own_ante_before_the_blind() -> None:
    assert taken(Chips(120), due(25, big=200), stakes(100, 200, 25)) == due(25, big=95)


@rule("ADELAIDE", "93")
def test_an_absent_stack_is_posted_from_until_it_is_gone() -> None:
    """Blinds, and antes if used, are posted for who is not there until the stack is exhausted."""
    level = stakes(100, 200, 25)

    assert [left(1_200, orbits(4, level, 9, times)) for times in range(4)] == [1_200, 675, 150, 0]
    assert left(1_200, orbits(4, stakes(100, 200, 200, one_pays=True), 9)) == 700


def test_each_line_says_what_was_due_and_how_much_of_it_was_there() -> None:
    early = MissedBlinds(2, stakes(100, 200, 25), 7, 1, 1)
    late = MissedBlinds(3, stakes(200, 400), 3, 0, 1)

    assert posted(Chips(775), (early, late)) == (
        PostedLine(2, ForcedBet.ANTE, 7, Chips(25), Chips(175)),
        PostedLine(2, ForcedBet.SMALL_BLIND, 1, Chips(100), Chips(100)),
        PostedLine(2, ForcedBet.BIG_BLIND, 1, Chips(200), Chips(200)),
        PostedLine(3, ForcedBet.BIG_BLIND, 1, Chips(400), Chips(300)),
    )


def test_who_pays_the_ante_for_all_pays_it_once_a_big_blind_and_after_it() -> None:
    missed = MissedBlinds(9, stakes(500, 1_000, 1_000, one_pays=True), 12, 1, 1)

    assert posted(Chips(1_800), [missed]) == (
        PostedLine(9, ForcedBet.SMALL_BLIND, 1, Chips(500), Chips(500)),
        PostedLine(9, ForcedBet.BIG_BLIND, 1, Chips(1_000), Chips(1_000)),
        PostedLine(9, ForcedBet.ANTE, 1, Chips(1_000), Chips(300)),
    )


def test_without_the_button_a_hand_cannot_be_counted() -> None:
    with pytest.raises(Refusal) as refused:
        owed(stakes(100, 200), NextHand(Basis.COUNTS), 5)
    assert refused.value == Refusal("button_unknown", seat=5)


chips = st.integers(0, 10_000)
MANY = 1_000_000


@given(stack=chips, ante=chips, small=chips, big=chips, one_pays=st.booleans())
def test_never_more_is_taken_than_is_owed_or_there(
    stack: int, ante: int, small: int, big: int, *, one_pays: bool
) -> None:
    wanted = due(ante, small, big)
    paid = taken(Chips(stack), wanted, stakes(small, big, ante, one_pays=one_pays))

    assert paid.total == min(stack, wanted.total)
    assert paid.ante <= ante
    assert paid.small_blind <= small
    assert paid.big_blind <= big


@given(ante=chips, players=st.integers(2, 10), one_pays=st.booleans())
def test_an_orbit_costs_what_its_hands_cost(ante: int, players: int, *, one_pays: bool) -> None:
    level = stakes(100, 200, ante, one_pays=one_pays)
    table = Table(10, frozenset(range(1, players + 1)), ButtonPosition(1))
    total = 0
    for _ in range(players):
        hand = next_hand(table)
        total += owed(level, hand, 1).total
        table = Table(10, table.occupied, hand.position)

    assert left(MANY, orbits(1, level, players)) == MANY - total


@given(
    stack=chips,
    levels=st.lists(
        st.builds(
            MissedBlinds,
            st.integers(1, 40),
            st.builds(Stakes, chips, chips, chips, st.booleans()),
            *[st.integers(0, 30)] * 3,
        )
    ),
)
def test_a_stack_pays_all_that_is_due_or_all_that_it_has(
    stack: int, levels: list[MissedBlinds]
) -> None:
    lines = posted(Chips(stack), levels)
    wanted = sum(line.times * line.each for line in lines)

    assert sum(line.paid for line in lines) == min(stack, wanted)
    short = [line for line in lines if line.paid < line.times * line.each]
    assert all(not line.paid for line in short[1:])

"""The chip race: odd chips of a table are drawn for with cards, and nobody is raced out."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import gcd

from tdapp.core.draw import shuffled
from tdapp.core.refusal import Refusal

DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
"""Cards by name, lowest first: ranks first, then clubs, diamonds, hearts, spades."""

STRENGTH = {card: place for place, card in enumerate(DECK)}
Hands = Mapping[int, Sequence[str]]
"""Seat number to the cards that lie before it."""


class ChipRounding(Enum):
    """How many new chips the odd old ones are worth."""

    NEAREST_HALF_UP = "nearest_half_up"
    ALWAYS_UP = "always_up"


def new_chips(value: int, denomination: int, rounding: ChipRounding) -> int:
    """How many chips of `denomination` are raced for with odd chips worth `value`."""
    if rounding is ChipRounding.ALWAYS_UP:
        return -(-value // denomination)
    return (2 * value + denomination) // (2 * denomination)


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has of the chips that leave play (`old` of them), and whether of others too."""

    seat: int
    old: int
    has_others: bool = True


@dataclass(frozen=True, slots=True)
class Race:
    """The exchange at one table from chips of `old` to chips of `new`."""

    old: int
    new: int
    holdings: tuple[Holding, ...]
    rounding: ChipRounding = ChipRounding.NEAREST_HALF_UP

    @property
    def odd(self) -> dict[int, int]:
        """Seat to the chips that cannot be exchanged at par, from seat 1 on: a card for each."""
        whole = self.new // gcd(self.old, self.new)
        ordered = sorted(self.holdings, key=lambda one: one.seat)
        return {one.seat: one.old % whole for one in ordered if one.old % whole}

    @property
    def prizes(self) -> int:
        """New chips to be won: by the rule, at most one for each seat in the race."""
        odd = self.odd
        return min(len(odd), new_chips(self.old * sum(odd.values()), self.new, self.rounding))

    def at_par(self, seat: int) -> int:
        """New chips that a seat is given for its whole groups of old ones."""
        held = next(one.old for one in self.holdings if one.seat == seat)
        return (held - self.odd.get(seat, 0)) * self.old // self.new


@dataclass(frozen=True, slots=True)
class RaceResult:
    """Who won a chip, best card first, and who got one only to stay in; new chips by seat."""

    winners: tuple[int, ...]
    kept_in: tuple[int, ...]
    given: Mapping[int, int]
    change: int
    """What it adds to the chips in play, in value."""


def deal(race: Race, seed: str) -> dict[int, tuple[str, ...]]:
    """Cards from a shuffled deck, a card an odd chip: all of seat 1 first, then the next seat.

    Refuses ``too_many_cards`` where one deck does not reach.
    """
    wanted = sum(race.odd.values())
    if wanted > len(DECK):
        raise Refusal("too_many_cards", cards=wanted)
    cards = iter(shuffled(DECK, seed))
    return {seat: tuple(next(cards) for _ in range(count)) for seat, count in race.odd.items()}


def decide(race: Race, hands: Hands) -> RaceResult:
    """Give the chips to the highest cards, at most one to a seat; who has no chip left gets one.

    Refuses ``wrong_cards`` where a seat has another number of cards than odd chips, and where a
    card is none or lies twice.
    """
    _must_be_dealt(race, hands)
    best = sorted(race.odd, key=lambda seat: -max(STRENGTH[card] for card in hands[seat]))
    winners = tuple(best[: race.prizes])
    kept_in = tuple(_raced_out(race, winners))
    given = {
        one.seat: race.at_par(one.seat) + (one.seat in winners or one.seat in kept_in)
        for one in sorted(race.holdings, key=lambda one: one.seat)
    }
    held = race.old * sum(one.old for one in race.holdings)
    return RaceResult(winners, kept_in, given, race.new * sum(given.values()) - held)


def _raced_out(race: Race, winners: Sequence[int]) -> Iterator[int]:
    for one in sorted(race.holdings, key=lambda one: one.seat):
        lost = one.old and one.seat not in winners and not race.at_par(one.seat)
        if lost and not one.has_others:
            yield one.seat


def _must_be_dealt(race: Race, hands: Hands) -> None:
    dealt: set[str] = set()
    odd = race.odd
    for seat in sorted(odd.keys() | hands.keys()):
        cards = set(hands.get(seat, ()))
        right = len(hands.get(seat, ())) == len(cards) == odd.get(seat, 0)
        if not right or cards - STRENGTH.keys() or cards & dealt:
            raise Refusal("wrong_cards", seat=seat, cards=odd.get(seat, 0))
        dealt |= cards

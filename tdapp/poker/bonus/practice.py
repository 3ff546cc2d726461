"""Rounds of Texas Hold'em Bonus dealt from a seed, and played by a stated strategy.

The strategy: fold a deuce with a 3 to a 7 of another suit, and bet on all else before the flop.
After the flop and the turn, bet with a pair or a flush that takes one of the own cards, else check.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from math import sqrt

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.progressive import JackpotLine, jackpot_paid
from tdapp.poker.bonus.round import (
    BOARD,
    HOLE,
    BonusBox,
    BonusChoice,
    BonusRound,
    BonusStage,
    deal,
    decide,
    place_wagers,
    reveal,
)
from tdapp.poker.bonus.settling import BonusLine, hole_pay, settled
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import Card, Deck, rank_of, suit_of
from tdapp.poker.dealing import Pack, new_pack
from tdapp.poker.round.state import Hand
from tdapp.rules.bonus_rules import BonusRules
from tdapp.rules.play_rules import PlayRules

VARIANT = "bonus"
RANKS_AS = "holdem"
SEVEN = 5
"""The rank of a seven."""


class BonusPlayed(msgspec.Struct, frozen=True):
    """A round that was dealt and played to its end: the wagers settled and the jackpot paid."""

    end: BonusRound
    lines: Sequence[BonusLine]
    jackpot: Sequence[JackpotLine]


def bonus_table(rules: PlayRules, sign: BonusSign, players: int, box: BonusBox) -> BonusRound:
    """A round with the same wagers at each of the first places.

    Refuses ``game_not_offered``, ``too_many_places`` and as `place_wagers` does.
    """
    if rules.bonus is None:
        raise Refusal("game_not_offered", game=VARIANT)
    most = min(sign.places, max(rules.bonus.places))
    if players > most:
        raise Refusal("too_many_places", players=players, most=most)
    round_ = BonusRound(rules.bonus, rules.order_of(Deck.FULL, RANKS_AS), sign)
    for place in range(1, players + 1):
        round_ = place_wagers(round_, place, box)
    return round_


def played(table: BonusRound, seed: str, pool: int = 0, *, shuffler: bool = True) -> BonusPlayed:
    """Deal a table from a seed, play it by the strategy and settle it; `pool` is in cents."""
    round_ = dealt(table, new_pack(Deck.FULL, seed), shuffler=shuffler)
    while round_.stage is not BonusStage.SETTLE:
        for place in round_.owed:
            round_ = decide(round_, place, choice(round_, place))
        round_ = reveal(round_)
    return BonusPlayed(round_, settled(round_), jackpot_paid(round_, pool))


def dealt(table: BonusRound, pack: Pack, *, shuffler: bool) -> BonusRound:
    """The cards from a pack: the board first, then the dealer, then from the dealer's left.

    Of a shuffling device two at a time (7.2); of a shoe one at a time (7.3). The board's stack of
    five is spread with its top card, the last dealt, as the river (7.2.2, P77).
    """
    cards, places = pack.cards, sorted(table.boxes)
    seats = [0, *places]
    own = _in_pairs if shuffler else _in_turns
    hands = own(cards[BOARD : BOARD + HOLE * len(seats)], seats)
    dealer = hands.pop(0)
    return deal(table, cards[:BOARD], dealer, hands)


def _in_pairs(cards: Sequence[Card], seats: Sequence[int]) -> dict[int, Hand]:
    return {one: tuple(cards[HOLE * at : HOLE * (at + 1)]) for at, one in enumerate(seats)}


def _in_turns(cards: Sequence[Card], seats: Sequence[int]) -> dict[int, Hand]:
    return {one: tuple(cards[at :: len(seats)]) for at, one in enumerate(seats)}


def choice(round_: BonusRound, place: int) -> BonusChoice:
    """What the strategy does there."""
    low, high = sorted(round_.at(place).hole)
    if round_.stage is BonusStage.FLOP:
        weak = rank_of(low) == 0 and 0 < rank_of(high) <= SEVEN and suit_of(low) != suit_of(high)
        return BonusChoice.FOLD if weak else BonusChoice.BET
    seen = round_.board[: 3 if round_.stage is BonusStage.TURN else 4]
    on_board = [rank_of(one) for one in seen]
    paired = rank_of(low) == rank_of(high) or {rank_of(low), rank_of(high)} & {*on_board}
    suits = [suit_of(one) for one in (*seen, low, high)]
    flushed = max(suits.count(suit_of(one)) for one in (low, high)) >= BOARD
    return BonusChoice.BET if paired or flushed else BonusChoice.CHECK


class BonusEdge(msgspec.Struct, frozen=True):
    """What the house wins of each Ante on average, as a share of it, with its standard error.

    A round counts once, whatever the number of its places, since these share the board.
    """

    rounds: int
    share: float
    error: float


def edge(shares: Iterable[float]) -> BonusEdge:
    """The average of what each round gave, by its Antes, and the standard error of that."""
    found = [*shares]
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(len(found) - 1, 1)
    return BonusEdge(len(found), mean, sqrt(spread / len(found)))


def won_of_antes(round_: BonusPlayed, areas: Iterable[str]) -> float:
    """What the house won on some wagers of a round, as a share of its Antes."""
    antes = sum(box.ante for box in round_.end.boxes.values())
    return -sum(line.net for line in round_.lines if line.area in areas) / antes


def ante_bonus_return(rules: BonusRules) -> Fraction:
    """What an Ante Bonus returns that is never folded, exactly: over all pairs of hole cards."""
    pays = [hole_pay(rules.ante_bonus, two) for two in combinations(Deck.FULL.cards, HOLE)]
    return Fraction(sum(-1 if pay is None else pay.odds for pay in pays), len(pays))

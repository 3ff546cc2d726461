"""How the hands of a game are read: one reader for each thing that wins a share of the pot."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tdapp.poker.cards import Card, Deck
from tdapp.poker.ranking.best_five import BestFive, best_deuce_low, best_five, best_low
from tdapp.poker.ranking.lows import badugi, badugi_ranks, eight_or_better, low_ranks
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.ranking.two_and_three import two_and_three, two_and_three_low
from tdapp.poker.variants.variant import Ranking, Uses, Variant
from tdapp.rules.hand_order import Category, HandOrder

Cards = Sequence[Card]


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads hole cards and a board.

    `strength`: more is better, 0 is no hand at all. `name` says what a strength is.
    """

    strength: Callable[[Cards, Cards], int]
    name: Callable[[int], HandName | None]

    def best(self, hands: Mapping[int, Cards], board: Cards) -> Sequence[int]:
        """Who has the best of these hands, in their order; nobody where none counts."""
        found = {player: self.strength(hand, board) for player, hand in hands.items()}
        top = max(found.values(), default=0)
        return [player for player, one in found.items() if one == top] if top else []


def reader(variant: Variant, ranking: Ranking, order: HandOrder) -> Reader:
    """The reader of a game's ranking on a house's deck."""
    both, deck = variant.uses is Uses.TWO_AND_THREE, Deck(order.deck)
    match ranking:
        case Ranking.HIGH:
            return _of_five(best_five(order), both=both)
        case Ranking.ACE_TO_FIVE:
            return _of_five(best_low(deck), both=both)
        case Ranking.DEUCE_TO_SEVEN:
            return _of_five(best_deuce_low(deck), both=both)
        case Ranking.EIGHT_OR_BETTER:
            low = two_and_three_low if both else _any(eight_or_better)
            return Reader(low, _by_ranks(low_ranks))
        case Ranking.BADUGI:
            return Reader(_any(badugi), _by_ranks(badugi_ranks))


def _by_ranks(ranks: Callable[[int], tuple[int, ...]]) -> Callable[[int], HandName | None]:
    return lambda it: HandName(Category.HIGH_CARD, ranks(it)) if it else None


def _of_five(tables: BestFive, *, both: bool) -> Reader:
    return Reader(two_and_three(tables) if both else _any(tables.of), tables.name)


def _any(of: Callable[[Cards], int]) -> Callable[[Cards, Cards], int]:
    return lambda hole, board: of((*hole, *board))

"""Whether a hand wins what a jackpot advertises: of a kind, a bad beat, the best of a window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import ACE, Card, rank_of
from tdapp.poker.ranking.best_five import BestFive, best_five
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.variants.variant import Uses
from tdapp.rules.hand_order import Category, HandOrder
from tdapp.rules.jackpot_rules import CardsUsed, ClaimRules, JackpotHand
from tdapp.rules.rule import Answer

Cards = Sequence[Card]
HOLE, FLOP, FIVE = 2, 3, 5

CATEGORY = {
    JackpotHand.ROYAL_FLUSH: Category.STRAIGHT_FLUSH,
    JackpotHand.STRAIGHT_FLUSH: Category.STRAIGHT_FLUSH,
    JackpotHand.FOUR_OF_A_KIND: Category.FOUR_OF_A_KIND,
    JackpotHand.FULL_HOUSE: Category.FULL_HOUSE,
    JackpotHand.FLUSH: Category.FLUSH,
}


@dataclass(frozen=True, slots=True)
class HandReading:
    """How hands of a table are read: the order of its deck, and which cards its game uses."""

    order: HandOrder
    uses: Uses = Uses.ANY

    @property
    def tables(self) -> BestFive:
        """The strengths of the order."""
        return best_five(self.order)

    def fives(self, cards: CardsUsed, hole: Cards, board: Cards) -> Iterator[Cards]:
        """The five cards that may make a hand."""
        if cards is CardsUsed.HOLE_AND_FLOP:
            yield from [(*hole, *board[:FLOP])] if len(hole) == HOLE and len(board) >= FLOP else []
        elif cards is CardsUsed.HOLE_AND_BOARD or self.uses is Uses.TWO_AND_THREE:
            threes = list(combinations(board, FLOP))
            yield from ((*two, *it) for two in combinations(hole, HOLE) for it in threes)
        else:
            yield from combinations((*hole, *board), FIVE)

    def strength(self, cards: CardsUsed, hole: Cards, board: Cards) -> int:
        """The strength of the best hand of the cards that count; 0 where these are too few."""
        fives = self.fives(cards, hole, board)
        return max((self.tables.five(*five) for five in fives), default=0)


@dataclass(frozen=True, slots=True)
class ClaimedHand:
    """A hand as it lies on the table, corrected if there was an error, with each board dealt."""

    hole: Cards
    boards: Sequence[Cards]
    folded: bool = False
    tabled: bool = True


def must_win(
    rules: ClaimRules,
    reading: HandReading,
    hand: JackpotHand,
    cards: CardsUsed,
    claimed: ClaimedHand,
) -> None:
    """Refuse a claim of a hand that is out of the game, face down, or another than is advertised.

    Codes: ``jackpot_hand_folded`` (STAR 30.9, CROWN 17.5.6, ADELAIDE 124),
    ``jackpot_hand_face_down`` (STAR 30.10) and ``jackpot_hand_other`` (STAR 30.8, CROWN 17.5.7).
    What a bad beat lacks, `lacks` says.
    """
    if claimed.folded and rules.folded.answer is Answer.NO:
        raise Refusal("jackpot_hand_folded", rule=rules.folded.rule)
    if rules.tabled and not claimed.tabled:
        raise Refusal("jackpot_hand_face_down", rule=rules.tabled)
    boards = claimed.boards[:1] if rules.first_flop else claimed.boards
    if not any(is_made(reading, hand, cards, claimed.hole, board) for board in boards):
        raise Refusal("jackpot_hand_other", rule=rules.first_flop or rules.rule)


def is_made(
    reading: HandReading, hand: JackpotHand, cards: CardsUsed, hole: Cards, board: Cards
) -> bool:
    """Whether the best hand of the cards that count is of that kind; a high hand is any.

    A royal flush is no other straight flush, and the other way round.
    """
    strength = reading.strength(cards, hole, board)
    if not strength or hand is JackpotHand.HIGH_HAND:
        return strength > 0
    name = reading.tables.name(strength)
    royal = name.category is Category.STRAIGHT_FLUSH and name.ranks[0] == ACE
    return CATEGORY.get(hand) is name.category and royal is (hand is JackpotHand.ROYAL_FLUSH)


class BeatLack(Enum):
    """What a bad beat lacks."""

    BOARD = "board"
    PLAYERS = "players"
    POT = "pot"
    HAND = "hand"
    HOLE_CARDS = "hole_cards"
    PAIR_IN_HAND = "pair_in_hand"
    NOT_BEATEN = "not_beaten"


@dataclass(frozen=True, slots=True)
class BeatTerms:
    """The `least` hand that has to be beaten, and with how many dealt in, for how many chips.

    Both hole cards play in both hands, where it says `both_cards`; four of a kind takes a pair in
    hand, where it says `pair_in_hand`.
    """

    least: HandName
    both_cards: bool = True
    pair_in_hand: bool = True
    players: int = 0
    pot: int = 0


def lacks(
    terms: BeatTerms,
    reading: HandReading,
    hands: tuple[Cards, Cards],
    board: Cards,
    *,
    dealt: int,
    pot: int,
) -> Iterator[BeatLack]:
    """What a bad beat lacks: `hands` are the hole cards of loser and winner, on a whole board."""
    found = (
        (BeatLack.BOARD, len(board) < FIVE),
        (BeatLack.PLAYERS, dealt < terms.players),
        (BeatLack.POT, pot < terms.pot),
    )
    yield from (lack for lack, is_so in found if is_so)
    if len(board) == FIVE:
        yield from _lacks_of_hands(terms, reading, hands, board)


def _lacks_of_hands(
    terms: BeatTerms, reading: HandReading, hands: tuple[Cards, Cards], board: Cards
) -> Iterator[BeatLack]:
    best = [reading.strength(CardsUsed.ANY, hole, board) for hole in hands]
    names = [reading.tables.name(one) for one in best]
    if best[0] >= best[1]:
        yield BeatLack.NOT_BEATEN
    if _is_below(reading.order, names[0], terms.least):
        yield BeatLack.HAND
    if terms.both_cards and best != [
        reading.strength(CardsUsed.HOLE_AND_BOARD, hole, board) for hole in hands
    ]:
        yield BeatLack.HOLE_CARDS
    if terms.pair_in_hand and any(map(_wants_pair, names, hands)):
        yield BeatLack.PAIR_IN_HAND


def _is_below(order: HandOrder, name: HandName, least: HandName) -> bool:
    """Whether a hand is lower than the least one, which may name only the ranks that decide."""
    places = [-order.order.index(one.category) for one in (name, least)]
    return (places[0], name.ranks) < (places[1], least.ranks)


def _wants_pair(name: HandName, hole: Cards) -> bool:
    """Whether it is four of a kind of which fewer than two are in hand."""
    four = name.category is Category.FOUR_OF_A_KIND
    return four and sum(rank_of(one) == name.ranks[0] for one in hole) < HOLE


def fallen(start: int, grown: int, step: int, lowest: int = 0) -> int:
    """The rank of a falling qualifier: one lower for each full `step` that the meter has `grown`.

    >>> fallen(ACE, 4_500_00, 2_000_00) == ACE - 2
    True
    """
    return max(lowest, start - grown // step)


class TiedHands(Enum):
    """Who of equal best hands wins: the first, the last, or all, who share."""

    FIRST = "first"
    LAST = "last"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class HighHandShown:
    """A hand that was shown: its strength, and when its round ended, whenever it was entered."""

    table: int
    seat: int
    strength: int
    ended_us: int


def high_hands(
    shown: Sequence[HighHandShown], begin_us: int, end_us: int, tied: TiedHands
) -> list[HighHandShown]:
    """The winners of a window from its begin up to, and without, its end; none without a hand.

    >>> early, late = (HighHandShown(7, seat, 900, us) for seat, us in ((3, 10), (5, 20)))
    >>> [one.seat for one in high_hands([late, early], 10, 20, TiedHands.SHARE)]
    [3]
    """
    within = [one for one in shown if begin_us <= one.ended_us < end_us]
    best = max((one.strength for one in within), default=0)
    leading = sorted((one for one in within if one.strength == best), key=lambda one: one.ended_us)
    kept = {
        TiedHands.FIRST: slice(1),
        TiedHands.LAST: slice(-1, None),
        TiedHands.SHARE: slice(None),
    }
    return leading[kept[tied]]

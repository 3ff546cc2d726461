"""Who opens a betting round (STAR 14-23, CROWN 9-12, TAS B11, C12, ADELAIDE 16-22)."""

from collections import Counter

from tdapp.poker.cards import UNKNOWN, Card, rank_of, suit_of
from tdapp.poker.ranking.best_five import best_five, best_low
from tdapp.poker.ranking.sums import FIVE
from tdapp.poker.round.ruled_course import opens_by_ruling
from tdapp.poker.round.state import Round
from tdapp.poker.variants.variant import Opener
from tdapp.rules.dealing_rules import OpeningCard, Tie


def opener(round_: Round) -> int:
    """The player who opens this street's betting, before those who are out or all-in are passed."""
    ruled = opens_by_ruling(round_)
    if ruled is not None:
        return ruled
    match round_.now.opener:
        case Opener.LEFT_OF_BLINDS:
            return round_.setup.first
        case Opener.LEFT_OF_BUTTON:
            return 0
        case Opener.CARD_SHOWING:
            return _by_card(round_)
        case Opener.HAND_SHOWING:
            return _by_hand(round_)


def _by_card(round_: Round) -> int:
    """The lowest card showing, or the highest, by the house; in razz it is the other way round."""
    stud, low = round_.setup.rules.stud, round_.setup.variant.is_low
    highest = (stud.first is OpeningCard.HIGHEST) is not low
    sign = 1 if highest else -1
    suits = stud.tie is Tie.SUIT

    def showing(player: int) -> tuple[int, int]:
        card = round_.up[player][-1]
        return sign * _rank(card, ace_low=low), sign * suit_of(card) * suits

    stakes = round_.betting.stakes
    with_chips = [it for it in _seen(round_) if stakes[it].stack]
    return max(with_chips, key=showing, default=0)


def _by_hand(round_: Round) -> int:
    """The highest hand showing, in razz the lowest."""
    stud, low = round_.setup.rules.stud, round_.setup.variant.is_low
    sign = -1 if low else 1
    tables = best_low(round_.setup.deck) if low else best_five(round_.setup.rules.order)
    shared = round_.boards[0] if stud.community_opens and UNKNOWN not in round_.boards[0] else ()

    def showing(player: int) -> tuple[list[int], int]:
        cards = round_.up[player] + shared
        if len(cards) == FIVE:
            return [tables.five(*cards)], 0
        counted = Counter(_rank(card, ace_low=low) for card in cards)
        groups = sorted(((many, rank) for rank, many in counted.items()), reverse=True)
        suit = max(suit_of(card) for card in cards if _rank(card, ace_low=low) == groups[0][1])
        shape = [sign * many for many, _ in groups] + [sign * rank for _, rank in groups]
        return shape, sign * suit * (stud.tie_of_hands is Tie.SUIT)

    return max(_seen(round_), key=showing, default=0)


def _seen(round_: Round) -> list[int]:
    """Who has a hand of which every card that is up was seen."""
    return [it for it in round_.live if UNKNOWN not in round_.up[it]]


def _rank(card: Card, *, ace_low: bool) -> int:
    return (rank_of(card) + 1) % 13 if ace_low else rank_of(card)

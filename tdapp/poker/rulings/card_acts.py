"""What a ruling does to the cards of a round: swapped, set aside, taken back into the stub."""

from collections.abc import Sequence
from operator import add

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Stake, with_one
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import check_may_come


def swapped(round_: Round, player: int, exposed: Card, instead: Card = UNKNOWN) -> Round:
    """An exposed card for the one that was to be burnt first; it is out of play from now on.

    Refuses ``not_in_hand``, and `instead` as cards that are dealt.
    """
    hand = round_.down[player]
    place = exposed if exposed in hand else UNKNOWN
    if place not in hand:
        raise Refusal("not_in_hand", cards=texts_of([exposed]))
    check_may_come(round_, [instead])
    at = hand.index(place)
    down = with_one(round_.down, player, with_one(hand, at, instead))
    return replace(round_, down=down, thrown=(*round_.thrown, exposed))


def set_aside(round_: Round, cards: Sequence[Card]) -> Round:
    """Cards that were seen are out of the stub; refuses them as cards that are dealt."""
    check_may_come(round_, cards)
    return replace(round_, thrown=(*round_.thrown, *cards))


def set_aside_back(round_: Round, cards: Sequence[Card]) -> Round:
    """Cards that were set aside are shuffled into the stub; refuses ``not_set_aside``."""
    return replace(round_, thrown=_taken_from(round_.thrown, cards))


def burn_set_aside(round_: Round, card: Card) -> Round:
    """A card that was set aside is the burn of this street.

    Refuses ``not_set_aside``, and ``nothing_burnt`` where that burn is known.
    """
    thrown = _taken_from(round_.thrown, [card])
    if UNKNOWN not in round_.burnt[-1:]:
        raise Refusal("nothing_burnt")
    return replace(round_, thrown=thrown, burnt=(*round_.burnt[:-1], card))


def board_back(round_: Round) -> Round:
    """This street's community cards go back and are owed again, with the bets made on them.

    Folds stand. Refuses ``no_board_to_take_back`` where none was turned, or on a first street.
    """
    before = sum(street.community for street in round_.setup.variant.streets[: round_.street])
    turned = [len(board) - before for board in round_.boards]
    if round_.phase not in {Phase.DEAL, Phase.BET} or not any(turned) or not round_.street:
        raise Refusal("no_board_to_take_back", phase=round_.phase.value)
    betting = round_.betting
    if round_.phase is Phase.BET:
        stakes = tuple(Stake(one.most, 0, one.paid, one.live) for one in betting.stakes)
        betting = replace(betting, stakes=stakes, queue=())
    return replace(
        round_,
        phase=Phase.DEAL,
        betting=betting,
        boards=tuple(board[:before] for board in round_.boards),
        owed_board=tuple(map(add, round_.owed_board, turned)),
    )


def turned_is_burnt(round_: Round) -> Round:
    """The community card of this street is its burn, and another is owed; refuses as above."""
    after = board_back(round_)
    turned = round_.boards[0][len(after.boards[0]) :]
    return replace(after, burnt=(*after.burnt[:-1], *turned))


def burn_back(round_: Round) -> Round:
    """The last burn goes back into the stub: another takes its place."""
    return replace(round_, burnt=(*round_.burnt[:-1], UNKNOWN) if round_.burnt else ())


def _taken_from(thrown: Hand, cards: Sequence[Card]) -> Hand:
    left = list(thrown)
    for one in cards:
        if one not in left:
            raise Refusal("not_set_aside", cards=texts_of([one]))
        left.remove(one)
    return tuple(left)

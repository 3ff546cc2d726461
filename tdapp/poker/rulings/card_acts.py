"""What a ruling does to the cards of a round: swapped, set aside, taken back into the stub."""

from collections.abc import Sequence
from operator import add

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Stake, with_one
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.ruled_course import check_seen, coming, with_ruled
from tdapp.poker.round.state import Aside, Phase, Round
from tdapp.poker.round.stub import check_may_come


def swapped(round_: Round, player: int, exposed: Card, instead: Card = UNKNOWN) -> Round:
    """An exposed card for the one that was to be burnt first; it is out of play from now on.

    Refuses ``not_now`` after the first street, ``not_in_hand``, and a card that lies elsewhere or
    `instead` as cards that are dealt.
    """
    if round_.street:
        raise Refusal("not_now", phase=round_.phase.value)
    hand = round_.down[player]
    place = exposed if exposed in hand else UNKNOWN
    if place not in hand:
        raise Refusal("not_in_hand", cards=texts_of([exposed]))
    if place == UNKNOWN:
        check_may_come(round_, [exposed])
    out = replace(round_, thrown=(*round_.thrown, exposed))
    check_may_come(out, [instead])
    at = hand.index(place)
    return replace(out, down=with_one(out.down, player, with_one(hand, at, instead)))


def set_aside(round_: Round, cards: Sequence[Card]) -> Round:
    """Cards that were seen are out of the stub; refuses them as cards that are dealt."""
    check_may_come(round_, cards)
    return replace(round_, thrown=(*round_.thrown, *cards))


def goes_out(round_: Round, cards: Sequence[Card], back: Aside | None = None) -> Round:
    """Cards that were seen are out of the stub, until they come `back` if they do.

    Refuses them as cards that are dealt.
    """
    out = set_aside(round_, cards)
    return out if back is None else with_ruled(out, aside=(*out.ruled.aside, back))


def next_burn(round_: Round, card: Card) -> Round:
    """A card that is out of the stub is burnt before the next street."""
    return with_ruled(round_, burns=(*round_.ruled.burns, card))


def comes_next(round_: Round, cards: Sequence[Card]) -> Round:
    """Cards that were seen are dealt before any other; refuses them as cards that are dealt."""
    check_seen(round_, cards)
    return with_ruled(round_, comes_next=tuple(dict.fromkeys((*coming(round_), *cards))))


def burnt_at_once(round_: Round, card: Card) -> Round:
    """A card that was seen is burnt; refuses it as a card that is dealt."""
    check_may_come(round_, [card])
    return replace(round_, burnt=(*round_.burnt, card))


def one_more_burnt(round_: Round) -> Round:
    """A burn that the course of the round does not make itself lies with the others."""
    return replace(round_, burnt=(*round_.burnt, UNKNOWN))


def one_less_burnt(round_: Round) -> Round:
    """The burn that was missed does not lie with the others."""
    return replace(round_, burnt=round_.burnt[:-1])


def unburnt(round_: Round, street: int) -> Round:
    """Nothing is burnt before a street."""
    return with_ruled(round_, unburnt=(*round_.ruled.unburnt, street))


def burns_come_again(round_: Round) -> Round:
    """The burns are shuffled for what is still to be dealt; refuses ``not_now``."""
    if round_.phase is not Phase.DEAL:
        raise Refusal("not_now", phase=round_.phase.value)
    return replace(round_, burnt=())


def board_back(round_: Round) -> Round:
    """This street's community cards go back and are owed again, with the bets made on them.

    Folds stand, and what was not entered need not be taken back. Refuses ``no_board_to_take_back``
    where none was turned, on a first street, or where the board is dealt several times.
    """
    before, turned = _turned(round_)
    if not any(turned) and _waits_for_board(round_):
        return round_
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
    if not turned:
        raise Refusal("no_board_to_take_back", phase=round_.phase.value)
    return replace(after, burnt=(*after.burnt[:-1], *turned))


def burn_back(round_: Round) -> Round:
    """The last burn goes back into the stub: another takes its place."""
    return replace(round_, burnt=(*round_.burnt[:-1], UNKNOWN) if round_.burnt else ())


def _turned(round_: Round) -> tuple[int, Sequence[int]]:
    """How many cards a board had before this street, and how many of each were turned on it."""
    streets = round_.setup.variant.streets[: round_.street]
    before = sum(street.community for street in streets)
    nothing = (0,) * len(round_.boards)
    return before, nothing if round_.runs > 1 else [len(one) - before for one in round_.boards]


def _waits_for_board(round_: Round) -> bool:
    """Whether community cards are owed, or will be once somebody has discarded."""
    discards = round_.phase is Phase.DISCARD
    return discards or (round_.street > 0 and round_.runs == 1 and any(round_.owed_board))

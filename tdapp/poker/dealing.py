"""A round dealt by the program: a shuffled pack as a value, and the dealer's next act from it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from tdapp.core.draw import shuffled
from tdapp.poker.cards import UNKNOWN, Deck
from tdapp.poker.play.acts import AnyAct, Burn, Deal, DealBoard, DealKitty
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import due, may_come
from tdapp.poker.showdown.showing import faces_up


class Pack(msgspec.Struct, frozen=True):
    """A pack as it lies, the top card first, by its seed and how often it was shuffled."""

    seed: str
    cards: Hand
    shuffles: int = 1


class NextDeal(NamedTuple):
    """What the dealer does next, and the pack after it."""

    act: AnyAct
    pack: Pack


def new_pack(deck: Deck, seed: str) -> Pack:
    """A pack in the fair order that `seed` draws."""
    return Pack(seed, shuffled(deck.cards, seed))


def next_dealt(round_: Round, pack: Pack) -> NextDeal | None:
    """What the dealer does now, card by card in the house's order; None where a player has to act.

    `pack` is the one that came with the act before.
    """
    if faces_up(round_):
        return None
    if round_.phase is Phase.DEAL and len(pack.cards) < _needed(round_):
        pack = _again(round_, pack)
    if pack.cards and _burns_now(round_):
        return NextDeal(Burn(pack.cards[0]), _without(pack, 1))
    if round_.phase in {Phase.DEAL, Phase.DRAW}:
        return _to_players(round_, pack) or _to_table(round_, pack)
    return None


def _to_players(round_: Round, pack: Pack) -> NextDeal | None:
    """The next player's cards: round by round in the deal, all at once in a draw."""
    now = [due(round_, player) for player in range(round_.setup.players)]
    if not any(now):
        return None
    if round_.phase is Phase.DEAL:
        player = now.index(max(now))
        count = min(round_.setup.rules.at_once, now[player])
        return NextDeal(Deal(player, pack.cards[:count]), _without(pack, count))
    player = next(at for at, owed in enumerate(now) if owed)
    ready, count = _for_draw(round_, pack, player, now[player])
    return NextDeal(Deal(player, ready.cards[:count]), _without(ready, count))


def _for_draw(round_: Round, pack: Pack, player: int, count: int) -> tuple[Pack, int]:
    """The pack, discards shuffled into it where it has run out, and how many are dealt of it."""
    usable = len(pack.cards) - round_.setup.rules.dealing.draws.last_card_too
    if usable >= count:
        return pack, count
    if usable > 0:
        return pack, usable
    return _again(round_, pack, player), count


def _to_table(round_: Round, pack: Pack) -> NextDeal | None:
    if round_.owed_kitty:
        count = round_.owed_kitty
        return NextDeal(DealKitty(pack.cards[:count]), _without(pack, count))
    if not any(round_.owed_board):
        return None
    board = _next_board(round_)
    count = min(_of_one_street(round_, board), len(pack.cards))
    return NextDeal(DealBoard(pack.cards[:count], board), _without(pack, count))


def _next_board(round_: Round) -> int:
    """Run by run, and in a run street by street, the first board first."""
    each = len(round_.boards) // round_.runs
    waiting = [at for at, owed in enumerate(round_.owed_board) if owed]
    return min(waiting, key=lambda at: (at // each, len(round_.boards[at]), at))


def _of_one_street(round_: Round, board: int) -> int:
    """How many cards of a board belong to its next street."""
    has, owed = len(round_.boards[board]), round_.owed_board[board]
    for_streets = accumulate(street.community for street in round_.setup.variant.streets)
    return next((upto - has for upto in for_streets if upto > has), owed)


def _burns_now(round_: Round) -> bool:
    """Whether a card is burnt before the next one is dealt; each run burns before its streets."""
    unknown = round_.burnt.count(UNKNOWN)
    if round_.runs == 1 or not unknown:
        return unknown > 0
    each, now = len(round_.boards) // round_.runs, _next_board(round_)
    after = sum(sum(_burns_to_come(round_, at)) for at in range(0, len(round_.boards), each))
    return unknown > after - (0 if now % each else _burns_to_come(round_, now)[0])


def _burns_to_come(round_: Round, board: int) -> Sequence[int]:
    """What is burnt before each street that a board has still to be dealt."""
    setup, has = round_.setup, len(round_.boards[board])
    upto = accumulate(street.community for street in setup.variant.streets)
    return [setup.burnt_before(street) for street, cards in enumerate(upto) if cards > has]


def _needed(round_: Round) -> int:
    """How many cards the street takes from the pack; runs use it up first (CROWN 14.13)."""
    if round_.burns_return:
        return 1
    owed = sum(round_.owed) + sum(round_.owed_board) + round_.owed_kitty
    return round_.burnt.count(UNKNOWN) + owed


def _again(round_: Round, pack: Pack, player: int | None = None) -> Pack:
    """Everything that may come, to this player in a draw, shuffled again."""
    rest = sorted(may_come(round_, player))
    again = shuffled(rest, f"{pack.seed}:{pack.shuffles}")
    return Pack(pack.seed, again, pack.shuffles + 1)


def _without(pack: Pack, count: int) -> Pack:
    return Pack(pack.seed, pack.cards[count:], pack.shuffles)

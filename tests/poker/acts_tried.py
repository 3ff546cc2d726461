"""Acts that could be tried in a round of play, and whether what is offered has each of them."""

from collections.abc import Iterator
from random import Random

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.play.acts import (
    AnyAct,
    BringIn,
    Burn,
    CheckOrCall,
    Deal,
    DealBoard,
    DealKitty,
    Discard,
    Draw,
    Fold,
    HandBack,
    Muck,
    Opens,
    RaiseTo,
    RunIt,
    See,
    Show,
    Straddle,
    TakeKitty,
)
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.state import Round
from tdapp.poker.round.stub import may_come

Tried = Iterator[tuple[AnyAct, bool]]


def accepted(act: AnyAct, round_: Round) -> bool:
    """Whether an act is done, and not refused."""
    try:
        act.after(round_)
    except Refusal:
        return False
    return True


def acts_tried(chance: Random, round_: Round) -> Tried:
    """Every kind of act, by who is to act and by somebody else, and whether it is offered."""
    may, everybody = offers(round_), range(round_.setup.players)
    others = [it for it in everybody if it != may.actor]
    yield from _at_the_table(chance, round_, may)
    for player in {may.actor, chance.choice(others)} - {None}:
        assert player is not None
        yield from _in_turn(round_, may, player)
        yield from _raises(round_, may, player)
        yield from _thrown(round_, may, player)
        yield from _shown(round_, may, player)
        yield from _dealt(chance, round_, may, player)


def _in_turn(round_: Round, may: Offers, player: int) -> Tried:
    mine = player == may.actor
    yield Fold(player), mine and may.folds
    yield CheckOrCall(player), mine and may.call is not None
    yield BringIn(player), mine and may.bring_in
    yield TakeKitty(player), mine and may.takes_kitty
    yield Opens(player), player in may.openers
    yield Straddle(player), may.straddle > 0 and player == round_.setup.first


def _raises(round_: Round, may: Offers, player: int) -> Tried:
    """Amounts at the edges of what may be, and everywhere else."""
    price, most = round_.betting.price, round_.betting.stakes[player].most
    small, big, offered = round_.setup.small.least, round_.setup.big.least, may.raises
    amounts = {-1, 0, price, price + 1, price + small, price + 2 * big, most, most + 1}
    if offered:
        middle = (offered.least + offered.most) // 2
        amounts |= {offered.least - 1, offered.least, middle, offered.most, offered.most + 1}
    for to in amounts:
        within = offered and (
            to in offered.only if offered.only else offered.least <= to <= offered.most
        )
        yield RaiseTo(player, to), player == may.actor and bool(within)


def _thrown(round_: Round, may: Offers, player: int) -> Tried:
    mine, hand = player == may.actor, round_.down[player]
    for count in range(len(hand) + 1):
        draws = may.draws is not None and count <= may.draws
        yield Draw(player, hand[:count]), mine and draws
        yield Discard(player, hand[:count]), mine and may.discards == count


def _shown(round_: Round, may: Offers, player: int) -> Tried:
    yield Show(player), player in may.shows
    yield Muck(player), player in may.mucks
    yield HandBack(player), player == may.hands_back
    if player not in may.sees:
        hand = round_.hand(player)
        yield from ((See(player, at, hand), False) for at in range(round_.setup.players))


def _dealt(chance: Random, round_: Round, may: Offers, player: int) -> Tried:
    """As many cards as are owed, one, and one too many."""
    owed, pool = (may.cards[player] if may.cards else 0), sorted(may_come(round_, player))
    assert len(pool) >= owed
    for count in {1, owed, owed + 1} - {0}:
        if count <= len(pool):
            yield Deal(player, tuple(chance.sample(pool, count))), count <= owed


def _at_the_table(chance: Random, round_: Round, may: Offers) -> Tried:
    """Boards, the kitty, runs and burns."""
    pool = sorted(may_come(round_))
    for board in range(len(round_.boards)):
        owed = may.board[board] if may.board else 0
        for count in {1, owed, owed + 1} - {0}:
            if count <= len(pool):
                cards = tuple(chance.sample(pool, count))
                yield DealBoard(cards, board), count <= owed
    for count in {1, may.kitty, may.kitty + 1} - {0}:
        if count <= len(pool):
            yield DealKitty(tuple(chance.sample(pool, count))), count <= may.kitty
    for times in {1, 2, may.runs, may.runs + 1}:
        yield RunIt(times), 2 <= times <= may.runs
    held = {card for it in round_.live for card in round_.hand(it)} - {UNKNOWN}
    for card in (chance.choice(pool), *sorted(held)[:1]) if pool else ():
        yield Burn(card), UNKNOWN in round_.burnt and card in pool

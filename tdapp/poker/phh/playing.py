"""A recorded hand played through the engine, action by action."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.round import acting
from tdapp.poker.round.acts import (
    AnyAct,
    BringIn,
    Call,
    Deal,
    DealBoard,
    Draw,
    Fold,
    Muck,
    RaiseTo,
    Show,
)
from tdapp.poker.round.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Hand, Phase, Round

DEALER, ITSELF = "d", "-"
Words = Sequence[str]


class Step(NamedTuple):
    """An action of a hand, its number from 1 on, the round before it, and what it does, if any."""

    number: int
    action: str
    before: Round
    act: AnyAct | None


def played(hand: HandHistory, setup: Setup) -> Round:
    """The round at the end of the hand's actions; cards speak where nobody wrote that they did.

    Refuses with ``unplayable``, which names the action, its number from 1 on, and the reason.
    """
    round_ = start(setup)
    for number, action in enumerate(hand.actions, 1):
        act = _read(hand, round_, number, action)
        round_ = _done(round_, number, action, act)
    while round_.phase is Phase.SHOWDOWN and UNKNOWN not in round_.hand(round_.turn[0]):
        round_ = acting.show(round_, round_.turn[0])
    return round_


def steps(hand: HandHistory, setup: Setup) -> Iterator[Step]:
    """The hand's actions one by one; refuses as `played` does."""
    round_ = start(setup)
    for number, action in enumerate(hand.actions, 1):
        act = _read(hand, round_, number, action)
        yield Step(number, action, round_, act)
        round_ = _done(round_, number, action, act)


def _done(round_: Round, number: int, action: str, act: AnyAct | None) -> Round:
    try:
        return act.after(round_) if act else round_
    except Refusal as why:
        raise Refusal("unplayable", number=number, action=action, why=why) from why


def _read(hand: HandHistory, round_: Round, number: int, action: str) -> AnyAct | None:
    words = action.partition("#")[0].split()
    if not words:
        return None
    try:
        actor, verb, *more = words
        if actor.lower() == DEALER:
            return DEALERS_ACTS[verb.lower()](round_, more)
        return PLAYERS_ACTS[verb.lower()](hand, round_, _player(round_, actor), more)
    except (KeyError, ValueError, IndexError, Refusal) as error:
        why = error if isinstance(error, Refusal) else Refusal("no_action", action=action)
        raise Refusal("unplayable", number=number, action=action, why=why) from error


def _player(round_: Round, word: str) -> int:
    player = int(word.lower().removeprefix("p")) - 1
    if not 0 <= player < round_.setup.players:
        raise IndexError(word)
    return player


def _cards(more: Words) -> Hand:
    return cards(" ".join(more).replace(",", " "))


def _dealt(round_: Round, more: Words) -> AnyAct:
    player, *dealt = more
    return Deal(_player(round_, player), _cards(dealt))


def _raised(hand: HandHistory, round_: Round, player: int, more: Words) -> AnyAct:
    """A raise that is written only as high as anybody can call it stands for the least full one."""
    amount = hand.amount(more[0])
    stakes = round_.betting.stakes
    reach = max((stakes[it].most for it in round_.live if it != player), default=0)
    if amount == reach and stakes[player].most > reach:
        amount = max(amount, acting.may_raise(round_, player).least)
    return RaiseTo(player, amount)


def _shown(_: HandHistory, round_: Round, player: int, more: Words) -> AnyAct | None:
    """A hand that has been turned up stays up; without cards it is mucked, "-" are its own."""
    seen = round_.shown[player] and UNKNOWN not in round_.hand(player)
    if seen or round_.phase is Phase.OVER:
        return None
    if more == [ITSELF]:
        return Show(player)
    return Show(player, _cards(more)) if more else Muck(player)


def _drawn(_: HandHistory, __: Round, player: int, more: Words) -> AnyAct:
    return Draw(player, () if more == [ITSELF] else _cards(more))


DEALERS_ACTS: dict[str, Callable[[Round, Words], AnyAct]] = {
    "dh": _dealt,
    "db": lambda _, more: DealBoard(_cards(more)),
}
PLAYERS_ACTS: dict[str, Callable[[HandHistory, Round, int, Words], AnyAct | None]] = {
    "f": lambda _, __, player, ___: Fold(player),
    "cc": lambda _, __, player, ___: Call(player),
    "cbr": _raised,
    "pb": lambda _, __, player, ___: BringIn(player),
    "sd": _drawn,
    "sm": _shown,
}

"""A recorded hand played through the engine, action by action."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.phh.amounts import shortened
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.play import turning_up, with_chips
from tdapp.poker.play.acts import (
    AnyAct,
    BringIn,
    CheckOrCall,
    Deal,
    DealBoard,
    Draw,
    Fold,
    Muck,
    RaiseTo,
    Show,
)
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.showdown.settling import Settlement, settle

DEALER, ITSELF = "d", "-"
Words = Sequence[str]


class ReplayedAction(NamedTuple):
    """An action of a hand, its number from 1 on, what it does, and the round before and after."""

    number: int
    action: str
    act: AnyAct | None
    before: Round
    after: Round


def played(hand: HandHistory, setup: Setup) -> Round:
    """The round at the end of the hand's actions; cards speak where nobody wrote that they did.

    Refuses with ``unplayable``, which names the action, its number from 1 on, and the reason.
    """
    round_ = start(setup)
    for step in steps(hand, setup):
        round_ = step.after
    while round_.phase is Phase.SHOWDOWN and UNKNOWN not in round_.hand(round_.turn[0]):
        round_ = turning_up.show(round_, round_.turn[0])
    return round_


def settled(hand: HandHistory, setup: Setup) -> Settlement:
    """How the hand ends: one turned up without its cards wins no pot that a known one contests.

    Refuses as `played` and `settle` do; where nobody's hand in a pot is known, the action is named.
    """
    round_ = played(hand, setup)
    try:
        return settle(round_, unseen_lose=True)
    except Refusal as why:
        player = why.details.get("player")
        for step in reversed([*steps(hand, setup)]):
            if isinstance(step.act, Show) and step.act.player == player:
                raise _unplayable(step.number, step.action, why) from why
        raise


def steps(hand: HandHistory, setup: Setup) -> Iterator[ReplayedAction]:
    """The hand's actions one by one; refuses as `played` does."""
    round_ = start(setup)
    for number, action in enumerate(hand.actions, 1):
        act = _read(hand, round_, number, action)
        after = _done(round_, number, action, act)
        yield ReplayedAction(number, action, act, round_, after)
        round_ = after


def _done(round_: Round, number: int, action: str, act: AnyAct | None) -> Round:
    try:
        return act.after(round_) if act else round_
    except Refusal as why:
        raise _unplayable(number, action, why) from why


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
        no_action = Refusal("no_action", action=shortened(action))
        why = error if isinstance(error, Refusal) else no_action
        raise _unplayable(number, action, why) from error


def _unplayable(number: int, action: str, why: Refusal) -> Refusal:
    return Refusal("unplayable", number=number, action=shortened(action), why=why)


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
        amount = max(amount, with_chips.may_raise(round_, player).least)
    return RaiseTo(player, amount)


def _shown(_: HandHistory, round_: Round, player: int, more: Words) -> AnyAct | None:
    """A hand that has been turned up stays up; without cards it is mucked, "-" are its own.

    Once all is over, only cards of a hand that was turned up unseen would change anything.
    """
    is_over = round_.phase is Phase.OVER
    if round_.lies_open(player) or (is_over and not round_.shown[player]):
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
    "cc": lambda _, __, player, ___: CheckOrCall(player),
    "cbr": _raised,
    "pb": lambda _, __, player, ___: BringIn(player),
    "sd": _drawn,
    "sm": _shown,
}

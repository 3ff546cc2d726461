"""A hand that the program deals from a seed and plays to its end: called down, or by chance."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from itertools import count

from tdapp.core.draw import drawn, shuffled
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.dealing import new_pack, next_dealt
from tdapp.poker.play.acts import (
    AnyAct,
    BringIn,
    CheckOrCall,
    Discard,
    Draw,
    Fold,
    Muck,
    RaiseTo,
    Show,
)
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round

SELDOM = 10
"""One hand in so many is mucked unseen."""


class PlayStyle(Enum):
    """How everybody plays: calls and stands pat, or does anything that is allowed."""

    CALL_DOWN = "call_down"
    BY_CHANCE = "random"


def acts_of(setup: Setup, seed: str, style: PlayStyle) -> Iterator[AnyAct]:
    """Everything that is done in the hand, the dealer's acts too; the same for the same seed.

    In a draw everybody throws away before anybody is dealt a card.
    """
    round_, pack = start(setup), new_pack(setup.deck, seed)
    for number in count():
        if round_.phase is Phase.OVER:
            return
        draws = round_.phase is Phase.DRAW and round_.turn
        if not draws and (dealt := next_dealt(round_, pack)):
            act, pack = dealt
        else:
            act = STYLES[style](round_, offers(round_), f"{seed}/{number}")
        yield act
        round_ = act.after(round_)


def _called_down(round_: Round, may: Offers, _: str) -> AnyAct:
    if may.shows:
        return Show(may.shows[0])
    player = _actor(may)
    if may.draws is not None:
        return Draw(player, ())
    if may.discards is not None:
        return Discard(player, round_.down[player][: may.discards])
    if may.call is not None:
        return CheckOrCall(player)
    if may.bring_in:
        return BringIn(player)
    return RaiseTo(player, may.raises.least) if may.raises else Fold(player)


def _by_chance(round_: Round, may: Offers, seed: str) -> AnyAct:
    if may.shows:
        mucks = set(may.shows[:1]) & set(may.mucks) and len(round_.live) > 1
        return (Muck if mucks and not drawn(SELDOM, seed) else Show)(may.shows[0])
    player = _actor(may)
    if may.draws is not None:
        return Draw(player, shuffled(round_.down[player], seed)[: drawn(may.draws + 1, seed)])
    if may.discards is not None:
        return Discard(player, shuffled(round_.down[player], seed)[: may.discards])
    return _bet(player, may, seed)


def _bet(player: int, may: Offers, seed: str) -> AnyAct:
    """Mostly a call, sometimes a raise, now and then a fold."""
    acts: list[AnyAct] = [CheckOrCall(player)] * (5 * (may.call is not None))
    acts += [Fold(player)] * may.folds
    acts += [BringIn(player)] * (3 * may.bring_in)
    if may.raises:
        acts += [RaiseTo(player, _amount(may.raises, seed))] * 2
    return acts[drawn(len(acts), seed)]


def _amount(may: Range, seed: str) -> int:
    between = may.least + drawn(may.most - may.least + 1, f"{seed}/to")
    amounts = may.only or (may.least, may.least, between, may.most)
    return amounts[drawn(len(amounts), f"{seed}/which")]


def _actor(may: Offers) -> int:
    if may.actor is None:
        raise Refusal("nobody_is_to_act")
    return may.actor


STYLES: Mapping[PlayStyle, Callable[[Round, Offers, str], AnyAct]] = {
    PlayStyle.CALL_DOWN: _called_down,
    PlayStyle.BY_CHANCE: _by_chance,
}

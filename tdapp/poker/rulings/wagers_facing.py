"""What a player faces when he acts, and what his act is ruled to be."""

from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import CAPPED
from tdapp.poker.betting.raising import Range
from tdapp.poker.play.with_chips import may_raise
from tdapp.poker.round.state import Phase, Round, limit_now
from tdapp.rules.wager_rules import WagerRemedy, WagerRules, Word


class Facing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's turn, in chips.

    `price` is the bet faced and `put_in` what he has of it already, `stack` what is behind. `step`
    is the last full bet or raise, the least bet where there is none. `raises` is None where he may
    not raise; `limit` is whether the amounts are limited other than by pot and stack.
    """

    price: int
    stack: int
    step: int
    raises: Range | None
    put_in: int = 0
    limit: bool = False

    @property
    def to_call(self) -> int:
        """What a call takes, his stack at most."""
        return min(self.price - self.put_in, self.stack)

    @property
    def opens(self) -> bool:
        """Whether nothing has been bet in this round."""
        return self.price == 0


def facing(round_: Round, player: int) -> Facing:
    """What the player whose turn it is faces in a round of play.

    Refuses with ``not_your_turn``.
    """
    if round_.phase is not Phase.BET or round_.actor != player:
        raise Refusal("not_your_turn", player=player, actor=round_.actor)
    betting, stake = round_.betting, round_.betting.stakes[player]
    least = limit_now(round_).least
    try:
        raises = may_raise(round_, player)
    except Refusal:
        raises = None
    return Facing(
        price=betting.price,
        stack=stake.stack,
        step=max(betting.step, least),
        raises=raises,
        put_in=stake.bet,
        limit=limit_now(round_).structure in CAPPED,
    )


class ActMeaning(Enum):
    """What an act is."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"


class WagerOption(msgspec.Struct, frozen=True):
    """One of the ways open to the player, and the chips that it adds, loses or takes back."""

    way: WagerRemedy
    chips: int = 0


class ActRuling(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's act is ruled to be; `rule` is the house's.

    `made` is None where the player has a choice of `options`. `to` is his bet in this round then,
    `adds` what he has still to put in for it, `returned` what goes back to him.
    """

    made: ActMeaning | None
    to: int
    rule: str
    adds: int = 0
    returned: int = 0
    options: tuple[WagerOption, ...] = ()
    may_raise: bool = False


def called(facing: Facing, pushed: int, rule: str) -> ActRuling:
    """A call, a check where there is nothing to call, with what it takes of these chips."""
    call = facing.to_call
    made = ActMeaning.CALL if call else ActMeaning.CHECK
    if call and call == facing.stack:
        made = ActMeaning.ALL_IN
    return ActRuling(
        made=made,
        to=facing.put_in + call,
        adds=max(call - pushed, 0),
        returned=max(pushed - call, 0),
        rule=rule,
    )


def raised(facing: Facing, to: int, pushed: int, rule: str) -> ActRuling:
    """A bet or raise to so many chips, or to the nearest amount that is legal."""
    if facing.raises is None:
        return called(facing, pushed, rule)
    to = facing.raises.nearest(to)
    more = to - facing.put_in
    made = ActMeaning.BET if facing.opens else ActMeaning.RAISE
    return ActRuling(
        made=ActMeaning.ALL_IN if more == facing.stack else made,
        to=to,
        adds=max(more - pushed, 0),
        returned=max(pushed - more, 0),
        rule=rule,
    )


def named_bet(facing: Facing, word: Word, named: int, pushed: int, rule: str) -> ActRuling:
    """A bet or raise to so many chips by word; a bet that is no more than is faced is a call."""
    if word is Word.BET and 0 < named <= facing.price:
        return called(facing, pushed, rule)
    return raised(facing, named, pushed, rule)


def all_in(facing: Facing, pushed: int, rules: WagerRules) -> ActRuling:
    """The whole stack, or as much of it as the limit lets in."""
    to = facing.put_in + facing.stack
    if to <= facing.price:
        return called(facing, pushed, rules.all_in.rule)
    return raised(facing, to, pushed, rules.all_in.rule)

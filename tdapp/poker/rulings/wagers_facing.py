"""What a player faces when he acts, and what his act is ruled to be."""

from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.play.with_chips import may_raise
from tdapp.poker.round.limit_now import limit_now
from tdapp.poker.round.state import Phase, Round
from tdapp.rules.wager_rules import WagerRemedy


class Facing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's turn, in chips.

    `price` is the bet faced and `put_in` what he has of it already, `stack` what is behind. `step`
    is the last full bet or raise, the least bet where there is none. `raises` is None where he may
    not raise.
    """

    price: int
    stack: int
    step: int
    raises: Range | None
    put_in: int = 0

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

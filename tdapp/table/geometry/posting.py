"""What a seat owes before the cards, and what is taken from the stack of somebody absent."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.button import Basis, NextHand


class Stakes(msgspec.Struct, frozen=True):
    """Blinds and ante of a level in chips; with `one_pays` the big blind pays the ante for all."""

    small_blind: Chips
    big_blind: Chips
    ante: Chips = Chips(0)
    one_pays: bool = False


class PostedChips(msgspec.Struct, frozen=True):
    """Chips put into the pot before the cards."""

    ante: Chips = Chips(0)
    small_blind: Chips = Chips(0)
    big_blind: Chips = Chips(0)

    @property
    def total(self) -> Chips:
        """All of it, in chips."""
        return Chips(self.ante + self.small_blind + self.big_blind)


def owed(stakes: Stakes, hand: NextHand, seat: int) -> PostedChips:
    """What this seat owes in this hand, whether or not its player is there (STAR 28.5.10.1).

    Refuses ``button_unknown``: without the button only whole orbits can be counted.
    """
    if hand.basis is Basis.COUNTS:
        raise Refusal("button_unknown", seat=seat)
    if seat in hand.sits_out:
        return PostedChips()
    big = seat == hand.big_blind
    return PostedChips(
        stakes.ante if big or not stakes.one_pays else Chips(0),
        stakes.small_blind if seat == hand.posts_small_blind else Chips(0),
        stakes.big_blind if big else Chips(0),
    )


def taken(stack: Chips, due: PostedChips, stakes: Stakes) -> PostedChips:
    """What a stack can pay of what it owes: never more than it has.

    An ante that one pays for all comes after the blind, an ante of one's own before it.
    """
    if stakes.one_pays:
        small, big, ante = _in_turn(stack, due.small_blind, due.big_blind, due.ante)
    else:
        ante, small, big = _in_turn(stack, due.ante, due.small_blind, due.big_blind)
    return PostedChips(ante, small, big)


class MissedBlinds(msgspec.Struct, frozen=True):
    """What somebody away missed of one level: hands dealt, and how often each blind was his."""

    level: int
    stakes: Stakes
    hands: int
    small_blinds: int
    big_blinds: int


def orbits(level: int, stakes: Stakes, players: int, times: int = 1) -> MissedBlinds:
    """What a seat misses while the button goes round a table of so many players."""
    return MissedBlinds(level, stakes, times * players, times, times)


class ForcedBet(Enum):
    """What was posted for somebody."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"


class PostedLine(msgspec.Struct, frozen=True, array_like=True):
    """So many times `each` chips were due in a level; `paid` of them were there."""

    level: int
    due: ForcedBet
    times: int
    each: Chips
    paid: Chips


def posted(stack: Chips, missed: Sequence[MissedBlinds]) -> tuple[PostedLine, ...]:
    """What is taken from the stack of somebody absent, line by line, until it is gone.

    So STAR 28.5.10.1 and ADELAIDE 93; the chips stay at the table. Within a level antes come first,
    but the ante that one pays for all comes after the blinds.
    """
    lines = []
    for one in missed:
        for due, times, each in _dues(one):
            paid = Chips(min(stack, times * each))
            stack = Chips(stack - paid)
            if times and each:
                lines.append(PostedLine(one.level, due, times, each, paid))
    return tuple(lines)


def _dues(missed: MissedBlinds) -> list[tuple[ForcedBet, int, Chips]]:
    stakes, big = missed.stakes, missed.big_blinds
    ante = (ForcedBet.ANTE, big if stakes.one_pays else missed.hands, stakes.ante)
    blinds = [
        (ForcedBet.SMALL_BLIND, missed.small_blinds, stakes.small_blind),
        (ForcedBet.BIG_BLIND, big, stakes.big_blind),
    ]
    return [*blinds, ante] if stakes.one_pays else [ante, *blinds]


def _in_turn(stack: Chips, *parts: Chips) -> tuple[Chips, ...]:
    paid = []
    for part in parts:
        paid.append(Chips(min(part, stack)))
        stack = Chips(stack - paid[-1])
    return tuple(paid)

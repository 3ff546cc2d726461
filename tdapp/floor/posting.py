"""What a seat owes before the cards, and what is taken from the stack of somebody absent."""

import msgspec

from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.floor.button import Basis, NextHand


class Stakes(msgspec.Struct, frozen=True):
    """Blinds and ante of a level in chips; with `one_pays` the big blind pays the ante for all."""

    small_blind: Chips
    big_blind: Chips
    ante: Chips = Chips(0)
    one_pays: bool = False


class Posted(msgspec.Struct, frozen=True):
    """Chips put into the pot before the cards."""

    ante: Chips = Chips(0)
    small_blind: Chips = Chips(0)
    big_blind: Chips = Chips(0)

    @property
    def total(self) -> Chips:
        """All of it, in chips."""
        return Chips(self.ante + self.small_blind + self.big_blind)


def owed(stakes: Stakes, hand: NextHand, seat: int) -> Posted:
    """What this seat owes in this hand, whether or not its player is there (STAR 28.5.10.1).

    Refuses ``button_unknown``: without the button only whole orbits can be counted.
    """
    if hand.basis is Basis.COUNTS:
        raise Refusal("button_unknown", seat=seat)
    if seat in hand.sits_out:
        return Posted()
    big = seat == hand.big_blind
    return Posted(
        stakes.ante if big or not stakes.one_pays else Chips(0),
        stakes.small_blind if seat == hand.posts_small_blind else Chips(0),
        stakes.big_blind if big else Chips(0),
    )


def taken(stack: Chips, due: Posted, stakes: Stakes) -> Posted:
    """What a stack can pay of what it owes: never more than it has.

    An ante that one pays for all comes after the blind, an ante of one's own before it.
    """
    if stakes.one_pays:
        small, big, ante = _in_turn(stack, due.small_blind, due.big_blind, due.ante)
    else:
        ante, small, big = _in_turn(stack, due.ante, due.small_blind, due.big_blind)
    return Posted(ante, small, big)


def orbit(stakes: Stakes, players: int) -> Chips:
    """What one seat owes while the button goes round once, in chips."""
    antes = stakes.ante if stakes.one_pays else stakes.ante * players
    return Chips(stakes.small_blind + stakes.big_blind + antes)


def blinded_off(stack: Chips, stakes: Stakes, players: int, orbits: int) -> Chips:
    """What is left of an absent player's stack after whole orbits (ADELAIDE 93), in chips."""
    return Chips(max(0, stack - orbits * orbit(stakes, players)))


def _in_turn(stack: Chips, *parts: Chips) -> tuple[Chips, ...]:
    paid = []
    for part in parts:
        paid.append(Chips(min(part, stack)))
        stack = Chips(stack - paid[-1])
    return tuple(paid)

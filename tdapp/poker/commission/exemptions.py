"""Which pots a house's exemptions spare, and which charges they lift."""

from collections.abc import Mapping, Sequence

import msgspec

from tdapp.poker.commission.hand import ChargedHand, ChargedPot
from tdapp.rules.commission_rules import (
    CommissionRules,
    Exemption,
    Lifts,
    Method,
    PerBoards,
    Percentage,
    PerHand,
    Scale,
    WaiverReason,
)

OUT_OF_POT = (Percentage, Scale, PerHand, PerBoards)


class SparedPots(msgspec.Struct, frozen=True):
    """An exemption, and the pots that it spares; none where the hand is spared without them."""

    exemption: Exemption
    pots: frozenset[int]

    def lifts(self, method: Method) -> bool:
        """Whether it concerns a method at all."""
        match self.exemption.lifts:
            case Lifts.EVERY_CHARGE:
                return True
            case Lifts.OUT_OF_POT:
                return isinstance(method, OUT_OF_POT)
            case Lifts.PERCENTAGE:
                return isinstance(method, Percentage | Scale)


def spared_at_once(rules: CommissionRules, hand: ChargedHand) -> Sequence[SparedPots]:
    """What is spared whatever the charge would be."""
    found = [SparedPots(one, _pots(one.waived, hand)) for one in rules.exemptions]
    return [one for one in found if one.pots or _without_pots(one.exemption.waived, hand)]


def spared_by_loss(
    rules: CommissionRules, hand: ChargedHand, by_pot: Sequence[int]
) -> Sequence[SparedPots]:
    """What is spared because a winner would get back less than was put in (ADELAIDE 59b)."""
    asked = [one for one in rules.exemptions if one.waived is WaiverReason.WINNER_WOULD_LOSE]
    if not any(_loses(hand, player, by_pot) for player in _winners(hand)):
        return []
    return [SparedPots(one, _all(hand)) for one in asked]


def _pots(waived: WaiverReason, hand: ChargedHand) -> frozenset[int]:
    match waived:
        case WaiverReason.BLINDS_ONLY:
            return _all(hand) if hand.blinds_only else frozenset()
        case WaiverReason.CONTRIBUTORS_EQUAL:
            return frozenset(at for at, pot in enumerate(hand.pots) if _contributors_equal(pot))
        case WaiverReason.STARTERS_EQUAL:
            equal = [len(pot.equal) == hand.started for pot in hand.pots]
            return _all(hand) if all(equal) and hand.started > 1 else frozenset()
        case WaiverReason.WINNER_WOULD_LOSE:
            return frozenset()


def _without_pots(waived: WaiverReason, hand: ChargedHand) -> bool:
    """Whether a hand is spared of which no pot is told."""
    return waived is WaiverReason.BLINDS_ONLY and hand.blinds_only and not hand.pots


def _contributors_equal(pot: ChargedPot) -> bool:
    return len(pot.equal) > 1 and pot.equal == pot.contributors


def _winners(hand: ChargedHand) -> frozenset[int]:
    return frozenset(player for pot in hand.pots for player in pot.won)


def _loses(hand: ChargedHand, player: int, by_pot: Sequence[int]) -> bool:
    """Whether the charge, borne by each share alike, turns what a player got into a loss."""
    won = sum(pot.won.get(player, 0) for pot in hand.pots)
    borne = sum(
        -(-taken * pot.won.get(player, 0) // pot.cents)
        for taken, pot in zip(by_pot, hand.pots, strict=True)
    )
    put_in = hand.put_in.get(player, 0)
    return won - borne < put_in <= won


def _all(hand: ChargedHand) -> frozenset[int]:
    return frozenset(range(len(hand.pots)))


def by_charge(spared: Sequence[SparedPots], method: Method) -> Mapping[int, Exemption]:
    """The pots that a method leaves alone, and why."""
    return {pot: one.exemption for one in spared if one.lifts(method) for pot in one.pots}


def of_hand(spared: Sequence[SparedPots], method: Method) -> Exemption | None:
    """What spares a method the whole of a hand of which no pot is told."""
    return next((one.exemption for one in spared if not one.pots and one.lifts(method)), None)

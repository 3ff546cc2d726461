"""Fees for time and for a seat: by the hour in advance, for the rest of an hour, for a sitting."""

from tdapp.core.refusal import Refusal
from tdapp.poker.commission.charge import Charge, ChargeLine, Item
from tdapp.poker.commission.sign import SignedMethod
from tdapp.poker.timing.act_clock import buy
from tdapp.rules.commission_rules import PerPurchase, PerSitting, PerTime
from tdapp.rules.timing_rules import TimingRules

HOUR = 60
"""Minutes."""


def hourly(posted: SignedMethod, active: int, inactive: int = 0) -> Charge:
    """What a table pays on the hour: every player, the inactive too where the house says so.

    Refuses with ``no_time_charge``.
    """
    method = _of_time(posted)
    paying = active + inactive * method.inactive_pays
    fee = posted.fee(paying)
    return _with_jackpot(posted, ChargeLine(Item.PER_HOUR, paying, fee, fee * paying, method.rule))


def joining(posted: SignedMethod, minute: int) -> Charge:
    """What a player pays who joins so many minutes after the hour: the parts not yet ended (P19).

    Refuses with ``no_time_charge`` and ``not_within_the_hour``.
    """
    method = _of_time(posted)
    if not 0 <= minute < HOUR:
        raise Refusal("not_within_the_hour", minute=minute)
    step = method.step_minutes
    parts, left = HOUR // step, HOUR // step - minute // step
    owed = posted.fee(1) * left // parts
    return _with_jackpot(posted, ChargeLine(Item.PART_OF_HOUR, left, parts, owed, method.rule))


def moved(posted: SignedMethod, minute: int) -> Charge:
    """What a player who has paid for this hour pays at the table a supervisor directs him to."""
    method = _of_time(posted)
    if method.moved_pays_again:
        return joining(posted, minute)
    return Charge((ChargeLine(Item.PAID_ALREADY, 1, 0, 0, method.rule),))


def sitting(posted: SignedMethod, *, sat_already: bool) -> Charge:
    """The fee for sitting down, once until the player leaves; refuses with ``no_sitting_fee``."""
    if not isinstance(posted.method, PerSitting):
        raise Refusal("no_sitting_fee", name=posted.method.name)
    if sat_already:
        return Charge((ChargeLine(Item.PAID_ALREADY, 1, 0, 0, posted.method.rule),))
    fee = posted.fee(1)
    return Charge((ChargeLine(Item.SITTING, 1, fee, fee, posted.method.rule),))


def more_time(
    posted: SignedMethod, clocks: TimingRules, *, bought: int = 0, most: int | None = None
) -> Charge:
    """The house's part of the fee of a player who has `bought` time so often in this betting round.

    `most` is how often the sign allows it. Refuses with ``no_time_charge``, and as `buy`.
    """
    if not isinstance(posted.method, PerPurchase):
        raise Refusal("no_time_charge", name=posted.method.name)
    fee = posted.fee(1)
    house = buy(clocks, bought, fee, signed_most=most).house
    return Charge((ChargeLine(Item.MORE_TIME, fee, house, house, posted.method.rule),))


def _of_time(posted: SignedMethod) -> PerTime:
    if not isinstance(posted.method, PerTime):
        raise Refusal("no_time_charge", name=posted.method.name)
    return posted.method


def _with_jackpot(posted: SignedMethod, line: ChargeLine) -> Charge:
    """A charge with the part that is withheld from it."""
    part = _of_time(posted).jackpot
    withheld = min(posted.sign.jackpot, line.cents) if part else 0
    if part is None or not withheld:
        return Charge((line,))
    held = ChargeLine(Item.JACKPOT_WITHHELD, line.cents, withheld, 0, part.rule)
    return Charge((line, held), jackpot=withheld)

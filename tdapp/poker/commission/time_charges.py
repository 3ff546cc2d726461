"""Fees for time and for a seat: by the hour in advance, for the rest of an hour, for a sitting."""

from msgspec.structs import replace

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


def staying(posted: SignedMethod, first: Charge, minute: int, minutes: int) -> Charge:
    """What a player pays in all who sits down so many minutes after the hour and stays `minutes`.

    `first` is the charge of the hour in which that was; each later hour that is begun is due whole.
    """
    method = _of_time(posted)
    hours = max(minute + minutes - 1, 0) // HOUR
    if not hours:
        return first
    fee = posted.fee(1)
    line = ChargeLine(Item.MORE_HOURS, hours, fee, fee * hours, method.rule)
    later = _with_jackpot(posted, line, hours)
    return Charge((*first.lines, *later.lines), jackpot=first.jackpot + later.jackpot)


def to_verify(posted: SignedMethod, charge: Charge) -> Charge:
    """A charge that is collected, with who has to verify it where the house has somebody do so."""
    verified = _of_time(posted).verified
    if verified is None or not charge.total:
        return charge
    line = ChargeLine(Item.VERIFIED, charge.total, 0, 0, verified.rule, who=verified.by)
    return replace(charge, lines=(*charge.lines, line))


def leaving(posted: SignedMethod) -> Charge:
    """What a player gets back who leaves before the end of the hour: nothing, in every house."""
    return Charge((ChargeLine(Item.NO_REFUND, 0, 0, 0, _of_time(posted).no_refund),))


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
    """The house's part of the fee of a player who has `bought` time so often in this round.

    With it, the pot's part. `most` is how often the sign allows it. Refuses with
    ``no_time_charge``, and as `buy`.
    """
    if not isinstance(posted.method, PerPurchase):
        raise Refusal("no_time_charge", name=posted.method.name)
    fee = posted.fee(1)
    house, pot = buy(clocks, bought, fee, signed_most=most)
    lines = [ChargeLine(Item.MORE_TIME, fee, house, house, posted.method.rule)]
    if pot:
        lines.append(ChargeLine(Item.POT_SHARE, fee, pot, 0, posted.method.rule))
    return Charge(tuple(lines), to_pot=pot)


def _of_time(posted: SignedMethod) -> PerTime:
    if not isinstance(posted.method, PerTime):
        raise Refusal("no_time_charge", name=posted.method.name)
    return posted.method


def _with_jackpot(posted: SignedMethod, line: ChargeLine, times: int = 1) -> Charge:
    """A charge with the part that is withheld from it, of each of its hours."""
    part = _of_time(posted).jackpot
    withheld = min(posted.sign.jackpot * times, line.cents) if part else 0
    if part is None or not withheld:
        return Charge((line,))
    held = ChargeLine(Item.JACKPOT_WITHHELD, line.cents, withheld, 0, part.rule)
    return Charge((line, held), jackpot=withheld)

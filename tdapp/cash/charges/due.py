"""Who owes a fee for time or for a seat now, and until when it is paid then."""

from collections.abc import Iterator, Sequence

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.facts.charges import FeeKind
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.poker.commission import time_charges
from tdapp.poker.commission.charge import Charge, ChargeLine, Item
from tdapp.poker.commission.sign import SignedMethod, several
from tdapp.rules.commission_rules import CommissionRules, PerSitting, PerTime

HOUR_US = 60 * MINUTE_US


class FeeDue(msgspec.Struct, frozen=True):
    """What a player owes at a table, line by line; for time, paid until `until_us` (UTC) then."""

    sitting: int
    table: int
    fee: FeeKind
    charge: Charge
    until_us: int | None = None


class HourNow(msgspec.Struct, frozen=True):
    """The hour of the wall clock, in UTC microseconds, from when it `began`, and `now`."""

    began: int
    now: int

    @property
    def ends(self) -> int:
        """When the next one begins."""
        return self.began + HOUR_US


def hour_at(at: Instant, offset_minutes: int) -> HourNow:
    """The hour that the wall clock of a zone shows, so many minutes east of UTC.

    >>> hour_at(Instant(45 * MINUTE_US, 0, ""), 570).began // MINUTE_US
    30
    """
    offset_us = offset_minutes * MINUTE_US
    return HourNow((at.utc_us + offset_us) // HOUR_US * HOUR_US - offset_us, at.utc_us)


def fees_due(cash: Cash, rules: CommissionRules, at: Instant, offset_minutes: int) -> list[FeeDue]:
    """All fees for time and seats that are due in the room at a moment, by table and seat."""
    hour = hour_at(at, offset_minutes)
    tables = sorted(cash.games.by_table)
    return [due for table in tables for due in due_at(cash, rules, table, hour)]


def due_at(cash: Cash, rules: CommissionRules, table: int, hour: HourNow) -> list[FeeDue]:
    """What the players at a table owe for this hour, and for sitting down, by seat.

    STAR 3.3.3.2 to 3.3.3.6, CROWN 7.2.2, ADELAIDE 78d, f. Refuses ``no_game_there`` and, where the
    sign has fees by players, what `SignedMethod.fee` does.
    """
    found: list[FeeDue] = []
    for one in posted_at(cash, rules, table):
        if isinstance(one.method, PerTime):
            found += _time_due(cash, one, table, hour)
        if isinstance(one.method, PerSitting):
            found += _seats_due(cash, one, table)
    return found


def posted_at(cash: Cash, rules: CommissionRules, table: int) -> Sequence[SignedMethod]:
    """The methods on a table's sign; refuses ``no_game_there``."""
    sign = cash.game_at(table).sign
    return several(rules, [(one.method, one.sign) for one in sign.commission])


def _seats_due(cash: Cash, posted: SignedMethod, table: int) -> Iterator[FeeDue]:
    for sitting in cash.seating.at_table(table):
        charge = time_charges.sitting(posted, sat_already=sitting in cash.charged.seats)
        if charge.total:
            yield FeeDue(sitting, table, FeeKind.SITTING, charge)


def _time_due(cash: Cash, posted: SignedMethod, table: int, hour: HourNow) -> Iterator[FeeDue]:
    paying = [one for one in cash.seating.at_table(table) if _pays(cash, posted, one)]
    whole = _each_of(posted, len(paying))
    for number, sitting in enumerate(paying):
        charge = _share(cash, posted, sitting, table, hour)
        charge = whole[number] if charge is None else charge
        if charge.total:
            verified = time_charges.to_verify(posted, charge)
            yield FeeDue(sitting, table, FeeKind.TIME, verified, hour.ends)


def _pays(cash: Cash, posted: SignedMethod, sitting: int) -> bool:
    """Players who are away pay too, where the house has them do so."""
    method = posted.method
    here = sitting not in cash.attendance.away
    return here or (isinstance(method, PerTime) and method.inactive_pays)


def _share(
    cash: Cash, posted: SignedMethod, sitting: int, table: int, hour: HourNow
) -> Charge | None:
    """The part of an hour's fee that is still due of who paid or came in it; None: all of it."""
    minute = (hour.now - hour.began) // MINUTE_US
    paid = cash.charged.time.get(sitting)
    if paid is not None and paid.until_us > hour.now:
        return Charge(()) if paid.table == table else time_charges.moved(posted, minute)
    since = cash.charged.since_us.get(sitting, cash.sittings.by_number[sitting].since.utc_us)
    if since < hour.began:
        return None
    came = min(since - hour.began, hour.ends - hour.began - 1) // MINUTE_US
    return time_charges.joining(posted, came)


def _each_of(posted: SignedMethod, players: int) -> Sequence[Charge]:
    """The hour's charge of a table as each player pays it; the first have the jackpot's odd cents.

    >>> from tdapp.poker.commission.sign import Sign
    >>> method = PerTime(
    ...     name="time", step_minutes=15, moved_pays_again=False, inactive_pays=True,
    ...     no_refund="3.3.3.4", rule="3.3.3",
    ... )
    >>> [one.total for one in _each_of(SignedMethod(method, Sign(fee=1_000)), 2)]
    [1000, 1000]
    """
    if not players:
        return []
    whole = time_charges.hourly(posted, players)
    fee, rule = whole.lines[0].rate, whole.lines[0].rule
    part, odd = divmod(whole.jackpot, players)
    line = ChargeLine(Item.PER_HOUR, 1, fee, fee, rule)
    return [Charge((line,), jackpot=part + (number < odd)) for number in range(players)]

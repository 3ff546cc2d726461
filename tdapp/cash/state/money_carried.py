"""What table money, fees and dealers carry over into a new gaming day."""

from collections.abc import Mapping

from immutables import Map

from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.state.charged import Charged, PaidTime
from tdapp.cash.state.dealers import DealerNow, Dealers
from tdapp.cash.state.stays import Stay, Stays
from tdapp.cash.state.table_money import BoxTime, ShiftHours, TableMoney, TableTakings, TrayTime
from tdapp.cash.state.transfers import ChipSlip, Transfers
from tdapp.core.event import Event
from tdapp.core.fold import Fold
from tdapp.core.ids import StaffId


class MoneyCarriedOver(Event, frozen=True):
    """Trays, boxes, open slips, paid time and dealers, as a new gaming day finds them.

    Of shifts that are over nothing is carried but what is not yet counted. No money moves.
    """

    fixed = "is_carry_over"

    shift: int
    shifts: tuple[tuple[int, ShiftHours], ...]
    trays: tuple[TrayTime, ...]
    past: tuple[TrayTime, ...]
    boxes: tuple[BoxTime, ...]
    counted: tuple[BoxTime, ...]
    taken: tuple[tuple[int, int, TableTakings], ...]
    slips: tuple[ChipSlip, ...]
    last_slips: tuple[tuple[SlipKind, int], ...]
    time: tuple[tuple[int, PaidTime], ...]
    seats: tuple[int, ...]
    since_us: tuple[tuple[int, int], ...]
    unverified: tuple[tuple[int, int], ...]
    checks: int
    forfeited: int
    stays: tuple[tuple[int, Stay], ...]
    dealers: tuple[tuple[StaffId, DealerNow], ...]


def money_carried(
    money: TableMoney, transfers: Transfers, charged: Charged, stays: Stays, dealers: Dealers
) -> MoneyCarriedOver:
    """What a day leaves to the next: the shift that is on, and those whose trays are still open."""
    on = {money.shift, *(one.shift for one in money.trays.values())}
    on |= {one.shift for one in money.boxes.values()}
    return MoneyCarriedOver(
        shift=money.shift,
        shifts=tuple(one for one in sorted(money.shifts.items()) if one[0] in on),
        trays=tuple(one for _, one in sorted(money.trays.items())),
        past=tuple(one for one in money.past if one.shift in on),
        boxes=tuple(one for _, one in sorted(money.boxes.items())),
        counted=tuple(one for one in money.counted if one.shift in on),
        taken=tuple((*of, one) for of, one in sorted(money.taken.items()) if of[0] in on),
        slips=tuple(one for one in transfers.slips.values() if one.is_open),
        last_slips=tuple(sorted(transfers.last.items(), key=lambda one: one[0].value)),
        time=tuple(sorted(charged.time.items())),
        seats=tuple(sorted(charged.seats)),
        since_us=tuple(sorted(charged.since_us.items())),
        unverified=tuple(sorted(charged.unverified.items())),
        checks=charged.checks,
        forfeited=charged.forfeited,
        stays=tuple(one for one in sorted(stays.by_sitting.items()) if one[1].until is None),
        dealers=tuple(sorted(dealers.by_id.items())),
    )


def _money(_: TableMoney, event: MoneyCarriedOver) -> TableMoney:
    return TableMoney(
        shifts=Map(event.shifts),
        shift=event.shift,
        trays=Map({one.table: one for one in event.trays}),
        past=event.past,
        boxes=Map({one.number: one for one in event.boxes}),
        counted=event.counted,
        taken=Map({(shift, table): one for shift, table, one in event.taken}),
    )


def _transfers(_: Transfers, event: MoneyCarriedOver) -> Transfers:
    slips = {(one.asked.kind, one.asked.number): one for one in event.slips}
    return Transfers(Map(slips), Map(event.last_slips))


def _charged(_: Charged, event: MoneyCarriedOver) -> Charged:
    seats = Map(dict.fromkeys(event.seats, True))
    rest = Map(event.since_us), Map(event.unverified), event.checks, event.forfeited
    return Charged(Map(event.time), seats, *rest)


def _stays(_: Stays, event: MoneyCarriedOver) -> Stays:
    return Stays(Map(event.stays))


def _dealers(_: Dealers, event: MoneyCarriedOver) -> Dealers:
    at_table = {one.table: id_ for id_, one in event.dealers if one.table is not None}
    return Dealers(Map(event.dealers), Map(at_table))


MONEY_CARRIED: Mapping[str, Fold] = {
    "money": _money,
    "transfers": _transfers,
    "charged": _charged,
    "stays": _stays,
    "dealers": _dealers,
}
"""How each part begins a day."""

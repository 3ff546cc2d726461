"""The fold of the money at cash tables: what each tray and box should hold, by shift."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.charges import FeeFrom, FeePaid, OutcomeInvalid
from tdapp.cash.facts.sittings import CommissionTaken
from tdapp.cash.facts.trays import (
    BoxCounted,
    BoxExchanged,
    ChangedUp,
    ChipsCarried,
    ChipsReceived,
    ChipsSold,
    CommissionWay,
    ShiftBegun,
    SlipKind,
    TrayCounted,
    TrayOpened,
    worth,
)
from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction


class ShiftHours(msgspec.Struct, frozen=True):
    """A shift of a gaming day, from when to when; it runs while `ended` is None."""

    day: str
    began: Instant
    ended: Instant | None = None


class TrayTime(msgspec.Struct, frozen=True):
    """A tray from one count to the next; all amounts in cents.

    - `opened`: what was counted into it; `counted`: what was in it at the end, `until`.
    - `box`: the number of the box that is on; it changes when the box is pulled.
    - `sold`: chips for cash; `given_back`: commission of an outcome that became invalid.
    - `slips`: the fills that came and the credits that went, by number.
    - `waits`: commission in the walled part of the tray, which is in no count of it.
    """

    table: int
    shift: int
    box: int
    way: CommissionWay
    since: Instant
    opened: int
    fills: int = 0
    credits: int = 0
    sold: int = 0
    given_back: int = 0
    waits: int = 0
    slips: tuple[tuple[SlipKind, int], ...] = ()
    until: Instant | None = None
    counted: int | None = None

    @property
    def should_hold(self) -> int:
        """What should be in it, without the commission that waits."""
        return self.opened + self.fills - self.credits - self.sold - self.given_back


class BoxTime(msgspec.Struct, frozen=True):
    """A box at a table from when it went on until it was counted; amounts in cents."""

    number: int
    table: int
    shift: int
    since: Instant
    cash: int = 0
    chips: int = 0
    pulled: Instant | None = None
    counted_cash: int | None = None
    counted_chips: int = 0

    @property
    def off(self) -> int | None:
        """By how much it is over, or short (below 0); None as long as it is not counted."""
        if self.counted_cash is None:
            return None
        return self.counted_cash + self.counted_chips - self.cash - self.chips


class TableTakings(msgspec.Struct, frozen=True):
    """What the house took at a table in a shift, in cents; `jackpot` is a part of rake and fees."""

    rake: int = 0
    time: int = 0
    other: int = 0
    jackpot: int = 0


class TableMoney(msgspec.Struct, frozen=True):
    """The trays that are open, the boxes not yet counted, and what the day has had of either.

    `taken` is by shift and table; `past` are trays and `counted` boxes, in order.
    """

    shifts: Map[int, ShiftHours] = Map()
    shift: int = 0
    trays: Map[int, TrayTime] = Map()
    past: tuple[TrayTime, ...] = ()
    boxes: Map[int, BoxTime] = Map()
    counted: tuple[BoxTime, ...] = ()
    taken: Map[tuple[int, int], TableTakings] = Map()


def with_tray(money: TableMoney, tray: TrayTime) -> TableMoney:
    """With a tray as it is now."""
    return replace(money, trays=money.trays.set(tray.table, tray))


def shift_at(money: TableMoney, table: int) -> int:
    """The shift that a table is in: until its tray was counted, that in which it was counted on."""
    tray = money.trays.get(table)
    return money.shift if tray is None else tray.shift


def must_be_open(money: TableMoney, table: int) -> TrayTime:
    """The open tray of a table."""
    tray = money.trays.get(table)
    if tray is None:
        raise Contradiction("no_tray_open", table=table)
    return tray


def _shift_begun(money: TableMoney, event: ShiftBegun) -> TableMoney:
    shifts = money.shifts
    before = shifts.get(money.shift)
    if before is not None:
        shifts = shifts.set(money.shift, replace(before, ended=event.at))
    begun = shifts.set(event.number, ShiftHours(event.day, event.at))
    return replace(money, shifts=begun, shift=event.number)


def _opened(money: TableMoney, event: TrayOpened) -> TableMoney:
    if event.table in money.trays:
        raise Contradiction("tray_open", table=event.table)
    cents = worth(event.pieces)
    tray = TrayTime(event.table, money.shift, event.box, event.way, event.at, cents)
    return _box_on(with_tray(money, tray), event.table, event.box, event.at)


def _box_on(money: TableMoney, table: int, number: int, at: Instant) -> TableMoney:
    if number in money.boxes:
        raise Contradiction("box_in_use", box=number)
    box = BoxTime(number, table, shift_at(money, table), at)
    return replace(money, boxes=money.boxes.set(number, box))


def _pulled(money: TableMoney, number: int, at: Instant) -> TableMoney:
    box = replace(money.boxes[number], pulled=at)
    return replace(money, boxes=money.boxes.set(number, box))


def _tray_counted(money: TableMoney, event: TrayCounted) -> TableMoney:
    tray = must_be_open(money, event.table)
    if tray.should_hold != event.expected:
        raise Contradiction("tray_counted", table=event.table)
    cents = worth(event.pieces)
    over = replace(tray, until=event.at, counted=cents)
    money = replace(money, past=(*money.past, over))
    if event.closes:
        money = _pulled(money, tray.box, event.at)
        return replace(money, trays=money.trays.delete(event.table))
    next_one = TrayTime(tray.table, money.shift, tray.box, tray.way, event.at, cents)
    money = with_tray(money, replace(next_one, waits=tray.waits))
    box = money.boxes[tray.box]
    return replace(money, boxes=money.boxes.set(box.number, replace(box, shift=money.shift)))


def _sold(money: TableMoney, event: ChipsSold) -> TableMoney:
    tray = must_be_open(money, event.table)
    money = with_tray(money, replace(tray, sold=tray.sold + event.cents))
    return _into_box(money, tray.box, cash=event.cents)


def _carried(money: TableMoney, event: ChipsCarried) -> TableMoney:
    if event.kind is SlipKind.FILL:
        return money
    tray = must_be_open(money, event.table)
    slips = (*tray.slips, (event.kind, event.number))
    return with_tray(money, replace(tray, credits=tray.credits + event.cents, slips=slips))


def _received(money: TableMoney, event: ChipsReceived) -> TableMoney:
    if event.kind is SlipKind.CREDIT:
        return money
    tray = must_be_open(money, event.table)
    slips = (*tray.slips, (event.kind, event.number))
    return with_tray(money, replace(tray, fills=tray.fills + event.cents, slips=slips))


def _into_box(money: TableMoney, number: int, *, cash: int = 0, chips: int = 0) -> TableMoney:
    box = money.boxes.get(number)
    if box is None:
        raise Contradiction("box_counted", box=number)
    more = replace(box, cash=box.cash + cash, chips=box.chips + chips)
    return replace(money, boxes=money.boxes.set(number, more))


def _changed_up(money: TableMoney, event: ChangedUp) -> TableMoney:
    tray = must_be_open(money, event.table)
    if tray.waits < event.cents:
        raise Contradiction("not_so_much_waits", table=event.table)
    money = with_tray(money, replace(tray, waits=tray.waits - event.cents))
    return _into_box(money, tray.box, chips=event.cents)


def _exchanged(money: TableMoney, event: BoxExchanged) -> TableMoney:
    tray = must_be_open(money, event.table)
    money = _pulled(money, tray.box, event.at)
    money = with_tray(money, replace(tray, box=event.number))
    return _box_on(money, event.table, event.number, event.at)


def _box_counted(money: TableMoney, event: BoxCounted) -> TableMoney:
    box = money.boxes.get(event.box)
    if box is None or box.pulled is None:
        raise Contradiction("box_not_pulled", box=event.box)
    if (box.cash, box.chips) != (event.expected_cash, event.expected_chips):
        raise Contradiction("box_counted", box=event.box)
    done = replace(box, counted_cash=worth(event.cash), counted_chips=worth(event.chips))
    return replace(money, boxes=money.boxes.delete(event.box), counted=(*money.counted, done))


def _commission(money: TableMoney, event: CommissionTaken) -> TableMoney:
    shift = shift_at(money, event.table)
    if event.box is not None:
        money = _into_box(money, event.box, chips=event.cents)
        shift = money.boxes[event.box].shift
    elif event.table in money.trays:
        money = _waits_or_drops(money, event.table, event.cents)
    return _took(money, (shift, event.table), event.jackpot, "rake", event.cents)


def _fee(money: TableMoney, event: FeePaid) -> TableMoney:
    tray = money.trays.get(event.table)
    if tray is not None and event.paid_from is FeeFrom.CASH:
        money = _into_box(money, tray.box, cash=event.cents)
    elif tray is not None:
        money = _waits_or_drops(money, event.table, event.cents)
    what = "time" if event.fee.value == "time" else "other"
    return _took(
        money, (shift_at(money, event.table), event.table), event.jackpot, what, event.cents
    )


def _waits_or_drops(money: TableMoney, table: int, cents: int) -> TableMoney:
    tray = money.trays[table]
    if tray.way is CommissionWay.WAITS:
        return with_tray(money, replace(tray, waits=tray.waits + cents))
    return _into_box(money, tray.box, chips=cents)


def _took(
    money: TableMoney, where: tuple[int, int], jackpot: int, what: str, cents: int
) -> TableMoney:
    had = money.taken.get(where, TableTakings())
    sums = {**msgspec.structs.asdict(had)}
    sums[what] += cents
    sums["jackpot"] += jackpot
    return replace(money, taken=money.taken.set(where, TableTakings(**sums)))


def _invalid(money: TableMoney, event: OutcomeInvalid) -> TableMoney:
    tray = money.trays.get(event.table)
    if tray is not None:
        waited = event.commission - event.from_tray
        back = replace(
            tray, given_back=tray.given_back + event.from_tray, waits=tray.waits - waited
        )
        money = with_tray(money, back)
    where = (shift_at(money, event.table), event.table)
    return _took(money, where, -event.jackpot, "rake", -event.commission)


TABLE_MONEY_FOLD: Handlers = {
    ShiftBegun: _shift_begun,
    TrayOpened: _opened,
    TrayCounted: _tray_counted,
    ChipsSold: _sold,
    ChipsCarried: _carried,
    ChipsReceived: _received,
    ChangedUp: _changed_up,
    BoxExchanged: _exchanged,
    BoxCounted: _box_counted,
    CommissionTaken: _commission,
    FeePaid: _fee,
    OutcomeInvalid: _invalid,
}

"""The shift's sheet as values: what each table took, what its tray and its boxes should hold.

Stakes on the tables are told, not counted: they are on no sheet.
"""

from collections.abc import Iterable

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.state.table_money import BoxTime, TableTakings, TrayTime, shift_at
from tdapp.cash.state.transfers import SlipNumber
from tdapp.cash.table_sign import CashGame
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal


class TableShift(msgspec.Struct, frozen=True):
    """A table in a shift; amounts in cents, times in microseconds.

    - `game` is what is on there now; None once it has closed.
    - `trays` are its trays from count to count, `boxes` those that were on, in order: a box that
      is pulled splits the shift.
    - `open_us`: how long a tray was open; `hours_us`: what all players together played.
    """

    table: int
    game: CashGame | None
    takings: TableTakings
    trays: tuple[TrayTime, ...]
    boxes: tuple[BoxTime, ...]
    open_us: int
    hours_us: int

    @property
    def opened(self) -> int:
        """What was counted into the tray first."""
        return self.trays[0].opened if self.trays else 0

    @property
    def fills(self) -> int:
        """The fills received."""
        return sum(one.fills for one in self.trays)

    @property
    def credits(self) -> int:
        """The credits carried off."""
        return sum(one.credits for one in self.trays)

    @property
    def slips(self) -> tuple[SlipNumber, ...]:
        """Fills and credits by number."""
        return tuple(slip for one in self.trays for slip in one.slips)

    @property
    def counted(self) -> int | None:
        """What was in the tray at the last count; None as long as one is not at its end."""
        return self.trays[-1].counted if self.trays else None

    @property
    def should_hold(self) -> int:
        """What the tray should hold at the end."""
        return self.trays[-1].should_hold if self.trays else 0

    @property
    def tray_off(self) -> int:
        """By how much the counts of the tray were over, or short (below 0)."""
        return sum(one.counted - one.should_hold for one in self.trays if one.counted is not None)

    @property
    def win(self) -> int | None:
        """Opening count + fills - credits - closing count: the win before drop; None: not counted.

        Of poker that is what was sold for cash, and what is missing.
        """
        if self.counted is None:
            return None
        return self.opened + self.fills - self.credits - self.counted

    @property
    def drop(self) -> int:
        """The commission and fees that lie in the boxes as chips."""
        return sum(one.chips for one in self.boxes)

    @property
    def cash(self) -> int:
        """The cash that lies in the boxes."""
        return sum(one.cash for one in self.boxes)

    @property
    def box_off(self) -> int:
        """By how much the boxes that were counted were over, or short (below 0)."""
        return sum(one.off for one in self.boxes if one.off is not None)

    @property
    def is_complete(self) -> bool:
        """Whether trays and boxes are counted, so that it can be signed."""
        trays = all(one.counted is not None for one in self.trays)
        return trays and all(one.off is not None for one in self.boxes)


class RoomShift(msgspec.Struct, frozen=True):
    """All tables of one shift, or of several of a day, by number."""

    tables: tuple[TableShift, ...]

    @property
    def takings(self) -> TableTakings:
        """What was taken at all tables."""
        found = [one.takings for one in self.tables]
        return TableTakings(
            sum(one.rake for one in found),
            sum(one.time for one in found),
            sum(one.other for one in found),
            sum(one.jackpot for one in found),
        )

    @property
    def hours_us(self) -> int:
        """What all players together played."""
        return sum(one.hours_us for one in self.tables)

    @property
    def to_house(self) -> int:
        """What the house keeps."""
        all_of_it = self.takings
        return all_of_it.rake + all_of_it.time + all_of_it.other - all_of_it.jackpot

    @property
    def off(self) -> int:
        """By how much what was counted is over, or short, trays and boxes together."""
        return sum(one.tray_off + one.box_off for one in self.tables)

    @property
    def to_explain(self) -> tuple[TableShift, ...]:
        """The tables whose tray or boxes are over or short."""
        return tuple(one for one in self.tables if one.tray_off or one.box_off)


def table_shift(cash: Cash, shift: int, table: int, now: Instant) -> TableShift:
    """One table in a shift, as it stands; refuses ``no_such_shift``."""
    known = cash.money.shifts.get(shift)
    if known is None:
        raise Refusal("no_such_shift", shift=shift)
    ended = now if known.ended is None else known.ended
    return _sheet_of(
        cash, table, shift, now, cash.stays.at_tables(known.began, ended).get(table, 0)
    )


def room_shift(cash: Cash, shift: int, now: Instant) -> RoomShift:
    """The room in a shift: every table that had a tray or took anything.

    Refuses ``no_such_shift``.
    """
    known = cash.money.shifts.get(shift)
    if known is None:
        raise Refusal("no_such_shift", shift=shift)
    hours = cash.stays.at_tables(known.began, now if known.ended is None else known.ended)
    return RoomShift(
        tuple(
            _sheet_of(cash, table, shift, now, hours.get(table, 0))
            for table in sorted(_tables_of(cash, shift) | hours.keys())
        )
    )


def room_day(cash: Cash, day: str, now: Instant) -> tuple[RoomShift, ...]:
    """The shifts of a gaming day (ISO), in order."""
    of_day = sorted(number for number, one in cash.money.shifts.items() if one.day == day)
    return tuple(room_shift(cash, number, now) for number in of_day)


def _tables_of(cash: Cash, shift: int) -> set[int]:
    money = cash.money
    taken = {table for of, table in money.taken if of == shift}
    open_ones = {one.table for one in money.trays.values() if shift_at(money, one.table) == shift}
    return taken | open_ones | {one.table for one in money.past if one.shift == shift}


def _sheet_of(cash: Cash, table: int, shift: int, now: Instant, hours_us: int) -> TableShift:
    money = cash.money
    trays = [one for one in (*money.past, *money.trays.values()) if _is(one, table, shift)]
    boxes = [one for one in (*money.counted, *money.boxes.values()) if _is(one, table, shift)]
    game = cash.games.by_table.get(table)
    return TableShift(
        table,
        None if game is None else game.sign.game,
        money.taken.get((shift, table), TableTakings()),
        tuple(trays),
        tuple(sorted(boxes, key=lambda one: (one.since.utc_us, one.number))),
        _open_us(trays, now),
        hours_us,
    )


def _is(one: TrayTime | BoxTime, table: int, shift: int) -> bool:
    return (one.table, one.shift) == (table, shift)


def _open_us(trays: Iterable[TrayTime], now: Instant) -> int:
    return sum((now if one.until is None else one.until).since(one.since) for one in trays)

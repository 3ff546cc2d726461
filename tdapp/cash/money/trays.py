"""Trays and boxes of cash tables: counted on and off by two, exchanged, changed up."""

from collections.abc import Sequence

from tdapp.cash.cash import Cash
from tdapp.cash.facts.sittings import CommissionTaken
from tdapp.cash.facts.trays import (
    BoxCounted,
    BoxExchanged,
    ChangedUp,
    ChipsSold,
    CommissionWay,
    ShiftBegun,
    TrayCounted,
    TrayOpened,
    worth,
)
from tdapp.cash.state.table_money import TrayTime
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces


def begin_shift(cash: Cash, day: str, at: Instant) -> list[Event]:
    """Let the next shift of the room begin; the trays that are open are counted then.

    Refuses ``no_cash_room``, and ``trays_of_last_shift`` while one that is open was not yet counted
    for the shift that would be over for long.
    """
    cash.must_be_on()
    money = cash.money
    behind = [one.table for one in money.trays.values() if one.shift < money.shift]
    if behind:
        raise Refusal("trays_of_last_shift", table=min(behind))
    return [ShiftBegun(money.shift + 1, day, at)]


def open_tray(
    cash: Cash,
    table: int,
    box: int,
    pieces: Sequence[Pieces],
    at: Instant,
    way: CommissionWay = CommissionWay.DROPPED,
) -> list[Event]:
    """Put a tray counted by two, and a box, on at a table; `way` stands until the tray closes.

    So TAS B1.1, C1.1. A table that stands alone has a box with an empty tray. Refuses
    ``no_game_there``, ``no_shift_begun``, ``tray_open``, ``box_in_use`` and ``count_below_zero``.
    """
    cash.game_at(table)
    if not cash.money.shift:
        raise Refusal("no_shift_begun")
    _must_be_count(pieces)
    if table in cash.money.trays:
        raise Refusal("tray_open", table=table)
    _must_be_free(cash, box)
    return [TrayOpened(table, box, tuple(pieces), way, at)]


def count_tray(
    cash: Cash,
    table: int,
    pieces: Sequence[Pieces],
    at: Instant,
    *,
    closes: bool = False,
    box: int | None = None,
) -> list[Event]:
    """Note what two people counted in a tray; what they counted is what it goes on with.

    Where it `closes` its box is pulled. The first count after a shift has begun ends the one before
    at this table, and `box` goes on for the new one. Refuses ``no_tray_open``,
    ``count_below_zero``, ``commission_waits``, ``collection_unverified``, ``box_in_use``, of a tray
    that closes ``slips_open``, and ``new_box_needed`` where a new shift wants one.
    """
    tray = open_at(cash, table)
    _must_be_count(pieces)
    counted = TrayCounted(table, tuple(pieces), tray.should_hold, at, closes)
    if closes:
        _must_be_settled(cash, tray)
        _must_be_done(cash, tray)
        return [counted]
    if box is not None:
        _must_be_settled(cash, tray)
        return [*exchange_box(cash, table, box, at), counted]
    if tray.shift < cash.money.shift:
        raise Refusal("new_box_needed", table=table)
    return [counted]


def _must_be_done(cash: Cash, tray: TrayTime) -> None:
    slips = cash.transfers.open_at(tray.table)
    if slips:
        raise Refusal("slips_open", table=tray.table, number=slips[0].asked.number)


def _must_be_settled(cash: Cash, tray: TrayTime) -> None:
    if tray.waits:
        raise Refusal("commission_waits", table=tray.table, cents=tray.waits)
    _must_be_verified(cash, tray.table)


def _must_be_verified(cash: Cash, table: int) -> None:
    cents = cash.charged.unverified.get(table)
    if cents is not None:
        raise Refusal("collection_unverified", table=table, cents=cents)


def exchange_box(cash: Cash, table: int, number: int, at: Instant) -> list[Event]:
    """Pull the box of a table and put another on; from here on the shift counts in the new one.

    Refuses ``no_tray_open``, ``box_in_use`` and ``collection_unverified``.
    """
    open_at(cash, table)
    _must_be_verified(cash, table)
    _must_be_free(cash, number)
    return [BoxExchanged(table, number, at)]


def count_box(
    cash: Cash,
    number: int,
    notes: Sequence[Pieces],
    chips: Sequence[Pieces],
    at: Instant,
    *,
    tells: bool = False,
    jackpot: int = 0,
) -> list[Event]:
    """Note what two people counted in a pulled box.

    Where it `tells` the commission, the chips beyond what was told are commission of its table, of
    which `jackpot` is the jackpot's part. Refuses ``box_not_pulled``, ``count_below_zero`` and
    ``jackpot_above_charge``.
    """
    box = cash.money.boxes.get(number)
    if box is None or box.pulled is None:
        raise Refusal("box_not_pulled", box=number)
    _must_be_count([*notes, *chips])
    more = max(0, worth(chips) - box.chips) if tells else 0
    if not 0 <= jackpot <= more:
        raise Refusal("jackpot_above_charge", cents=more)
    told = [CommissionTaken(box.table, more, jackpot, number)] if more else []
    expected = box.chips + more
    counted = BoxCounted(number, tuple(notes), tuple(chips), box.cash, expected, at)
    return [*told, counted]


def change_up(
    cash: Cash,
    table: int,
    cents: int,
    at: Instant,
    witness: StaffId | None,
    *,
    inspector: bool = False,
) -> list[Event]:
    """Drop commission that waited in the tray, changed up before a `witness` or an `inspector`.

    TAS B1.1(b), (c), C1.1. Refuses ``no_tray_open``, ``below_zero`` and ``not_so_much_waits``.
    """
    tray = open_at(cash, table)
    if cents <= 0:
        raise Refusal("below_zero", cents=cents)
    if cents > tray.waits:
        raise Refusal("not_so_much_waits", table=table, cents=tray.waits)
    return [ChangedUp(table, cents, at, witness, inspector=inspector)]


def sold_at_table(cash: Cash, table: int, cents: int) -> list[Event]:
    """Chips for cash at a table, out of its tray and into its box; nothing where it has no tray.

    Refuses ``tray_too_small``.
    """
    tray = cash.money.trays.get(table)
    if tray is None or not cents:
        return []
    if cents > tray.should_hold:
        raise Refusal("tray_too_small", table=table, there=tray.should_hold)
    return [ChipsSold(table, cents)]


def must_have_no_tray(cash: Cash, table: int) -> None:
    """Refuse ``tray_open`` where tray and box are still on."""
    if table in cash.money.trays:
        raise Refusal("tray_open", table=table)


def open_at(cash: Cash, table: int) -> TrayTime:
    """The tray that is open at a table; refuses ``no_tray_open``."""
    tray = cash.money.trays.get(table)
    if tray is None:
        raise Refusal("no_tray_open", table=table)
    return tray


def _must_be_free(cash: Cash, box: int) -> None:
    if box in cash.money.boxes or box < 1:
        raise Refusal("box_in_use", box=box)


def _must_be_count(pieces: Sequence[Pieces]) -> None:
    for one in pieces:
        if one.value <= 0 or one.number < 0:
            raise Refusal("count_below_zero", cents=one.value * one.number)

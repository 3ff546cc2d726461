"""Chips put into play or taken out of it by hand, and small ones exchanged for larger ones."""

from collections.abc import Sequence

from immutables import Map

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.chips import ChipCause, ChipRetired, ChipsPutIn, ChipsTakenOut, Lot, value_of
from tdapp.table.floor import Floor
from tdapp.table.guards import must_be_a_chip, must_be_open, must_not_have_left

NOWHERE: Map[int, bool] = Map()
TENFOLD = 10
"""The largest step from one denomination of a set to the next."""


def put_in(
    floor: Floor,
    lots: Sequence[Lot],
    cause: ChipCause,
    entry: int | None = None,
    table: int | None = None,
    at: Instant | None = None,
) -> list[Event]:
    """Bring chips into play that nobody bought, now or `at` the time that is typed.

    Refuses ``no_chips_named``, ``no_such_chip``, ``chip_has_left``, ``no_such_entry`` and
    ``table_not_open``.
    """
    _must_make_sense(floor, lots, entry, table)
    return [ChipsPutIn(tuple(lots), cause, entry, table, at)]


def take_out(
    floor: Floor,
    lots: Sequence[Lot],
    cause: ChipCause,
    entry: int | None = None,
    table: int | None = None,
    at: Instant | None = None,
) -> list[Event]:
    """Take chips out of play; forfeited ones of a player who stays too (ADELAIDE 94).

    Refuses what `put_in` does, ``more_than_in_play``, and ``more_than_the_stack`` for more than
    the player has as was told last.
    """
    _must_make_sense(floor, lots, entry, table)
    _must_be_there(floor, lots)
    told = None if entry is None else floor.chips.stacks.get(entry)
    if told is not None and value_of(lots) > told.stack:
        raise Refusal("more_than_the_stack", entry=entry, chips=value_of(lots), stack=told.stack)
    return [ChipsTakenOut(tuple(lots), cause, entry, table, at)]


def colour_up(
    floor: Floor,
    chip: int,
    count: int,
    back: Sequence[Lot],
    table: int | None = None,
    at: Instant | None = None,
) -> list[Event]:
    """So many chips of `chip` leave play, at a table or the last ones of all, for larger ones.

    What rounding adds or takes changes the chips in play. Refuses what `take_out` does,
    ``not_a_larger_chip``, and ``far_off_par``.
    """
    if count < 0 or (back and not count):
        raise Refusal("no_chips_named")
    must_be_larger(chip, back)
    out = [Lot(chip, count)] if count else []
    _must_make_sense(floor, [Lot(chip, max(1, count)), *back], table=table, leaves=chip)
    _must_be_there(floor, out)
    _must_be_near_par(floor, chip, out, back, table)
    return [*exchanged(out, back, table, at), *retired(floor, chip, table)]


def exchanged(
    out: Sequence[Lot], back: Sequence[Lot], table: int | None, at: Instant | None
) -> list[Event]:
    """The chips that leave play in an exchange, and those that come."""
    how = (ChipCause.COLOUR_UP, None, table, at)
    taken = [ChipsTakenOut(tuple(out), *how)] if out else []
    given = [ChipsPutIn(tuple(back), *how)] if back else []
    return [*taken, *given]


def retired(floor: Floor, chip: int, table: int | None) -> list[Event]:
    """That chips left play at a table, and with the last of all tables everywhere."""
    if table is None:
        return [ChipRetired(chip)]
    everywhere = [] if _lies_elsewhere(floor, chip, table) else [ChipRetired(chip)]
    return [ChipRetired(chip, table), *everywhere]


def _lies_elsewhere(floor: Floor, chip: int, table: int) -> bool:
    """Whether another table still plays with it, as far as is told; empty ones do not count."""
    seating, off = floor.seating, floor.chips.off.get(chip, NOWHERE)
    if len(off) + 1 < len(seating.tables) - len(seating.emptied):
        return True
    others = (one for one in seating.tables if one != table and one not in seating.emptied)
    return any(one not in off for one in others)


def _must_be_near_par(
    floor: Floor, chip: int, out: Sequence[Lot], back: Sequence[Lot], table: int | None
) -> None:
    """Refuse ``far_off_par`` (chips, par) for more than rounding can add or take.

    That is less than one of the smallest chips that come for each player; where none come, of those
    that are worth ten of the old ones.
    """
    seating = floor.seating
    here = len(seating.seat_of) + len(seating.unseated)
    players = here if table is None else len(seating.at_table(table))
    step = min((lot.denomination for lot in back), default=TENFOLD * chip)
    par, chips = value_of(out), value_of(back)
    if abs(chips - par) >= step * max(players, 1):
        raise Refusal("far_off_par", chips=chips, par=par)


def must_be_larger(chip: int, back: Sequence[Lot]) -> None:
    """Refuse ``not_a_larger_chip`` for what is not worth more than the chip that leaves."""
    for lot in back:
        if lot.denomination <= chip:
            raise Refusal("not_a_larger_chip", chip=lot.denomination, old=chip)


def _must_make_sense(
    floor: Floor,
    lots: Sequence[Lot],
    entry: int | None = None,
    table: int | None = None,
    leaves: int | None = None,
) -> None:
    """Chips that leave a table may be told of it more than once."""
    floor.must_be_on()
    if not lots or any(min(lot.denomination, lot.count) < 1 for lot in lots):
        raise Refusal("no_chips_named")
    if entry is not None:
        floor.must_know(entry)
        seat = floor.seating.seat_of.get(entry)
        table = table if seat is None else seat.table
    if table is not None:
        must_be_open(floor, table)
    for lot in lots:
        must_be_a_chip(floor, lot.denomination)
        must_not_have_left(floor, lot.denomination, None if lot.denomination == leaves else table)


def _must_be_there(floor: Floor, lots: Sequence[Lot]) -> None:
    if value_of(lots) > floor.chips_in_play:
        raise Refusal("more_than_in_play", chips=value_of(lots), most=floor.chips_in_play)

"""What was moved by hand, counted and reported, and which chips left play: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.table.facts.chips import (
    ChipRetired,
    ChipsCounted,
    ChipsMoved,
    ChipsPutIn,
    ChipsTakenOut,
    StackReported,
)


class ChipBook(msgspec.Struct, frozen=True):
    """Chips put in and taken out by hand, in value, and by denomination the number added by it.

    `count` is the newest full count, `stacks` the newest report of each entry, by its time, with
    what was bought since: nothing is left of it when all chips are lost.
    `gone` are the denominations that left play, `off` those that left some tables, and which.
    """

    put_in: int = 0
    taken_out: int = 0
    added: Map[int, int] = Map()
    count: ChipsCounted | None = None
    stacks: Map[int, StackReported] = Map()
    gone: Map[int, bool] = Map()
    off: Map[int, Map[int, bool]] = Map()

    @property
    def net(self) -> int:
        """What moves by hand added to the chips in play."""
        return self.put_in - self.taken_out


def _put_in(book: ChipBook, event: ChipsPutIn) -> ChipBook:
    return replace(book, put_in=book.put_in + event.chips, added=_added(book, event, 1))


def _taken_out(book: ChipBook, event: ChipsTakenOut) -> ChipBook:
    return replace(book, taken_out=book.taken_out + event.chips, added=_added(book, event, -1))


def _added(book: ChipBook, event: ChipsMoved, sign: int) -> Map[int, int]:
    added = book.added
    for lot in event.lots:
        had = added.get(lot.denomination, 0)
        added = added.set(lot.denomination, had + sign * lot.count)
    return added


def _counted(book: ChipBook, event: ChipsCounted) -> ChipBook:
    if book.count is not None and book.count.at_us > event.at_us:
        return book
    return replace(book, count=event)


def _reported(book: ChipBook, event: StackReported) -> ChipBook:
    before = book.stacks.get(event.entry)
    if before is not None and before.at_us > event.at_us:
        return book
    return _with(book, event)


def chips_bought(book: ChipBook, occupant: int, chips: int) -> ChipBook:
    """With chips that an occupant bought since its stack was reported, if it was."""
    told = book.stacks.get(occupant)
    return book if told is None else _with(book, replace(told, stack=told.stack + chips))


def chips_lost(book: ChipBook, occupant: int, at_us: int) -> ChipBook:
    """With nothing left of a stack that was reported; it was lost at `at_us` (UTC)."""
    told = book.stacks.get(occupant)
    if told is None:
        return book
    return _with(book, replace(told, stack=0, at_us=max(told.at_us, at_us)))


def _with(book: ChipBook, report: StackReported) -> ChipBook:
    return replace(book, stacks=book.stacks.set(report.entry, report))


def _retired(book: ChipBook, event: ChipRetired) -> ChipBook:
    if event.table is None:
        return replace(book, gone=book.gone.set(event.chip, True))
    tables: Map[int, bool] = book.off.get(event.chip, Map())
    return replace(book, off=book.off.set(event.chip, tables.set(event.table, True)))


CHIPS_FOLD: Handlers = {
    ChipsPutIn: _put_in,
    ChipsTakenOut: _taken_out,
    ChipsCounted: _counted,
    StackReported: _reported,
    ChipRetired: _retired,
}

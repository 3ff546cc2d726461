"""What was moved by hand, counted and reported, and which chips left play: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.table.facts.chips import (
    ChipCause,
    ChipRetired,
    ChipsCounted,
    ChipsMoved,
    ChipsPutIn,
    ChipsRaced,
    ChipsTakenOut,
    StackReported,
)

EXPLAIN_A_COUNT = frozenset({ChipCause.FOUND, ChipCause.MISSING, ChipCause.POCKETED})
"""Why chips are put in or taken out that a count found too many or too few."""


class ChipBook(msgspec.Struct, frozen=True):
    """Chips put in and taken out by hand, in value, and by denomination the number added by it.

    `count` is the newest full count; moves since then explain so many chips of its drift.
    `stacks` has the newest report of each entry, by its time, with what it bought, was given, lost
    or exchanged since; `lost` are the reports of those whose chips are gone, who may come back.
    `gone` are the denominations that left play, `off` those that left some tables, and which.
    """

    put_in: int = 0
    taken_out: int = 0
    added: Map[int, int] = Map()
    count: ChipsCounted | None = None
    explained: int = 0
    stacks: Map[int, StackReported] = Map()
    lost: Map[int, StackReported] = Map()
    gone: Map[int, bool] = Map()
    off: Map[int, Map[int, bool]] = Map()

    @property
    def net(self) -> int:
        """What moves by hand added to the chips in play."""
        return self.put_in - self.taken_out

    @property
    def drift(self) -> int:
        """Chips that the newest full count found too many (below zero: too few), if unexplained."""
        return 0 if self.count is None else self.count.drift - self.explained


def _put_in(book: ChipBook, event: ChipsPutIn) -> ChipBook:
    return replace(_moved(book, event, 1), put_in=book.put_in + event.chips)


def _taken_out(book: ChipBook, event: ChipsTakenOut) -> ChipBook:
    return replace(_moved(book, event, -1), taken_out=book.taken_out + event.chips)


def _moved(book: ChipBook, event: ChipsMoved, sign: int) -> ChipBook:
    """With the number of each chip, the drift and the stack that a move changes."""
    explained = book.explained
    if event.cause in EXPLAIN_A_COUNT and sign * book.drift > 0:
        explained += sign * min(event.chips, abs(book.drift))
    if event.entry is not None:
        book = _changed(book, event.entry, sign * event.chips)
    return replace(book, added=_added(book, event, sign), explained=explained)


def _added(book: ChipBook, event: ChipsMoved, sign: int) -> Map[int, int]:
    added = book.added
    for lot in event.lots:
        had = added.get(lot.denomination, 0)
        added = added.set(lot.denomination, had + sign * lot.count)
    return added


def _counted(book: ChipBook, event: ChipsCounted) -> ChipBook:
    if book.count is not None and _is_before(event, book.count):
        return book
    return replace(book, count=event, explained=0)


def _reported(book: ChipBook, event: StackReported) -> ChipBook:
    before = book.stacks.get(event.entry)
    if before is not None and _is_before(event, before):
        return book
    return _with(book, event)


def _is_before(told: StackReported | ChipsCounted, other: StackReported | ChipsCounted) -> bool:
    """Whether this was told of an earlier time, by both clocks where the record has them."""
    if told.told_at is None or other.told_at is None:
        return told.at_us < other.at_us
    return told.told_at.is_before(other.told_at)


def chips_bought(book: ChipBook, occupant: int, chips: int) -> ChipBook:
    """With chips that an occupant bought since its stack was reported, if it was."""
    return _changed(book, occupant, chips)


def _raced(book: ChipBook, event: ChipsRaced) -> ChipBook:
    """Who was told to have less than was exchanged has no less than was given."""
    for holder, seat in zip(event.holders, event.seats, strict=False):
        given = event.new * seat.given
        book = _changed(book, holder, given - event.old * seat.held, least=given)
    return book


def _changed(book: ChipBook, occupant: int, chips: int, least: int = 0) -> ChipBook:
    told = book.stacks.get(occupant)
    if told is None:
        return book
    return _with(book, replace(told, stack=max(least, told.stack + chips)))


def chips_lost(
    book: ChipBook,
    occupant: int,
    at_us: int,
    chips: int | None = None,
    lost_at: Instant | None = None,
) -> ChipBook:
    """With nothing left of a stack that was reported, or `chips` fewer, since `at_us` (UTC).

    `lost_at` is when by both clocks, where known.
    """
    told = book.stacks.get(occupant)
    if told is None or not told.stack:
        return book
    left = 0 if chips is None else max(0, told.stack - chips)
    less = replace(told, stack=left, at_us=max(told.at_us, at_us))
    if lost_at and told.told_at and told.told_at.is_before(lost_at):
        less = replace(less, told_at=lost_at)
    return replace(_with(book, less), lost=book.lost.set(occupant, told))


def chips_back(book: ChipBook, occupant: int) -> ChipBook:
    """With the stack that was reported of an occupant who is back in play."""
    told = book.lost.get(occupant)
    return book if told is None else _with(book, told)


def forgotten(book: ChipBook, occupant: int) -> ChipBook:
    """Without the stack of an occupant who is in the field no more."""
    stacks, lost = (
        some.delete(occupant) if occupant in some else some for some in (book.stacks, book.lost)
    )
    return replace(book, stacks=stacks, lost=lost)


def _with(book: ChipBook, report: StackReported) -> ChipBook:
    lost = book.lost.delete(report.entry) if report.entry in book.lost else book.lost
    return replace(book, stacks=book.stacks.set(report.entry, report), lost=lost)


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
    ChipsRaced: _raced,
    ChipRetired: _retired,
}

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


class StackChange(msgspec.Struct, frozen=True):
    """What changed a stack: so many `chips` (None: all), but to no less than `least`.

    A `loss` is of all chips, or of those that went out of play, at `at_us` (UTC). `at` is when by
    both clocks, where known.
    """

    chips: int | None
    at: Instant | None = None
    least: int = 0
    at_us: int = 0
    loss: bool = False

    def on(self, told: StackReported) -> StackReported:
        """The stack after it, of one that was told."""
        stack = max(self.least, 0 if self.chips is None else told.stack + self.chips)
        if not self.loss:
            return replace(told, stack=stack)
        told = replace(told, stack=stack, at_us=max(told.at_us, self.at_us))
        later = self.at and told.told_at and told.told_at.is_before(self.at)
        return replace(told, told_at=self.at) if later else told

    def is_before(self, at: Instant | None) -> bool:
        """Whether it was before a moment, as far as both are known."""
        return self.at is not None and at is not None and self.at.is_before(at)

    def is_after(self, at: Instant | None) -> bool:
        """Whether it was after a moment, as far as both are known."""
        return self.at is not None and at is not None and at.is_before(self.at)


class ChipBook(msgspec.Struct, frozen=True):
    """Chips put in and taken out by hand, in value, and by denomination the number added by it.

    `count` is the newest full count; moves since then explain so many chips of its drift.
    `told` has the newest report of each entry, by its time, `since` what it bought, was given, lost
    or exchanged after that, and `stacks` what it has by both. `moves` are the chips that came or
    left by hand since the count, and when. `gone` are the denominations that left play, `off` those
    that left some tables, and which.
    """

    put_in: int = 0
    taken_out: int = 0
    added: Map[int, int] = Map()
    count: ChipsCounted | None = None
    explained: int = 0
    stacks: Map[int, StackReported] = Map()
    told: Map[int, StackReported] = Map()
    since: Map[int, tuple[StackChange, ...]] = Map()
    moves: tuple[StackChange, ...] = ()
    gone: Map[int, bool] = Map()
    off: Map[int, Map[int, bool]] = Map()

    @property
    def net(self) -> int:
        """What moves by hand added to the chips in play."""
        return self.put_in - self.taken_out

    def stack_at(self, occupant: int, at: Instant | None = None) -> int | None:
        """The stack that is told, without what changed it after a moment; None if none is."""
        told = self.told.get(occupant)
        if told is None:
            return None
        for change in self.since.get(occupant, ()):
            told = told if change.is_after(at) else change.on(told)
        return told.stack

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
        book = _changed(book, event.entry, StackChange(sign * event.chips, event.moved_at))
    moves = (*book.moves, StackChange(sign * event.chips, event.moved_at))
    return replace(book, added=_added(book, event, sign), explained=explained, moves=moves)


def _added(book: ChipBook, event: ChipsMoved, sign: int) -> Map[int, int]:
    added = book.added
    for lot in event.lots:
        had = added.get(lot.denomination, 0)
        added = added.set(lot.denomination, had + sign * lot.count)
    return added


def _counted(book: ChipBook, event: ChipsCounted) -> ChipBook:
    if book.count is not None and _is_before(event, book.count):
        return book
    later = tuple(one for one in book.moves if one.is_after(event.told_at))
    return replace(book, count=event, explained=0, moves=later)


def stack_told(book: ChipBook, event: StackReported) -> ChipBook:
    """Of what was recorded before a report that is typed late, all that came after it stands."""
    before = book.stacks.get(event.entry)
    if before is not None and _is_before(event, before):
        return book
    since = book.since.get(event.entry, ())
    later = tuple(one for one in since if one.is_after(event.told_at))
    told = book.told.set(event.entry, event)
    return _with(replace(book, told=told), event.entry, later)


def _is_before(told: StackReported | ChipsCounted, other: StackReported | ChipsCounted) -> bool:
    """Whether this was told of an earlier time, by both clocks where the record has them."""
    if told.told_at is None or other.told_at is None:
        return told.at_us < other.at_us
    return told.told_at.is_before(other.told_at)


def chips_bought(
    book: ChipBook,
    occupant: int,
    chips: int,
    sold_at: Instant | None = None,
    *,
    had_none: bool = False,
) -> ChipBook:
    """With chips that an occupant bought, which a stack that was reported later has in it."""
    change = StackChange(None if had_none else chips, sold_at, least=chips if had_none else 0)
    return _changed(book, occupant, change)


def _raced(book: ChipBook, event: ChipsRaced) -> ChipBook:
    """Who was told to have less than was exchanged has no less than was given."""
    for holder, seat in zip(event.holders, event.seats, strict=False):
        given = event.new * seat.given
        change = StackChange(given - event.old * seat.held, event.raced_at, least=given)
        book = _changed(book, holder, change)
    return book


def _changed(book: ChipBook, occupant: int, change: StackChange) -> ChipBook:
    told = book.told.get(occupant)
    if told is not None and change.is_before(told.told_at):
        return book
    since = book.since.get(occupant, ())
    place = len(since)
    while place and change.is_before(since[place - 1].at):
        place -= 1
    return _with(book, occupant, (*since[:place], change, *since[place:]))


def chips_lost(
    book: ChipBook,
    occupant: int,
    at_us: int,
    chips: int | None = None,
    lost_at: Instant | None = None,
) -> ChipBook:
    """With nothing left of a stack, or `chips` fewer, since `at_us` (UTC).

    `lost_at` is when by both clocks, where known. Who waited to buy again has lost them by then.
    """
    since = book.since.get(occupant, ())
    if since and since[-1].loss:
        return book
    less = None if chips is None else -chips
    loss = StackChange(less, lost_at, at_us=at_us, loss=True)
    return _with(book, occupant, (*since, loss))


def chips_back(book: ChipBook, occupant: int) -> ChipBook:
    """With the stack that was reported of an occupant who is back in play."""
    since = book.since.get(occupant, ())
    return _with(book, occupant, since[:-1]) if since and since[-1].loss else book


def forgotten(book: ChipBook, occupant: int) -> ChipBook:
    """Without the stack of an occupant who is in the field no more."""
    stacks, told, since = (
        some.delete(occupant) if occupant in some else some
        for some in (book.stacks, book.told, book.since)
    )
    return replace(book, stacks=stacks, told=told, since=since)


def _with(book: ChipBook, occupant: int, since: tuple[StackChange, ...]) -> ChipBook:
    """With all that changed the stack of an occupant since it was reported, if it was."""
    stacks, told = book.stacks, book.told.get(occupant)
    if told is not None:
        for change in since:
            told = change.on(told)
        stacks = stacks.set(occupant, told)
    return replace(book, stacks=stacks, since=book.since.set(occupant, since))


def _retired(book: ChipBook, event: ChipRetired) -> ChipBook:
    if event.table is None:
        return replace(book, gone=book.gone.set(event.chip, True))
    tables: Map[int, bool] = book.off.get(event.chip, Map())
    return replace(book, off=book.off.set(event.chip, tables.set(event.table, True)))


CHIPS_FOLD: Handlers = {
    ChipsPutIn: _put_in,
    ChipsTakenOut: _taken_out,
    ChipsCounted: _counted,
    StackReported: stack_told,
    ChipsRaced: _raced,
    ChipRetired: _retired,
}

"""Who is in, with what they bought: the fold of everything sold at the desk."""

import msgspec
from immutables import Map

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.tournament.events import (
    EntrySold,
    Place,
    Purchase,
    RebuySold,
    RegistrationClosed,
    SeatGiven,
    SeatsDrawn,
)


class Entry(msgspec.Struct, frozen=True):
    """One entry: its person, re-buys so far and all chips it was given."""

    number: int
    person: PersonId
    chips: int
    rebuys: int = 0


class Entries(msgspec.Struct, frozen=True):
    """All entries, what was taken (cents) and given (chips), and the last numbers used.

    Numbers of undone papers are never given again.
    """

    by_number: Map[int, Entry] = Map()
    by_person: Map[PersonId, int] = Map()
    pool: int = 0
    fees: int = 0
    chips: int = 0
    rebuys: int = 0
    closed: bool = False
    last_entry: int = 0
    last_receipt: int = 0

    @property
    def count(self) -> int:
        """Entries sold."""
        return len(self.by_number)


def _entry_sold(entries: Entries, event: EntrySold) -> Entries:
    if event.entry in entries.by_number:
        raise Contradiction("entry_exists", entry=event.entry)
    if event.person in entries.by_person:
        raise Contradiction("already_entered", entry=entries.by_person[event.person])
    entry = Entry(event.entry, event.person, event.chips)
    return _booked(
        entries,
        event,
        entry,
        by_person=entries.by_person.set(event.person, event.entry),
        last_entry=max(entries.last_entry, event.entry),
    )


def _rebuy_sold(entries: Entries, event: RebuySold) -> Entries:
    entry = entries.by_number.get(event.entry)
    if entry is None:
        raise Contradiction("no_such_entry", entry=event.entry)
    more = Entry(entry.number, entry.person, entry.chips + event.chips, entry.rebuys + 1)
    return _booked(entries, event, more, rebuys=entries.rebuys + 1)


def _booked(entries: Entries, sale: Purchase, entry: Entry, **also: object) -> Entries:
    if entries.closed:
        raise Contradiction("registration_closed", entry=sale.entry)
    return msgspec.structs.replace(
        entries,
        by_number=entries.by_number.set(entry.number, entry),
        pool=entries.pool + sale.pool,
        fees=entries.fees + sale.fee,
        chips=entries.chips + sale.chips,
        last_receipt=max(entries.last_receipt, sale.receipt),
        **also,
    )


def _closed(entries: Entries, event: RegistrationClosed) -> Entries:
    if (entries.count, entries.pool) != (event.entries, event.pool):
        raise Contradiction("field_was_closed", entries=event.entries)
    return msgspec.structs.replace(entries, closed=True)


def _numbers_used(entries: Entries, event: Undone) -> Entries:
    last = {"entry": entries.last_entry, "receipt": entries.last_receipt}
    for paper in event.named:
        kind, number = paper.split()
        last[kind] = max(last.get(kind, 0), int(number))
    return msgspec.structs.replace(entries, last_entry=last["entry"], last_receipt=last["receipt"])


def _all_known(entries: Entries, event: SeatsDrawn) -> Entries:
    for place in event.places:
        _known(entries, place)
    return entries


def _known(entries: Entries, event: SeatGiven | Place) -> Entries:
    if entries.by_number.get(event.entry) is None:
        raise Contradiction("no_such_entry", entry=event.entry)
    return entries


ENTRIES_FOLD: Handlers = {
    EntrySold: _entry_sold,
    RebuySold: _rebuy_sold,
    RegistrationClosed: _closed,
    Undone: _numbers_used,
    SeatsDrawn: _all_known,
    SeatGiven: _known,
}

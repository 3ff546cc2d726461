"""Who is in, with what they bought: the facts of everything sold at the desk, folded."""

import msgspec
from immutables import Map

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.core.room import KnownAs
from tdapp.till.payment import FEE, POOL, Tender, TenderAmount
from tdapp.tournament.facts.alternates import AlternateSeated
from tdapp.tournament.facts.exits import EntryLeft, OutOfChips
from tdapp.tournament.facts.sales import (
    AddOnSold,
    DebtPaid,
    EntrySold,
    MoneyAdded,
    RebuySold,
    RegistrationClosed,
    Sale,
    TicketTaken,
)
from tdapp.tournament.plan.offers import PricePart, total_of
from tdapp.tournament.state.parts import PaidIn, less, paid_more, together


class Entry(msgspec.Struct, frozen=True):
    """One entry: its person, what was bought for it, and parts of that which were given back.

    `paid_in` is what is there of it by tender, debts included. `flight` is the one that it counts
    for, from 1; 0 is none. A `team` has all its members in the order in which they were named, and
    `person` is who sits at the table, since the level `swapped` (0: from the first).
    """

    number: int
    person: PersonId
    sales: tuple[Sale, ...]
    rebuys: int = 0
    addons: int = 0
    again: bool = False
    given_back: tuple[PricePart, ...] = ()
    paid_in: PaidIn = ()
    flight: int = 0
    team: tuple[PersonId, ...] = ()
    swapped: int = 0

    @property
    def persons(self) -> tuple[PersonId, ...]:
        """All who play it, the first named first."""
        return self.team or (self.person,)

    @property
    def seated_first(self) -> tuple[PersonId, ...]:
        """All who play it, first who sits at the table."""
        return (self.person, *(one for one in self.team if one != self.person))

    @property
    def parts(self) -> tuple[PricePart, ...]:
        """All that was paid for it or is owed, less what was given back."""
        bought = together(*(sale.parts for sale in self.sales))
        return less(bought, self.given_back) or ()

    @property
    def chips(self) -> int:
        """All chips it was given."""
        return sum(sale.chips for sale in self.sales)

    @property
    def paid(self) -> int:
        """All that it cost, in cents, what is owed included and what was given back left out."""
        return sum(sale.total for sale in self.sales) - total_of(self.given_back)


class RefundedEntry(msgspec.Struct, frozen=True):
    """An entry that was refunded, the parts of it that went back, and chips it left to others."""

    entry: Entry
    parts: tuple[PricePart, ...]
    left_behind: int = 0


class Entries(msgspec.Struct, frozen=True):
    """All entries, what was taken by part (cents) and given (chips), and the last numbers used.

    `owed` holds the receipts whose money has not come. `most_rebuys`, `most_addons` and
    `most_of_both` are the highest counts that any entry reached, `most_of_kind` of each kind of
    add-on. `added` is what the house put into
    the pool (cents). `refunded` holds the entries that left the field with their money,
    `left_behind` the chips of them that others have by now; `by_ticket` those paid for by one.
    Numbers of undone papers are never given again.
    """

    by_number: Map[int, Entry] = Map()
    by_person: Map[PersonId, tuple[int, ...]] = Map()
    taken: Map[str, int] = Map()
    owed: Map[int, Sale] = Map()
    refunded: Map[int, RefundedEntry] = Map()
    chips: int = 0
    left_behind: int = 0
    reentries: int = 0
    rebuys: int = 0
    addons: int = 0
    most_rebuys: int = 0
    most_addons: int = 0
    most_of_both: int = 0
    most_of_kind: Map[int, int] = Map()
    added: int = 0
    closed: bool = False
    last_entry: int = 0
    last_receipt: int = 0
    last_refund: int = 0
    by_ticket: Map[int, TicketTaken] = Map()

    def known(self, entry: int) -> KnownAs:
        """The number of an entry, and since when it is in where its sale says so."""
        found = self.by_number.get(entry)
        first = None if found is None else found.sales[0]
        return KnownAs(entry, since_us=first.sold_us if isinstance(first, EntrySold) else None)

    @property
    def count(self) -> int:
        """Entries sold."""
        return len(self.by_number)

    @property
    def pool(self) -> int:
        """What the players put into the prize pool, in cents."""
        return self.taken.get(POOL, 0)

    @property
    def fees(self) -> int:
        """The house's fees, in cents."""
        return self.taken.get(FEE, 0)

    @property
    def total(self) -> int:
        """All that was paid or is owed, in cents."""
        return sum(self.taken.values())


def _entry_sold(entries: Entries, event: EntrySold) -> Entries:
    if entries.by_number.get(event.entry) is not None:
        raise Contradiction("entry_exists", entry=event.entry)
    before = entries.by_person.get(event.person, ())
    if before and not event.again and event.within is msgspec.UNSET:
        raise Contradiction("already_entered", entry=before[-1])
    return _booked(
        entries,
        event,
        Entry(
            event.entry,
            event.person,
            (event,),
            again=event.again,
            flight=event.flight,
            paid_in=paid_more((), event.given),
        ),
        by_person=entries.by_person.set(event.person, (*before, event.entry)),
        reentries=entries.reentries + event.again,
        last_entry=max(entries.last_entry, event.entry),
    )


def _ticket_taken(entries: Entries, event: TicketTaken) -> Entries:
    known(entries, event.entry)
    by_ticket = entries.by_ticket.set(event.entry, event)
    return msgspec.structs.replace(entries, by_ticket=by_ticket)


def _rebuy_sold(entries: Entries, event: RebuySold) -> Entries:
    entry = known(entries, event.entry)
    rebuys = entry.rebuys + event.units
    more = msgspec.structs.replace(_with(entry, event), rebuys=rebuys)
    return _booked(
        entries,
        event,
        more,
        rebuys=entries.rebuys + event.units,
        most_rebuys=max(entries.most_rebuys, rebuys),
        most_of_both=max(entries.most_of_both, rebuys + entry.addons),
    )


def _addon_sold(entries: Entries, event: AddOnSold) -> Entries:
    entry = known(entries, event.entry)
    bought, kind = int(event.chips > 0), event.addon_kind
    addons = entry.addons + bought
    had = sum(isinstance(one, AddOnSold) and one.addon_kind == kind for one in entry.sales)
    of_kind = max(entries.most_of_kind.get(kind, 0), had + 1)
    more = msgspec.structs.replace(_with(entry, event), addons=addons)
    return _booked(
        entries,
        event,
        more,
        addons=entries.addons + bought,
        most_addons=max(entries.most_addons, addons),
        most_of_both=max(entries.most_of_both, addons + entry.rebuys),
        most_of_kind=entries.most_of_kind.set(kind, of_kind),
    )


def _with(entry: Entry, sale: Sale) -> Entry:
    """The entry after one more sale."""
    paid_in = paid_more(entry.paid_in, sale.given)
    return msgspec.structs.replace(entry, sales=(*entry.sales, sale), paid_in=paid_in)


def _booked(entries: Entries, sale: Sale, entry: Entry, **also: object) -> Entries:
    if entries.closed:
        raise Contradiction("registration_closed", entry=sale.entry)
    taken = entries.taken
    for part in sale.parts:
        taken = taken.set(part.name, taken.get(part.name, 0) + part.cents)
    if sale.tender is Tender.OWED:
        also["owed"] = entries.owed.set(sale.receipt, sale)
    return msgspec.structs.replace(
        entries,
        by_number=entries.by_number.set(entry.number, entry),
        taken=taken,
        chips=entries.chips + sale.chips,
        last_receipt=max(entries.last_receipt, sale.receipt),
        **also,
    )


def _debt_paid(entries: Entries, event: DebtPaid) -> Entries:
    sale = entries.owed.get(event.receipt)
    if sale is None or sale.owed != event.cents:
        raise Contradiction("nothing_owed", receipt=event.receipt)
    entry = known(entries, sale.entry)
    sales = tuple(_as_paid(one, event) for one in entry.sales)
    owed = (TenderAmount(Tender.OWED, sale.owed),)
    paid_in = paid_more(paid_more(entry.paid_in, owed, -1), event.given)
    entry = msgspec.structs.replace(entry, sales=sales, paid_in=paid_in)
    return msgspec.structs.replace(
        entries,
        by_number=entries.by_number.set(entry.number, entry),
        owed=entries.owed.delete(event.receipt),
    )


def _as_paid(sale: Sale, event: DebtPaid) -> Sale:
    if sale.receipt != event.receipt:
        return sale
    others = paid_more(sale.also, event.given)
    also = tuple(one for one in others if one.tender is not event.tender)
    return msgspec.structs.replace(sale, tender=event.tender, session=event.session, also=also)


def _money_added(entries: Entries, event: MoneyAdded) -> Entries:
    return msgspec.structs.replace(entries, added=entries.added + event.cents)


def _closed(entries: Entries, event: RegistrationClosed) -> Entries:
    if entries.closed or (entries.count, entries.pool) != (event.entries, event.pool):
        raise Contradiction("field_was_closed", entries=event.entries)
    return msgspec.structs.replace(entries, closed=True)


def _numbers_used(entries: Entries, event: Undone) -> Entries:
    last = {
        "entry": entries.last_entry,
        "receipt": entries.last_receipt,
        "refund": entries.last_refund,
    }
    for paper in event.named:
        kind, number = paper.split()
        last[kind] = max(last.get(kind, 0), int(number))
    return msgspec.structs.replace(
        entries,
        last_entry=last["entry"],
        last_receipt=last["receipt"],
        last_refund=last["refund"],
    )


def _who_goes_known(entries: Entries, event: OutOfChips | EntryLeft) -> Entries:
    known(entries, event.entry)
    return entries


def came_from_before(entries: Entries, entry: Entry, chips: int) -> Entries:
    """With an entry that was bought in an earlier stage and brings so many chips."""
    if entry.number in entries.by_number:
        raise Contradiction("entry_exists", entry=entry.number)
    return msgspec.structs.replace(
        entries,
        by_number=entries.by_number.set(entry.number, entry),
        by_person=with_theirs(entries, entry),
        chips=entries.chips + chips,
    )


def with_theirs(entries: Entries, entry: Entry) -> Map[PersonId, tuple[int, ...]]:
    """What each person plays, with this entry as one of its players'."""
    found = entries.by_person
    for person in entry.persons:
        found = found.set(person, tuple(sorted((*found.get(person, ()), entry.number))))
    return found


def known(entries: Entries, number: int) -> Entry:
    """One entry; raises `Contradiction` where there is none."""
    entry = entries.by_number.get(number)
    if entry is None:
        raise Contradiction("no_such_entry", entry=number)
    return entry


OF_WHAT_IS_SOLD: Handlers = {
    EntrySold: _entry_sold,
    TicketTaken: _ticket_taken,
    AlternateSeated: _entry_sold,
    RebuySold: _rebuy_sold,
    AddOnSold: _addon_sold,
    DebtPaid: _debt_paid,
    MoneyAdded: _money_added,
    RegistrationClosed: _closed,
    Undone: _numbers_used,
    OutOfChips: _who_goes_known,
    EntryLeft: _who_goes_known,
}

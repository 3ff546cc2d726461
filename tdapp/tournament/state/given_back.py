"""Who left the field with money or passed an entry on: the facts of it, folded into the entries."""

from collections.abc import Iterable

from immutables import Map
from msgspec import UNSET
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.till.payment import POOL, Tender
from tdapp.tournament.facts.alternates import AlternateRefunded
from tdapp.tournament.facts.refunds import (
    ChosenRefund,
    EntryPassedOn,
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    PartsRefunded,
    PoolShared,
    RestGiven,
    Substitution,
    TakenBack,
)
from tdapp.tournament.facts.teams import PartnerNamed, PartnerSwapped
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.state.entries import (
    OF_WHAT_IS_SOLD,
    Entries,
    Entry,
    RefundedEntry,
    known,
    with_theirs,
)
from tdapp.tournament.state.parts import less, paid_more, together


def debts(entries: Entries, entry: Entry) -> tuple[int, ...]:
    """The receipts of an entry whose money has not come."""
    return tuple(sale.receipt for sale in entry.sales if sale.receipt in entries.owed)


def _refunded(entries: Entries, event: EntryRefunded) -> Entries:
    entry = known(entries, event.entry)
    whole = event.parts == entry.parts
    left = () if whole else paid_more(entry.paid_in, event.back, -1)
    entry = replace(entry, paid_in=left)
    kept = RefundedEntry(entry, event.parts, event.left_behind)
    return replace(_taken_back(entries, event), refunded=entries.refunded.set(entry.number, kept))


def _taken_back(entries: Entries, event: TakenBack) -> Entries:
    entry = known(entries, event.entry)
    fits = (entry.person, entry.chips, debts(entries, entry)) == (
        event.person,
        event.chips,
        event.struck,
    )
    if not fits or less(entry.parts, event.parts) is None:
        raise Contradiction("bought_otherwise", entry=event.entry)
    owed = entries.owed
    for receipt in event.struck:
        owed = owed.delete(receipt)
    return replace(
        _without(entries, entry),
        left_behind=entries.left_behind + event.left_behind,
        owed=owed,
        taken=_booked(entries, event.parts, -1),
        last_refund=max(entries.last_refund, event.slip),
    )


def _without(entries: Entries, entry: Entry) -> Entries:
    return replace(
        entries,
        by_number=entries.by_number.delete(entry.number),
        by_person=_struck_off(entries, entry),
        chips=entries.chips - entry.chips,
        reentries=entries.reentries - entry.again,
        rebuys=entries.rebuys - entry.rebuys,
        addons=entries.addons - entry.addons,
    )


def _parts_refunded(entries: Entries, event: PartsRefunded) -> Entries:
    entry = known(entries, event.entry)
    if less(entry.parts, event.parts) is None:
        raise Contradiction("bought_otherwise", entry=event.entry)
    poorer = replace(
        entry,
        given_back=together(entry.given_back, event.parts),
        paid_in=paid_more(entry.paid_in, event.given, -1),
    )
    return replace(
        entries,
        by_number=entries.by_number.set(entry.number, poorer),
        taken=_booked(entries, event.parts, -1),
        last_refund=max(entries.last_refund, event.slip),
    )


def _readmitted(entries: Entries, event: EntryReadmitted) -> Entries:
    gone = entries.refunded.get(event.entry)
    if gone is None or (gone.parts, gone.entry.person) != (event.parts, event.person):
        raise Contradiction("not_refunded", entry=event.entry)
    if entries.closed:
        raise Contradiction("registration_closed", entry=event.entry)
    entry = _paid_again(gone, event)
    return replace(
        entries,
        by_number=entries.by_number.set(entry.number, entry),
        by_person=with_theirs(entries, entry),
        refunded=entries.refunded.delete(entry.number),
        taken=_booked(entries, event.parts, 1),
        chips=entries.chips + entry.chips,
        left_behind=entries.left_behind - gone.left_behind,
        reentries=entries.reentries + entry.again,
        rebuys=entries.rebuys + entry.rebuys,
        addons=entries.addons + entry.addons,
        last_receipt=max(entries.last_receipt, event.receipt),
    )


def _paid_again(gone: RefundedEntry, event: EntryReadmitted) -> Entry:
    """The entry with what had gone back paid as the readmission was; it settles what was struck."""
    entry = gone.entry
    sales = tuple(
        replace(sale, tender=event.tender, session=event.session)
        if sale.tender is Tender.OWED
        else sale
        for sale in entry.sales
    )
    return replace(entry, sales=sales, paid_in=paid_more(entry.paid_in, event.given))


def _passed_on(entries: Entries, event: EntryPassedOn) -> Entries:
    entry = known(entries, event.entry)
    if entry.person != event.was:
        raise Contradiction("not_their_entry", entry=event.entry)
    theirs = entries.by_person.get(event.person, ())
    here = event.within is UNSET
    if theirs and here and event.why is not Substitution.MISKEYED:
        raise Contradiction("already_entered", entry=theirs[-1])
    bare = replace(entries, by_person=_struck_off(entries, entry))
    team = tuple(event.person if one == event.was else one for one in entry.team)
    return _known_as(bare, replace(entry, person=event.person, team=team))


def _known_as(entries: Entries, entry: Entry) -> Entries:
    by_number = entries.by_number.set(entry.number, entry)
    return replace(entries, by_number=by_number, by_person=with_theirs(entries, entry))


def _partner_named(entries: Entries, event: PartnerNamed) -> Entries:
    entry = known(entries, event.entry)
    if event.person in entry.persons:
        raise Contradiction("already_entered", entry=event.entry)
    bare = replace(entries, by_person=_struck_off(entries, entry))
    return _known_as(bare, replace(entry, team=(*entry.persons, event.person)))


def _partner_swapped(entries: Entries, event: PartnerSwapped) -> Entries:
    entry = known(entries, event.entry)
    if entry.person != event.was or event.person not in entry.team:
        raise Contradiction("not_their_entry", entry=event.entry)
    swapped = replace(entry, person=event.person, swapped=event.level)
    return replace(entries, by_number=entries.by_number.set(entry.number, swapped))


def _pool_shared(entries: Entries, event: PoolShared) -> Entries:
    """What the house added is shared too: the players' part may fall below nothing by it."""
    known(entries, event.entry)
    share = (PricePart(POOL, event.cents),)
    last = max(entries.last_refund, event.slip)
    return replace(entries, taken=_booked(entries, share, -1), last_refund=last)


def _chosen(entries: Entries, event: ChosenRefund) -> Entries:
    known(entries, event.entry)
    last = max(entries.last_refund, event.slip)
    return replace(entries, taken=_booked(entries, event.parts, -1), last_refund=last)


def _rest_given(entries: Entries, event: RestGiven) -> Entries:
    return replace(entries, taken=_booked(entries, event.parts, -1))


def _alternate_refunded(entries: Entries, event: AlternateRefunded) -> Entries:
    return replace(entries, last_refund=max(entries.last_refund, event.slip))


def _struck_off(entries: Entries, entry: Entry) -> Map[PersonId, tuple[int, ...]]:
    found = entries.by_person
    for person in entry.persons:
        theirs = tuple(n for n in found.get(person, ()) if n != entry.number)
        found = found.set(person, theirs) if theirs else found.delete(person)
    return found


def _booked(entries: Entries, parts: Iterable[PricePart], sign: int) -> Map[str, int]:
    taken = entries.taken
    for part in parts:
        taken = taken.set(part.name, taken.get(part.name, 0) + sign * part.cents)
    return taken


ENTRIES_FOLD: Handlers = {
    **OF_WHAT_IS_SOLD,
    EntryRefunded: _refunded,
    EntryVoided: _taken_back,
    PartsRefunded: _parts_refunded,
    EntryReadmitted: _readmitted,
    EntryPassedOn: _passed_on,
    PartnerNamed: _partner_named,
    PartnerSwapped: _partner_swapped,
    PoolShared: _pool_shared,
    ChosenRefund: _chosen,
    RestGiven: _rest_given,
    AlternateRefunded: _alternate_refunded,
}

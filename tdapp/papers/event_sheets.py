"""The papers of one event, from its state."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.papers.event_lists import (
    STILL_PLAYING,
    STILL_PROVISIONAL,
    Seated,
    results,
    seating_by_name,
    seating_by_table,
)
from tdapp.papers.parts import Part
from tdapp.papers.payout_sheet import Place, Pool, payout_sheet
from tdapp.papers.prize_slip import prize_slip
from tdapp.papers.receipt import receipt
from tdapp.papers.seat_card import Seating, seat_card
from tdapp.papers.sheet import Fact, Imprint, Sheet
from tdapp.tournament.plan.offers import FEE, POOL
from tdapp.tournament.prizes.posting import provisional_prizes
from tdapp.tournament.sales.events import AddOnSold, EntrySold, RebuySold, Sale
from tdapp.tournament.tournament import Tournament, owed_to

FREE = "free entry"
PARTS = {POOL: "Prize pool", FEE: "House fee"}


@dataclass(frozen=True, slots=True)
class EventPapers:
    """Makes the papers of `event`.

    `number` is its short document number, `issued` the time in words, `name_of` gives the name
    that a person permits on paper.
    """

    event: Tournament
    house: str
    number: str
    issued: str
    name_of: Callable[[PersonId], str]

    def payouts(self) -> Sheet:
        """The payout sheet; refuses ``prizes_not_posted``."""
        prizes, entries = self.event.prizes, self.event.entries
        if not prizes.posted:
            raise Refusal("prizes_not_posted")
        version = prizes.version
        imprint = self._imprint("P", version=version, replaces=version - 1 or None)
        pool = Pool(entries.pool, entries.count, entries.rebuys, self.event.conditions.currency)
        places = range(1, len(prizes.posted) + 1)
        listed = [self._place(place, entry) for place in places for entry in self._holders(place)]
        return payout_sheet(imprint, listed, pool)

    def provisional_payouts(self) -> Sheet:
        """What the prizes would be if the field were closed now (ADELAIDE 110: provisional)."""
        entries, conditions = self.event.entries, self.event.conditions
        listed = [
            Place(rank, "", cents)
            for rank, cents in enumerate(provisional_prizes(self.event), start=1)
        ]
        pool = Pool(self.event.pool, entries.count, entries.rebuys, conditions.currency)
        sheet = payout_sheet(self._imprint("P"), listed, pool, signatures=())
        return replace(sheet, notes=(STILL_PROVISIONAL, *sheet.notes))

    def seating_lists(self) -> list[Sheet]:
        """Everybody by table and by name; nothing while nobody sits."""
        players = [
            Seated(seat.table, seat.seat, self._name(entry), entry)
            for entry, seat in self.event.seating.seat_of.items()
        ]
        if not players:
            return []
        notes = () if self.event.entries.closed else (STILL_PROVISIONAL,)
        by_table = seating_by_table(self._imprint("T"), players, notes)
        return [by_table, seating_by_name(self._imprint("N"), players, notes)]

    def results(self) -> Sheet | None:
        """Who finished where, as far as it is decided; None while nobody is out."""
        event = self.event
        places = sorted((place, entry) for entry, place in event.places().items())
        if not places:
            return None
        closed, over = event.entries.closed, event.programme.winner is not None
        notes = [] if over else [STILL_PLAYING if closed else STILL_PROVISIONAL]
        listed = [
            Place(place, self._name(entry), owed_to(event, entry), entry=entry)
            for place, entry in places
        ]
        return results(self._imprint("R"), listed, notes)

    def receipts(self) -> list[Sheet]:
        """One receipt for each purchase with every part of its price, by receipt number."""
        sold = [sale for one in self.event.entries.by_number.values() for sale in one.sales]
        return [self._receipt(sale) for sale in sorted(sold, key=lambda one: one.receipt)]

    def _receipt(self, sale: Sale) -> Sheet:
        facts = (
            Fact("Player", self._name(sale.entry)),
            Fact("Entry", str(sale.entry)),
            Fact("Bought", _what_was_bought(sale)),
        )
        parts = tuple(Part(_words_for(one.name), one.cents) for one in sale.parts)
        tender = Part(sale.tender.value.capitalize(), sale.total)
        imprint = self._imprint(f"B{sale.receipt}")
        if not parts:
            parts, tender = (Part(_words_for(FREE), 0),), Part("Nothing to pay", 0)
        return receipt(imprint, facts, parts, (tender,), f"{self.number}-B{sale.receipt}")

    def slips(self) -> list[Sheet]:
        """One slip for each prize that was handed over, first place first."""
        return [
            prize_slip(self._imprint(f"S{payment.slip}"), self._place(payment.place, payment.entry))
            for payment in sorted(self.event.prizes.paid.values(), key=lambda one: one.place)
        ]

    def seat_cards(self) -> list[Sheet]:
        """One card for each entry that has a seat, by entry number."""
        return [self._seat_card(entry) for entry in sorted(self.event.seating.seat_of)]

    def _seat_card(self, number: int) -> Sheet:
        """With the parts of what was paid for this entry, and the number of its receipt."""
        sale = self.event.entry(number).sales[0]
        seat = self.event.seating.seat_of[number]
        return seat_card(
            self._imprint(f"E{number}"),
            Seating(self._name(number), number, str(seat), str(sale.receipt)),
            tuple(Part(_words_for(one.name), one.cents) for one in sale.parts),
            f"{self.number}-E{number}",
        )

    def _imprint(self, kind: str, *, version: int = 1, replaces: int | None = None) -> Imprint:
        title = self.event.conditions.title
        return Imprint(self.house, title, f"{self.number}-{kind}", self.issued, version, replaces)

    def _holders(self, place: int) -> tuple[int | None, ...]:
        """Who has a place: those who share places stand at the best of them."""
        holders = self.event.at_place(place)
        best = not holders or self.event.place_of(holders[0]) == place
        return (holders or (None,)) if best else ()

    def _place(self, place: int, entry: int | None) -> Place:
        posted = self.event.prizes.posted[place - 1]
        return Place(
            rank=place,
            name=self._name(entry) if entry is not None else "",
            cents=posted if entry is None else owed_to(self.event, entry),
            entry=entry,
            paid=entry in self.event.prizes.paid,
        )

    def _name(self, entry: int) -> str:
        return self.name_of(self.event.entry(entry).person)


def _what_was_bought(sale: Sale) -> str:
    if isinstance(sale, RebuySold):
        return "Re-buy" if sale.units == 1 else f"{sale.units} re-buys"
    if isinstance(sale, AddOnSold):
        return "Add-on"
    return "Re-entry" if isinstance(sale, EntrySold) and sale.again else "Entry"


def _words_for(part: str) -> str:
    return PARTS.get(part, part.capitalize())

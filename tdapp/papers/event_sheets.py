"""The papers of one event, from its state."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.papers.parts import Part
from tdapp.papers.payout_sheet import Place, Pool, payout_sheet
from tdapp.papers.prize_slip import prize_slip
from tdapp.papers.seat_card import Seating, seat_card
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.tournament.tournament import Tournament


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
        return payout_sheet(imprint, [self._place(place) for place in places], pool)

    def slips(self) -> list[Sheet]:
        """One slip for each prize that was handed over, first place first."""
        return [
            prize_slip(self._imprint(f"S{payment.slip}"), self._place(place))
            for place, payment in sorted(self.event.prizes.paid.items())
        ]

    def seat_cards(self) -> list[Sheet]:
        """One card for each entry that has a seat, by entry number."""
        price = self.event.conditions.entry
        parts = (Part("Prize pool", price.pool), Part("House fee", price.fee))
        return [
            seat_card(
                self._imprint(f"E{number}"),
                Seating(self._name(number), number, str(seat), str(number)),
                parts,
                f"{self.number}-E{number}",
            )
            for number, seat in sorted(self.event.seating.seat_of.items())
        ]

    def _imprint(self, kind: str, *, version: int = 1, replaces: int | None = None) -> Imprint:
        title = self.event.conditions.title
        return Imprint(self.house, title, f"{self.number}-{kind}", self.issued, version, replaces)

    def _place(self, place: int) -> Place:
        prizes = self.event.prizes
        payment = prizes.paid.get(place)
        decided = {found: entry for entry, found in self.event.places().items()}
        entry = decided.get(place)
        return Place(
            rank=place,
            name=self._name(entry) if entry is not None else "",
            cents=prizes.posted[place - 1],
            entry=entry,
            paid=payment is not None,
        )

    def _name(self, entry: int) -> str:
        return self.name_of(self.event.entry(entry).person)

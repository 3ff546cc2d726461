"""The papers of one event, from its state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.document_id import document_id, seat_code
from tdapp.papers.parts import SumPart, part_words, tender_words
from tdapp.papers.sheet import Imprint, Reprint, Sheet, SheetFact
from tdapp.sheets.tournament.conditions_sheet import conditions_sheet, terms_sheet
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tdapp.sheets.tournament.event_lists import (
    SeatedPlayer,
    collated,
    results,
    seating_by_name,
    seating_by_table,
    still_playing,
    still_provisional,
)
from tdapp.sheets.tournament.payout_changes import PayoutChanges
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool, payout_sheet, provisional_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip
from tdapp.sheets.tournament.structure_sheet import structure_sheet
from tdapp.sheets.tournament.where_the_money_went import money_facts
from tdapp.table.seating.apart import pairs_together
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold, Sale
from tdapp.tournament.payouts.posting import prizes_by_plan
from tdapp.tournament.payouts.queue import PrizeState, due_to, prize_queue
from tdapp.tournament.payouts.team_parts import parts_of_team
from tdapp.tournament.prizes import (
    is_by_agreement,
    prize_holders,
    prize_place,
    share_of,
    undecided,
)
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH, Voice


@dataclass(frozen=True, slots=True)
class EventPapers:
    """Makes the papers of `event`.

    `number` is its short document number, `issued` the time in words, `name_of` gives the name
    that a person permits on paper, or nothing for one that is erased. `paper` is the number under
    which the paper is issued (None: a draft), `copy` says who prints it again and when. `voice` is
    how they speak, `row` the document number in whose row `paper` counts, if it is not the event's.
    `is_shaped` tells whether there is a typeface for a name, `recorded` when a fact was recorded,
    in words.
    """

    event: Tournament
    letterhead: Letterhead
    number: str
    issued: str
    name_of: Callable[[PersonId], str]
    paper: int | None = None
    copy: Reprint | None = None
    voice: Voice = ENGLISH
    row: str = ""
    is_shaped: Callable[[str], bool] = lambda _: True
    recorded: Callable[[Event], str | None] = lambda _: None

    def payouts(self) -> Sheet:
        """The payout sheet; a corrected one says what changed. Refuses ``prizes_not_posted``."""
        prizes = self.event.prizes
        if not prizes.posted:
            raise Refusal("prizes_not_posted")
        version = prizes.sheet.version
        changes = PayoutChanges(prizes.sheet, self.name, self.voice)
        places = range(1, len(prizes.posted) + 1)
        listed = [
            changes.marked(self._place(place, entry))
            for place in places
            for entry in self._holders(place)
        ]
        sheet = payout_sheet(
            self.imprint(
                PaperKind.PAYOUT_SHEET,
                version=version,
                replaces=version - 1 or None,
                of=_posting(self.event),
            ),
            listed,
            self._pool(),
            correction=changes.correction(listed),
            facts=money_facts(self.event, self.voice),
        )
        return replace(sheet, notes=(*sheet.notes, *changes.undone()))

    def provisional_payouts(self) -> Sheet:
        """What the prizes would be if the field were closed now (ADELAIDE 110: provisional).

        Refuses as `prizes_by_plan` does.
        """
        listed = [self._undecided(prize) for prize in prizes_by_plan(self.event)]
        imprint = self.imprint(PaperKind.PROVISIONAL_PAYOUTS)
        facts = money_facts(self.event, self.voice)
        sheet = provisional_sheet(imprint, listed, self._pool(), facts)
        return replace(sheet, notes=(still_provisional(self.voice), *sheet.notes))

    def seating_by_table(self) -> Sheet:
        """Everybody by table."""
        imprint = self.imprint(PaperKind.SEATING_BY_TABLE)
        notes = (*self.provisional(), *self.not_apart(pairs_together(self.event)))
        return seating_by_table(imprint, self.seated(), notes)

    def not_apart(self, pairs: Sequence[tuple[int, int]]) -> tuple[SheetFact, ...]:
        """Whom the draw could not keep apart, where there are any."""
        if not pairs:
            return ()
        who = ", ".join(f"{self.name(one)} \N{EN DASH} {self.name(other)}" for one, other in pairs)
        return (SheetFact(self.voice.text("paper", "Could not be kept apart"), who),)

    def seating_by_name(self) -> Sheet:
        """Everybody by name."""
        imprint = self.imprint(PaperKind.SEATING_BY_NAME)
        return seating_by_name(imprint, self.seated(), self.provisional())

    def seated(self) -> list[SeatedPlayer]:
        """All who have a seat."""
        return [
            SeatedPlayer(seat.table, seat.seat, self.name(entry), entry)
            for entry, seat in self.event.seating.seat_of.items()
        ]

    def provisional(self) -> tuple[SheetFact, ...]:
        """What every list says while the field is open."""
        return () if self.event.entries.closed else (still_provisional(self.voice),)

    def structure(self) -> list[Sheet]:
        """The levels as they run, beside what was published, and the other conditions."""
        running, programme = self.event.conditions, self.event.programme
        version, before = programme.changes + 1, programme.changes or None
        imprint = self.imprint(PaperKind.STRUCTURE, version=version, replaces=before)
        published = programme.published or running
        levels = structure_sheet(imprint, running, published)
        return [levels, conditions_sheet(imprint, published)]

    def terms(self) -> Sheet:
        """The conditions as they were published last; refuses ``no_terms_published``."""
        newest = self.event.terms.newest
        if newest is None:
            raise Refusal("no_terms_published")
        before = newest.version - 1 or None
        imprint = self.imprint(PaperKind.CONDITIONS, version=newest.version, replaces=before)
        return terms_sheet(imprint, newest)

    def results(self) -> Sheet | None:
        """Who finished where, as far as it is decided; None while nobody is out."""
        event = self.event
        found = event.places()
        places = [(found[entry], entry) for entry in sorted(found, key=self._by_name)]
        places.sort(key=lambda one: one[0])
        if not places:
            return None
        closed, over = event.entries.closed, event.programme.winner is not None
        notes = [] if over else [(still_playing if closed else still_provisional)(self.voice)]
        listed = [self._finished(place, entry) for place, entry in places]
        finish = event.programme.finish
        sheet = results(self.imprint(PaperKind.RESULTS, of=finish), listed, notes)
        dated = finish is not None and self.recorded(finish) is not None
        text = self.voice.text
        label = text("paper", "Finished") if dated else text("paper", "As of")
        return replace(sheet, posted_label=label)

    def _finished(self, place: int, entry: int) -> PaidPlace:
        """Where an entry finished and what it won, also where another has the prize."""
        return replace(self._place(place, entry), given="", paid=False)

    def receipts(self, about: Sequence[int] | None = None) -> list[Sheet]:
        """One receipt for each purchase with every part of its price, by receipt number.

        Those of some entries only, where they are named.
        """
        entries = self.event.entries.by_number
        numbers = entries if about is None else dict.fromkeys(about)
        sold = [sale for number in numbers for sale in self.event.entry(number).sales]
        return [self._receipt(sale) for sale in sorted(sold, key=lambda one: one.receipt)]

    def _receipt(self, sale: Sale) -> Sheet:
        text = self.voice.text
        facts = (
            SheetFact(text("paper", "Player"), self.name(sale.entry)),
            SheetFact(text("paper", "Entry"), str(sale.entry)),
            SheetFact(text("paper", "Bought"), _what_was_bought(sale, self.voice)),
        )
        parts = self._parts(sale)
        tenders = tuple(
            SumPart(tender_words(one.tender.value, self.voice), one.cents) for one in sale.given
        )
        imprint = self.imprint(PaperKind.RECEIPTS, sale.receipt, of=sale)
        if not parts:
            parts = (SumPart(text("paper", "Free entry"), 0),)
            tenders = (SumPart(text("paper", "Nothing to pay"), 0),)
        return receipt(imprint, facts, parts, tenders, imprint.document)

    def with_slips(self) -> tuple[int, ...]:
        """The entries whose prize has a slip that is right, first place first."""
        queue = reversed(prize_queue(self.event))
        return tuple(due.entry for due in queue if due.slip and due.entry is not None)

    def slips(self) -> list[Sheet]:
        """The slip of each prize that has one that is right, paid or not, first place first."""
        return [self.slip(entry) for entry in self.with_slips()]

    def slip(self, entry: int) -> Sheet:
        """The slip of one entry's prize; refuses ``nothing_won`` where none is out."""
        due = due_to(self.event, entry)
        if due is None or due.slip is None:
            raise Refusal("nothing_won", entry=entry)
        return prize_slip(
            self.imprint(PaperKind.PRIZE_SLIPS, due.slip, of=self.event.prizes.slips.get(entry)),
            self._place(due.place, entry),
        )

    def seat_card(self, number: int) -> Sheet:
        """With the parts of what was paid for this entry, and the number of its receipt."""
        sale = self.event.entry(number).sales[0]
        seat = self.event.seating.seat_of[number]
        imprint = self.imprint(PaperKind.SEAT_CARD, number)
        return seat_card(
            imprint,
            SeatAssignment(self.name(number), number, str(seat), str(sale.receipt)),
            self._parts(sale),
            seat_code(imprint.document, str(seat)),
        )

    def _parts(self, sale: Sale) -> tuple[SumPart, ...]:
        return tuple(SumPart(part_words(one.name, self.voice), one.cents) for one in sale.parts)

    def imprint(
        self,
        kind: PaperKind,
        own: int | None = None,
        *,
        version: int = 1,
        replaces: int | None = None,
        of: Event | None = None,
    ) -> Imprint:
        """Whose paper it is and which; `own` is the number of a receipt, slip or card.

        It bears the time at which the fact that it is `of` was recorded.
        """
        document = document_id(self.number, kind, own)
        if own is None:
            document = document_id(self.row or self.number, kind, self.paper)
        title = self.event.conditions.title
        posted = (self.recorded(of) if of is not None else None) or self.issued
        return Imprint(
            self.letterhead, title, document, posted, version, replaces, self.copy, self.voice
        )

    def _pool(self) -> Pool:
        entries, currency = self.event.entries, self.event.conditions.currency
        return Pool(self.event.pool, entries.count, entries.rebuys, currency)

    def _holders(self, place: int) -> tuple[int | None, ...]:
        """Who wins a place's prize: those who share places stand at the best of them, by name."""
        holders = prize_holders(self.event, place)
        best = not holders or prize_place(self.event, holders[0]) == place
        by_name = sorted(holders, key=self._by_name)
        return (tuple(by_name) or (None,)) if best else ()

    def _place(self, place: int, entry: int | None) -> PaidPlace:
        event = self.event
        if entry is None:
            prize = undecided(event, place) or Prize(place, 0)
            if is_by_agreement(event, place):
                return self._by_agreement(prize)
            return self._undecided(prize)
        share = self._share(entry)
        aside = {
            PrizeState.UNCLAIMED: self.voice.text("paper", "unclaimed"),
            PrizeState.FORFEITED: self.voice.text("paper", "forfeited to the Crown"),
        }
        due = due_to(event, entry)
        return PaidPlace(
            rank=place,
            name=self.name(entry),
            cents=share.cash,
            given=aside.get(due.state, "") if due else "",
            entry=entry,
            kind_cents=_value(share),
            kind=share.item or "",
            paid=entry in event.prizes.paid,
            parts=tuple(
                (self.named(one.person), one.cents)
                for one in parts_of_team(event, entry, share.cash)
            ),
        )

    def _undecided(self, prize: Prize) -> PaidPlace:
        kind = prize.item or ""
        return PaidPlace(prize.place, "", prize.cash, kind_cents=_value(prize), kind=kind)

    def _by_agreement(self, prize: Prize) -> PaidPlace:
        """A place of a deal, whose amount is not printed before somebody finishes there."""
        said, kind = self.voice.text("paper", "by agreement"), prize.item or ""
        value = _value(prize)
        return PaidPlace(prize.place, said, None, kind_cents=value, kind=kind, unsaid=prize.cash)

    def _share(self, entry: int) -> PrizeShare:
        """What an entry wins; nothing yet where the director has to decide."""
        try:
            return share_of(self.event, entry)
        except Refusal:
            return PrizeShare(entry, 0)

    def _by_name(self, entry: int) -> tuple[str, int]:
        """The order of those who share a place."""
        return collated(self.name(entry)), entry

    def name(self, entry: int) -> str:
        """The name of an entry's person, or those of a team."""
        return ", ".join(map(self.named, self.event.entry(entry).persons))

    def named(self, person: PersonId) -> str:
        """A person's name, or words in its place where it is erased."""
        return self.name_of(person) or self.voice.text("paper", "(name erased)")


def _value(prize: Prize | PrizeShare) -> int | None:
    """What a prize in kind is worth; None where there is none."""
    return None if prize.item is None else prize.value


def _what_was_bought(sale: Sale, voice: Voice) -> str:
    text = voice.text
    if isinstance(sale, RebuySold):
        return voice.plural("paper", "Re-buy", "{n} re-buys", sale.units)
    if isinstance(sale, AddOnSold):
        return text("paper", "Add-on")
    again = isinstance(sale, EntrySold) and sale.again
    return text("paper", "Re-entry") if again else text("paper", "Entry")


def people_of(event: Tournament) -> list[PersonId]:
    """Everybody whom a paper of an event can name: entries, and those who hold a ticket."""
    entries = [entry.person for entry in event.entries.by_number.values()]
    return [*entries, *(one.person for one in event.alternates.by_ticket.values())]


def dated_facts(event: Tournament, kind: PaperKind, about: Sequence[int]) -> list[Event]:
    """The facts whose times stand on the papers of a kind; `about` some entries, or all."""
    match kind:
        case PaperKind.PAYOUT_SHEET:
            posting = _posting(event)
            return [] if posting is None else [posting]
        case PaperKind.RECEIPTS:
            numbers = about or event.entries.by_number
            return [sale for number in numbers for sale in event.entry(number).sales]
        case PaperKind.PRIZE_SLIPS:
            return list(event.prizes.slips.values())
        case PaperKind.RESULTS:
            finish = event.programme.finish
            return [] if finish is None else [finish]
        case PaperKind.DEAL_SHEET:
            return [] if event.talks.put is None else [event.talks.put]
        case _:
            return []


def _posting(event: Tournament) -> Event | None:
    """The posting that a payout sheet is of; None for one that was corrected since."""
    prizes = event.prizes
    return prizes.lists[-1] if prizes.lists and len(prizes.lists) == prizes.sheet.version else None

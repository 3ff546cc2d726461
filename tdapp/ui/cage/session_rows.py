"""Cashier sessions, and the tenders of one of them, as prepared rows."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tdapp.core.ids import StaffId
from tdapp.core.room import Taking
from tdapp.house.cage import Book, Cage, books, over_and_short
from tdapp.house.cage_events import CashierSession
from tdapp.house.kept_events import KeptPrize
from tdapp.house.tickets import Ticket
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.shown.money_words import tender_words
from tdapp.shown.prize_words import prize_words
from tdapp.till.payment import Tender
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.ui.look.lists.list_rows import Column, ListRow, label, left, right, wide
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.prizes.due_rows import NameOf, QueuedPrize
from tdapp.ui.prizes.place_row import signed
from tdapp.voice.voice import NONE

StaffName = Callable[[StaffId], str]


@dataclass(frozen=True, slots=True)
class Drawer:
    """A session with its books by tender; whether it is the one of this station."""

    session: CashierSession
    books: Sequence[Book]
    here: bool

    @property
    def closed(self) -> bool:
        """Whether it is over."""
        return self.session.closed_us is not None

    def cell(self, words: str, *, strong: bool = False, tone: Tone = Tone.FACT) -> Cell:
        """What is said of it, quiet once it is closed."""
        return Cell(words, tone=Tone.GONE) if self.closed else Cell(words, tone=tone, strong=strong)

    def sum(self, of: Callable[[Book], int], *, strong: bool = False) -> Cell:
        """What all tenders come to."""
        return self.cell(house_voice().money(sum(map(of, self.books))), strong=strong)


@dataclass(frozen=True, slots=True)
class TenderLine:
    """A tender of a drawer: what the books say, what was counted, and by how much that is off."""

    book: Book
    counted: int | None
    over: int | None


def drawers(cage: Cage, taken: Sequence[Taking], here: str | None) -> list[Drawer]:
    """The sessions of the gaming day."""
    return [Drawer(one, books(one, taken), one.id == here) for one in cage.listed()]


def tender_lines(session: CashierSession, taken: Sequence[Taking]) -> list[TenderLine]:
    """The tenders of one session."""
    last = session.counts[-1] if session.counts else None
    told = {} if last is None else {one.tender: one.cents for one in last.counted}
    over = {} if last is None else over_and_short(last)
    found = books(session, taken)
    return [TenderLine(one, told.get(one.tender), over.get(one.tender)) for one in found]


def session_columns(who: StaffName) -> tuple[Column[Drawer], ...]:
    """Which, whose, since when, float, taken, paid, expected, and how it stands."""
    text = voice().text
    return (
        left(text("cage", "Session"), 94, lambda one: one.cell(one.session.id, strong=True)),
        left(text("cage", "Cashier"), 82, lambda one: one.cell(who(one.session.cashier)), 760),
        left(text("cage", "Since"), 62, _since, 760),
        right(text("cage", "Float"), 86, lambda it: it.sum(lambda of: of.opening + of.moved), 420),
        right(text("cage", "Taken"), 86, lambda one: one.sum(lambda of: of.ins), 560),
        right(text("cage", "Paid"), 80, lambda one: one.sum(lambda of: of.outs), 560),
        right(text("cage", "Expected"), 98, lambda it: it.sum(lambda of: of.expected, strong=True)),
        wide(text("cage", "State"), _standing),
    )


def tender_columns() -> tuple[Column[TenderLine], ...]:
    """By tender: float, fills and credits, in, out, expected, counted, over or short."""
    text, money = voice().text, house_voice().money
    return (
        left(text("cage", "Method"), 72, lambda one: tender_of(one.book.tender)),
        right(text("cage", "Float"), 96, lambda one: label(money(one.book.opening)), 640),
        right(text("cage", "Fills/credits"), 90, lambda one: label(signed(one.book.moved)), 760),
        right(text("cage", "In"), 96, lambda one: money(one.book.ins), 560),
        right(text("cage", "Out"), 96, lambda one: money(one.book.outs), 560),
        right(text("cage", "Expected"), 98, lambda it: Cell(money(it.book.expected), strong=True)),
        right(text("cage", "Counted"), 86, _counted, 400),
        wide(text("cage", "Over/short"), _over),
    )


def kept_rows(prizes: Iterable[KeptPrize], name_of: NameOf) -> list[ListRow]:
    """Prizes of events that are over: event, place, whose, and what."""
    rows = []
    for one in prizes:
        prize = prize_words(house_voice(), PrizeShare(one.entry, one.cents, one.item, one.value))
        line = QueuedPrize(
            Cell(str(one.place), (one.place,), strong=True),
            Cell(name_of(one.person), note=one.title),
            Cell(prize, (one.cents,)),
            Cell(voice().text("cage", "unclaimed"), shape=Shape.WAITING, tone=Tone.LABEL),
        )
        rows.append(line.row((one.event, one.entry)))
    return rows


TICKET = "ticket"
"""The first part of a row's key that tells an entry ticket from a kept prize."""


def ticket_rows(tickets: Iterable[Ticket], name_of: NameOf) -> list[ListRow]:
    """Entry tickets that are out, in the same columns: number, whose, what it counts for, state."""
    rows = []
    for one in tickets:
        state = voice().text("cage", "entry ticket")
        if one.until_us is not None:
            state = voice().text("cage", "until {day}", day=voice().date(one.until_us))
        line = QueuedPrize(
            Cell(str(one.number), (one.number,), strong=True),
            Cell(name_of(one.person), note=one.item),
            Cell(house_voice().money(one.cents), (one.cents,)),
            Cell(state, shape=Shape.WAITING, tone=Tone.LABEL),
        )
        rows.append(line.row((TICKET, one.number)))
    return rows


def ticket_facts(ticket: Ticket, name_of: NameOf) -> list[tuple[str, str]]:
    """Whose it is, what it counts for, until when, and where it was won."""
    text = voice().text
    facts = [
        (text("cage page", "Player"), name_of(ticket.person)),
        (text("cage page", "Counts for"), house_voice().money(ticket.cents)),
    ]
    if ticket.until_us is not None:
        facts.append((text("cage page", "Expires"), voice().moment(ticket.until_us)))
    if ticket.prize is not None:
        facts.append((text("cage page", "Won in"), ticket.prize.title))
    return facts


def tender_of(name: str) -> str:
    """A tender of the ledger in words."""
    return tender_words(voice(), Tender(name))


def _standing(drawer: Drawer) -> Cell:
    text, session = voice().text, drawer.session
    if session.closed_us is not None:
        short = sum(over_and_short(session.counts[-1]).values()) if session.counts else 0
        said = text("cage", "closed {time}", time=voice().time(session.closed_us))
        if short:
            said = f"{said}, {_over_words(short)}"
        return Cell(said, tone=Tone.GONE, shape=Shape.DONE)
    if drawer.here:
        said = text("cage", "in use at this station")
        return Cell(said, tone=Tone.CHOSEN, shape=Shape.RUNNING, strong=True)
    if session.counts:
        at = voice().time(session.counts[-1].at_us)
        return Cell(text("cage", "counted {time}", time=at), shape=Shape.DONE)
    return Cell(text("cage", "open"), tone=Tone.LABEL, shape=Shape.READY)


def _since(drawer: Drawer) -> Cell:
    return drawer.cell(voice().time(drawer.session.opened_us), tone=Tone.LABEL)


def _counted(line: TenderLine) -> str:
    return NONE if line.counted is None else house_voice().money(line.counted)


def _over(line: TenderLine) -> Cell:
    cents = line.over
    if cents is None:
        return EMPTY
    if not cents:
        return Cell(voice().text("cage", "balanced"), tone=Tone.DONE, shape=Shape.DONE)
    return Cell(_over_words(cents), tone=Tone.WAITS, shape=Shape.ATTENTION, strong=True)


def _over_words(cents: int) -> str:
    said = (
        voice().text("cage", "over {amount}")
        if cents > 0
        else voice().text("cage", "short {amount}")
    )
    return said.format(amount=house_voice().money(abs(cents)))

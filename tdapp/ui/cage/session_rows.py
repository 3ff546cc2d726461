"""Cashier sessions, and the tenders of one of them, as prepared rows."""

from collections.abc import Callable, Iterable, Sequence

from tdapp.core.ids import StaffId
from tdapp.core.room import Taking
from tdapp.house.cage import Book, Cage, books, over_and_short
from tdapp.house.cage_events import CashierSession
from tdapp.house.kept_events import KeptPrize
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.shown.money_words import tender_words
from tdapp.shown.prize_words import prize_words
from tdapp.till.payment import Tender
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.prizes.due_rows import NameOf
from tdapp.ui.prizes.place_row import signed
from tdapp.voice.voice import NONE

StaffName = Callable[[StaffId], str]


def session_rows(
    cage: Cage, taken: Sequence[Taking], here: str | None, who: StaffName
) -> list[ListRow]:
    """Which, whose, since when, float, taken, paid, expected, and how it stands; `here` is this."""
    return [_session(one, books(one, taken), here, who) for one in cage.listed()]


def tender_rows(session: CashierSession, taken: Sequence[Taking]) -> list[ListRow]:
    """By tender: float, fills and credits, in, out, expected, counted, over or short."""
    last = session.counts[-1] if session.counts else None
    told = {} if last is None else {one.tender: one.cents for one in last.counted}
    over = {} if last is None else over_and_short(last)
    return [
        _tender(one, told.get(one.tender), over.get(one.tender)) for one in books(session, taken)
    ]


def kept_rows(prizes: Iterable[KeptPrize], name_of: NameOf) -> list[ListRow]:
    """Prizes of events that are over: event, place, whose, and what."""
    rows = []
    for one in prizes:
        prize = prize_words(house_voice(), PrizeShare(one.entry, one.cents, one.item, one.value))
        cells = (
            Cell(str(one.place), (one.place,), strong=True),
            Cell(name_of(one.person), note=one.title),
            Cell(prize, (one.cents,)),
            Cell(voice().text("cage", "unclaimed"), shape=Shape.WAITING, tone=Tone.LABEL),
        )
        rows.append(ListRow((one.event, one.entry), cells))
    return rows


def tender_of(name: str) -> str:
    """A tender of the ledger in words."""
    return tender_words(voice(), Tender(name))


def _session(
    session: CashierSession, found: Sequence[Book], here: str | None, who: StaffName
) -> ListRow:
    closed = session.closed_us is not None
    tone = Tone.GONE if closed else Tone.FACT
    opening = sum(one.opening + one.moved for one in found)
    cells = (
        Cell(session.id, tone=tone, strong=not closed),
        Cell(who(session.cashier), tone=tone),
        Cell(voice().time(session.opened_us), tone=Tone.GONE if closed else Tone.LABEL),
        Cell(house_voice().money(opening), tone=tone),
        Cell(house_voice().money(sum(one.ins for one in found)), tone=tone),
        Cell(house_voice().money(sum(one.outs for one in found)), tone=tone),
        Cell(house_voice().money(sum(one.expected for one in found)), tone=tone, strong=not closed),
        _standing(session, here),
    )
    return ListRow(session.id, cells)


def _standing(session: CashierSession, here: str | None) -> Cell:
    text = voice().text
    if session.closed_us is not None:
        short = sum(over_and_short(session.counts[-1]).values()) if session.counts else 0
        said = text("cage", "closed {time}", time=voice().time(session.closed_us))
        if short:
            said = f"{said}, {_over_words(short)}"
        return Cell(said, tone=Tone.GONE, shape=Shape.DONE)
    if session.id == here:
        said = text("cage", "in use at this station")
        return Cell(said, tone=Tone.CHOSEN, shape=Shape.RUNNING, strong=True)
    if session.counts:
        at = voice().time(session.counts[-1].at_us)
        return Cell(text("cage", "counted {time}", time=at), shape=Shape.DONE)
    return Cell(text("cage", "open"), tone=Tone.LABEL, shape=Shape.READY)


def _tender(book: Book, told: int | None, over: int | None) -> ListRow:
    cells = (
        Cell(tender_of(book.tender)),
        Cell(house_voice().money(book.opening), tone=Tone.LABEL),
        Cell(signed(book.moved), tone=Tone.LABEL),
        Cell(house_voice().money(book.ins)),
        Cell(house_voice().money(book.outs)),
        Cell(house_voice().money(book.expected), strong=True),
        Cell(NONE if told is None else house_voice().money(told)),
        EMPTY if over is None else _over(over),
    )
    return ListRow(book.tender, cells)


def _over(cents: int) -> Cell:
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

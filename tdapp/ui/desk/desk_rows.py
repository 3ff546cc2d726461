"""The lists beside the three steps as rows: the newest entries, who waits, what a session took."""

from collections.abc import Callable, Iterable

from tdapp.calls.tournament.sold_book import SoldEntry
from tdapp.core.act import Act
from tdapp.core.ids import ActionId, PersonId
from tdapp.core.room import Taking
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.money_words import given_words, tender_words
from tdapp.till.payment import Tender
from tdapp.till.takings import COUNTED
from tdapp.tournament.tournament import Tournament
from tdapp.ui.desk.print_choice import PrintChoice, printed
from tdapp.ui.look.act import written
from tdapp.ui.look.lists.list_rows import Column, left, right, wide
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.sales.queue_rows import QueueLine
from tdapp.voice.voice import NONE

NameOf = Callable[[PersonId], str]
ActOf = Callable[[ActionId], Act | None]
PRINT = "Ctrl+P"


def entry_columns(
    state: Callable[[], Tournament], name_of: NameOf, act_of: ActOf
) -> tuple[Column[SoldEntry], ...]:
    """Of the entries that were sold last."""
    text = voice().text
    return (
        right(text("desk", "No."), 52, lambda one: Cell(str(one.sale.entry), tone=_tone(one))),
        wide(text("desk", "Entry"), lambda one: _who(state(), one, name_of, act_of(one.action))),
        right(text("desk", "Seat"), 66, lambda one: _seat(state(), one), strong=True),
        right(text("desk", "Paid"), 96, _paid),
        left(text("desk", "Receipt, seat card"), 156, lambda one: _papers(state(), one)),
    )


def queue_columns(name_of: NameOf) -> tuple[Column[QueueLine], ...]:
    """Of who waits for a place."""
    text = voice().text
    return (
        right(text("desk", "No."), 52, lambda it: it.place),
        wide(text("desk", "Alternate"), lambda it: name_of(it.one.person)),
        left(text("desk", "State"), 210, lambda it: it.state),
    )


def session_columns() -> tuple[Column[Taking], ...]:
    """Of what a session took."""
    text, money = voice().text, house_voice().money
    return (
        wide(text("desk", "Method"), _method),
        right(text("desk", "In"), 110, lambda one: money(one.ins)),
        right(text("desk", "Out"), 110, lambda one: money(one.outs)),
        right(text("desk", "Taken"), 120, lambda one: money(one.net), strong=True),
    )


def in_session(takings: Iterable[Taking]) -> list[Taking]:
    """Each tender that came in or went out, and the sum, which is of no tender."""
    by_tender = {tender: Taking("", tender, 0, 0) for tender in COUNTED}
    for one in takings:
        old = by_tender[one.tender]
        by_tender[one.tender] = Taking("", one.tender, old.ins + one.ins, old.outs + one.outs)
    used = [one for one in by_tender.values() if one.ins or one.outs]
    ins, outs = sum(one.ins for one in used), sum(one.outs for one in used)
    return [*used, Taking("", "", ins, outs)]


def _method(one: Taking) -> str:
    return tender_words(voice(), Tender(one.tender)) if one.tender else voice().text("desk", "All")


def _tone(one: SoldEntry) -> Tone:
    return Tone.GONE if one.void else Tone.FACT


def _who(state: Tournament, one: SoldEntry, name_of: NameOf, act: Act | None) -> Cell:
    entry = state.entries.by_number.get(one.sale.entry)
    person = one.sale.person if entry is None else entry.person
    return Cell(name_of(person), tone=_tone(one), below=_sold_as(one, act))


def _seat(state: Tournament, one: SoldEntry) -> Cell:
    seat = state.seating.seat_of.get(one.sale.entry)
    return Cell(NONE if one.void or seat is None else str(seat), tone=_tone(one))


def _paid(one: SoldEntry) -> Cell:
    given = given_words(voice(), one.sale.given)
    return Cell(voice().money(one.sale.total), tone=_tone(one), below=given)


def _sold_as(one: SoldEntry, act: Act | None) -> str:
    what = voice().text("desk", "re-entry") if one.sale.again else voice().text("desk", "entry")
    return what if act is None else f"{voice().time(act.happened_us or act.at_us)}  {what}"


def _papers(state: Tournament, one: SoldEntry) -> Cell:
    if one.void:
        return Cell(voice().text("desk", "both void"), tone=Tone.GONE, shape=Shape.GONE)
    receipt = voice().text("desk", "receipt {number}", number=one.sale.receipt)
    found = printed(state, one.sale.entry, one.sale.receipt)
    if found is PrintChoice.BOTH:
        said = voice().text("desk", "both printed")
        return Cell(said, tone=Tone.DONE, shape=Shape.DONE, below=receipt)
    return _waiting(state, one.sale.entry, found, receipt)


def _waiting(state: Tournament, entry: int, found: PrintChoice, receipt: str) -> Cell:
    """What still waits, with its key; loud only where the other of the two is out already."""
    seated = entry in state.seating.seat_of
    if found is PrintChoice.RECEIPT and not seated:
        said = voice().text("desk", "receipt printed")
        return Cell(said, tone=Tone.DONE, shape=Shape.DONE, below=receipt)
    quiet = found is PrintChoice.NEITHER
    tone, shape = (Tone.LABEL, Shape.WAITING) if quiet else (Tone.WAITS, Shape.ATTENTION)
    card = seated and found is not PrintChoice.CARD
    said = (
        voice().text("desk", "print seat card") if card else voice().text("desk", "print receipt")
    )
    return Cell(said, (), tone, shape, below=f"{receipt}, {written(PRINT)}")

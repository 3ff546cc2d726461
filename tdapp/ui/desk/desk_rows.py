"""The lists beside the three steps as rows: the newest entries, who waits, what a session took."""

from collections.abc import Callable, Iterable, Sequence

from tdapp.calls.tournament.sold_book import SoldEntry
from tdapp.core.act import Act
from tdapp.core.ids import ActionId, PersonId
from tdapp.core.instant import Instant
from tdapp.core.room import Taking
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.money_words import given_words, tender_words
from tdapp.till.payment import Tender
from tdapp.till.takings import COUNTED
from tdapp.tournament.state.alternates import Alternates
from tdapp.tournament.tournament import Tournament
from tdapp.ui.desk.print_choice import PrintChoice, printed
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.sales.queue_rows import queue_rows
from tdapp.voice.voice import NONE

NameOf = Callable[[PersonId], str]
ActOf = Callable[[ActionId], Act | None]
PRINT = "Ctrl+P"


def entry_columns() -> tuple[ListColumn, ...]:
    """Of the newest entries."""
    text = voice().text
    return (
        ListColumn(text("desk", "No."), 52, right=True),
        ListColumn(text("desk", "Entry"), wide=True),
        ListColumn(text("desk", "Seat"), 66, right=True, strong=True),
        ListColumn(text("desk", "Paid"), 96, right=True),
        ListColumn(text("desk", "Receipt, seat card"), 156),
    )


def newest_rows(
    state: Tournament, newest: Sequence[SoldEntry], name_of: NameOf, act_of: ActOf
) -> list[ListRow]:
    """The entries that were sold last."""
    return [_entry_row(state, one, name_of, act_of(one.action)) for one in newest]


def queue_columns() -> tuple[ListColumn, ...]:
    """Of who waits for a place."""
    return (
        ListColumn(voice().text("desk", "No."), 52, right=True),
        ListColumn(voice().text("desk", "Alternate"), wide=True),
        ListColumn(voice().text("desk", "State"), 210),
    )


def waiting_rows(queue: Alternates, name_of: NameOf, now: Instant, most: int) -> list[ListRow]:
    """Who was called, then the queue in its order."""
    rows = []
    for row in queue_rows(queue, name_of, now)[:most]:
        place, name, _, state, _ = row.cells
        rows.append(ListRow(row.key, (place, name, state)))
    return rows


def session_columns() -> tuple[ListColumn, ...]:
    """Of what a session took."""
    text = voice().text
    return (
        ListColumn(text("desk", "Method"), wide=True),
        ListColumn(text("desk", "In"), 110, right=True),
        ListColumn(text("desk", "Out"), 110, right=True),
        ListColumn(text("desk", "Taken"), 120, right=True, strong=True),
    )


def session_rows(takings: Iterable[Taking]) -> list[ListRow]:
    """Each tender that came in or went out, and the sum."""
    by_tender = {tender: Taking("", tender, 0, 0) for tender in COUNTED}
    for one in takings:
        old = by_tender[one.tender]
        by_tender[one.tender] = Taking("", one.tender, old.ins + one.ins, old.outs + one.outs)
    used = [one for one in by_tender.values() if one.ins or one.outs]
    rows = [_taken(one.tender, tender_words(voice(), Tender(one.tender)), one) for one in used]
    ins, outs = sum(one.ins for one in used), sum(one.outs for one in used)
    return [*rows, _taken("", voice().text("desk", "All"), Taking("", "", ins, outs))]


def _taken(key: str, words: str, one: Taking) -> ListRow:
    cells = (
        Cell(words),
        Cell(house_voice().money(one.ins)),
        Cell(house_voice().money(one.outs)),
        Cell(house_voice().money(one.net)),
    )
    return ListRow(key, cells)


def _entry_row(state: Tournament, one: SoldEntry, name_of: NameOf, act: Act | None) -> ListRow:
    sale, tone = one.sale, Tone.GONE if one.void else Tone.FACT
    entry = state.entries.by_number.get(sale.entry)
    person = sale.person if entry is None else entry.person
    seat = state.seating.seat_of.get(sale.entry)
    where = NONE if one.void or seat is None else str(seat)
    cells = (
        Cell(str(sale.entry), tone=tone),
        Cell(name_of(person), tone=tone, below=_sold_as(one, act)),
        Cell(where, tone=tone),
        Cell(voice().money(sale.total), tone=tone, below=given_words(voice(), sale.given)),
        _papers(state, one),
    )
    return ListRow(sale.entry, cells)


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
    return Cell(said, (), tone, shape, below=f"{receipt}, {PRINT}")

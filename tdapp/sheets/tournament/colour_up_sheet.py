"""The colour-up sheets: one for each table, with the chips to race and lines for who gets what."""

from math import gcd

from tdapp.core.names import as_listed
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.chips.race import ChipRounding
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.chips import Exchange, likely_exchange


def colour_up_sheets(papers: EventPapers) -> list[Sheet]:
    """Those of the tables where somebody sits, for the chips that leave play next."""
    exchange, seating = likely_exchange(papers.event), papers.event.seating
    if exchange is None:
        return []
    tables = (one for one in sorted(seating.tables) if seating.at_table(one))
    return [_of_table(papers, table, exchange) for table in tables]


def _of_table(papers: EventPapers, table: int, exchange: Exchange) -> Sheet:
    text, imprint = papers.voice.text, papers.imprint(PaperKind.COLOUR_UP)
    old, new = map(papers.voice.count, exchange)
    seats = papers.event.seating.tables[table]
    rows = (_row(papers, Seat(table, one), exchange) for one in range(1, seats + 1))
    return Sheet(
        kind=PaperKind.COLOUR_UP.value,
        title=text("paper", "Table {table}: {old} to {new}", table=table, old=old, new=new),
        imprint=imprint,
        qr=page_code(imprint),
        columns=_columns(papers, old, new),
        rows=tuple(row for row in rows if row is not None),
        notes=_notes(papers, exchange),
        signatures=(text("paper", "Dealer"), text("paper", "Floor")),
        posted_label=text("paper", "As of"),
    )


def _row(papers: EventPapers, seat: Seat, exchange: Exchange) -> SheetRow | None:
    """Who sits there, with the odd chips as far as the stack is known, and lines to fill in."""
    entry = papers.event.seating.entry_at.get(seat)
    if entry is None or not papers.event.has_chips(entry):
        return None
    old, new = exchange
    known = papers.event.chips.stacks.get(entry)
    odd = "" if known is None else papers.voice.count(known.stack % new // old)
    return SheetRow(
        (
            SheetCell(str(seat.seat), strong=True),
            SheetCell(as_listed(papers.name(entry)), strong=True),
            SheetCell(odd),
            SheetCell(),
            SheetCell(),
            SheetCell(),
        )
    )


def _columns(papers: EventPapers, old: str, new: str) -> tuple[SheetColumn, ...]:
    text = papers.voice.text
    return (
        SheetColumn(text("paper", "Seat"), 28, Align.RIGHT),
        SheetColumn(text("paper", "Name"), 150),
        SheetColumn(text("paper", "Odd {chip} by last count", chip=old), 70, Align.RIGHT),
        SheetColumn(text("paper", "{chip} to race", chip=old), 60, fill=Fill.LINE),
        SheetColumn(text("paper", "Best card"), 60, fill=Fill.LINE),
        SheetColumn(text("paper", "{chip} won", chip=new), 60, fill=Fill.LINE),
    )


def _notes(papers: EventPapers, exchange: Exchange) -> tuple[SheetFact, ...]:
    """How the race goes, by the conditions."""
    voice, (old, new) = papers.voice, exchange
    common = gcd(old, new)
    at_par = voice.text(
        "paper",
        "{lots} become {back}; a card for each odd chip.",
        lots=f"{new // common}x{voice.count(old)}",
        back=f"{old // common}x{voice.count(new)}",
    )
    rounding = voice.text("paper", "Half a chip or more rounds up; highest cards win one each.")
    if papers.event.conditions.chips.rounding is ChipRounding.ALWAYS_UP:
        rounding = voice.text("paper", "The odd chips round up; highest cards win one each.")
    last = voice.text("paper", "A player whose last chip is raced off gets one.")
    return (SheetFact(voice.text("paper", "Race"), f"{at_par} {rounding} {last}"),)

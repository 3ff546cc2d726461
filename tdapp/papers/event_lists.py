"""The lists of an event that hang on the wall: who sits where, and who finished where."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.papers.paper import A4
from tdapp.papers.payout_sheet import Place
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Cell,
    Column,
    Fact,
    Imprint,
    Row,
    Sheet,
    money,
    page_code,
)

STILL_PROVISIONAL = Fact(
    "Provisional.", "Entries, re-buys and add-ons are not closed: this list may still change."
)
STILL_PLAYING = Fact("Provisional.", "The event is not finished: this list may still change.")


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in a seat; both count from 1."""

    table: int
    seat: int
    name: str
    entry: int


def seating_by_table(imprint: Imprint, players: Sequence[Seated], notes: Sequence[Fact]) -> Sheet:
    """Everybody by table and seat."""
    ordered = sorted(players, key=lambda one: (one.table, one.seat))
    columns = (
        Column("Table", 20, Align.RIGHT),
        Column("Seat", 20, Align.RIGHT),
        Column("Name", 160),
        Column("Entry", 30, Align.RIGHT),
    )
    rows = tuple(
        Row(
            (
                Cell(str(one.table), strong=True),
                Cell(str(one.seat), strong=True),
                Cell(one.name),
                Cell(str(one.entry)),
            )
        )
        for one in ordered
    )
    return _list("seating_by_table", "Seating by table", imprint, columns, rows, notes)


def seating_by_name(imprint: Imprint, players: Sequence[Seated], notes: Sequence[Fact]) -> Sheet:
    """Everybody by name; those of one name by entry."""
    ordered = sorted(players, key=lambda one: (collated(one.name), one.entry))
    columns = (
        Column("Name", 160),
        Column("Entry", 30, Align.RIGHT),
        Column("Table-seat", 40, Align.RIGHT),
    )
    rows = tuple(
        Row(
            (
                Cell(one.name, strong=True),
                Cell(str(one.entry)),
                Cell(f"{one.table}-{one.seat}", strong=True),
            )
        )
        for one in ordered
    )
    return _list("seating_by_name", "Seating by name", imprint, columns, rows, notes)


def results(imprint: Imprint, places: Sequence[Place], notes: Sequence[Fact]) -> Sheet:
    """Who finished where, best first, each with its prize; shared places stand at the best one."""
    columns = (
        Column("Place", 20, Align.RIGHT),
        Column("Name", 160),
        Column("Entry", 30, Align.RIGHT),
        Column("Prize", 60, Align.RIGHT, summed=True),
    )
    ranks = Counter(place.rank for place in places)
    rows = tuple(
        Row(
            (
                Cell(str(place.rank), hang="=" if ranks[place.rank] > 1 else "", strong=True),
                Cell(place.name, note=place.kind),
                Cell("" if place.entry is None else str(place.entry)),
                money(place.cents),
            )
        )
        for place in places
    )
    return _list("results", "Results", imprint, columns, rows, notes, ("place", "places"))


def collated(name: str) -> str:
    """What a name is ordered by: accents and capitals count for nothing."""
    apart = unicodedata.normalize("NFKD", name)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()


def _list(
    kind: str,
    title: str,
    imprint: Imprint,
    columns: tuple[Column, ...],
    rows: tuple[Row, ...],
    notes: Sequence[Fact],
    counted: tuple[str, str] = ("player", "players"),
) -> Sheet:
    noted = any(cell.note for row in rows for cell in row.cells)
    return Sheet(
        kind=kind,
        title=title,
        imprint=imprint,
        columns=columns,
        rows=rows,
        notes=tuple(notes),
        counted=counted,
        qr=page_code(imprint),
        paper=A4 if noted else A4.with_rows(LIST_ROW),
    )

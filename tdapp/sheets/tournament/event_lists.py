"""The lists of an event that hang on the wall: who sits where, and who finished where."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.names import as_listed, family_first, folded
from tdapp.papers.paper import A4
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.sheets.tournament.payout_sheet import PaidPlace
from tdapp.voice.voice import Voice


def still_provisional(voice: Voice) -> SheetFact:
    """What a list says while the field is open."""
    said = voice.text(
        "paper", "Entries, re-buys and add-ons are not closed: this list may still change."
    )
    return SheetFact(voice.text("paper", "Provisional."), said)


def still_playing(voice: Voice) -> SheetFact:
    """What a list says while somebody plays for a place of it."""
    said = voice.text("paper", "The event is not finished: this list may still change.")
    return SheetFact(voice.text("paper", "Provisional."), said)


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A player in a seat; both count from 1."""

    table: int
    seat: int
    name: str
    entry: int


def seating_by_table(
    imprint: Imprint, players: Sequence[SeatedPlayer], notes: Sequence[SheetFact]
) -> Sheet:
    """Everybody by table and seat."""
    text = imprint.voice.text
    ordered = sorted(players, key=lambda one: (one.table, one.seat))
    columns = (
        SheetColumn(text("paper", "Table"), 20, Align.RIGHT),
        SheetColumn(text("paper", "Seat"), 20, Align.RIGHT),
        SheetColumn(text("paper", "Name"), 160),
        SheetColumn(text("paper", "Entry"), 30, Align.RIGHT),
    )
    rows = tuple(
        SheetRow(
            (
                SheetCell(str(one.table), strong=True),
                SheetCell(str(one.seat), strong=True),
                SheetCell(one.name),
                SheetCell(str(one.entry)),
            )
        )
        for one in ordered
    )
    title = text("paper", "Seating by table")
    return _list("seating_by_table", title, imprint, columns, rows, notes)


def seating_by_name(
    imprint: Imprint, players: Sequence[SeatedPlayer], notes: Sequence[SheetFact]
) -> Sheet:
    """Everybody by name; those of one name by entry."""
    text = imprint.voice.text
    ordered = sorted(players, key=lambda one: (collated(one.name), one.entry))
    columns = (
        SheetColumn(text("paper", "Name"), 160),
        SheetColumn(text("paper", "Entry"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Table–seat"), 40, Align.RIGHT),
    )
    rows = tuple(
        SheetRow(
            (
                SheetCell(as_listed(one.name), strong=True),
                SheetCell(str(one.entry)),
                SheetCell(f"{one.table}-{one.seat}", strong=True),
            )
        )
        for one in ordered
    )
    title = text("paper", "Seating by name")
    return _list("seating_by_name", title, imprint, columns, rows, notes)


def results(imprint: Imprint, places: Sequence[PaidPlace], notes: Sequence[SheetFact]) -> Sheet:
    """Who finished where, best first, each with its prize; shared places stand at the best one."""
    voice = imprint.voice
    text = voice.text
    columns = (
        SheetColumn(text("paper", "Place"), 20, Align.RIGHT),
        SheetColumn(text("paper", "Name"), 160),
        SheetColumn(text("paper", "Entry"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Prize"), 60, Align.RIGHT, summed=True),
    )
    ranks = Counter(place.rank for place in places)
    rows = tuple(
        SheetRow(
            (
                SheetCell(str(place.rank), hang="=" if ranks[place.rank] > 1 else "", strong=True),
                SheetCell(place.name, note=place.kind),
                SheetCell("" if place.entry is None else str(place.entry)),
                money(place.total, voice),
            )
        )
        for place in places
    )
    places_won = text("paper", "place"), text("paper", "places")
    title = text("paper", "Results")
    return _list("results", title, imprint, columns, rows, notes, places_won)


def collated(name: str) -> str:
    """What a name is ordered by: the family name first, accents and capitals count for nothing."""
    return folded(family_first(name))


def _list(
    kind: str,
    title: str,
    imprint: Imprint,
    columns: tuple[SheetColumn, ...],
    rows: tuple[SheetRow, ...],
    notes: Sequence[SheetFact],
    counted: tuple[str, str] | None = None,
) -> Sheet:
    text = imprint.voice.text
    players = text("paper", "player"), text("paper", "players")
    noted = any(cell.note for row in rows for cell in row.cells)
    return Sheet(
        kind=kind,
        title=title,
        imprint=imprint,
        columns=columns,
        rows=rows,
        notes=tuple(notes),
        counted=counted or players,
        qr=page_code(imprint),
        paper=A4 if noted else A4.with_rows(LIST_ROW),
    )

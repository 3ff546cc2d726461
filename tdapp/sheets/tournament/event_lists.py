"""The lists of an event that hang on the wall: who sits where, and who finished where."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.papers.paper import A4
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
from tdapp.papers.voice import Voice
from tdapp.sheets.tournament.payout_sheet import Place


def still_provisional(voice: Voice) -> Fact:
    """What a list says while the field is open."""
    said = voice.translate(
        "Paper", "Entries, re-buys and add-ons are not closed: this list may still change."
    )
    return Fact(voice.translate("Paper", "Provisional."), said)


def still_playing(voice: Voice) -> Fact:
    """What a list says while somebody plays for a place of it."""
    said = voice.translate("Paper", "The event is not finished: this list may still change.")
    return Fact(voice.translate("Paper", "Provisional."), said)


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in a seat; both count from 1."""

    table: int
    seat: int
    name: str
    entry: int


def seating_by_table(imprint: Imprint, players: Sequence[Seated], notes: Sequence[Fact]) -> Sheet:
    """Everybody by table and seat."""
    translate = imprint.voice.translate
    ordered = sorted(players, key=lambda one: (one.table, one.seat))
    columns = (
        Column(translate("Paper", "Table"), 20, Align.RIGHT),
        Column(translate("Paper", "Seat"), 20, Align.RIGHT),
        Column(translate("Paper", "Name"), 160),
        Column(translate("Paper", "Entry"), 30, Align.RIGHT),
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
    title = translate("Paper", "Seating by table")
    return _list("seating_by_table", title, imprint, columns, rows, notes)


def seating_by_name(imprint: Imprint, players: Sequence[Seated], notes: Sequence[Fact]) -> Sheet:
    """Everybody by name; those of one name by entry."""
    translate = imprint.voice.translate
    ordered = sorted(players, key=lambda one: (collated(one.name), one.entry))
    columns = (
        Column(translate("Paper", "Name"), 160),
        Column(translate("Paper", "Entry"), 30, Align.RIGHT),
        Column(translate("Paper", "Table-seat"), 40, Align.RIGHT),
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
    title = translate("Paper", "Seating by name")
    return _list("seating_by_name", title, imprint, columns, rows, notes)


def results(imprint: Imprint, places: Sequence[Place], notes: Sequence[Fact]) -> Sheet:
    """Who finished where, best first, each with its prize; shared places stand at the best one."""
    voice = imprint.voice
    translate = voice.translate
    columns = (
        Column(translate("Paper", "Place"), 20, Align.RIGHT),
        Column(translate("Paper", "Name"), 160),
        Column(translate("Paper", "Entry"), 30, Align.RIGHT),
        Column(translate("Paper", "Prize"), 60, Align.RIGHT, summed=True),
    )
    ranks = Counter(place.rank for place in places)
    rows = tuple(
        Row(
            (
                Cell(str(place.rank), hang="=" if ranks[place.rank] > 1 else "", strong=True),
                Cell(place.name, note=place.kind),
                Cell("" if place.entry is None else str(place.entry)),
                money(place.cents, voice),
            )
        )
        for place in places
    )
    places_won = translate("Paper", "place"), translate("Paper", "places")
    title = translate("Paper", "Results")
    return _list("results", title, imprint, columns, rows, notes, places_won)


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
    counted: tuple[str, str] | None = None,
) -> Sheet:
    translate = imprint.voice.translate
    players = translate("Paper", "player"), translate("Paper", "players")
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

"""What is to be told of the chosen table beside the map: how it stands, its seats, what was."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.screens.table_clock import TableClock, clock_words, extension_words
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.shown.entry_facts import NameOf, brief
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.facts.players import TableAllHere
from tdapp.table.facts.tables import ButtonTold, TableFreed, TableHeld
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.floor.map.values import MapSeat, MapTable, SeatLook, TableLook
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

MARKS = {
    SeatLook.LOW: Shape.LOW,
    SeatLook.AWAY: Shape.AWAY,
    SeatLook.WAITS: Shape.ATTENTION,
    SeatLook.LOCKED: Shape.STOP,
    SeatLook.OUT: Shape.GONE,
    SeatLook.KEPT: Shape.WAITING,
    SeatLook.WANTED: Shape.WAITING,
    SeatLook.LEAVES: Shape.RUNNING,
    SeatLook.GOES: Shape.RUNNING,
}
SAID = frozenset({SeatLook.AWAY, SeatLook.LEAVES})
"""What is said behind the name, where there is little room."""
LONG_NAME = 18
"""So many letters of a name have room beside its stack."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table's name and state, and what is known of it with its age."""

    title: str
    standing: str
    lines: tuple[str, ...]


def table_facts(
    state: Tournament,
    table: MapTable,
    book: FloorBook,
    now: Instant,
    clock: TableClock | None = None,
) -> TableFacts:
    """Those of a table, of the event in view or of another, with the `clock` that runs there."""
    title = voice().text("floor", "Table {table}", table=table.number)
    if not table.mine or table.look is TableLook.SHUT:
        return TableFacts(title, table.count, ())
    standing = ", ".join(part for part in (table.count, _presence(state, table)) if part)
    runs: tuple[str, ...] = ()
    if clock is not None:
        told = clock_words(voice(), clock, now), extension_words(voice(), state, clock)
        runs = tuple(one for one in told if one)
    return TableFacts(title, standing, (*runs, *_lines(state, table, book, now)))


class SeatLine(NamedTuple):
    """A seat of the chosen table, and the stack of who sits there, as far as it is known."""

    at: Seat
    seat: MapSeat
    stack: StackReported | None


def seat_lines(state: Tournament, table: MapTable) -> list[SeatLine]:
    """Each seat of a table."""
    known = state.chips.stacks
    return [
        SeatLine(
            Seat(table.number, it.number), it, None if it.entry is None else known.get(it.entry)
        )
        for it in table.seats
    ]


def seat_columns() -> tuple[Column[SeatLine], ...]:
    """The number of a seat, who has it, the stack, its big blinds, button or shape."""
    text = voice().text
    return (
        left(text("table side", "Seat"), 56, lambda line: label(str(line.seat.number))),
        wide(text("table side", "Player"), lambda line: _who(line.seat), strong=True),
        right(text("table side", "Stack"), 74, lambda line: _stack(line.stack)),
        right(
            text("table side", "BB"), 36, lambda it: label(it.seat.blinds.partition(" ")[0]), 310
        ),
        left("", 34, lambda line: _last(line.seat)),
    )


def lately_rows(
    state: Tournament, dated: Sequence[tuple[int, Event]], name_of: NameOf
) -> list[tuple[str, str]]:
    """What happened at a table, the newest first: when, and what."""
    return [(voice().time(at_us), _happened(state, event, name_of)) for at_us, event in dated]


def _presence(state: Tournament, table: MapTable) -> str:
    away = sum(seat.look is SeatLook.AWAY for seat in table.seats)
    if away:
        return voice().text("floor", "{count} away", count=away)
    seated = [seat.entry for seat in table.seats if seat.entry is not None]
    if seated and all(entry in state.attendance.taken for entry in seated):
        return voice().text("floor", "all here")
    return voice().text("floor", "not all marked as here") if seated else ""


def _lines(state: Tournament, table: MapTable, book: FloorBook, now: Instant) -> Iterator[str]:
    text = voice().text
    number = table.number
    for seat in table.seats:
        if seat.look is SeatLook.WAITS:
            said = text("floor", "Seat {seat}, {name}: {note}.")
            yield said.format(seat=seat.number, name=seat.name, note=seat.note)
    told = state.buttons.by_table.get(number)
    button = None if told is None else told.position.button
    since = book.told.get(number)
    said = text("floor", "Button not known.")
    if button is not None:
        said = text("floor", "Button at seat {seat}.", seat=button)
    if button is not None and since is not None:
        said = text(
            "floor",
            "Button at seat {seat} as of {time} ({age} ago).",
            seat=button,
            time=voice().time(since),
            age=voice().span(now.utc_us - since),
        )
    yield f"{state.conditions.title}. {said}"
    if number in state.seating.held and number in book.held:
        held = text("floor", "On hold since {time}.")
        yield held.format(time=voice().time(book.held[number]))
    reported = state.hand_for_hand.reported.get(number)
    if reported is not None:
        waits = text("floor", "Hand-for-hand: waits since {time}.")
        yield waits.format(time=voice().time(reported.utc_us))
    yield _stacks(state, table, now)


def _stacks(state: Tournament, table: MapTable, now: Instant) -> str:
    stacks = state.chips.stacks
    reports = (stacks.get(seat.entry) for seat in table.seats if seat.entry is not None)
    known = [report.at_us for report in reports if report is not None]
    if not known:
        return voice().text("floor", "No stacks known.")
    said = voice().text("floor", "Stacks as of {time} ({age} ago).")
    return said.format(time=voice().time(min(known)), age=voice().span(now.utc_us - min(known)))


def _who(seat: MapSeat) -> Cell:
    if seat.entry is None:
        return Cell("", note=seat.note)
    name = brief(seat.name, lambda said: len(said) <= LONG_NAME)
    return Cell(name, note=seat.note if seat.look in SAID else "")


def _stack(reported: StackReported | None) -> str:
    return NONE if reported is None else voice().count(reported.stack)


def _last(seat: MapSeat) -> Cell:
    mark, button = MARKS.get(seat.look), voice().text("floor", "D") if seat.button else ""
    tone = Tone.WAITS if seat.look is SeatLook.WAITS else Tone.LABEL
    return Cell(button, tone=tone, shape=mark) if mark or button else EMPTY


def _happened(state: Tournament, event: Event, name_of: NameOf) -> str:
    text = voice().text
    if isinstance(event, TableHeld):
        return text("floor", "Put on hold")
    if isinstance(event, TableFreed):
        return text("floor", "Hold ended")
    if isinstance(event, TableAllHere):
        return text("floor", "All marked as here")
    if isinstance(event, ButtonTold):
        return text("floor", "Button recorded at seat {seat}", seat=event.button or NONE)
    if isinstance(event, StackReported):
        return text("floor", "Stacks recorded")
    return _somebody(state, event, name_of)


def _somebody(state: Tournament, event: Event, name_of: NameOf) -> str:
    if isinstance(event, MoveArrived):
        said = voice().text("floor", "{who} went from {left} to {seat}")
        who = name_of(state.entry(event.entry).person)
        return said.format(who=who, left=event.left, seat=event.seat)
    if isinstance(event, EntryBusted | EntryLeft):
        who, place = name_of(state.entry(event.entry).person), state.place_of(event.entry)
        said = voice().text("floor", "{seat} {who} out", seat=event.seat, who=who)
        return said if place is None else f"{said}, {voice().ordinal(place)}"
    return ""

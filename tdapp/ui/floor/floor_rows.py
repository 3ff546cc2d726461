"""The lists of the floor as prepared cells: what is due, the tables, the seats of one table."""

from collections.abc import Iterator
from typing import NamedTuple

from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.shown.floor_words import next_to_break
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.seat_marks import Mark, SeatMark
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

LOOKS = {
    FloorTaskKind.HALT: (Shape.STOP, Tone.WAITS),
    FloorTaskKind.HELD: (Shape.PAUSED, Tone.WAITS),
    FloorTaskKind.ALTERNATES: (Shape.PERSON, Tone.LABEL),
    FloorTaskKind.FIXED: (Shape.SEATED, Tone.LABEL),
    FloorTaskKind.TOGETHER: (Shape.ATTENTION, Tone.WAITS),
    FloorTaskKind.REDRAW: (Shape.READY, Tone.FACT),
    FloorTaskKind.OPEN: (Shape.READY, Tone.FACT),
    FloorTaskKind.DRAW: (Shape.READY, Tone.FACT),
    FloorTaskKind.EMPTY: (Shape.GONE, Tone.FACT),
    FloorTaskKind.BREAK: (Shape.BREAKS, Tone.FACT),
    FloorTaskKind.MOVE: (Shape.RUNNING, Tone.FACT),
    FloorTaskKind.STUCK: (Shape.ATTENTION, Tone.WAITS),
    FloorTaskKind.BREAKING: (Shape.BREAKS, Tone.LABEL),
    FloorTaskKind.COLOUR_UP: (Shape.READY, Tone.FACT),
    FloorTaskKind.OUT_OF_CHIPS: (Shape.ATTENTION, Tone.WAITS),
    FloorTaskKind.UNDER_WAY: (Shape.WAITING, Tone.LABEL),
    FloorTaskKind.AWAY: (Shape.ATTENTION, Tone.LABEL),
    FloorTaskKind.HAND_PLAYED: (Shape.RUNNING, Tone.WAITS),
    FloorTaskKind.HAND_OVER: (Shape.READY, Tone.WAITS),
    FloorTaskKind.PENALTY_OVER: (Shape.READY, Tone.WAITS),
    FloorTaskKind.ROUND: (Shape.RUNNING, Tone.WAITS),
    FloorTaskKind.SWAP: (Shape.PERSON, Tone.WAITS),
    FloorTaskKind.SOFT_HANDS: (Shape.RUNNING, Tone.LABEL),
}


class UsedTable(NamedTuple):
    """A table of an event, and how many sit there."""

    number: int
    players: int
    state: Tournament

    def cell(self, words: str) -> Cell:
        """What is said of it, quiet while nobody sits there."""
        return Cell(words, tone=Tone.FACT if self.players else Tone.GONE)


def used_tables(state: Tournament) -> list[UsedTable]:
    """Every table of the event."""
    return [UsedTable(*one, state) for one in sorted(state.seating.at_tables().items())]


def due_columns() -> tuple[Column[FloorTask], ...]:
    """What is due, and what to know of it."""
    text = voice().text
    return (
        wide(text("floor pane", "Due"), due_cell),
        left(text("floor pane", "Note"), 320, lambda task: label(task.note), 640),
    )


def due_cell(task: FloorTask, note: str = "") -> Cell:
    """What is due, in words."""
    shape, tone = LOOKS[task.kind]
    return Cell(task.text, tone=tone, shape=shape, note=note)


def table_columns() -> tuple[Column[UsedTable], ...]:
    """The number of a table, who sits there of how many seats, and its marks."""
    text = voice().text
    return (
        right(text("floor pane", "Table"), 70, lambda it: it.cell(str(it.number)), strong=True),
        left(text("floor pane", "Players"), 72, _players),
        wide(text("floor pane", "State"), _table_marks),
    )


def seat_columns() -> tuple[Column[SeatMark], ...]:
    """Who has a seat, and how both stand."""
    text = voice().text
    return (
        right(text("floor pane", "Seat"), 60, lambda mark: str(mark.seat.seat), strong=True),
        right(text("floor pane", "Entry"), 66, lambda it: label(str(it.entry or NONE)), 440),
        left(text("floor pane", "Player"), 172, lambda mark: mark.name, strong=True),
        wide(text("floor pane", "State"), lambda it: Cell(it.words, tone=it.tone, shape=it.shape)),
    )


def _players(table: UsedTable) -> Cell:
    seats = table.state.seating.tables[table.number]
    said = voice().text("floor", "{players} of {seats}")
    return table.cell(said.format(players=table.players, seats=seats))


def _table_marks(table: UsedTable) -> Cell:
    """Everything that is to be known of a table; the shape is that of the gravest."""
    marks = list(_marks(table.state, table.number))
    _, tone, shape = marks[0] if marks else ("", Tone.LABEL, None)
    return Cell(", ".join(words for words, _, _ in marks), tone=tone, shape=shape)


def _marks(state: Tournament, table: int) -> Iterator[Mark]:
    """The gravest first."""
    text = voice().text
    seating = state.seating
    if table in seating.held:
        yield text("floor", "on hold"), Tone.WAITS, Shape.PAUSED
    if table in seating.breaking:
        yield text("floor", "breaks"), Tone.WAITS, Shape.BREAKS
    count = seating.counts.counts[table]
    if not count.players and table not in seating.breaking:
        yield text("floor", "empty"), Tone.GONE, Shape.GONE
    elif table == next_to_break(state):
        yield text("floor", "first to break"), Tone.LABEL, None
    seats = range(1, seating.tables[table] + 1)
    locked = sum(Seat(table, number) in seating.locked for number in seats)
    if locked:
        yield text("floor", "{count} locked", count=locked), Tone.LABEL, None

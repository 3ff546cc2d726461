"""The lists of the floor as prepared cells: what is due, the tables, the seats of one table."""

from collections.abc import Sequence

from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.seat_marks import seat_marks
from tdapp.ui.floor.table_marks import table_marks
from tdapp.ui.look.lists.list_rows import ListRow
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
}


def due_rows(lines: Sequence[FloorTask]) -> list[ListRow]:
    """What is due in words, and what to know of it."""
    rows = []
    for line in lines:
        shape, tone = LOOKS[line.kind]
        cells = (Cell(line.text, (), tone, shape), Cell(line.note, (), Tone.LABEL))
        rows.append(ListRow(line.key, cells))
    return rows


def table_rows(state: Tournament) -> list[ListRow]:
    """Every table of the event: its number, who sits there of how many seats, its marks."""
    seating, rows = state.seating, []
    for table, players in sorted(seating.at_tables().items()):
        tone = Tone.FACT if players else Tone.GONE
        of = voice().text("floor", "{players} of {seats}")
        said = of.format(players=players, seats=seating.tables[table])
        cells = (Cell(str(table), (), tone), Cell(said, (), tone), table_marks(state, table))
        rows.append(ListRow(table, cells))
    return rows


def seat_rows(state: Tournament, table: int, name_of: NameOf) -> list[ListRow]:
    """Every seat of a table: who has it, and how it stands."""
    return [
        ListRow(
            mark.seat,
            (
                Cell(str(mark.seat.seat), ()),
                Cell(NONE if mark.entry is None else str(mark.entry), (), Tone.LABEL),
                Cell(mark.name, (), Tone.FACT),
                Cell(mark.words, (), mark.tone, mark.shape),
            ),
        )
        for mark in seat_marks(state, table, name_of)
    ]

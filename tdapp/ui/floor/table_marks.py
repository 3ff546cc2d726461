"""How a table stands, in words and a shape."""

from collections.abc import Iterator

from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.floor_tasks import next_to_break
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice

Mark = tuple[str, Tone, Shape | None]


def table_marks(state: Tournament, table: int) -> Cell:
    """Everything that is to be known of a table; the shape is that of the gravest."""
    marks = list(_marks(state, table))
    _, tone, shape = marks[0] if marks else ("", Tone.LABEL, None)
    return Cell(", ".join(words for words, _, _ in marks), (), tone, shape)


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

"""What comes next with a line of what is due: its act, and its words while it is not chosen."""

from collections.abc import Sequence

from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.voice.texts import text

STEPS = {
    FloorTaskKind.HELD: text("floor", "Release table"),
    FloorTaskKind.TOGETHER: text("floor", "Move one"),
    FloorTaskKind.OPEN: text("floor", "Open table"),
    FloorTaskKind.DRAW: text("floor", "Draw seats"),
    FloorTaskKind.REDRAW: text("floor", "Redraw"),
    FloorTaskKind.EMPTY: text("floor", "Close table"),
    FloorTaskKind.BREAK: text("floor", "Break table"),
    FloorTaskKind.MOVE: text("floor", "Order move"),
    FloorTaskKind.COLOUR_UP: text("floor", "Colour up"),
    FloorTaskKind.UNDER_WAY: text("floor", "Arrived"),
    FloorTaskKind.AWAY: text("floor", "Mark as here"),
}
"""A line that is not among these waits for something else to be done first."""


def remedy(line: FloorTask, lines: Sequence[FloorTask]) -> FloorTask:
    """The line that is acted on for a line: for a short table the move that goes there."""
    if line.kind is not FloorTaskKind.HALT:
        return line
    comes = (one for one in lines if one.kind is FloorTaskKind.MOVE and not one.after and one.to)
    return next((one for one in comes if one.to and one.to[0] == line.table), line)


def step_words(line: FloorTask, lines: Sequence[FloorTask]) -> str:
    """What is done next; empty where nothing is."""
    done = remedy(line, lines)
    return voice().say(STEPS[done.kind]) if done.kind in STEPS else ""


def step_of(line: FloorTask, acts: FloorActs) -> WindowAct:
    """The act that does it, or tells why there is none."""
    return {
        FloorTaskKind.UNDER_WAY: acts.moves.arrived,
        FloorTaskKind.COLOUR_UP: acts.colour_up.colour_up,
        FloorTaskKind.HELD: acts.at_table.hold,
        FloorTaskKind.AWAY: acts.seats.present,
        FloorTaskKind.TOGETHER: acts.seats.move,
    }.get(line.kind, acts.moves.order)


def since_us(line: FloorTask, book: FloorBook, away: dict[int, int]) -> int | None:
    """Since when (UTC microseconds) a line is due, where that is known.

    `away` is since when who is away, by entry.
    """
    if line.kind is FloorTaskKind.HELD and line.table is not None:
        return book.held.get(line.table)
    if line.kind is FloorTaskKind.UNDER_WAY and line.slip is not None:
        return book.ordered.get(line.slip)
    if line.kind is FloorTaskKind.HALT and line.table is not None:
        return book.left.get(line.table)
    if line.kind is FloorTaskKind.AWAY:
        return min(away.values(), default=None)
    return None

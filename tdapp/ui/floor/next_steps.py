"""What comes next with a line of what is due: its act, and its words while it is not chosen."""

from collections.abc import Sequence

from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.look.act import Act
from tdapp.ui.look.spoken import voice
from tdapp.ui.shown.due import Due, Kind
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.voice.texts import text

STEPS = {
    Kind.HELD: text("floor", "Release table"),
    Kind.TOGETHER: text("floor", "Move one"),
    Kind.OPEN: text("floor", "Open table"),
    Kind.REDRAW: text("floor", "Redraw"),
    Kind.EMPTY: text("floor", "Close table"),
    Kind.BREAK: text("floor", "Break table"),
    Kind.MOVE: text("floor", "Order move"),
    Kind.COLOUR_UP: text("floor", "Colour up"),
    Kind.UNDER_WAY: text("floor", "Arrived"),
    Kind.AWAY: text("floor", "Mark as here"),
}
"""A line that is not among these waits for something else to be done first."""


def remedy(line: Due, lines: Sequence[Due]) -> Due:
    """The line that is acted on for a line: for a short table the move that goes there."""
    if line.kind is not Kind.HALT:
        return line
    comes = (one for one in lines if one.kind is Kind.MOVE and not one.after and one.to)
    return next((one for one in comes if one.to and one.to[0] == line.table), line)


def step_words(line: Due, lines: Sequence[Due]) -> str:
    """What is done next; empty where nothing is."""
    done = remedy(line, lines)
    return voice().say(STEPS[done.kind]) if done.kind in STEPS else ""


def step_of(line: Due, acts: FloorActs) -> Act:
    """The act that does it, or tells why there is none."""
    return {
        Kind.UNDER_WAY: acts.moves.arrived,
        Kind.COLOUR_UP: acts.colour_up.colour_up,
        Kind.HELD: acts.at_table.hold,
        Kind.AWAY: acts.seats.present,
        Kind.TOGETHER: acts.seats.move,
    }.get(line.kind, acts.moves.order)


def since_us(line: Due, book: FloorBook, away: dict[int, int]) -> int | None:
    """Since when (UTC microseconds) a line is due, where that is known.

    `away` is since when who is away, by entry.
    """
    if line.kind is Kind.HELD and line.table is not None:
        return book.held.get(line.table)
    if line.kind is Kind.UNDER_WAY and line.slip is not None:
        return book.ordered.get(line.slip)
    if line.kind is Kind.HALT and line.table is not None:
        return book.left.get(line.table)
    if line.kind is Kind.AWAY:
        return min(away.values(), default=None)
    return None

"""What is done next for a line of what the floor has to do."""

from collections.abc import Sequence

from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

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
    FloorTaskKind.PENALTY_OVER: text("floor", "Back at table"),
    FloorTaskKind.ROUND: text("floor", "End round…"),
    FloorTaskKind.SWAP: text("floor", "Swap partners"),
    FloorTaskKind.HAND_PLAYED: text("floor", "Table finished…"),
    FloorTaskKind.HAND_OVER: text("floor", "Deal next hand"),
}
"""A line that is not among these waits for something else to be done first."""


def remedy(line: FloorTask, lines: Sequence[FloorTask]) -> FloorTask:
    """The line that is acted on for a line: for a short table the move that goes there."""
    if line.kind is not FloorTaskKind.HALT:
        return line
    comes = (one for one in lines if one.kind is FloorTaskKind.MOVE and not one.after and one.to)
    return next((one for one in comes if one.to and one.to[0] == line.table), line)


def step_words(voice: Voice, line: FloorTask, lines: Sequence[FloorTask]) -> str:
    """What is done next; empty where nothing is."""
    done = remedy(line, lines)
    return voice.say(STEPS[done.kind]) if done.kind in STEPS else ""

"""The four moods of a clock screen: what each is painted in."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor

from tdapp.core.refusal import Refusal
from tdapp.screens.clock_face import ClockState
from tdapp.ui.look.tokens import colours, read_table


@dataclass(frozen=True, slots=True)
class Mood:
    """The colours of one mood.

    `ink` is the fact and `quiet` its label; `line` carries meaning, `rule` is ornament; `now` marks
    the present moment and nothing else; `row` parts the rows of a list.
    """

    ground: QColor
    ink: QColor
    quiet: QColor
    line: QColor
    rule: QColor
    row: QColor
    now: QColor


MOOD_OF = {
    ClockState.NOT_STARTED: "running",
    ClockState.RUNNING: "running",
    ClockState.LAST_MINUTE: "last_minute",
    ClockState.BREAK: "break",
    ClockState.PAUSED: "paused",
    ClockState.FINISHED: "running",
}


def mood_of(state: ClockState) -> Mood:
    """The mood in which the clock paints that state."""
    return moods()[MOOD_OF[state]]


@cache
def moods() -> dict[str, Mood]:
    """Every mood by its name; Refusal if the file of the screens is missing or broken."""
    table = read_table("screens")
    return {name: _mood(table, name) for name in dict.fromkeys(MOOD_OF.values())}


def _mood(table: object, name: str) -> Mood:
    part = table.get(name) if isinstance(table, dict) else None
    if not isinstance(part, dict):
        raise Refusal("theme.token_missing", theme="screens", token=name)
    return colours(Mood, part, f"screens.{name}")

"""What a monitor can show."""

from enum import Enum

from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text


class View(Enum):
    """One kind of picture for players."""

    CLOCK = "clock"
    BLINDS = "blinds"
    SEATS_BY_NAME = "seats_by_name"
    SEATS_BY_TABLE = "seats_by_table"
    MOVES = "moves"
    ALTERNATES = "alternates"
    PRIZES = "prizes"
    PAYOUTS = "payouts"
    STANDING = "standing"
    IDLE = "idle"


NAMES = {
    View.CLOCK: text("screens", "Clock"),
    View.BLINDS: text("screens", "Clock, blinds large"),
    View.SEATS_BY_NAME: text("screens", "Seats by name"),
    View.SEATS_BY_TABLE: text("screens", "Seats by table"),
    View.MOVES: text("screens", "Moves"),
    View.ALTERNATES: text("screens", "Alternates"),
    View.PRIZES: text("screens", "Prize list"),
    View.PAYOUTS: text("screens", "Payouts so far"),
    View.STANDING: text("screens", "Players left and chip leaders"),
    View.IDLE: text("screens", "Idle picture"),
}

OF_THE_CLOCK = (View.CLOCK, View.BLINDS)


def view_words(view: View) -> str:
    """The name of a view in the menus."""
    return voice().say(NAMES[view])

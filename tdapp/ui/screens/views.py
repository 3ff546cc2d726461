"""What a monitor can show."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


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
    View.CLOCK: QT_TRANSLATE_NOOP("Screens", "Clock"),
    View.BLINDS: QT_TRANSLATE_NOOP("Screens", "Clock, blinds large"),
    View.SEATS_BY_NAME: QT_TRANSLATE_NOOP("Screens", "Seats by name"),
    View.SEATS_BY_TABLE: QT_TRANSLATE_NOOP("Screens", "Seats by table"),
    View.MOVES: QT_TRANSLATE_NOOP("Screens", "Moves"),
    View.ALTERNATES: QT_TRANSLATE_NOOP("Screens", "Alternates"),
    View.PRIZES: QT_TRANSLATE_NOOP("Screens", "Prize list"),
    View.PAYOUTS: QT_TRANSLATE_NOOP("Screens", "Payouts so far"),
    View.STANDING: QT_TRANSLATE_NOOP("Screens", "Players left and chip leaders"),
    View.IDLE: QT_TRANSLATE_NOOP("Screens", "Idle picture"),
}

OF_THE_CLOCK = (View.CLOCK, View.BLINDS)


def view_words(view: View) -> str:
    """The name of a view in the menus."""
    return translate("Screens", NAMES[view])

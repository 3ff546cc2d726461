"""Icons: strokes on a grid of 20, drawn in any colour."""

from enum import Enum
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

import resources


class Icon(Enum):
    """What there is a drawing of; the value names the file in `resources/icons`."""

    EVENTS = "events"
    DESK = "desk"
    FLOOR = "floor"
    CASH = "cash"
    CLOCK = "clock"
    PRIZES = "prizes"
    CAGE = "cage"
    JACKPOTS = "jackpots"
    RECORD = "record"
    PAPERS = "papers"
    NOTICES = "notices"
    PLAYERS = "players"
    STAFF = "staff"
    SETTINGS = "settings"
    SEARCH = "search"


def paint_icon(painter: QPainter, icon: Icon, box: QRectF, colour: QColor) -> None:
    """Paint an icon into a square box."""
    _drawing(icon, colour.name()).render(painter, box)


@cache
def _drawing(icon: Icon, colour: str) -> QSvgRenderer:
    source = files(resources) / "icons" / f"{icon.value}.svg"
    text = source.read_text(encoding="utf-8").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(text.encode()))

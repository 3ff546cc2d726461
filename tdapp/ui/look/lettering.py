"""The console's type: four sizes and no more."""

from enum import IntEnum
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from tdapp.ui.look.fonts import console_font


class Size(IntEnum):
    """Pixels. A label, age, reason or key; the body; a head or number; the clock."""

    LABEL = 12
    BODY = 14
    HEAD = 18
    CLOCK = 28


INSET = 3
"""Texts stand this far in, as the bodies of buttons do beside the room for their rings."""
MEDIUM = QFont.Weight.Medium
STRONG = QFont.Weight.DemiBold


@lru_cache(maxsize=32)
def lettering(size: Size, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of the console; it is shared, so leave it as it is."""
    return console_font(size, weight)


def width(text: str, font: QFont) -> float:
    """How far a text moves the pen, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(text: str, font: QFont, room: float) -> str:
    """The text, cut with an ellipsis where it is wider than `room` pixels."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


class Words(QLabel):
    """A text in one of the console's sizes and colours."""

    def __init__(
        self,
        size: Size,
        colour: QColor,
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setFont(lettering(size, weight))
        self.setWordWrap(wraps)
        self.setContentsMargins(INSET, 0, 0, 0)
        self.set_colour(colour)

    def set_colour(self, colour: QColor) -> None:
        """Say it in another colour."""
        look = self.palette()
        if look.color(QPalette.ColorRole.WindowText) != colour:
            look.setColor(QPalette.ColorRole.WindowText, colour)
            self.setPalette(look)

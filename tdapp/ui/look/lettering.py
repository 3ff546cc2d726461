"""The console's type: four sizes and no more."""

import re
from enum import IntEnum
from functools import lru_cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QStaticText,
)
from PySide6.QtWidgets import QLabel, QWidget

from tdapp.ui.look.fonts import are_figures, console_font
from tdapp.ui.look.text_size import px


class Size(IntEnum):
    """Pixels at 100 %. A label, age, reason or key; the body; a head or number; the clock."""

    LABEL = 12
    BODY = 14
    HEAD = 18
    CLOCK = 28

    @property
    def pixels(self) -> int:
        """As high as it is now; what is large already grows half as fast."""
        return px(self) if self is not Size.CLOCK else round((self + px(self)) / 2)


INSET = 3
"""Texts stand this far in, as the bodies of buttons do beside the room for their rings."""
CLAUSE = re.compile(r"(?<=[.,;:]) ")
MORE = "\N{HORIZONTAL ELLIPSIS}"
FEWEST = 8
"""A cut text of so few letters tells nothing."""
WELL_FILLED = 0.6
"""Whole clauses that take less than this of their room are cut words instead."""
MEDIUM = QFont.Weight.Medium
STRONG = QFont.Weight.DemiBold


def lettering(
    size: Size, weight: QFont.Weight = QFont.Weight.Normal, *, figures: bool = False
) -> QFont:
    """A font of the console, for words or for figures; it is shared, so leave it as it is."""
    return _font(size.pixels, weight, figures)


@lru_cache(maxsize=64)
def _font(pixels: int, weight: QFont.Weight, figures: bool) -> QFont:  # noqa: FBT001
    return console_font(pixels, weight, figures=figures)


@lru_cache(maxsize=4_096)
def width(text: str, font: QFont) -> float:
    """How far a text moves the pen, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(text: str, font: QFont, room: float) -> str:
    """The text, cut with an ellipsis where it is wider than `room` pixels."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def shortened(text: str, font: QFont, room: float) -> str:
    """The text without its last clauses, as far as they do not fit in so many pixels.

    Cut within a clause where whole ones do not fit or would leave most of the room empty, unless
    hardly a word would be left.
    """
    said, clauses = text, CLAUSE.split(text)
    while width(said, font) > room and len(clauses) > 1:
        clauses.pop()
        said = f"{' '.join(clauses).rstrip('.,;:')} {MORE}"
    least = room * WELL_FILLED if said != text else 0.0
    if not least <= width(said, font) <= room:
        said = elided(text, font, room)
    return said if said == text or len(said) > FEWEST else ""


def fitted(text: str, font: QFont, room: float) -> tuple[str, float]:
    """As `elided`, and how far what is left moves the pen."""
    metrics = QFontMetricsF(font)
    long = metrics.horizontalAdvance(text)
    if long <= room:
        return text, long
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    return text, metrics.horizontalAdvance(text)


@lru_cache(maxsize=2_048)
def typeset(text: str, font: QFont, room: float) -> tuple[QStaticText, float, float]:
    """As `fitted`, ready to be painted again and again, and how high it stands."""
    cut, long = fitted(text, font, room)
    line = QStaticText(cut)
    line.setTextFormat(Qt.TextFormat.PlainText)
    line.prepare(font=font)
    return line, long, QFontMetricsF(font).height()


class Words(QLabel):
    """A text in one of the console's sizes and colours; `turned` says that it is another one."""

    turned = Signal()

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
        self._fonts = [lettering(size, weight, figures=figures) for figures in (False, True)]
        self.setFont(self._fonts[False])
        self.setWordWrap(wraps)
        self.setContentsMargins(INSET, 0, 0, 0)
        self.set_colour(colour)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's own
        """Say this from now on."""
        if text != self.text():
            if (font := self._fonts[are_figures(text)]) != self.font():
                self.setFont(font)
            super().setText(text)
            self._note_what_is_cut()
            self.turned.emit()

    @property
    def is_cut(self) -> bool:
        """Whether its one line is too long for its room."""
        return not self.wordWrap() and self.width() < super().sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is cut may change."""
        super().resizeEvent(event)
        self._note_what_is_cut()

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt paints it, or with an ellipsis where it is cut."""
        if not self.is_cut:
            super().paintEvent(event)
            return
        painter, room = QPainter(self), self.contentsRect()
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = elided(self.text(), self.font(), room.width())
        painter.drawText(room, int(self.alignment()), text)
        painter.end()

    def _note_what_is_cut(self) -> None:
        self.setToolTip(self.text() if self.is_cut else "")

    def set_colour(self, colour: QColor) -> None:
        """Say it in another colour."""
        look = self.palette()
        if look.color(QPalette.ColorRole.WindowText) != colour:
            look.setColor(QPalette.ColorRole.WindowText, colour)
            self.setPalette(look)

"""Text as outlines: set by its ink, fitted to a width, the same picture on every machine."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPainterPathStroker, QTransform

from tdapp.ui.look.fonts import are_figures, fact_font, text_font

EM = 1000
OUTLINES_KEPT = 2048
"""A page of names has some hundred; each holds its shape, which is what takes the memory."""
CAP_HEIGHT = 0.7275
"""The height of a capital letter and of a digit, as a share of the size."""


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set: its size, its `tracking` as a share of the size, fact or label.

    A fact is heavier and in ink, its colon and brackets stand on the digits; a label is quiet.
    """

    size: float
    fact: bool
    tracking: float = 0.0

    @property
    def cap(self) -> float:
        """The height of its capitals and digits."""
        return self.size * CAP_HEIGHT

    def at(self, size: float) -> "Type":
        """The same type in another size."""
        return replace(self, size=size)


@dataclass(frozen=True, slots=True)
class Outline:
    """A text's shape on a baseline at 0, and where it is inked; `drawn` is the shape at 1000."""

    drawn: QPainterPath
    ink: QRectF
    text: str
    style: Type

    @property
    def path(self) -> QPainterPath:
        """The shape in the text's own size."""
        grow = self.style.size / EM
        return QTransform.fromScale(grow, grow).map(self.drawn)

    @property
    def advance(self) -> float:
        """How far the text moves the pen, the letter spacing behind its last letter left out."""
        style = self.style
        return _advance(self.text, style.fact, style.tracking) * style.size / EM


@lru_cache(OUTLINES_KEPT)
def outline(text: str, style: Type) -> Outline:
    """The shape of `text` set in `style`."""
    drawn, ink = _drawn(text, style.fact, style.tracking)
    grow = style.size / EM
    return Outline(drawn, QRectF(ink.topLeft() * grow, ink.size() * grow), text, style)


@lru_cache(maxsize=256)
def _drawn(text: str, fact: bool, tracking: float) -> tuple[QPainterPath, QRectF]:  # noqa: FBT001
    path = QPainterPath()
    path.addText(QPointF(), _font(fact, tracking, are_figures(text)), text)
    return path, path.boundingRect()


@lru_cache(maxsize=4096)
def _advance(text: str, fact: bool, tracking: float) -> float:  # noqa: FBT001
    font = _font(fact, tracking, are_figures(text))
    return QFontMetricsF(font).horizontalAdvance(text) - font.letterSpacing() * bool(text)


@lru_cache(maxsize=32)
def _font(fact: bool, tracking: float, figures: bool) -> QFont:  # noqa: FBT001
    weight = QFont.Weight.DemiBold if fact else QFont.Weight.Medium
    font = (fact_font if fact else text_font)(EM, weight, figures=figures)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * EM)
    return font


def fitted(style: Type, texts: Iterable[str], width: float) -> Type:
    """`style`, made smaller if need be until the widest of `texts` is inked within `width`."""
    widest = max((outline(text, style).ink.width() for text in texts), default=0.0)
    return style if widest <= width else style.at(style.size * max(0.0, width) / widest)


def hollow(shape: QPainterPath, stroke: float) -> QPainterPath:
    """The outline of `shape` as a line of width `stroke` that runs inside its edge."""
    pen = QPainterPathStroker()
    pen.setWidth(2 * stroke)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setMiterLimit(10)
    return pen.createStroke(shape).intersected(shape)


def cut_at_word(text: str, style: Type, width: float) -> str:
    """`text` as far as its words fit into `width`, an ellipsis marking what was cut."""
    shown = text
    while text and outline(shown, style).ink.width() > width:
        text = text.rpartition(" ")[0].rstrip()
        shown = text.rstrip(" ,;:·.") + "…"
    return shown


def cut_anywhere(text: str, style: Type, width: float, mark: str = "…") -> str:
    """`text` as far as its letters fit into `width`, `mark` saying that it was cut."""
    shown, kept = text, text
    while kept and outline(shown, style).ink.width() > width:
        kept = kept[:-1].rstrip(" .-")
        shown = f"{kept}{mark}"
    return shown if kept else ""


def lines_of(text: str, style: Type, width: float, most: int) -> list[str]:
    """`text` broken between words into at most `most` lines, the last one cut at a word."""
    lines: list[str] = []
    while text and len(lines) < most - 1:
        line, text = _first_line(text, style, width)
        lines.append(line)
    return [*lines, cut_at_word(text, style, width)] if text else lines


def first_whole(texts: Iterable[str], style: Type, width: float, most: int) -> list[str] | None:
    """The lines of the first of `texts` that needs no cut in so many lines; None for none."""
    for text in texts:
        lines = lines_of(text, style, width, most)
        if " ".join(lines).split() == text.split():
            return lines
    return None


def _first_line(text: str, style: Type, width: float) -> tuple[str, str]:
    """As many words as fit into `width`, at least one, and the rest."""
    line = text
    while " " in line and outline(line, style).ink.width() > width:
        line = line.rpartition(" ")[0].rstrip()
    return line, text[len(line) :].lstrip()

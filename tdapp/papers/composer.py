"""Sets texts side by side and makes them fit; collects the marks of a page."""

import unicodedata
from dataclasses import replace

from tdapp.papers.marks import HorizontalLine, InkTone, Mark, Measure, TextMark, TextStyle

SMALLEST = 6.5
"""Texts are made smaller down to this size in points before they are cut."""

LONGEST = 400
"""No line of any paper holds more signs than this."""

BREAKS = frozenset({"Cc", "Cs", "Zl", "Zp"})
MARKS = frozenset({"Mn", "Me"})
MOST_MARKS = 4
"""So many marks may stand over and under one letter: more would run into the next row."""

TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what follows; each text is set for itself and needs none."""

JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")


class Composer:
    """Collects the marks of one page; every `width` in points is one that a text keeps to."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.marks: list[Mark] = []

    def left(
        self, x: float, y: float, text: str, style: TextStyle, width: float, least: float = SMALLEST
    ) -> float:
        """Set a text from `x` on, no smaller than `least`; gives the x where it ends."""
        return self._set(x, y, *self.fitted(text, style, width, least))

    def trimmed(self, x: float, y: float, text: str, style: TextStyle, width: float) -> float:
        """Set a text from `x` on in its own size, cut where it is too long."""
        return self._set(x, y, *self.fitted(text, style, width, style.size))

    def _set(self, x: float, y: float, text: str, style: TextStyle) -> float:
        if text:
            self.marks.append(TextMark(x, y, text, style))
        return x + self.measure(text, style)

    def right(self, x: float, y: float, text: str, style: TextStyle, width: float) -> None:
        """Set a text so that it ends at `x`."""
        text, style = self.fitted(text, style, width)
        self.left(x - self.measure(text, style), y, text, style, width)

    def centre(self, x: float, y: float, text: str, style: TextStyle, width: float) -> None:
        """Set a text with its middle at `x`."""
        text, style = self.fitted(text, style, width)
        self.left(x - self.measure(text, style) / 2, y, text, style, width)

    def figure(self, x: float, y: float, text: str, style: TextStyle, width: float) -> None:
        """Set an amount so that it ends at `x`: made as small as need be, but never cut."""
        style = self.shrunk(text, style, width, smallest=0)
        self.marks.append(TextMark(x - self.measure(text, style), y, text, style))

    def rule(
        self, x: float, y: float, end: float, thickness: float = 0.75, tone: InkTone = InkTone.INK
    ) -> None:
        """Draw a line from `x` to `end`."""
        self.marks.append(HorizontalLine(x, y, end - x, thickness, tone))

    def shrunk(
        self, text: str, style: TextStyle, width: float, smallest: float = SMALLEST
    ) -> TextStyle:
        """The style, smaller where the text would be too wide in it."""
        natural = self.measure(text, style)
        if natural <= max(width, 0):
            return style
        return replace(style, size=max(smallest, style.size * width / natural * 0.995))

    def fitted(
        self, text: str, style: TextStyle, width: float, smallest: float = SMALLEST
    ) -> tuple[str, TextStyle]:
        """The text and style that fit `width`: smaller first, then cut with a mark."""
        text = one_line(text)
        style = self.shrunk(text, style, width, smallest)
        if self.measure(text, style) <= width:
            return text, style
        fits, beyond = 0, len(text)
        while beyond - fits > 1:
            middle = (fits + beyond) // 2
            if self.measure(f"{text[:middle].rstrip()}…", style) <= width:
                fits = middle
            else:
                beyond = middle
        while fits and _belongs_before(text[fits]):
            fits -= 1
        return f"{text[:fits].rstrip()}…", style

    def whole(self, text: str, style: TextStyle, width: float) -> list[str]:
        """The text in one line where that can be set small enough, else in as many as it needs."""
        text = one_line(text)
        if self.shrunk(text, style, width, smallest=0).size >= SMALLEST:
            return [text]
        return self.wrapped(text, style, width)

    def halved(self, text: str, style: TextStyle) -> list[str]:
        """The text in the two lines that are narrowest; without a blank it is one."""
        words = text.split()
        pairs = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
        widest = (max(self.measure(line, style) for line in pair) for pair in pairs)
        return min(zip(widest, pairs, strict=True), default=(0.0, [text]))[1]

    def wrapped(self, text: str, style: TextStyle, width: float, indent: float = 0) -> list[str]:
        """The text in lines cut at words; the first one is shorter by `indent` points."""
        lines = [""]
        for word in text.split():
            room = width - (indent if len(lines) == 1 else 0)
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.measure(longer, style) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


def one_line(text: str) -> str:
    """A text as a row can hold it: no breaks, no turning of direction, no towers of marks."""
    signs: list[str] = []
    marks = 0
    for sign in text[:LONGEST]:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if category in BREAKS:
            signs.append(" ")
        elif sign not in TURNS and marks <= MOST_MARKS:
            signs.append(sign)
    return "".join(signs).strip()


def _belongs_before(sign: str) -> bool:
    """Whether a sign is part of the letter before it."""
    return unicodedata.category(sign) in MARKS or sign in JOINERS

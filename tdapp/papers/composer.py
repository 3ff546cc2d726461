"""Sets texts side by side and makes them fit; collects the marks of a page."""

import unicodedata
from dataclasses import replace

from tdapp.papers.marks import Mark, Measure, Rule, Style, Text, Tone

SMALLEST = 5.0
"""Texts are made smaller down to this size in points before they are cut."""

LONGEST = 400
"""No line of any paper holds more signs than this."""


class Composer:
    """Collects the marks of one page; every `width` in points is one that a text keeps to."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.marks: list[Mark] = []

    def left(self, x: float, y: float, text: str, style: Style, width: float) -> float:
        """Set a text from `x` on; gives the x where it ends."""
        text, style = self.fitted(text, style, width)
        if text:
            self.marks.append(Text(x, y, text, style))
        return x + self.measure(text, style)

    def right(self, x: float, y: float, text: str, style: Style, width: float) -> None:
        """Set a text so that it ends at `x`."""
        text, style = self.fitted(text, style, width)
        self.left(x - self.measure(text, style), y, text, style, width)

    def centre(self, x: float, y: float, text: str, style: Style, width: float) -> None:
        """Set a text with its middle at `x`."""
        text, style = self.fitted(text, style, width)
        self.left(x - self.measure(text, style) / 2, y, text, style, width)

    def figure(self, x: float, y: float, text: str, style: Style, width: float) -> None:
        """Set an amount so that it ends at `x`: made as small as need be, but never cut."""
        style = self.shrunk(text, style, width, smallest=0)
        self.marks.append(Text(x - self.measure(text, style), y, text, style))

    def rule(
        self, x: float, y: float, end: float, thickness: float = 0.75, tone: Tone = Tone.INK
    ) -> None:
        """Draw a line from `x` to `end`."""
        self.marks.append(Rule(x, y, end - x, thickness, tone))

    def shrunk(self, text: str, style: Style, width: float, smallest: float = SMALLEST) -> Style:
        """The style, smaller where the text would be too wide in it."""
        natural = self.measure(text, style)
        if natural <= max(width, 0):
            return style
        return replace(style, size=max(smallest, style.size * width / natural * 0.995))

    def fitted(self, text: str, style: Style, width: float) -> tuple[str, Style]:
        """The text and style that fit `width`: smaller first, then cut with a mark."""
        text = _one_line(text)
        style = self.shrunk(text, style, width)
        if self.measure(text, style) <= width:
            return text, style
        fits, beyond = 0, len(text)
        while beyond - fits > 1:
            middle = (fits + beyond) // 2
            if self.measure(f"{text[:middle].rstrip()}…", style) <= width:
                fits = middle
            else:
                beyond = middle
        return f"{text[:fits].rstrip()}…", style

    def wrapped(self, text: str, style: Style, width: float, indent: float = 0) -> list[str]:
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


def _one_line(text: str) -> str:
    return "".join(
        " " if unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} else sign
        for sign in text[:LONGEST]
    ).strip()

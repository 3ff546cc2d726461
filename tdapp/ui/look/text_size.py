"""How large the console's texts are, and with them whatever holds a text."""

LINE = 17
"""The height of a line of the body, in pixels at 100 %."""


class _Held:
    percent = 100


def hold_text_size(percent: int) -> None:
    """Let windows that are built from now on have texts of this size; 100 is the plain one."""
    _Held.percent = percent


def grown() -> float:
    """How many times as large as at 100 %."""
    return _Held.percent / 100


def px(pixels: float) -> int:
    """A width or a mark that grows as its text does, given at 100 %."""
    return round(pixels * grown())


def high(pixels: float, lines: float = 1) -> int:
    """A height, given at 100 %, that grows by so many lines of text; the air around them stays."""
    return round(pixels + lines * LINE * (grown() - 1))

"""What a paper says in numbers: its version and its lines."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One line: about which entry (0: nobody yet), under which number, how many cents."""

    entry: int
    number: int
    cents: int


@dataclass(frozen=True, slots=True)
class Contents:
    """The version of what is shown, and a line for everything that is stated of somebody."""

    version: int = 1
    lines: tuple[Line, ...] = ()

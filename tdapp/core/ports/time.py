"""The clock and the source of chance, as the desk sees them."""

from typing import Protocol

from tdapp.core.instant import Instant


class TimeSource(Protocol):
    """Tells now; elapsed time counts sleep and ignores steps of the wall clock."""

    def now(self) -> Instant: ...


class Chance(Protocol):
    """Gives a fresh unpredictable seed for a draw, from the operating system's source."""

    def seed(self) -> str: ...

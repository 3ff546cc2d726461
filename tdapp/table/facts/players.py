"""The facts of players at their seats: here or away, to be left alone, to be kept apart."""

from tdapp.core.amounts import Whole
from tdapp.core.event import Event
from tdapp.table.geometry.posting import PostedLine


class TableAllHere(Event, frozen=True):
    """These entries, all who sit at a table but those away, have taken their seats."""

    table: int
    entries: tuple[int, ...]


class PlayerAway(Event, frozen=True):
    """An entry is not at its seat, since this moment (UTC)."""

    entry: int
    since_us: int


class PlayerBack(Event, frozen=True):
    """An entry has come to its seat."""

    entry: int


class AbsentPosted(Event, frozen=True):
    """Antes and blinds were posted out of an absent entry's `stack` (chips) until `at_us` (UTC)."""

    binding = True

    entry: int
    stack: Whole
    dues: tuple[PostedLine, ...]
    at_us: int

    @property
    def left(self) -> int:
        """What is left of the stack, in chips."""
        return self.stack - sum(due.paid for due in self.dues)


class PlayerFixed(Event, frozen=True):
    """An entry `stays` where it sits and must not be moved, or may be again."""

    entry: int
    stays: bool


class PairParted(Event, frozen=True):
    """Two entries are not to share a table, or may again."""

    one: int
    other: int
    apart: bool

"""The facts of players at their seats: here or away, to be left alone, to be kept apart."""

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.money import Whole
from tdapp.table.geometry.posting import PostedLine


class TableAllHere(Event, frozen=True):
    """These entries, all who sit at a table but those away, have taken their seats."""

    act_kind = ActKind.PLAYERS

    table: int
    entries: tuple[int, ...]

    def touches(self) -> Touched:
        """Those who are here."""
        return Touched(self.entries)


class PlayerAway(AboutEntry, frozen=True):
    """An entry is not at its seat, since this moment (UTC)."""

    act_kind = ActKind.PLAYERS

    entry: int
    since_us: int


class PlayerBack(AboutEntry, frozen=True):
    """An entry has come to its seat."""

    act_kind = ActKind.PLAYERS

    entry: int


class AbsentPosted(AboutEntry, frozen=True):
    """Antes and blinds were posted out of an absent entry's `stack` (chips) until `at_us` (UTC)."""

    binding = True
    act_kind = ActKind.PLAYERS

    entry: int
    stack: Whole
    dues: tuple[PostedLine, ...]
    at_us: int

    @property
    def left(self) -> int:
        """What is left of the stack, in chips."""
        return self.stack - sum(due.paid for due in self.dues)


class PlayerFixed(AboutEntry, frozen=True):
    """An entry `stays` where it sits and must not be moved, or may be again."""

    act_kind = ActKind.PLAYERS

    entry: int
    stays: bool


class PairParted(Event, frozen=True):
    """Two entries are not to share a table, or may again."""

    act_kind = ActKind.PLAYERS

    one: int
    other: int
    apart: bool

    def touches(self) -> Touched:
        """Both players."""
        return Touched((self.one, self.other))

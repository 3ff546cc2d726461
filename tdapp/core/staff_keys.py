"""The registry's data on staff, and the ports through which keys are checked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tdapp.core.ids import StaffId


@dataclass(frozen=True, slots=True)
class StaffEntry:
    """A staff member's name, PIN hash, and badge if there is one."""

    staff: StaffId
    name: str
    pin_hash: str
    badge: str | None = None


@dataclass(frozen=True, slots=True)
class StaffKey:
    """A new PIN, as its hash, or a new badge; what is None stays as it is."""

    staff: StaffId
    pin_hash: str | None = None
    badge: str | None = None


@dataclass(frozen=True, slots=True)
class TriesForgotten:
    """Wrong PINs count no longer."""

    staff: StaffId


@dataclass(frozen=True, slots=True)
class StaffForgotten:
    """Blank the name and keys of a former staff member; the id stays."""

    staff: StaffId


StaffWrite = StaffEntry | StaffKey | TriesForgotten | StaffForgotten


@dataclass(frozen=True, slots=True)
class StaffCard:
    """A staff member without keys; locked out until a moment (UTC microseconds), or not."""

    staff: StaffId
    name: str
    has_badge: bool = False
    shut_until_us: int | None = None


@dataclass(frozen=True, slots=True)
class TryRule:
    """After so many wrong PINs in a row nobody may try for so long (microseconds)."""

    most: int = 5
    shut_us: int = 300_000_000


class Pins(Protocol):
    """Makes and checks hashes of PINs; both are slow on purpose and never run on the loop."""

    def hash(self, pin: str) -> str: ...

    def fits(self, pin: str, hashed: str) -> bool: ...


class StaffKeys(Protocol):
    """The registry of staff. All but `cards` and `look_again` wait for the disk."""

    def cards(self) -> Mapping[StaffId, StaffCard]:
        """All staff cards, as last read; answers at once."""
        ...

    def look_again(self, read: Callable[[], None]) -> None:
        """Have it read again without waiting; `read` is called then, in another thread."""
        ...

    def hash_of(self, pin: str, others: Sequence[StaffId]) -> str:
        """The hash of a new PIN; refuses ``pin_taken`` where it is one of these others'."""
        ...

    def by_pin(self, pin: str, among: Sequence[StaffId], counted: str, now_us: int) -> StaffId:
        """The first of these whose PIN it is.

        A wrong one counts against whoever is `counted`, somebody or a station, also across
        restarts. Refuses ``wrong_pin`` (left) and ``pins_shut`` (minutes, staff).
        """
        ...

    def by_badge(
        self, badge: str, among: Sequence[StaffId], counted: str, now_us: int
    ) -> StaffId | None:
        """The owner of a badge; None if unknown, which is no try. Refuses ``pins_shut``."""
        ...

"""A moment as the record knows it."""

import msgspec

MINUTE_US = 60_000_000


class Instant(msgspec.Struct, frozen=True):
    """Now, told by two clocks.

    `utc_us` is wall time in microseconds since 1970 (UTC); it may be stepped by people.
    `elapsed_us` counts microseconds on this computer, sleep included, and is never stepped; it can
    only be compared with one of the same `boot`.
    """

    utc_us: int
    elapsed_us: int
    boot: str

    def by_wall(self, utc_us: int) -> "Instant":
        """The moment at which the wall clock shows `utc_us` if nobody steps it meanwhile."""
        return Instant(utc_us, self.elapsed_us + utc_us - self.utc_us, self.boot)

    def is_before(self, other: "Instant") -> bool:
        """Whether this comes before the other; exact within one boot."""
        if self.boot == other.boot:
            return self.elapsed_us < other.elapsed_us
        return self.utc_us < other.utc_us

    def since(self, earlier: "Instant") -> int:
        """Microseconds from `earlier` to here, never negative; exact within one boot."""
        if self.boot == earlier.boot:
            return max(0, self.elapsed_us - earlier.elapsed_us)
        return max(0, self.utc_us - earlier.utc_us)

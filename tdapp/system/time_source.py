"""The clocks of this computer."""

import platform
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tdapp.core.instant import Instant

NanosecondClock = Callable[[], int]

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_MINUTE_NS = 60_000_000_000

if sys.platform == "linux":

    def elapsed_ns() -> int:
        """Nanoseconds since some fixed moment of this boot, sleep included."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)

elif sys.platform == "darwin":

    def elapsed_ns() -> int:
        """Nanoseconds since some fixed moment of this boot, sleep included."""
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)

else:

    def elapsed_ns() -> int:
        """Nanoseconds since some fixed moment of this boot, sleep included."""
        return time.monotonic_ns()


if sys.platform == "win32":
    import ctypes

    def awake_ns() -> int:
        """Nanoseconds that this computer was awake since it started."""
        ticks = ctypes.c_ulonglong()
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(ticks))
        return ticks.value * 100

else:

    def awake_ns() -> int:
        """Nanoseconds that this computer was awake since it started."""
        return time.monotonic_ns()


def boot_name(started_ns: int, boot_id: Path = BOOT_ID) -> str:
    """What this run of the computer is called: the kernel's own id, else host and minute of start.

    `started_ns` is the wall time of the start, in nanoseconds since 1970. A wall clock that was
    set meanwhile gives another name; two instants are then compared by wall time, not wrongly.
    """
    try:
        name = boot_id.read_text("ascii").strip()
    except (OSError, ValueError):
        name = ""
    return name or f"{platform.node()}-{round(started_ns / _MINUTE_NS)}"


class SystemTime:
    """The `TimeSource` of a running program; the clocks can be replaced, all in nanoseconds."""

    def __init__(
        self,
        wall: NanosecondClock = time.time_ns,
        elapsed: NanosecondClock = elapsed_ns,
        awake: NanosecondClock = awake_ns,
        boot: str | None = None,
    ) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._awake = awake
        self._boot = boot or boot_name(wall() - elapsed())

    def now(self) -> Instant:
        """This moment, in microseconds."""
        return Instant(self._wall() // 1000, self._elapsed() // 1000, self._boot)

    def awake_us(self) -> int:
        """Microseconds that this computer was awake: beside `now`, what `TimeWatch` looks at."""
        return self._awake() // 1000


class SystemChance:
    """The `Chance` of a running program: each seed is 256 unpredictable bits in hexadecimal."""

    def seed(self) -> str:
        """A seed that nobody can foresee and that is never given twice."""
        return secrets.token_hex(32)

"""Record time at a shared record: the server's clock, told by the station's own elapsed time."""

from collections.abc import Callable

from tdapp.core.instant import Instant
from tdapp.core.ports.time import TimeSource
from tdapp.journal.connection import Connection

SAMPLES = 5


def server_clock_us(db: Connection) -> int:
    """The clock of a PostgreSQL server in microseconds since 1970 (UTC)."""
    clock = db.rows("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint")
    return int(clock[0][0])


class ServerTime:
    """A `TimeSource` whose `utc_us` is the server's, so that stations agree on what is left.

    Between measurements only elapsed time counts: setting this computer's wall clock changes
    nothing. `measure` reads the server's clock in microseconds; its errors pass through.
    """

    def __init__(self, time: TimeSource, measure: Callable[[], int]) -> None:
        self._time = time
        self._measure = measure
        self._ahead_us = 0
        self.measure()

    def now(self) -> Instant:
        """This moment: the server's wall time beside this computer's elapsed time."""
        here = self._time.now()
        return Instant(here.elapsed_us + self._ahead_us, here.elapsed_us, here.boot)

    def measure(self) -> int:
        """Look at the server's clock again; gives the microseconds by which `now` was behind it."""
        before = self._ahead_us
        _, self._ahead_us = min(self._sample() for _ in range(SAMPLES))
        return self._ahead_us - before

    def _sample(self) -> tuple[int, int]:
        """How long the answer took, and how far the server's clock is ahead of elapsed time."""
        asked_us = self._time.now().elapsed_us
        server_us = self._measure()
        took_us = self._time.now().elapsed_us - asked_us
        return took_us, server_us - asked_us - took_us // 2

"""A bare table of numbered acts, written until the power goes and counted when it returns."""

import random
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.journal.power.connection import DISK_PRAGMAS, DiskConnection
from tests.journal.power.disk import Disk
from tests.journal.power.faults import PowerLost

CHECKPOINT_PAGES = 20
TABLE = "CREATE TABLE IF NOT EXISTS act (number INTEGER, line INTEGER, PRIMARY KEY (number, line))"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Acts that were acknowledged before a cut and acts found after it; None if damaged."""

    acknowledged: int
    found: int | None

    @property
    def lost(self) -> int:
        """Acknowledged acts that are gone; all of them in a damaged file."""
        return max(0, self.acknowledged - (self.found or 0))


@dataclass(frozen=True, slots=True)
class Trial:
    """Up to `acts` commits of one to four rows each, under these pragmas."""

    pragmas: Sequence[str] = DISK_PRAGMAS
    honest: bool = True
    acts: int = 60

    def length(self) -> int:
        """The disk operations of a trial without a cut."""
        disk = Disk(honest=self.honest)
        self.write(disk)
        return disk.operations

    def cut_at(self, operation: int, seed: int) -> Outcome:
        """Cut the power in one disk operation, start again and count."""
        disk = Disk(honest=self.honest)
        disk.cut_power_at(operation)
        return Outcome(self.write(disk), self.count(disk.cut(random.Random(seed))))

    def cuts(self, number: int, seed: int = 1) -> list[Outcome]:
        """The outcomes of so many cuts at random operations."""
        rng, length = random.Random(seed), self.length()
        return [self.cut_at(rng.randint(1, length), rng.getrandbits(32)) for _ in range(number)]

    def write(self, disk: Disk) -> int:
        """Write acts until done or cut; the number of those acknowledged."""
        acknowledged = 0
        try:
            connection = self._connection(disk)
            connection.run(TABLE)
            for number in range(self.acts):
                connection.begin()
                connection.run_many("INSERT INTO act VALUES (?, ?)", lines_of(number))
                connection.commit()
                acknowledged += 1
            connection.close()
        except PowerLost:
            pass
        return acknowledged

    def count(self, files: Mapping[str, bytes]) -> int | None:
        """The acts found, if they are the first ones and all whole; else None."""
        try:
            connection = self._connection(Disk(files))
            connection.run(TABLE)
            sound = connection.rows("PRAGMA integrity_check") == [("ok",)]
            rows = connection.rows("SELECT number, line FROM act ORDER BY number, line")
            connection.close()
        except sqlite3.DatabaseError:
            return None
        found = len({number for number, _ in rows})
        whole = rows == [line for number in range(found) for line in lines_of(number)]
        return found if sound and whole else None

    def _connection(self, disk: Disk) -> DiskConnection:
        return DiskConnection(disk, pragmas=self.pragmas, wal_autocheckpoint=CHECKPOINT_PAGES)


def lines_of(number: int) -> list[tuple[int, int]]:
    """The rows of one act."""
    return [(number, line) for line in range(number % 4 + 1)]

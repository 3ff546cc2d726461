"""A busy till whose power is cut in a chosen disk operation, and what is found afterwards."""

import random
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from tdapp.core.act import Receipt
from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Contradiction, Refusal
from tests.journal.bad_days.recount import Standing
from tests.journal.bad_days.station import Station
from tests.journal.bad_days.till import LEFT, RIGHT, TILLS, Sale
from tests.journal.power.connection import DISK_PRAGMAS, DiskConnection
from tests.journal.power.disk import Disk

CHECKPOINT_PAGES = 12
WHERE = ((LEFT,), (RIGHT,), TILLS, TILLS)
DAMAGE = (AssertionError, Contradiction, Refusal, Unrecorded, sqlite3.Error, KeyError)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Acts that were acknowledged before a cut, and those found after it; None if damaged."""

    acknowledged: Mapping[ActionId, Standing]
    found: Mapping[ActionId, Standing] | None
    damage: str = ""

    @property
    def lost(self) -> list[ActionId]:
        """Acknowledged acts that are not where they were said to be."""
        found = self.found or {}
        return [id_ for id_, standing in self.acknowledged.items() if found.get(id_) != standing]


@dataclass
class Blackout:
    """Bursts of up to five callers, each burst one commit, until the power goes."""

    pragmas: Sequence[str] = DISK_PRAGMAS
    honest: bool = True
    bursts: Sequence[Sequence[Sale]] = field(default_factory=lambda: planned(12))

    def length(self) -> int:
        """The disk operations of an evening without a cut."""
        disk = self._disk(fresh_files())
        self._work(disk)
        return disk.operations

    def cuts(self, number: int, seed: int = 1) -> list[Outcome]:
        """The outcomes of so many cuts at random operations."""
        rng, length = random.Random(seed), self.length()
        return [self.cut_at(rng.randint(1, length), rng.getrandbits(32)) for _ in range(number)]

    def cut_at(self, operation: int, seed: int) -> Outcome:
        """Cut the power in one operation, start again on what is left, and go on."""
        disk = self._disk(fresh_files())
        disk.cut_power_at(operation)
        acknowledged, in_doubt = self._work(disk)
        try:
            found = self._start_again(disk.cut(random.Random(seed)), acknowledged, in_doubt)
        except DAMAGE as damage:
            return Outcome(acknowledged, None, f"operation {operation}, seed {seed}: {damage!r}")
        return Outcome(acknowledged, found)

    def _work(self, disk: Disk) -> tuple[dict[ActionId, Standing], Sequence[Sale]]:
        """Sell until done or cut; what was acknowledged, and the burst that was not answered."""
        station = Station(self._connect_to(disk))
        acknowledged: dict[ActionId, Standing] = {}
        unanswered: Sequence[Sale] = ()
        for burst in self.bursts:
            answers = station.sell_together(burst)
            receipts = [one for one in answers if isinstance(one, Receipt)]
            acknowledged |= {receipt.action: receipt.spans for receipt in receipts}
            if len(receipts) < len(burst):
                unanswered = burst
                break
        station.close()
        return acknowledged, unanswered

    def _start_again(
        self,
        files: Mapping[str, bytes],
        acknowledged: Mapping[ActionId, Standing],
        in_doubt: Sequence[Sale],
    ) -> Mapping[ActionId, Standing]:
        """What is found; the burst in doubt is there whole or not at all, and is sent again."""
        station = Station(self._connect_to(Disk(files)))
        found = station.standing()
        more = found.keys() - acknowledged.keys()
        assert more in (set(), {sale.action for sale in in_doubt}), f"half a commit: {more}"
        for answer in station.sell_together(in_doubt):
            assert isinstance(answer, Receipt), answer
            assert answer.repeated == bool(more)
        after = station.standing()
        assert len(after) == len(found) + (0 if more else len(in_doubt))
        station.close()
        return found

    def _disk(self, files: Mapping[str, bytes]) -> Disk:
        return Disk(files, honest=self.honest)

    def _connect_to(self, disk: Disk) -> Callable[[], DiskConnection]:
        return connecting(disk, self.pragmas)


def connecting(
    disk: Disk, pragmas: Sequence[str] = DISK_PRAGMAS, pages: int = CHECKPOINT_PAGES
) -> Callable[[], DiskConnection]:
    """A `Connect` to the record on a simulated disk, whose log is emptied often."""
    return lambda: DiskConnection(disk, pragmas=pragmas, wal_autocheckpoint=pages)


def planned(bursts: int, seed: int = 7) -> list[list[Sale]]:
    """The same evening every time: who asks for what, and which requests share a commit."""
    rng = random.Random(seed)
    return [
        [
            Sale(ActionId(f"act {burst}.{caller}"), rng.choice(WHERE), rng.randint(1, 3))
            for caller in range(rng.randint(1, 5))
        ]
        for burst in range(bursts)
    ]


@cache
def fresh_files() -> Mapping[str, bytes]:
    """A record that was just made."""
    disk = Disk()
    Station(connecting(disk)).close()
    return disk.files()

"""A program whose files may not grow beyond a limit: sells until that is met, and once after it."""

import json
import resource
import sys
from pathlib import Path

from tdapp.core.act import Receipt
from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tdapp.journal.target import Target
from tests.journal.bad_days.station import Station, answer_of
from tests.journal.bad_days.till import TILLS, Sale

ROOM = 60_000


def main() -> None:
    """Tell in JSON what was acknowledged and what was answered when the limit was met."""
    path = Path(sys.argv[1])
    station = Station(Target(path=path).connect)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = path.with_name(f"{path.name}-wal")
    limit = max(path.stat().st_size, log.stat().st_size if log.exists() else 0) + ROOM
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    acknowledged: list[str] = []
    problem, writable = None, True
    while problem is None:
        answer = answer_of(station.sell(Sale(ActionId(f"act {len(acknowledged)}"), TILLS, 3)))
        if isinstance(answer, Receipt):
            acknowledged.append(answer.action)
        elif isinstance(answer, Unrecorded):
            problem, writable = answer.problem, station.journal.health().writable
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    acknowledged.append(station.sell(Sale(ActionId("after"), TILLS)).result(30).action)
    found = sorted(station.standing())
    station.close()
    told = {
        "acknowledged": sorted(acknowledged), "found": found, "problem": problem,
        "writable": writable,
    }  # fmt: skip
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()

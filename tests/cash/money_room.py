"""A cash room with a tray and a box on at table 1, and how its money is told in few words."""

from collections import Counter
from contextlib import AbstractContextManager
from typing import Any

import pytest

from tdapp.calls.cash.trays import BeginShift, CountTray, OpenTray
from tdapp.cash.facts.trays import CommissionWay
from tdapp.cash.room import KIND
from tdapp.cash.table_sign import FeePosted
from tdapp.core.ids import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces
from tdapp.poker.commission.sign import Sign
from tests.cash.room import ROOM, CashRoom, sign

DAY = "2026-11-27"
BANK = 1_000_000


def refused(code: str) -> AbstractContextManager[object]:
    """The refusal that a test expects."""
    return pytest.raises(Refusal, match=rf"^{code}\b")


def chips(cents: int) -> tuple[Pieces, ...]:
    """An amount in chips of one dollar, and cents."""
    return tuple(one for one in (Pieces(100, cents // 100), Pieces(1, cents % 100)) if one.number)


def fee(method: str, **numbers: Any) -> FeePosted:
    """A method on a sign."""
    return FeePosted(method, Sign(**numbers))


def with_tray(
    room: CashRoom, *fees: FeePosted, way: CommissionWay = CommissionWay.DROPPED
) -> CashRoom:
    """Shift 1, and a game at table 1 with these fees, a tray of 10,000.00 and box 7."""
    room.open(1, sign(commission=fees))
    room.station.do(BeginShift(ROOM, DAY))
    room.station.do(OpenTray(ROOM, 1, 7, chips(BANK), way))
    return room


def count(room: CashRoom, cents: int, **how: Any) -> None:
    """Count the tray of table 1."""
    room.station.do(CountTray(ROOM, 1, chips(cents), **how))


def balances(room: CashRoom) -> Counter[str]:
    """The balance of every account, over all facts of the room."""
    found: Counter[str] = Counter()
    for recorded in room.station.desk.stream(StreamRef(ROOM, KIND)).timeline.past:
        for line in recorded.event.lines():
            found[line.account] += line.cents
    return found

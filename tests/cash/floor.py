"""What is done with players at cash tables in a few words, under the rules of a house."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tdapp.calls.cash.presence import ComeIn, StepAway, StepBack, TellBlinds
from tdapp.calls.cash.stakes import ChangeSeat
from tdapp.cash.blinds.coming_in import owes
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.rules.coming_in import Posts
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tests.cash.room import ROOM, CashRoom
from tests.desk.station import Station

BECAUSE = Circumstances(reason="the supervisor asked for it")


def refused(code: str) -> AbstractContextManager[Any]:
    """The refusal that a test expects."""
    return pytest.raises(Refusal, match=f"^{code}")


@contextmanager
def under(house: str, seats: tuple[int, ...] = ()) -> Iterator[CashRoom]:
    """A room under a house; at table 1 persons sit in these seats, each by the seat's number."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "desk"
        path.mkdir()
        station = Station(path / "room.tdapp")
        room = CashRoom(station, house)
        room.open(1)
        for seat in seats:
            room.sit(seat, 1, seat)
        yield room
        station.close()


def at(room: CashRoom, seat: int, table: int = 1) -> int:
    """Who sits there."""
    return room.state.seating.entry_at[Seat(table, seat)]


def blinds(room: CashRoom, button: int, small: int | None, big: int, table: int = 1) -> None:
    """Tell where the blinds are."""
    room.station.do(TellBlinds(ROOM, table, ButtonPosition(button, small, big)))


def away(room: CashRoom, seat: int, minutes: int | None = None) -> None:
    """A player of table 1 goes away."""
    room.station.do(StepAway(ROOM, at(room, seat), minutes))


def back(room: CashRoom, seat: int) -> None:
    """A player of table 1 is back."""
    room.station.do(StepBack(ROOM, at(room, seat)))


def come_in(room: CashRoom, sitting: int, with_: Circumstances = PLAIN, **more: Any) -> None:
    """Deal a player in."""
    room.station.do(ComeIn(ROOM, room.rules, sitting, **more), with_)


def posts(room: CashRoom, sitting: int) -> Posts:
    """What a player owes by the room's rules."""
    return owes(room.state, room.rules.play.cash, sitting)


def move(room: CashRoom, sitting: int, table: int, seat: int, **more: Any) -> None:
    """Let a player change seats with a stake of 200."""
    with_ = more.pop("with_", PLAIN)
    call = ChangeSeat(ROOM, room.rules, sitting, Seat(table, seat), 20_000, **more)
    room.station.do(call, with_)


def minutes_pass(room: CashRoom, minutes: int) -> None:
    """Let time go by."""
    room.station.time.pass_us(minutes * MINUTE_US)

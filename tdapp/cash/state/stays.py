"""The fold of the hours played: who sat in which game from when to when."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.sittings import GameSwitched, GotUp, SatDown
from tdapp.cash.table_sign import CashGame
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.facts.tables import SeatGiven


class Stay(msgspec.Struct, frozen=True):
    """A sitting's time, at the table and in the game that it was in last; on while `until` is None.

    Who was moved is counted where he sat last: a move does not say when it was.
    """

    person: PersonId
    game: CashGame
    since: Instant
    table: int = 0
    until: Instant | None = None

    def within(self, began: Instant, ended: Instant) -> int:
        """How many microseconds of it lie between two moments."""
        until = ended if self.until is None or ended.is_before(self.until) else self.until
        return until.since(began if self.since.is_before(began) else self.since)


class Stays(msgspec.Struct, frozen=True):
    """Every sitting of the day, by number."""

    by_sitting: Map[int, Stay] = Map()

    def hours(self, began: Instant, ended: Instant) -> Mapping[tuple[PersonId, CashGame], int]:
        """How long (microseconds) each person played each game, as ratings count it."""
        return _summed(
            ((one.person, one.game), one.within(began, ended)) for one in self.by_sitting.values()
        )

    def at_tables(self, began: Instant, ended: Instant) -> Mapping[int, int]:
        """How long (microseconds) was played at each table, all players together."""
        return _summed((one.table, one.within(began, ended)) for one in self.by_sitting.values())


Key = TypeVar("Key")


def _summed(found: Iterable[tuple[Key, int]]) -> dict[Key, int]:
    sums: dict[Key, int] = {}
    for key, microseconds in found:
        if microseconds:
            sums[key] = sums.get(key, 0) + microseconds
    return sums


def _sat_down(stays: Stays, event: SatDown) -> Stays:
    return _with(stays, event.entry, Stay(event.person, event.game, event.at))


def _seated(stays: Stays, event: SeatGiven) -> Stays:
    return _changed(stays, event.entry, table=event.seat.table)


def _moved(stays: Stays, event: MoveArrived) -> Stays:
    return _changed(stays, event.entry, table=event.seat.table)


def _switched(stays: Stays, event: GameSwitched) -> Stays:
    return _changed(stays, event.entry, game=event.game)


def _got_up(stays: Stays, event: GotUp) -> Stays:
    return _changed(stays, event.entry, until=event.at)


def _changed(stays: Stays, sitting: int, **what: object) -> Stays:
    one = stays.by_sitting.get(sitting)
    return stays if one is None else _with(stays, sitting, replace(one, **what))


def _with(stays: Stays, sitting: int, stay: Stay) -> Stays:
    return Stays(stays.by_sitting.set(sitting, stay))


STAYS_FOLD: Handlers = {
    SatDown: _sat_down,
    SeatGiven: _seated,
    MoveArrived: _moved,
    GameSwitched: _switched,
    GotUp: _got_up,
}

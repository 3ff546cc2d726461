"""The fold of the hours played: who sat in which game from when to when."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.sittings import GameSwitched, GotUp, SatDown, StakeBought, TableChanged
from tdapp.cash.table_sign import CashGame
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.table.facts.tables import SeatGiven


class Leg(msgspec.Struct, frozen=True):
    """The part of a stay at one table, in one game; on while `until` is None."""

    table: int
    game: CashGame
    since: Instant
    until: Instant | None = None

    def within(self, began: Instant, ended: Instant) -> int:
        """How many microseconds of it lie between two moments."""
        until = ended if self.until is None or ended.is_before(self.until) else self.until
        return max(0, until.since(began if self.since.is_before(began) else self.since))


class Stay(msgspec.Struct, frozen=True):
    """A sitting's time, table by table; `bought` and `left_with` are cents."""

    person: PersonId
    legs: tuple[Leg, ...]
    bought: int = 0
    left_with: int | None = None

    @property
    def since(self) -> Instant:
        """When he sat down."""
        return self.legs[0].since

    @property
    def until(self) -> Instant | None:
        """When he left; None while he plays."""
        return self.legs[-1].until


class Stays(msgspec.Struct, frozen=True):
    """Every sitting of the day, by number."""

    by_sitting: Map[int, Stay] = Map()

    def hours(self, began: Instant, ended: Instant) -> Mapping[tuple[PersonId, CashGame], int]:
        """How long (microseconds) each person played each game, as ratings count it."""
        return _summed(
            ((one.person, leg.game), leg.within(began, ended)) for one, leg in self._legs()
        )

    def at_tables(self, began: Instant, ended: Instant) -> Mapping[int, int]:
        """How long (microseconds) was played at each table, all players together."""
        return _summed((leg.table, leg.within(began, ended)) for _, leg in self._legs())

    def of_person(self, person: PersonId) -> list[Stay]:
        """Somebody's stays of the day, the first first."""
        return [one for _, one in sorted(self.by_sitting.items()) if one.person == person]

    def _legs(self) -> Iterator[tuple[Stay, Leg]]:
        for stay in self.by_sitting.values():
            for leg in stay.legs:
                yield stay, leg


Key = TypeVar("Key")


def _summed(found: Iterable[tuple[Key, int]]) -> dict[Key, int]:
    sums: dict[Key, int] = {}
    for key, microseconds in found:
        if microseconds:
            sums[key] = sums.get(key, 0) + microseconds
    return sums


def _sat_down(stays: Stays, event: SatDown) -> Stays:
    return _with(stays, event.entry, Stay(event.person, (Leg(0, event.game, event.at),)))


def _seated(stays: Stays, event: SeatGiven) -> Stays:
    return _on(stays, event.entry, table=event.seat.table)


def _changed(stays: Stays, event: TableChanged) -> Stays:
    stays = _on(stays, event.entry, until=event.at)
    one = stays.by_sitting[event.entry]
    leg = Leg(event.table, one.legs[-1].game, event.at)
    return _with(stays, event.entry, replace(one, legs=(*one.legs, leg)))


def _switched(stays: Stays, event: GameSwitched) -> Stays:
    return _on(stays, event.entry, game=event.game)


def _bought(stays: Stays, event: StakeBought) -> Stays:
    one = stays.by_sitting[event.entry]
    return _with(stays, event.entry, replace(one, bought=one.bought + event.cents))


def _got_up(stays: Stays, event: GotUp) -> Stays:
    stays = _on(stays, event.entry, until=event.at)
    one = stays.by_sitting[event.entry]
    return _with(stays, event.entry, replace(one, left_with=event.cents))


def _on(stays: Stays, sitting: int, **what: object) -> Stays:
    """What changes of the leg that is on."""
    one = stays.by_sitting.get(sitting)
    if one is None:
        return stays
    legs = (*one.legs[:-1], replace(one.legs[-1], **what))
    return _with(stays, sitting, replace(one, legs=legs))


def _with(stays: Stays, sitting: int, stay: Stay) -> Stays:
    return Stays(stays.by_sitting.set(sitting, stay))


STAYS_FOLD: Handlers = {
    SatDown: _sat_down,
    SeatGiven: _seated,
    TableChanged: _changed,
    GameSwitched: _switched,
    StakeBought: _bought,
    GotUp: _got_up,
}

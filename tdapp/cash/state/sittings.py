"""The fold of sittings: who plays in which game since when, and what was put on the tables."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.charges import ChecksSold, FeePaid, OutcomeInvalid
from tdapp.cash.facts.sittings import (
    STAKES,
    ChipsCashed,
    ChipsTaken,
    CommissionTaken,
    GameSwitched,
    GotUp,
    SatDown,
    StakeBought,
)
from tdapp.cash.table_sign import CashGame
from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction


class Sitting(msgspec.Struct, frozen=True):
    """One person's time in a game; `bought` and `taken` are cents put on and taken off."""

    person: PersonId
    game: CashGame
    since: Instant
    bought: int = 0
    taken: int = 0


class LeftWith(msgspec.Struct, frozen=True):
    """With how many cents somebody left a game, and when."""

    cents: int
    at: Instant


class Sittings(msgspec.Struct, frozen=True):
    """Who plays, by number of the sitting, and whose every sitting of the day was.

    - `playing`: the sitting of each person at a table.
    - `left`: with what each person left a game last.
    - `cashed`: what the cage paid each person for chips, in cents.
    - `on_tables`: what was put on the tables and not taken off again, in cents. Stakes are told as
      they leave, not reckoned: a miscount makes it wrong, and stops nobody.
    """

    by_number: Map[int, Sitting] = Map()
    playing: Map[PersonId, int] = Map()
    person_of: Map[int, PersonId] = Map()
    left: Map[tuple[PersonId, CashGame], LeftWith] = Map()
    cashed: Map[PersonId, int] = Map()
    on_tables: int = 0
    last: int = 0


def _sat_down(sittings: Sittings, event: SatDown) -> Sittings:
    if event.person in sittings.playing:
        raise Contradiction("plays_already", sitting=sittings.playing[event.person])
    if event.entry in sittings.person_of:
        raise Contradiction("sitting_exists", sitting=event.entry)
    one = Sitting(event.person, event.game, event.at)
    return replace(
        sittings,
        by_number=sittings.by_number.set(event.entry, one),
        playing=sittings.playing.set(event.person, event.entry),
        person_of=sittings.person_of.set(event.entry, event.person),
        last=max(sittings.last, event.entry),
    )


def _switched(sittings: Sittings, event: GameSwitched) -> Sittings:
    one = replace(_must_play(sittings, event.entry), game=event.game)
    return replace(sittings, by_number=sittings.by_number.set(event.entry, one))


def _bought(sittings: Sittings, event: StakeBought) -> Sittings:
    one = _must_play(sittings, event.entry)
    more = replace(one, bought=one.bought + event.cents)
    return _changed(sittings, event.entry, more, event.cents)


def _taken(sittings: Sittings, event: ChipsTaken) -> Sittings:
    one = _must_play(sittings, event.entry)
    less = replace(one, taken=one.taken + event.cents)
    return _changed(sittings, event.entry, less, -event.cents)


def _got_up(sittings: Sittings, event: GotUp) -> Sittings:
    one = _must_play(sittings, event.entry)
    gone = LeftWith(event.cents, event.at)
    sittings = _with_chips(sittings, -event.cents)
    return replace(
        sittings,
        by_number=sittings.by_number.delete(event.entry),
        playing=sittings.playing.delete(one.person),
        left=sittings.left.set((one.person, one.game), gone),
    )


def _cashed(sittings: Sittings, event: ChipsCashed) -> Sittings:
    person = sittings.person_of[event.entry]
    cents = sittings.cashed.get(person, 0) + event.cents
    return replace(sittings, cashed=sittings.cashed.set(person, cents))


def _charged(sittings: Sittings, event: Event) -> Sittings:
    off = sum([line.cents for line in event.lines() if line.account == STAKES])
    return _with_chips(sittings, -off)


def _changed(sittings: Sittings, number: int, one: Sitting, cents: int) -> Sittings:
    sittings = _with_chips(sittings, cents)
    return replace(sittings, by_number=sittings.by_number.set(number, one))


def _with_chips(sittings: Sittings, cents: int) -> Sittings:
    return replace(sittings, on_tables=sittings.on_tables + cents)


def _must_play(sittings: Sittings, number: int) -> Sitting:
    one = sittings.by_number.get(number)
    if one is None:
        raise Contradiction("no_such_sitting", sitting=number)
    return one


SITTINGS_FOLD: Handlers = {
    SatDown: _sat_down,
    GameSwitched: _switched,
    StakeBought: _bought,
    ChipsTaken: _taken,
    GotUp: _got_up,
    ChipsCashed: _cashed,
    **dict.fromkeys((CommissionTaken, FeePaid, ChecksSold, OutcomeInvalid), _charged),
}

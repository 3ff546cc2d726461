"""The fold of blinds: who is not dealt in, what went by them, and whether the first lap is over."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.blinds import BlindAwaited, BlindsMissed, CameIn, DealtOut, ToComeIn
from tdapp.cash.facts.games import GameClosed
from tdapp.cash.facts.sittings import GotUp
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.facts.tables import ButtonTold
from tdapp.table.geometry.table import between


class OwedBlinds(msgspec.Struct, frozen=True):
    """A player who is not dealt in by himself: how he arrived (None: he sat out), what he missed.

    Who is `out` does not want to be dealt in, who `waits` does with the big blind.
    """

    why: Arrival | None = None
    live_seats: int = 0
    small: int = 0
    big: int = 0
    out: bool = False
    waits: bool = False


class FirstLap(msgspec.Struct, frozen=True):
    """The seat of the first big blind that was told at a table, of the last, and if it came round.

    With few reports it is over late rather than early.
    """

    first: int
    last: int
    over: bool = False


class Blinds(msgspec.Struct, frozen=True):
    """What is owed by sitting, the first laps by table; who is in neither is dealt in.

    `posts` are what those who came in by posting since the last hand was told put in the next one.
    """

    owed: Map[int, OwedBlinds] = Map()
    laps: Map[int, FirstLap] = Map()
    posts: Map[int, CameIn] = Map()


def _to_come_in(blinds: Blinds, event: ToComeIn) -> Blinds:
    """Who had not come in yet, or missed blinds, is asked for that and not for the change."""
    before = blinds.owed.get(event.entry)
    if before is None:
        return _with(blinds, event.entry, OwedBlinds(event.why, event.live_seats))
    changed = event.why is not Arrival.MOVED_SEAT or before.why is None
    seats = before.live_seats + event.live_seats
    why = event.why if changed and not before.big else before.why
    return _with(blinds, event.entry, replace(before, why=why, live_seats=seats, waits=False))


def _missed(blinds: Blinds, event: BlindsMissed) -> Blinds:
    before = blinds.owed.get(event.entry, OwedBlinds())
    small, big = before.small + event.small, before.big + event.big
    why = Arrival.RETURNED if before.why in {None, Arrival.MOVED_SEAT} else before.why
    return _with(blinds, event.entry, replace(before, why=why, small=small, big=big))


def _awaited(blinds: Blinds, event: BlindAwaited) -> Blinds:
    before = _must_owe(blinds, event.entry)
    return _with(blinds, event.entry, replace(before, waits=True, out=False))


def _dealt_out(blinds: Blinds, event: DealtOut) -> Blinds:
    before = blinds.owed.get(event.entry, OwedBlinds())
    return _with(blinds, event.entry, replace(before, out=True, waits=False))


def _came_in(blinds: Blinds, event: CameIn) -> Blinds:
    _must_owe(blinds, event.entry)
    posts = blinds.posts.set(event.entry, event) if event.live or event.dead else blinds.posts
    return replace(blinds, owed=blinds.owed.delete(event.entry), posts=posts)


def _got_up(blinds: Blinds, event: GotUp) -> Blinds:
    owed, posts = (
        some.delete(event.entry) if event.entry in some else some
        for some in (blinds.owed, blinds.posts)
    )
    return replace(blinds, owed=owed, posts=posts)


def _told(blinds: Blinds, event: ButtonTold) -> Blinds:
    big = event.big_blind
    posts = {it: one for it, one in blinds.posts.items() if one.table != event.table}
    blinds = replace(blinds, posts=Map(posts)) if len(posts) < len(blinds.posts) else blinds
    if big is None:
        return blinds
    lap = blinds.laps.get(event.table, FirstLap(big, big))
    round_ = big != lap.last and (big == lap.first or between(lap.first, lap.last, big))
    lap = replace(lap, last=big, over=lap.over or round_)
    return replace(blinds, laps=blinds.laps.set(event.table, lap))


def _closed(blinds: Blinds, event: GameClosed) -> Blinds:
    laps = blinds.laps
    return replace(blinds, laps=laps.delete(event.table)) if event.table in laps else blinds


def _with(blinds: Blinds, sitting: int, one: OwedBlinds) -> Blinds:
    return replace(blinds, owed=blinds.owed.set(sitting, one))


def _must_owe(blinds: Blinds, sitting: int) -> OwedBlinds:
    one = blinds.owed.get(sitting)
    if one is None:
        raise Contradiction("dealt_in", sitting=sitting)
    return one


BLINDS_FOLD: Handlers = {
    ToComeIn: _to_come_in,
    BlindsMissed: _missed,
    BlindAwaited: _awaited,
    DealtOut: _dealt_out,
    CameIn: _came_in,
    GotUp: _got_up,
    ButtonTold: _told,
    GameClosed: _closed,
}

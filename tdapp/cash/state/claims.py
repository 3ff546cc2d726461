"""The fold of claims to seats: asked for, drawn, in the order of coming, and who is kept apart."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.claims import (
    MoveDeclined,
    Parting,
    PersonsKeptApart,
    SeatAsked,
    SeatDrawnFor,
    SeatUnasked,
)
from tdapp.cash.facts.games import GameClosed
from tdapp.cash.facts.sittings import GotUp
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.geometry.seats import Seat


class SeatWish(msgspec.Struct, frozen=True):
    """A player's wish for a seat at a table, any there or just this one; `turn` is its order."""

    turn: int
    table: int
    seat: int | None


class Claims(msgspec.Struct, frozen=True):
    """Wishes by sitting, seats won by cards, in which order players came to their tables.

    `turn` is the last number that was given to a wish or an arrival.
    """

    wishes: Map[int, SeatWish] = Map()
    won: Map[Seat, PersonId] = Map()
    came: Map[int, int] = Map()
    apart: Map[tuple[PersonId, PersonId], Parting] = Map()
    turn: int = 0

    def way_apart(self, one: PersonId, other: PersonId) -> Parting | None:
        """How two people are kept apart, if they are."""
        return self.apart.get(both(one, other))


def both(one: PersonId, other: PersonId) -> tuple[PersonId, PersonId]:
    """Two people in the order of their ids."""
    return (one, other) if one < other else (other, one)


def _asked(claims: Claims, event: SeatAsked) -> Claims:
    wish = SeatWish(claims.turn + 1, event.table, event.seat)
    return replace(claims, wishes=claims.wishes.set(event.entry, wish), turn=wish.turn)


def _unasked(claims: Claims, event: SeatUnasked) -> Claims:
    if event.entry not in claims.wishes:
        raise Contradiction("no_seat_asked", sitting=event.entry)
    return _without_wish(claims, event.entry)


def _without_wish(claims: Claims, sitting: int) -> Claims:
    wishes = claims.wishes
    return replace(claims, wishes=wishes.delete(sitting)) if sitting in wishes else claims


def _drawn(claims: Claims, event: SeatDrawnFor) -> Claims:
    return replace(claims, won=claims.won.set(event.seat, event.winner))


def _given(claims: Claims, event: SeatGiven) -> Claims:
    return _taken(_last(claims, event.entry), event.seat)


def _arrived(claims: Claims, event: MoveArrived) -> Claims:
    if event.left.table != event.seat.table:
        claims = _last(claims, event.entry)
    return _taken(_without_wish(claims, event.entry), event.seat)


def _last(claims: Claims, sitting: int) -> Claims:
    turn = claims.turn + 1
    return replace(claims, came=claims.came.set(sitting, turn), turn=turn)


def _taken(claims: Claims, seat: Seat) -> Claims:
    return replace(claims, won=claims.won.delete(seat)) if seat in claims.won else claims


def _declined(claims: Claims, event: MoveDeclined) -> Claims:
    return _last(claims, event.entry) if event.last else claims


def _got_up(claims: Claims, event: GotUp) -> Claims:
    claims = _without_wish(claims, event.entry)
    came = claims.came
    return replace(claims, came=came.delete(event.entry)) if event.entry in came else claims


def _closed(claims: Claims, event: GameClosed) -> Claims:
    gone = [seat for seat in claims.won if seat.table == event.table]
    wished = [one for one, wish in claims.wishes.items() if wish.table == event.table]
    for seat in gone:
        claims = _taken(claims, seat)
    for sitting in wished:
        claims = _without_wish(claims, sitting)
    return claims


def _kept_apart(claims: Claims, event: PersonsKeptApart) -> Claims:
    pair = both(event.one, event.other)
    if event.way is not None:
        return replace(claims, apart=claims.apart.set(pair, event.way))
    if pair not in claims.apart:
        raise Contradiction("persons_not_apart")
    return replace(claims, apart=claims.apart.delete(pair))


CLAIMS_FOLD: Handlers = {
    SeatAsked: _asked,
    SeatUnasked: _unasked,
    SeatDrawnFor: _drawn,
    SeatGiven: _given,
    MoveArrived: _arrived,
    MoveDeclined: _declined,
    GotUp: _got_up,
    GameClosed: _closed,
    PersonsKeptApart: _kept_apart,
}

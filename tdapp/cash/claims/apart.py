"""Two people kept apart in cash games: not in one game, or not side by side (ADELAIDE 63)."""

from collections.abc import Mapping

from tdapp.cash.cash import Cash
from tdapp.cash.facts.claims import Parting, PersonsKeptApart
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.cash_seats import why_kept_apart
from tdapp.table.geometry.seats import Seat

NOBODY: Mapping[int, Seat] = {}


def keep_apart(cash: Cash, one: PersonId, other: PersonId, way: Parting | None) -> list[Event]:
    """Keep two people apart from now on, or (None) no longer.

    Where they sit together already they are not moved. Refuses ``same_person``,
    ``persons_apart_already`` and ``persons_not_apart``.
    """
    if one == other:
        raise Refusal("same_person")
    if cash.claims.way_apart(one, other) is way:
        raise Refusal("persons_not_apart" if way is None else "persons_apart_already")
    return [PersonsKeptApart(one, other, way)]


def must_not_meet(cash: Cash, rules: CashRules, person: PersonId, seat: Seat) -> None:
    """Refuse ``together_not_allowed`` for a seat where two meet who are to be kept apart."""
    if meets(cash, person, seat):
        raise why_kept_apart(rules)


def meets(cash: Cash, person: PersonId, seat: Seat, coming: Mapping[int, Seat] = NOBODY) -> bool:
    """Whether a person in a seat would meet whom to be kept apart from, or one `coming` there.

    Who sits in that game already only may not come side by side.
    """
    if not len(cash.claims.apart):
        return False
    seats = cash.seating.tables.get(seat.table, 0)
    own = cash.seating.seat_of.get(cash.sittings.playing.get(person, 0))
    comes = own is None or own.table != seat.table
    here = {one: cash.seating.seat_of[one] for one in cash.seating.at_table(seat.table)}
    there = {one: at for one, at in coming.items() if at.table == seat.table}
    for sitting, at in {**here, **there}.items():
        way = cash.claims.way_apart(person, cash.sittings.person_of[sitting])
        apart = (at.seat - seat.seat) % seats
        if (way is Parting.GAME and comes) or (
            way is Parting.NEIGHBOURS and apart in {1, seats - 1}
        ):
            return True
    return False

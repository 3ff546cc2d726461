"""Whom a cash room must ask: who may play no longer, and who has a seat in an event that is on."""

from collections.abc import Iterable, Iterator
from typing import Any

from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.desk import Desk
from tdapp.desk.stream import Answering
from tdapp.shown.cash_tasks import CashTask, CashTaskKind
from tdapp.table.geometry.seats import Seat


def people_due(desk: Desk, cash: Cash) -> list[CashTask]:
    """Who sits or waits and may not, then who sits here while an event holds a seat for him."""
    playing = sorted(cash.sittings.playing.items(), key=lambda one: one[1])
    return [*_kept_out(desk, cash), *_wanted(desk, cash, playing)]


def may_not_play(desk: Desk, person: PersonId) -> bool:
    """Whether somebody is barred, excluded or too young now."""
    if not desk.persons.is_noted(person):
        return False
    found = desk.persons.standing(person, desk.time.now().utc_us)
    return found.barred or found.self_excluded or found.under_age


def events_played(desk: Desk) -> list[tuple[Answering, Any]]:
    """The events that are being played, each with its state."""
    found = [(one, desk.state(one.id)) for one in desk.events_on() if one.ref.kind != KIND]
    return [(one, state) for one, state in found if one.answers.is_on(state)]


def event_seat(
    desk: Desk, person: PersonId, played: Iterable[tuple[Answering, Any]]
) -> tuple[StreamId, Seat] | None:
    """The seat that somebody has in one of the events that are `played`."""
    for one, state in played:
        known = [one.answers.known_as(state, id_) for id_ in desk.persons.ids(person)]
        numbers = [found.number for found in known if found is not None and not found.waits]
        seats = [state.seating.seat_of.get(number) for number in numbers]
        for seat in seats:
            if seat is not None:
                return one.id, seat
    return None


def seat_in_room(cash: Cash, person: PersonId) -> Seat | None:
    """Where somebody plays for cash."""
    return cash.seating.seat_of.get(cash.sittings.playing.get(person, 0))


def _kept_out(desk: Desk, cash: Cash) -> Iterator[CashTask]:
    waiting = {person: tickets[0] for person, tickets in cash.lists.tickets_of.items()}
    for person in sorted({*cash.sittings.playing, *waiting}):
        if may_not_play(desk, person):
            seat = seat_in_room(cash, person)
            ticket = waiting.get(person) if seat is None else None
            yield CashTask(CashTaskKind.KEPT_OUT, ticket, seat, person=person)


def _wanted(desk: Desk, cash: Cash, playing: list[tuple[PersonId, int]]) -> Iterator[CashTask]:
    played = events_played(desk)
    for person, sitting in playing if played else ():
        here = sitting not in cash.attendance.away
        if here and event_seat(desk, person, played) is not None:
            seat = cash.seating.seat_of.get(sitting)
            yield CashTask(CashTaskKind.IN_EVENT, seat=seat, person=person)

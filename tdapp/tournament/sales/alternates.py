"""Keeping a queue when the field is full: join, be called, be seated, be passed over, go home."""

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_free, must_not_be_held, must_not_break
from tdapp.table.seating.drawing import draw_for_one
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.facts.alternates import (
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternateJoined,
    AlternatePassedOver,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.guards.room_left import must_be_below_the_limit, places_to_give, plays_alone
from tdapp.tournament.plan.terms import AlternateTerms, WhenMissed
from tdapp.tournament.sales.open_buy_ins import must_not_be_owed
from tdapp.tournament.sales.selling import (
    agreement,
    chips_of,
    entry_offer,
    must_be_on_sale,
    must_be_within_flight,
    must_have_terms,
)
from tdapp.tournament.state.alternates import Alternate
from tdapp.tournament.tournament import Tournament


def join_alternates(
    tournament: Tournament,
    person: PersonId,
    now: Instant,
    payment: Payment = CASH,
    *,
    agreed: bool = False,
) -> list[Event]:
    """Take a person into the queue, and the price of an entry into keeping.

    Refuses ``no_alternates``, ``places_left`` where nobody waits and there is one,
    ``already_waiting``, and what an entry is refused for.
    """
    _terms(tournament)
    queue, entries = tournament.alternates, tournament.entries
    before = entries.by_person.get(person, ())
    offer = entry_offer(tournament, before)
    if queue.by_person.get(person) is not None:
        raise Refusal("already_waiting", ticket=queue.by_person[person])
    must_be_within_flight(tournament, before, now.utc_us)
    must_have_terms(tournament)
    must_be_on_sale(tournament, offer, now)
    free = places_to_give(tournament)
    if free > 0 and not queue.waiting:
        raise Refusal("places_left", places=free)
    must_not_be_owed(payment)
    payment.of(offer.total)
    return [
        AlternateJoined(
            ticket=queue.last_ticket + 1,
            person=person,
            parts=offer.parts,
            chips=chips_of(tournament, offer, 1, now),
            tender=payment.tender,
            session=payment.session,
            again=bool(before),
            also=payment.also,
        ),
        *agreement(tournament, person, agreed=agreed),
    ]


def call_alternate(tournament: Tournament, now: Instant) -> list[Event]:
    """Call the first of the queue to a place that is free.

    Refuses ``no_alternates``, ``nobody_waits``, ``no_place_free``, ``event_full``,
    ``field_closed``.
    """
    terms = _terms(tournament)
    first = tournament.alternates.first
    if tournament.entries.closed:
        raise Refusal("field_closed")
    if first is None:
        raise Refusal("nobody_waits")
    if places_to_give(tournament) < 1:
        must_be_below_the_limit(tournament)
        raise Refusal("no_place_free")
    return [_call(first, terms, now)]


def _call(ticket: int, terms: AlternateTerms, now: Instant) -> AlternateCalled:
    return AlternateCalled(ticket, now.utc_us + terms.appear_minutes * MINUTE_US, now)


def seat_alternate(
    tournament: Tournament,
    ticket: int,
    seat: Seat | None = None,
    *,
    seed: str = "",
    at: Instant | None = None,
) -> list[Event]:
    """Let in who was called and came, into `seat` or a drawn one; the held money is his entry.

    That was `at` a moment, which tells the flight where there are several.

    He is in only with a seat; while nobody has one he waits for the draw of all, and where nobody
    may play alone for a partner. `seed` draws.
    Refuses ``no_such_ticket``, ``not_called``, ``field_closed``, ``event_full``,
    ``not_enough_seats``, ``table_on_hold``, ``table_breaks``, ``seat_taken``, ``no_such_seat``.
    """
    one, entries = _called(tournament, ticket), tournament.entries
    if entries.closed:
        raise Refusal("field_closed")
    must_be_below_the_limit(tournament, called=False)
    sold = _seated(tournament, one, ticket, at)
    number = sold.entry
    if seat is not None:
        must_not_be_held(tournament, seat.table)
        must_not_break(tournament, seat.table)
        must_be_free(tournament, seat)
        given = [SeatGiven(number, seat)] if plays_alone(tournament) else []
        return [sold, *given]
    if not tournament.seating.seat_of or not plays_alone(tournament):
        return [sold]
    return [sold, draw_for_one(after(tournament, [sold]), number, seed)]


def _seated(
    tournament: Tournament, one: Alternate, ticket: int, at: Instant | None
) -> AlternateSeated:
    return AlternateSeated(
        entry=tournament.entries.last_entry + 1,
        receipt=tournament.entries.last_receipt + 1,
        parts=one.parts,
        chips=one.chips,
        tender=one.tender,
        session=one.session,
        person=one.person,
        again=one.again or bool(tournament.entries.by_person.get(one.person)),
        also=one.also,
        sold_us=None if at is None else at.utc_us,
        sold_at=at,
        ticket=ticket,
        flight=0 if at is None else tournament.conditions.flight_at(at.utc_us),
    )


def missed_calls(tournament: Tournament, now: Instant) -> list[int]:
    """The tickets that were called and whose time to appear is over, the longest ago first."""
    if tournament.entries.closed:
        return []
    queue = tournament.alternates
    return [ticket for ticket in queue.as_called() if not queue.left_us(ticket, now)]


def without_a_place(tournament: Tournament) -> list[int]:
    """The tickets that were called to a place that is gone since, the latest call first."""
    if tournament.entries.closed:
        return []
    latest = tournament.alternates.as_called()[::-1]
    return latest[: max(0, -places_to_give(tournament))]


def pass_over(
    tournament: Tournament, ticket: int, now: Instant, *, declined: bool = False
) -> list[Event]:
    """Go on to the next, because who was called did not come in time, or `declined`.

    Nobody goes to the end of the queue twice, and nobody for want of a place: all calls to places
    that are gone are withdrawn then. The next is called where there is a place to give. Refuses
    ``no_such_ticket``, ``not_called``, ``still_time`` (minutes).
    """
    terms, one = _terms(tournament), _called(tournament, ticket)
    gone = without_a_place(tournament)
    if ticket in gone and not declined:
        return [AlternateCallWithdrawn(each) for each in gone]
    left_us = tournament.alternates.left_us(ticket, now)
    if left_us and not declined:
        raise Refusal("still_time", ticket=ticket, minutes=-(-left_us // MINUTE_US))
    out = declined or terms.missed is WhenMissed.OUT or one.missed > 0
    events: list[Event] = [AlternatePassedOver(ticket, out)]
    following = tournament.alternates.first
    no_place = places_to_give(tournament) < 0
    if following is None or no_place or tournament.entries.closed:
        return events
    return [*events, _call(following, terms, now)]


def refund_alternate(
    tournament: Tournament, ticket: int, payment: Payment | None = None
) -> list[Event]:
    """Give the held money back to somebody who was never seated; in the same tender by default.

    Refuses ``no_such_ticket``, ``not_on_credit``.
    """
    one = _known(tournament, ticket)
    paid = payment or Payment(one.tender, one.session, one.also)
    must_not_be_owed(paid)
    paid.of(one.cents)
    slip = tournament.entries.last_refund + 1
    return [AlternateRefunded(ticket, slip, one.cents, paid.tender, paid.session, paid.also)]


def _terms(tournament: Tournament) -> AlternateTerms:
    terms = tournament.conditions.alternates
    if terms is None:
        raise Refusal("no_alternates")
    return terms


def _known(tournament: Tournament, ticket: int) -> Alternate:
    one = tournament.alternates.by_ticket.get(ticket)
    if one is None:
        raise Refusal("no_such_ticket", ticket=ticket)
    return one


def _called(tournament: Tournament, ticket: int) -> Alternate:
    one = _known(tournament, ticket)
    if ticket not in tournament.alternates.called:
        raise Refusal("not_called", ticket=ticket)
    return one

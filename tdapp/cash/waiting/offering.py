"""Offering a free seat to who is next on the list, and what happens when it is not taken."""

from tdapp.cash.cash import Cash
from tdapp.cash.claims.apart import meets
from tdapp.cash.claims.vacancies import must_be_for_the_list
from tdapp.cash.facts.waiting import OfferLapsed, SeatOffered
from tdapp.cash.waiting.listing import listed
from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_free, must_not_be_held


def next_for(cash: Cash, table: int) -> int | None:
    """The ticket that a free seat of a table is due to: the first that nothing is offered to.

    Who called by telephone and was not seen yet is passed over without losing the place.
    """
    game, lists = cash.game_at(table).sign.game, cash.lists
    here = (one for one in lists.waiting_for(game) if lists.by_ticket[one].expected_us is None)
    return next((ticket for ticket in here if ticket not in lists.offers), None)


def offer_seat(
    cash: Cash, ticket: int, seat: Seat, minutes: int, now: Instant, *, out_of_turn: bool = False
) -> list[Event]:
    """Keep a seat for somebody who waits for its game, so many minutes.

    Refuses ``not_listed``, ``offered_already``, ``no_game_there``, ``other_game``,
    ``table_on_hold``, ``seat_taken``, ``seat_offered``, ``next_to_one_kept_apart``, what a seat is
    refused for, and unless it goes `out_of_turn` ``not_next`` and what `must_be_for_the_list` does.
    """
    one = listed(cash, ticket)
    if ticket in cash.lists.offers:
        raise Refusal("offered_already", ticket=ticket)
    if cash.game_at(seat.table).sign.game != one.joined.game:
        raise Refusal("other_game", ticket=ticket, table=seat.table)
    must_not_be_held(cash, seat.table)
    must_be_open_to(cash, seat)
    due = next_for(cash, seat.table)
    if meets(cash, one.joined.person, seat):
        raise Refusal("next_to_one_kept_apart", seat=str(seat))
    if not out_of_turn:
        must_be_for_the_list(cash, seat, one.joined.person)
    if due != ticket and not out_of_turn:
        raise Refusal("not_next", ticket=ticket, next=due)
    return [SeatOffered(ticket, seat, now, now.utc_us + minutes * MINUTE_US)]


def let_lapse(cash: Cash, ticket: int, *, most_passes: int | None = None) -> list[Event]:
    """Take an offer back that was declined or not taken in time.

    The place on the list is kept until so many seats went by. Refuses ``not_listed``,
    ``nothing_offered``.
    """
    one = listed(cash, ticket)
    if ticket not in cash.lists.offers:
        raise Refusal("nothing_offered", ticket=ticket)
    return [OfferLapsed(ticket, keeps=most_passes is None or one.passed < most_passes)]


def left_us(cash: Cash, ticket: int, now: Instant) -> int:
    """How long a seat is kept for a ticket yet, by the computer's clock; 0 once it is over."""
    offer = cash.lists.offers[ticket]
    return max(0, offer.until_us - offer.at.utc_us - now.since(offer.at))


def must_be_open_to(cash: Cash, seat: Seat, ticket: int | None = None) -> None:
    """Refuse a seat that is taken, locked, or kept for somebody else (``seat_offered``)."""
    must_be_free(cash, seat)
    holder = cash.lists.kept.get(seat)
    if holder is not None and holder != ticket:
        raise Refusal("seat_offered", seat=str(seat), ticket=holder)

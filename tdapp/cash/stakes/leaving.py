"""Leaving a game: with the chips in the hand, or paid for at the cage."""

from tdapp.cash.cash import Cash
from tdapp.cash.facts.sittings import ChipsCashed, GotUp
from tdapp.cash.stakes.playing_on import playing
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_not_be_dealt_in, must_not_be_held
from tdapp.till.payment import Payment, Tender


def get_up(
    cash: Cash,
    sitting: int,
    cents: int,
    at: Instant,
    payment: Payment | None = None,
    details: tuple[str, ...] = (),
) -> list[Event]:
    """Let a player leave with so many cents in chips, which a `payment` pays out at once.

    `details` names what was noted of whoever is paid.

    Refuses ``no_such_sitting``, ``left_already``, ``below_zero``, ``hand_in_play``,
    ``table_on_hold``, ``not_on_credit`` and what a payment is refused for.
    """
    playing(cash, sitting)
    if cents < 0:
        raise Refusal("below_zero", cents=cents)
    must_not_be_dealt_in(cash, sitting)
    seat = cash.seating.seat_of.get(sitting)
    if seat is not None:
        must_not_be_held(cash, seat.table)
    gone = GotUp(sitting, seat, cents, at)
    if payment is None or not cents:
        return [gone]
    if payment.tender is Tender.OWED:
        raise Refusal("not_on_credit")
    payment.of(cents)
    paid_in = payment.tender, payment.session, payment.also
    return [gone, ChipsCashed(sitting, cents, *paid_in, details)]

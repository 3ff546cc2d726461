"""Handing prizes over."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.prizes.events import PrizePaid
from tdapp.tournament.prizes.owing import winner_of
from tdapp.tournament.sales.payment import CASH, Payment
from tdapp.tournament.tournament import Tournament, share_of


def pay_prize(
    tournament: Tournament, place: int, entry: int | None = None, payment: Payment = CASH
) -> list[Event]:
    """Hand over the prize of a place that is decided; `entry` names whom, where several share it.

    Refuses ``prizes_not_posted``, ``no_prize``, ``place_not_decided``, ``place_is_shared``,
    ``prize_paid``, ``prize_cannot_be_shared``.
    """
    prizes = tournament.prizes
    if not prizes.posted:
        raise Refusal("prizes_not_posted")
    if not 1 <= place <= len(prizes.posted):
        raise Refusal("no_prize", place=place)
    winner = winner_of(tournament, place, entry)
    if winner in prizes.paid:
        raise Refusal("prize_paid", place=place, entry=winner)
    share = share_of(tournament, winner)
    slip = prizes.last_slip + 1
    return [
        PrizePaid(
            place, winner, share.cash, slip, payment.tender, payment.session, share.item,
            share.value,
        )
    ]  # fmt: skip

"""Seats in other events that are won here: given out as tickets, or paid where one is held."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.till.payment import CASH, Payment, Tender, TenderAmount
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.facts.sales import TicketTaken
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.prize_plan import WonTwice
from tdapp.tournament.prizes import won_by
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.sales.selling import entry_offer, sell_entry
from tdapp.tournament.tournament import Tournament


def seat_won(tournament: Tournament, entry: int) -> tuple[int, PrizeShare]:
    """The place and prize of an entry that won a seat.

    Refuses ``no_seat_won``, and as `won_by` does.
    """
    place, share = won_by(tournament, entry)
    seats = tournament.conditions.prizes.seats
    if seats is None or not share.value or not (share.item or "").startswith(seats.item):
        raise Refusal("no_seat_won", entry=entry)
    return place, share


def give_seat(
    tournament: Tournament,
    entry: int,
    payment: Payment = CASH,
    *,
    in_money: bool = False,
    though_disqualified: bool = False,
) -> list[Event]:
    """Hand over a seat that was won, with the cash beside it; its worth `in_money` to its holder.

    Refuses ``seat_is_no_cash`` where the conditions give no money for a seat won twice, and as
    `seat_won` and `pay_prize` do.
    """
    place, _ = seat_won(tournament, entry)
    seats = tournament.conditions.prizes.seats
    if in_money and seats is not None and seats.won_twice is not WonTwice.CASH:
        raise Refusal("seat_is_no_cash", entry=entry)
    given = pay_prize(tournament, place, entry, payment, though_disqualified=though_disqualified)
    return [_in_money(one) if in_money and isinstance(one, PrizePaid) else one for one in given]


def _in_money(paid: PrizePaid) -> PrizePaid:
    return replace(paid, cents=paid.cents + paid.value, item=None, value=0)


def price_for(tournament: Tournament, person: PersonId) -> int:
    """What an entry of somebody costs now (cents); refuses as `entry_offer` does."""
    return entry_offer(tournament, tournament.entries.by_person.get(person, ())).total


def enter_by_ticket(
    tournament: Tournament,
    person: PersonId,
    ticket: TicketTaken,
    now: Instant,
    payment: Payment = CASH,
    happened_us: int | None = None,
) -> list[Event]:
    """Sell an entry for a ticket and, where it costs more, the rest by `payment`.

    Refuses as `sell_entry` does.
    """
    rest = price_for(tournament, person) - ticket.cents
    also = (*payment.also, TenderAmount(Tender.TICKET, ticket.cents)) if rest else ()
    tender = payment.tender if rest else Tender.TICKET
    paid = Payment(tender, payment.session if rest else None, also)
    sold = sell_entry(tournament, person, now, paid, happened_us)
    return [*sold, replace(ticket, entry=tournament.entries.last_entry + 1)]

"""Entries whose fee is paid and whose buy-in is open, and what becomes of them at the start."""

from collections.abc import Iterator

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import is_so
from tdapp.till.payment import BOUNTY, CASH, POOL, AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion
from tdapp.tournament.facts.sales import DebtPaid, EntrySold, Sale
from tdapp.tournament.plan.offers import Offer, PricePart, total_of
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.state.parts import only, together
from tdapp.tournament.tournament import Tournament

BUY_IN = (POOL, BOUNTY)
"""What of an entry goes to players; the rest is its fee."""


def fee_of(offer: Offer) -> tuple[PricePart, ...]:
    """The parts of a price that are paid though the buy-in is open."""
    return tuple(part for part in offer.parts if part.name not in BUY_IN)


def left_open(tournament: Tournament, offer: Offer, payment: Payment) -> Payment:
    """The payment of an entry's fee, with its buy-in owed until the start.

    Refuses ``buy_in_not_left_open`` where who has not paid then is not out, ``buy_in_due`` after
    the start, ``no_fee_to_pay``, and as `Payment.of` does.
    """
    if not are_out_at_start(tournament):
        rule = tournament.conditions.rules.unpaid_is_out.rule
        raise Refusal("buy_in_not_left_open", rule=rule)
    if tournament.clock.started:
        raise Refusal("buy_in_due")
    fee = total_of(fee_of(offer))
    if not 0 < fee < offer.total:
        raise Refusal("no_fee_to_pay")
    return Payment(Tender.OWED, payment.session, payment.of(fee))


def are_out_at_start(tournament: Tournament) -> bool:
    """Whether who has not paid the buy-in is out when the event starts (STAR 28.7.3)."""
    conditions = tournament.conditions
    answer, said = conditions.rules.unpaid_is_out.answer, conditions.attendance.unpaid_out
    return is_so(conditions.rules, answer, by_conditions=said)


def owed_parts(sale: Sale) -> tuple[PricePart, ...]:
    """What of a sale is owed: all, or the buy-in of an entry whose fee is paid."""
    return only(sale.parts, BUY_IN) if sale.also else sale.parts


def unpaid(tournament: Tournament) -> tuple[int, ...]:
    """The entries whose buy-in is open."""
    owed = sorted(tournament.entries.owed.items())
    return tuple(sale.entry for _, sale in owed if isinstance(sale, EntrySold))


def end_open_buy_ins(tournament: Tournament) -> list[EntryRefunded]:
    """Take out of the field all whose buy-in is open once the clock has started; fees are kept.

    Once the prizes are posted the field is fixed: what is owed then, as a payment was undone, stays
    a debt; so does what somebody owes who is drawn in a bracket.
    """
    due = tournament.clock.started and not tournament.entries.closed
    return list(_out(tournament)) if due else []


def _out(tournament: Tournament) -> Iterator[EntryRefunded]:
    slots = tournament.matches.bracket.slots
    due = (one for one in unpaid(tournament) if one not in slots)
    for slip, number in enumerate(due, tournament.entries.last_refund + 1):
        entry = tournament.entry(number)
        owed = debts(tournament.entries, entry)
        parts = together(*(owed_parts(tournament.entries.owed[receipt]) for receipt in owed))
        yield EntryRefunded(
            entry=number,
            person=entry.person,
            slip=slip,
            parts=parts,
            chips=entry.chips,
            back=(TenderAmount(Tender.OWED, total_of(parts)),),
            struck=owed,
            session=entry.sales[0].session,
            why=Occasion.UNPAID,
        )


def pay_debt(tournament: Tournament, receipt: int, payment: Payment = CASH) -> list[Event]:
    """Take the money for a purchase whose chips were given before it came."""
    sale = tournament.entries.owed.get(receipt)
    if sale is None:
        raise Refusal("nothing_owed", receipt=receipt)
    must_not_be_owed(payment)
    payment.of(sale.owed)
    session, also = payment.session, payment.also
    return [DebtPaid(sale.entry, receipt, sale.owed, payment.tender, session, also)]


def must_not_be_owed(payment: Payment | AsPaid) -> None:
    """Refuse ``not_on_credit``."""
    if isinstance(payment, Payment) and payment.tender is Tender.OWED:
        raise Refusal("not_on_credit")

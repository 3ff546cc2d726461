"""Giving back to all at once: a cancelled event, or a queue that nobody was seated from."""

from collections.abc import Iterator

from tdapp.core.event import Event, StreamEnded
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.clock.windows import must_be_undecided
from tdapp.tournament.facts.alternates import AlternateRefunded
from tdapp.tournament.facts.event import TournamentCancelled
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion
from tdapp.tournament.sales.adding import house_money_back
from tdapp.tournament.sales.refunding import in_same_tenders
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament


def cancel_event(tournament: Tournament, now: Instant, session: str | None = None) -> list[Event]:
    """End an event that is not held to its end: every payment goes back in full, as it came.

    Entries, re-entries, re-buys and add-ons, fees and commissions (STAR 28.3.5, TAS C20.18); what
    is owed is struck, and what the house has put in comes out again. `session` is the cashier's
    that it comes out of. Refuses ``event_decided`` with one player left, ``prize_paid`` once a
    prize was handed over, ``prize_set_aside`` while one is kept or forfeited, ``bounty_paid`` once
    one was handed over.
    """
    title = tournament.conditions.title
    for payment in tournament.prizes.paid.values():
        raise Refusal("prize_paid", place=payment.place, entry=payment.entry)
    for entry, kept in tournament.prizes.set_aside():
        raise Refusal("prize_set_aside", place=kept.place, entry=entry)
    for entry in tournament.bounties.paid:
        raise Refusal("bounty_paid", entry=entry)
    must_be_undecided(tournament, now)
    stopped = pause_clock(tournament, now) if tournament.clock.running else []
    refunds = list(_refunds(tournament, session))
    last_slip = tournament.entries.last_refund + len(refunds)
    tickets = list(_tickets(tournament, last_slip, session))
    back = [*refunds, *tickets, *house_money_back(tournament)]
    return [*stopped, *back, TournamentCancelled(title), StreamEnded()]


def refund_queue(tournament: Tournament, session: str | None = None) -> list[Event]:
    """Give everybody who was never seated the held money back, as it came, by ticket.

    Refuses ``queue_is_open`` while the field is not closed, and ``nobody_waits``.
    """
    if not tournament.entries.closed:
        raise Refusal("queue_is_open")
    if not tournament.alternates.by_ticket:
        raise Refusal("nobody_waits")
    return list(_tickets(tournament, tournament.entries.last_refund, session))


def _refunds(tournament: Tournament, session: str | None) -> Iterator[Event]:
    """Those in play first, then the others, last one out first: nobody's place moves meanwhile."""
    entries = tournament.entries
    order = (*tournament.in_play(), *reversed(tournament.exits.in_order()))
    for slip, number in enumerate(order, entries.last_refund + 1):
        entry = tournament.entry(number)
        owed = debts(entries, entry)
        yield EntryRefunded(
            entry=number,
            person=entry.person,
            slip=slip,
            parts=entry.parts,
            chips=entry.chips,
            back=in_same_tenders(entry),
            struck=owed,
            session=session,
            why=Occasion.CANCELLATION,
        )


def _tickets(tournament: Tournament, last_slip: int, session: str | None) -> Iterator[Event]:
    held = sorted(tournament.alternates.by_ticket.items())
    for slip, (ticket, one) in enumerate(held, last_slip + 1):
        yield AlternateRefunded(ticket, slip, one.cents, one.tender, session, one.also)

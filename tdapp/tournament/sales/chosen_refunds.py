"""Cancelling an event with refunds chosen for each entry, where prizes may be paid already."""

from collections.abc import Iterator, Mapping

from tdapp.core.event import Event, StreamEnded
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.till.payment import BOUNTY, POOL
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.facts.event import TournamentCancelled
from tdapp.tournament.facts.refunds import ChosenRefund, RestGiven
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.sales.cancelling import ticket_refunds
from tdapp.tournament.side_pools import taken_for
from tdapp.tournament.tournament import Tournament

Money = dict[str, int]
"""Cents by the names of the parts of prices."""


def money_left(tournament: Tournament) -> Money:
    """What is left of all the money in an event: prizes and bounties that were paid are gone.

    Prizes that are set aside are no part of it; what the house added to a pool is.
    """
    entries, prizes, bounties = tournament.entries, tournament.prizes, tournament.bounties
    left = {**dict(entries.taken)}
    settled = [*prizes.paid.values(), *(one for _, one in prizes.set_aside())]
    gone = sum(one.cents + one.value for one in settled)
    into = bounties.in_pool + tournament.from_pools
    left[POOL] = left.get(POOL, 0) + entries.added + into - gone
    left[BOUNTY] = left.get(BOUNTY, 0) - bounties.in_pool
    for pool in tournament.conditions.prizes.pools:
        left[pool.name] = taken_for(tournament, pool)
    for entry in bounties.paid:
        apart = bounties.pools_paid(entry)
        left[BOUNTY] -= bounties.handed_over(entry) - sum(one.cents for one in apart)
        for part in apart:
            left[part.name] -= part.cents
    return {name: cents for name, cents in left.items() if cents > 0}


def cancel_with_refunds(
    tournament: Tournament,
    now: Instant,
    refunds: Mapping[int, int],
    rest: str = "",
    session: str | None = None,
) -> list[Event]:
    """End an event with so many cents handed back by entry; prizes that were paid stay paid.

    A refund comes out of what its entry paid, then out of the pool, then out of what else is left.
    What is left after all goes to `rest`, or stays owed where nobody is named. In play or with
    prizes posted two people sign. Refuses ``no_such_entry``, ``refund_of_nothing``, ``debts_open``
    (receipts), and ``refunds_above_money`` (most, off) for more than there is.
    """
    if not refunds:
        raise Refusal("refund_of_nothing")
    for entry, cents in refunds.items():
        tournament.entry(entry)
        if cents <= 0:
            raise Refusal("refund_of_nothing")
    entries, left = tournament.entries, money_left(tournament)
    if len(entries.owed):
        raise Refusal("debts_open", receipts=", ".join(map(str, sorted(entries.owed))))
    most, asked = sum(left.values()), sum(refunds.values())
    if asked > most:
        raise Refusal("refunds_above_money", most=most, off=asked - most)
    given = list(_given(tournament, refunds, left, session))
    tickets = ticket_refunds(tournament, entries.last_refund + len(given), session)
    parts = tuple(PricePart(name, cents) for name, cents in left.items() if cents)
    over = [RestGiven(rest, parts)] if rest and parts else []
    stopped = pause_clock(tournament, now) if tournament.clock.running else []
    under_way = tournament.clock.started or bool(tournament.prizes.posted)
    ended = TournamentCancelled(tournament.conditions.title, under_way)
    return [*stopped, *given, *tickets, *over, ended, StreamEnded()]


def _given(
    tournament: Tournament, refunds: Mapping[int, int], left: Money, session: str | None
) -> Iterator[ChosenRefund]:
    for slip, (number, cents) in enumerate(
        sorted(refunds.items()), tournament.entries.last_refund + 1
    ):
        entry = tournament.entry(number)
        yield ChosenRefund(
            entry=number,
            person=entry.person,
            slip=slip,
            parts=_taken_out(left, {one.name: one.cents for one in entry.parts}, cents),
            session=session,
        )


def _taken_out(left: Money, own: Money, cents: int) -> tuple[PricePart, ...]:
    """So many cents out of what is left, which has so much less afterwards."""
    found = Money()
    for name, most in [*own.items(), (POOL, cents), *((one, cents) for one in tuple(left))]:
        part = min(cents, most, left.get(name, 0))
        if part > 0:
            found[name] = found.get(name, 0) + part
            left[name], cents = left[name] - part, cents - part
    return tuple(PricePart(name, part) for name, part in found.items())

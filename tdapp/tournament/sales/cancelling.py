"""Giving back to all at once: a cancelled event, or a queue that nobody was seated from."""

from collections.abc import Collection, Iterator
from operator import attrgetter

from tdapp.core.event import Event, StreamEnded
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.till.payment import BOUNTY, Tender
from tdapp.tournament.chips import all_stacks, recorded_stacks, with_chips
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.clock.windows import must_be_undecided
from tdapp.tournament.facts.alternates import AlternateRefunded
from tdapp.tournament.facts.event import TournamentCancelled
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion, PartsRefunded, PoolShared
from tdapp.tournament.plan.terms import Cancellation
from tdapp.tournament.reckoning.prize_division import in_proportion
from tdapp.tournament.sales.adding import heads_back, house_money_back, side_pools_back
from tdapp.tournament.sales.refunding import in_same_tenders
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.state.parts import only
from tdapp.tournament.tournament import Tournament

TENDER = attrgetter("tender")


def cancel_event(
    tournament: Tournament, now: Instant, session: str | None = None, *, each: bool = True
) -> list[Event]:
    """End an event that is not held to its end: every payment goes back in full, as it came.

    Entries, re-entries, re-buys and add-ons, fees and commissions (STAR 28.3.5, TAS C20.18); what
    is owed is struck, and what the house has put in comes out again. Where the conditions say so
    and play has begun, those still in share the pool instead, as `pool_shares` does. `session` is
    the cashier's that it comes out of; without `each` one refund stands for all that were paid
    alike, to see whether the whole would be refused. In play or once prizes are posted, two people
    sign. Refuses ``event_decided`` where one player is left, others are out and the entries do for
    prizes, ``prize_paid`` once
    a prize was handed over, ``prize_set_aside`` while one is kept or forfeited, ``bounty_paid``
    once one was handed over.
    """
    _must_have_paid_nothing(tournament)
    enough = tournament.entries.count >= tournament.conditions.min_entries
    if tournament.exits.by_entry and enough:
        must_be_undecided(tournament, now)
    stopped = pause_clock(tournament, now) if tournament.clock.running else []
    refunds = list(_given_back(tournament, session, each=each))
    last_slip = tournament.entries.last_refund + len(refunds)
    tickets = list(ticket_refunds(tournament, last_slip, session))
    apart = [*heads_back(tournament), *side_pools_back(tournament)]
    house = [] if shares_the_pool(tournament) else house_money_back(tournament)
    under_way = tournament.clock.started or bool(tournament.prizes.posted)
    over = TournamentCancelled(tournament.conditions.title, under_way)
    return [*stopped, *apart, *refunds, *tickets, *house, over, StreamEnded()]


def _must_have_paid_nothing(tournament: Tournament) -> None:
    for payment in tournament.prizes.paid.values():
        raise Refusal("prize_paid", place=payment.place, entry=payment.entry)
    for entry, kept in tournament.prizes.set_aside():
        raise Refusal("prize_set_aside", place=kept.place, entry=entry)
    for entry in tournament.bounties.paid:
        raise Refusal("bounty_paid", entry=entry)


def shares_the_pool(tournament: Tournament) -> bool:
    """Whether a cancellation now gives the pool to those still in, and no payment back."""
    way = tournament.conditions.refunds.cancelled_in_play
    if way in {None, Cancellation.EVERYTHING} or not tournament.clock.started:
        return False
    return bool(with_chips(tournament))


def pool_shares(tournament: Tournament) -> dict[int, int]:
    """What each of those still in gets of the pool if the event is cancelled now, in cents.

    Together exactly the pool; of equal claims to a cent the larger stack has it, then the lower
    entry number. By chips the newest stack of each is needed. Refuses ``stacks_unknown`` and
    ``stacks_do_not_add_up``.
    """
    way = tournament.conditions.refunds.cancelled_in_play or Cancellation.EVERYTHING
    entries, evenly = tournament.entries, way is Cancellation.EVENLY
    known = recorded_stacks(tournament) if evenly else all_stacks(tournament)
    stacks = {one: known.get(one, 0) for one in with_chips(tournament)}
    weights = way.shares(stacks)
    order = sorted(stacks, key=lambda one: (-stacks[one], one))
    cents = in_proportion(entries.pool + entries.added, [weights[one] for one in order])
    return dict(zip(order, cents, strict=True))


def _given_back(tournament: Tournament, session: str | None, *, each: bool) -> Iterator[Event]:
    if not shares_the_pool(tournament):
        yield from _refunds(tournament, session, each=each)
        return
    entries = tournament.entries
    if len(entries.owed):
        raise Refusal("debts_open", receipts=", ".join(map(str, sorted(entries.owed))))
    slip, pools = entries.last_refund, tournament.conditions.prizes.pools
    apart = (BOUNTY, *(one.name for one in pools))
    for number, cents in pool_shares(tournament).items():
        if cents:
            slip += 1
            yield _share(tournament, number, slip, cents, session)
    for number, entry in sorted(entries.by_number.items()):
        parts = only(entry.parts, apart)
        if parts:
            slip += 1
            yield PartsRefunded(
                entry=number,
                slip=slip,
                parts=parts,
                tender=Tender.CASH,
                why=Occasion.CANCELLATION,
                session=session,
            )


def _share(
    tournament: Tournament, number: int, slip: int, cents: int, session: str | None
) -> PoolShared:
    told = tournament.chips.stacks.get(number)
    evenly = tournament.conditions.refunds.cancelled_in_play is Cancellation.EVENLY
    return PoolShared(
        entry=number,
        person=tournament.entry(number).person,
        slip=slip,
        cents=cents,
        stack=None if evenly or told is None else told.stack,
        session=session,
    )


def refund_queue(tournament: Tournament, session: str | None = None) -> list[Event]:
    """Give everybody who was never seated the held money back, as it came, by ticket.

    Refuses ``queue_is_open`` while the field is not closed, and ``nobody_waits``.
    """
    if not tournament.entries.closed:
        raise Refusal("queue_is_open")
    if not tournament.alternates.by_ticket:
        raise Refusal("nobody_waits")
    return list(ticket_refunds(tournament, tournament.entries.last_refund, session))


def _refunds(tournament: Tournament, session: str | None, *, each: bool) -> Iterator[Event]:
    """Those in play first, then the others, last one out first: nobody's place moves meanwhile."""
    entries = tournament.entries
    order: Collection[int]
    if each:
        order = (*tournament.in_play(), *reversed(tournament.exits.in_order()))
    else:
        order = _one_of_each(tournament)
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


def _one_of_each(tournament: Tournament) -> Collection[int]:
    """An entry for each way of paying: what was paid alike is mostly the same thing in memory."""
    by_number = tournament.entries.by_number
    some = {id(one.paid_in): number for number, one in by_number.items()}.values()
    return {tuple(map(TENDER, by_number[one].paid_in)): one for one in some}.values()


def ticket_refunds(tournament: Tournament, last_slip: int, session: str | None) -> Iterator[Event]:
    """The held money of every alternate back, with the slips after `last_slip`."""
    held = sorted(tournament.alternates.by_ticket.items())
    for slip, (ticket, one) in enumerate(held, last_slip + 1):
        yield AlternateRefunded(ticket, slip, one.cents, one.tender, session, one.also)

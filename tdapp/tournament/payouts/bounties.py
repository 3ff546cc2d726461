"""Telling who took a bounty, what is owed of them, and handing it over."""

from functools import partial

import msgspec
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import BOUNTY, CASH, PRIZE_TENDERS, Payment
from tdapp.tournament.facts.bounties import (
    BountyPaid,
    BountyPooled,
    BountyReversed,
    BountyTaken,
)
from tdapp.tournament.guards.paid_places import after, must_keep_paid_bounties
from tdapp.tournament.guards.pending_exits import why_no_place
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.plan.prize_plan import OddBounty
from tdapp.tournament.side_pools import (
    Won,
    pools_for_nobody,
    pools_untold,
    taken_for,
    won_of_pools,
)
from tdapp.tournament.state.heads import goes_round
from tdapp.tournament.state.parts import less
from tdapp.tournament.tournament import Tournament


class BountyDue(msgspec.Struct, frozen=True):
    """The cents that one entry has taken and was paid so far, what is on the own head included.

    Of those paid, `unclaimed` are kept for it.
    """

    entry: int
    won: int
    paid: int
    unclaimed: int = 0

    @property
    def owed(self) -> int:
        """What is still to be handed over."""
        return self.won - self.paid


class BountySums(msgspec.Struct, frozen=True):
    """All that is paid beside the list, in cents: `taken` is what was paid, owed, pooled, and kept.

    Kept are the heads of who plays on, of whom nobody has told to whom they lost, and of who left
    otherwise until they are in the prize pool.
    """

    taken: int
    paid: int
    owed: int
    pooled: int = 0

    @property
    def kept(self) -> int:
        """What nobody has won yet."""
        return self.taken - self.paid - self.owed - self.pooled


def bounty_due(tournament: Tournament, entry: int, of_pools: Won | None = None) -> BountyDue:
    """What an entry has taken; who stays to the end has kept what is on the own head.

    What it wins of side pools is among it, as `of_pools` says where that is known already.
    """
    bounties = tournament.bounties
    apart = won_apart(tournament) if of_pools is None else of_pools
    won = bounties.won(entry) + _own(tournament, entry) + total_of(apart.get(entry, ()))
    kept = sum(one.cents for one in bounties.paid.get(entry, ()) if one.unclaimed)
    return BountyDue(entry, won, bounties.handed_over(entry), kept)


def won_apart(tournament: Tournament) -> Won:
    """What each entry wins beside the prize list: of side pools, and in stages."""
    conditions = tournament.programme.conditions
    apart = conditions and (conditions.prizes.pools or conditions.stages)
    return won_of_pools(tournament) if apart else {}


def bounty_queue(tournament: Tournament) -> tuple[BountyDue, ...]:
    """Everybody who has taken a bounty, those first who are owed the most."""
    bounties = tournament.bounties
    named = dict.fromkeys([*bounties.victims, *bounties.won_before, *bounties.paid])
    of_pools = won_apart(tournament)
    named |= dict.fromkeys([*bounties.agreed, *of_pools])
    if len(bounties.heads) and tournament.is_decided:
        named |= dict.fromkeys(tournament.in_play())
    found = [bounty_due(tournament, entry, of_pools) for entry in named]
    some = [one for one in found if one.won or one.paid]
    return tuple(sorted(some, key=lambda one: (-one.owed, one.entry)))


def bounty_sums(tournament: Tournament, known: tuple[BountyDue, ...] | None = None) -> BountySums:
    """What became of all that was taken for bounties; `known` is the queue, where it is known."""
    queue = bounty_queue(tournament) if known is None else known
    pools = tournament.conditions.prizes.pools
    apart = sum(taken_for(tournament, one) for one in pools)
    taken = tournament.entries.taken.get(BOUNTY, 0) + apart
    paid, owed = sum(one.paid for one in queue), sum(one.owed for one in queue)
    return BountySums(taken, paid, owed, tournament.bounties.in_pool)


def tell_takers(
    tournament: Tournament, entry: int, takers: tuple[int, ...], knock_out: int | None = None
) -> list[Event]:
    """Say to whom an entry lost its last chips; nobody: it is not known any more.

    Where chips were bought again every `knock_out` has its own bounty; by itself it is the last one
    of which nobody was told, or else the last one. The conditions say who is first in line for odd
    cents, in whichever order the takers are named.
    Refuses ``no_such_entry``, ``no_bounty``, ``own_bounty``, ``taker_twice``, ``not_out``,
    ``bounty_agreed`` in a deal, ``taker_was_out`` before, ``bounty_goes_round`` to who lost to this
    entry, and ``bounty_paid`` where the share of somebody who was paid would change.
    """
    tournament.entry(entry)
    which = _knock_out(tournament, entry) if knock_out is None else knock_out
    if not 0 <= which <= len(tournament.bounties.earlier.get(entry, ())):
        raise Refusal("no_bounty", entry=entry)
    if not which:
        _must_be_knocked_out(tournament, entry)
    for taker in takers:
        _must_be_a_taker(tournament, entry, which, taker)
    if len(set(takers)) < len(takers):
        raise Refusal("taker_twice", entry=entry)
    in_line = tuple(sorted(takers, key=partial(_in_line, tournament, entry)))
    told: list[Event] = [BountyTaken(entry, in_line, which)]
    must_keep_paid_bounties(tournament, told)
    return told


def _must_be_a_taker(tournament: Tournament, entry: int, which: int, taker: int) -> None:
    tournament.entry(taker)
    if taker == entry:
        raise Refusal("own_bounty", entry=entry)
    if not which:
        _must_have_been_in(tournament, entry, taker)
    if goes_round(tournament.bounties, entry, which, (taker,)):
        raise Refusal("bounty_goes_round", entry=entry, taker=taker)


def _in_line(tournament: Tournament, victim: int, taker: int) -> tuple[int, int, int]:
    """Where a taker stands in line for the odd cents, whoever is named first."""
    if tournament.conditions.prizes.odd_bounty is OddBounty.ENTRY:
        return (0, 0, taker)
    table, seat = _seat(tournament, victim), _seat(tournament, taker)
    if table is None or seat is None or seat.table != table.table:
        return (1, 0, taker)
    button = tournament.buttons.at(seat.table).position.button or 0
    return (0, int(seat.seat <= button), seat.seat)


def _seat(tournament: Tournament, entry: int) -> Seat | None:
    """Where somebody sits, or sat when the last chips were lost."""
    out = tournament.exits.by_entry.get(entry)
    return tournament.seating.seat_of.get(entry) or (None if out is None else out.seat)


def _knock_out(tournament: Tournament, entry: int) -> int:
    """The knock-out that is told of by itself; 0 is the one that nothing was bought after."""
    bounties = tournament.bounties
    lives = bounties.earlier.get(entry, ())
    now = entry in bounties.out and bounties.hangs_on(entry)
    if now and entry not in bounties.takers:
        return 0
    untold = [which for which, life in enumerate(lives, 1) if not life.takers]
    return untold[-1] if untold else 0 if now or entry in tournament.exits.pending else len(lives)


def _must_have_been_in(tournament: Tournament, entry: int, taker: int) -> None:
    """Refuse ``taker_was_out`` for who went out before; two may go in one hand, in either order."""
    exits = tournament.exits
    if taker not in exits.position_of or taker in exits.group(entry):
        return
    hand = exits.lost(taker).hand
    one_hand = hand is not None and hand == exits.lost(entry).hand
    if exits.position_of[taker] < exits.position_of[entry] and not one_hand:
        raise Refusal("taker_was_out", entry=entry, taker=taker)


def _must_be_knocked_out(tournament: Tournament, entry: int) -> None:
    if entry in tournament.bounties.agreed:
        raise Refusal("bounty_agreed", entry=entry)
    if not tournament.bounties.hangs_on(entry):
        raise Refusal("no_bounty", entry=entry)
    exits = tournament.exits
    if not any(entry in gone for gone in (exits.by_entry, exits.pending, exits.out_of_chips)):
        raise Refusal("not_out", entry=entry)


def pay_bounty(tournament: Tournament, entry: int, payment: Payment = CASH) -> list[Event]:
    """Hand over all that an entry is owed of bounties and side pools, against a slip.

    What was kept for it as unclaimed is claimed by it. The own head and what is won of side pools
    wait while any exit is pending, which may change who stays to the end. Refuses
    ``no_such_entry``, ``no_bounty_owed``, ``places_pending``, ``one_tender_only`` and
    ``no_such_tender``.
    """
    tournament.entry(entry)
    kept = _kept_for(tournament, entry)
    paid = _paid_to(after(tournament, kept), entry)
    payment.must_be_one_tender()
    if payment.tender not in PRIZE_TENDERS:
        raise Refusal("no_such_tender", tender=payment.tender.value)
    return [*kept, replace(paid, tender=payment.tender, session=payment.session)]


def keep_bounty(tournament: Tournament, entry: int) -> list[Event]:
    """Keep what an entry is owed of bounties and side pools: nobody comes for it.

    Refuses ``no_such_entry``, ``no_bounty_owed`` and ``places_pending``.
    """
    tournament.entry(entry)
    return [replace(_paid_to(tournament, entry), unclaimed=True)]


def unclaimed_bounties(tournament: Tournament) -> dict[int, int]:
    """The cents of bounties and side pools that are kept for those who took them, by entry."""
    paid = tournament.bounties.paid.items()
    sums = {entry: sum(one.cents for one in many if one.unclaimed) for entry, many in paid}
    return {entry: cents for entry, cents in sums.items() if cents}


def _kept_for(tournament: Tournament, entry: int) -> list[Event]:
    """What was kept, owed again."""
    paid = tournament.bounties.paid.get(entry, ())
    return [_back(one) for one in paid if one.unclaimed]


def _paid_to(tournament: Tournament, entry: int) -> BountyPaid:
    """All that an entry is owed, in cash; refuses ``no_bounty_owed`` and ``places_pending``."""
    due = bounty_due(tournament, entry)
    if due.owed <= 0:
        raise Refusal("no_bounty_owed", entry=entry)
    bounties = tournament.bounties
    own = _own(tournament, entry) - bounties.own_paid(entry)
    won = won_apart(tournament).get(entry, ())
    pools = less(won, bounties.pools_paid(entry)) or ()
    for pending in tournament.exits.pending.values() if own or pools else ():
        raise why_no_place(tournament, pending)
    return BountyPaid(entry, due.owed, bounties.last_slip + 1, own, pools=pools)


def reverse_bounty(tournament: Tournament, entry: int, session: str | None = None) -> list[Event]:
    """Take the last payment of bounties to an entry back, in its tender; it is owed again.

    Refuses ``no_such_entry`` and ``bounty_is_owed``.
    """
    tournament.entry(entry)
    paid = tournament.bounties.paid.get(entry)
    if not paid:
        raise Refusal("bounty_is_owed", entry=entry)
    return [_back(paid[-1], session)]


def _back(paid: BountyPaid, session: str | None = None) -> BountyReversed:
    what = (paid.entry, paid.cents, paid.slip, paid.own, paid.tender)
    return BountyReversed(*what, session, paid.pools, paid.unclaimed)


def pool_bounty(tournament: Tournament, entry: int) -> list[Event]:
    """Put the bounty that nobody won into the prize pool: of who left, or lost to nobody.

    Bounties are the players' money, as the pool is (STAR 28.3.2, TAS C20.15). Refuses ``not_out``,
    ``no_bounty`` where somebody took it, and ``bounty_agreed`` in a deal.
    """
    bounties = tournament.bounties
    if entry not in bounties.kept_back:
        tournament.entry(entry)
        if entry not in tournament.exits.by_entry:
            raise Refusal("not_out", entry=entry)
        if entry in bounties.agreed:
            raise Refusal("bounty_agreed", entry=entry)
    if not bounties.untaken(entry):
        raise Refusal("no_bounty", entry=entry)
    return [BountyPooled(entry, bounties.untaken(entry))]


def bounty_back(tournament: Tournament, entry: int) -> list[Event]:
    """Take a bounty out of the prize pool again; refuses ``bounty_not_pooled``."""
    cents = tournament.bounties.pooled.get(entry)
    if cents is None:
        raise Refusal("bounty_not_pooled", entry=entry)
    return [BountyPooled(entry, cents, back=True)]


def must_owe_no_bounty(tournament: Tournament) -> None:
    """Refuse ``bounties_untold``, ``bounties_for_pool`` and ``bounties_owed``, with the entries.

    And ``pools_for_nobody`` (pools) while one that nobody can win is not passed on, and
    ``pools_untold`` (pools) while nobody has won a side pool.

    Where bounties lie in envelopes ``envelopes_not_filled``, and ``envelopes_undrawn`` with whose
    are still to be drawn, the winner's own among them.
    """
    must_pool_bounties(tournament)
    untold = tournament.bounties.untold()
    if untold:
        raise Refusal("bounties_untold", entries=", ".join(map(str, untold)))
    must_be_drawn(tournament)
    left = [one.name for one in pools_for_nobody(tournament)]
    if left:
        raise Refusal("pools_for_nobody", pools=", ".join(left))
    open_ = [one.name for one in pools_untold(tournament)]
    if open_:
        raise Refusal("pools_untold", pools=", ".join(open_))
    owed = [one.entry for one in bounty_queue(tournament) if one.owed > 0]
    if owed:
        raise Refusal("bounties_owed", entries=", ".join(map(str, owed)))


def must_pool_bounties(tournament: Tournament) -> None:
    """Refuse ``bounties_for_pool`` (entries) while heads are left that nobody can win.

    And ``envelopes_undrawn`` (entries) while it is not known what is on such a head.
    """
    bounties = tournament.bounties
    left, sealed = (
        bounties.for_nobody(),
        [one for one in bounties.undrawn() if not bounties.out[one]],
    )
    if sealed:
        raise Refusal("envelopes_undrawn", entries=", ".join(map(str, sealed)))
    if left:
        raise Refusal("bounties_for_pool", entries=", ".join(map(str, left)))


def must_be_drawn(tournament: Tournament) -> None:
    """Refuse ``envelopes_not_filled`` and ``envelopes_undrawn`` (entries)."""
    bounties = tournament.bounties
    if bounties.mystery and bounties.envelopes is None and tournament.entries.taken.get(BOUNTY, 0):
        raise Refusal("envelopes_not_filled")
    kept = filter(bounties.waits_for_a_draw, tournament.in_play())
    undrawn = [*bounties.undrawn(), *kept]
    if undrawn:
        raise Refusal("envelopes_undrawn", entries=", ".join(map(str, undrawn)))


def _own(tournament: Tournament, entry: int) -> int:
    head = tournament.bounties.heads.get(entry, 0)
    kept = entry in tournament.bounties.agreed or tournament.stays_to_the_end(entry)
    return head if head and kept else 0

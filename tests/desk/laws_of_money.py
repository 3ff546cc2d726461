"""What must hold of money and chips, and of the lists that reports are made of."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.table.facts.chips import ChipsPutIn, ChipsTakenOut
from tdapp.till.payment import BOUNTY, POOL, Tender
from tdapp.tournament.facts.brackets import PairingCalled
from tdapp.tournament.facts.exits import EntryLeft, EntryReinstated, ExitPassedOn
from tdapp.tournament.facts.prizes import PrizeForfeited, PrizeUnclaimed
from tdapp.tournament.facts.refunds import EntryReadmitted, TakenBack
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, Sale, account_of
from tdapp.tournament.facts.stages import WentOn
from tdapp.tournament.payouts.envelopes import total
from tdapp.tournament.prizes import last_paid, owed_to, share_of, undecided
from tdapp.tournament.side_pools import (
    compete_for,
    shares_of_pool,
    taken_for,
    won_in_stages,
)
from tdapp.tournament.stages.seen import progress_of
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tests.desk.station import Station

MONEY = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"
UNBALANCED = "SELECT seq FROM ledger_line WHERE stream_id=? GROUP BY seq HAVING sum(cents) <> 0"
BOUGHT = "SELECT entry, kind, receipt, cents FROM rd_purchase WHERE stream_id=? AND voided=0"
PAID = "SELECT entry, place, cents FROM rd_payout WHERE stream_id=? AND voided=0"
LISTS = {
    "rd_purchase": (BOUGHT, ("entry", "kind", "receipt", "cents")),
    "rd_payout": (PAID, ("entry", "place", "cents")),
}


def chips_are_conserved(what_counts: Sequence[Event], state: Tournament) -> None:  # noqa: C901, PLR0915
    """What is in play is what was given and put in, less what went out with its player."""
    in_play, brought = 0, 0
    went, refunded, given = Counter[int](), Counter[int](), Counter[int]()
    for event in what_counts:
        match event:
            case Sale():
                in_play += event.chips
                given[event.entry] += event.chips
            case WentOn():
                in_play += event.chips
                brought += event.chips
            case EntryLeft():
                in_play -= event.chips
                went[event.entry] = event.chips
            case EntryReinstated():
                in_play += went.pop(event.entry, 0)
            case ExitPassedOn():
                went[event.right] = went.pop(event.wrong, 0)
            case TakenBack():
                with_it = event.chips if event.stack is None else event.stack
                in_play += went.pop(event.entry, 0) - with_it
                refunded[event.entry] = with_it
            case EntryReadmitted():
                in_play += refunded[event.entry]
            case ChipsPutIn():
                in_play += event.chips
            case ChipsTakenOut():
                in_play -= event.chips
    if state.matches.drawn:
        in_play = _stacks_of_matches(what_counts, state)
    assert state.chips_in_play == in_play
    assert state.entries.chips == brought + sum(given[entry] for entry in state.entries.by_number)
    came = progress_of(state).came if state.stage else {}
    entered = [one for one in state.entries.by_number.values() if one.number not in came]
    assert all(one.chips == given[one.number] for one in entered)


def _stacks_of_matches(what_counts: Sequence[Event], state: Tournament) -> int:
    """In a bracket every match begins anew: with what its players were called to it with."""
    calls = [one for one in what_counts if isinstance(one, PairingCalled)]
    stacks = {place.entry: call.stack for call in calls for place in call.places}
    return sum(stacks.get(one, state.conditions.starting_chips) for one in state.in_play())


def _bought_by(entry: Entry) -> PersonId:
    first = entry.sales[0]
    return first.person if isinstance(first, EntrySold) else entry.person


def nobody_buys_more_than_is_sold(state: Tournament) -> None:
    """Nobody has bought more re-buys, add-ons or entries than was announced.

    A name that is put right may give somebody one entry too many: who bought it counts.
    """
    conditions, entries = state.programme.conditions, state.entries
    if conditions is None:
        return
    assert entries.count <= conditions.max_entries
    sold = entries.by_number.values()
    again = Counter(_bought_by(one) for one in sold if one.again)
    addons = Counter(
        (one.entry, one.addon_kind)
        for entry in sold
        for one in entry.sales
        if isinstance(one, AddOnSold)
    )
    for (_, addon_kind), most in addons.items():
        of_kind = conditions.addon_of(addon_kind)
        assert of_kind is not None
        assert of_kind.most is None or most <= of_kind.most, addon_kind
    for kind, most in (
        (PurchaseKind.REBUY, max((one.rebuys for one in sold), default=0)),
        (PurchaseKind.REENTRY, max(again.values(), default=0)),
    ):
        offer = conditions.offer(kind)
        limit = offer.most if offer else 0
        assert limit is None or most <= limit, kind
    assert entries.rebuys == sum(one.rebuys for one in sold)
    assert entries.addons == sum(one.addons for one in sold)
    assert entries.reentries == sum(one.again for one in sold)


def heads_add_up(state: Tournament) -> None:
    """What was taken for bounties is won, or on a head; a head that was won is on no other."""
    bounties = state.bounties
    won = [one for one in bounties.takers if one in bounties.out]
    assert not {*won} & {*bounties.agreed}
    free = sum(cents for entry, cents in bounties.heads.items() if entry not in won)
    lives = (life for lost in bounties.earlier.values() for life in lost if not life.takers)
    takers = {*bounties.victims, *bounties.won_before}
    kept = free + sum(life.cents for life in lives) + sum(bounties.kept_back.values())
    taken = state.entries.taken.get(BOUNTY, 0)
    if bounties.mystery:
        kept += taken if bounties.envelopes is None else total(bounties.envelopes)
    assert kept + sum(map(bounties.won, takers)) + bounties.in_pool == taken
    given_back = state.programme.cancelled and not state.programme.refunds
    assert not (given_back and bounties.in_pool)


def money_adds_up(station: Station, event: StreamId, state: Tournament) -> None:
    """Money in is pool, fee and every other part; what was paid and is owed is the posted list."""
    entries, prizes = state.entries, state.prizes
    booked: Counter[str] = Counter(dict(rows(station, MONEY, event)))
    assert not list(rows(station, UNBALANCED, event))
    pool, heads = account_of(POOL), state.bounties.in_pool
    apart_paid = [one for paid in state.bounties.paid.values() for one in paid]
    bounties = sum(one.cents for one in apart_paid)
    not_claimed = sum(one.cents for one in apart_paid if one.unclaimed)
    apart, came = paid_apart(state), came_for(state, bounties)
    filled, moved = sum(state.bounties.filled.values()), sum(state.bounties.passed_on.values())
    for account, cents in came.items():
        assert account == pool or booked.pop(account, 0) == cents
    out = prizes.paid_cents + sum(one.value for one in prizes.paid.values()) + apart[POOL]
    aside: dict[str, Mapping[int, PrizeUnclaimed | PrizeForfeited]] = {
        "prizes_unclaimed": prizes.unclaimed,
        "prizes_to_the_crown": prizes.forfeited,
    }
    booked["prizes_unclaimed"] += not_claimed
    for account, kept in aside.items():
        cents = sum(one.cents + one.value for one in kept.values())
        assert booked.pop(account, 0) == -cents
        out += cents
    assert booked.pop(pool, 0) == out - entries.pool - entries.added - heads - moved
    assert booked.pop("house_added", 0) == entries.added + filled
    assert booked.pop("alternates", 0) == -state.alternates.held
    assert booked.pop("prizes_in_kind", 0) == -sum(one.value for one in prizes.paid.values())
    owed = sum(sale.owed for sale in entries.owed.values())
    assert booked.pop("owed", 0) == owed
    tenders = sum(booked.pop(tender.value, 0) for tender in Tender)
    handed_out = prizes.paid_cents + bounties - not_claimed
    assert tenders == entries.total + state.alternates.held - owed - handed_out
    assert not +booked, booked
    pools_add_up(state)


def came_for(state: Tournament, bounties: int) -> Counter[str]:
    """What is booked for each part of the prices, where so many cents of bounties were paid.

    A side pool of the house's money alone has no price that it came for.
    """
    came = Counter({account_of(name): -cents for name, cents in state.entries.taken.items()})
    apart, hunted = paid_apart(state), account_of(BOUNTY)
    for name, cents in ((one, apart[one]) for one in apart if one != POOL):
        came[account_of(name)] += cents
    for name, cents in state.bounties.filled.items():
        came[account_of(name)] -= cents
    for name, cents in state.bounties.passed_on.items():
        came[account_of(name)] += cents
    came[hunted] += bounties - sum(apart.values()) + state.bounties.in_pool
    return came


def paid_apart(state: Tournament) -> Counter[str]:
    """What was paid out of each side pool, and out of the pool in stages."""
    paid = Counter[str]()
    for entry in state.bounties.paid:
        for part in state.bounties.pools_paid(entry):
            paid[part.name] += part.cents
    return paid


def pools_add_up(state: Tournament) -> None:
    """What went into a side pool is won of it or still in it, and was paid to who won it."""
    if state.programme.conditions is None or state.programme.cancelled:
        return
    paid = paid_apart(state)
    for pool in state.conditions.prizes.pools:
        won, total = shares_of_pool(state, pool), taken_for(state, pool)
        assert paid[pool.name] <= sum(won.values()) <= total
        competing = compete_for(state, pool)
        if total and competing and state.is_decided and not pool.named:
            assert sum(won.values()) == total
        if state.programme.winner is not None:
            assert paid[pool.name] == total
    for number, places in state.stages.paid_inside().items():
        assert 0 <= places <= state.stages.by_number[number].entries.count
    assert sum(won_in_stages(state).values()) <= state.paid_inside


def prizes_add_up(state: Tournament) -> None:
    """Posted is the pool; what each wins adds up to it, and was paid to the right place."""
    entries, prizes = state.entries, state.prizes
    assert bool(prizes.posted) == entries.closed or state.programme.cancelled
    if not prizes.posted or state.programme.cancelled:
        return
    assert prizes.total == state.pool
    falls = list(prizes.posted) == sorted(prizes.posted, reverse=True)
    assert falls or prizes.in_kind or prizes.deal or state.conditions.prizes.may_rise
    for entry, payment in prizes.paid.items():
        assert owed_to(state, entry) == payment.cents
    if state.programme.winner is not None:
        settled = (prizes.paid, prizes.unclaimed, prizes.forfeited)
        assert state.pool == sum(one.cents + one.value for of in settled for one in of.values())
    if prizes.passed_over:
        return
    decided = {entry: place for entry, place in state.places().items() if place <= prizes_of(state)}
    try:
        won = sum(share_of(state, entry).cents for entry in decided)
    except Refusal:
        return
    open_ = [place for place in range(1, prizes_of(state) + 1) if not state.at_place(place)]
    found = (undecided(state, place) for place in open_)
    still = sum(one.cents for one in found if one is not None)
    assert won + still == state.pool


def prizes_of(state: Tournament) -> int:
    """How many places win anything."""
    return last_paid(state)


def lists_say_the_same(
    station: Station, event: StreamId, what_counts: Sequence[Event], state: Tournament
) -> None:
    """The lists of purchases and payouts have what counts, and add up to the money taken."""
    told: dict[str, Counter[tuple[Any, ...]]] = {name: Counter() for name in LISTS}
    for one in what_counts:
        for row in one.rows():
            if row.table in told:
                told[row.table][_key(row.table, row.values)] += 1
        for row in one.voids():
            told[row.table][_key(row.table, row.values)] -= 1
    for name, (query, _) in LISTS.items():
        assert Counter(rows(station, query, event)) == +told[name], name
    taken = sum(cents for *_, cents in rows(station, BOUGHT, event))
    assert taken == state.entries.total + state.alternates.held
    paid = sum(cents for *_, cents in rows(station, PAID, event))
    assert paid == state.prizes.paid_cents


def _key(name: str, values: Any) -> tuple[Any, ...]:
    return tuple(values[column] for column in LISTS[name][1])


def rows(station: Station, query: str, *params: object) -> Iterator[tuple[Any, ...]]:
    """What the record answers."""
    return iter(station.ask(lambda db: db.rows(query, params)))

"""Bounties on heads that nobody can win: they go into the prize pool, never to the house."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.payouts.bounties import (
    bounty_back,
    bounty_queue,
    bounty_sums,
    pay_bounty,
    pool_bounty,
    tell_takers,
)
from tdapp.tournament.payouts.paying import pay_prize, set_unclaimed
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.tournament.payouts.restating import with_bounty_pooled
from tdapp.tournament.plan.prize_plan import WHOLE, Progressive
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.refunding import give_back_parts, readmit, refund, void_in_play
from tests.rules.houses import BOOKS
from tests.rules_doc import rule
from tests.tournament.evening import Evening, refused, seated
from tests.tournament.payouts.bounty_hunt import HEAD, HUNT, out

GROWS = replace(HUNT.prizes, progressive=Progressive(WHOLE // 2))
LEAVES = [one for one in Departure if one not in {Departure.NOT_THROUGH, Departure.RETIRED}]


def hunt(house: str = "STAR", *, grows: bool = False, **changes: object) -> Evening:
    """Six players, each with a bounty on the head."""
    prizes = GROWS if grows else HUNT.prizes
    rules = rulebook(BOOKS[house]).tournament
    return seated(6, replace(HUNT, house=house, rules=rules, prizes=prizes, **changes))


def gone(evening: Evening, entry: int, how: Departure = Departure.DISQUALIFIED) -> None:
    evening.tell(leave(evening.state, entry, how, 500, evening.now))


def pooled(evening: Evening, entry: int) -> None:
    moved = pool_bounty(evening.state, entry)
    evening.tell(with_bounty_pooled(evening.state, moved))


def all_is_somewhere(evening: Evening) -> None:
    """All that was paid for bounties was handed over, is won, on a head or in the pool."""
    state = evening.state
    sums, bounties = bounty_sums(state), state.bounties
    took = {*bounties.victims, *bounties.won_before}
    won = sum(map(bounties.won, took))
    free = sum(bounties.heads[one] for one in bounties.heads if one not in bounties.takers)
    assert won + free + sum(bounties.kept_back.values()) + sums.pooled == sums.taken
    if state.prizes.posted:
        assert state.prizes.total == state.pool


@rule("STAR", "28.3.2")
@rule("TAS", "C20.15")
@pytest.mark.parametrize("house", sorted(BOOKS))
@pytest.mark.parametrize("how", LEAVES)
@pytest.mark.parametrize("grows", [False, True])
@pytest.mark.parametrize("before", [True, False])
def test_the_bounty_of_who_leaves_otherwise_is_paid_out_with_the_prizes(
    house: str, how: Departure, *, grows: bool, before: bool
) -> None:
    """The bounty of a player who leaves without a knock-out goes to the players, not the house."""
    evening = hunt(house, grows=grows)
    out(evening, 6, 5)
    head = evening.state.bounties.heads[5]
    if not before:
        evening.close()
    gone(evening, 5, how)
    if before:
        evening.close()
    else:
        assert refused(evening, finish, evening.now).code == "still_in_play"
        pooled(evening, 5)
    all_is_somewhere(evening)
    assert (evening.state.pool, evening.state.bounties.in_pool) == (60_000 + head, head)
    for loser, taker in ((4, 1), (3, 1), (2, 1)):
        out(evening, loser, taker)
    for place, entry, _ in list(unpaid(evening.state)):
        evening.tell(pay_prize(evening.state, place, entry, though_disqualified=True))
    for due in bounty_queue(evening.state):
        evening.tell(pay_bounty(evening.state, due.entry))
    evening.tell(finish(evening.state, evening.now))
    sums = bounty_sums(evening.state)
    assert (sums.kept, sums.owed, sums.paid + sums.pooled) == (0, 0, 6 * HEAD)


def test_a_head_that_is_kept_at_a_late_refund_goes_into_the_pool() -> None:
    evening = hunt("OPEN", refunds=RefundTerms(withdrawal=(POOL, FEE)))
    evening.tell(refund(evening.state, 6, Occasion.WITHDRAWAL, evening.now))
    assert evening.state.bounties.for_nobody() == {6: HEAD}
    pooled(evening, 6)
    assert refused(evening, readmit, 6) == Refusal("bounty_pooled", entry=6)
    evening.tell(bounty_back(evening.state, 6))
    evening.tell(readmit(evening.state, 6))
    assert evening.state.bounties.heads[6] == HEAD
    evening.tell(refund(evening.state, 6, Occasion.WITHDRAWAL, evening.now))
    evening.close()
    assert (evening.state.bounties.in_pool, evening.state.pool) == (HEAD, 50_000 + HEAD)
    all_is_somewhere(evening)


def test_who_lost_to_nobody_leaves_the_head_to_the_pool_once_that_is_said() -> None:
    evening = hunt()
    evening.close()
    evening.bust(6)
    assert refused(evening, pool_bounty, 5) == Refusal("not_out", entry=5)
    pooled(evening, 6)
    assert evening.state.bounties.untold() == []
    assert refused(evening, tell_takers, 6, (1,)) == Refusal("no_bounty", entry=6)
    out(evening, 5, 1)
    assert refused(evening, pool_bounty, 5) == Refusal("no_bounty", entry=5)


def give_back(evening: Evening) -> None:
    evening.tell(give_back_parts(evening.state, 6, (BOUNTY,), Occasion.WITHDRAWAL, evening.now))


@pytest.mark.parametrize(
    "act",
    [
        lambda evening: evening.tell(reinstate(evening.state, 6, seed="x")),
        lambda evening: evening.tell(pass_on(evening.state, 6, 5)),
        lambda evening: evening.tell(refund(evening.state, 6, Occasion.WITHDRAWAL, evening.now)),
        lambda evening: evening.tell(void_in_play(evening.state, 6)),
        give_back,
    ],
)
def test_nothing_brings_a_head_back_that_is_in_the_pool_but_taking_it_out(
    act: Callable[[Evening], object],
) -> None:
    evening = hunt("OPEN", refunds=RefundTerms(withdrawal=(POOL, FEE, BOUNTY)))
    gone(evening, 6, Departure.WITHDRAWN)
    pooled(evening, 6)
    with pytest.raises(Refusal) as found:
        act(evening)
    assert found.value == Refusal("bounty_pooled", entry=6)
    evening.tell(bounty_back(evening.state, 6))
    assert refused(evening, bounty_back, 6) == Refusal("bounty_not_pooled", entry=6)
    act(evening)
    all_is_somewhere(evening)


def test_a_list_that_was_agreed_gives_first_place_what_comes_into_the_pool() -> None:
    evening = hunt()
    evening.close()
    pool = evening.state.pool
    evening.tell(change_prizes(evening.state, (pool - 20_000, 20_000), deal=True))
    gone(evening, 6)
    pooled(evening, 6)
    assert evening.state.prizes.posted == (pool - 20_000 + HEAD, 20_000)
    evening.tell(with_bounty_pooled(evening.state, bounty_back(evening.state, 6)))
    assert evening.state.prizes.posted == (pool - 20_000, 20_000)


def test_prizes_wait_for_a_bounty_that_is_to_come_into_the_pool() -> None:
    evening = hunt()
    evening.close()
    for loser in (6, 5, 4, 3):
        out(evening, loser, 1)
    gone(evening, 2)
    wait = Refusal("bounties_for_pool", entries="2")
    assert refused(evening, pay_prize, 1) == wait
    assert refused(evening, set_unclaimed, 1) == wait
    assert refused(evening, finish, evening.now).code == "prizes_owed"
    pooled(evening, 2)
    evening.tell(pay_prize(evening.state, 1))


def test_a_cancelled_event_gives_back_what_was_pooled() -> None:
    evening = hunt()
    gone(evening, 6)
    pooled(evening, 6)
    evening.tell(cancel_event(evening.state, evening.now))
    assert (evening.state.bounties.in_pool, evening.state.entries.total) == (0, 0)


def test_a_head_of_who_is_in_does_not_go_into_the_pool() -> None:
    evening = hunt()
    gone(evening, 6)
    moved = pool_bounty(evening.state, 6)
    with pytest.raises(Contradiction, match="not_out"):
        hunt().tell(moved)

"""Bounties in envelopes: filled with the bounty pool, drawn one by one, and paid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.till.payment import BOUNTY
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.bounties import Envelope, EnvelopeDrawn, EnvelopesFilled
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.payouts.bounties import (
    bounty_due,
    bounty_sums,
    must_pool_bounties,
    pay_bounty,
    pool_bounty,
    tell_takers,
)
from tdapp.tournament.payouts.envelopes import (
    draw_envelope,
    fill_envelopes,
    listed,
    proposed,
    total,
)
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.restating import with_bounty_pooled
from tdapp.tournament.plan.prize_plan import WHOLE, EnvelopePlan, Mystery
from tdapp.tournament.prizes import unpaid
from tests.rules.houses import BOOKS
from tests.rules_doc import rule
from tests.tournament.evening import refused, seated
from tests.tournament.payouts.bounty_hunt import HUNT
from tests.tournament.payouts.envelope_night import (
    MYSTERY,
    PLAYERS,
    POOL,
    filled,
    in_the_money,
    out,
)


@pytest.mark.parametrize("house", BOOKS)
def test_every_envelope_is_drawn_and_all_of_them_are_the_bounty_pool(house: str) -> None:
    evening = filled(house)
    assert total(evening.state.bounties.envelopes or ()) == POOL
    drawn = [out(evening, entry, 1, seed=f"seed {entry}") for entry in (5, 4, 3, 2)]
    for entry in (1, 2, 3, 4, 5):
        evening.tell(pay_prize(evening.state, entry, entry))
    assert refused(evening, finish, evening.now).code == "envelopes_undrawn"
    evening.tell(draw_envelope(evening.state, 1, "last"))
    drawn.append(evening.state.bounties.drawn[1])
    assert sum(drawn) == POOL == evening.state.entries.taken[BOUNTY]
    assert evening.state.bounties.envelopes == ()
    assert bounty_due(evening.state, 1).won == POOL
    evening.tell(pay_bounty(evening.state, 1))
    assert bounty_due(evening.state, 1).owed == 0
    evening.tell(finish(evening.state, evening.now))


@rule("STAR", "28.3.2")
@rule("TAS", "C20.15")
@pytest.mark.parametrize("house", BOOKS)
def test_the_envelope_of_who_leaves_otherwise_goes_into_the_prize_pool(house: str) -> None:
    """Nobody can win it, so it is drawn for the prize pool and never kept by the house."""
    evening = filled(house)
    evening.tell(leave(evening.state, 5, Departure.DISQUALIFIED, 500, evening.now))
    assert evening.state.bounties.undrawn() == [5]
    assert refused(evening, must_pool_bounties).code == "envelopes_undrawn"
    evening.tell(draw_envelope(evening.state, 5, "chance"))
    cents, pool = evening.state.bounties.drawn[5], evening.state.pool
    assert refused(evening, must_pool_bounties).code == "bounties_for_pool"
    evening.tell(with_bounty_pooled(evening.state, pool_bounty(evening.state, 5)))
    assert evening.state.pool == pool + cents == evening.state.prizes.total
    for entry in (4, 3, 2):
        out(evening, entry, 1, seed=f"seed {entry}")
    evening.tell(draw_envelope(evening.state, 1, "last"))
    for place, winner, _ in list(unpaid(evening.state)):
        evening.tell(pay_prize(evening.state, place, winner, though_disqualified=True))
    evening.tell(pay_bounty(evening.state, 1))
    evening.tell(finish(evening.state, evening.now))
    sums = bounty_sums(evening.state)
    assert (sums.kept, sums.owed, sums.pooled, sums.paid) == (0, 0, cents, POOL - cents)


def test_who_went_out_before_the_money_has_no_bounty() -> None:
    evening = filled()
    assert refused(evening, tell_takers, 6, (1,)).code == "no_bounty"
    assert not evening.state.bounties.untold()


def test_a_joint_knock_out_shares_what_lay_in_one_envelope() -> None:
    evening = filled()
    cents = out(evening, 5, 1, 2)
    won = [bounty_due(evening.state, one).won for one in (1, 2)]
    assert sum(won) == cents
    assert max(won) - min(won) <= 1


def test_a_draw_needs_a_winner_an_envelope_and_happens_once() -> None:
    evening = in_the_money()
    assert refused(evening, draw_envelope, 5, "s").code == "no_envelopes"
    evening.tell(fill_envelopes(evening.state))
    assert refused(evening, fill_envelopes).code == "envelopes_filled"
    assert refused(evening, draw_envelope, 5, "s").code == "no_bounty"
    evening.bust(5)
    assert refused(evening, draw_envelope, 5, "s").code == "bounty_winner_first"
    assert evening.state.bounties.untold() == [5]
    evening.tell(tell_takers(evening.state, 5, (2,)))
    assert evening.state.bounties.undrawn() == [5]
    assert refused(evening, draw_envelope, 5, "s", 7).code == "no_such_envelope"
    (largest, *_) = evening.state.bounties.envelopes or ()
    evening.tell(draw_envelope(evening.state, 5, "s", largest.cents))
    assert refused(evening, draw_envelope, 5, "s").code == "envelope_drawn"
    assert bounty_due(evening.state, 2).owed == largest.cents


def test_the_seed_of_a_draw_is_recorded_and_decides_it_alone() -> None:
    evening = filled()
    evening.bust(5)
    evening.tell(tell_takers(evening.state, 5, (2,)))
    found = {draw_envelope(evening.state, 5, f"{seed}")[0] for seed in range(60)}
    assert {one.cents for one in found if isinstance(one, EnvelopeDrawn)} == {
        one.cents for one in evening.state.bounties.envelopes or ()
    }
    again = draw_envelope(evening.state, 5, "7")
    assert again == draw_envelope(evening.state, 5, "7")
    assert isinstance(again[0], EnvelopeDrawn)
    assert again[0].seed == "7"


def test_envelopes_wait_for_the_money_and_for_the_whole_pool() -> None:
    evening = seated(PLAYERS, MYSTERY)
    evening.start()
    assert refused(evening, fill_envelopes).code == "prizes_not_posted"
    evening.close()
    assert refused(evening, fill_envelopes).code == "envelopes_too_early"
    evening.bust(8, 7, 6)
    few, many = (Envelope(POOL, 1),), (Envelope(100, 5),)
    assert refused(evening, fill_envelopes, few).code == "envelopes_not_players"
    assert refused(evening, fill_envelopes, many).code == "envelopes_not_pool"
    own = (Envelope(POOL - 400, 1), Envelope(100, 2), Envelope(100, 2))
    evening.tell(fill_envelopes(evening.state, own))
    assert evening.state.bounties.envelopes == (Envelope(POOL - 400, 1), Envelope(100, 4))


def test_a_player_who_is_back_keeps_what_the_open_envelope_said() -> None:
    evening = filled()
    cents = out(evening, 5, 1)
    evening.tell(reinstate(evening.state, 5))
    assert evening.state.bounties.drawn[5] == cents
    assert bounty_due(evening.state, 1).won == 0
    evening.bust(5)
    evening.tell(tell_takers(evening.state, 5, (2,)))
    assert bounty_due(evening.state, 2).won == cents
    assert not evening.state.bounties.undrawn()


def test_the_pool_changes_no_more_once_it_lies_in_envelopes() -> None:
    evening = filled()
    with pytest.raises(Contradiction, match="envelopes_filled"):
        evening.tell([EnvelopesFilled((Envelope(POOL, 1),), (1,))])


@given(
    pool=st.integers(1, 10**9),
    left=st.integers(1, 400),
    plans=st.lists(
        st.one_of(
            st.builds(EnvelopePlan, st.integers(1, 50), st.integers(1, 10**8)),
            st.builds(EnvelopePlan, st.integers(1, 50), percent=st.integers(1, WHOLE)),
        ),
        max_size=5,
    ),
    unit=st.integers(1, 10_000),
)
def test_whatever_is_published_the_envelopes_are_the_pool_one_for_each_player(
    pool: int, left: int, plans: list[EnvelopePlan], unit: int
) -> None:
    envelopes = proposed(Mystery(tuple(plans), unit=unit), pool + left, left)
    assert total(envelopes) == pool + left
    assert sum(one.count for one in envelopes) == left
    assert min(one.cents for one in envelopes) > 0
    assert listed(envelopes) == envelopes


def test_the_published_list_of_the_world_series_is_its_million() -> None:
    """1 of 250,000, 3 of 100,000, 6 of 25,000, 10 of 10,000 and 80 of 2,500: 1,000,000 in 100."""
    plans = ((1, 250_000), (3, 100_000), (6, 25_000), (10, 10_000), (80, 2_500))
    published = tuple(EnvelopePlan(count, 100 * value) for count, value in plans)
    envelopes = proposed(Mystery(published), 100_000_000, 100)
    assert [(one.count, one.cents // 100) for one in envelopes] == list(plans)
    with pytest.raises(Refusal, match="no_mystery"):
        fill_envelopes(seated(4, HUNT).state)

"""Deals that share what nobody has drawn of mystery envelopes: all of it is paid, to the cent."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.payouts.bounties import bounty_queue, bounty_sums, pay_bounty, tell_takers
from tdapp.tournament.payouts.dealing import answer_deal, post_deal, put_deal
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.prizes import share_of, unpaid
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.rules_doc import rule
from tests.tournament.evening import Evening, refused
from tests.tournament.payouts.envelope_night import POOL, filled, out


def three_left() -> tuple[Evening, dict[int, int]]:
    """Two envelopes are drawn and won by entry 1; three players are left, and three envelopes."""
    evening = filled()
    for entry in (5, 4):
        out(evening, entry, 1)
    each = evening.state.chips_in_play // 3
    return evening, {1: evening.state.chips_in_play - 2 * each, 2: each, 3: each}


def posted(evening: Evening) -> None:
    for entry in evening.state.in_play():
        evening.tell(answer_deal(evening.state, entry, DealAnswer.AGREED))
        evening.tell(answer_deal(evening.state, entry, DealAnswer.SIGNED))
    evening.tell(with_slips(evening.state, post_deal(evening.state)))


@rule("STAR", "28.3.2")
@pytest.mark.parametrize("method", [one for one in DealMethod if one is not DealMethod.HAND])
def test_undrawn_envelopes_in_a_deal_are_paid_to_the_cent(method: DealMethod) -> None:
    """All that players paid for prizes and bounties goes to players."""
    evening, stacks = three_left()
    undrawn, before = evening.state.bounties.in_envelopes, evening.state.pool
    to_share = sum(cents for _, _, cents in unpaid(evening.state) if cents)
    evening.tell(put_deal(evening.state, DealTerms(method), stacks, heads=True))
    posted(evening)
    assert 0 < undrawn < POOL
    assert evening.state.pool == evening.state.prizes.total == before + undrawn
    assert not evening.state.bounties.in_envelopes
    evening.bust(3, 2)
    assert refused(evening, tell_takers, 3, (1,)).code == "no_bounty"
    won = sum(share_of(evening.state, one).cash for one in (1, 2, 3))
    paid_below = sum(share_of(evening.state, one).cash for one in (4, 5))
    assert won + paid_below == to_share + undrawn
    for place, entry, _ in reversed(list(unpaid(evening.state))):
        evening.tell(pay_prize(evening.state, place, entry))
    for due in bounty_queue(evening.state):
        evening.tell(pay_bounty(evening.state, due.entry))
    sums = bounty_sums(evening.state)
    assert (sums.taken, sums.kept) == (POOL, 0)
    assert evening.state.prizes.paid_cents + sums.paid == before + POOL
    evening.tell(finish(evening.state, evening.now))


def test_envelopes_outside_stay_where_they_are() -> None:
    evening, stacks = three_left()
    undrawn = evening.state.bounties.in_envelopes
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.EVEN), stacks))
    posted(evening)
    assert evening.state.bounties.in_envelopes == undrawn


def test_an_envelope_that_somebody_has_won_is_drawn_before_the_rest_is_shared() -> None:
    evening, _ = three_left()
    evening.bust(3)
    evening.tell(tell_takers(evening.state, 3, (2,)))
    chips = evening.state.chips_in_play
    stacks = {1: chips - 100, 2: 100}
    terms = DealTerms(DealMethod.EVEN)
    no = refused(evening, lambda state: put_deal(state, terms, stacks, heads=True))
    assert no == Refusal("envelopes_undrawn", entries="3")

"""Three who are left of a small event, and how they agree on a deal."""

from collections.abc import Callable, Sequence

import pytest

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.deals import DealAnswer, DealPut
from tdapp.tournament.payouts.dealing import answer_deal, post_deal, put_deal
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.tournament.evening import SMALL, Evening, seated

THREE = {1: 40_000, 2: 15_000, 3: 5_000}
"""Six entered with 10,000 chips each; three are left, for 300, 180 and 120 dollars."""


def three_left(conditions: Conditions = SMALL) -> Evening:
    evening = seated(6, conditions)
    evening.close()
    for entry in (6, 5, 4):
        evening.tell(with_slips(evening.state, bust(evening.state, entry, evening.now)))
    return evening


def put(
    evening: Evening, method: DealMethod, saved: Sequence[int] = (), by_hand: Sequence[int] = ()
) -> DealPut:
    stacks = {one: THREE[one] for one in evening.state.in_play()}
    if len(stacks) < len(THREE):
        stacks[min(stacks)] += evening.state.chips_in_play - sum(stacks.values())
    hand = dict(zip(stacks, by_hand, strict=False))
    (event,) = evening.tell(put_deal(evening.state, DealTerms(method, tuple(saved)), stacks, hand))
    assert isinstance(event, DealPut)
    return event


def agreed(evening: Evening) -> None:
    """Everybody agrees and signs, and the deal is posted."""
    for entry in evening.state.in_play():
        evening.tell(answer_deal(evening.state, entry, DealAnswer.AGREED))
        evening.tell(answer_deal(evening.state, entry, DealAnswer.SIGNED))
    evening.tell(with_slips(evening.state, post_deal(evening.state)))


def refused(act: Callable[[], Sequence[Event]]) -> str:
    with pytest.raises(Refusal) as no:
        act()
    return no.value.code

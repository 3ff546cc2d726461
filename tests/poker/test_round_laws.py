"""Whatever is played: chips are kept, pots add up, play ends; only what is offered is taken."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import settle
from tdapp.poker.variants.variant import Variant
from tests.poker.acts_tried import accepted, acts_tried
from tests.poker.any_round import VARIANTS, acts_from, any_setup, played


def chips(round_: Round) -> int:
    """All chips of a round: behind, in front, and in the middle."""
    betting = round_.betting
    return betting.pot + sum(one.stack for one in betting.stakes)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@given(seed=st.integers(0, 2**32))
def test_chips_are_kept_and_pots_add_up_whatever_is_played(variant: Variant, seed: int) -> None:
    chance = Random(seed)
    setup = any_setup(chance, variant)
    for round_ in played(chance, setup):
        assert chips(round_) == sum(setup.stacks)
        assert all(one.stack >= 0 and one.bet >= 0 for one in round_.betting.stakes)
        last = round_
    end = settle(last)
    back = end.uncalled.chips if end.uncalled else 0
    assert sum(end.stacks) == sum(setup.stacks)
    assert sum(pot.chips for pot in end.pots) + back == last.betting.pot
    assert sum(share.chips for share in end.shares) == last.betting.pot - back
    assert min(end.stacks) >= 0


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@given(seed=st.integers(0, 2**32))
def test_every_act_that_is_offered_is_accepted_and_no_other(variant: Variant, seed: int) -> None:
    chance, tries = Random(seed), Random(seed)
    for round_ in played(chance, any_setup(chance, variant)):
        for act, offered in acts_tried(tries, round_):
            assert accepted(act, round_) is offered, act


ACT = msgspec.json.Decoder(AnyAct)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_undo_is_exact_and_acts_that_were_kept_play_the_same(variant: Variant, seed: int) -> None:
    chance = Random(seed)
    first = start(any_setup(chance, variant))
    kept, written = [first], []
    for act in acts_from(chance, first):
        written.append(msgspec.json.encode(act))
        kept.append(act.after(kept[-1]))
    again = first
    for text, before, after in zip(written, kept, kept[1:], strict=False):
        assert again == before
        again = ACT.decode(text).after(again)
        assert again == after

"""Whatever is played: chips are kept, pots add up, play ends; only what is offered is taken."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.poker.round import acting
from tdapp.poker.round.acts import AnyAct
from tdapp.poker.round.course import start
from tdapp.poker.round.kitty import take_kitty
from tdapp.poker.round.offers import Offers, offers
from tdapp.poker.round.running import run
from tdapp.poker.round.settling import settle
from tdapp.poker.round.state import Round
from tdapp.poker.variants.variant import Variant
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


def accepted(act: Callable[..., Round], *given: object) -> bool:
    """Whether an act is done, and not refused."""
    try:
        act(*given)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@given(seed=st.integers(0, 2**32))
def test_every_act_that_is_offered_is_accepted_and_no_other(variant: Variant, seed: int) -> None:
    chance = Random(seed)
    for round_ in played(chance, any_setup(chance, variant)):
        may = offers(round_)
        for player in range(round_.setup.players):
            mine = player == may.actor
            assert accepted(acting.fold, round_, player) is (mine and may.folds)
            assert accepted(acting.call, round_, player) is (mine and may.call is not None)
            assert accepted(acting.bring_in, round_, player) is (mine and may.bring_in)
            shows = player in may.shows
            assert accepted(acting.show, round_, player) is shows
            assert accepted(acting.muck, round_, player) is (player in may.mucks)
            assert accepted(take_kitty, round_, player) is (mine and may.takes_kitty)
            stands_pat = mine and may.draws is not None
            assert accepted(acting.draw, round_, player, ()) is stands_pat
        for times in (1, 2, may.runs, may.runs + 1):
            assert accepted(run, round_, times) is (2 <= times <= may.runs)
        _only_such_raises(round_, may)


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


def _only_such_raises(round_: Round, may: Offers) -> None:
    if may.raises is None or may.actor is None:
        return
    actor, (least, most) = may.actor, (may.raises.least, may.raises.most)
    taken = {
        to: accepted(acting.raise_to, round_, actor, to)
        for to in (least - 1, least, (least + most) // 2, most, most + 1)
    }
    only = may.raises.only
    assert taken == {to: to in only if only else least <= to <= most for to in taken}

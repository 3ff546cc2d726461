"""Whatever is ruled at any moment of any game: no chip is lost, and play goes on to its end."""

from random import Random

import pytest

from tdapp.poker.round.settling import settle
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings import card_acts, hand_acts
from tests.poker.any_round import VARIANTS, any_setup, played, played_from


def chips(round_: Round) -> int:
    """All chips of a round."""
    return sum(stacks(round_)) + round_.betting.pot


def stacks(round_: Round) -> list[int]:
    """What lies behind."""
    return [one.stack for one in round_.betting.stakes]


def test_whatever_is_ruled_at_any_moment_no_chip_is_lost_and_the_round_can_be_settled() -> None:
    """Random play in every game; after a ruling the round goes on to its end."""
    assert _ruled_at_any_moment(Random(25)) > 500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_no_chip_is_lost_by_a_ruling_in_many_rounds(seed: int) -> None:
    assert _ruled_at_any_moment(Random(seed)) > 500


def _ruled_at_any_moment(chance: Random) -> int:
    """How many rulings were tried on a round of every game."""
    tried = 0
    for variant in VARIANTS:
        setup = any_setup(chance, variant)
        for round_ in played(chance, setup):
            rulings = _rulings(round_, chance.randrange(setup.players))
            tried += len(rulings)
            for after in rulings:
                assert chips(after) == sum(setup.stacks)
                assert min(stacks(after)) >= 0
                assert after.betting.dead >= 0
        _goes_on(chance, setup)
    return tried


def _rulings(round_: Round, player: int) -> list[Round]:
    always = [hand_acts.misdealt(round_), hand_acts.voided(round_)]
    return [*always, *_if_it_may_be(round_, player)]


def _if_it_may_be(round_: Round, player: int) -> list[Round]:
    """What the acts that may refuse give; where they refuse, the round is as they say."""
    live, ended = round_.live, round_.phase in {Phase.SHOWDOWN, Phase.OVER}
    may_go = player in live and len(live) > 1
    acts = (hand_acts.dead, hand_acts.void, hand_acts.dead_without_raise)
    found = [act(round_, player) for act in acts if may_go]
    if player not in live and ended:
        found.append(hand_acts.won_by(round_, player))
    if round_.street and round_.phase is Phase.BET and any(round_.boards):
        found.append(card_acts.board_back(round_))
    return found


def _goes_on(chance: Random, setup: Setup) -> None:
    """A round that was ruled on at some moment is played to its end."""
    round_ = chance.choice(list(played(chance, setup)))
    after = chance.choice(_rulings(round_, chance.randrange(setup.players)))
    *_, over = played_from(chance, after)
    assert sum(settle(over).stacks) == sum(setup.stacks)

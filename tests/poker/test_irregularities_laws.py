"""Whatever is ruled at any moment of any game: no chip is lost, and play goes on to its end."""

from random import Random

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.round.ruled_course import kept_chips
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings import card_acts, hand_acts
from tdapp.poker.rulings.irregularities import rule_on
from tdapp.poker.rulings.irregularities_carried import carry_out, is_carried_out
from tdapp.poker.showdown.settling import settle
from tdapp.rules.irregularities.facts import Facts, RulingFact
from tdapp.rules.irregularities.situations import GameKind, Situation
from tests.poker.any_round import VARIANTS, any_setup, played, played_from
from tests.poker.any_ruling import any_answer, any_mistake, twice
from tests.poker.irregularities import irregularities


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
    acts = (rule_dead, hand_acts.void, hand_acts.dead_without_raise)
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


def test_whatever_a_book_rules_is_carried_out_or_refused_and_play_goes_on_to_its_end() -> None:
    """Any ruling of any house at any moment: no chip and no card is lost or there twice."""
    assert _carried_out(Random(26), 3) > 50


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_rulings_of_the_books_lose_nothing_in_many_rounds(seed: int) -> None:
    assert _carried_out(Random(seed), 20) > 300


def _carried_out(chance: Random, rounds: int) -> int:
    """How many rulings changed a round of every game."""
    changed = 0
    for variant in VARIANTS:
        for _ in range(rounds):
            before = list(played(chance, any_setup(chance, variant)))
            for round_ in chance.sample(before, min(len(before), 3)):
                after = _ruled(chance, round_)
                changed += after != round_
                _played_on(chance, after)
    return changed


def _ruled(chance: Random, round_: Round) -> Round:
    """The round after some ruling that is not refused, or as it was."""
    for _ in range(12):
        player = chance.randrange(round_.setup.players)
        answer = any_answer(chance, round_, player)
        try:
            after = carry_out(round_, answer, any_mistake(chance, round_, player))
        except Refusal:
            continue
        if after != round_:
            assert is_carried_out(answer)
            return after
    return round_


def _played_on(chance: Random, round_: Round) -> None:
    for later in played_from(chance, round_):
        kept = sum(kept_chips(later))
        assert chips(later) + kept == sum(later.setup.stacks)
        assert later.phase is Phase.OVER or not twice(later)
        if later.phase is Phase.SHOWDOWN:
            assert all(one.street > later.street for one in later.ruled.aside)
    if not round_.runs > 1:
        assert sum(settle(later).stacks) == sum(later.setup.stacks)


def test_a_ruling_of_which_only_people_do_the_steps_is_not_carried_out() -> None:
    """Such as a burn that belongs between cards that lie in hands."""
    facts: Facts = {RulingFact.RECONSTRUCTABLE: True, RulingFact.SUBSTANTIAL_ACTION: False}
    told: Facts = {**facts, RulingFact.COMMUNITY_DEALT: False, RulingFact.GAME: GameKind.CROWN_STUD}
    answer = rule_on(irregularities("CROWN"), Situation.NO_BURN_LATER, told)
    assert answer.steps
    assert not is_carried_out(answer)

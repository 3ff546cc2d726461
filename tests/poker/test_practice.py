"""Hands that the program deals and plays itself: any game, any house, the same from one seed."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import Deck
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import GAMES, setup_of
from tdapp.poker.phh.writing import written
from tdapp.poker.play.acts import AnyAct, Draw
from tdapp.poker.play.course import start
from tdapp.poker.practice.playing import PlayStyle, acts_of
from tdapp.poker.practice.table import PracticeStakes, practice_table
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.settling import settle
from tests.poker.any_round import VARIANTS, offered
from tests.poker.house_table import variant
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import rule

STAKES = PracticeStakes(300, 10)
OF_THE_FORMAT = {one.variant for one in GAMES.values()}


def after(round_: Round, acts: list[AnyAct]) -> Round:
    for act in acts:
        round_ = act.after(round_)
    return round_


@pytest.mark.parametrize("style", PlayStyle)
@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_of_any_game_is_played_to_its_end_and_read_back(
    house: str, style: PlayStyle
) -> None:
    rules = play_rules(house)
    for game in (one for one in VARIANTS if offered(house, one)):
        setup = practice_table(rules, game, 3, STAKES, deck=Deck(rules.game(game.id).decks[0].deck))
        acts = [*acts_of(setup, game.id, style)]
        last = after(start(setup), acts)
        assert last.phase is Phase.OVER
        assert sum(settle(last).stacks) == 900
        if game.id in OF_THE_FORMAT and setup.deck is Deck.FULL:
            (hand,) = read_hands(written(setup, acts)).values()
            assert isinstance(hand, HandHistory)
            again = setup_of(hand, rules, variant)
            assert again == setup
            assert settle(played(hand, again)).stacks == settle(last).stacks


def test_one_seed_is_one_hand() -> None:
    setup = practice_table(play_rules("OPEN"), variant("badugi"), 4, STAKES)
    first, second, other = ([*acts_of(setup, seed, PlayStyle.BY_CHANCE)] for seed in "112")
    assert first == second
    assert first != other


def test_in_a_draw_all_throw_away_before_anybody_is_dealt() -> None:
    setup = practice_table(play_rules("OPEN"), variant("badugi"), 4, STAKES)
    kinds = [type(act) for act in acts_of(setup, "1", PlayStyle.CALL_DOWN)]
    assert kinds.count(Draw) == 3 * 4
    first = kinds.index(Draw)
    assert kinds[first : first + 4] == [Draw] * 4


@pytest.mark.parametrize(("house", "bring_in"), [("OPEN", 5), ("CROWN", 0), ("STAR", 0)])
def test_stud_is_opened_as_the_house_has_it(house: str, bring_in: int) -> None:
    """A bring-in of half a bet, or a whole bet where the opener has to bet."""
    setup = practice_table(play_rules(house), variant("seven_card_stud"), 3, STAKES)
    assert (setup.bring_in, setup.antes) == (bring_in, (2, 2, 2))


@rule("TAS", "B5.4")
def test_stud_is_dealt_by_the_limit_that_the_house_has() -> None:
    """Half the pot is the most at Tasmania; elsewhere the limit is as usual in the game."""
    tasmania, game = play_rules("TAS"), variant("five_card_stud")
    limits = [practice_table(it, game, 3, STAKES).small for it in (tasmania, play_rules("STAR"))]
    assert [one.structure for one in limits] == [Structure.HALF_POT, Structure.FIXED]
    with pytest.raises(Refusal, match="limit_not_offered"):
        practice_table(tasmania, game, 3, STAKES, structure=Structure.FIXED)

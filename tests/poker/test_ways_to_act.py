"""How a player says what he does, and what follows the end of a hand, in every house."""

import pytest

from tdapp.poker.betting.raising import Range
from tdapp.poker.rulings.declarations import Declaration, PushedChips, ruled
from tdapp.poker.rulings.wagers_facing import ActMeaning, Facing
from tdapp.rules.wager_rules import Word
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import rule

BET_OF_50 = Facing(price=50, stack=1_000, step=50, raises=Range(100, 1_000))
NO_BET = Facing(price=0, stack=1_000, step=10, raises=Range(10, 1_000))
SAID = (
    (NO_BET, Word.CHECK, ActMeaning.CHECK),
    (NO_BET, Word.BET, ActMeaning.BET),
    (NO_BET, Word.FOLD, ActMeaning.FOLD),
    (BET_OF_50, Word.FOLD, ActMeaning.FOLD),
    (BET_OF_50, Word.CALL, ActMeaning.CALL),
    (BET_OF_50, Word.RAISE, ActMeaning.RAISE),
)


@rule("STAR", "10.1")
@pytest.mark.parametrize("house", sorted(HOUSES))
@pytest.mark.parametrize(("it", "word", "made"), SAID)
def test_a_player_says_what_he_does(house: str, it: Facing, word: Word, made: ActMeaning) -> None:
    """The players in order announce their intention to check, bet or fold."""
    assert ruled([Declaration(word)], it, play_rules(house)).made is made


@rule("STAR", "10.2")
@rule("CROWN", "8.2.1", "8.2.2")
@pytest.mark.parametrize("house", sorted(HOUSES))
@pytest.mark.parametrize(
    ("it", "chips", "made", "to"),
    [
        (NO_BET, (10, 10), ActMeaning.BET, 20),
        (BET_OF_50, (25, 25), ActMeaning.CALL, 50),
        (BET_OF_50, (50, 50), ActMeaning.RAISE, 100),
        (BET_OF_50, (100, 50, 50), ActMeaning.RAISE, 200),
    ],
)
def test_the_required_chips_are_a_call_and_more_of_them_a_raise(
    house: str, it: Facing, chips: tuple[int, ...], made: ActMeaning, to: int
) -> None:
    """Chips in front of the player say it without a word, all in one motion."""
    found = ruled([PushedChips(chips)], it, play_rules(house))
    assert (found.made, found.to, found.returned) == (made, to, 0)

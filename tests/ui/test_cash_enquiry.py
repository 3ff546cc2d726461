"""What no act of the desk carries out in cash games is asked of the house's book, and ruled."""

import pytest

from tdapp.voice.voice import Voice
from tdapp.words.look_up.cash_enquiry import cash_ways
from tdapp.words.look_up.enquiry import Ask, HouseRuling
from tests.poker.houses import play_rules


def looked_up(house: str, *answers: object) -> HouseRuling:
    """The ruling that these answers come to, each as it is typed."""
    step: object = Ask("", "", cash_ways(Voice(), play_rules(house)))
    for one in answers:
        assert isinstance(step, Ask)
        typed = str(one)
        step = step.taken(typed, next(iter(step.ways_for(typed)), None))
    assert isinstance(step, HouseRuling)
    return step


RULED = [
    ("STAR", ("stake outside", 200, 1000, 150, "no"), "The stake is made 200 now.", "8.2.1"),
    ("STAR", ("stake outside", 200, 1000, 150, "yes"), "after the hand", "8.2.1"),
    ("STAR", ("stake outside", 200, 1000, 1200, "yes"), "The stake is made 1,000 now.", "8.2.1"),
    ("STAR", ("stake outside", 200, 1000, 500, "no"), "The stake is right.", "8.2.1"),
    ("STAR", ("chips wagered",), "no player wagers for another", "27.1"),
    ("STAR", ("blind refused",), "cannot be refused", "9.6"),
    ("STAR", ("no player card", "no"), "without a player card", "7.1"),
    ("STAR", ("no player card", "yes"), "may play", "7.1"),
    ("ADELAIDE", ("one player", 10), "up to 11 players", "64"),
    ("TAS", ("one player", 10), "up to 10 players", ""),
    ("TAS", ("place kept", "no"), "was not bought in", "B7.1"),
    ("TAS", ("place kept", "yes"), "The place is kept.", "B7.1"),
    ("TAS", ("table for", "yes"), "only English", "C18.3"),
    ("STAR", ("freeze-out", "begin", "yes", "no", "yes"), "approval", "8.10"),
    ("STAR", ("freeze-out", "begin", "yes", "yes", "yes"), "may begin", "8.10"),
    ("STAR", ("freeze-out", "a player"), "no one joins", "8.10"),
    ("TAS", ("freeze-out", "five", "go on", "no"), "must be here", "B16.7"),
    ("TAS", ("freeze-out", "another"), "no freeze-outs", ""),
    ("STAR", ("freeze-out", "how high", 10, 10, 3), "is 40.", "8.10"),
    ("STAR", ("higher", "yes", 5, 10, 20, "yes"), "at least 10, as a marker", "6.5"),
    ("STAR", ("higher", "no", 5, 10, 20, "no"), "stands on a sign", ""),
    ("STAR", ("higher", "no", 20, 10, 20, "yes"), "at least 20", ""),
]


@pytest.mark.parametrize(("house", "answers", "said", "rule"), RULED)
def test_a_matter_of_cash_games_is_ruled_by_the_number_of_its_rule(
    house: str, answers: tuple[object, ...], said: str, rule: str
) -> None:
    found = looked_up(house, *answers)
    assert said in found.sentences[0]
    assert rule in found.rule

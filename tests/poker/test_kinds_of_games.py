"""Rules of irregularities speak of kinds of games, which are read from the streets of a game."""

from tdapp.poker.rulings.irregularity_facts import kind_of
from tdapp.rules.irregularities.situations import GameKind
from tests.poker.any_round import VARIANTS

KINDS = {
    "draw": GameKind.DRAW,
    "badugi": GameKind.DRAW,
    "five_card_stud": GameKind.FIVE_CARD_STUD,
    "crown_stud": GameKind.CROWN_STUD,
    "seven_card_stud": GameKind.SEVEN_CARD_STUD,
    "razz": GameKind.SEVEN_CARD_STUD,
    "two_card_manila": GameKind.MANILA,
    "faro_manila": GameKind.MANILA,
    "holdem": GameKind.FLOP,
    "omaha_hi_lo": GameKind.FLOP,
    "double_flop_holdem": GameKind.DOUBLE_FLOP,
    "crazy_pineapple": GameKind.PINEAPPLE,
}


def test_kinds_of_games_are_read_from_their_streets() -> None:
    found = {one.id: kind_of(one) for one in VARIANTS}

    assert {name: found[name] for name in KINDS} == KINDS
    assert set(found.values()) == set(GameKind) - {GameKind.CHINESE}

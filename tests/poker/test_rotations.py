"""Mixed games: which game a level or an orbit plays."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.variants.variant import read_variant
from tdapp.table.hands.games import HORSE, Rotation, RotationPoint, game_at, next_game, orbits


def test_horse_goes_round_its_five_games_level_by_level() -> None:
    horse = Rotation(HORSE)
    played = [game_at(horse, level=level, orbits=40) for level in range(1, 8)]
    assert played == [*HORSE, *HORSE[:2]]
    assert "".join(read(game)[0] for game in HORSE) == "HORSS"


def read(game: str) -> str:
    """The name of a game."""
    return read_variant(resources.read("variants", f"{game}.toml")).name


def test_a_free_list_changes_with_every_orbit() -> None:
    mix = Rotation(("holdem", "omaha", "badugi"), RotationPoint.ORBIT)
    hands = [game_at(mix, level=9, orbits=orbits(hand, players=8)) for hand in range(32)]
    assert hands == ["holdem"] * 8 + ["omaha"] * 8 + ["badugi"] * 8 + ["holdem"] * 8


def test_the_next_game_follows_the_one_that_is_played() -> None:
    horse = Rotation(HORSE)
    assert [next_game(horse, game) for game in HORSE] == [*HORSE[1:], HORSE[0]]
    with pytest.raises(Refusal) as no:
        next_game(horse, "badugi")
    assert no.value.code == "not_in_rotation"


def test_a_rotation_has_games() -> None:
    with pytest.raises(Refusal) as no:
        Rotation(())
    assert no.value.code == "no_games"

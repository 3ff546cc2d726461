"""A level of stud shows its bets, ante and bring-in where others show their blinds."""

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.screens.face_of import blinds_of
from tdapp.tournament.plan.levels import Level, is_stud
from tdapp.tournament.templates.level_faults import odd_blinds
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.voice.voice import ENGLISH

HORSE = conditions_of(read_template(resources.read("events", "horse.toml")), rulebook("open"))


def test_stud_levels_name_the_bets_the_ante_and_the_bring_in() -> None:
    shown = [
        blinds_of(HORSE.level(index), ENGLISH, HORSE.game(index)).replace("\N{NO-BREAK SPACE}", " ")
        for index in (1, 2, 3)
    ]
    assert shown[1:] == ["100 / 200 (ante 20, bring-in 30)"] * 2
    assert "bring-in" not in shown[0]


@pytest.mark.parametrize(
    ("game", "alone"),
    [
        *(("limit razz", True), ("Seven Card Stud hi-lo", True), ("stud/8", True)),
        *(("limit hold'em", False), ("razz, limit hold'em", False), ("HORSE", False), ("", False)),
    ],
)
def test_a_mix_within_a_level_has_blinds_of_both_kinds(game: str, *, alone: bool) -> None:
    assert is_stud(game) is alone


def test_a_bring_in_that_is_not_half_a_bet_is_no_odd_blind() -> None:
    assert not list(odd_blinds(HORSE.levels))
    assert list(odd_blinds((Level(20, 30, 100),)))

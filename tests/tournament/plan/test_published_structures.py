"""Blind schedules as real events printed them."""

from collections.abc import Sequence

import pytest

import resources
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.templates.level_faults import level_faults, level_warnings
from tdapp.tournament.templates.template import read_template

# World Poker Tour, Tournament of Champions 2018: levels of an hour, an ante from each player. The
# sheet (slideblast.com/wpt-tournament-of-champions) prints a big blind of 30,000 in level 25.
CHAMPIONS_BIG = (
    *(150, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_600, 2_000, 2_400, 3_000, 4_000),
    *(5_000, 6_000, 8_000, 10_000, 12_000, 16_000, 20_000, 24_000, 30_000, 40_000),
    *(50_000, 60_000, 80_000, 100_000),
)


def champions(big_in_level_25: int = 50_000) -> list[Level]:
    """The structure, with the big blind of level 25 as it was meant or as it was printed."""
    levels = [Level(60, small=big // 2, big=big) for big in CHAMPIONS_BIG]
    levels[24] = Level(60, small=25_000, big=big_in_level_25)
    return levels


def test_the_misprint_of_the_champions_sheet_is_found() -> None:
    assert list(level_faults(champions(30_000), 0)) == [
        ("the big blind falls from 40000 to 30000", "levels[24]")
    ]
    assert list(level_faults(champions(), 0)) == []


@pytest.mark.parametrize(
    ("levels", "fault"),
    [
        ([Level(20, 100, 50)], ("the small blind is above the big blind", "levels[0]")),
        (
            [Level(20, 50, 100), Level(10), Level(20, 25, 100)],
            ("the small blind falls from 50 to 25", "levels[2]"),
        ),
        ([Level(20)], ("no level has blinds", "levels")),
    ],
)
def test_a_fault_of_a_sheet_is_named_with_its_level(
    levels: Sequence[Level], fault: tuple[str, str]
) -> None:
    assert list(level_faults(levels, 0)) == [fault]


def test_a_big_blind_that_is_not_twice_the_small_one_is_a_warning_and_no_fault() -> None:
    """A level of 25/100 can be meant; a stud game without a small blind is no slip at all."""
    levels = [Level(20, 25, 50), Level(20, 25, 100), Level(10), Level(20, 0, 200)]
    assert list(level_faults(levels, 0)) == []
    assert list(level_warnings(levels)) == [
        ("the big blind 100 is not twice the small blind 25", "levels[1]")
    ]


def test_each_game_of_a_mixed_night_has_blinds_of_its_own() -> None:
    mixed = [
        Level(20, 100, 200, game="Limit hold'em"),
        Level(20, 50, 100, game="No-limit hold'em"),
        Level(20, 75, 150),
        Level(20, 100, 200, game="Limit hold'em"),
    ]
    assert list(level_faults(mixed, 0)) == []
    mixed.append(Level(20, 50, 100, game="No-limit hold'em"))
    assert list(level_faults(mixed, 0)) == [("the big blind falls from 150 to 100", "levels[4]")]


def test_the_gold_coast_structure_has_its_42_printed_levels() -> None:
    fields = read_template(resources.read("events", "au-apt-gc-2019.toml"))
    played = [level for level in fields["levels"] if "big" in level]
    assert len(played) == 42
    assert (played[0]["big"], played[-1]["small"], played[-1]["big"]) == (50, 1_000_000, 2_000_000)

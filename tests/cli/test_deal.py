"""`tdapp deal` deals hands from a seed, plays them, and writes what `tdapp replay` reads back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pokerkit import HandHistory

from tdapp.bootstrap import play_rules, variant
from tdapp.cli.main import main
from tdapp.poker.betting.limit import Structure
from tdapp.poker.phh.setups import GAMES
from tdapp.poker.practice.table import PracticeStakes, practice_table
from tests.cli.command import is_said_in_a_line


def answer(capsys: pytest.CaptureFixture[str], command: str, *words: object) -> dict[str, Any]:
    """What a command answers as JSON."""
    assert main([command, *map(str, words), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    ("house", "game", "play"),
    [("star", "holdem", "call_down"), ("crown", "razz", "random"), ("open", "badugi", "random")],
)
def test_what_is_dealt_is_replayed_to_the_same_stacks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, house: str, game: str, play: str
) -> None:
    file = tmp_path / "dealt.phhs"
    table = ["--house", house, "--game", game, "--players", 4, "--stack", 300]
    dealt = answer(capsys, "deal", *table, "--hands", 3, "--play", play, "--out", file)
    again = answer(capsys, "replay", file, "--house", house)
    stacks = [one["final_stacks"] for one in dealt["hands"]]
    assert [one["final_stacks"] for one in again["hands"]] == stacks
    assert [one["number"] for one in again["hands"]] == ["1", "2", "3"]
    assert all(sum(one) == 4 * 300 for one in stacks)
    assert (dealt["file"], dealt["seed"]) == (str(file), "1")


@pytest.mark.parametrize("game", sorted({one.variant for one in GAMES.values()}))
def test_another_program_plays_what_was_dealt_to_the_same_stacks(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    text = answer(capsys, "deal", "--game", game, "--players", 3)["phh"]
    hand = HandHistory.loads(text)
    *_, last = hand
    assert list(last.stacks) == hand.finishing_stacks


@pytest.mark.parametrize("house", ["open", "star", "crown", "tasmania", "adelaide"])
def test_every_game_of_a_house_is_dealt_and_told_without_a_file(
    capsys: pytest.CaptureFixture[str], house: str
) -> None:
    """On the largest deck of each game; what the format has no words for is told without it."""
    for offer in play_rules(house).games:
        said = answer(capsys, "deal", "--house", house, "--game", offer.variant, "--players", 3)
        (hand,) = said["hands"]
        assert sum(hand["final_stacks"]) == 3_000
        assert sum(one["amount"] for one in hand["pots"]) == sum(
            one["amount"] for one in hand["winners"]
        )
        assert (said["phh"] is None) is ("why_no_phh" in said)
        in_format = offer.variant in {one.variant for one in GAMES.values()}
        assert in_format or said["phh"] is None


def test_a_spread_has_its_bets_and_half_of_the_pot_is_a_limit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    spread = ["--limit", "spread", "--most-bet", 25, "--players", 3]
    for limit in (spread, ["--limit", "half_pot", "--players", 3]):
        said = answer(capsys, "deal", *limit, "--play", "random")
        assert sum(said["hands"][0]["final_stacks"]) == 3_000
        assert limit[1] in said["why_no_phh"]
    setup = practice_table(
        play_rules("open"), variant("holdem"), 3, PracticeStakes(1_000, 10, most_bet=25),
        structure=Structure.SPREAD,
    )  # fmt: skip
    assert (setup.small.least, setup.small.most, setup.big.most) == (10, 25, 25)


def test_a_seed_deals_the_same_hand_and_another_one_a_different_hand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second, other = (
        answer(capsys, "deal", "--play", "random", "--seed", seed)["phh"]
        for seed in ("1", "1", "an evening")
    )
    assert first == second
    assert first != other
    assert '_seed = "an evening"\n' in other
    assert main(["deal", "--play", "random"]) == 0
    assert capsys.readouterr().out == first


def test_the_table_is_as_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--players", 3, "--limit", "fixed", "--stack", 90, "--bet", 4, "--ante", 1]
    text = answer(capsys, "deal", *table)["phh"]
    for line in ('variant = "FT"', "antes = [1, 1, 1]", "blinds_or_straddles = [2, 4, 0]",
                 "small_bet = 4", "big_bet = 8", "starting_stacks = [90, 90, 90]"):  # fmt: skip
        assert f"{line}\n" in text
    stud = answer(capsys, "deal", "--game", "razz", "--bet", 20, "--bring-in", 3)["phh"]
    assert "bring_in = 3\n" in stud
    short = answer(capsys, "deal", "--deck", 36)["phh"]
    assert 'variant = "NS"\n' in short
    assert not re.search(r"[2-5][cdhs]", short.split("actions")[1])


@pytest.mark.parametrize(
    "line",
    [
        "--house ritz",
        "--game bridge",
        "--game pineapple",
        "--game omaha --house adelaide",
        "--players 30",
        "--players 1",
        "--deck 20",
        "--game chinese",
        "--limit spread",
        "--limit spread --most-bet 10",
        "--limit half_pot",
        "--game pineapple --out pineapple.phh",
        "--house adelaide --ante 11",
        "--out nowhere/at/all.phh",
    ],
)
def test_what_cannot_be_dealt_or_written_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert main(["deal", *line.split()]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert is_said_in_a_line(said.err)


@pytest.mark.parametrize(
    "line", ["--players 0", "--stack x", "--hands -1", "--stack 1000000001", "--play well"]
)
def test_what_is_no_number_is_wrong_usage(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["deal", *line.split()])
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err

"""`tdapp commission` prints a charge and why, or one sentence why not."""

import json
from pathlib import Path
from typing import Any

import pytest

from tdapp.cli.main import main
from tests.cli.command import is_said_in_a_line

BY_TIME = ("star", "crown", "adelaide", "open")
GIVEN = Path(__file__).parent / "hands"


def told(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    """What the command answers as JSON."""
    assert main(["commission", *line.split(), "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize(
    ("line", "charge"),
    [
        ("--house star --method percentage --rate 5 --pot 257.00", "12.85"),
        ("--house star --method percentage --rate 5 --cap 10 --pot 157 --pot 100", "10.00"),
        ("--house star --method percentage --rate 2.5 --least 3 --pot 40", "3.00"),
        ("--house star --method time --fee 12 --minute 20", "9.00"),
        ("--house star --method time --fee 12 --minute 20 --moved", "0.00"),
        ("--house star --method time --fee 12 --players 5 --inactive 2", "84.00"),
        ("--house adelaide --method time --fee 10 --minutes 130", "30.00"),
        ("--house adelaide --method time --fee 10 --minutes 120", "20.00"),
        ("--house adelaide --method time --fee 10 --minutes 121 --jackpot 1", "30.00"),
        ("--house star --method time --fee 12 --minute 20 --minutes 130", "33.00"),
        ("--house star --method time --fee 12 --minute 20 --minutes 40", "9.00"),
        ("--house star --method time --fee 12 --minute 20 --minutes 41 --moved", "12.00"),
        *((f"--house {house} --method time --fee 12 --leaves", "0.00") for house in BY_TIME),
        ("--house star --method sitting --fee 7.50", "7.50"),
        ("--house star --method nil --pot 257.00", "0.00"),
        ("--house star --method percentage --rate 5 --put-in A=60 B=60 --equal A B", "0.00"),
        ("--house crown --method rake --rate 10 --cap 15 --pot 100 --uncalled 50", "10.00"),
        ("--house crown --method per_hand --fee 4=2 --fee 9=4 --players 8 --pot 70", "4.00"),
        ("--house crown --method per_hand --fee 4 --pot 3 --blinds-only", "0.00"),
        ("--house tasmania --method stud_normal --pot 240 --pot 60", "14.00"),
        ("--house tasmania --method holdem_2 --pot 20.50", "2.50"),
        ("--house adelaide --method per_person --players 9 --jackpot 1", "9.00"),
        (
            "--house adelaide --method commission --rate 5 --cap 9 --pot 128 --smallest-chip 5",
            "5.00",
        ),
        ("--house crown --method per_person --fee 2 --players 9 --blinds-only", "0.00"),
        (
            "--house crown --method per_hand --fee 2 --method rake --rate 5 --cap 9 --blinds-only",
            "0.00",
        ),
        ("--house crown --method per_hand --fee 4=2 --fee 5 --players 11 --pot 70", "5.00"),
        ("--house adelaide --method extra_time --fee 5", "5.00"),
        ("--house star --method extra_time --fee 5 --bought 1", "2.00"),
        ("--house crown --method extra_time --fee 5 --bought 2 --most 3", "5.00"),
        ("--method percentage --rate 5 --pot 1,257.00", "62.85"),
    ],
)
def test_a_charge_is_told(capsys: pytest.CaptureFixture[str], line: str, charge: str) -> None:
    answer = told(capsys, line)
    assert answer["charge"] == charge
    assert answer["lines"]


def test_each_line_tells_what_it_is_of_and_by_which_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = told(
        capsys,
        "--house adelaide --method commission --method boards --rate 10 --cap 10 --jackpot 1"
        " --boards 2 --boards-fee 2 --put-in A=60 B=60 C=20 --folded C --equal A B --collected 4",
    )
    lines = [(it["words"], it["amount"], it["rule"]) for it in answer["lines"]]
    assert lines == [
        ("10% of 140.00", "14.00", "78a"),
        ("14.00 cut to the cap, 10.00", "-4.00", "78a"),
        ("1.00 more for the jackpot", "1.00", "78b"),
        ("2.00 for running 2 boards", "2.00", "78e"),
    ]
    assert (answer["charge"], answer["jackpot"]) == ("13.00", "1.00")
    assert (answer["by_pot"], answer["still_due"]) == (["13.00"], "9.00")


@pytest.mark.parametrize(
    ("line", "words", "by"),
    [
        ("star --method time --leaves", "nothing back for leaving before the hour ends", "3.3.3.4"),
        ("adelaide --method time --leaves", "nothing back for leaving", "78d"),
        ("star --method extra_time", "3.00 of the 5.00 goes into the pot", "7.13.3"),
        ("crown --method time --players 3", "15.00 to be verified by: TG Area Manager", "7.2.2(e)"),
        ("crown --method time --minutes 61", "10.00 to be verified by: TG Area", "7.2.2(e)"),
    ],
)
def test_what_goes_with_a_charge_is_said_with_its_rule(
    capsys: pytest.CaptureFixture[str], line: str, words: str, by: str
) -> None:
    answer = told(capsys, f"--fee 5 --house {line}")
    last = answer["lines"][-1]
    assert last["words"].startswith(words)
    assert (last["rule"], last["amount"]) == (by, "0.00")
    assert answer["to_pot"] == ("3.00" if "pot" in words else "0.00")


def test_nothing_is_verified_where_nothing_is_collected_or_the_house_says_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for line in ("star --method time --players 3", "crown --method time --leaves"):
        answer = told(capsys, f"--fee 5 --house {line}")
        assert "verified" not in {one["what"] for one in answer["lines"]}
    held = told(capsys, "--house adelaide --method time --fee 10 --minutes 130 --jackpot 1")
    assert held["jackpot"] == "3.00"


def test_without_json_it_is_a_small_bill(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--house crown --method rake --rate 5 --cap 15 --pot 340"
    assert main(["commission", *line.split()]) == 0
    bill = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert bill == [
        ["5%", "of", "340.00", "17.00", "7.2.1,", "7.7"],
        ["17.00", "cut", "to", "the", "cap,", "15.00", "-2.00", "7.2.1,", "7.7"],
        ["commission", "15.00"],
    ]


def test_a_sum_by_the_number_of_players_needs_that_number(
    capsys: pytest.CaptureFixture[str],
) -> None:
    by_number = "commission --house crown --method per_hand --fee 4=2 --fee 9=4 --pot 70"
    for players, why in (([], "how many were dealt in"), (["--players", "10"], "up to 9 players")):
        assert main([*by_number.split(), *players]) == 1
        assert why in capsys.readouterr().err
    for line, words in (("--pot 70", "4.00 for the hand"), ("--blinds-only", "the hand is exempt")):
        answer = told(capsys, f"--house crown --method per_hand --fee 4 {line}")
        assert [it["words"] for it in answer["lines"]] == [words]


def test_a_recorded_hand_is_charged_as_it_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """What nobody called is not charged, and its chips are dollars."""
    file = GIVEN / "dwan-ivey-2009.phh"
    answer = told(capsys, f"--house star --method percentage --rate 5 --cap 10 --hand {file}")
    assert (answer["charge"], answer["by_pot"]) == ("10.00", ["10.00"])
    assert [it["words"] for it in answer["lines"]] == [
        "572100.00 was not called and goes back",
        "5% of 1109500.00",
        "55475.00 cut to the cap, 10.00",
    ]
    by_time = told(capsys, f"--house crown --method time --fee 12 --hand {file}")
    assert by_time["charge"] == "36.00"


def test_a_recorded_hand_whose_loser_was_not_seen_is_charged(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "unseen.phh"
    acts = ["d dh p1 AsAh", "d dh p2 ????", "p2 cc", "p1 cc", "d db 2c3c4d", "p1 cbr 48", "p2 cc"]
    acts += ["d db 9d", "p1 cc", "p2 cc", "d db Th", "p1 cc", "p2 cc", "p1 sm AsAh", "p2 sm ????"]
    file.write_text(
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n'
        f"starting_stacks = [100, 100]\nactions = {json.dumps(acts)}\n"
    )
    answer = told(capsys, f"--house star --method percentage --rate 5 --hand {file}")
    assert answer["charge"] == "5.00"


def test_parts_of_a_cent_are_charged_in_no_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (GIVEN / "dwan-ivey-2009.phh").read_text("utf-8").replace("2000000,", "2000000.005,")
    (tmp_path / "parts.phh").write_text(text, "utf-8")
    line = f"commission --method percentage --rate 5 --hand {tmp_path / 'parts.phh'}"
    assert main(line.split()) == 1
    assert "decimals" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    [
        "--house ritz --method rake --pot 5",
        "--house star --method rake --pot 5",
        "--house star --method percentage --pot 5",
        "--house star --method percentage --rate 101 --pot 5",
        "--house star --method percentage --rate 5 --pot=-5",
        "--house star --method percentage --rate 5 --pot 5.005",
        "--house star --method percentage --rate 5 --pot 5 --put-in A=5",
        "--house star --method percentage --rate 5 --put-in A",
        "--house star --method percentage --rate 5 --put-in A=5 B=5 --equal C",
        "--house star --method percentage --rate 5 --put-in A=5 B=5 A=6",
        "--house star --method percentage --rate 5",
        "--house star --method per_hand --fee x=5 --pot 5",
        "--house star --method time --fee 12 --minute 60",
        "--house star --method time --fee 12",
        "--house star --method per_hand --fee 2 --blinds-only",
        "--house star --method extra_time --fee 5 --bought 2",
        "--house crown --method extra_time --fee 5 --bought 2 --most 2",
        "--house adelaide --method extra_time",
        "--house tasmania --method extra_time --fee 5",
        "--house star",
        "--house star --change --notice 3",
        "--house star --change --notice 3 --sign-changed --in-a-hand",
        "--house tasmania --change --changed-today",
        "--method percentage --rate 5 --hand nowhere.phh",
        "--method percentage --rate 5 --hand nowhere.phh --pot 5",
        f"--method percentage --rate 5 --number 99 --hand {GIVEN / 'dwan-ivey-2009.phh'}",
        "--house adelaide --method commission --rate 1.5 --cap 9 --pot 5",
        "--house crown --method rake --rate 5 --pot 5",
        "--house adelaide --method commission --rate 5 --cap 9 --pot 5 --jackpot 0.50",
        "--house tasmania --method holdem_1 --method holdem_2 --pot 5",
    ],
)
def test_what_no_rule_allows_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert main(["commission", *line.split()]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert is_said_in_a_line(said.err)

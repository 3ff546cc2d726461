"""`tdapp replay` plays recorded hands, and says of what it cannot play where and why."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tdapp.cli.main import main
from tests.cli.command import is_said_in_a_line

GIVEN = Path(__file__).parents[1] / "poker" / "hands"
HAND = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [11, 22, 33]
actions = [
  "d dh p1 TcTd", "d dh p2 2c2d", "d dh p3 AsKs", "p3 cbr 3", "p1 cc", "p2 f",
  "d db 9h8h3s", "p1 cc", "p3 cc", "d db 7c", "p1 cc", "p3 cc", "d db 5d", "p1 cc", "p3 cc",
]
"""
SPOILT = HAND.replace("p3 cbr 3", "p3 cbr 1.5")


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[Any]]:
    """The exit code and the hands of a replay."""
    code = main(["replay", *map(str, arguments), "--json"])
    said = capsys.readouterr()
    assert said.err == ""
    return code, json.loads(said.out)["hands"]


def file(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder / name


def test_a_hand_ends_with_its_stacks_pots_and_winners(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, "one.phh", HAND)
    code, hands = told(capsys, path)
    assert code == 0
    assert hands == [
        {
            "file": str(path),
            "number": "1",
            "final_stacks": [15, 21, 30],
            "pots": [{"amount": 7, "players": [1, 3]}],
            "winners": [{"pot": 1, "player": 1, "amount": 7}],
        }
    ]


@pytest.mark.parametrize(
    ("finishing", "code"),
    [
        ("[15, 21, 30]", 0),
        ("[15.0, 21, 30]", 0),
        ("[15, 21, 31]", 1),
        ("[16, 20, 30]", 1),
        ("[15, 21]", 1),
        ('["much", 21, 30]', 1),
    ],
)
def test_the_stacks_that_a_file_itself_ends_with_are_compared(
    finishing: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, "one.phh", f"{HAND}finishing_stacks = {finishing}\n")
    found, (hand,) = told(capsys, path)
    assert found == code
    assert hand["final_stacks"] == [15, 21, 30]
    assert ("error" in hand) is bool(code)


def test_decimals_are_printed_back_as_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, "one.phh", HAND.replace("[11, 22", "[11.25, 22"))
    _, hands = told(capsys, path)
    assert hands[0]["final_stacks"] == ["15.25", 21, 30]


def test_a_folder_is_played_file_by_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, hands = told(capsys, GIVEN / "wsop-2023-43-5")
    assert (code, len(hands)) == (0, 55)
    assert hands == sorted(hands, key=lambda hand: str(hand["file"]))


def test_many_hands_of_one_file_have_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    code, hands = told(capsys, GIVEN / "pluribus-splits-and-side-pots.phhs")
    assert (code, len(hands)) == (0, 57)
    assert len({hand["number"] for hand in hands}) == 57


def test_a_hand_that_cannot_be_played_is_named_with_action_and_reason_and_the_others_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = HAND.replace("min_bet = 1", "min_bet = ")
    texts = (HAND, SPOILT, HAND.replace("NT", "XX"), broken, HAND)
    path = file(tmp_path, "five.phhs", "".join(f"[{7 + at}]{it}" for at, it in enumerate(texts)))
    code, hands = told(capsys, path)
    assert code == 1
    assert [hand["number"] for hand in hands] == ["7", "8", "9", "10", "11"]
    assert [hand.get("final_stacks") for hand in hands] == [
        [15, 21, 30],
        None,
        None,
        None,
        [15, 21, 30],
    ]
    assert hands[1]["error"]["action"] == "p3 cbr 1.5"
    assert hands[1]["error"]["at"] == 4
    assert is_said_in_a_line(hands[1]["error"]["why"] + "\n")
    assert "XX" in hands[2]["error"]["why"]
    assert "line" in hands[3]["error"]["why"]


def test_a_hand_that_does_not_end_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, "half.phh", HAND.replace('"d db 5d", "p1 cc", "p3 cc",', ""))
    code, hands = told(capsys, path)
    assert code == 1
    assert "not over" in hands[0]["error"]["why"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"one = 1", b"[" * 9_000, b"\x00" * 99])
def test_a_file_that_holds_no_hand_is_told_and_the_others_play(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.phh").write_bytes(content)
    good = tmp_path / "good.phh"
    good.write_bytes(("\ufeff" + HAND.replace("\n", "\r\n")).encode())
    code, hands = told(capsys, tmp_path / "broken.phh", tmp_path / "none.phh", good)
    assert code == 1
    assert [hand["number"] for hand in hands] == [None, None, "1"]
    assert all(is_said_in_a_line(hand["error"]["why"] + "\n") for hand in hands[:2])
    assert "none.phh" in hands[1]["error"]["why"]


def test_what_is_no_regular_file_is_told_and_never_waited_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "a.phh")
    file(tmp_path, "b.phh", HAND)
    code, hands = told(capsys, tmp_path)
    assert (code, [hand["number"] for hand in hands]) == (1, [None, "1"])
    assert "it is not a regular file" in hands[0]["error"]["why"]


def test_what_a_file_says_never_reaches_the_terminal_as_an_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the variant, in a hand's number and in an action, the last with a line end."""
    variant = HAND.replace('"NT"', '"N\\u001b[31mT"')
    action = HAND.replace('"p3 cbr 3"', '"p3\\u009b\\u0000\\nx"')
    path = file(tmp_path, "esc.phhs", f'[a]{variant}["b\\u0007"]{action}')
    assert main(["replay", str(path)]) == 1
    said = capsys.readouterr().out
    assert len(said.splitlines()) == 2
    assert said.replace("\n", "").isprintable()
    assert "N\\x1b[31MT" in said
    assert "b\\x07: p3\\x9b\\x00\\x0ax" in said
    assert main(["commission", "--house", "crown", "--hand", str(path), "--number", "a"]) == 1
    assert capsys.readouterr().err.replace("\n", "").isprintable()


def test_a_number_without_end_is_named_and_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stack = file(tmp_path, "stack.phh", HAND.replace("[11,", f"[{'9' * 6_000},"))
    power = file(tmp_path, "power.phh", HAND.replace("[11,", f"[1e{'9' * 30},"))
    raised = file(tmp_path, "raised.phh", HAND.replace("cbr 3", f"cbr {'8' * 5_000}"))
    game = file(tmp_path, "game.phh", HAND.replace("NT", "N" * 5_000))
    code, hands = told(capsys, stack, power, raised, game)
    assert (code, [hand["number"] for hand in hands]) == (1, ["1"] * 4)
    assert all(len(json.dumps(hand["error"])) < 400 for hand in hands)
    assert "99999… is too large (at line 6)" in hands[0]["error"]["why"]
    assert "is too large" in hands[1]["error"]["why"]
    assert hands[2]["error"]["action"].startswith("p3 cbr 888")


def test_a_folder_without_hands_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, hands = told(capsys, tmp_path)
    assert code == 1
    assert str(tmp_path) in hands[0]["error"]["why"]


def test_each_hand_is_a_line_where_no_json_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, "two.phhs", f"[a]{HAND}[b]{SPOILT}")
    assert main(["replay", str(path)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{path} a: 15 21 30"
    assert second.startswith(f"{path} b: p3 cbr 1.5 (action 4): ")


def test_a_house_plays_by_its_own_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, "short.phh", HAND.replace("NT", "NS").replace("2c2d", "QcQd"))
    code, hands = told(capsys, path, "--house", "adelaide")
    assert code == 1
    assert "36" in hands[0]["error"]["why"]
    code, hands = told(capsys, file(tmp_path, "one.phh", HAND), "--house", "star")
    assert (code, hands[0]["final_stacks"]) == (0, [15, 21, 30])


def test_a_house_that_is_none_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path), "--house", "mars"]) == 1
    assert is_said_in_a_line(capsys.readouterr().err)


def test_without_a_path_the_use_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay"])
    assert ended.value.code == 2
    assert "PATH" in capsys.readouterr().err

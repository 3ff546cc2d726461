"""A house of one's own is listed, checked, and taken by every command that asks for a house."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.cli.main import main
from tdapp.core.house_files import PARTS, hash_of
from tests.cli.command import CANBERRA
from tests.own_house import NAME, house_text, write_house

HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = ["d dh p1 2c2d", "d dh p2 AsKs", "p2 f"]
"""


@pytest.fixture
def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's houses."""
    monkeypatch.setenv("TDAPP_HOME", str(tmp_path))
    return tmp_path / "houses"


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any]:
    """The exit code and the answer of a command as JSON."""
    code = main([*map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_every_house_is_listed_with_where_it_lies_and_its_version(
    houses: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_house(houses)
    code, answer = told(capsys, "houses", "list")
    assert (code, answer["folder"]) == (0, str(houses))
    *built_in, own = answer["houses"]
    assert len(built_in) == 5
    assert all(one["built_in"] and one["where"] == "built in" for one in built_in)
    assert len({one["version"] for one in answer["houses"]}) == 6
    assert (own["id"], own["name"], own["rules"]) == (NAME, "The Ritz", "RITZ")
    assert (own["where"], own["built_in"], own["wrong"]) == (str(folder), False, None)
    assert own["hashes"] == {
        part: hash_of(text) for part, text in zip(PARTS, house_text().all, strict=True)
    }
    assert main(["houses", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[5] == f"{NAME}\tThe Ritz\t{folder}\t{own['version'][:12]}"


def test_a_house_with_faults_is_listed_with_the_first_and_checked_for_all(
    houses: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_house(houses, {"play": ("most = 10\n", 'most = "ten"\n')})
    (folder / "irregularities.toml").unlink()
    code, answer = told(capsys, "houses", "list")
    assert code == 1
    assert "irregularities.toml: the file is missing" in answer["houses"][-1]["wrong"]
    assert main(["houses", "check", str(folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "irregularities.toml: the file is missing"
    assert lines[1].startswith("play.toml:5:1: seats.most: Expected `int`")
    write_house(houses)
    assert main(["houses", "check", str(folder)]) == 0
    assert main(["houses", "check", str(houses / "none")]) == 1


@pytest.mark.parametrize("name", ["star", "tas"])
def test_no_house_takes_the_name_of_a_built_in_one(
    name: str, houses: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_house(houses, name=name)
    assert main(["houses", "check", str(folder)]) == 1
    assert "comes with the program. Rename" in capsys.readouterr().out
    code, answer = told(capsys, "houses", "list")
    assert (code, answer["houses"][-1]["id"]) == (1, name)
    assert "comes with the program. Rename" in answer["houses"][-1]["wrong"]
    assert main(["rank", "As Ks Qs Js Ts", "--house", name]) == 1
    assert str(folder) in capsys.readouterr().err


def test_every_command_takes_a_house_of_the_user(
    houses: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cap = ("least = 0\nmost = 10000", "least = 0\nmost = 700")
    write_house(houses, {"play": cap})
    code, answer = told(capsys, "rank", "As Ks Qs Js Ts", "--house", NAME)
    assert (code, answer["rankings"][0]["hands"][0]["wins"]) == (0, True)
    taken = ("commission", "--method", "percentage", "--pot", "100", "--rate")
    assert main([*taken, "7", "--house", NAME]) == 0
    assert main([*taken, "8", "--house", NAME]) == 1
    assert main([*taken, "8"]) == 0
    (tmp_path / "one.phh").write_text(HAND, "utf-8")
    capsys.readouterr()
    code, answer = told(capsys, "replay", tmp_path / "one.phh", "--house", NAME)
    assert (code, answer["hands"][0]["final_stacks"]) == (0, [1050, 950])
    assert main(["deal", "--house", NAME]) == 0
    assert "_house = 'ritz'" in capsys.readouterr().out.replace('"', "'")


def test_an_event_is_simulated_under_it_and_reported_when_the_folder_is_gone(
    houses: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, record = write_house(houses), tmp_path / "room.tdapp"
    play = ("simulate", CANBERRA, "--entries", "12", "--db", record)
    code, answer = told(capsys, *play, "--house", NAME)
    assert (code, answer["house"]) == (0, "RITZ")
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    capsys.readouterr()
    assert main(["rulings", "last", "--db", str(record)]) == 0
    assert capsys.readouterr().out == "No rulings or penalties.\n"
    code, answer = told(capsys, "journal", "verify", "--db", record)
    assert (code, answer["findings"]) == (0, [])
    assert main([*map(str, play), "--house", NAME]) == 1


def test_an_event_file_names_its_house_unless_the_command_does(
    houses: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_house(houses)
    event = tmp_path / "event.toml"
    event.write_text(f'house = "{NAME}"\n{Path(CANBERRA).read_text("utf-8")}', "utf-8")
    for more, house in ((), "RITZ"), (("--house", "open"), "OPEN"):
        code, answer = told(capsys, "simulate", event, "--entries", "12", *more)
        assert (code, answer["house"]) == (0, house)
    event.write_text(event.read_text("utf-8").replace(NAME, "mars"), "utf-8")
    capsys.readouterr()
    assert main(["simulate", str(event)]) == 1
    assert "no house called mars" in capsys.readouterr().err


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(PARTS),
    st.binary(max_size=60) | st.just(b"\x00") | st.just(b"a = [" * 3_000),
    st.integers(0, 3_000),
)
def test_no_bytes_bring_the_check_or_the_list_down(
    houses: Path, capsys: pytest.CaptureFixture[str], part: str, typed: bytes, end: int
) -> None:
    file = write_house(houses) / f"{part}.toml"
    file.write_bytes(file.read_bytes()[:end] + typed)
    code = main(["houses", "check", str(file.parent)])
    said = capsys.readouterr()
    assert said.err == ""
    assert (code, "nothing is wrong" in said.out) in {(0, True), (1, False)}
    assert main(["houses", "list"]) == code

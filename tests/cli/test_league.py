"""`tdapp league`: points that follow from the results of every event in the record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tdapp.cli.main import main
from tests.cli.simulated import ALL_OFFERS
from tests.papers.pdf_text import pdf_pages

Season = Callable[..., dict[str, Any]]
LEAGUE = '[league]\nname = "Thursday"\npoints = "by_place(10, 6)"\nbest = 1\n'


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two evenings of a league and one that counts for another; only to be read."""
    folder = tmp_path_factory.mktemp("season")
    path, event = folder / "room.tdapp", folder / "event.toml"
    for seed, league in enumerate((LEAGUE, LEAGUE, LEAGUE.replace("Thursday", "Friday"))):
        event.write_text(ALL_OFFERS + league)
        night = ["simulate", str(event), "--entries", "8", "--seed", str(seed)]
        assert main([*night, "--db", str(path)]) == 0
    return path


@pytest.fixture
def season(record: Path, capsys: pytest.CaptureFixture[str]) -> Season:
    """The table as JSON."""

    def table(*more: str) -> dict[str, Any]:
        capsys.readouterr()
        assert main(["league", "Thursday", "--db", str(record), "--json", *more]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return table


def test_the_table_is_of_every_evening_of_the_league(season: Season) -> None:
    table = season()
    assert table["events"] == ["All that can be sold"] * 2
    points = [one["points"] for one in table["standings"]]
    assert points[:4] == ["10.00", "10.00", "6.00", "6.00"]
    assert set(points[4:]) == {"0.00"}
    assert [one["rank"] for one in table["standings"][:5]] == [1, 1, 3, 3, 5]


def test_another_formula_reckons_the_same_results_anew(season: Season) -> None:
    table = season("--points", "1", "--best", "5")
    assert {one["points"] for one in table["standings"]} == {"1.00"}


def test_a_formula_or_a_league_that_is_not_there_is_said_in_a_sentence(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {
        ("Thursday", "--points", "salary"): "“salary” in the points formula is not understood",
        ("Monday",): "No event of this record counts for “Monday”",
    }
    for arguments, said in wrong.items():
        assert main(["league", *arguments, "--db", str(record)]) == 1
        assert said in capsys.readouterr().err


def test_the_papers_of_an_event_have_the_table_of_its_league(record: Path, tmp_path: Path) -> None:
    assert main(["sheets", "last", "--db", str(record), "--out", str(tmp_path)]) == 0
    text = "\n".join(pdf_pages((tmp_path / "league.pdf").read_bytes()))
    assert "League table" in text
    assert "Friday" in text
    assert "by_place(10, 6)" in text

"""The rulings log on the command line and as a paper."""

import json
from pathlib import Path

import pytest

from tdapp.calls.tournament.rulings import GiveOtherPenalty, GiveRuling, ReviewRuling
from tdapp.cli.main import main
from tdapp.core.ids import StaffId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tests.desk.evening import EVENT, under_way
from tests.desk.station import Station
from tests.papers.pdf_text import pdf_pages

FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record with one ruling, its review and a penalty."""
    station = Station(tmp_path / "room.tdapp")
    under_way(station)
    about = About(RulingKind.BETTING, table=1, hand="17", entries=(2,), rule="7.8")
    station.do(GiveRuling(EVENT, about), Circumstances(reason="the raise stands"), FLOOR)
    station.do(ReviewRuling(EVENT, 1, upheld=True), Circumstances(reason="he said raise"))
    swore = Circumstances(reason="swore")
    station.do(GiveOtherPenalty(EVENT, 2, PenaltyKind.HANDS, 3, 1), swore, FLOOR)
    station.close()
    return str(station.path)


def test_the_log_is_told_with_every_word_and_who_said_it(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rulings", "last", "--db", record, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (ruling,), (penalty,) = told["rulings"], told["penalties"]
    assert (ruling["table"], ruling["hand"], ruling["rule"]) == (1, "17", "7.8")
    assert (ruling["by"], ruling["words"]) == ("floor", "the raise stands")
    assert [(one["by"], one["words"]) for one in ruling["reviews"]] == [
        ("director", "he said raise")
    ]
    assert (penalty["ruling"], penalty["words"], penalty["served"]) == (1, "swore", 0)

    assert main(["rulings", "last", "--db", record]) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [line[4] for line in lines if len(line) > 4][1:3] == [
        "the raise stands",
        "Upheld: he said raise",
    ]


def test_the_papers_of_an_event_hold_the_log_and_its_penalties(record: str, tmp_path: Path) -> None:
    out = tmp_path / "papers"
    assert main(["sheets", "last", "--db", record, "--out", str(out)]) == 0
    log, penalties = pdf_pages((out / "rulings.pdf").read_bytes())
    assert "the raise stands" in log
    assert "table 1, hand 17" in log.replace("table 1,\n", "table 1, ")
    assert "Ruling 1. swore" in penalties


def test_where_nothing_was_ruled_that_is_said_and_no_paper_is_written(
    room: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rulings", "last", "--db", str(room)]) == 0
    assert capsys.readouterr().out == "No rulings or penalties.\n"
    assert main(["sheets", "last", "--db", str(room), "--out", str(tmp_path / "out")]) == 0
    assert not (tmp_path / "out" / "rulings.pdf").exists()

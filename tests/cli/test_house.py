"""`tdapp house end-day`: the day goes on under the next number, with its tables."""

import argparse
import json
from pathlib import Path

import pytest

from tdapp.cli import house
from tdapp.cli.main import main
from tdapp.core.refusal import Refusal
from tdapp.journal.reading import open_to_read
from tdapp.journal.target import Target

CANBERRA = "resources/events/canberra-teams-2010.toml"


def end_day(record: str, *more: str) -> int:
    """Run the command as the command line does."""
    whole = argparse.ArgumentParser()
    house.add_parser(whole.add_subparsers())
    args = whole.parse_args(["house", "end-day", "--db", record, *more])
    code: int = args.run(args)
    return code


def test_it_closes_one_day_and_begins_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(tmp_path / "room.tdapp")
    assert main(["simulate", CANBERRA, "--entries", "12", "--db", record]) == 0
    capsys.readouterr()
    assert end_day(record) == 0
    assert capsys.readouterr().out == (
        "The gaming day is ended (house-1); the next one has begun (house-2).\n"
    )
    assert end_day(record, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"ended": "house-2", "begun": "house-3"}
    reader = open_to_read(Target(path=Path(record)))
    days = reader.rows("SELECT stream_id, ended FROM stream WHERE kind='house' ORDER BY stream_id")
    reader.close()
    assert list(days) == [("house-1", 1), ("house-2", 1), ("house-3", 0)]
    assert main(["journal", "verify", "--db", record]) == 0


def test_a_day_on_which_nothing_happened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        end_day(str(tmp_path / "new.tdapp"))
    assert refused.value.code == "day_is_empty"

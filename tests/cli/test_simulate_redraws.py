"""A simulated night draws its field anew where the event's file says so."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.simulated import ALL_OFFERS, played

FLOOR = "\n[floor]\nredraws = [{ from_entries = 20, at_tables = [3, 1] }]\n"


@pytest.mark.parametrize(("floor", "drawn"), [(FLOOR, [18, 6]), ("", [])])
def test_at_the_published_numbers_of_tables(
    floor: str, drawn: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event, record = tmp_path / "event.toml", tmp_path / "night.tdapp"
    event.write_text(ALL_OFFERS + floor)
    played(capsys, event, "--entries", 40, "--seed", 3, "--db", record)

    with closing(sqlite3.connect(record)) as db:
        found = db.execute("SELECT payload FROM event WHERE type = 'FieldRedrawn' ORDER BY seq")
        assert [len(json.loads(payload)["places"]) for (payload,) in found] == drawn

"""A day of the whole room: over two ends of the gaming day, killed in it, and counted anew."""

from pathlib import Path
from random import Random

import pytest

from tdapp.bootstrap import house_named
from tdapp.cli.cash import days_of, laws, signs_of
from tdapp.cli.cash_night import CashNight
from tests.desk.station import Station


@pytest.mark.parametrize(
    ("tables", "players"), [(3, 40), pytest.param(40, 400, marks=pytest.mark.long)]
)
def test_a_day_over_two_ends_and_a_kill_adds_up_to_the_cent(
    tmp_path: Path, tables: int, players: int
) -> None:
    station = Station(tmp_path / "day" / "room.tdapp")
    rules = house_named("star")
    night = CashNight(station.parts, station.time, rules, signs_of(rules), players, Random("a day"))
    station.run(night.open(tables))
    station.run(night.play(10))
    before = night.cash
    station.kill()
    night.station = station.parts
    assert night.cash == before
    station.run(night.play(14, 10))

    past = [one for day in days_of(night) for one in station.parts.journal.load(day)]
    assert night.refused == {}
    assert len(days_of(night)) == 3
    assert all(laws(night, past).values()), laws(night, past)
    station.close()

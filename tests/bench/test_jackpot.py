"""What `tdapp bench jackpot` measures: every press is counted once, and a day opens as it was."""

from pathlib import Path

import pytest

from tdapp.bench.jackpot import crowd, year

HOUR_S = 3_600


def test_a_hundred_consoles_that_press_twice_a_second_lose_no_round(tmp_path: Path) -> None:
    measured = {one.name: one.value for one in crowd(tmp_path / "crowd.tdapp", 1)}
    assert measured.pop("presses_lost") == 0
    assert set(measured) == {"press_to_display_p99_ms", "loop_at_a_turn_ms"}
    assert all(value > 0 for value in measured.values())


def test_closed_days_and_an_open_one_are_opened_with_every_increment(tmp_path: Path) -> None:
    measured = {one.name: one.value for one in year(tmp_path / "year.tdapp", 3, 500)}
    assert (measured.pop("findings"), measured.pop("increments_lost")) == (0, 0)
    assert set(measured) == {"year_opened_s", "day_verified_s", "bytes_an_increment"}
    assert all(value > 0 for value in measured.values())


@pytest.mark.soak
def test_a_hundred_consoles_press_for_an_hour_and_lose_no_round(tmp_path: Path) -> None:
    assert all(one.ok for one in crowd(tmp_path / "crowd.tdapp", HOUR_S))

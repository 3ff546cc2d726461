"""A clock on a screen looks again when what it shows changes."""

import pytest
from PySide6.QtCore import QElapsedTimer

from tdapp.ui.clock.ticker import Ticker, until_next_second, until_wall_second

SECOND_US = 1_000_000


def test_the_next_look_is_when_the_shown_second_changes() -> None:
    assert until_next_second(12 * SECOND_US + 250_000) == 250_000
    assert until_next_second(12 * SECOND_US) == SECOND_US
    assert until_wall_second(5 * SECOND_US + 999_000) == 1_000


def test_a_look_that_fails_does_not_end_the_looking(qapp: object) -> None:
    assert qapp is not None

    def fails() -> int:
        raise ZeroDivisionError

    ticker = Ticker(fails)
    with pytest.raises(ZeroDivisionError):
        ticker.look_now()
    assert ticker.running
    ticker.stop()
    assert not ticker.running


def test_what_a_look_takes_is_part_of_the_time_until_the_next(qapp: object) -> None:
    assert qapp is not None

    def slow() -> int:
        spent = QElapsedTimer()
        spent.start()
        while spent.elapsed() < 20:
            pass
        return 30_000

    for after_ms in (0, 4):
        ticker = Ticker(slow, None, after_ms)
        ticker.look_now()
        assert ticker._timer.interval() <= 10 + after_ms  # noqa: SLF001 - when it looks again
        ticker.stop()

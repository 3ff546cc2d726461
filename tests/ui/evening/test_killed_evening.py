"""The program is killed by the system in the middle of an evening, and goes on as if it had not."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.journal.bad_days.computer import other_program, told
from tests.ui.evening.proof import the_record_holds
from tests.ui.window_room import MINUTE_US, WindowRoom

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
LIFE = "tests.ui.evening.one_life"
SIT_AT_FIRST = 180


def life(folder: Path, number: int, outs: int, delay: Random) -> list[int]:
    """How many it says sit, until it is killed some moment after so many exits."""
    with other_program(LIFE, folder, number) as program:
        lines = [told(program) for _ in range(outs + 1)]
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(delay.uniform(0, 0.05))
        program.kill()
        assert program.stdout is not None
        lines += program.stdout.read().split()
    return [int(line) for line in lines]


@pytest.mark.long
def test_an_evening_that_is_killed_twice_is_played_to_the_winner(
    qapp: QApplication, tmp_path: Path
) -> None:
    delay, sit = Random(7), SIT_AT_FIRST
    for number in (0, 1):
        said = life(tmp_path, number, 60, delay)
        assert said[0] in (sit, sit - 1)
        assert said == list(range(said[0], said[-1] - 1, -1))
        sit = said[-1]
    with other_program(LIFE, tmp_path, 2) as program:
        said = [int(line) for line in program.communicate(timeout=300)[0].split()]
        assert program.returncode == 0
    assert said[0] in (sit, sit - 1)
    assert said[-1] == 1
    room = WindowRoom(qapp, tmp_path)
    room.time.elapsed_us = 300 * MINUTE_US
    room.start()
    assert len(room.state.seating.seat_of) == 1
    the_record_holds(room)
    room.stop()

"""A program killed while it makes a record leaves none, and says so; the next start makes it."""

import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.opening import prepare
from tdapp.journal.reading import open_to_read
from tdapp.journal.stats import stats
from tdapp.journal.target import Target
from tests.journal.bad_days.till import CODECS

DEAD = 9
DYING = f"""
import os, sys
from pathlib import Path
from tdapp.journal.connection import SqliteConnection
from tdapp.journal.opening import look_at_file, make_or_check

class Dying(SqliteConnection):
    left = int(sys.argv[2])

    def _one_more(self):
        self.left -= 1
        if self.left < 0:
            os._exit({DEAD})

    def begin(self):
        self._one_more()
        super().begin()

    def run(self, sql, params=()):
        self._one_more()
        super().run(sql, params)

    def commit(self):
        self._one_more()
        super().commit()

look_at_file(Path(sys.argv[1]))
make_or_check(Dying(Path(sys.argv[1])))
"""


def dies_after(path: Path, steps: int) -> bool:
    """Make a record and die after so many statements; whether it died before the end."""
    done = subprocess.run([sys.executable, "-c", DYING, str(path), str(steps)], check=False)
    assert done.returncode in {0, DEAD}
    return done.returncode == DEAD


def refusal_of(path: Path) -> str:
    with pytest.raises(Refusal) as refused:
        open_to_read(Target(path=path))
    return refused.value.code


def is_made_by_the_next_start(path: Path) -> bool:
    target = Target(path=path)
    prepare(target).close()
    reader = open_to_read(target)
    counted = stats(reader)
    reader.close()
    return counted.events == 0 and verify_target(target, CODECS, None).ok


def test_wherever_the_making_is_cut_off_nothing_was_begun_and_the_next_start_begins_it(
    tmp_path: Path,
) -> None:
    for steps in count(0, 7):
        path = tmp_path / f"{steps}.tdapp"
        if not dies_after(path, steps):
            break
        assert refusal_of(path) == "unfinished_record", steps
        (found,) = verify_target(Target(path=path), CODECS, None).findings
        assert found.code == "unfinished_record"
        assert is_made_by_the_next_start(path), steps
    assert steps >= 14


def test_a_file_that_was_only_named_is_unfinished_too(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    path.touch()
    assert refusal_of(path) == "unfinished_record"
    assert is_made_by_the_next_start(path)


def test_an_empty_file_beside_its_log_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    path.touch()
    path.with_name("room.tdapp-wal").write_bytes(b"what was committed")
    assert refusal_of(path) == "damaged"


def test_a_record_that_lost_its_tables_is_not_taken_for_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    prepare(Target(path=path)).close()
    data = bytearray(path.read_bytes())
    data[103:105] = bytes(2)  # how many tables the first page tells of
    path.write_bytes(data)
    codes = {one.code for one in verify_target(Target(path=path), CODECS, None).findings}
    assert codes
    assert "unfinished_record" not in codes

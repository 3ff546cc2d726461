"""A program killed while it makes a record leaves none, and says so; the next start makes it."""

import subprocess
import sys
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
from itertools import count
from pathlib import Path
from tdapp.journal.connection import SqliteConnection
from tdapp.journal.opening import look_at_file, make_or_check

class Dying(SqliteConnection):
    left = 0

    def _one_more(self):
        Dying.left -= 1
        if Dying.left < 0:
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

for Dying.left in count(0, int(sys.argv[2])):
    path = Path(sys.argv[1]) / f"{{Dying.left}}.tdapp"
    child = os.fork()
    if not child:
        look_at_file(path)
        make_or_check(Dying(path))
        os._exit(0)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if ended != {DEAD}:
        sys.exit(ended)
    print(path, flush=True)
"""


def died(folder: Path, apart: int) -> list[Path]:
    """Records in the making whose program died after 0, `apart`, twice as many ... statements."""
    command = [sys.executable, "-c", DYING, str(folder), str(apart)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [Path(line) for line in done.stdout.splitlines()]


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
    cut_off = died(tmp_path, apart=7)
    for path in cut_off:
        assert refusal_of(path) == "unfinished_record", path
        (found,) = verify_target(Target(path=path), CODECS, None).findings
        assert found.code == "unfinished_record"
        assert is_made_by_the_next_start(path), path
    assert len(cut_off) > 2


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

"""An output that is full, closed or not read to its end is told in one sentence, with code 1."""

import os
import sys
from pathlib import Path

import pytest

from tests.cli.command import is_said_in_a_line, tdapp

FULL = Path("/dev/full")
SAYING = [
    pytest.param(("journal", "export")),
    pytest.param(("journal", "verify"), marks=pytest.mark.long),
    pytest.param(("journal", "stats", "--json")),
    pytest.param(("journal", "rebuild"), marks=pytest.mark.long),
]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of UNIX")


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", SAYING)
def test_a_full_disk_behind_the_output_is_named(command: tuple[str, ...], room: Path) -> None:
    with FULL.open("wb") as full:
        done = tdapp(*command, "--db", room, out=full)
    assert done.returncode == 1
    assert is_said_in_a_line(done.stderr)
    assert "No space left" in done.stderr


@pytest.mark.parametrize("command", SAYING)
def test_an_output_that_nobody_reads_is_told_without_a_traceback(
    command: tuple[str, ...], room: Path
) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    try:
        done = tdapp(*command, "--db", room, out=writes)
    finally:
        os.close(writes)
    assert done.returncode == 1
    assert is_said_in_a_line(done.stderr)
    assert "The output cannot be written" in done.stderr


@pytest.mark.parametrize("command", ["export", "stats"])
def test_a_closed_output_is_told(command: str, room: Path) -> None:
    line = f'exec "{sys.executable}" -m tdapp journal {command} --db "{room}" >&-'
    reads, writes = os.pipe()
    pid = os.posix_spawn(
        "/bin/sh",
        ["sh", "-c", line],
        dict(os.environ),
        file_actions=[(os.POSIX_SPAWN_DUP2, writes, 2)],
    )
    os.close(writes)
    with os.fdopen(reads) as told:
        said = told.read()
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 1
    assert "The output cannot be written (it is closed)" in said

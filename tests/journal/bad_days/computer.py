"""A real file system of a few megabytes, and other programs, for bad days on a real computer."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BALLAST = "ballast"


@contextmanager
def small_disk(at: Path) -> Iterator[Path]:
    """A file system of three megabytes; skips where this user may mount none."""
    at.mkdir()
    if os.geteuid() != 0 or _mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", str(at)):
        pytest.skip("only root can mount a small disk, and not everywhere")
    try:
        yield at
    finally:
        subprocess.run(["umount", "--lazy", str(at)], check=True)


def remount(at: Path, how: str) -> None:
    """Make a small disk ``ro`` or ``rw``."""
    assert _mount("-o", f"remount,{how}", str(at)) == 0


def fill(at: Path, leave: int) -> None:
    """Leave so many free bytes on a small disk."""
    free = os.statvfs(at)
    (at / BALLAST).write_bytes(bytes(free.f_bavail * free.f_frsize - leave))


def empty(at: Path) -> None:
    """Take the filling away again."""
    (at / BALLAST).unlink()


@contextmanager
def other_program(module: str, *arguments: object) -> Iterator["subprocess.Popen[str]"]:
    """Another Python running one of the tests' modules, spoken with line by line."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def told(program: "subprocess.Popen[str]") -> str:
    """The next line that it says; empty at its end."""
    assert program.stdout is not None
    return program.stdout.readline().strip()


def tell(program: "subprocess.Popen[str]", line: str) -> None:
    """Say one line to it."""
    assert program.stdin is not None
    program.stdin.write(f"{line}\n")
    program.stdin.flush()


def _mount(*arguments: str) -> int:
    command: Sequence[str] = ["mount", *arguments]
    return subprocess.run(command, check=False, capture_output=True).returncode

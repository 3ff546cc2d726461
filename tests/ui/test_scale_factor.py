"""Where the desktop enlarges every pixel by a fraction, nothing is lost either."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
UNEVEN = "1.25"
"""Leaves most rows with a broken pixel."""
LONG = [pytest.param(factor, marks=pytest.mark.long) for factor in ("1.5", "2")]


@pytest.mark.parametrize("factor", [UNEVEN, *LONG])
def test_nothing_is_lost_where_the_desktop_enlarges(factor: str) -> None:
    """In a process of its own, as Qt takes the factor at its start."""
    pages = (str(TESTS / "test_every_page.py"), "-k", "plain_texts")
    done = subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *pages),
        env=os.environ | {"QT_SCALE_FACTOR": factor},
        cwd=TESTS.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout

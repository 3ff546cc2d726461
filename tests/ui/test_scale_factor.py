"""Where the desktop enlarges every pixel by a fraction, nothing is lost either."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
FACTOR = os.environ.get("TDAPP_TEST_SCALE", "1.25")
"""A fraction that leaves most rows with a broken pixel; 1.5 and 2 can be asked for."""


def test_nothing_is_lost_where_the_desktop_enlarges_by_a_fraction() -> None:
    """In a process of its own, as Qt takes the factor at its start."""
    pages = (str(TESTS / "test_every_page.py"), "-k", "plain_texts")
    done = subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *pages),
        env=os.environ | {"QT_SCALE_FACTOR": FACTOR},
        cwd=TESTS.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout

"""On a real X server with two monitors: what is marked `xvfb` is run there, whole."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.x_display import display, missing

ROOT = Path(__file__).parents[2]
PYTEST = (sys.executable, "-m", "pytest", "-m", "xvfb", "-p", "no:cacheprovider")


@pytest.mark.long
@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
def test_what_needs_two_real_monitors_holds() -> None:
    with display() as here:
        run = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-m",
                "xvfb",
                "-p",
                "no:cacheprovider",
                "tests/ui/under_x",
            ],
            cwd=ROOT,
            env=here,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout
    assert "skipped" not in run.stdout

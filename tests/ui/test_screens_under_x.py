"""On a real X server the players' screen never takes the keyboard from the console."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = "-screen 0 1920x1080x24"


@pytest.mark.long
@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="Xvfb is not installed")
def test_the_console_keeps_the_keyboard_while_a_screen_for_players_is_shown() -> None:
    run = subprocess.run(
        [
            "xvfb-run",
            "-a",
            "-s",
            SERVER,
            sys.executable,
            "-W",
            "error",
            "-m",
            "tests.ui.one_x_screen",
        ],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {
        "platform": "xcb",
        "console_active": [True, True, True],
        "fills": True,
        "corner": "#0f1114",
    }

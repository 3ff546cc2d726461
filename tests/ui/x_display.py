"""An X server of the test's own: a desk of two monitors with a window manager."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

PROGRAMS = ("Xvfb", "xrandr", "openbox")
DESK = "3360x1080x24"
LEFT, RIGHT = "1440/300x1080/200+0+0", "1920/500x1080/300+1440+0"
"""Pixels/millimetres of two monitors side by side, and where each begins."""


def missing() -> str:
    """Which programs are not here; empty if none."""
    return ", ".join(name for name in PROGRAMS if shutil.which(name) is None)


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """The environment of programs that are shown on it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", DESK, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    here = os.environ | {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    here.pop("WAYLAND_DISPLAY", None)
    manager = subprocess.Popen(["openbox"], env=here, stderr=subprocess.DEVNULL)
    try:
        yield here
    finally:
        for program in (manager, server):
            program.terminate()
            program.wait()


def plug(name: str, place: str, output: str = "none") -> None:
    """Give the desk a monitor there, if it has none of that name."""
    listed = subprocess.run(
        ["xrandr", "--listmonitors"], check=True, capture_output=True, text=True
    )
    if name not in listed.stdout.split():
        subprocess.run(["xrandr", "--setmonitor", name, place, output], check=True)


def pull(name: str) -> None:
    """Take a monitor away."""
    subprocess.run(["xrandr", "--delmonitor", name], check=True)

"""The command line as a program of its own, with an end to every wait."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

SECONDS = 60
CANBERRA = str(Path(__file__).parents[2] / "resources" / "events" / "canberra-teams-2010.toml")


def tdapp(
    *arguments: object, out: int | IO[Any] = subprocess.PIPE, home: object = None
) -> "subprocess.CompletedProcess[str]":
    """Run one command and wait for it; a command that hangs fails the test."""
    environment = dict(os.environ)
    if home is not None:
        environment["TDAPP_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "tdapp", *map(str, arguments)],
        stdout=out,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
        timeout=SECONDS,
        env=environment,
    )


def is_said_in_a_line(told: str) -> bool:
    """Whether this is a line that says something, and no traceback or code of an error."""
    return told.count("\n") == 1 and ". " in told and told.rstrip().endswith(".")

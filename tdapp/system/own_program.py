"""This program itself, started once more beside this window."""

import subprocess
import sys

from tdapp.core.refusal import Refusal


def start_beside(*words: str) -> None:
    """Start it with these words, on its own; refuses ``cannot_start``.

    A packed program is its own executable, one from a folder is run by its Python.
    """
    packed = getattr(sys, "frozen", False)
    command = [sys.executable, *(() if packed else ("-m", "tdapp")), *words]
    quiet = subprocess.DEVNULL
    try:
        subprocess.Popen(  # noqa: S603 - this program itself
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
    except OSError as error:
        raise Refusal("cannot_start", detail=error.strerror or str(error)) from error

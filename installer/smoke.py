"""Try a frozen tdapp where nothing of the source is in reach: `smoke.py FOLDER`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

LONGEST_S = 120


def try_program(folder: Path) -> int:
    """Run the self-test of the program in a folder; gives how many lines it saw to work.

    Raises `CalledProcessError` with what went wrong.
    """
    program = folder / ("tdapp.exe" if os.name == "nt" else "tdapp")
    with tempfile.TemporaryDirectory() as home:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            [program, "--self-test"],
            env=kept | {"TDAPP_HOME": home, "QT_QPA_PLATFORM": "offscreen"},
            cwd=home,
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )
    if done.returncode:
        raise subprocess.CalledProcessError(
            done.returncode, f"{program} --self-test: {done.stderr.strip()}"
        )
    return len(done.stdout.splitlines())


if __name__ == "__main__":
    print(f"{try_program(Path(sys.argv[1]))} lines")

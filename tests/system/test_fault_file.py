"""The last words of a program that died in native code."""

import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.system.fault_file import FaultFile

DIE = """
import faulthandler, sys
from pathlib import Path
from tdapp.system.fault_file import FaultFile
FaultFile(Path(sys.argv[1])).open()
def spoil_the_memory():
    faulthandler._sigabrt()
spoil_the_memory()
"""

START = """
import sys
from pathlib import Path
from tdapp.system.fault_file import FaultFile
faults = FaultFile(Path(sys.argv[1]))
print(faults.open())
faults.close()
"""


def run(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=False
    )


def test_the_next_start_finds_where_native_code_crashed(tmp_path: Path) -> None:
    died = run(DIE, tmp_path)
    assert died.returncode != 0
    assert died.stderr == ""

    earlier = Path(run(START, tmp_path).stdout.strip())
    assert earlier.parent == tmp_path
    assert "spoil_the_memory" in earlier.read_text("utf-8")


def test_a_crash_is_offered_once(tmp_path: Path) -> None:
    run(DIE, tmp_path)
    run(START, tmp_path)

    assert run(START, tmp_path).stdout == "None\n"


def test_a_program_that_ended_well_leaves_no_last_words(tmp_path: Path) -> None:
    assert run(START, tmp_path).stdout == "None\n"
    assert run(START, tmp_path).stdout == "None\n"


def test_without_a_folder_the_program_starts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    started = run(START, tmp_path / "file")

    assert (started.stdout, started.stderr, started.returncode) == ("None\n", "", 0)


def test_closing_what_was_never_opened_does_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    FaultFile(tmp_path).close()

    assert capfd.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []

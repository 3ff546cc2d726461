"""Kept patches add an act, a sheet and a house: each works, and touches few files of the program.

Where one no longer fits, make its few changes again in a copy of the project and keep what
`git diff -U1 --find-copies-harder` says of them.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HOUSE = Path(__file__).parents[2]
PATCHES = Path(__file__).parent / "patches"
NAMES = ("act", "sheet", "house")
PROGRAM = ("tdapp", "hardware", "resources")
TOUCHED = re.compile(r"^diff --git a/\S+ b/(\S+)$", re.MULTILINE)


def touched(name: str, *folders: str) -> list[str]:
    """The files in these folders that a patch changes or adds."""
    text = (PATCHES / f"{name}.patch").read_text(encoding="utf-8")
    return [path for path in TOUCHED.findall(text) if path.startswith(folders)]


def compiled(folder: Path) -> Path | None:
    """Where Python keeps its compiled code of a folder, if that is not in the folder itself."""
    prefix = sys.pycache_prefix
    return Path(prefix, *folder.parts[1:]) if prefix else None


@pytest.fixture
def compiled_already(tmp_path: Path) -> Iterator[None]:
    """What is compiled of the project serves its copy too: only what patches touch is compiled."""
    here, there = compiled(HOUSE), compiled(tmp_path)
    if here and there:
        for folder in filter(lambda one: (here / one).exists(), (*PROGRAM, "tests")):
            shutil.copytree(here / folder, there / folder)
    yield
    if there:
        shutil.rmtree(there)


@pytest.fixture
def copy(tmp_path: Path, compiled_already: None) -> Path:  # noqa: ARG001
    """A copy of the project to which all three were added, its German texts compiled."""
    for folder in (*PROGRAM, "tests"):
        shutil.copytree(HOUSE / folder, tmp_path / folder)
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    files = [PATCHES / f"{name}.patch" for name in NAMES]
    apart = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    subprocess.run(["git", "apply", *files], cwd=tmp_path, env=apart, check=True)
    for texts in (tmp_path / "resources" / "locales").rglob("*.po"):
        with texts.open("rb") as written, texts.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, read_po(written))
    return tmp_path


def test_an_act_takes_at_most_seven_files_of_the_program_and_a_sheet_four() -> None:
    assert len(touched("act", *PROGRAM)) <= 7
    assert len(touched("sheet", *PROGRAM)) <= 4


def test_a_house_takes_three_files_and_none_of_them_is_code() -> None:
    files = touched("house", *PROGRAM)
    assert len(files) == 3
    assert {Path(path).suffix for path in files} == {".toml"}


@pytest.mark.skipif(not shutil.which("git"), reason="git applies the patches")
def test_what_they_add_works(copy: Path) -> None:
    """Each brings its own tests: by key, by command, on paper and in German."""
    added = [path for name in NAMES for path in touched(name, "tests")]
    assert len(added) == len(NAMES)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *added]
    plain = {name: told for name, told in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command,
        cwd=copy,
        env={**plain, "PYTHONPATH": str(copy)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout

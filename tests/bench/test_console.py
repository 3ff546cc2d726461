"""What `tdapp bench console` measures in processor time holds here too; its wall times are its own.

A wall time depends on who else works on the machine. Processor time hardly does: one run may take
half as much again as the median that the bench wants, and a slower processor as much longer as it
takes to count.
"""

import os
from pathlib import Path

import pytest

from tdapp.bench import console
from tdapp.bench.full_house import make

WALL_TIMES = {"second_late_ms", console.START, console.FIRST}
NOT_YET = {console.MODULES}
"""What is aimed at and not reached; a figure leaves this set as soon as it is."""

MODULES_NOW = 711
"""So many modules of ours are read before the first picture now; the aim is fewer."""
ONE_RUN = 1.5


@pytest.fixture(autouse=True)
def _compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is run finds the code as these tests have it compiled, not each run for itself."""
    monkeypatch.setattr(console, "_compiled", lambda _: os.environ)


@pytest.mark.long
def test_on_the_largest_event_every_key_is_answered_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(console, "RUNS", 1)
    found = {figure.name: figure for figure in console.figures()}
    starts = {console.START, console.FIRST, console.MODULES}
    assert set(found) == {*console.LIMITS, *console.IN_THE_MONEY, *console.BUST, *starts}
    measured = (one for name, one in found.items() if name not in WALL_TIMES | NOT_YET)
    assert [str(one) for one in measured if one.judged > ONE_RUN * one.floor] == []


def test_a_bust_enters_few_files_and_makes_few_calls(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(console, "RUNS", 1)
    make(tmp_path / "small", console.SMALL)
    found = console.measured(tmp_path, "small", "bust", console.BUST)
    assert [str(one) for one in found if one.value > one.floor] == []


def test_only_what_the_first_picture_shows_is_read_before_it(tmp_path: Path) -> None:
    make(tmp_path / "small", console.SMALL)
    assert console.started(tmp_path, "small").modules <= MODULES_NOW

"""`tdapp restore` beside stations that run, have been closed or were killed."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.bootstrap import Workstation, workstation
from tdapp.calls.house.room import InstallTable
from tdapp.cli.main import main
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target

ROOT = Path(__file__).parents[2]
STATION = """
import asyncio, sys
from pathlib import Path
from tdapp.bootstrap import workstation
from tdapp.journal.target import Target

async def work():
    async with workstation(Target(path=Path(sys.argv[1])), station="desk-9"):
        print("open", flush=True)
        await asyncio.Event().wait()

asyncio.run(work())
"""


@dataclass
class Desk:
    """The commands of one user, whose record was backed up with one table in the room."""

    live: Path
    copy: Path
    trial: Path
    capsys: pytest.CaptureFixture[str]

    def restore(self, to: Path, *more: str) -> tuple[int, str]:
        """Exit code, and all that was said."""
        self.capsys.readouterr()
        code = main(["restore", str(self.copy), "--db", str(to), *more])
        said = self.capsys.readouterr()
        return code, said.out + said.err

    def tables(self, path: Path) -> list[int]:
        """The tables in the room as a station that starts there sees them."""

        async def look() -> list[int]:
            async with workstation(Target(path=path)) as station:
                return tables_of(station)

        return asyncio.run(look())


def tables_of(station: Workstation) -> list[int]:
    return sorted(station.desk.state(station.house).registry.tables)


async def install(station: Workstation, number: int) -> None:
    await station.desk.perform(DIRECTOR, InstallTable(station.house, number, 9))


@pytest.fixture
def desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Desk:
    monkeypatch.setenv("TDAPP_HOME", str(tmp_path / "home"))
    live, copy = tmp_path / "live.tdapp", tmp_path / "copy.tdapp"

    async def evening() -> None:
        async with workstation(Target(path=live)) as station:
            await install(station, 1)
            assert main(["backup", str(copy), "--db", str(live)]) == 0
            await install(station, 2)

    asyncio.run(evening())
    return Desk(live, copy, tmp_path / "trial.tdapp", capsys)


@contextmanager
def other_station(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another program at work on the record."""
    command = [sys.executable, "-c", STATION, str(path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == "open\n"
            yield program
        finally:
            program.kill()


def test_what_a_running_station_acknowledges_stays_good(desk: Desk) -> None:
    async def evening() -> None:
        async with workstation(Target(path=desk.live), station="desk-3") as station:
            for more in ([], ["--instead"]):
                code, said = desk.restore(desk.trial, *more)
                assert code == 1
                assert f"open at {desk.live} (station desk-3)" in said
            await install(station, 3)

    asyncio.run(evening())
    assert not desk.trial.exists()
    assert desk.tables(desk.live) == [1, 2, 3]


def test_a_trial_does_not_end_the_record_by_the_way(desk: Desk) -> None:
    code, said = desk.restore(desk.trial)
    assert code == 1
    assert f"The record still exists at {desk.live}" in said
    assert said.count("\n") == 1
    assert not desk.trial.exists()
    assert desk.tables(desk.live) == [1, 2]


def test_told_so_the_record_ends_there_and_goes_on_here(desk: Desk) -> None:
    code, said = desk.restore(desk.trial, "--instead", "--reason", "moved")
    assert code == 0
    assert f"the record at {desk.live} goes no further\n" in said
    assert desk.tables(desk.trial) == [1]
    assert main(["sheets", "last", "--db", str(desk.live), "--out", str(desk.live.parent)]) == 1
    assert "continued in another file" in desk.capsys.readouterr().err


def test_a_station_of_another_program_is_told_by_name(desk: Desk) -> None:
    with other_station(desk.live):
        assert "desk-9" in desk.restore(desk.trial, "--instead")[1]
    assert desk.tables(desk.live) == [1, 2]


def test_a_killed_station_blocks_no_restore(desk: Desk) -> None:
    with other_station(desk.live) as program:
        program.kill()
        program.wait()
    assert "The record still exists" in desk.restore(desk.trial)[1]
    assert desk.restore(desk.live)[0] == 0
    assert desk.tables(desk.live) == [1]


def test_a_reason_is_chosen_and_not_written(desk: Desk) -> None:
    with pytest.raises(SystemExit) as usage:
        desk.restore(desk.live, "--reason", "Ada dropped it")
    assert usage.value.code == 2
    assert "rehearsal" in desk.capsys.readouterr().err

"""The demo room: alive when it opens, and apart from the house's own record and folders."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import Surroundings, workstation
from tdapp.cli import start
from tdapp.cli.demo_room import EVENT, PLAYED, furnish, show_demo_room
from tdapp.cli.rehearsal import TimeBehind
from tdapp.core.instant import MINUTE_US, SECOND_US
from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings
from tdapp.journal.target import Target
from tdapp.system.paths import HOME_VARIABLE, user_paths
from tdapp.system.settings import SettingsFile
from tdapp.system.time_source import SystemTime
from tdapp.tournament.clock.windows import may_still_enter
from tdapp.tournament.state.clock import position
from tdapp.tournament.tables.suggesting import table_to_break
from tdapp.tournament.tournament import Tournament


def test_the_evening_ends_now_in_level_2_with_a_rebuy_waiting_and_a_table_about_to_break(
    tmp_path: Path,
) -> None:
    async def begin() -> Tournament:
        time = TimeBehind(SystemTime(), PLAYED * MINUTE_US)
        around = Surroundings.below(tmp_path)
        async with workstation(Target(path=tmp_path / "demo.tdapp"), time, None, around) as station:
            await furnish(station, time)
            behind = SystemTime().now().since(time.now())
            assert behind < SECOND_US
            await station.clockwork.hold_clocks()
            state: Tournament = station.desk.state(EVENT)
            here = position(state.conditions, state.clock, time.now())
            assert state.conditions.number(here.index) == 2
            return state

    state = asyncio.run(begin())
    assert state.clock.running
    assert state.clock.away is None
    assert (state.entries.count, state.entries.rebuys) == (36, 4)
    assert len(state.exits.out_of_chips) == 1
    assert state.left == 29
    assert table_to_break(state) is None
    assert not may_still_enter(state)
    assert state.left - 2 == 3 * state.conditions.seats_per_table


def test_it_has_a_home_of_its_own_with_the_look_of_this_workstation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    own = user_paths()
    own.make()
    SettingsFile(own.data).keep(
        replace(Settings(), theme="light", second_copy=str(tmp_path), letterhead="Meridian")
    )
    seen = list[Settings]()

    def show(target: Target, begun: start.Begun) -> int:
        assert target.path is not None
        assert tmp_path not in target.path.parents
        assert user_paths().data == target.path.parent
        assert begun.time.now().utc_us < SystemTime().now().utc_us
        seen.append(SettingsFile(user_paths().data).now)
        return 0

    monkeypatch.setattr(start, "show", show)
    assert show_demo_room() == 0
    assert [(one.theme, one.second_copy, one.letterhead) for one in seen] == [
        ("light", None, "Demo room")
    ]
    assert os.environ[HOME_VARIABLE] == str(tmp_path)
    assert SettingsFile(own.data).now.letterhead == "Meridian"
    assert not list(own.data.glob("*.tdapp"))


def test_the_program_starts_itself_once_more_or_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no-such-program"))
    with pytest.raises(Refusal, match="cannot_start"):
        start.start_beside("demo")

"""A fast night by `tdapp simulate`: a shot clock, bonus rounds and elimination rounds."""

from pathlib import Path

import pytest

from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.simulate import read_conditions, simulate
from tdapp.journal.target import Target
from tdapp.tournament.facts.exits import Departure
from tests.cli.simulated import EVENTS, HOUSES


@pytest.mark.parametrize("house", HOUSES)
def test_tokens_are_used_bonus_chips_won_and_lowest_stacks_go_out(
    house: str, tmp_path: Path
) -> None:
    conditions = read_conditions(EVENTS / "shot-clock-six.toml", house, 40)
    target = Target(path=tmp_path / "record.tdapp")
    played = simulate(target, conditions, SimulatedField(40, None, "1"))
    assert played.ok
    state = played.state
    assert state.shot_clock.seconds == conditions.pace.shot_seconds
    assert state.shot_clock.used
    assert state.chips.net > 0
    assert Departure.LOWEST in {out.departure for out in state.exits.by_entry.values()}

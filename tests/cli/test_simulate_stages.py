"""Events in stages, played to the end in every house: no chip and no cent is lost between them."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.simulate import read_conditions, simulate
from tdapp.journal.target import Target
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.stage_plan import ChipsAfter, Several, StageKind, StagePlan
from tests.cli.simulated import EVENTS, HOUSES, adds_up

STAGED = ("two-flights", "four-flights", "heats-and-final", "us-wsop-2024-shootout")
TEMPLATE = EVENTS / f"{STAGED[0]}.toml"
LAST = StagePlan("Last", from_level=3)
HEAT = StagePlan("", kind=StageKind.HEAT, to="Semi-final", go_on=6, chips=ChipsAfter.RETURNED)
HALF = (PricePart("pool", 13_500), PricePart("fee", 1_500))
WAYS = {
    "chip leaders of each table": (
        StagePlan("1A", to="Last", chip_leaders=2, until_level=4),
        StagePlan("1B", to="Last", chip_leaders=3, until_level=4),
        LAST,
    ),
    "all with chips": (
        StagePlan("1A", to="Last", until_level=4),
        StagePlan("1B", to="Last", until_level=4, minutes=20),
        StagePlan("1C", to="Last", until_level=4),
        LAST,
    ),
    "heats with chips returned": (
        replace(HEAT, name="Heat 1"),
        replace(HEAT, name="Heat 2"),
        StagePlan("Semi-final", kind=StageKind.SEMI_FINAL, to="Final", go_on=4),
        StagePlan("Final", kind=StageKind.FINAL),
    ),
    "a shoot-out": (
        StagePlan("Round 1", kind=StageKind.HEAT, to="Last", chip_leaders=1),
        LAST,
    ),
    "sessions of hands and of time, each at its price": (
        replace(HEAT, name="Heat 1", to="Last", chip_leaders=2, hands=20, go_on=None),
        replace(HEAT, name="Heat 2", to="Last", go_on=None, lasts=45, parts=HALF, reentries=0),
        replace(LAST, kind=StageKind.FINAL),
    ),
    "a final of so many hands": (
        StagePlan("Heat", kind=StageKind.HEAT, to="Last", go_on=5),
        replace(LAST, kind=StageKind.FINAL, hands=20),
    ),
    "a final of so many minutes": (
        StagePlan("Heat", kind=StageKind.HEAT, to="Last", go_on=5),
        replace(LAST, kind=StageKind.FINAL, lasts=40),
    ),
    "stacks joined": (
        StagePlan("1A", to="Last", go_on=5),
        replace(LAST, several=Several.JOINED),
    ),
}
fields = st.builds(SimulatedField, st.integers(4, 40), st.none(), st.integers(1, 99).map(str))


@pytest.mark.parametrize("template", STAGED)
@pytest.mark.parametrize("house", HOUSES)
@given(field=fields)
@settings(max_examples=2)
def test_every_template_in_stages_is_played_to_the_end(
    template: str, house: str, field: SimulatedField
) -> None:
    assert adds_up(house, None, field, EVENTS / f"{template}.toml")


@pytest.mark.parametrize("house", HOUSES)
def test_a_sit_and_go_is_played_to_the_end(house: str) -> None:
    field = SimulatedField(9, None, house)
    assert adds_up(house, (), field, EVENTS / "sit-and-go-9.toml")


@pytest.mark.parametrize("way", WAYS)
@given(house=st.sampled_from(HOUSES), field=fields)
@settings(max_examples=4)
def test_whoever_goes_on_does_so_with_the_chips_that_were_counted(
    way: str, house: str, field: SimulatedField
) -> None:
    assert adds_up(house, WAYS[way], field, TEMPLATE)


@pytest.mark.long
def test_the_shoot_out_of_2024_is_played_as_far_as_its_facts_go() -> None:
    """960 entries make a pool of 1,281,600; each table of both flights sends its winner on."""
    conditions = read_conditions(EVENTS / "us-wsop-2024-shootout.toml", "OPEN", 960)
    with TemporaryDirectory() as folder:
        target = Target(path=Path(folder) / "record.tdapp")
        played = simulate(target, conditions, SimulatedField(960, None, "2024"))
    assert played.ok
    assert played.state.pool == 1_281_600_00
    seen = [played.state.stages.by_number[one] for one in range(1, 5)]
    assert [one.entries.count for one in seen] == [480, 480, 96, 10]

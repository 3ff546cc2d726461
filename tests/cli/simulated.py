"""An event that sells everything, the report of a simulated night, and whether one adds up."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.cli.main import main
from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.simulate import read_conditions, simulate
from tdapp.journal.target import Target
from tdapp.tournament.plan.stage_plan import StagePlan

EVENTS = Path("resources/events")
HOUSES = ("STAR", "CROWN", "TAS", "ADELAIDE", "OPEN")

REENTRY = """[reentry]
chips = 5000
parts = { pool = "90.00", fee = "10.00" }
window = { until_level = 2 }
most = 1

"""
"""What a house with one entry only does not sell (TAS C20.5)."""
ALL_OFFERS = """
title = "All that can be sold"
min_entries = 2
max_entries = 500
seats_per_table = 6
then_add = 500
levels = [
    { minutes = 20, small = 100, big = 200 },
    { minutes = 20, small = 200, big = 400 },
    { minutes = 10 },
    { minutes = 20, small = 300, big = 600 },
]

[entry]
chips = 5000
parts = { pool = "90.00", fee = "8.00", charity = "2.00" }
window = { until_level = 2, through_break = true }

[reentry]
chips = 5000
parts = { pool = "90.00", fee = "10.00" }
window = { until_level = 2 }
most = 1

[rebuy]
chips = 5000
parts = { pool = "100.00" }
window = { until_level = 2 }
most = 2
at_once = 2

[addon]
chips = 5000
parts = { pool = "100.00" }
window = { from_level = 2, from_break = true, until_level = 2, through_break = true }
most = 1

[prizes]
unit = "1.00"
share = { percent = 15, steepness = 0.75 }
"""


def played(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    """The report of a night in which everything added up."""
    assert main(["simulate", *map(str, arguments), "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report["verify"] == "ok"
    assert all(report["invariants"].values())
    assert report["paid_cents"] == sum(report["prizes_cents"])
    bounties, paid = report["taken_cents"].get("bounty", 0), report["bounties_cents"]
    assert 0 <= paid <= bounties
    assert bool(paid) == bool(bounties)
    assert report["paid_cents"] + report["in_kind_cents"] == report["pool_cents"]
    return report


def adds_up(
    house: str,
    stages: tuple[StagePlan, ...] | None,
    field: SimulatedField,
    template: Path,
) -> bool:
    """Whether an event file, in these stages or its own, is played to the end and all is right."""
    conditions = read_conditions(template, house, field.entries)
    conditions = replace(conditions, stages=stages or conditions.stages)
    with TemporaryDirectory() as folder:
        return simulate(Target(path=Path(folder) / "record.tdapp"), conditions, field).ok

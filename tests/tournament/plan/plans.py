"""Prize plans in short, and what is wrong with them."""

import tomllib
from typing import Any

import msgspec

from tdapp.tournament.plan.prize_plan import (
    PrizeBand,
    PrizePlan,
)
from tdapp.tournament.templates.prize_faults import plan_faults
from tdapp.tournament.templates.prize_file import prize_fields
from tests.tournament.plan.published import percent

THREE = percent(50, 30, 20)


def read(text: str) -> PrizePlan:
    """The plan in the `[prizes]` table of an event file."""
    return msgspec.convert(prize_fields(tomllib.loads(text)), PrizePlan)


def faults(plan: PrizePlan, low: int = 10, high: int = 50, pool: int | None = None) -> Any:
    """All faults of a plan, as a list."""
    return list(plan_faults(plan, low, high, None if pool is None else lambda _: pool))


def bands(*found: PrizeBand) -> PrizePlan:
    """A plan of these bands."""
    return PrizePlan(bands=found)

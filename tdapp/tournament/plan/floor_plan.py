"""How an event keeps its tables: even, full, redrawn, and with the button moving on."""

from collections.abc import Iterator

import msgspec

from tdapp.core.money import Positive, Whole
from tdapp.rules.button_rule import ButtonMove, ButtonPlay, Newcomer
from tdapp.table.geometry.balancing import BalancingSettings, Source, ToleranceStep
from tdapp.table.geometry.redraw import RedrawSettings, RedrawStep

HALT_SHORT_BY = 3


class FloorPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is published of the floor's work; what is not said has the ordinary value.

    - `load`: players at a table when one breaks, None for all its seats.
    - `tolerance`, `source`, `by_number_from`: as in `BalancingSettings`.
    - `halt_short_by`: how many players short of the fullest a table halts; 0 for never.
    - `redraws`, `final_players`: when the field is redrawn, and who makes the final table.
    - `button`, `newcomer`: how the button is played, None for the house's own way.
    """

    load: Positive | None = None
    tolerance: tuple[ToleranceStep, ...] = ()
    source: Source = Source.FIRST_TO_BREAK
    by_number_from: Positive | None = None
    halt_short_by: Whole = HALT_SHORT_BY
    redraws: tuple[RedrawStep, ...] = ()
    final_players: Positive | None = None
    button: ButtonMove | None = None
    newcomer: Newcomer | None = None

    @property
    def balancing(self) -> BalancingSettings:
        """How even the tables are kept, and where play halts."""
        halt_at = self.halt_short_by or None
        return BalancingSettings(self.tolerance, self.source, self.by_number_from, halt_at)

    def redrawing(self, seats: int) -> RedrawSettings:
        """When the field is redrawn at tables of so many seats."""
        return RedrawSettings(self.redraws, self.load or seats, self.final_players)

    def play(self, house: ButtonPlay) -> ButtonPlay:
        """How the button is played where the house's own way is this one."""
        return ButtonPlay(self.button or house.move, self.newcomer or house.newcomer)


def floor_faults(plan: FloorPlan, seats: int) -> Iterator[tuple[str, str]]:
    """What is wrong in a plan for tables of so many seats, each with its field."""
    for name, players in (("load", plan.load), ("final_players", plan.final_players)):
        if players is not None and players > seats:
            yield f"above seats_per_table {seats}", name
    steps = [step.from_tables for step in plan.tolerance]
    yield from _twice("tolerance", "from_tables", steps)
    for number, step in enumerate(plan.tolerance):
        if 0 < plan.halt_short_by <= step.within:
            yield f"tolerated, but halts at {plan.halt_short_by}", f"tolerance[{number}].within"
    yield from _twice("redraws", "from_entries", [step.from_entries for step in plan.redraws])
    for number, redraw in enumerate(plan.redraws):
        if len(set(redraw.at_tables)) < len(redraw.at_tables):
            yield "a number twice", f"redraws[{number}].at_tables"


def _twice(name: str, field: str, steps: list[int]) -> Iterator[tuple[str, str]]:
    for number, step in enumerate(steps):
        if step in steps[:number]:
            yield f"{step} twice", f"{name}[{number}].{field}"

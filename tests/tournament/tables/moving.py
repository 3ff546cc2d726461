"""Events whose players sit where a test wants them."""

from collections.abc import Mapping

import msgspec

from tdapp.bootstrap import rulebook
from tdapp.table.facts.seats import Place, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.plan.floor_plan import FloorPlan
from tests.tournament.evening import SMALL, Evening

NINE = msgspec.structs.replace(SMALL, max_entries=1_000, seats_per_table=9)


def room(*players: int, floor: FloorPlan | None = None, house: str = "star") -> Evening:
    """Tables 1, 2, ... with so many players in their lowest seats, entries numbered through.

    The clock runs.
    """
    evening = before_play(*players, floor=floor, house=house)
    evening.start()
    return evening


def before_play(*players: int, floor: FloorPlan | None = None, house: str = "star") -> Evening:
    """The same before the clock has ever run."""
    conditions = msgspec.structs.replace(
        NINE, floor=floor or FloorPlan(), rules=rulebook(house).tournament
    )
    evening = Evening(conditions, tables=len(players))
    evening.enter(sum(players))
    seats = [
        Seat(table, seat)
        for table, sitting in enumerate(players, 1)
        for seat in range(1, sitting + 1)
    ]
    evening.tell([SeatsDrawn("by hand", tuple(Place(n, seat) for n, seat in enumerate(seats, 1)))])
    return evening


def counted(evening: Evening) -> Mapping[int, int]:
    """How many are counted at each table, as if all moves under way were made."""
    counts = evening.state.seating.counts.counts
    return {table: counts[table].players for table in sorted(counts)}

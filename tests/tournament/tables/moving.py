"""Events whose players sit where a test wants them."""

from collections.abc import Mapping

import msgspec

from tdapp.bootstrap import rulebook
from tdapp.table.facts.tables import DrawnSeat, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import hold_table, tell_button
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.tables.arranging import free_table
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
    evening.tell(
        [SeatsDrawn("by hand", tuple(DrawnSeat(n, seat) for n, seat in enumerate(seats, 1)))]
    )
    return evening


def counted(evening: Evening) -> Mapping[int, int]:
    """How many are counted at each table, as if all moves under way were made."""
    counts = evening.state.seating.counts.counts
    return {table: counts[table].players for table in sorted(counts)}


def told() -> Evening:
    """Nine, eight and six players; table 1 has its big blind in seat 2, table 3 in seat 3."""
    evening = room(9, 8, 6)
    evening.tell(tell_button(evening.state, 1, ButtonPosition(9, 1, 2)))
    evening.tell(tell_button(evening.state, 3, ButtonPosition(1, 2, 3)))
    return evening


def disputed() -> Evening:
    """Four at table 1 and three at table 2, which is on hold; entries 5 to 7 sit there."""
    evening = room(4, 3)
    evening.tell(hold_table(evening.state, 2))
    return evening


def free(evening: Evening, *still_in: int) -> None:
    """End the hold."""
    evening.tell(free_table(evening.state, 2, still_in))

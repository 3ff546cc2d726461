"""Where tables stand on the plan: at their known places, else in a tidy grid by number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from tdapp.house.house_events import PhysicalTable

WIDE, HIGH = 178.0, 134.0
"""The room that one table takes with its seats and its pill, in units of the plan."""
TILE_GAP = 8.0
"""Round the tile that a table is from far."""
CM_PER_UNIT = 2
ASPECT = 2.15
"""So much wider than high a room is, where nobody has told how it stands."""
MARGIN = 12.0


@dataclass(frozen=True, slots=True)
class TablePoint:
    """The middle of a table, in units of the plan."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PlanBox:
    """A part of the plan, in its units."""

    left: float
    top: float
    wide: float
    high: float


def spots(
    tables: Mapping[int, PhysicalTable], aspect: float | None = None
) -> dict[int, TablePoint]:
    """The place of each table; one that was never placed keeps its cell of the grid.

    While none is placed, the grid fills a view of this `aspect` (how much wider than high).
    """
    apart, columns = (WIDE, HIGH), columns_in(len(tables))
    if aspect is not None and not any(one.placed for one in tables.values()):
        columns = columns_in(len(tables), aspect)
        apart = _spread(columns, -(-len(tables) // columns), aspect)
    found = {}
    for rank, (number, table) in enumerate(sorted(tables.items())):
        row, column = divmod(rank, columns)
        cell = TablePoint(apart[0] * (column + 0.5), apart[1] * (row + 0.5))
        found[number] = spot_of(table.x, table.y) if table.placed else cell
    return found


def _spread(columns: int, rows: int, aspect: float) -> tuple[float, float]:
    """How far apart tables of a grid stand, with as much air between them as around them."""
    wide, high = columns * WIDE + 2 * MARGIN, rows * HIGH + 2 * MARGIN
    across, down = max(0.0, aspect * high - wide), max(0.0, wide / aspect - high)
    return WIDE + across / (columns + 1), HIGH + down / (rows + 1)


def columns_in(count: int, aspect: float = ASPECT) -> int:
    """How many side by side let the tables be largest in a view, with the fewest holes."""

    def size(columns: int) -> tuple[float, int]:
        rows = -(-count // columns)
        wide, high = columns * WIDE + 2 * MARGIN, rows * HIGH + 2 * MARGIN
        return min(aspect / wide, 1 / high), count - columns * rows

    return max(range(1, max(1, count) + 1), key=size)


def spot_of(x: int, y: int) -> TablePoint:
    """A place in centimetres on the plan."""
    return TablePoint(x / CM_PER_UNIT, y / CM_PER_UNIT)


def centimetres(spot: TablePoint) -> tuple[int, int]:
    """A place on the plan in centimetres."""
    return round(spot.x * CM_PER_UNIT), round(spot.y * CM_PER_UNIT)


def room_of(places: Iterable[TablePoint], aspect: float | None = None) -> PlanBox:
    """The whole room: every table with what it takes, a margin, and the rest of the view."""
    listed = list(places) or [TablePoint(WIDE / 2, HIGH / 2)]
    left = min(spot.x for spot in listed) - WIDE / 2 - MARGIN
    top = min(spot.y for spot in listed) - HIGH / 2 - MARGIN
    right = max(spot.x for spot in listed) + WIDE / 2 + MARGIN
    foot = max(spot.y for spot in listed) + HIGH / 2 + MARGIN
    wide, high = right - left, foot - top
    across = 0.0 if aspect is None else max(0.0, aspect * high - wide)
    down = 0.0 if aspect is None else max(0.0, wide / aspect - high)
    return PlanBox(left - across / 2, top - down / 2, wide + across, high + down)


def frames(
    places: Mapping[int, TablePoint], others: Mapping[int, str]
) -> list[tuple[str, PlanBox]]:
    """Named frames round the tables of other events: each row of neighbours has one.

    `others` has the name for each table that is to be framed; rows of one name, the same on
    both sides, that stand below each other share a frame.
    """
    apart = _apart(one.x for one in places.values()), _apart(one.y for one in places.values())
    named = [(others[run[0]], _run_box(run, places)) for run in _runs(places, others, apart[0])]
    joined: list[tuple[str, PlanBox]] = []
    between = max(0.0, apart[1] - HIGH)
    for name, box in named:
        above = next((one for one in joined if _carries_on(one, name, box, between)), None)
        if above is None:
            joined.append((name, box))
        else:
            _, top = above
            whole = PlanBox(top.left, top.top, top.wide, box.top + box.high - top.top)
            joined[joined.index(above)] = (name, whole)
    return joined


def _apart(values: Iterable[float]) -> float:
    """How far from each other the nearest rows or columns stand."""
    listed = sorted(values)
    gaps = (after - one for one, after in pairwise(listed))
    return min((gap for gap in gaps if gap > HIGH / 2), default=0.0)


def _runs(
    places: Mapping[int, TablePoint], others: Mapping[int, str], apart: float
) -> list[list[int]]:
    """Neighbours in a row that have the same name, with no other table between them."""
    in_rows = sorted(places, key=lambda one: (places[one].y // HIGH, places[one].x))
    runs: list[list[int]] = []
    for before, table in zip([None, *in_rows], in_rows, strict=False):
        if table not in others:
            continue
        goes_on = before is not None and others.get(before) == others[table]
        if goes_on and before is not None and _beside(places[before], places[table], apart):
            runs[-1].append(table)
        else:
            runs.append([table])
    return runs


def _beside(one: TablePoint, other: TablePoint, apart: float) -> bool:
    return abs(one.y - other.y) < HIGH / 2 and abs(one.x - other.x) < 1.5 * max(apart, WIDE)


def _run_box(run: list[int], places: Mapping[int, TablePoint]) -> PlanBox:
    left = min(places[table].x for table in run) - WIDE / 2
    right = max(places[table].x for table in run) + WIDE / 2
    top = min(places[table].y for table in run) - HIGH / 2
    foot = max(places[table].y for table in run) + HIGH / 2
    return PlanBox(left, top, right - left, foot - top)


def _carries_on(above: tuple[str, PlanBox], name: str, box: PlanBox, between: float) -> bool:
    title, top = above
    same_sides = abs(top.left - box.left) < 1 and abs(top.wide - box.wide) < 1
    return title == name and same_sides and abs(box.top - top.top - top.high - between) < 1

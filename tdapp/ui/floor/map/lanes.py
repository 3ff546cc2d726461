"""The way of an arrow from seat to seat: along the lanes between the tables, never over a seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.plan import HIGH, TILE_GAP, WIDE, TablePoint
from tdapp.ui.floor.map.ring import CARD, NEAR_TABLE, PX_PER_UNIT, TABLE, Edge, ring

BELOW = 78.0
ABOVE = BELOW - HIGH
"""The lanes over and under a row of tables, from their middle."""
BESIDE = WIDE / 2
SPARE = 11.0
"""An arrow ends so far from the middle of a seat."""
SHARES = (0.5, 0.35, 0.65, 0.2, 0.8)
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class End:
    """Where an arrow begins or ends: a seat of a table, or the table itself."""

    table: TablePoint
    at: Point
    side: Edge
    spare: float = SPARE

    @property
    def x(self) -> float:
        """On the plan."""
        return self.table.x + self.at[0]

    @property
    def y(self) -> float:
        """On the plan."""
        return self.table.y + self.at[1]


def end_at(table: TablePoint, seats: int, seat: int | None, detail: Detail = Detail.ROOM) -> End:
    """A seat by its number; where it is not known, the table's side between two seats.

    From far it is the side of the table's tile.
    """
    near = detail is Detail.NEAR
    half_wide = NEAR_TABLE[0] if near else TABLE[0]
    if detail is Detail.FAR:
        return End(table, (BESIDE - TILE_GAP, 0.0), Edge.RIGHT, 0.0)
    if seat is None or not 1 <= seat <= seats:
        return End(table, (half_wide, 0.0), Edge.RIGHT, 1.0)
    place = ring(seats)[seat - 1]
    if not near:
        return End(table, place.dot, place.side)
    across = place.side in (Edge.LEFT, Edge.RIGHT, Edge.FOOT)
    spare = (place.card_wide if across else CARD[1]) / 2 / PX_PER_UNIT + 1
    return End(table, place.card, place.side, spare)


def way(start: End, goal: End) -> list[Point]:
    """The corners of the way, both ends with it."""
    first, last = _stub(start, goal), _stub(goal, start)
    points = [*first]
    lane, other = first[-1][0], last[-1][0]
    if abs(lane - other) > 1:
        cross = _crossing(start, goal, last)
        points += [(lane, cross), (other, cross)]
    points += reversed(last)
    return list(_without_detours(points))


def midst(points: Sequence[Point], start: End) -> Point:
    """Where a label has room: on the longest level part, else upright between two rows.

    It always lies on the way.
    """
    parts = sorted(pairwise(points), key=lambda part: -_length(*part))
    level = [part for part in parts if abs(part[0][1] - part[1][1]) < 1]
    (x, y), (to_x, to_y) = parts[0]
    if level and (level[0] == parts[0] or _length(*level[0]) >= WIDE):
        (x, y), (to_x, to_y) = level[0]
        return (x + to_x) / 2, (y + to_y) / 2
    rows = round(((y + to_y) / 2 - start.table.y - BELOW) / HIGH)
    between = start.table.y + BELOW + rows * HIGH
    return x, min(max(between, min(y, to_y)), max(y, to_y))


def places(points: Sequence[Point], start: End) -> Iterator[Point]:
    """Where its label may stand: the best place first, then others along the way."""
    yield midst(points, start)
    for (x, y), (to_x, to_y) in sorted(pairwise(points), key=lambda part: -_length(*part)):
        for share in SHARES:
            yield x + (to_x - x) * share, y + (to_y - y) * share


def _stub(end: End, other: End) -> list[Point]:
    """From a seat to the lane beside its table."""
    x, y = end.x, end.y
    if end.side is Edge.HEAD:
        lane = end.table.x + (BESIDE if other.x >= end.table.x else -BESIDE)
        top = end.table.y + ABOVE
        return [(x, y - end.spare), (x, top), (lane, top)]
    at_foot = 1 if end.at[0] > 0 else -1
    out = at_foot if end.side is Edge.FOOT else end.side.value[0]
    return [(x + out * end.spare, y), (end.table.x + out * BESIDE, y)]


def _crossing(start: End, goal: End, last: list[Point]) -> float:
    """The height at which the way changes from one upright lane to another."""
    if goal.side is Edge.HEAD:
        return last[-1][1]
    above = goal.table.y < start.table.y - 1
    return goal.table.y + (BELOW if above else ABOVE)


def _without_detours(points: list[Point]) -> Iterator[Point]:
    """Without points that are there already or lie on a straight line."""
    kept: list[Point] = []
    for point in points:
        if kept and _length(kept[-1], point) < 1:
            continue
        if len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(point)
    yield from kept


def _straight(one: Point, two: Point, three: Point) -> bool:
    across = (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])
    return abs(across) < 1


def _length(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])

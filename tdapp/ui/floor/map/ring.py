"""Where the seats stand round a table: dealer at the foot, seat 1 at the dealer's left, clockwise.

From far off a seat is a dot, from near a card with a name, which needs more room: so there are two
rings. All is in units of the plan, from the middle of the table.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache


class Edge(Enum):
    """The side of the table that a seat is at; the value points away from the table."""

    FOOT = (0, 1)
    LEFT = (-1, 0)
    HEAD = (0, -1)
    RIGHT = (1, 0)


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The place of a seat, as a dot and as a card, with the side it is at."""

    side: Edge
    dot: tuple[float, float]
    card: tuple[float, float]
    card_wide: float


DOT = 6.5
"""Half of a dot."""
TABLE = (53.0, 27.5)
"""Half of the felt from the middle distance."""
NEAR_TABLE = (37.5, 17.7)
CARD = (127.0, 41.0)
"""A card in pixels; from near three of them make a unit."""
PX_PER_UNIT = 3.0
FEW = 2
"""Up to so many seats at a side stand well apart."""
AT_SIDE = {2: 1, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 3}


@cache
def ring(seats: int) -> tuple[SeatSpot, ...]:
    """The seats of a table that has so many, seat 1 first."""
    sides = AT_SIDE[seats]
    foot = 0 if seats == 2 else 2  # noqa: PLR2004 - two face each other
    head = seats - foot - 2 * sides
    wide = min(CARD[0], 3 * 170.0 / max(head, 1) - 6)
    left = _upright(Edge.LEFT, sides, wide)
    right = list(reversed(_upright(Edge.RIGHT, sides, wide)))
    first = [_at_foot(-1, wide)] if foot else []
    last = [_at_foot(1, wide)] if foot else []
    return (*first, *left, *_head(head, wide, crowded=sides > FEW), *right, *last)


def _at_foot(way: int, wide: float) -> SeatSpot:
    return SeatSpot(Edge.FOOT, (way * 36.0, 39.5), (way * 23.5, 29.3), wide)


def _head(count: int, wide: float, *, crowded: bool) -> list[SeatSpot]:
    """From left to right; nearer together where the sides are `crowded`."""
    dot_step = 36.0 if count <= FEW + 1 else (84.0 if crowded else 108.0) / max(count - 1, 1)
    card_step = min(46.5, 170.0 / max(count, 1))
    middle = (count - 1) / 2
    return [
        SeatSpot(
            Edge.HEAD,
            ((place - middle) * dot_step, -39.0),
            ((place - middle) * card_step, -29.3),
            wide,
        )
        for place in range(count)
    ]


def _upright(side: Edge, count: int, wide: float) -> list[SeatSpot]:
    """From the foot up."""
    way = side.value[0]
    dot_step, card_step = (33.0, 18.0) if count <= FEW else (25.0, 14.65)
    middle = (count - 1) / 2
    return [
        SeatSpot(
            side,
            (way * 62.0, (middle - place) * dot_step),
            (way * (37.5 + 4 + wide / 2 / PX_PER_UNIT), (middle - place) * card_step),
            wide,
        )
        for place in range(count)
    ]

"""Where an arrow key leads on the map: to the nearest in that direction."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

from tdapp.ui.floor.map.plan import TablePoint

Key = TypeVar("Key", bound=Hashable)
ASIDE = 2.0
"""A step aside counts so much more than one ahead."""
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def next_in(places: Mapping[Key, TablePoint], here: TablePoint, way: tuple[int, int]) -> Key | None:
    """The nearest of these places in a direction from here; None where there is none."""
    best: tuple[float, Key] | None = None
    for key, spot in places.items():
        ahead = (spot.x - here.x) * way[0] + (spot.y - here.y) * way[1]
        aside = abs((spot.x - here.x) * way[1]) + abs((spot.y - here.y) * way[0])
        if ahead < 1 or aside > ahead * ASIDE:
            continue
        far = ahead + ASIDE * aside
        if best is None or far < best[0]:
            best = (far, key)
    return None if best is None else best[1]

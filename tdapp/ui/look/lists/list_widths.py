"""Which columns of a list have room, and how wide they are."""

from collections.abc import Sequence

from tdapp.ui.look.lists.list_rows import ListColumn
from tdapp.ui.look.text_size import px

LEAST_WIDE = 96
"""The room that the wide column keeps, in pixels at 100 %; none where it is but filling."""
SQUEEZED = 0.7
"""So much of their width columns have at least."""
LEAST_SECTION = 24
"""No column that is shown is narrower."""


def fitting(columns: Sequence[ListColumn], room: int) -> dict[int, int]:
    """The widths of the columns that are shown in so many pixels, by their place.

    First go those that say so, then all are squeezed, then the last ones go.
    """
    shown = [place for place, column in enumerate(columns) if room >= px(column.least)]
    room -= max((_kept(columns, place) for place in shown), default=0)
    fixed = [place for place in shown if not columns[place].wide]
    while len(fixed) > 1 and _together(columns, fixed) * SQUEEZED > room:
        shown.remove(fixed.pop())
    share = min(1.0, room / max(1, _together(columns, fixed)))
    widths = {place: int(px(columns[place].width) * max(share, SQUEEZED)) for place in shown}
    return {place: 0 if columns[place].wide else width for place, width in widths.items()}


def _together(columns: Sequence[ListColumn], places: Sequence[int]) -> int:
    return sum(px(columns[place].width) for place in places)


def _kept(columns: Sequence[ListColumn], place: int) -> int:
    """What the wide column keeps."""
    column = columns[place]
    fills = not column.head and place == len(columns) - 1
    if not column.wide:
        return 0
    return LEAST_SECTION if fills else px(max(LEAST_WIDE, column.width))

"""All that a board lists, in blocks of rows, and the pages that they make on a screen."""

from collections.abc import Sequence

from tdapp.ui.boards.paging import RowPages
from tdapp.ui.boards.rows import RowBlock


class Blocks:
    """All rows of a board; how they fall into pages is worked out once for each shape."""

    __slots__ = ("_pages", "_widest", "blocks")

    def __init__(
        self, blocks: Sequence[RowBlock], widest: tuple[str, tuple[str, ...]] | None = None
    ) -> None:
        self.blocks = tuple(blocks)
        self._pages: dict[tuple[int, int, float, float], RowPages] = {}
        self._widest = widest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Blocks):
            return NotImplemented
        return self is other or self.blocks == other.blocks

    def __hash__(self) -> int:
        return hash(self.blocks)

    @property
    def widest(self) -> tuple[str, tuple[str, ...]]:
        """The longest lead, and the longest value of each kind: one width for the whole board."""
        if self._widest is None:
            self._widest = _widest(self.blocks)
        return self._widest

    def pages(self, columns: int, rows: int, room: float, below: float) -> RowPages:
        """See `RowPages`."""
        key = columns, rows, room, below
        if key not in self._pages:
            self._pages[key] = RowPages(self.blocks, *key)
        return self._pages[key]


def _widest(blocks: Sequence[RowBlock]) -> tuple[str, tuple[str, ...]]:
    most = max((len(row.values) for block in blocks for row in block.rows), default=0)
    lead, values = "", [""] * most
    for block in blocks:
        for row in block.rows:
            lead = max(lead, row.lead, key=len)
            for place, value in enumerate(row.values):
                if len(value) > len(values[place]):
                    values[place] = value
    return lead, tuple(values)

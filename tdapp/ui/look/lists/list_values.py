"""A list as plain values: its columns as they stand, words as they are read, numbers as numbers."""

from tdapp.core.safe_csv import Plain
from tdapp.shown.cells import Cell
from tdapp.ui.look.lists.list_rows import AnyRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE


class VisibleColumns:
    """The columns in sight. What stands quiet beside or under a text has a column of its own."""

    def __init__(self, listing: Listing) -> None:
        self._columns = [
            (place, column)
            for place, column in enumerate(listing.table.columns)
            if not listing.isColumnHidden(place)
        ]
        self._noted = {
            place
            for place, _ in self._columns
            if any(_quiet(row.cells[place]) for row in listing.table.rows)
        }
        self._note = voice().text("shown", "Note")

    @property
    def heads(self) -> list[str]:
        """The name of each column of values."""
        found = []
        for place, column in self._columns:
            found += [column.head, self._note] if place in self._noted else [column.head]
        return found

    def values(self, row: AnyRow) -> list[Plain]:
        """Those of one row; a number is one in any language, None is what there is nothing of."""
        found: list[Plain] = []
        for place, column in self._columns:
            cell = row.cells[place]
            number = voice().number_in(cell.text) if column.right else None
            found.append(number if number is not None else _words(cell.text))
            if place in self._noted:
                found.append(_words(_quiet(cell)))
        return found


def _words(text: str) -> str | None:
    return None if text in ("", NONE) else text


def _quiet(cell: Cell) -> str:
    return "  ".join(words for words in (cell.note, cell.below) if words)

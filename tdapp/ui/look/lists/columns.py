"""A list's columns in one tuple: each says its head, its look, its cell and its order."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tdapp.ui.look.lists.cells import Cell
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import Words

Row = TypeVar("Row")


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column of a list of `Row`: `cell` makes its cell, the rest is as in `ListColumn`.

    Without an `order` of its own a row is sorted by the order that its cell carries.
    """

    head: Words | None
    cell: Callable[[Row], Cell]
    width: int = 0
    right: bool = False
    strong: bool = False
    wide: bool = False
    least: int = 0
    order: Callable[[Row], tuple[Any, ...]] | None = None

    @property
    def look(self) -> ListColumn:
        """The column as a list draws it, its head in the language of today."""
        head = "" if self.head is None else voice().say(self.head)
        return ListColumn(head, self.width, self.right, self.strong, self.wide, self.least)

    def sorted_by(self, row: Row) -> tuple[Any, ...]:
        """What a row is sorted by in this column."""
        return self.cell(row).order if self.order is None else self.order(row)


def list_columns(columns: Sequence[Column[Row]]) -> tuple[ListColumn, ...]:
    """The columns for a `Listing`."""
    return tuple(column.look for column in columns)


def list_row(columns: Sequence[Column[Row]], key: Hashable, row: Row) -> ListRow:
    """The row of a list, with a cell made by each column."""
    return ListRow(key, tuple(column.cell(row) for column in columns))

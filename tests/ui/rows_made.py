"""The rows of an event's entries, made as if nobody had looked at them before."""

from collections.abc import Callable, Sequence

from tdapp.core.ids import PersonId
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.row_book import LiveRow, RowBook


def made_anew(state: Tournament, name_of: Callable[[PersonId], str] = str) -> Sequence[LiveRow]:
    """One for each entry, in the order of their numbers."""
    book = RowBook(name_of)
    book.take_in(state, 0)
    return book.rows

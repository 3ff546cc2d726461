"""The rows of an event's entries and prizes, made as if nobody had looked at them before."""

from collections.abc import Callable, Mapping, Sequence

from tdapp.core.ids import PersonId
from tdapp.core.long_work import finished
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.row_book import LiveRow, RowBook
from tdapp.ui.prizes.kept_queue import KeptQueue
from tdapp.ui.prizes.place_row import PlaceRow
from tdapp.ui.prizes.table_rows import TableRows


def made_anew(state: Tournament, name_of: Callable[[PersonId], str] = str) -> Sequence[LiveRow]:
    """One for each entry, in the order of their numbers."""
    book = RowBook(name_of)
    book.take_in(state, 0)
    return book.rows


def table_rows(state: Tournament, draft: PrizeDraft, edited: Mapping[int, int]) -> list[PlaceRow]:
    """The prize table, all of it made anew."""
    queue = KeptQueue()
    queue.bring_up_to_date(state)
    return finished(TableRows().rows(state, draft, edited, str, queue))

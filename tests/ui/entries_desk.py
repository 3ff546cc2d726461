"""The entries of the event in view, worked and read as a director does at the desk."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tdapp.shown.cells import Cell, Shape
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.ui.entries.prize_facts import PrizeLine
from tdapp.ui.look.field import Field
from tdapp.ui.look.lists.list_rows import AnyRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.queue_pane import QueuePane
from tdapp.ui.workplace.entry_acts import EntryActs

if TYPE_CHECKING:
    from tests.ui.window_room import WindowRoom


class EntriesDesk:
    """The list of entries with its inspector, the name field and the alternates."""

    def __init__(self, room: "WindowRoom") -> None:
        self._room = room
        self._page = room.console.page

    def bust(self, entry: int) -> None:
        """Select an entry of an event in play and press its bust button, whatever it says."""
        self._room.play()
        self._room.choose(entry)
        self._room.press(self.acts.bust.text())

    def answer(self, words: str) -> None:
        """Type an answer to the question beside the list and say yes."""
        assert self.is_asked
        self.asked.field.setText(words)
        self._room.click(self.asked.yes)

    @property
    def acts(self) -> EntryActs:
        """What can be done with the selected entry."""
        return self._page.entry_acts

    @property
    def listing(self) -> Listing:
        """The list of entries."""
        return self._page.pane.view

    @property
    def rows(self) -> Sequence[AnyRow]:
        """The rows of the list as they stand."""
        return self.listing.table.rows

    def state_cell(self, entry: int) -> Cell:
        """The cell that says how an entry stands."""
        row = next(row for row in self.rows if row.key == entry)
        return row.cells[EntryColumn.STATE]

    def shape(self, entry: int) -> Shape | None:
        """The sign before how an entry stands."""
        return self.state_cell(entry).shape

    @property
    def states(self) -> list[str]:
        """What the list says of each entry's state, from the top."""
        return [row.cells[EntryColumn.STATE].text for row in self.rows]

    @property
    def facts(self) -> str:
        """What stands under the list."""
        return self._page.pane._facts.text  # noqa: SLF001

    @property
    def prizes_shown(self) -> Sequence[PrizeLine]:
        """The prizes in the inspector."""
        return self._page.inspector._prizes._prizes  # noqa: SLF001

    @property
    def name_field(self) -> Field:
        """Where the name of a new player is typed."""
        return self._page.name_field

    @property
    def asked(self) -> QuestionPanel:
        """The question beside the list."""
        return self._page.inspector.asked

    @property
    def is_asked(self) -> bool:
        """Whether a question stands beside the list."""
        return self.asked.isVisible()

    @property
    def queue(self) -> QueuePane:
        """The alternates under the list."""
        return self._page.queue

    @property
    def queue_acts(self) -> QueueActs:
        """What can be done with the selected alternate."""
        return self._page.queue_acts

    @property
    def queue_rows(self) -> Sequence[AnyRow]:
        """The rows of the alternates as they stand."""
        return self.queue.list.table.rows

    @property
    def queue_facts(self) -> str:
        """What stands over the alternates."""
        return self.queue._said.text  # noqa: SLF001

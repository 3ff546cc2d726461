"""What every act on the floor, on rulings and on papers has at hand."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.tables.floor_choice import FloorChoice, Spot


@dataclass(frozen=True, slots=True)
class AtHand:
    """The event in view, the way to the desk, the names, and what is chosen on the floor."""

    view: EventInView
    asking: Asking
    names: NameBook
    choice: FloorChoice

    @property
    def state(self) -> Tournament:
        """The event as it stands."""
        return self.view.state

    def spot(self) -> Spot:
        """What is chosen now; refuses ``no_such_event``."""
        return self.choice.spot()

    def at_table(self, words: str | Callable[[], str]) -> Callable[[], str]:
        """Words of an act with the number of the chosen table."""
        said = words if callable(words) else lambda: words
        return lambda: said().format(table="" if self.choice.table is None else self.choice.table)

    @property
    def at(self) -> EventAt:
        """The event in view; refuses ``no_such_event``."""
        return EventAt(self.view, self.names, self.view.the_id())

    def name(self, entry: int) -> str:
        """The name of the player of an entry."""
        return self.names.name(self.state.entry(entry).person)

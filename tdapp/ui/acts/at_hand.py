"""What every act on the floor, on rulings and on papers has at hand."""

from dataclasses import dataclass

from tdapp.ui.asking.asking import Asking
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.floor_choice import FloorChoice
from tdapp.ui.name_book import NameBook


@dataclass(frozen=True, slots=True)
class AtHand:
    """The event in view, the way to the desk, the names, and what is chosen on the floor."""

    view: EventInView
    asking: Asking
    names: NameBook
    choice: FloorChoice

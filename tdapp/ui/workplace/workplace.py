"""What every page of the console works with."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.page_acts import PageActs


@dataclass(frozen=True, slots=True)
class Workplace:
    """The desk and its people, the event in view, the way to ask for acts, and how things look.

    `acts` are those on the event, `page_acts` those on what is chosen in it.
    """

    parts: Parts
    theme: Theme
    view: EventInView
    asking: Asking
    names: NameBook
    acts: EventActs
    page_acts: PageActs

    def learn(self, persons: Collection[PersonId], then: Callable[[], None]) -> None:
        """Look up whose names are not known; `then` is done once there are new ones."""

        async def learn() -> None:
            if await self.names.learn(persons):
                then()

        if not self.names.knows_all(persons):
            self.asking.start(learn, quiet=True)

"""The acts on what the page of an event shows: its entries, queue, floor, rulings and papers."""

from PySide6.QtCore import QObject, Signal

from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.entry_acts import EntryActs
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.acts.floor_acts import FloorActs
from tdapp.ui.acts.prize_paper_acts import PrizePaperActs
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.field import Field
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.sales.entering import Entering
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.typed_name import TypedName
from tdapp.ui.sales.who_is_it import WhoIsIt


class PageActs(QObject):
    """Puts the groups together; `typed` hands over whose name stands in the field.

    `asks` carries the questions that stand under the whole page; those on an entry or a ticket
    stand beside it. `tried` carries why what was typed was not done.
    """

    asks = Signal(object)
    tried = Signal(str)

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        acts: EventActs,
        name_field: Field,
    ) -> None:
        super().__init__(view)
        till = acts.till
        self.who = WhoIsIt(parts.desk, view, asking, names)
        self.entering = Entering(view, asking, names, till, self.who)
        self.entries = EntryActs(view, asking, names, till, self.who)
        self.typed = TypedName(name_field, self.entering)
        self.queue = QueueActs(
            view, asking, names, till, self.entering.why_not_join, self.typed.join
        )
        self.floor = FloorActs(parts, view, asking, names, acts.tables)
        self.rulings = RulingsActs(self.floor.at_hand, parts, lambda: self.entries.entry)
        self.prize_papers = PrizePaperActs(self.floor.at_hand)
        groups = (self.floor, self.rulings, self.prize_papers)
        for asks in (self.who.asks, self.entering.asks, *(one.asks for one in groups)):
            asks.connect(self.asks)
        for tried in (self.typed.tried, *(one.tried for one in groups)):
            tried.connect(self.tried)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        on_event = (*self.floor.all, *self.rulings.all, *self.prize_papers.all)
        return (*self.entries.all, *self.queue.all, *on_event)

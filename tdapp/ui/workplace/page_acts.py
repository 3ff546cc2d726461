"""The acts on what the page of an event shows: its entries, queue, floor and rulings."""

from PySide6.QtCore import Signal

from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.feature.feature_table import FeatureTable
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.sales.new_entry import Entering
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.typed_name import TypedName
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.ui.workplace.entry_acts import EntryActs
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.export_shown import ExportShown

say = saying("page acts")


class PageActs(Acts[None]):
    """Puts the groups together; `typed` hands over whose name stands in the field.

    Questions on an entry or a ticket stand beside it, the others under the whole page. `tried`
    carries why what was typed was not done.
    """

    tried = Signal(object)

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        acts: EventActs,
        theme: Theme,
    ) -> None:
        super().__init__(view, asking, lambda: None, view)
        till = acts.till
        self.name_field = Field(theme, say("Name, then Enter"), "F3")
        self.who = WhoIsIt(parts, view, asking, names)
        self.entering = Entering(view, asking, till, self.who, self.asks.emit)
        self.entries = EntryActs(view, asking, names, till, self.who)
        self.typed = TypedName(self.name_field, self.entering)
        self.queue = QueueActs(view, asking, till, self.entering.why_not_join, self.typed.join)
        self.floor = FloorActs(parts, view, asking, names, acts.tables)
        self.rulings = RulingsActs(self.floor.at_hand, parts, lambda: self.entries.entry)
        self.feature = FeatureTable(self.floor.at_hand, parts)
        self.export = ExportShown(parts, asking, self)
        floor = (*self.floor.groups, *self.rulings.groups, *self.feature.groups)
        self._include(*floor, self.export)
        self.typed.tried.connect(self.tried)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        groups = (self.entries, self.queue, self.floor, self.rulings, self.feature)
        return (*(act for group in groups for act in group.all), self.export.act)

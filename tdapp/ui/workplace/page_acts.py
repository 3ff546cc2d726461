"""The acts on what the page of an event shows: its entries, queue, floor and rulings."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.sales.new_entry import Entering
from tdapp.ui.sales.queue_acts import QueueActs
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.typed_name import TypedName
from tdapp.ui.workplace.entry_acts import EntryActs
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.export_shown import ExportShown

say = saying("page acts")

if TYPE_CHECKING:
    from tdapp.ui.feature.feature_table import FeatureTable
    from tdapp.ui.rulings.rulings_acts import RulingsActs
    from tdapp.ui.tables.floor_acts import FloorActs


@dataclass(frozen=True, slots=True)
class OnFloor:
    """The acts on tables and seats, on rulings, and on the hand of a table (`feature`)."""

    floor: "FloorActs"
    rulings: "RulingsActs"
    feature: "FeatureTable"

    @property
    def groups(self) -> tuple[Acts[Any], ...]:
        """Every group, in menu order."""
        return (*self.floor.groups, *self.rulings.groups, *self.feature.groups)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)


class PageActs(Acts[None]):
    """Puts the groups together; `typed` hands over whose name stands in the field.

    Questions on an entry or a ticket stand beside it, the others under the whole page. `tried`
    carries why what was typed was not done. `floor_made` carries the acts on the floor, which are
    made when one of them is first asked for.
    """

    tried = Signal(object)
    floor_made = Signal(object)

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
        self._for_floor = parts, view, asking, names, acts.tables
        till = acts.till
        self.name_field = Field(theme, say("Name, then Enter"), "F3")
        self.who = WhoIsIt(parts, view, asking, names)
        self.entering = Entering(view, asking, till, self.who, self.asks.emit)
        self.entries = EntryActs(view, asking, names, till, self.who)
        self.typed = TypedName(self.name_field, self.entering)
        self.queue = QueueActs(view, asking, till, self.entering.why_not_join, self.typed.join)
        self.export = ExportShown(parts, asking, self)
        self._include(self.export)
        self.typed.tried.connect(self.tried)

    @cached_property
    def on_floor(self) -> OnFloor:
        """The acts on floor, rulings and hands."""
        from tdapp.ui.feature.feature_table import FeatureTable
        from tdapp.ui.rulings.rulings_acts import RulingsActs
        from tdapp.ui.tables.floor_acts import FloorActs

        parts, floor = self._for_floor[0], FloorActs(*self._for_floor)
        rulings = RulingsActs(floor.at_hand, parts, lambda: self.entries.entry)
        made = OnFloor(floor, rulings, FeatureTable(floor.at_hand, parts))
        self._include(*made.groups)
        self.floor_made.emit(made)
        return made

    @property
    def floor(self) -> "FloorActs":
        """Those on tables and seats."""
        return self.on_floor.floor

    @property
    def rulings(self) -> "RulingsActs":
        """Those on rulings and penalties."""
        return self.on_floor.rulings

    @property
    def feature(self) -> "FeatureTable":
        """Those on the hand of a table."""
        return self.on_floor.feature

    @property
    def at_once(self) -> tuple[WindowAct, ...]:
        """Those that are there from the start, in menu order."""
        return (*self.entries.all, *self.queue.all, self.export.act)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*self.entries.all, *self.queue.all, *self.on_floor.all, self.export.act)

"""The House menu: what belongs to no single event, asked for in its place before it is done."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from tdapp.calls.house.room import EndDay
from tdapp.core.ids import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.house.house import KIND
from tdapp.house.house_events import PersonErased
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.question import Question
from tdapp.ui.floor.table_service import TableService
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.payouts.kept_prize_acts import KeptPrizeActs
from tdapp.ui.people.find_person import FindPerson
from tdapp.ui.people.people_acts import PeopleActs
from tdapp.ui.sales.till import Till
from tdapp.ui.workplace.menus import TopRow
from tdapp.words.sentence import sentence


class HouseMenu(QObject):
    """The gaming day, tables out of service, kept prizes, who may not play, erasing a person.

    `asks` carries each `Question`; `forgotten` says that a name is gone which the window may still
    show. `leave` ends its listening.
    """

    asks = Signal(object)
    forgotten = Signal()

    def __init__(
        self, parts: Parts, names: NameBook, asking: Asking, till: Till, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._names = names
        self._asking = asking
        finder = FindPerson(parts, names, asking)
        desk = HouseDesk(parts, asking)
        self.people = PeopleActs(desk, finder, self)
        self.people.asks.connect(self.asks)
        self.end_day = WindowAct(
            lambda: voice().text("house menu", "End the gaming day…"),
            "Ctrl+Shift+H, E",
            self._why_no_end,
            self._ask_end,
            self,
        )
        self.service = TableService(desk, self)
        self.service.asks.connect(self.asks)
        self.kept = KeptPrizeActs(parts, names, asking, till, self)
        self.kept.asks.connect(self.asks)
        self.leave = parts.desk.bulletin.subscribe(self._hear)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self._groups for act in group)

    @property
    def _groups(self) -> tuple[tuple[WindowAct, ...], ...]:
        return ((self.end_day,), (self.service.turn,), self.kept.all, self.people.all)

    def mount(self, top: TopRow) -> QMenu:
        """Put the menu into the bar; its acts are asked again each time it is opened."""
        menu = top.menu(voice().text("house menu", "&House"), *self._groups)
        menu.aboutToShow.connect(self.refresh)
        return menu

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _why_no_end(self) -> str:
        house = self._parts.day.stream
        refusal = self._parts.desk.why_not(self._parts.actor, EndDay(house, house))
        if refusal is None and not self._parts.desk.streams(KIND):
            refusal = Refusal("day_is_empty")
        return sentence(refusal, voice()) if refusal else ""

    def _ask_end(self) -> None:
        text = voice().text(
            "house menu",
            "End the gaming day? Today's house record is closed and tomorrow's starts with the "
            "tables as they are. Events continue. Today's table actions can no longer be undone.",
        )

        def go_on(_: str) -> None:
            parts, with_slip = self._parts, self._asking.with_slip
            self._asking.start(lambda: parts.day.end(parts.actor, with_slip()))

        self.asks.emit(Question(text, voice().text("house menu", "End gaming day"), go_on))

    def _hear(self, changes: Changes) -> None:
        """A name that is erased, here or at another station, is shown no longer."""
        if not changes.touches(PersonErased):
            return
        for entry in self._parts.desk.stream(StreamRef(changes.stream, KIND)).timeline.past:
            if isinstance(entry.event, PersonErased):
                self._names.forget(entry.event.person)
        self.forgotten.emit()

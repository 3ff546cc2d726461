"""The House menu: what belongs to no single event, asked for in its place before it is done."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from tdapp.core.ports import Person, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, Done
from tdapp.desk.house_calls import EndDay, ErasePerson
from tdapp.desk.permissions import Actor, Permission, seconds
from tdapp.floor.house import KIND
from tdapp.floor.house_events import PersonErased
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.ban_acts import BanActs
from tdapp.ui.acts.birth_acts import BirthActs
from tdapp.ui.acts.find_person import FindPerson, described
from tdapp.ui.acts.on_person import SOMEBODY
from tdapp.ui.acts.question import Question
from tdapp.ui.kept_prize_acts import KeptPrizeActs
from tdapp.ui.look.figures import VOICE
from tdapp.ui.menus import TopRow
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.sales.till import Till
from tdapp.ui.sentences import sentence
from tdapp.ui.table_service import TableService


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
        self._finder = FindPerson(parts, names, asking, self)
        self.bans = BanActs(parts, asking, self._finder, self)
        self.births = BirthActs(parts, asking, self._finder, self)
        for part in (self._finder, self.bans, self.births):
            part.asks.connect(self.asks)
        self.end_day = Act(
            lambda: self.tr("End the gaming day…"), "", self._why_no_end, self._ask_end, self
        )
        self.service = TableService(parts, asking, self)
        self.service.asks.connect(self.asks)
        self.kept = KeptPrizeActs(parts, names, asking, till, self)
        self.kept.asks.connect(self.asks)
        self.erase_person = Act(
            lambda: self.tr("Erase a person…"), "", self._why_no_erasing, self._ask_name, self
        )
        self.leave = parts.desk.bulletin.subscribe(self._hear)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return tuple(act for group in self._groups for act in group)

    @property
    def _groups(self) -> tuple[tuple[Act, ...], ...]:
        people = (self.bans.restrict, self.births.birth_date, self.erase_person)
        return ((self.end_day,), (self.service.turn,), self.kept.all, people)

    def mount(self, top: TopRow) -> QMenu:
        """Put the menu into the bar; its acts are asked again each time it is opened."""
        menu = top.menu(self.tr("&House"), *self._groups)
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
        return sentence(refusal, VOICE) if refusal else ""

    def _ask_end(self) -> None:
        text = self.tr(
            "End the gaming day? The house's record of today is closed and tomorrow's begins with "
            "the tables as they stand. Events go on; today's acts on tables can then not be undone."
        )

        def go_on(_: str) -> None:
            end, actor = self._parts.day.end, self._parts.actor
            self._asking.start(lambda: end(actor, self._asking.with_slip()))

        self.asks.emit(Question(text, self.tr("End the day"), go_on))

    def _second(self) -> Actor | None:
        """Who can stand for an erasure beside the person who is signed in."""
        return next(iter(seconds(self._parts.actor, Permission.ERASE)), None)

    def _why_no_erasing(self) -> str:
        call = ErasePerson(self._parts.day.stream, SOMEBODY, ())
        with_ = Circumstances(approver=self._second(), reason="-")
        refusal = self._parts.desk.why_not(self._parts.actor, call, with_)
        return sentence(refusal, VOICE) if refusal else ""

    def _ask_name(self) -> None:
        self._finder.ask(self.tr("Whose name is to be erased?"), self._ask_reason)

    def _ask_reason(self, person: Person) -> None:
        second = self._second()
        text = self.tr(
            "Erase {who} for good? Name, card and birth date go, also from backups that are "
            "restored; places and sums stay. {second} stands for it with you."
        ).format(who=described(person), second=str(second.id if second else "").capitalize())
        choices = (self.tr("asked to be erased"), self.tr("kept long enough"))
        hint = self.tr("Reason, for the record")
        go_on = self._eraser(person, second)
        self.asks.emit(Question(text, self.tr("Erase"), go_on, hint, choices))

    def _eraser(self, person: Person, second: Actor | None) -> Callable[[str], None]:
        async def erase(reason: str) -> Done:
            with_ = self._asking.with_slip(Circumstances(approver=second, reason=reason))
            actor, house = self._parts.actor, self._parts.day.stream
            return await self._parts.erasing.erase(actor, house, person.id, with_)

        return lambda reason: self._asking.start(lambda: erase(reason))

    def _hear(self, changes: Changes) -> None:
        """A name that is erased, here or at another station, is shown no longer."""
        if not changes.touches(PersonErased):
            return
        for entry in self._parts.desk.stream(StreamRef(changes.stream, KIND)).timeline.past:
            if isinstance(entry.event, PersonErased):
                self._names.forget(entry.event.person)
        self.forgotten.emit()

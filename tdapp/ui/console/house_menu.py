"""The House menu: what belongs to no single event, asked for in its place before it is done."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from tdapp.calls.house.room import EndDay
from tdapp.cash.room import KIND as CASH
from tdapp.cash.state.custody import BagKept
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.house.house import KIND
from tdapp.house.house_events import PersonErased
from tdapp.jackpot.room import KIND as JACKPOT
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import confirm
from tdapp.ui.floor.map.room_acts import TableService
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.payouts.kept_prize_acts import KeptPrizeActs
from tdapp.ui.people.find_person import FindPerson
from tdapp.ui.people.people_acts import PeopleActs
from tdapp.ui.sales.till import Till
from tdapp.ui.workplace.menus import filled

say = saying("house menu")


class HouseMenu(Acts[StreamId]):
    """The gaming day, tables out of service, kept prizes, who may not play, erasing a person.

    `forgotten` says that a name is gone which the window may still show. `leave` ends its
    listening.
    """

    forgotten = Signal()

    def __init__(
        self, parts: Parts, names: NameBook, asking: Asking, till: Till, parent: QObject
    ) -> None:
        self._house = house = HouseDesk(parts, asking)
        super().__init__(house, asking, house.stream, parent)
        self._parts = parts
        self._names = names
        words = say("End the gaming day…")
        self.end_day = self._act(
            ActSpec(words, "Ctrl+Shift+H, E", self._must_be_ready, self._end_day)
        )
        self.people = PeopleActs(house, FindPerson(parts, names, asking), self)
        self.service = TableService(house, self)
        self.kept = KeptPrizeActs(parts, names, asking, till, self)
        self._include(self.people, self.service, self.kept)
        self.leave = parts.desk.bulletin.subscribe(self._hear)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self._groups for act in group)

    @property
    def _groups(self) -> tuple[tuple[WindowAct, ...], ...]:
        return ((self.end_day,), (self.service.turn,), self.kept.all, self.people.all)

    def fill(self, menu: QMenu) -> None:
        """Put the acts into their menu; they are asked again each time it is opened."""
        filled(menu, self._groups).aboutToShow.connect(self.refresh)

    def _must_be_ready(self, house: StreamId) -> None:
        self._house.must_be_possible(EndDay(house, house))
        if not self._parts.desk.streams(KIND):
            raise Refusal("day_is_empty")

    def _end_day(self, _: StreamId) -> Flow[None]:
        text = say(
            "End the gaming day? Today's house record is closed and tomorrow's starts with the "
            "tables as they are. Events and cash games continue. Today's table actions can no "
            "longer be undone."
        )
        text = " ".join([text, *self._bags_kept()])
        yield from confirm(text, say("End gaming day"))
        yield from result(self._days_ended, once=True)

    def _bags_kept(self) -> Iterator[str]:
        """What the next day takes over of chips that were picked up from cash tables."""
        desk, room = self._parts.desk, self._parts.cash.stream
        bags: Mapping[int, BagKept] = (
            desk.state(room).custody.bags if room in desk.streams(CASH) else {}
        )
        if bags:
            kept = [f"{one} {self._names.name(bag.person)}" for one, bag in sorted(bags.items())]
            yield say("Chips in custody, by receipt: {bags}.", bags=", ".join(kept))

    async def _days_ended(self) -> None:
        """What was taken at cash games and paid by jackpots stays with the day it was."""
        parts, with_ = self._parts, self._asking.with_slip()
        if parts.desk.streams(CASH):
            await parts.cash.end(parts.actor, with_)
        if parts.desk.streams(JACKPOT):
            await parts.jackpots.end(parts.actor, with_)
        await parts.day.end(parts.actor, with_)

    def _hear(self, changes: Changes) -> None:
        """A name that is erased, here or at another station, is shown no longer."""
        if not changes.touches(PersonErased):
            return
        for entry in self._parts.desk.stream(StreamRef(changes.stream, KIND)).timeline.past:
            if isinstance(entry.event, PersonErased):
                self._names.forget(entry.event.person)
        self.forgotten.emit()

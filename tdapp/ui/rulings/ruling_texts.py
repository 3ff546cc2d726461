"""What was said with rulings, reviews and penalties, read from the record in a thread."""

import asyncio
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.words_said import WordsSaid, said_in
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId, StreamId
from tdapp.table.rulings.ruling import Saying
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts


class SaidBook(QObject):
    """The sayings of the event in view; `learned` says that some were read which were asked for."""

    learned = Signal()

    def __init__(self, parts: Parts, view: EventInView, asking: Asking) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._asking = asking
        self._known: dict[ActionId, Saying] = {}
        self._asked: set[ActionId] = set()
        self._of_event: dict[StreamId, WordsSaid] = {}

    def action(self, fact: Event) -> ActionId | None:
        """The act that recorded a fact of the event in view."""
        said = self._said()
        return None if said is None else said.act_of(fact)

    def saying(self, fact: Event) -> Saying | None:
        """Who said what with a fact; None until it is read."""
        self._forget_erased()
        action = self.action(fact)
        return None if action is None else self._known.get(action)

    def words(self, fact: Event) -> str:
        """What was said, or words in its place where it was erased."""
        found = self.saying(fact)
        if found is None:
            return ""
        return voice().text("rulings", "(words erased)") if found.words is None else found.words

    def staff(self, who: StaffId) -> str:
        """A staff member's name, or the name signed in with where no staff is enrolled."""
        roster = self._parts.session.roster
        return roster.name(who) if who in roster.staff.members else str(who)

    def look_up(self, facts: Iterable[Event]) -> None:
        """Read what is not known yet; `learned` says when that is done."""
        said = self._said()
        if said is None:
            return
        unknown = [one for one in map(said.act_of, facts) if one and one not in self._asked]
        if unknown:
            self._asked.update(unknown)
            self._asking.start(lambda: self._learn(unknown), quiet=True)

    async def read(self, facts: Iterable[Event]) -> None:
        """Read all of it that is not known yet, and come back when it is."""
        actions = map(self.action, facts)
        await self._learn([one for one in actions if one and one not in self._known])

    async def _learn(self, actions: list[ActionId]) -> None:
        journal = self._parts.desk.journal
        for action in actions:
            self._asked.discard(action)
            found = await asyncio.to_thread(said_in, journal, action)
            if found is not None:
                self._asked.add(action)
                self._known[action] = found
        self.learned.emit()

    def _forget_erased(self) -> None:
        """Forget words that are no longer in the record."""
        said = self._said()
        if said is None or not self._known:
            return
        said.hear_of_erasures()
        for action in said.erased & self._known.keys():
            self._known[action] = Saying(self._known[action].by, None)

    def _said(self) -> WordsSaid | None:
        event = self._view.id
        if event is None:
            return None
        if event not in self._of_event:
            self._of_event[event] = WordsSaid(self._parts.desk, event)
        return self._of_event[event]

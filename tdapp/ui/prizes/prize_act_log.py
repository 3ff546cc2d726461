"""Who recorded what on prizes, and when; looked up where the desk's own log has forgotten it."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from tdapp.core.act import Act, Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted, PrizeUnclaimed
from tdapp.tournament.facts.slips import IdentitySeen, SlipIssued
from tdapp.tournament.room import KIND
from tdapp.ui.asking.asking import Asking
from tdapp.ui.parts.parts import Parts

HEEDED = frozenset({PrizesPosted, PrizePaid, PrizeUnclaimed, IdentitySeen, SlipIssued})


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who recorded something, when (UTC microseconds), at which station, and why."""

    who: str
    at_us: int
    station: str
    reason: str


class PrizeActLog(QObject):
    """Knows the acts of the prizes of any event. `learned` says that it knows more by now.

    Each past is read on from where it was left, so that a look costs what is new.
    """

    learned = Signal()

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = parts.desk
        self._name_of = parts.signing_in.roster.name
        self._asking = asking
        self._upto: dict[StreamId, int] = {}
        self._acts_of: dict[StreamId, dict[Event, ActionId]] = {}
        self._known: dict[ActionId, Act] = {}
        self._wanted: set[ActionId] = set()

    def told(self, event: StreamId, fact: Event) -> Provenance | None:
        """By whom a fact of an event was recorded; None while nobody knows it yet."""
        action = self._read(event).get(fact)
        if action is None:
            return None
        found = self._known.get(action)
        if found is None:
            self._wanted.add(action)
            return None
        who = self._name_of(found.actor)
        return Provenance(who, found.happened_us or found.at_us, found.station, found.reason or "")

    def look_up(self) -> None:
        """Ask the record, in a thread, for the acts that were wanted and not known."""
        self._known.update((act.action, act) for act in self._desk.log)
        wanted = [one for one in self._wanted if one not in self._known]
        self._wanted.clear()
        if wanted:
            self._asking.start(lambda: self._learn(wanted), quiet=True)

    async def _learn(self, wanted: Iterable[ActionId]) -> None:
        ask: Callable[[ActionId], Act | None] = self._desk.journal.act
        found = [await asyncio.to_thread(ask, action) for action in wanted]
        self._known.update((act.action, act) for act in found if act is not None)
        if any(act is not None for act in found):
            self.learned.emit()

    def _read(self, event: StreamId) -> dict[Event, ActionId]:
        acts = self._acts_of.setdefault(event, {})
        past = self._desk.stream(StreamRef(event, KIND)).timeline.past
        begin = self._upto.get(event, 0)
        if begin < len(past):
            self._upto[event] = len(past)
            news: Iterable[Recorded] = past[begin:]
            acts.update((one.event, one.action) for one in news if type(one.event) in HEEDED)
            self._known.update((act.action, act) for act in self._desk.log)
        return acts

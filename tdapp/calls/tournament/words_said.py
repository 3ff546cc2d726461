"""Which acts hold the words of rulings, reviews and penalties: the words are the acts' reasons."""

from tdapp.calls.tournament.rulings import GivePenalty
from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.ports.record import Journal
from tdapp.desk.desk import Desk
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house_events import NoteErased
from tdapp.table.facts.rulings import PenaltyGiven, RulingGiven, RulingReviewed
from tdapp.table.rulings.ruling import Saying
from tdapp.tournament.room import KIND

SPOKEN = frozenset({RulingGiven, RulingReviewed, PenaltyGiven})
"""The facts whose act says something in words."""


def said_in(journal: Journal, action: ActionId) -> Saying | None:
    """The words recorded with an act; waits for the disk."""
    act = journal.act(action)
    if act is None:
        return None
    needs_words = act.label != GivePenalty.row.label
    return Saying(act.actor, act.reason or (None if needs_words else ""))


class WordsSaid:
    """The act behind each of those facts of one event; what was looked at is not looked at again.

    An act whose words were erased today, here or at another station, is in `erased`.
    """

    def __init__(self, desk: Desk, event: StreamId) -> None:
        self._desk = desk
        self._event = StreamRef(event, KIND)
        self._seen: dict[StreamId, tuple[list[Recorded], int]] = {}
        self._acts: dict[Event, ActionId] = {}
        self.erased: set[ActionId] = set()

    def act_of(self, fact: Event) -> ActionId | None:
        """The act that recorded a ruling, a review or a penalty; None where none did."""
        if fact not in self._acts:
            self._look(self._event)
        return self._acts.get(fact)

    def hear_of_erasures(self) -> None:
        """Note what was erased since the last time."""
        for house in self._desk.streams(HOUSE_KIND):
            self._look(StreamRef(house, HOUSE_KIND))

    def _look(self, ref: StreamRef) -> None:
        past = self._desk.stream(ref).timeline.past
        before, seen = self._seen.get(ref.id, (past, 0))
        for place in range(seen if before is past else 0, len(past)):
            entry = past[place]
            if type(entry.event) in SPOKEN:
                self._acts[entry.event] = entry.action
            elif isinstance(entry.event, NoteErased):
                self.erased.add(entry.event.action)
        self._seen[ref.id] = past, len(past)

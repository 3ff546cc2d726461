"""What an undo or redo would do: the facts that it turns, whom it lets in, which papers change."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tdapp.core.act import Act
from tdapp.core.event import Event, MoneyLine, Redone, Reversal, Undone
from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Answers
from tdapp.core.timeline import Refold
from tdapp.desk.call import Groups, IdsOf
from tdapp.desk.stream import OpenStream
from tdapp.till.takings import COUNTED


@dataclass(frozen=True, slots=True)
class Turned:
    """A stream before and after some of its facts stop, or start again, to count."""

    answers: Answers[Any]
    before: Any
    after: Any
    facts: Sequence[Event]

    def let_in(self) -> list[PersonId]:
        """Those of whom the facts tell who are in after, and not before."""
        now, then = self.after, self.before
        is_in = self.answers.is_in
        return [who for who in self._persons() if is_in(now, who) and not is_in(then, who)]

    def must_stay_one(self, ids: IdsOf) -> None:
        """Refuse to bring somebody back who is known under another id by now.

        ``already_entered`` or ``already_waiting``.
        """
        known_as = self.answers.known_as
        for who in self._persons():
            if known_as(self.after, who) is None or known_as(self.before, who) is not None:
                continue
            for one in ids(who):
                known = known_as(self.after, one) if one != who else None
                if known is not None:
                    raise known.refusal

    def must_tie_no(self, nameless: Callable[[PersonId], bool]) -> None:
        """Refuse ``name_is_gone`` where somebody without a name is needed again.

        To play, wait, owe, or be paid.
        """
        for who in self._persons():
            known = self.answers.known_as(self.after, who)
            tied = known and self._ties(self.after, who) and not self._ties(self.before, who)
            if known and tied and nameless(who):
                raise Refusal("name_is_gone", number=known.number)

    def _ties(self, state: Any, who: PersonId) -> bool:
        try:
            self.answers.must_be_done_with(state, who)
        except Refusal:
            return True
        return False

    def papers(self) -> Iterable[str]:
        """The papers issued that are right only before or only after."""
        changed = self.answers.papers_changed(self.before, self.after)
        return (f"paper {number}" for number in changed)

    def _persons(self) -> Iterable[PersonId]:
        return dict.fromkeys(who for fact in self.facts for who in self._of(fact))

    def _of(self, fact: Event) -> Iterator[PersonId]:
        entries, persons = fact.touches()
        for entry in entries:
            for state in (self.before, self.after):
                whose = self.answers.person_of(state, entry)
                if whose is not None:
                    yield whose
        yield from persons


class UndoWay(Enum):
    """How an act is turned, by the label that the record has of it."""

    UNDO = "undo"
    REDO = "redo"
    TAKE_BACK = "take_back_cancellation"

    @property
    def again(self) -> bool:
        """Whether an undone act counts again."""
        return self is UndoWay.REDO


@dataclass(frozen=True, slots=True)
class Plan:
    """The effect of an undo or redo, or of taking back the end of an event."""

    act: Act
    way: UndoWay
    reversals: dict[OpenStream, Reversal]
    refolds: dict[OpenStream, Refold[Any]]

    @property
    def again(self) -> bool:
        """Whether it is a redo."""
        return self.way.again

    @property
    def ended(self) -> tuple[StreamId, ...]:
        """The events that go on by it."""
        return tuple(one.ref.id for one in self.reversals if one.timeline.ended_by)

    @property
    def back_in(self) -> int:
        """The cents that come into the drawers again by it."""
        lines = (line for one in self.reversals.values() for line in one.booked)
        return sum(line.cents for line in lines if line.account in COUNTED)

    def groups(self) -> Groups:
        """Its facts by stream: after the reversal what holds of an end that is taken back."""
        return {
            stream.ref.id: [fact, *self._held(stream)] for stream, fact in self.reversals.items()
        }

    def _held(self, stream: OpenStream) -> Sequence[Event]:
        if not stream.timeline.ended_by:
            return ()
        return stream.room.answers.held_after_all(facts_of(stream, self.act.action))

    @property
    def papers(self) -> tuple[str, ...]:
        """The papers that become void or valid by it, and those issued that say what it changes."""
        named = tuple(paper for one in self.reversals.values() for paper in one.named)
        return (*named, *self.issued)

    @property
    def issued(self) -> tuple[str, ...]:
        """The numbered papers that are out and say what it changes."""
        return tuple(paper for one in self._turned() for paper in one.papers())

    @property
    def states(self) -> list[tuple[Any, Any]]:
        """Each state as it is, and as it would be by it."""
        return [(one.before, one.after) for one in self._turned()]

    def let_in(self) -> list[PersonId]:
        """Who would come into play, or into the queue, by it."""
        return [person for one in self._turned() for person in one.let_in()]

    def must_keep_persons_one(self, ids: IdsOf) -> None:
        """Refuse what would have one person in an event under two ids."""
        for one in self._turned():
            one.must_stay_one(ids)

    def must_tie_no(self, nameless: Callable[[PersonId], bool]) -> None:
        """Refuse what would need somebody again who has no name any more."""
        for one in self._turned():
            one.must_tie_no(nameless)

    def must_go_on(self, now: Instant) -> None:
        """Refuse what would leave play where it could not go on from."""
        for one in self._turned():
            one.answers.must_go_on(one.before, one.after, now)

    def changed(self) -> tuple[str, ...]:
        """The parts of the state that would not be as they are; compares them whole."""
        return tuple(
            name
            for stream, told in self.refolds.items()
            for name in stream.room.folds.different(stream.timeline.state, told.state)
        )

    def _turned(self) -> Iterator[Turned]:
        for stream, told in self.refolds.items():
            facts = facts_of(stream, self.act.action)
            if stream.timeline.ended_by:
                facts = [entry.event for entry in stream.timeline.past]
            yield Turned(stream.room.answers, stream.timeline.state, told.state, facts)


def facts_of(stream: OpenStream, action: ActionId) -> Sequence[Event]:
    """What an act recorded in a stream."""
    return [entry.event for entry in stream.timeline.of(action)]


def all_facts(plan: Plan) -> Iterable[Event]:
    """All that the act recorded, in whichever stream."""
    for stream in plan.reversals:
        yield from facts_of(stream, plan.act.action)


def must_not_be_carried_out(stream: OpenStream, action: ActionId) -> None:
    """Refuse ``undo_blocked`` for orders that were carried out: to undo them would move nobody.

    It names the players who did, and the first act by which they did.
    """
    timeline = stream.timeline
    ordered = {paper for event in facts_of(stream, action) for paper in event.orders()}
    if not ordered or ordered & set(stream.room.answers.orders_under_way(timeline.state)):
        return
    done = [
        one
        for one in timeline.past[timeline.begin_of(action) :]
        if one.action not in timeline.undone and ordered.intersection(one.event.carries_out())
    ]
    if done:
        who = sorted(entry for one in done for entry in one.event.touches().entries)
        entries = ", ".join(map(str, who))
        clash = Contradiction("arrived", n=len(who), entries=entries, act=done[0].action)
        raise Refusal("undo_blocked", fact=clash.fact, **clash.details)


def reversal(stream: OpenStream, action: ActionId, *, again: bool) -> Reversal:
    """The fact by which an act's facts in a stream stop, or start again, to count."""
    recorded = stream.timeline.of(action)
    events = [entry.event for entry in recorded]
    sign = 1 if again else -1
    booked = tuple(
        MoneyLine(line.account, sign * line.cents) for event in events for line in event.lines()
    )
    named = tuple(paper for event in events for paper in event.papers())
    kind = Redone if again else Undone
    return kind(action, tuple(entry.seq for entry in recorded), booked, named)

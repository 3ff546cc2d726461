"""The history of one thing in an event: every act that touched it, with how it stood each time."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tdapp.calls.tournament.history_subject import (
    OF_A_PLACE,
    HistoryKind,
    Subject,
    into_pool,
    touches,
)
from tdapp.core.act import Recorded
from tdapp.core.event import Event, Reversal, Undone
from tdapp.core.timeline import Timeline
from tdapp.desk.history import PACE, HistoryEntry, acts_about, step_of, steps_of
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.payouts.queue import PrizeState, due_to
from tdapp.tournament.prizes import prize_holders
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Reading:
    """How the thing stood at a moment; what does not apply to it is None.

    A prize: its `cents`, the `entries` that hold it, how far it had come. An entry: what it had
    cost in `cents`, its seat and its place, whether it was `out`. An exit: its place, whether it
    was `out`. The pool: its `cents`.
    """

    cents: int | None = None
    entries: tuple[int, ...] = ()
    prize: PrizeState | None = None
    seat: Seat | None = None
    place: int | None = None
    out: bool = False


EventStep = HistoryEntry[Reading]


def history(
    subject: Subject, timeline: Timeline[Tournament]
) -> Generator[None, None, list[EventStep]]:
    """The steps in the order they were written; a pure function of the stream's past. Yields often.

    A posted list that leaves a prize as it was is no step of it.
    """
    holders = frozenset[int]()
    if subject.kind is HistoryKind.PRIZE:
        holders = yield from _holders(subject.key, timeline)
    groups = yield from acts_about(timeline, lambda fact: touches(subject, fact, holders))
    if subject.kind is HistoryKind.POOL:
        return list(_pooled(_in_the_pool(groups, timeline)))
    steps = yield from steps_of(groups, timeline, lambda state: reading(subject, state))
    return [step for step in steps if _is_step(subject, step, holders)]


def reading(subject: Subject, state: Tournament) -> Reading:
    """How a thing stands in a state of its event."""
    if subject.kind is HistoryKind.PRIZE:
        return _prize(state, subject.key)
    if subject.kind is HistoryKind.POOL:
        heads = state.bounties.in_pool + state.from_pools
        return Reading(cents=state.entries.pool + state.entries.added + heads)
    entry = state.entries.by_number.get(subject.key)
    if entry is None:
        return Reading()
    out, place = entry.number in state.exits.by_entry, state.place_of(entry.number)
    if subject.kind is HistoryKind.EXIT:
        return Reading(place=place, out=out)
    return Reading(
        cents=entry.paid, seat=state.seating.seat_of.get(entry.number), place=place, out=out
    )


def _prize(state: Tournament, place: int) -> Reading:
    listed = next(iter(state.prizes.at(place)), None)
    holders = prize_holders(state, place)
    due = due_to(state, holders[0]) if holders and listed is not None else None
    cents = None if listed is None else listed.cash
    return Reading(cents=cents, entries=holders, prize=None if due is None else due.state)


def _holders(place: int, timeline: Timeline[Tournament]) -> Generator[None, None, frozenset[int]]:
    """All who hold the prize, or to whom it was given or promised before."""
    found = set(prize_holders(timeline.state, place))
    for count, entry in enumerate(timeline.past):
        event = entry.event
        if isinstance(event, OF_A_PLACE) and event.place == place:
            found.update(event.touches().entries)
        if count % PACE == 0:
            yield
    return frozenset(found)


def _is_step(subject: Subject, step: EventStep, holders: frozenset[int]) -> bool:
    """Whether an act did anything to a prize that its list merely names again."""
    if subject.kind is not HistoryKind.PRIZE or step.before != step.after:
        return True
    named = (fact for fact in step.facts if not isinstance(fact, PrizesPosted))
    return any(isinstance(one, Reversal) or touches(subject, one, holders) for one in named)


def _in_the_pool(
    groups: Sequence[Sequence[Recorded]], timeline: Timeline[Tournament]
) -> Iterator[EventStep]:
    """The pool after each act that put something in or took it out, undone ones too."""
    pool = 0
    for group in groups:
        before = pool
        for entry in group:
            pool += _change(entry.event, timeline)
        yield step_of(group, Reading(cents=before), Reading(cents=pool), timeline)


def _change(event: Event, timeline: Timeline[Tournament]) -> int:
    """What a fact does to the pool; an undo takes out what the act had put in."""
    if not isinstance(event, Reversal):
        return into_pool(event)
    put_in = sum(into_pool(entry.event) for entry in timeline.of(event.action))
    return -put_in if isinstance(event, Undone) else put_in


def _pooled(steps: Iterator[EventStep]) -> Iterator[EventStep]:
    """Alike steps in a row as one: so many entries, and the pool before and after them all."""

    def alike(step: EventStep) -> tuple[object, ...]:
        return (*map(type, step.facts), step.undone)

    for _, run in groupby(steps, key=alike):
        some = list(run)
        reversal = any(isinstance(fact, Reversal) for fact in some[0].facts)
        if len(some) == 1 or reversal:
            yield from some
        else:
            last = some[-1]
            yield replace(some[0], last=last.last, after=last.after, count=len(some))

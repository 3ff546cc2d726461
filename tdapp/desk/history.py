"""The history of one thing in a stream: every act about it, with how it stood each time."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tdapp.core.act import Recorded
from tdapp.core.event import Event, Reversal
from tdapp.core.ids import ActionId
from tdapp.core.timeline import Timeline
from tdapp.desk.history_past import PastStates

PACE = 512

Reading = TypeVar("Reading")
"""How the thing stood at a moment."""


@dataclass(frozen=True, slots=True)
class HistoryEntry(Generic[Reading]):
    """One act's part in a history, or `count` alike in a row: its facts, and before and after.

    `first` is the place of its first fact in the stream. `undone` acts do not count any more.
    """

    first: int
    last: int
    action: ActionId
    facts: tuple[Event, ...]
    before: Reading
    after: Reading
    undone: bool = False
    count: int = 1


def acts_about(
    timeline: Timeline[Any], is_about: Callable[[Event], bool]
) -> Generator[None, None, list[list[Recorded]]]:
    """The facts about a thing, act by act, and those that undid one; yields often."""
    groups, actions = list[list[Recorded]](), set[ActionId]()
    for count, entry in enumerate(timeline.past):
        event = entry.event
        if event.action in actions if isinstance(event, Reversal) else is_about(event):
            actions.add(entry.action)
            if groups and groups[-1][0].action == entry.action:
                groups[-1].append(entry)
            else:
                groups.append([entry])
        if count % PACE == 0:
            yield
    return groups


def steps_of(
    acts: Sequence[Sequence[Recorded]], timeline: Timeline[Any], reading: Callable[[Any], Reading]
) -> Generator[None, None, list[HistoryEntry[Reading]]]:
    """A step for each of these acts, in the order they were written; yields often."""
    past, steps = PastStates(timeline), list[HistoryEntry[Reading]]()
    for act in acts:
        before = reading((yield from past.at(act[0].seq - 1)))
        after = reading((yield from past.at(act[-1].seq)))
        steps.append(step_of(act, before, after, timeline))
    return steps


def step_of(
    act: Sequence[Recorded], before: Reading, after: Reading, timeline: Timeline[Any]
) -> HistoryEntry[Reading]:
    """One act as a step from how the thing stood to how it stands."""
    action, facts = act[0].action, tuple(entry.event for entry in act)
    undone = action in timeline.undone
    return HistoryEntry(act[0].seq, act[-1].seq, action, facts, before, after, undone)

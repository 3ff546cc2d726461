"""When facts of an event were recorded: their acts are looked up in the record."""

from collections.abc import Mapping, Sequence

from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.ports.record import Journal

ONE_BY_ONE = 20
"""Up to so many acts are asked for each by itself, more of them all at once."""


class RecordedTimes:
    """The moments, in UTC microseconds, at which some facts of an event happened."""

    def __init__(self, moments: Mapping[int, int]) -> None:
        self._moments = moments

    def of(self, fact: Event) -> int | None:
        """When it happened; None for a fact that was not asked for."""
        return self._moments.get(id(fact))


def recorded_times(
    journal: Journal, event: StreamId, past: Sequence[Recorded], facts: Sequence[Event]
) -> RecordedTimes:
    """When these facts, as the state after this past holds them, happened; waits for the disk."""
    wanted = {id(fact) for fact in facts}
    actions = {id(one.event): one.action for one in past if id(one.event) in wanted}
    happened = _happened(journal, event, len(past), {*actions.values()})
    return RecordedTimes(
        {fact: happened[action] for fact, action in actions.items() if action in happened}
    )


def _happened(
    journal: Journal, event: StreamId, seq: int, actions: set[ActionId]
) -> Mapping[ActionId, int]:
    if len(actions) <= ONE_BY_ONE:
        found = [journal.act(action) for action in actions]
    else:
        found = list(journal.acts(event, seq))
    return {act.action: act.happened_us or act.at_us for act in found if act is not None}

"""What acts would do: decided purely on the states as they are now, and folded into them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tdapp.command.given_at import GivenAt
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import require
from tdapp.desk.said import decided
from tdapp.house.house import HOUSE
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tournament import Tournament

ANY_REASON = "-"


@dataclass(frozen=True, slots=True)
class Foresight:
    """An event as it is and as it would be, and all that would be recorded."""

    before: Tournament
    after: Tournament
    events: tuple[Event, ...]

    @property
    def needs_reason(self) -> bool:
        """Whether taking it back wants a reason."""
        return any(event.binding for event in self.events)

    @property
    def is_final(self) -> bool:
        """Whether it stands outside undo."""
        return any(event.fixed is not None for event in self.events)


def foresee(at: GivenAt, event: StreamId, calls: Sequence[Call], with_: Circumstances) -> Foresight:
    """What these acts would do, one after the other; refuses as the desk would."""
    with_ = replace(with_, reason=with_.reason or ANY_REASON)
    states: dict[StreamId, Any] = {event: at.desk.state(event)}
    before, told = states[event], list[Event]()
    for call in calls:
        for ref in call.streams():
            states.setdefault(ref.id, at.desk.state(ref.id))
        told += _decided(at, call, with_, states, first=call is calls[0])
    return Foresight(before, states[event], tuple(told))


def _decided(
    at: GivenAt, call: Call, with_: Circumstances, states: dict[StreamId, Any], *, first: bool
) -> list[Event]:
    """The facts of one act; `states` are moved on by them."""
    refusal = at.desk.why_not_even_signed(at.actor, call, with_) if first else None
    if refusal is not None:
        raise refusal
    require(at.actor, call.permission, with_.approver, at.desk.staffing())
    groups = decided(call, states, at.desk.moment(at.actor, with_), ())
    kinds = {ref.id: ref.kind for ref in call.streams()}
    try:
        for stream, events in groups.items():
            states[stream] = _folded(states[stream], events, kinds[stream])
    except Contradiction as clash:
        raise clash.refusal from clash
    return [one for events in groups.values() for one in events]


def _folded(state: Any, events: Sequence[Event], kind: str) -> Any:
    folds: Any = (HOUSE if kind == HOUSE_KIND else TOURNAMENT).folds
    for event in events:
        state = folds.apply(state, event)
    return state

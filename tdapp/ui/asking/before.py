"""What is asked before an act of a kind, in the windows and in the command bar alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import ASKS_WHY, AskedWhy, Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.said import ChangesStatement, Statement, WorkOut
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, reason
from tdapp.ui.parts.name_book import NameBook


class Judge(Protocol):
    """Says why an act would be refused now."""

    def why_not(self, call: Call, with_: Circumstances, /) -> Refusal | None:
        """None where it would be done."""
        ...


@dataclass(frozen=True, slots=True)
class Ready:
    """An act of which all is asked: what is done, why, and what was said of the event."""

    call: Call
    reason: str | None = None
    said: Sequence[Statement[Any]] = ()


@dataclass(frozen=True, slots=True)
class EventAt:
    """An event as it stands at each moment; `happened_us` (UTC) is when it happened, if typed."""

    view: EventInView
    names: NameBook
    event: StreamId
    happened_us: int | None = None

    @property
    def state(self) -> Tournament:
        """The event as it stands."""
        return self.view.state_of(self.event)

    @property
    def typed(self) -> Instant | None:
        """When it happened by both clocks, where that was typed."""
        return None if self.happened_us is None else self.view.now.by_wall(self.happened_us)

    def name(self, entry: int) -> str:
        """The name of the player of an entry."""
        return self.names.name(self.state.entry(entry).person)

    def changes(self, work_out: WorkOut[Any]) -> Sequence[Statement[Any]]:
        """What a question says, to hold its act to it."""
        return self.view.said(ChangesStatement, work_out, self.event)

    def facts(self, call: Call) -> Sequence[Event]:
        """What the act would record of the event; refuses as the act does."""
        moment = self.view.moment()
        return call.decide({self.event: self.state}, moment)[self.event]


Before = Callable[[Any, EventAt], Flow[Ready]]
"""Asks what has to be known before an act of one kind is done."""


def once_confirmed(
    call: Call, text: str, yes: str, said: Sequence[Statement[Any]] = ()
) -> Flow[Ready]:
    """Ask for a yes, where there is anything to ask."""
    if text:
        yield from confirm(text, yes)
    return Ready(call, said=said)


def once_explained(call: Call, judge: Judge, text: str, yes: str, *choices: str) -> Flow[Ready]:
    """Ask why, where the act needs a reason."""
    needs = call.row.reason is AskedWhy.ALWAYS
    if call.row.reason is AskedWhy.AT_TIMES:
        refusal = judge.why_not(call, PLAIN)
        needs = refusal is not None and refusal.code in ASKS_WHY
    return Ready(call, (yield from reason(text, yes, *choices)) if needs else None)

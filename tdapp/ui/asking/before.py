"""What is asked before an act of a kind, in the windows and in the command bar alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import ASKS_WHY, AskedWhy, Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.said import ChangesStatement, PersonStatement, Statement, WorkOut
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


REASON_ASKED_LATER = Circumstances(reason="-")
"""An act is tried as if the reason were given, which is asked for last."""


def must_be_possible(call: Call, judge: Judge, said: Sequence[Statement[Any]] = ()) -> None:
    """Refuse as the desk would, before the reason is asked for."""
    refusal = judge.why_not(call, replace(REASON_ASKED_LATER, said=tuple(said)))
    if refusal is not None:
        raise refusal


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

    def whose(self, entry: int) -> Sequence[Statement[Any]]:
        """Said of an entry: that it is of the person who is named."""
        told = self.view.said
        return told(PersonStatement, lambda state, _: state.entry(entry).person, self.event)

    def sum_said(self, work_out: WorkOut[int]) -> tuple[str, Sequence[Statement[Any]]]:
        """A sum as a question names it, and what holds its act to it."""
        return self.view.sum_said(work_out, self.event)

    def changes(self, work_out: WorkOut[Any]) -> Sequence[Statement[Any]]:
        """What a question says, to hold its act to it."""
        return self.view.said(ChangesStatement, work_out, self.event)

    def facts(self, call: Call) -> Sequence[Event]:
        """What the act would record of the event; refuses as the act does."""
        moment = self.view.moment()
        return call.decide({self.event: self.state}, moment)[self.event]


Before = Callable[[Any, EventAt], Flow[Ready]]
"""Asks what has to be known before an act of one kind is done."""
Asks = TypeVar("Asks", bound=Before)
BEFORE: dict[type[Call], Before] = {}
"""What is asked before acts, by their kind; of most nothing is."""


def asked_before(*kinds: type[TournamentCall]) -> Callable[[Asks], Asks]:
    """Mark what is asked before acts of these kinds."""

    def mark(ask: Asks) -> Asks:
        BEFORE.update(dict.fromkeys(kinds, ask))
        return ask

    return mark


def before(call: Call, at: Callable[[StreamId], EventAt]) -> Flow[Ready]:
    """Ask what is asked before this act."""
    if not isinstance(call, TournamentCall) or type(call) not in BEFORE:
        return Ready(call)
    return (yield from BEFORE[type(call)](call, at(call.event)))


def once_confirmed(
    call: Call, text: str, yes: str, said: Sequence[Statement[Any]] = ()
) -> Flow[Ready]:
    """Ask for a yes, where there is anything to ask."""
    if text:
        yield from confirm(text, yes)
    return Ready(call, said=said)


def once_explained(
    call: Call,
    judge: Judge,
    text: str,
    yes: str,
    *choices: str,
    said: Sequence[Statement[Any]] = (),
) -> Flow[Ready]:
    """Ask why, where the act needs a reason."""
    needs = call.row.reason is AskedWhy.ALWAYS
    if call.row.reason is AskedWhy.AT_TIMES:
        refusal = judge.why_not(call, PLAIN)
        needs = refusal is not None and refusal.code in ASKS_WHY
    return Ready(call, (yield from reason(text, yes, *choices)) if needs else None, said)

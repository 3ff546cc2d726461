"""What is asked before an act of a kind, in the windows and in the command bar alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, TypeVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import ForfeitAndReenter, Rebuy, SellAddOns
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.desk.call import ASKS_WHY, AskedWhy, Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.said import (
    ChangesStatement,
    EntryStatement,
    PersonStatement,
    Statement,
    WorkOut,
)
from tdapp.shown.act_words import following_words
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import following
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, reason
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook

AllSaid = tuple[Statement[Any], ...]
REASON_ASKED_LATER = Circumstances(reason="-")
"""An act is tried as if the reason were given, which is asked for last."""
OF_A_BUST = {"bust", "bust_together", "end_hand", "settle_chinese"}
"""Who wins by a bust is asked of nobody: it would hold up every last hand."""

ON_ENTRIES = (Bust, Rebuy, SellAddOns, ForfeitAndReenter)
"""What fits an entry twice: two stations at once would sell the same chips twice."""


class Judge(Protocol):
    """Says why an act would be refused now."""

    def why_not(self, call: Call, with_: Circumstances, /) -> Refusal | None:
        """None where it would be done."""
        ...


def must_be_possible(call: Call, judge: Judge, said: Sequence[Statement[Any]] = ()) -> None:
    """Refuse as the desk would, before the reason is asked for."""
    refusal = judge.why_not(call, replace(REASON_ASKED_LATER, said=tuple(said)))
    if refusal is not None:
        raise refusal


@dataclass(frozen=True, slots=True)
class Ready:
    """An act of which all is asked: what is done, why, what was said of the event, and when.

    `happened_us` (UTC) is when it happened, where that was answered. `told` is whether a question
    named what follows from it.
    """

    call: Call
    reason: str | None = None
    said: AllSaid = ()
    happened_us: int | None = None
    told: bool = False


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

    def whose(self, entry: int) -> AllSaid:
        """Said of an entry: that it is of the person who is named."""
        told = self.view.said
        return told(PersonStatement, lambda state, _: state.entry(entry).person, self.event)

    def as_it_stands(self, call: Call) -> AllSaid:
        """Said of the entries of a sale or a bust: that nothing has happened to them since."""
        if not isinstance(call, ON_ENTRIES):
            return ()
        entries = call.entries if isinstance(call, SellAddOns) else (call.entry,)
        works = (partial(_standing, entry) for entry in entries)
        said = (self.view.said(EntryStatement, one, self.event) for one in works)
        return tuple(one for some in said for one in some)

    def sum_said(self, work_out: WorkOut[int]) -> tuple[str, AllSaid]:
        """A sum as a question names it, and what holds its act to it."""
        return self.view.sum_said(work_out, self.event)

    def changes(self, work_out: WorkOut[Any]) -> AllSaid:
        """What a question says, to hold its act to it."""
        return self.view.said(ChangesStatement, work_out, self.event)

    def why_not(self, call: Call, with_: Circumstances) -> Refusal | None:
        """Why the desk would refuse an act now."""
        return self.view.why_not(call, with_)

    def follows(self, call: Call) -> str:
        """What an act closes and decides beside what its name says, in sentences."""
        if call.row.label in OF_A_BUST:
            return ""
        try:
            facts, now = self.view.facts(call).get(self.event, ()), self.view.now
            then = following(self.state, after(self.state, facts), now)
        except (Refusal, Contradiction):
            return ""
        return " ".join(following_words(voice(), self.state, then, self.names.name))

    def facts(self, call: Call) -> Sequence[Event]:
        """What the act would record of the event; refuses as the act does."""
        return self.view.facts(call).get(self.event, ())


def _standing(entry: int, state: Tournament, _: object) -> tuple[int, object]:
    """The number of an entry, what it bought and whether it has chips."""
    bought, exits = state.entry(entry).sales, state.exits
    return entry, (len(bought), entry in exits.out_of_chips, entry in exits.by_entry)


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
    """Ask what is asked before this act; what follows from it is said in any case."""
    if not isinstance(call, TournamentCall):
        return Ready(call)
    here, ask = at(call.event), BEFORE.get(type(call))
    ready = Ready(call) if ask is None else (yield from ask(call, here))
    if not ready.told:
        yield from once_told(ready.call, here)
    return replace(ready, said=(*ready.said, *here.as_it_stands(ready.call)), told=True)


def once_told(call: Call, at: EventAt) -> Flow[None]:
    """Ask for a yes where more follows from an act than its name says."""
    follows = at.follows(call)
    if follows:
        text = voice().text
        asked = text("questions", "{follows} Go ahead?", follows=follows)
        yield from confirm(asked, text("questions", "Go ahead"))


def once_confirmed(call: Call, at: EventAt, text: str, yes: str, said: AllSaid = ()) -> Flow[Ready]:
    """Ask for a yes, where there is anything to ask; what else the act does is said first."""
    follows = at.follows(call)
    if text:
        yield from confirm(f"{follows} {text}".strip(), yes)
    return Ready(call, said=said, told=bool(text) or not follows)


def once_explained(
    call: Call,
    judge: Judge,
    text: str,
    yes: str,
    *choices: str,
    said: AllSaid = (),
) -> Flow[Ready]:
    """Ask why, where the act needs a reason; what else an act on an event does is said first."""
    needs, told = call.row.reason is AskedWhy.ALWAYS, isinstance(judge, EventAt)
    if call.row.reason is AskedWhy.AT_TIMES:
        refusal = judge.why_not(call, PLAIN)
        needs = refusal is not None and refusal.code in ASKS_WHY
    if needs and isinstance(judge, EventAt):
        text = f"{judge.follows(call)} {text}".strip()
    why = (yield from reason(text, yes, *choices)) if needs else None
    return Ready(call, why, said, told=needs and told)

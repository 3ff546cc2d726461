"""The event that the window shows, and word of everything that changes in it."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.calls.tournament.event import addresses
from tdapp.cash.cash import Cash
from tdapp.core.act import Recorded
from tdapp.core.ids import PersonId, StaffId, StreamId, StreamRef, in_part, part_of
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, Groups, Moment
from tdapp.desk.changes import Changes
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.said import Statement, SumStatement, WorkOut, decided
from tdapp.desk.tills import Tills
from tdapp.house.house_events import PersonChanged, PersonErased, PersonParted, PersonsMerged
from tdapp.house.papers.kinds import Letterhead
from tdapp.jackpot.jackpot import Jackpots
from tdapp.rules.houses import HouseRules
from tdapp.shown.event_states import EventState, state_of
from tdapp.shown.event_titles import EventNumbers, titled
from tdapp.tournament.facts.clock import ClockPaused, ClockSet, ClockStopped
from tdapp.tournament.room import KIND
from tdapp.tournament.stages.seen import plan_of, stage_on_the_clock
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import say_money_in, voice
from tdapp.ui.parts.parts import Parts

if TYPE_CHECKING:
    from tdapp.screens.table_clock import TableClock

SaidT = TypeVar("SaidT", bound=Statement[Any])

PRESSING = tuple(EventState)
"""The states of events, the one that needs somebody soonest first."""

STOPS = (ClockPaused, ClockStopped)
Where = tuple[StreamId, int]
"""Event and table."""
OF_PEOPLE = (PersonChanged, PersonErased, PersonsMerged, PersonParted)


class TableClocks:
    """The clocks at the tables of all events, and how often each player extended the time.

    That counts by the betting round.
    """

    def __init__(self) -> None:
        self._running: dict[Where, TableClock] = {}
        self._extended: dict[Where, Counter[int]] = {}

    def at(self, event: StreamId | None, table: int | None) -> "TableClock | None":
        """The one of a table; None where none runs."""
        return None if event is None or table is None else self._running.get((event, table))

    def of(self, event: StreamId) -> "dict[int, TableClock]":
        """Those of an event, by table."""
        return {table: it for (of, table), it in self._running.items() if of == event}

    @property
    def any(self) -> "dict[Where, TableClock]":
        """All that run."""
        return dict(self._running)

    def start(self, where: Where, clock: "TableClock") -> None:
        """Begin one, in place of one that ran."""
        self._running[where] = clock

    def stop(self, where: Where) -> None:
        """Take it away: the player has acted."""
        self._running.pop(where, None)

    def next_round(self, where: Where) -> None:
        """A new betting round begins: everybody may extend the time again."""
        self.stop(where)
        self._extended.pop(where, None)

    def extended(self, where: Where, entry: int) -> int:
        """How often a player has extended the time in this betting round."""
        return self._extended.get(where, Counter())[entry]

    def extend(self, where: Where, entry: int, seconds: int) -> None:
        """Give a player more time; a clock that runs for it goes on."""
        self._extended.setdefault(where, Counter())[entry] += 1
        running = self._running.get(where)
        if running is not None:
            self._running[where] = running.longer(seconds, entry, self.extended(where, entry))


class EventInView(QObject):
    """One event out of those that are loaded, the `first` to begin with, or none.

    `changed` comes once after any number of changes that arrive together, on this event or not.
    `turned` comes before it where another event is shown than before.
    `people_changes` counts what the house noted of people: who may not play, or was erased.
    `left` says that the window is closing: let go of the desk.
    `table_clocks` run for one act at a table; whoever changes them says `look_again`.
    `with_slip` adds the slip that acts are typed from; it refuses while that is incomplete.
    """

    changed = Signal()
    turned = Signal()
    left = Signal()

    def __init__(
        self, parts: Parts, parent: QObject | None = None, first: StreamId | None = None
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._chosen = first
        self._told: StreamId | None = None
        self.people_changes = 0
        self.table_clocks = TableClocks()
        self.with_slip: Callable[[Circumstances], Circumstances] = lambda with_: with_
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._tell)
        self._leave = parts.desk.bulletin.subscribe(self._hear)
        self._choose_again()
        self._told = self._chosen

    @property
    def id(self) -> StreamId | None:
        """The event's stream; None where there is no event to show."""
        return self._chosen

    def the_id(self) -> StreamId:
        """The event's stream; refuses ``no_such_event``."""
        if self._chosen is None:
            raise Refusal("no_such_event")
        return self._chosen

    @property
    def state(self) -> Tournament:
        """The event as it stands; an empty one where there is none."""
        return Tournament() if self._chosen is None else self._state(self._chosen)

    @property
    def now(self) -> Instant:
        """The desk's time."""
        return self._parts.desk.time.now()

    @property
    def letterhead(self) -> Letterhead:
        """What heads a paper of the event now, or of the house where there is none."""
        conditions = self.state.programme.conditions
        house = self._parts.rulebook.house if conditions is None else conditions.house
        return self._parts.letterhead(house)

    def events(self) -> list[StreamId]:
        """Every loaded event that is announced, oldest first."""
        found = addresses(self._parts.desk)
        return [one for one in found if self._state(one).programme.conditions is not None]

    def with_clocks(self) -> list[StreamId]:
        """The events whose clocks are in sight: those that are played, and the one in view.

        Of an event in stages the stages that have not ended, or else the one to come.
        """
        found: dict[StreamId, None] = {}
        for event in self.events():
            state = self._state(event)
            played = state.clock.started and not (state.programme.over or state.stages.ended)
            if event == self._chosen:
                found[in_part(part_of(event)[0], stage_on_the_clock(state))] = None
            elif played:
                found[event] = None
        return list(found)

    @property
    def house(self) -> StreamId:
        """Today's house stream."""
        return self._parts.day.stream

    @property
    def tills(self) -> Tills:
        """What the house paid today, and what it wants to know of whoever it pays."""
        return self._parts.desk.tills

    def state_of(self, event: StreamId) -> Tournament:
        """Any loaded event as it stands."""
        return self._state(event)

    def title(self, event: StreamId) -> str:
        """The published title of an event."""
        return self._state(event).conditions.title

    def named(self, event: StreamId) -> str:
        """Number and title of an event, of a stage its own name before the event's."""
        state, said = self._state(event), EventNumbers(self._parts.desk).name(event)
        if not state.stage:
            return said
        title, stage = state.conditions.title, plan_of(state).name
        return f"{said.removesuffix(title)}{stage}, {title.removesuffix(f', {stage}')}"

    def told_apart(self, event: StreamId) -> str:
        """The title of an event, with its number where another has the same title."""
        return EventNumbers(self._parts.desk).told_apart(event)

    def titled(self, question: Question) -> Question:
        """A question about the event in view; it names the event where another could be meant."""
        return replace(question, text=titled(self._parts.desk, self._chosen, question.text))

    def choose(self, event: StreamId) -> None:
        """Show this event from now on."""
        self._chosen = event
        self._tell()

    def ids_of(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of somebody who was entered twice, the kept one first."""
        return self._parts.desk.persons.ids(person)

    def why_not(self, call: Call, with_: Circumstances = PLAIN) -> Refusal | None:
        """Why an act on an event would be refused now, or from the slip that is typed in."""
        if self._chosen is None:
            return Refusal("no_such_event")
        event = getattr(call, "event", self._chosen)
        if self._state(event).programme.winner is not None:
            return Refusal("stream_ended", stream=event)
        with suppress(Refusal):
            with_ = self.with_slip(with_)
        return self._parts.desk.why_not_even_signed(self._parts.actor, call, with_)

    def said(
        self, kind: type[SaidT], work_out: WorkOut[Any], of: StreamId | None = None
    ) -> tuple[SaidT, ...]:
        """What a question is to name `of` an event (None: of this one), to hold its act to it."""
        event = of or self._chosen
        if event is None:
            return ()
        return (kind(event, work_out, work_out(self._state(event), self.moment())),)

    def moment(self) -> Moment:
        """What an act would be decided with now, from the slip if it is complete."""
        parts = self._parts
        try:
            return parts.desk.moment(parts.actor, self.with_slip(PLAIN))
        except Refusal:
            return parts.desk.moment(parts.actor, PLAIN)

    def facts(self, call: Call) -> Groups:
        """What an act would record of each stream now; refuses as the act does."""
        states = {ref.id: self._parts.desk.state(ref.id) for ref in call.streams()}
        return decided(call, states, self.moment(), ())

    def sum_said(
        self, work_out: Callable[[Tournament, Moment], int], of: StreamId | None = None
    ) -> tuple[str, tuple[SumStatement, ...]]:
        """A sum `of` an event as a question names it, and what holds its act to it."""
        said = self.said(SumStatement, work_out, of)
        return voice().money(said[0].value), said

    def paused_us(self, event: StreamId) -> int | None:
        """When a clock was paused (UTC microseconds); None where it runs or nobody can tell."""
        clock = self._state(event).clock
        if clock.running or clock.remaining_us is None:
            return None
        pause = self._pause(event)
        return pause.event.at.utc_us if pause and isinstance(pause.event, STOPS) else None

    def paused_by(self, event: StreamId) -> StaffId | None:
        """Who paused a clock; None where it runs or nobody can tell."""
        pause = self._pause(event)
        log = reversed(self._parts.desk.log)
        return next((act.actor for act in log if pause and act.action == pause.action), None)

    def _pause(self, event: StreamId) -> Recorded | None:
        """The fact of the pause in which a clock stands as it was left."""
        clock = self._state(event).clock
        past = reversed(self._parts.desk.stream(StreamRef(event, KIND)).timeline.past)
        told = ((one, one.event) for one in past)
        found = ((one, of) for one, of in told if isinstance(of, (*STOPS, ClockSet)))
        last = next(found, None)
        stands = (clock.index, clock.remaining_us)
        if last is None or (last[1].index, last[1].remaining_us) != stands:
            return None
        return next((one for one, of in chain((last,), found) if isinstance(of, STOPS)), None)

    def cash_games(self) -> tuple[Cash, HouseRules]:
        """The room's cash games of today, and the rules they are played under."""
        return self._parts.cash_games, self._parts.cash_rules

    def jackpots(self) -> tuple[StreamId, Jackpots]:
        """Today's stream of the jackpots, and how they stand."""
        return self._parts.jackpots.stream, self._parts.jackpot_pools

    def table_clock(self, event: StreamId, table: int) -> "TableClock | None":
        """The clock that runs at a table for one act."""
        return self.table_clocks.at(event, table)

    def look_again(self) -> None:
        """What is not recorded, as a clock at a table, is another now."""
        self._soon.start(0)

    def leave(self) -> None:
        """Stop listening to the desk."""
        say_money_in("")
        self._leave()
        self._soon.stop()
        self.left.emit()

    def _hear(self, changes: Changes) -> None:
        self.people_changes += changes.touches(*OF_PEOPLE)
        self._soon.start(0)

    def _tell(self) -> None:
        self._choose_again()
        if self._told != self._chosen:
            self._told = self._chosen
            self.turned.emit()
        self.changed.emit()

    def _choose_again(self) -> None:
        """Keep to the chosen event while it is there; else take the most pressing, then newest."""
        events = self.events()
        if self._chosen not in events:
            newest_first = reversed(events)
            self._chosen = min(newest_first, key=self._pressing, default=None)
        say_money_in("" if self._chosen is None else self.state.conditions.currency)

    def _pressing(self, event: StreamId) -> int:
        """How soon an event may need somebody: one that runs before one that is still to begin."""
        return PRESSING.index(state_of(self._state(event), self.now))

    def _state(self, event: StreamId) -> Tournament:
        found: Tournament = self._parts.desk.state(event)
        return found

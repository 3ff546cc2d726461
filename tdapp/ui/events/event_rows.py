"""The events as prepared rows by trading day: today, the days to come, the past."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.event_states import EventState, state_cell, state_of
from tdapp.tournament.tournament import Tournament
from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.events.event_days import Days, EventDay, first_of_each_day
from tdapp.ui.look.lists.list_rows import Column, ListRow, left, right, rows_of, wide
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

BEFORE_THE_CLOCK = (EventState.REGISTRATION, EventState.SEATING)
NOTHING = Cell(NONE, (-1,), Tone.GONE)


@dataclass(frozen=True, slots=True)
class EventRowKey:
    """What a row is: an event by its stream, or a draft by its name."""

    event: StreamId | None = None
    draft: str | None = None


@dataclass(frozen=True, slots=True)
class EventLine:
    """What the list says of an event or a draft; None: there is nothing to say of it yet."""

    key: EventRowKey
    when: EventDay
    state: EventState
    title: str
    strong: bool = True
    waits: bool = False
    has_errors: bool = False
    entries: int | None = None
    left: int | None = None
    tables: int | None = None
    pool: int | None = None
    currency: str = ""
    first: bool = True

    @property
    def tone(self) -> Tone:
        """What is over stands quiet."""
        return Tone.GONE if self.state.is_over else Tone.FACT

    @property
    def order(self) -> tuple[object, ...]:
        """Its place among the others."""
        return (*self.when.order, list(EventState).index(self.state))


def event_columns() -> tuple[Column[EventLine], ...]:
    """Day and start, how it stands, what it is, and its figures."""
    text = voice().text
    return (
        left(text("events page", "Day"), 110, _day),
        left(text("events page", "Start"), 78, lambda one: _start(one.when, waits=one.waits)),
        left(text("events page", "State"), 138, _state),
        wide(text("events page", "Event"), _title),
        right(text("events page", "Entries"), 84, lambda one: _number(one.entries, one.tone)),
        right(text("events page", "Left"), 84, lambda one: _number(one.left, one.tone), 760),
        right(text("events page", "Tables"), 84, lambda one: _number(one.tables, one.tone), 860),
        right(text("events page", "Pool"), 140, _pool, 640),
    )


def event_rows(
    events: Mapping[StreamId, Tournament],
    announced_us: Mapping[StreamId, int],
    drafts: Sequence[EventDraft],
    past: Sequence[PastEvent],
    days: Days,
    now: Instant,
) -> list[ListRow]:
    """All of them by day, and by start within one; what is loaded is told from its state."""
    lines = [*_loaded(events, announced_us, days, now)]
    lines += [_of_draft(draft, days) for draft in drafts]
    lines += [_of_past(one, days) for one in past if one.event not in events]
    lines.sort(key=lambda one: one.order)
    firsts = first_of_each_day([one.when for one in lines])
    told = [replace(one, first=first) for one, first in zip(lines, firsts, strict=True)]
    return rows_of(event_columns(), told, lambda one: one.key)


def _loaded(
    events: Mapping[StreamId, Tournament],
    announced_us: Mapping[StreamId, int],
    days: Days,
    now: Instant,
) -> Iterator[EventLine]:
    for event, state in events.items():
        standing = state_of(state, now)
        start, on = state.conditions.start, not standing.is_over
        yield EventLine(
            EventRowKey(event=event),
            days.when(start, begun_us=announced_us.get(event), on=on),
            standing,
            state.conditions.title,
            waits=standing in BEFORE_THE_CLOCK,
            entries=state.entries.count,
            left=state.left,
            tables=len(state.seating.tables),
            pool=state.pool,
            currency=state.conditions.currency,
        )


def _of_draft(draft: EventDraft, days: Days) -> EventLine:
    return EventLine(
        EventRowKey(draft=draft.name),
        days.when(draft.start),
        EventState.DRAFT,
        draft.title,
        waits=True,
        has_errors=draft.conditions is None,
    )


def _of_past(one: PastEvent, days: Days) -> EventLine:
    return EventLine(
        EventRowKey(event=one.event),
        days.when(one.start, begun_us=one.announced_us),
        EventState.CANCELLED if one.cancelled else EventState.FINISHED,
        one.title,
        strong=False,
        entries=one.entries,
        pool=one.pool,
    )


def _day(one: EventLine) -> Cell:
    tone = Tone.FACT if one.first else Tone.GONE
    return Cell(one.when.word, one.order, tone, strong=one.first)


def _state(one: EventLine) -> Cell:
    if one.has_errors:
        return Cell(voice().text("events", "has errors"), (2,), Tone.WAITS, Shape.ATTENTION)
    return state_cell(voice(), one.state)


def _title(one: EventLine) -> Cell:
    return Cell(one.title, (one.title.casefold(),), one.tone, strong=one.strong)


def _pool(one: EventLine) -> Cell:
    if one.pool is None:
        return NOTHING
    return Cell(voice().priced_in(one.currency).money(one.pool), (one.pool,), one.tone)


def _start(when: EventDay, *, waits: bool) -> Cell:
    """The planned time; one that is over while the clock still waits stands out."""
    if not when.at:
        return Cell(NONE, (0,), Tone.GONE)
    order = (when.start_us or 0,)
    if waits and when.is_late:
        return Cell(when.at, order, Tone.WAITS, Shape.ATTENTION)
    return Cell(when.at, order, Tone.FACT if waits else Tone.LABEL)


def _number(number: int | None, tone: Tone) -> Cell:
    if number is None:
        return NOTHING
    return Cell(voice().count(number) if number else NONE, (number,), tone if number else Tone.GONE)

"""The events as prepared rows by trading day: today, the days to come, the past."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.event_states import EventState, state_cell, state_of
from tdapp.shown.money_words import priced
from tdapp.tournament.tournament import Tournament
from tdapp.ui.drafts.drafts import EventDraft
from tdapp.ui.events.event_days import Days, EventDay, first_of_each_day
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.voice.voice import NONE

BEFORE_THE_CLOCK = (EventState.REGISTRATION, EventState.SEATING)
NOTHING = Cell(NONE, (-1,), Tone.GONE)


@dataclass(frozen=True, slots=True)
class EventRowKey:
    """What a row is: an event by its stream, or a draft by its name."""

    event: StreamId | None = None
    draft: str | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    """A row before its day is said: one day may have many."""

    key: EventRowKey
    when: EventDay
    state: EventState
    cells: tuple[Cell, ...]

    @property
    def order(self) -> tuple[object, ...]:
        return (*self.when.order, list(EventState).index(self.state))


def event_rows(
    events: Mapping[StreamId, Tournament],
    announced_us: Mapping[StreamId, int],
    drafts: Sequence[EventDraft],
    past: Sequence[PastEvent],
    days: Days,
    now: Instant,
) -> list[ListRow]:
    """All of them by day, and by start within one; what is loaded is told from its state."""
    rows = [*_loaded(events, announced_us, days, now)]
    rows += [_draft_row(draft, days) for draft in drafts]
    rows += [_past_row(one, days) for one in past if one.event not in events]
    rows.sort(key=lambda row: row.order)
    firsts = first_of_each_day([row.when for row in rows])
    return [_with_day(row, first=first) for row, first in zip(rows, firsts, strict=True)]


def _with_day(row: _Row, *, first: bool) -> ListRow:
    tone = Tone.FACT if first else Tone.GONE
    day = Cell(row.when.word, row.order, tone, strong=first)
    return ListRow(row.key, (day, *row.cells))


def _loaded(
    events: Mapping[StreamId, Tournament],
    announced_us: Mapping[StreamId, int],
    days: Days,
    now: Instant,
) -> Iterator[_Row]:
    for event, state in events.items():
        standing = state_of(state, now)
        tone = Tone.GONE if standing.is_over else Tone.FACT
        start, on = state.conditions.start, not standing.is_over
        when = days.when(start, begun_us=announced_us.get(event), on=on)
        cells = (
            _start(when, waits=standing in BEFORE_THE_CLOCK),
            state_cell(voice(), standing),
            _title(state.conditions.title, tone, strong=True),
            _number(state.entries.count, tone),
            _number(state.left, tone),
            _number(len(state.seating.tables), tone),
            Cell(
                priced(voice(), state).money(state.pool),
                (state.pool,),
                tone,
            ),
        )
        yield _Row(EventRowKey(event=event), when, standing, cells)


def _draft_row(draft: EventDraft, days: Days) -> _Row:
    fault = Cell(voice().text("events", "has errors"), (2,), Tone.WAITS, Shape.ATTENTION)
    when = days.when(draft.start)
    cells = (
        _start(when, waits=True),
        fault if draft.conditions is None else state_cell(voice(), EventState.DRAFT),
        _title(draft.title, strong=True),
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
    )
    return _Row(EventRowKey(draft=draft.name), when, EventState.DRAFT, cells)


def _past_row(one: PastEvent, days: Days) -> _Row:
    state = EventState.CANCELLED if one.cancelled else EventState.FINISHED
    when = days.when(one.start, begun_us=one.announced_us)
    cells = (
        _start(when, waits=False),
        state_cell(voice(), state),
        _title(one.title, Tone.GONE),
        _number(one.entries, Tone.GONE),
        NOTHING,
        NOTHING,
        Cell(house_voice().money(one.pool), (one.pool,), Tone.GONE),
    )
    return _Row(EventRowKey(event=one.event), when, state, cells)


def _title(title: str, tone: Tone = Tone.FACT, *, strong: bool = False) -> Cell:
    return Cell(title, (title.casefold(),), tone, strong=strong)


def _start(when: EventDay, *, waits: bool) -> Cell:
    """The planned time; one that is over while the clock still waits stands out."""
    if not when.at:
        return Cell(NONE, (0,), Tone.GONE)
    order = (when.start_us or 0,)
    if waits and when.is_late:
        return Cell(when.at, order, Tone.WAITS, Shape.ATTENTION)
    return Cell(when.at, order, Tone.FACT if waits else Tone.LABEL)


def _number(number: int, tone: Tone) -> Cell:
    return Cell(voice().count(number) if number else NONE, (number,), tone if number else Tone.GONE)

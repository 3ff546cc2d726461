"""The events as prepared rows: what is on first, then drafts, then what is over."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.tournament.tournament import Tournament
from tdapp.ui.events.drafts import Draft
from tdapp.ui.events.event_states import EventState, state_cell, state_of
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import NONE, day, money, wall_time, whole
from tdapp.ui.look.list_rows import ListRow
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Listed:
    """What a row is: an announced event by its stream, or a draft by its name."""

    event: StreamId | None = None
    draft: str | None = None


@dataclass(frozen=True, slots=True)
class Past:
    """An event of the record that is not loaded any more."""

    event: StreamId
    title: str


def event_rows(
    events: Mapping[StreamId, Tournament],
    announced_us: Mapping[StreamId, int],
    drafts: Sequence[Draft],
    past: Sequence[Past],
    now: Instant,
) -> list[ListRow]:
    """All of them in the order of their states, newest first within one."""
    on: list[tuple[EventState, ListRow]] = []
    over: list[tuple[EventState, ListRow]] = []
    for event, state in events.items():
        standing = state_of(state, now)
        row = _event_row(event, state, standing, announced_us.get(event))
        (over if standing.is_over else on).append((standing, row))
    order = list(EventState)
    on.sort(key=lambda one: order.index(one[0]))
    listed = [row for _, row in on]
    listed += map(_draft_row, drafts)
    listed += [row for _, row in reversed(over)]
    return [*listed, *_past_rows(past, events)]


def _event_row(
    event: StreamId, state: Tournament, standing: EventState, announced_us: int | None
) -> ListRow:
    tone = Tone.GONE if standing.is_over else Tone.FACT
    entries = state.entries
    title = Cell(state.conditions.title, (state.conditions.title.casefold(),), tone, strong=True)
    tables = len(state.seating.tables)
    cells = (
        state_cell(standing),
        title,
        Cell(_when(announced_us), (announced_us or 0,), Tone.LABEL),
        _number(entries.count, tone),
        _number(state.left, tone),
        _number(tables, tone),
        Cell(money(state.pool), (state.pool,), tone),
    )
    return ListRow(Listed(event=event), cells)


def _draft_row(draft: Draft) -> ListRow:
    fault = Cell(translate("Events", "not yet right"), (2,), Tone.WAITS, Shape.ATTENTION)
    price = NONE if draft.conditions is None else money(draft.conditions.entry.total)
    cells = (
        state_cell(EventState.DRAFT) if draft.conditions is not None else fault,
        Cell(draft.title, (draft.title.casefold(),), strong=True),
        Cell(translate("Events", "not announced"), (0,), Tone.LABEL),
        *(Cell(NONE, (-1,), Tone.GONE) for _ in range(3)),
        Cell(price, (0,), Tone.LABEL, note=""),
    )
    return ListRow(Listed(draft=draft.name), cells)


def _past_rows(past: Sequence[Past], events: Mapping[StreamId, Tournament]) -> Iterator[ListRow]:
    for one in reversed(past):
        if one.event not in events:
            cells = (
                state_cell(EventState.FINISHED),
                Cell(one.title, (one.title.casefold(),), Tone.GONE),
                Cell(translate("Events", "in the record"), (0,), Tone.GONE),
                *(Cell(NONE, (-1,), Tone.GONE) for _ in range(4)),
            )
            yield ListRow(Listed(event=one.event), cells)


def _number(number: int, tone: Tone) -> Cell:
    return Cell(whole(number) if number else NONE, (number,), tone if number else Tone.GONE)


def _when(utc_us: int | None) -> str:
    return NONE if utc_us is None else f"{day(utc_us)} {wall_time(utc_us)}"

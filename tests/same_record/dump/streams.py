"""Every published figure of a stream by name: all that is read of the program is in this folder.

Where the program moves a figure, only this folder follows; what is kept stays as it is.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tdapp.bootstrap import CODECS, ROOMS
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId
from tdapp.core.instant import Instant
from tdapp.core.timeline import Timeline
from tdapp.house.cage import books
from tdapp.tournament.tournament import Tournament
from tests.same_record.dump import entries, prizes, tables
from tests.same_record.dump.house import of_house
from tests.same_record.dump.values import Figures, plain

EMPTY: tuple[Any, ...] = (None, [], {}, 0, "")
"""What says nothing is left out, so that what is said stands out."""

OF_AN_EVENT: tuple[Callable[[Tournament, Instant], Figures], ...] = (
    entries.of_programme,
    entries.of_field,
    entries.of_entries,
    entries.of_persons,
    entries.of_exits,
    entries.of_queue,
    tables.of_tables,
    tables.of_floor,
    tables.of_clock,
    tables.of_hands,
    prizes.of_prizes,
    prizes.of_bounties,
    prizes.of_chips,
    prizes.of_rulings,
    prizes.of_papers,
)


def decoded(kind: str, rows: Iterable[tuple[int, str, int, str, ActionId]]) -> list[Recorded]:
    """Stored rows of a stream as the program reads them."""
    return CODECS[kind].decode_all(rows)


def encoded(kind: str, one: Recorded) -> tuple[str, int, str]:
    """Type, version and payload of an event as the program writes it."""
    return CODECS[kind].encode(one.event)


def event_names(kind: str) -> set[str]:
    """The events that a kind of stream can hold."""
    return set(CODECS[kind].types)


def folded(kind: str, past: Iterable[Recorded]) -> Timeline[Any]:
    """A stream's past, told by the program."""
    timeline: Timeline[Any] = Timeline(next(room for room in ROOMS if room.kind == kind))
    timeline.replay(past)
    return timeline


def figures(kind: str, state: Any, now: Instant) -> dict[str, Any]:
    """Every figure of a stream at a moment, by name."""
    found = _of_event(state, now) if kind == "tournament" else of_house(state)
    shown = ((name, plain(value)) for name, value in found)
    return {name: value for name, value in shown if value not in EMPTY}


def bookings(kind: str, past: Iterable[Recorded]) -> dict[str, Any]:
    """Ledger lines, read rows and numbered papers of each event, by place and recorded name."""
    found: dict[str, Any] = {}
    for one in past:
        place, event = f"event {one.seq} {encoded(kind, one)[0]}", one.event
        for account, cents in ((line.account, line.cents) for line in event.lines()):
            found.setdefault(f"{place} books", []).append([account, cents])
        for name, rows in (("rows", event.rows()), ("voids", event.voids())):
            for row in rows:
                found.setdefault(f"{place} {name}", []).append([row.table, dict(row.values)])
        if event.papers():
            found[f"{place} papers"] = list(event.papers())
    return found


def drawers(houses: Iterable[Timeline[Any]], events: Iterable[Timeline[Any]]) -> dict[str, Any]:
    """What should be in each drawer; an event that ended has left its takings to the house."""
    found: dict[str, Any] = {}
    still = [event.state for event in events if not event.ended]
    taken = [one for event in still for one in event.takings.listed()]
    for house in (one.state for one in houses):
        for session in house.cage.listed():
            book = books(session, [*house.cage.taken(), *taken])
            found[f"drawer {session.id}"] = [
                [one.tender, one.opening, one.moved, one.ins, one.outs, one.expected]
                for one in book
            ]
    return found


def _of_event(state: Tournament, now: Instant) -> Figures:
    if state.programme.conditions is not None:
        for part in OF_AN_EVENT:
            yield from part(state, now)

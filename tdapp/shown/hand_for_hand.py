"""Hand-for-hand in words: the open hand, who still plays it, what is done next."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tdapp.calls.tournament.hand_for_hand import (
    DealNextHand,
    EndHandForHand,
    HandCall,
    ReportTable,
)
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.tournament.exits.hand_for_hand import as_told_in_order
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

MOST_LISTED, MOST_LINES = 6, 12


def hand_played(voice: Voice, state: Tournament) -> tuple[str, str]:
    """The hand that is open and the tables that still play it, and how many have reported."""
    now_on = state.hand_for_hand
    said = voice.text(
        "floor",
        "Hand-for-hand, hand {hand}: still playing {tables}",
        hand=now_on.hand,
        tables=listed(now_on.playing(state.seating)),
    )
    note = voice.text(
        "floor", "reported: {count} of {all}", count=len(now_on.reported), all=len(now_on.tables)
    )
    return said, note


def hand_over(voice: Voice, state: Tournament) -> tuple[str, str]:
    """That all tables wait for the next hand, and when there is none any more."""
    said = voice.text(
        "floor", "All tables have reported hand {hand}", hand=state.hand_for_hand.hand
    )
    return said, until_words(voice, state)


def pending_words(voice: Voice, state: Tournament, entry: int) -> str:
    """What becomes of a pending exit: it counts with the end of the hold, or of the hand."""
    if state.hand_for_hand.holds(state.exits.pending[entry]):
        return voice.text("floor", "busted")
    return voice.text("floor", "busts when released")


class WaitingTable(NamedTuple):
    """A table that has finished its hand of hand-for-hand, and how long it waits already."""

    event: StreamId
    table: int
    waited_us: int


def waiting_tables(
    events: Iterable[tuple[StreamId, Tournament]], now: Instant
) -> list[WaitingTable]:
    """The waiting tables of all these events, who waits longest first."""
    found = (
        WaitingTable(event, table, now.since(since))
        for event, state in events
        if not state.programme.over
        for table, since in state.hand_for_hand.reported.items()
        if table in state.seating.tables
    )
    return sorted(found, key=lambda one: (-one.waited_us, one.event, one.table))


def waiting_line(voice: Voice, one: WaitingTable, event: str) -> str:
    """One of them, with the name of its event."""
    said = voice.text("command", "{event}, table {table}: waits {time}")
    return said.format(event=event, table=one.table, time=voice.span(one.waited_us))


def waiting_words(
    voice: Voice, waiting: Sequence[WaitingTable], named: Callable[[StreamId], str]
) -> str:
    """All of them in one list, as many as have room."""
    title = voice.text("command", "Tables that wait: {count}", count=len(waiting))
    lines = [waiting_line(voice, one, named(one.event)) for one in waiting[:MOST_LINES]]
    more = len(waiting) - len(lines)
    rest = [voice.text("floor", "and {n} more", n=more)] if more else []
    return "\n".join((title, *lines, *rest))


def until_words(voice: Voice, state: Tournament) -> str:
    """When hand-for-hand ends by itself; empty where an act ends it."""
    terms = state.hand_for_hand.terms
    if terms is None or terms.until is None:
        return ""
    return voice.text("floor", "ends with {count} left", count=terms.until)


def listed(tables: Sequence[int]) -> str:
    """The first of these tables, and how many more there are."""
    more = len(tables) - MOST_LISTED
    shown = ", ".join(map(str, tables[:MOST_LISTED]))
    return f"{shown} +{more}" if more > 0 else shown


def hand_steps(voice: Voice, event: StreamId, state: Tournament) -> Iterator[tuple[str, HandCall]]:
    """A table reports, the next hand is dealt, or the tables play on; those out as they were told.

    Which of them can be done is for the desk to say.
    """
    if not state.hand_for_hand.hand:
        return
    known, text = as_told_in_order(state), voice.text
    said = text("next step", "Hand-for-hand: record each table that finishes")
    for table in state.hand_for_hand.playing(state.seating):
        yield said, ReportTable(event, table)
        yield said, ReportTable(event, table, known)
    said = text("next step", "All tables have reported. Deal the next hand")
    yield said, DealNextHand(event)
    for before_break in (False, True):
        yield said, DealNextHand(event, known, before_break)
    said = text("next step", "Only one table is in play. End hand-for-hand")
    yield said, EndHandForHand(event, known)

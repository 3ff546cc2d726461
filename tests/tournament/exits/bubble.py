"""An evening on the bubble, hand for hand."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.tournament.exits.hand_for_hand import (
    begin,
    report,
)
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.tournament.evening import SMALL, Evening
from tests.tournament.payouts.prize_bands import bands

BUBBLE = replace(SMALL, prizes=bands((1, (30, 25, 20, 15, 10))), seats_per_table=4)


def bubble(count: int = 8, tables: int = 2, **other: object) -> Evening:
    """Eight players at two tables, five of whom are paid, with the clock running."""
    evening = Evening(replace(BUBBLE, **other), tables=tables)
    evening.enter(count)
    evening.seat()
    evening.start()
    evening.close()
    return evening


def begun(evening: Evening, **how: object) -> Evening:
    """The clock stands and hand-for-hand is on."""
    evening.pause()
    evening.tell(begin(evening.state, evening.now, **how))  # type: ignore[arg-type]
    return evening


def at(evening: Evening, table: int) -> list[int]:
    return evening.state.seating.at_table(table)


def stack(evening: Evening, entry: int, chips: int) -> EliminatedPlayer:
    table = evening.state.seating.seat_of[entry].table
    return EliminatedPlayer(entry=entry, table=table, stack=chips)


def types(events: list[Event]) -> list[str]:
    return [type(one).__name__ for one in events]


def finish(evening: Evening, *tables: int) -> None:
    for table in tables:
        evening.tell(report(evening.state, table, evening.now))

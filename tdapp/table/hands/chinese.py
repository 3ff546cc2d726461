"""Chinese poker at a table: who plays, where the button is, and what a hand told."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.chips.counting import report_stacks
from tdapp.table.facts.hands import ChineseSettled, StackAfter
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition, clockwise
from tdapp.table.guards import must_be_open, must_not_be_in_play, plays, seat_of
from tdapp.table.seating.marking import tell_button


def chinese_button(floor: Floor, table: int) -> int:
    """The seat of the coming hand's button: the next one, or the last seat of all before any."""
    taken, told = seats_in_play(floor, table), floor.buttons.by_table.get(table)
    button = None if told is None else told.position.button
    if button is None or not taken:
        return max(taken, default=1)
    return clockwise(taken, button)[0]


def seats_in_play(floor: Floor, table: int) -> set[int]:
    """The seats of those who have chips."""
    seating = floor.seating
    seats = {seating.seat_of[entry].seat for entry in seating.at_table(table)}
    return {seat for seat in seats if plays(floor, Seat(table, seat))}


def places_of(floor: Floor, table: int, stacks: Sequence[StackAfter]) -> ButtonPosition:
    """The button stands before the first who was dealt in.

    Refuses ``nobody_named`` and ``not_dealt_in``.
    """
    if not stacks:
        raise Refusal("nobody_named")
    for one in stacks:
        if seat_of(floor, one.entry).table != table:
            raise Refusal("not_dealt_in", entry=one.entry)
    first = seat_of(floor, stacks[0].entry).seat
    *before, _ = clockwise(seats_in_play(floor, table) | {first}, first)
    return ButtonPosition(before[-1] if before else first)


def must_add_up(floor: Floor, table: int, stacks: Sequence[StackAfter]) -> None:
    """Refuse what no hand of this table can have told.

    ``table_not_open``, ``hand_in_play``, ``nobody_named``, ``not_dealt_in`` and
    ``count_does_not_add_up``.
    """
    must_be_open(floor, table)
    must_not_be_in_play(floor, [table])
    places_of(floor, table, stacks)
    before, after = sum(one.before for one in stacks), sum(one.after for one in stacks)
    if before != after:
        raise Refusal("count_does_not_add_up", total=after, lots=before)


def settled(
    floor: Floor,
    table: int,
    stacks: Sequence[StackAfter],
    out: tuple[int, ...],
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """The number of a hand, everybody's stacks and the button; refuses as `report_stacks`."""
    found = [(one.entry, one.after) for one in stacks]
    return [
        ChineseSettled(table, floor.feature.next_number(table), tuple(stacks), out),
        *report_stacks(floor, found, now, happened_us),
        *tell_button(floor, table, places_of(floor, table, stacks)),
    ]

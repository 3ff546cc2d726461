"""Chinese poker at a table: who plays, and where the button of the coming hand is."""

from tdapp.table.floor import Floor
from tdapp.table.geometry.circle import clockwise
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards.players import plays


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

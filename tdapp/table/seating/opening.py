"""Taking a table of the room into use, and giving it back."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.seats import TableClosed, TableOpened
from tdapp.table.floor import Floor
from tdapp.table.guards.open_seats import must_be_open


def open_table(floor: Floor, number: int, seats: int) -> list[Event]:
    """Use a table of so many seats; refuses ``table_open``."""
    if number in floor.seating.tables:
        raise Refusal("table_open", table=number)
    return [TableOpened(number, seats)]


def close_table(floor: Floor, number: int) -> list[Event]:
    """Use a table no longer.

    Refuses ``table_not_open``, ``table_not_empty``, ``players_expected``.
    """
    must_be_open(floor, number)
    sitting = floor.seating.at_table(number)
    if sitting:
        raise Refusal("table_not_empty", table=number, entries=", ".join(map(str, sorted(sitting))))
    if floor.seating.expected_at(number):
        raise Refusal("players_expected", table=number)
    return [TableClosed(number)]

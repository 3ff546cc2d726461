"""What stands beside the projected time, to the chip."""

import pytest
from immutables import Map

from tdapp.core.ids import PersonId
from tdapp.tournament.sales.entries import Entries, Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.side_facts import average_stack


def with_chips(chips: int, left: int) -> Tournament:
    """So many entries in play, and the chips between them."""
    entries = {number: Entry(number, PersonId(f"p{number}"), ()) for number in range(1, left + 1)}
    return Tournament(entries=Entries(by_number=Map(entries), chips=chips))


@pytest.mark.parametrize(
    ("chips", "left", "average"),
    [
        (100_000, 6, 16_667),
        (320_000, 28, 11_429),
        (100_000, 3, 33_333),
        (5, 2, 3),
        (7, 2, 4),
        (9, 4, 2),
        (48_000, 1, 48_000),
        (0, 0, 0),
    ],
)
def test_the_average_stack_is_told_to_the_nearest_chip(chips: int, left: int, average: int) -> None:
    assert average_stack(with_chips(chips, left)) == average

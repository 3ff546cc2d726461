"""An event of any size that sells everything, as a file and as conditions."""

from tdapp.bootstrap import rulebook
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template

LARGEST = 22_374
"""Entries of the largest event ever held."""

USUAL = 1_000
SEATS = 8

EVENT_FILE = """
title = "Benchmark"
min_entries = 2
max_entries = 100000
seats_per_table = 8
then_add = 1000
levels = [
    { minutes = 60, small = 100, big = 200 },
    { minutes = 60, small = 200, big = 400 },
    { minutes = 60, small = 300, big = 600 },
    { minutes = 60, small = 500, big = 1000 },
]

[entry]
chips = 25000
parts = { pool = "1350.00", fee = "150.00" }
window = { until_level = 4 }

[reentry]
chips = 25000
parts = { pool = "1350.00", fee = "150.00" }
window = { until_level = 4 }

[rebuy]
chips = 25000
parts = { pool = "1350.00", fee = "150.00" }
window = { until_level = 4 }
most = 3

[addon]
chips = 25000
parts = { pool = "500.00" }
window = { from_level = 4, until_level = 4 }
most = 1

[prizes]
unit = "1.00"
share = { percent = 15, steepness = 0.75 }
"""


def seat_of(entry: int) -> Seat:
    """Where an entry of a full event sits."""
    table, seat = divmod(entry - 1, SEATS)
    return Seat(table + 1, seat + 1)


def conditions() -> Conditions:
    """The conditions in the file, under the neutral rulebook."""
    return conditions_of(read_template(EVENT_FILE), rulebook(DEFAULT_HOUSE))

"""A complete event file, and what reading one gives."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import read_rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template

FILE = """\
title = "Friday Night"
min_entries = 3
max_entries = 40
seats_per_table = 8
then_add = 100
levels = [
    { minutes = 20, small = 50, big = 100 },
    { minutes = 10 },
    { minutes = 20, small = 100, big = 200, ante = 200 },
]
[entry]
chips = 5000
window = { until_level = 2 }

[entry.parts]
pool = "1,080.50"
fee = 20

[rebuy]
chips = 4000
most = 2
window = { until_level = 1 }

[rebuy.parts]
pool = "50"
fee = "0.05"

[prizes]
unit = "5.00"
bands = [
    { least = 1, most = 8, percent = [70, 30] },
    { least = 9, percent = [50, 30, 20] },
]
"""


def read(text: str, house: str = "open") -> Conditions:
    """The conditions of an event file under a house's rulebook."""
    rulebook = read_rulebook(resources.read("rulebooks", f"{house}.toml"))
    return conditions_of(read_template(text), rulebook)


def fault_in(text: str, house: str = "open") -> str:
    """What is said of a broken event file."""
    with pytest.raises(Refusal) as refused:
        read(text, house)
    assert refused.value.code == "bad_event_file"
    return str(refused.value.details["problem"])

"""The events of an evening as their files are typed, and who comes to them."""

from collections.abc import Sequence

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tests.ui.window_room import WindowRoom

FIRST = (
    "Aylin", "Bengt", "Chiara", "Dmitri", "Eun", "Farida", "Gonzalo", "Hanne", "Imran", "Jelena",
    "Kwame", "Laszlo", "Mireille", "Nuno", "Oksana", "Pablo", "Quentin", "Ravi", "Solveig", "Tariq",
)  # fmt: skip
LAST = (
    "Abara", "Brankovic", "Castellan", "Duquesne", "Eriksen", "Fujimoto", "Garrido", "Haddad",
    "Ilves", "Jovic", "Kowalczyk", "Lindqvist",
)  # fmt: skip

EVENING = """\
title = "{title}"
min_entries = 10
max_entries = 400
seats_per_table = 9
then_add = 1000
currency = "AUD"
levels = [
    {{ minutes = 20, small = 100, big = 200 }},
    {{ minutes = 20, small = 200, big = 400 }},
    {{ minutes = 10 }},
    {{ minutes = 20, small = 300, big = 600 }},
    {{ minutes = 20, small = 500, big = 1000 }},
    {{ minutes = 20, small = 1000, big = 2000 }},
]
[entry]
chips = 10000
parts = {{ pool = "100", fee = "10" }}
window = {{ until_level = 2, through_break = true }}
[rebuy]
chips = 10000
parts = {{ pool = "100" }}
window = {{ until_level = 2, through_break = true }}
most = 3
when = "no_chips"
[addon]
chips = 5000
parts = {{ pool = "50" }}
window = {{ from_level = 2, from_break = true, until_level = 2, through_break = true }}
most = 1
[prizes]
unit = "1"
bands = [{{ percent = [{percent}] }}]
[attendance]
seats_fixed = false
"""

SATELLITE = """\
title = "15 Satellite"
min_entries = 2
max_entries = 60
seats_per_table = 9
then_add = 1000
currency = "AUD"
levels = [{ minutes = 15, small = 100, big = 200 }, { minutes = 15, small = 200, big = 400 }]
[entry]
chips = 5000
parts = { pool = "50", fee = "5" }
window = { until_level = 1 }
[prizes]
unit = "1"
bands = [{ percent = [100] }]
[attendance]
seats_fixed = false
"""


def evening(title: str, *percent: int) -> str:
    """The file of an event with re-buys, and add-ons in its break, that pays these percentages."""
    return EVENING.format(title=title, percent=", ".join(map(str, percent)))


def crowd(count: int) -> Sequence[str]:
    """So many people, each with a name of its own."""
    return [f"{FIRST[place % 20]} {LAST[place // 20 % 12]}" for place in range(count)]


def known(room: WindowRoom, names: Sequence[str], others: int = 0) -> None:
    """Put people into the registry, and so many others, whom no evening sees."""
    some = [_person(place, name) for place, name in enumerate(names)]
    more = [_person(place, f"Member Number{place}") for place in range(len(names), others)]
    room.station.people.add([*some, *more], StaffId("director"))


def _person(place: int, name: str) -> Person:
    return Person(PersonId(f"p{place}"), name, f"{700_000 + place}", "1980-04-01")

"""The bundled event, and the demo event with its invented players, for pictures and checks."""

import asyncio
import uuid
from collections.abc import Callable, Iterator
from functools import cache

import resources
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import PITCH_CM, InstallTable
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.house.house import House
from tdapp.start_up import ReadInTurn
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.ui.asking.asking import Asking
from tdapp.ui.parts.demo import DEMO_PEOPLE, demo_conditions
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts

_fields = cache(read_template)
FIRST = ReadInTurn[Callable[[StreamId, Conditions], Iterator[Call]]](
    ("tdapp.shown.terms_words",), lambda module: {"before_entries": module.before_entries}
)
"""What the demo does before entries are sold; read when it begins."""
TEMPLATE = "canberra-teams-2010-no-rebuy-fee.toml"


def bundled_conditions(parts: Parts) -> Conditions:
    """The conditions of the bundled event under the room's rulebook."""
    return conditions_of(_fields(resources.read("events", TEMPLATE)), parts.rulebook)


async def demo_event(parts: Parts, names: NameBook, asking: Asking) -> StreamId:
    """Announce the demo, its players entered and seated; the clock is not started yet."""
    conditions = demo_conditions(parts.rulebook)
    event = await _announced(parts, asking, conditions)
    persons = await names.add(DEMO_PEOPLE)
    await _open_tables(parts, asking, event, len(persons), conditions.seats_per_table)
    await asyncio.gather(*(asking.perform(Register(event, person)) for person in persons))
    await asking.perform(DrawSeats(event))
    return event


async def _announced(parts: Parts, asking: Asking, conditions: Conditions) -> StreamId:
    event = StreamId(f"event-{uuid.uuid4().hex[:12]}")
    await asking.perform(Announce(event, conditions, parts.own_rules))
    for call in FIRST["before_entries"](event, conditions):
        await asking.perform(call)
    return event


async def _open_tables(
    parts: Parts, asking: Asking, event: StreamId, players: int, seats: int
) -> None:
    house: House = parts.desk.state(parts.day.stream)
    free = [table.number for table in house.registry.free()]
    missing = -(-players // seats) - len(free)
    first = max([0, *house.registry.tables]) + 1
    numbers = [*free, *range(first, first + missing)][: -(-players // seats)]
    for number in numbers:
        if number not in free:
            await asking.perform(
                InstallTable(parts.day.stream, number, seats, PITCH_CM * number, 0)
            )
        await asking.perform(OpenTable(event, parts.day.stream, number))

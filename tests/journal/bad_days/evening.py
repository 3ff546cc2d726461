"""An evening at the real desk, as requests that can be written down and sent again."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import resources
from tdapp.bootstrap import Workstation, rulebook
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import KIND
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament

FULL = 40
AT_ONCE = 4
OFTEN = (
    "register", "register", "register", "bust", "bust", "reinstate", "rebuy", "undo", "undo",
    "redo", "table", "draw", "start", "pause",
)  # fmt: skip


class Request(msgspec.Struct, frozen=True):
    """One act asked for, by the id that makes it one act however often it is sent."""

    action: ActionId
    what: str
    event: StreamId
    number: int = 0


def conditions() -> Conditions:
    """The published conditions that every event of the evening has."""
    text = resources.read("events", "canberra-teams-2010.toml")
    return conditions_of(read_template(text), rulebook("open"))


def call_of(request: Request, house: StreamId) -> Call:
    """The act that a request asks for."""
    event, number = request.event, request.number
    calls: Mapping[str, Call] = {
        "announce": Announce(event, conditions()),
        "install": InstallTable(house, max(number, 1), 9),
        "table": OpenTable(event, house, number),
        "register": Register(event, PersonId(f"person {number}")),
        "rebuy": Rebuy(event, number),
        "draw": DrawSeats(event),
        "bust": Bust(event, number, declined=True),
        "reinstate": Reinstate(event, number),
        "start": StartClock(event),
        "pause": PauseClock(event),
    }
    return calls[request.what]


async def send(workstation: Workstation, request: Request) -> CompletedAct:
    """Send a request, for the first time or again."""
    with_ = Circumstances(action=request.action, reason="it was wrong")
    if request.what == "undo":
        return await workstation.undoing.undo(DIRECTOR, with_=with_)
    if request.what == "redo":
        return await workstation.undoing.redo(DIRECTOR, with_=with_)
    call = call_of(request, workstation.house)
    return await workstation.desk.perform(DIRECTOR, call, with_)


def requests(workstation: Workstation, seed: int) -> Iterator[list[Request]]:
    """What is asked for at once, again and again; most of it makes sense when it is asked."""
    rng = random.Random(seed)
    while True:
        yield [_one(workstation, rng) for _ in range(rng.randint(1, AT_ONCE))]


def _one(workstation: Workstation, rng: random.Random) -> Request:
    action = ActionId(f"{rng.getrandbits(64):x}")
    events = workstation.desk.streams(KIND)
    newest = max(events, key=_number, default=StreamId("evening-0"))
    state: Any = workstation.desk.state(newest) if events else Tournament()
    if not events or state.entries.count >= FULL:
        return Request(action, "announce", StreamId(f"evening-{_number(newest) + 1}"))
    what, number = rng.choice(OFTEN), rng.randint(1, FULL)
    if what == "table":
        free = workstation.desk.state(workstation.house).registry.free()
        installed = rng.choice(free).number if free else 0
        what, number = ("table", installed) if free else ("install", rng.randint(1, 10_000))
    return Request(action, what, newest, number)


def _number(event: StreamId) -> int:
    return int(event.rpartition("-")[2])

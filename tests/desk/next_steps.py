"""What the desk says is to be done next, and whether it would be done."""

from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.shown.floor_calls import EventAtHouse
from tdapp.shown.next_step import NextStep, StepKind
from tdapp.shown.stage_steps import StageStepFinder
from tdapp.voice.voice import ENGLISH
from tests.desk.asking import WHY, foreseen
from tests.desk.evening import EVENT
from tests.desk.station import Station


def can(station: Station, call: Call) -> bool:
    """Whether the desk would take it from the director now."""
    return foreseen(station.desk, DIRECTOR, call, WHY) is None


def next_step(station: Station, event: StreamId) -> NextStep | None:
    """What is to be done next in an event, as it stands."""
    here = EventAtHouse(event, station.house_id, station.event(event), station.house.registry)
    finder = StageStepFinder(
        ENGLISH, here, station.time.now(), str, lambda call: can(station, call)
    )
    return finder.find()


def steps_to_the_end(station: Station, event: StreamId = EVENT) -> list[StepKind]:
    """Do what is said next until the event is over."""
    kinds = []
    while step := next_step(station, event):
        assert step.call is not None
        station.do(step.call, WHY)
        kinds.append(step.kind)
    return kinds

"""People who may not play, each kept out by an act at the desk."""

import pytest

from tdapp.calls.house.people import BarPerson, NoteExclusion, SetBirthDate
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tests.desk.station import Station

MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
TROUBLE = Circumstances(reason="made trouble at table 4")


def bar(station: Station, who: PersonId, until_us: int | None = None) -> CompletedAct:
    """Barred for long already."""
    return station.do(BarPerson(station.house_id, who, 1, until_us), TROUBLE)


def exclude(station: Station, who: PersonId, until_us: int | None = None) -> CompletedAct:
    """Excluded by own wish for long already."""
    return station.do(NoteExclusion(station.house_id, who, 1, until_us))


def born(station: Station, who: PersonId, day: str) -> CompletedAct:
    """Showed a card with this date of birth."""
    return station.do(SetBirthDate(station.house_id, who, day), actor=CASHIER)


def code_of(
    station: Station, call: Call, with_: Circumstances = TROUBLE, actor: Actor = DIRECTOR
) -> str:
    """The code with which an act is refused."""
    with pytest.raises(Refusal) as refused:
        station.do(call, with_, actor)
    return refused.value.code

"""What the tests of undo share: a reason, people of other roles, an act by its label."""

from collections.abc import Callable

import pytest

from tdapp.core.ids import ActionId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role
from tests.desk.station import Station

CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
HEAD = Actor(StaffId("head"), frozenset({Role.DIRECTOR}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
WHY = Circumstances(reason="it was wrong")


def refusal_of(act: Callable[[], object]) -> Refusal:
    """The refusal that this meets."""
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def action_of(station: Station, label: str) -> ActionId:
    """The newest act with this label."""
    return next(act.action for act in reversed(station.desk.log) if act.label == label)

"""What every act at the desk says of itself, and the whole table of roles."""

import re
from collections.abc import Iterator

import pytest

from tdapp.desk import clock_calls, house_calls, tournament_calls
from tdapp.desk.call import Call
from tdapp.desk.house_calls import HouseCall
from tdapp.desk.permissions import ALLOWED, SECOND_PERSON, Permission, Role
from tdapp.desk.tournament_calls import TournamentCall, WithTables

BASES = (HouseCall, TournamentCall, WithTables)
HEADS = "tournament_director gaming_manager"
FLOOR = f"floor_supervisor {HEADS}"
SALES = "registration cage"

WHO_MAY = {
    "announce": HEADS,
    "arrange_room": HEADS,
    "sell": f"{SALES} {HEADS}",
    "seat": f"registration {FLOOR}",
    "run_clock": FLOOR,
    "eliminate": FLOOR,
    "post_prizes": HEADS,
    "pay": f"cage {HEADS}",
    "undo_own": f"{SALES} {FLOOR}",
    "undo_any": HEADS,
    "erase": "gaming_manager",
}


def calls() -> Iterator[type[Call]]:
    """Every act that the desk knows."""
    for module in (house_calls, tournament_calls, clock_calls):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, BASES) and thing not in BASES:
                yield thing


CALLS = list(calls())


@pytest.mark.parametrize("permission", Permission)
@pytest.mark.parametrize("role", Role)
def test_every_role_has_exactly_the_permissions_of_the_table(
    role: Role, permission: Permission
) -> None:
    assert (permission in ALLOWED[role]) == (role.value in WHO_MAY[permission.value].split())


def test_the_table_is_whole() -> None:
    assert set(WHO_MAY) == {permission.value for permission in Permission}
    named = {role for who in WHO_MAY.values() for role in who.split()}
    assert named == {role.value for role in Role} - {"dealer", "inspector"}
    assert set(ALLOWED) == set(Role)


def test_two_people_stand_for_erasing_and_for_nothing_else() -> None:
    assert {permission.value for permission in SECOND_PERSON} == {"erase"}
    assert {role.value for role in SECOND_PERSON[Permission.ERASE]} == set(HEADS.split())


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.__name__)
def test_an_act_has_a_label_that_is_its_name_and_a_permission(call: type[Call]) -> None:
    named = re.sub(r"(?<!^)([A-Z])", r"_\1", call.__name__).lower()
    assert call.label in {named, "denied"}
    assert isinstance(call.permission, Permission)


def test_labels_are_given_once_and_never_mean_undo() -> None:
    labels = [call.label for call in CALLS]
    assert len(set(labels)) == len(labels) > 15
    assert not {"undo", "redo", "catch_up"} & set(labels)


def test_exactly_these_acts_need_a_reason() -> None:
    needing = {call.label for call in CALLS if call.needs_reason}
    assert needing == {"reinstate", "change_prizes", "erase_person", "erase_note"}


def test_only_the_clock_may_wait_for_a_record_that_cannot_be_written() -> None:
    waiting = {call.label for call in CALLS if call.may_wait}
    assert waiting == {"start_clock", "pause_clock", "set_clock", "add_time", "go_to_level"}

"""Every role against every act: the whole table, as the desk applies it."""

from collections.abc import Iterator
from itertools import product

import pytest

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import (
    ALLOWED,
    DIRECTOR,
    SECOND_PERSON,
    Actor,
    Permission,
    Role,
    require,
    seconds,
)
from tests.desk.known_calls import known_calls
from tests.desk.station import Station
from tests.desk.who_may import WHO_MAY

APPROVED = Circumstances(
    approver=Actor(StaffId("second"), frozenset({Role.MANAGER})), reason="a reason"
)


def test_no_act_is_missing_from_the_table() -> None:
    assert {type(call) for call in WHO_MAY} == set(known_calls())


@pytest.mark.parametrize(
    ("call", "role"), list(product(WHO_MAY, Role)), ids=lambda one: getattr(one, "label", None)
)
def test_a_role_may_do_exactly_what_the_table_says(call: Call, role: Role, quiet: Station) -> None:
    somebody = Actor(StaffId("somebody"), frozenset({role}))
    refusal = quiet.desk.why_not(somebody, call, APPROVED)
    denied = refusal is not None and refusal.code in {"not_permitted", "second_person_needed"}

    assert denied == (role not in WHO_MAY[call])


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    """A workstation that is only asked."""
    opened = Station(tmp_path_factory.mktemp("quiet") / "room.tdapp")
    yield opened
    opened.close()


def test_who_has_several_roles_may_do_what_any_of_them_may() -> None:
    both = Actor(StaffId("somebody"), frozenset({Role.DEALER, Role.CAGE}))

    assert both.may(Permission.PAY)
    assert not both.may(Permission.ELIMINATE)


def test_who_may_not_is_told_who_may() -> None:
    dealer = Actor(StaffId("dealer"), frozenset({Role.DEALER}))

    with pytest.raises(Refusal) as refused:
        require(dealer, Permission.PAY, None)
    assert refused.value == Refusal(
        "not_permitted", permission="pay", who="cage, tournament_director, gaming_manager"
    )


def test_a_second_person_is_somebody_else_with_a_role_that_counts() -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    director = Actor(StaffId("director"), frozenset({Role.DIRECTOR}))
    dealer = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
    alone = Refusal(
        "second_person_needed", permission="erase", who="tournament_director, gaming_manager"
    )

    require(manager, Permission.ERASE, director)
    for nobody in (None, manager, dealer):
        with pytest.raises(Refusal) as refused:
            require(manager, Permission.ERASE, nobody)
        assert refused.value == alone


@pytest.mark.parametrize("permission", sorted(set(Permission) - set(SECOND_PERSON), key=str))
def test_nobody_approves_their_own_act(permission: Permission) -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    other = Actor(StaffId("other"), frozenset({Role.DEALER}))

    require(manager, permission, None)
    require(manager, permission, other)
    with pytest.raises(Refusal, match="second_person_needed"):
        require(manager, permission, manager)


def test_every_role_and_permission_stands_in_the_table() -> None:
    assert set(ALLOWED) == set(Role)
    assert {permission for some in ALLOWED.values() for permission in some} == set(Permission)


def test_the_built_in_director_stands_for_a_managers_erasure_and_for_nobody_elses_own() -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    floor = Actor(StaffId("floor"), frozenset({Role.FLOOR}))

    assert seconds(manager, Permission.ERASE) == (DIRECTOR,)
    assert seconds(DIRECTOR, Permission.ERASE) == ()
    assert seconds(DIRECTOR, Permission.ERASE, (DIRECTOR, floor, manager)) == (manager,)
    for one in seconds(manager, Permission.ERASE):
        require(manager, Permission.ERASE, one)

"""Evenings that hypothesis makes up, over the real desk and a real record."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tdapp.core.ids import StreamId
from tests.desk import (
    machine,
    machine_accidents,
    machine_clock,
    machine_door,
    machine_exits,
    machine_money,
    machine_sales,
    machine_seats,
)
from tests.desk.any_call import DONE_BY_THE_PROGRAM, any_of_kind, kinds
from tests.desk.evening import EVENT
from tests.desk.known_calls import known_calls
from tests.desk.machine import Evening
from tests.desk.programmes import PROGRAMMES

EVENINGS, STEPS = 6, 18
CALLS = frozenset(known_calls())
ASKING = (
    machine,
    machine_accidents,
    machine_clock,
    machine_door,
    machine_exits,
    machine_money,
    machine_sales,
    machine_seats,
)


@pytest.mark.parametrize("programme", sorted(PROGRAMMES))
def test_an_evening_of_any_acts_adds_up(programme: str) -> None:
    held = type("Evening", (Evening,), {"always": programme})
    some = settings(max_examples=EVENINGS, stateful_step_count=STEPS)
    run_state_machine_as_test(held, settings=some)


def test_an_evening_knows_every_act_that_the_desk_knows() -> None:
    imported = [thing for module in ASKING for thing in vars(module).values()]
    named = {thing for thing in imported if isinstance(thing, type) and thing in CALLS}
    happen_by_themselves = {call for call in CALLS if call.label in {"begin_level", "end_waits"}}
    assert named | DONE_BY_THE_PROGRAM | happen_by_themselves == CALLS


def test_every_act_that_somebody_can_ask_for_is_asked_for_with_any_values() -> None:
    assert {*kinds(), *DONE_BY_THE_PROGRAM} == CALLS
    for kind in kinds():
        assert not any_of_kind(kind, EVENT, StreamId("house-1")).is_empty


@pytest.mark.long
def test_many_long_evenings_add_up() -> None:
    profile = settings()
    run_state_machine_as_test(
        Evening, settings=settings(profile, max_examples=profile.max_examples // 5)
    )

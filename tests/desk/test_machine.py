"""Evenings that hypothesis makes up, over the real desk and a real record."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.desk.machine import Evening

STEPS = 36


def test_an_evening_of_any_acts_adds_up() -> None:
    run_state_machine_as_test(Evening, settings=settings(stateful_step_count=STEPS))


@pytest.mark.long
def test_many_long_evenings_add_up() -> None:
    profile = settings()
    run_state_machine_as_test(
        Evening, settings=settings(profile, max_examples=profile.max_examples // 2)
    )

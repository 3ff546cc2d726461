"""Made-up evenings of a pool, a few each time; in the long run until all was done."""

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.jackpot.machine import SUCCEEDED, PoolEvening

TestPoolEvening = PoolEvening.TestCase
TestPoolEvening.settings = settings(max_examples=20, stateful_step_count=50, deadline=None)
ACTS = frozenset(
    [
        "count_rounds",
        "tell_rounds",
        "adjust_meter",
        "claim_hit",
        "show_hit",
        "confirm_hit",
        "refuse_hit",
        "pay_hit",
    ]
)


@pytest.mark.long
def test_everything_is_done_in_made_up_evenings() -> None:
    """Longer ones, until none of the acts was always refused."""
    long = settings(
        max_examples=60, stateful_step_count=100, deadline=None, phases=[Phase.generate]
    )
    run_state_machine_as_test(PoolEvening, settings=long)
    assert ACTS | {"undo", "end_jackpot_day"} <= SUCCEEDED

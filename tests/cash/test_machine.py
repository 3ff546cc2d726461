"""Made-up evenings of a cash room, a few each time."""

from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.cash.machine_floor import SUCCEEDED, CashFloorEvening


def test_a_made_up_evening_of_a_cash_room_keeps_its_laws() -> None:
    """Every kind of act is done in one of them at least."""
    SUCCEEDED.clear()
    few = settings(max_examples=25, stateful_step_count=60, deadline=None)
    run_state_machine_as_test(CashFloorEvening, settings=few)
    print(SUCCEEDED)

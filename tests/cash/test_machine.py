"""Made-up evenings of a cash room, a few each time; in the long run until all was done."""

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.cash.machine_floor import SUCCEEDED, CashFloorEvening

TestCashEvening = CashFloorEvening.TestCase
TestCashEvening.settings = settings(max_examples=20, stateful_step_count=50, deadline=None)
ACTS = frozenset(
    [
        "open_game",
        "close_game",
        "post_change",
        "agree_to_change",
        "withdraw_change",
        "change_sign",
        "tell_hands",
        "break_game",
        "decline_move",
        "ask_for_seat",
        "join_list",
        "leave_list",
        "offer_seat",
        "let_lapse",
        "see_listed",
        "sit_down",
        "add_to_stake",
        "take_off",
        "change_seat",
        "get_up",
        "take_commission",
        "begin_cash_hand",
        "act_in_cash_hand",
        "step_cash_hand_back",
        "drop_cash_hand",
        "end_cash_hand",
        "tell_blinds",
        "step_away",
        "step_back",
        "deal_out",
        "come_in",
        "await_blind",
        "pick_up",
        "give_back",
        "begin_shift",
        "open_tray",
        "count_tray",
        "exchange_box",
        "ask_transfer",
        "sign_transfer",
        "collect_fees",
        "buy_time",
        "dealer_comes",
        "dealer_goes_home",
        "push_dealers",
    ]
)


@pytest.mark.long
def test_every_kind_of_act_is_done_in_made_up_evenings() -> None:
    """The rarest of them several times."""
    SUCCEEDED.clear()
    many = settings(
        max_examples=60,
        stateful_step_count=150,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate,),
    )
    run_state_machine_as_test(CashFloorEvening, settings=many)
    assert {one for one in ACTS if not SUCCEEDED[one]} == set(), SUCCEEDED

"""Evenings that hypothesis makes up, over the real desk and a real record."""

from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tdapp.calls.house.staff import StaffCall
from tdapp.core.ids import StreamId
from tests.desk import (
    laws,
    machine,
    machine_accidents,
    machine_brackets,
    machine_cage,
    machine_clock,
    machine_door,
    machine_exits,
    machine_feature_table,
    machine_house,
    machine_money,
    machine_sales,
    machine_seats,
    machine_stages,
)
from tests.desk.any_call import DONE_BY_THE_PROGRAM, any_of_kind, kinds
from tests.desk.evening import EVENT
from tests.desk.known_calls import known_calls
from tests.desk.machine import STORIES, Evening
from tests.desk.playing import NobodyLeft
from tests.desk.programmes import PROGRAMMES

EVENINGS, STEPS = 6, 18
RARE = {
    *("call_alternate", "seat_alternate", "pass_over", "refund_alternate", "refund_queue"),
    *("issue_slip", "deny_prize", "set_unclaimed", "reverse_prize", "see_identity"),
    *("put_deal", "answer_deal", "drop_deal", "post_deal"),
    *("pay_debt", "readmit", "rebuy", "sell_add_ons", "sell_table_add_ons", "end_waits"),
    *("forfeit_and_reenter", "sweep_no_shows", "free_table", "review_ruling", "serve_penalty"),
    *("arrive", "recall_move", "recall_break", "break_out_of_turn", "give_seat"),
    *(
        "pool_bounty",
        "take_bounty_back",
        "tell_takers",
        "pay_bounty",
        "reverse_bounty",
        "merge_persons",
        "part_persons",
    ),
    *("pass_entry_on", "void_in_play"),
    *("begin_hand_for_hand", "report_table", "deal_next_hand", "end_hand_for_hand"),
    *("set_shot_clock", "use_time_token", "give_time_tokens"),
    *("announce_round", "end_round", "eliminate_lowest"),
    *("begin_hand", "act_in_hand", "step_hand_back", "end_hand", "rule_in_hand"),
    *("draw_bracket", "record_draw", "call_pairing", "call_pairing_back", "call_pairings"),
    *("start_match_clocks", "hold_match_clocks"),
    *("lose_match", "walk_over", "correct_match", "divide_table", "take_divider"),
    *("move_float", "count_session", "close_session", "note_duty", "give_notice", "drop_duty"),
    *("arrive_all", "order_move", "end_play", "report_stacks"),
    *("close_stage", "bag_stack", "end_stage", "bring_forward"),
    *("hold_clock", "count_time_away", "leave_time_out", "lift_bar", "end_exclusion"),
}
"""What hypothesis alone gets granted once in a hundred evenings or never."""

CALLS = frozenset(known_calls())
OF_STAFF = frozenset(call for call in CALLS if issubclass(call, StaffCall))
"""They would end the director that an evening begins with; tests/desk/test_staff*.py ask them."""
ASKING = (
    machine,
    machine_accidents,
    machine_brackets,
    machine_cage,
    machine_clock,
    machine_door,
    machine_exits,
    machine_feature_table,
    machine_house,
    machine_money,
    machine_sales,
    machine_seats,
    machine_stages,
)


@pytest.mark.parametrize("programme", sorted(PROGRAMMES))
def test_an_evening_of_any_acts_adds_up(programme: str) -> None:
    held = type("Evening", (Evening,), {"always": programme})
    some = settings(max_examples=EVENINGS, stateful_step_count=STEPS)
    run_state_machine_as_test(held, settings=some)


BOUNTIES = ("open", 7)
HELD = (
    ("adelaide", 12),
    ("crown", 4),
    ("tasmania", 4),
    BOUNTIES,
    ("star", 7),
    ("flights", 7),
    ("heads-up", 8),
)
LUCKY = frozenset({4, 13, 17, 18, 21, 27, 33, 34, 44, 77, 84, 91})
"""These evenings had all of them when last counted, and come first."""


def test_stories_get_acts_granted_that_are_rare() -> None:
    granted: set[str] = set()
    evenings = enumerate((*HELD * 8, *[BOUNTIES] * 40))
    for luck, (programme, sold) in sorted(evenings, key=lambda one: one[0] not in LUCKY):
        evening = Evening()
        evening.the_doors_open(programme, sold, 0, 0, luck, running=False, posted=False)
        for story in (one for one, can_begin in STORIES.items() if can_begin(evening)):
            with suppress(NobodyLeft):
                story(evening)
        granted |= {label for label, _ in laws.labels(evening.station)}
        laws.check(evening.station)
        evening.teardown()
        if granted >= RARE:
            return
    assert RARE - granted == set()


@pytest.mark.parametrize("programme", sorted(PROGRAMMES))
def test_an_evening_takes_a_cancellation_back(programme: str) -> None:
    evening, answers = Evening(), iter([True, False])
    evening.the_doors_open(programme, 7, 2, 0, 0, running=False, posted=False)
    evening.cancel_and_perhaps_not(lambda _: next(answers))
    assert "take_back_cancellation" in {label for label, _ in laws.labels(evening.station)}
    laws.check(evening.station)
    evening.teardown()


@pytest.mark.parametrize("programme", sorted(PROGRAMMES))
def test_an_evening_is_cancelled_with_chosen_refunds(programme: str) -> None:
    evening = Evening()
    evening.the_doors_open(programme, 7, 2, 0, 0, running=False, posted=False)
    assert evening.cancel_with_refunds(10)
    laws.check(evening.station)
    evening.teardown()


def test_an_evening_knows_every_act_of_events_and_house() -> None:
    """Cash games and jackpots have machines of their own."""
    imported = [thing for module in ASKING for thing in vars(module).values()]
    named = {thing for thing in imported if isinstance(thing, type) and thing in CALLS}
    happen_by_themselves = {
        call for call in CALLS if call.row.label in {"begin_level", "end_waits", "end_penalties"}
    }
    over_two = ("tdapp.calls.across.uses", "tdapp.calls.across.jackpot_tables")
    within = ("tdapp.calls.cash.", "tdapp.calls.jackpot.", *over_two)
    of_the_room = {call for call in CALLS if call.__module__.startswith(within)}
    assert named | DONE_BY_THE_PROGRAM | happen_by_themselves | OF_STAFF | of_the_room == CALLS


def test_every_act_that_somebody_can_ask_for_is_asked_for_with_any_values() -> None:
    assert {*kinds(), *DONE_BY_THE_PROGRAM, *OF_STAFF} == CALLS
    for kind in kinds():
        assert not any_of_kind(kind, EVENT, StreamId("house-1")).is_empty


@pytest.mark.long
@pytest.mark.parametrize("programme", sorted(PROGRAMMES))
def test_many_long_evenings_add_up(programme: str) -> None:
    """As many of each: hypothesis alone may leave one of them out for two hundred evenings."""
    profile, held = settings(), type("Evening", (Evening,), {"always": programme})
    each = profile.max_examples // (9 * len(PROGRAMMES))
    run_state_machine_as_test(held, settings=settings(profile, max_examples=each))

"""What every act at the desk says of itself, and the whole table of roles."""

import re

import pytest

from tdapp.desk.call import AskedWhy, Call
from tdapp.desk.permissions import ALLOWED, SECOND_PERSON, Permission, Role
from tests.desk.known_calls import known_calls

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
    "handle_chips": FLOOR,
    "rule": FLOOR,
    "review": HEADS,
    "post_prizes": HEADS,
    "pay": f"cage {HEADS}",
    "print": f"{SALES} {FLOOR}",
    "show": f"{SALES} {FLOOR}",
    "undo_own": f"{SALES} {FLOOR}",
    "undo_any": HEADS,
    "admit_barred": HEADS,
    "erase": "gaming_manager",
    "identify": f"{SALES} {HEADS}",
    "restrict": HEADS,
    "end_exclusion": "gaming_manager",
    "pause": f"dealer {SALES} {FLOOR}",
    "sign": f"dealer {SALES} {FLOOR} inspector surveillance",
    "manage_staff": HEADS,
    "direct": HEADS,
    "hand_over": HEADS,
    "export": f"{SALES} {FLOOR} inspector",
    "export_people": f"{HEADS} inspector",
    "countersign": f"cage {FLOOR}",
    "correct_posted": HEADS,
}


CALLS = known_calls()


@pytest.mark.parametrize("permission", Permission)
@pytest.mark.parametrize("role", Role)
def test_every_role_has_exactly_the_permissions_of_the_table(
    role: Role, permission: Permission
) -> None:
    assert (permission in ALLOWED[role]) == (role.value in WHO_MAY[permission.value].split())


def test_the_table_is_whole() -> None:
    assert set(WHO_MAY) == {permission.value for permission in Permission}
    named = {role for who in WHO_MAY.values() for role in who.split()}
    assert named == {role.value for role in Role}
    assert set(ALLOWED) == set(Role)


def test_who_only_looks_on_may_sign_in_and_an_inspector_takes_lists_along() -> None:
    lists = {Permission.EXPORT, Permission.EXPORT_PEOPLE}
    assert ALLOWED[Role.SURVEILLANCE] == {Permission.SIGN}
    assert ALLOWED[Role.INSPECTOR] == {Permission.SIGN, *lists}


def test_two_people_stand_for_erasures_ended_exclusions_and_the_duty_handed_over() -> None:
    heads = {"erase", "end_exclusion", "hand_over", "correct_posted"}
    assert {permission.value for permission in SECOND_PERSON} == {*heads, "countersign"}
    for permission in SECOND_PERSON:
        who = HEADS if permission.value in heads else f"cage {FLOOR}"
        assert {role.value for role in SECOND_PERSON[permission]} == set(who.split())


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.__name__)
def test_an_act_has_a_label_that_is_its_name_and_a_permission(call: type[Call]) -> None:
    named = re.sub(r"(?<!^)([A-Z])", r"_\1", call.__name__).lower()
    assert call.row.label in {named, "denied"}
    assert isinstance(call.row.permission, Permission)


def test_labels_are_given_once_and_never_mean_undo() -> None:
    labels = [call.row.label for call in CALLS]
    assert len(set(labels)) == len(labels) > 15
    assert not {"undo", "redo", "catch_up"} & set(labels)


def test_exactly_these_acts_need_a_reason() -> None:
    needing = {call.row.label for call in CALLS if call.row.reason is AskedWhy.ALWAYS}
    corrections = {"reinstate", "insert_exit", "reorder_exits", "pass_exit_on", "change_prizes"}
    given_back = {"refund", "give_back_parts", "void_entry", "readmit", "pass_entry_on"}
    given_back |= {"void_in_play", "invalidate_outcome", "decide_forfeited"}
    others = {"adopt_house", "move_start", "cancel_event", "leave", "erase_person", "erase_note"}
    by_hand = {"put_chips_in", "take_chips_out"}
    ruled = {"give_ruling", "rule_in_hand", "review_ruling", "give_other_penalty"}
    absent = {"sweep_no_shows"}
    of_pools = {"change_pool", "tell_rounds", "adjust_meter", "refuse_hit"}
    moved = {"overrule_move", "break_out_of_turn"}
    others |= {"bar_person", "lift_bar", "end_exclusion", "correct_birth_date"}
    prizes = {"set_unclaimed", "reverse_prize", "deny_prize", "take_claim_back", "forfeit_kept"}
    prizes |= {
        "reverse_bounty",
        "take_bounty_back",
        "take_seat_back",
        "transfer",
        "issue_ticket",
        "void_ticket",
        "lapse_tickets",
    }
    others |= {"merge_persons", "part_persons", "cancel_with_refunds"} | of_pools
    given_back |= prizes
    given_back |= {"note_details", "move_float", "set_cage_terms", "claim_with_details"}
    others |= {"drop_duty", "erase_staff"}
    assert needing == {*absent, *moved, *corrections, *given_back, *others, *by_hand, *ruled}


def test_only_the_clock_may_wait_for_a_record_that_cannot_be_written() -> None:
    waiting = {call.row.label for call in CALLS if call.row.may_wait}
    pressed = {"start_clock", "pause_clock", "set_clock", "add_time", "go_to_level"}
    assert waiting == pressed | {"hold_clock", "count_time_away", "leave_time_out"}

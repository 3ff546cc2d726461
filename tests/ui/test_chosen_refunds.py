"""A cancellation with chosen refunds in the window: who gets what is typed, the rest asked."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.ui.sales.chosen_refunds import read_refunds
from tests.ui.at_the_till import answer, do
from tests.ui.by_hand import recorded
from tests.ui.prize_evenings import in_the_money
from tests.ui.window_room import WindowRoom


def test_refunds_are_typed_in_groups_and_the_event_is_cancelled_by_its_name(
    room: WindowRoom,
) -> None:
    """Two are in, four are out: all of it is one line, and each question says its sum."""
    in_the_money(room)
    do(room, "Cancel with chosen refunds…")
    asked = answer(room, "in 200; 3-5 50")
    assert asked.startswith("Who is refunded how much? There is 660.00.")
    assert answer(room, "the players' club") == (
        "Who gets the 110.00 that is left? Empty: it stays owed to the players."
    )
    assert answer(room, "chips were false") == (
        "Why cancel Everything and refund 550.00 to 5 entries? Prizes paid stay paid."
    )
    assert answer(room, "everything").startswith("Type Everything to cancel the event")
    state = recorded(room)
    assert state.programme.cancelled
    assert {one: cents for one, (cents, _) in state.programme.refunds.items()} == {
        1: 20_000,
        2: 20_000,
        3: 5_000,
        4: 5_000,
        5: 5_000,
    }


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("in", "bad_refunds"),
        ("nobody 50", "bad_refunds"),
        ("3 50; 2-4 10", "refund_twice"),
        ("3-900 5", "no_such_entry"),
        ("3 fifty", "not_an_amount"),
    ],
)
def test_what_cannot_be_read_is_said(room: WindowRoom, typed: str, code: str) -> None:
    in_the_money(room)
    with pytest.raises(Refusal, match=code):
        read_refunds(typed, room.state)


def test_numbers_and_spans_are_read_as_they_are_typed(room: WindowRoom) -> None:
    in_the_money(room)
    assert read_refunds("1, 3 - 4 12.50; 6 1", room.state) == (
        (1, 1_250),
        (3, 1_250),
        (4, 1_250),
        (6, 100),
    )

"""The prize list is edited in the window: places are locked, the rest re-flows, the sum is told."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.ui.entries.prize_facts import draft_facts, prize_facts
from tdapp.ui.shown.prize_draft import PrizeDraft, draft_words, drafted, versions_words, with_typed
from tests.tournament.evening import Evening, seated
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import SIX, recorded
from tests.ui.prize_evenings import THREE
from tests.ui.window_room import WindowRoom


def posted() -> Evening:
    """Six entries play for 300, 180 and 120 dollars."""
    evening = seated(6)
    evening.close()
    return evening


@pytest.mark.parametrize(
    ("typed", "locked"),
    [
        ("2 200", {1: 5, 2: 20_000}),
        ("2: 1,500.50", {1: 5, 2: 150_050}),
        ("2nd = 200.00", {1: 5, 2: 20_000}),
        ("1", {}),
        ("3", {1: 5}),
    ],
)
def test_a_place_is_locked_by_typing_it_with_its_amount_and_let_go_alone(
    typed: str, locked: dict[int, int]
) -> None:
    assert with_typed({1: 5}, typed) == locked


@pytest.mark.parametrize(
    ("typed", "code"), [("first 200", "lock_not_understood"), ("2 much", "not_an_amount")]
)
def test_what_is_no_place_with_an_amount_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        with_typed({}, typed)


def test_the_question_tells_the_version_what_would_change_and_the_sum_against_the_pool() -> None:
    evening = posted()
    draft = drafted(evening.state, {2: 20_000})
    assert isinstance(draft, PrizeDraft)
    assert draft_words(evening.state, draft) == (
        "Version 1 is posted. 2nd locked at 200.00, 1st 300.00 to 286.00, 3rd 120.00 to 114.00. "
        "Total 600.00; pool 600.00. "
        "Type a place and its prize to lock it. Press Enter to continue."
    )
    assert [(one.place, one.name, one.amount) for one in draft_facts(draft)] == [
        ("1st", "was 300.00", "286.00"),
        ("2nd", "locked, was 180.00", "200.00"),
        ("3rd", "was 120.00", "114.00"),
    ]


def test_a_version_says_what_it_changed_of_the_one_before() -> None:
    evening = posted()
    evening.tell(change_prizes(evening.state, (35_000, 13_000, 12_000)))
    assert versions_words(evening.state) == (
        "Version 2 is posted. Changes from version 1: 1st 300.00 to 350.00, 2nd 180.00 to 130.00."
    )
    names = [one.name for one in prize_facts(evening.state, lambda who: who)]
    assert names == ["was 300.00", "was 180.00", "\N{EM DASH}"]


def test_a_posted_list_is_edited_place_by_place_and_posted_again_for_a_reason(
    room: WindowRoom,
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    enter(room, *SIX)
    room.post_prizes()
    do(room, "Edit prizes…")
    answer(room, "1 700")
    assert "These locked prizes leave no descending list that adds up to 600.00" in room.notice
    answer(room, "2 200")
    shown = room.entries.prizes_shown
    assert [one.amount for one in shown] == ["286.00", "200.00", "114.00"]
    assert "Total 600.00; pool 600.00." in answer(room, "3 120")
    assert "Version 1 is posted." in answer(room, "")
    asked = question(room)
    assert asked.text.startswith("Why does version 2 replace version 1?")
    answer(room, "the director rounded the second prize")

    state, last = recorded(room), room.parts.desk.log[-1]
    assert state.prizes.posted == (28_000, 20_000, 12_000)
    assert (last.label, last.reason) == ("change_prizes", "the director rounded the second prize")
    assert nothing_is_asked(room)
    shown = room.entries.prizes_shown
    assert [one.name for one in shown] == ["was 300.00", "was 180.00", "\N{EM DASH}"]


def test_places_are_locked_before_the_posting_too_and_a_no_leaves_the_list_as_it_is(
    room: WindowRoom,
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    enter(room, *SIX)
    do(room, "Edit prizes…")
    answer(room, "1 350")
    room.click(question(room).no)
    shown = room.entries.prizes_shown
    assert [one.amount for one in shown] == ["300.00", "180.00", "120.00"]
    do(room, "Edit prizes…")
    answer(room, "1 350")
    answer(room, "")
    assert "1st locked at 350.00" in answer(room)
    assert recorded(room).prizes.posted[0] == 35_000
    assert recorded(room).prizes.version == 1

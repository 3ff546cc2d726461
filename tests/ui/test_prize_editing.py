"""The prize list is edited in the window: places are locked, the rest re-flows, the sum is told."""

from collections.abc import Callable
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given
from PySide6.QtGui import QGuiApplication

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import ChangePrizes, DenyPrize
from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.circumstances import Circumstances
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.shown.prize_draft import (
    PrizeDraft,
    draft_words,
    drafted,
    read_list,
    versions_words,
    with_typed,
)
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizePlan
from tdapp.ui.entries.prize_facts import draft_facts, prize_facts
from tdapp.voice.voice import Voice
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
        ("1 500; 2 300", {1: 50_000, 2: 30_000}),
        ("62-64 1,500", {1: 5, 62: 150_000, 63: 150_000, 64: 150_000}),
    ],
)
def test_a_place_is_locked_by_typing_it_with_its_amount_and_let_go_alone(
    typed: str, locked: dict[int, int]
) -> None:
    assert with_typed(Voice(), {1: 5}, typed) == locked


LINES = st.lists(st.tuples(st.integers(1, 12), st.integers(1, 10**9)), min_size=1, max_size=20)


@given(
    LINES,
    st.sampled_from((" ", ": ", " = ", "\t", "; ", " $")),
    st.sampled_from(("\n", "; ", " ", "\r\n", ", ", "\u2028")),
    st.sampled_from(("{}", "{}st", "{}.")),
    st.sampled_from((format_cents, lambda cents: format_cents(cents).replace(",", ""))),
)
def test_a_whole_list_is_read_as_it_is_typed_or_pasted(
    lines: list[tuple[int, int]],
    after: str,
    between: str,
    place: str,
    written: Callable[[int], str],
) -> None:
    text, first, cents = [], 1, list[int]()
    for count, amount in lines:
        named = place.format(first) + (f"-{first + count - 1}" if count > 1 else "")
        text.append(f"{named}{after}{written(amount)}")
        cents += [amount] * count
        first += count

    assert read_list(Voice(), between.join(text)) == tuple(cents)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("1 500; 3 200", Refusal("place_missing", place=2)),
        ("1 500; 2-3 200; 3 100", Refusal("place_twice", place=3)),
        ("1 500; second 200", Refusal("prizes_not_understood", text="second 200")),
        ("Place Prize", Refusal("prizes_not_understood", text="Place Prize")),
        ("4-2 500", Refusal("prizes_not_understood", text="4-2 500")),
        ("", Refusal("prizes_not_understood", text="")),
    ],
)
def test_what_is_no_whole_list_is_refused_with_what_is_wrong(text: str, refusal: Refusal) -> None:
    with pytest.raises(Refusal) as refused:
        read_list(Voice(), text)
    assert refused.value == refusal


def test_a_whole_list_is_posted_from_the_clipboard_from_a_file_and_by_a_command(
    room: WindowRoom, tmp_path: Path
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    enter(room, *SIX)
    QGuiApplication.clipboard().setText("1\t320\n2-3\t140\n")
    do(room, "New prize list…")
    assert question(room).field.text() == "1\t320; 2-3\t140"
    assert answer(room) == ("Type or paste the new list, or the name of a file. Pool: 600.00.")
    assert "Places: 3. Pool: 600.00. First: 320.00." in answer(room)
    assert recorded(room).prizes.posted == (32_000, 14_000, 14_000)

    file = tmp_path / "list.csv"
    file.write_text("1,300\r\n2,100\r\n3-4,100\r\n")
    do(room, "New prize list…")
    answer(room, str(file))
    answer(room, "from the promoter")
    assert recorded(room).prizes.posted == (30_000, 10_000, 10_000, 10_000)

    do(room, "New prize list…")
    answer(room, "1 250; 2 350")
    assert "2nd wins more than the place above" in answer(room)
    answer(room, "the two agreed")
    assert recorded(room).prizes.deal
    assert recorded(room).prizes.posted == (25_000, 35_000)


@pytest.mark.parametrize(
    ("typed", "code"), [("first 200", "lock_not_understood"), ("2 much", "not_an_amount")]
)
def test_what_is_no_place_with_an_amount_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        with_typed(Voice(), {}, typed)


def test_the_question_tells_the_version_what_would_change_and_the_sum_against_the_pool() -> None:
    evening = posted()
    draft = drafted(evening.state, {2: 20_000})
    assert isinstance(draft, PrizeDraft)
    assert draft_words(Voice(), evening.state, draft) == (
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
    assert versions_words(Voice(), evening.state) == (
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


def test_the_rest_of_a_pool_that_fixed_prizes_leave_is_asked_for(room: WindowRoom) -> None:
    exact = PrizePlan(bands=(PrizeBand(6, 6, (), (30_000, 15_000, 5_000)),))
    hold(room, prizes=exact, min_entries=2)
    enter(room, *SIX)
    room.press("Post prizes")
    asked = answer(room, "2")
    assert asked == "The fixed prizes are 100.00 short of the pool. Which place gets it?"
    assert "100.00 short of the pool; 2nd takes it." in answer(room)
    assert recorded(room).prizes.posted == (30_000, 25_000, 5_000)


def test_a_lock_stands_in_the_next_edit_until_it_is_let_go(room: WindowRoom) -> None:
    hold(room, prizes=THREE, min_entries=2)
    enter(room, *SIX)
    room.post_prizes()
    for typed in ("3 80", "1 350", "3"):
        do(room, "Edit prizes…")
        answer(room, typed)
        answer(room, "")
        answer(room, "agreed with the director")
    lists = [(one.cents, one.locked) for one in recorded(room).prizes.lists]
    assert lists[1:] == [
        ((32_500, 19_500, 8_000), (3,)),
        ((35_000, 17_000, 8_000), (1, 3)),
        ((35_000, 17_000, 8_000), (1,)),
    ]


def test_a_list_with_a_prize_that_nobody_can_win_is_replaced_where_the_next_step_says_so(
    room: WindowRoom,
) -> None:
    """It is proposed without that prize; the director only says why."""
    event = hold(room, prizes=THREE, min_entries=2)
    enter(room, *SIX[:4])
    room.post_prizes()
    why, perform = Circumstances(reason="so"), room.console.asking.perform
    acts = [
        room.wait_for(perform(call, why))
        for call in (
            ChangePrizes(event, locked=((4, 1_000),)),
            ChangePrizes(event, locked=((4, 0),)),
            *(Bust(event, entry, declined=True) for entry in (1, 2, 3)),
            DenyPrize(event, 3, Ineligible.OTHER, Heir.RUNNER_UP),
        )
    ]
    parts, shorter = room.parts, acts[1].act.action
    room.wait_for(parts.undoing.undo(parts.actor, shorter, why))
    room.settle()
    step = room.console.acts.next
    assert step.words == "New prize list…"
    assert "No player can win 4th place" in room.console.next.said.text
    step.act.trigger()
    room.settle()
    answer(room)
    answer(room, "nobody came fourth")
    assert len(recorded(room).prizes.posted) == 3

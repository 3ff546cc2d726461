"""A stream's past adds up to one state: at once, in steps, or without some of its acts."""

from collections.abc import Sequence
from contextlib import suppress

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.act import Recorded
from tdapp.core.event import Event, StreamEnded
from tdapp.core.ids import ActionId
from tdapp.core.long_work import finished
from tdapp.core.refusal import Contradiction, Refusal
from tests.core.toy_room import (
    Allowed,
    Bank,
    Counted,
    Filled,
    Keeper,
    Noted,
    Taken,
    plainly,
)

colours = st.sampled_from(["red", "blue", "black"])
chips = st.integers(1, 40)
events = st.one_of(
    st.builds(Filled, colours, chips),
    st.builds(Taken, colours, chips),
    st.builds(Counted, colours, chips),
    st.builds(Allowed, st.integers(60, 140)),
    st.builds(Noted, st.sampled_from(["late", "early"])),
)
acts = st.lists(events, min_size=1, max_size=3)
evenings = st.lists(acts, min_size=1, max_size=30)
choices = st.integers(0, 200)
steps = st.lists(
    acts | st.tuples(st.sampled_from(["undo", "undo", "redo"]), choices) | st.just("restart"),
    min_size=1,
    max_size=60,
)


def played(evening: Sequence[Sequence[Event]]) -> Keeper:
    """A past of those acts that fit."""
    keeper = Keeper()
    for act in evening:
        with suppress(Contradiction):
            keeper.act(*act)
    return keeper


def actions(keeper: Keeper) -> list[ActionId]:
    """The acts that could be undone or redone."""
    reversals = {entry.action for entry in keeper.past if hasattr(entry.event, "action")}
    return [a for a in dict.fromkeys(e.action for e in keeper.past) if a not in reversals]


def must_be_told_right(keeper: Keeper, undone: frozenset[ActionId]) -> None:
    """Telling the past without these acts equals folding it without them, or fails as that does."""
    told: Bank | Refusal
    try:
        refold = finished(keeper.timeline.retell(undone))
        assert (refold.upto, refold.undone) == (len(keeper.past), undone)
        told = refold.state
    except Refusal as refusal:
        told = refusal
    assert told == wanted_without(keeper, undone)


def wanted_without(keeper: Keeper, undone: frozenset[ActionId]) -> Bank | Refusal:
    """The past folded plainly without these acts, or what stands in the way of it."""
    try:
        return plainly(keeper.past, undone)
    except Contradiction as clash:
        return Refusal("undo_blocked", fact=clash.fact, **clash.details)


@given(evenings)
def test_replaying_a_past_gives_what_its_acts_gave(evening: list[list[Event]]) -> None:
    keeper = played(evening)
    assert keeper.timeline.state == keeper.again().timeline.state == plainly(keeper.past)
    assert keeper.timeline.seq == keeper.again().timeline.seq == len(keeper.past)


@given(evenings, st.sets(choices, min_size=1, max_size=5))
def test_undoing_any_acts_is_folding_the_past_without_them(
    evening: list[list[Event]], chosen: set[int]
) -> None:
    keeper = played([[Filled("red", 40)], *evening])
    some = actions(keeper)
    undone = frozenset(some[choice % len(some)] for choice in chosen)
    must_be_told_right(keeper, undone)
    must_be_told_right(keeper.again(), undone)


@given(steps)
def test_after_any_undos_and_redos_the_marks_are_right(
    evening: list[list[Event] | tuple[str, int] | str],
) -> None:
    keeper = Keeper()
    for step in evening:
        if isinstance(step, list):
            with suppress(Contradiction):
                keeper.act(*step)
        elif step == "restart":
            keeper = keeper.again()
        else:
            reverse(keeper, *step)
        assert keeper.timeline.state == plainly(keeper.past, keeper.timeline.undone)
    assert keeper.again().timeline.undone == keeper.timeline.undone
    assert keeper.again().timeline.state == keeper.timeline.state
    for action in actions(keeper):
        must_be_told_right(keeper, keeper.timeline.undone ^ {action})


def reverse(keeper: Keeper, how: str, choice: int) -> None:
    """Undo or redo one of the acts, if there is one and nothing depends on it."""
    undone = keeper.timeline.undone
    some = [action for action in actions(keeper) if (action in undone) == (how == "redo")]
    if some:
        with suppress(Refusal):
            getattr(keeper, how)(some[choice % len(some)])


@given(evenings, st.lists(choices, max_size=6))
def test_redo_gives_back_what_undo_took(evening: list[list[Event]], chosen: list[int]) -> None:
    keeper = played([[Filled("red", 40)], *evening])
    before = keeper.timeline.state
    done = []
    for choice in chosen:
        some = [action for action in actions(keeper) if action not in keeper.timeline.undone]
        if some:
            with suppress(Refusal):
                keeper.undo(some[choice % len(some)])
                done.append(some[choice % len(some)])
    for action in reversed(done):
        keeper.redo(action)
    after = keeper.timeline.state
    assert (after.racks, after.total, after.book.words) == (
        before.racks,
        before.total,
        before.book.words,
    )
    assert after.book.undone == tuple(done)
    assert keeper.timeline.undone == frozenset()


def test_only_the_folds_that_an_act_touched_are_told_again() -> None:
    keeper = Keeper()
    keeper.act(Filled("red", 5))
    word = keeper.act(Noted("late"))
    keeper.act(Taken("red", 2), Noted("early"))
    before = keeper.timeline.state
    told = finished(keeper.timeline.retell(frozenset({word}))).state
    assert dict(told.book.words) == {0: "early"}
    assert told.racks is before.racks
    assert told.total is before.total


def test_a_blocked_undo_names_the_first_act_that_no_longer_fits() -> None:
    keeper = Keeper()
    filled = keeper.act(Filled("red", 5))
    keeper.act(Filled("blue", 5))
    taken = keeper.act(Noted("now"), Taken("red", 3))
    keeper.act(Taken("red", 2))
    with pytest.raises(Refusal) as refused:
        keeper.undo(filled)
    assert refused.value == Refusal("undo_blocked", fact="not_enough", colour="red", act=taken)
    assert keeper.timeline.state == plainly(keeper.past)
    assert keeper.timeline.undone == frozenset()


def test_an_undo_that_breaks_what_must_always_hold_is_blocked() -> None:
    keeper = Keeper()
    allowed = keeper.act(Allowed(200))
    keeper.act(Filled("red", 150))
    with pytest.raises(Refusal) as refused:
        keeper.undo(allowed)
    assert refused.value == Refusal("undo_blocked", fact="too_many_chips")


def test_what_is_recorded_while_a_past_is_told_again_is_not_in_it() -> None:
    keeper = Keeper()
    first = keeper.act(Filled("red", 5))
    for _ in range(200):
        keeper.act(Noted("late"))
    work = keeper.timeline.retell(frozenset({first}))
    next(work)
    upto = keeper.timeline.seq
    keeper.act(Filled("blue", 7))
    told = finished(work)
    assert told.upto == upto
    assert told.state == plainly(keeper.past[:upto], {first})


@pytest.mark.parametrize("chosen", [2, 3, 700, 1_300, 1_499, 1_500])
def test_after_many_acts_each_of_them_can_be_undone(long_past: Keeper, chosen: int) -> None:
    keeper = long_past
    action = ActionId(f"act at {chosen}")
    must_be_told_right(keeper, frozenset({action}))
    must_be_told_right(keeper, frozenset({action, ActionId("act at 900")}))
    keeper.undo(action)
    assert keeper.timeline.state == plainly(keeper.past, {action})
    for other in (1_450, 1_490, 5):
        must_be_told_right(keeper, frozenset({action, ActionId(f"act at {other}")}))
    keeper.redo(action)
    assert keeper.timeline.state == plainly(keeper.past)


@pytest.fixture
def long_past() -> Keeper:
    """1,500 acts done one after another."""
    keeper = Keeper()
    keeper.act(Allowed(10_000))
    for number in range(2, 1_501):
        keeper.act(Filled(f"colour {number % 7}", number % 5) if number % 3 else Noted("late"))
    return keeper


def test_a_loaded_past_of_many_thousands_can_be_undone_anywhere() -> None:
    past = [
        Recorded(seq, ActionId(f"act at {seq // 2}"), Noted(f"word {seq % 9}"))
        for seq in range(1, 23_001)
    ]
    keeper = Keeper(past)
    assert keeper.timeline.state == plainly(past)
    for chosen in (0, 1, 1_499, 1_500, 1_501, 6_499, 6_500, 11_400, 11_500):
        must_be_told_right(keeper, frozenset({ActionId(f"act at {chosen}")}))


def test_a_past_is_ended_by_its_end_and_by_nothing_else() -> None:
    keeper = Keeper()
    ended = [keeper.timeline.ended]
    for event in (Noted("late"), StreamEnded()):
        keeper.act(event)
        ended.append(keeper.timeline.ended)
    assert ended == [False, False, True]
    assert keeper.again().timeline.ended


def test_a_stored_past_that_does_not_add_up_is_said() -> None:
    past = [
        Recorded(1, ActionId("fill"), Filled("red", 5)),
        Recorded(2, ActionId("take"), Taken("red", 6)),
    ]
    with pytest.raises(Contradiction) as clash:
        Keeper(past)
    assert (clash.value.fact, clash.value.details["act"]) == ("not_enough", "take")

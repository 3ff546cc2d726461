"""The conductor: each event goes to those that care about it, and to nobody else."""

import pytest

from tdapp.core.act import Recorded
from tdapp.core.event import StreamEnded
from tdapp.core.ids import ActionId
from tdapp.core.long_work import finished
from tdapp.core.refusal import Contradiction
from tests.core.toy_room import BANK, Bank, Filled, Noted, Taken, Total

FOLDS = BANK.folds


def test_an_event_changes_only_the_folds_that_care() -> None:
    before = FOLDS.apply(Bank(), Noted("late"))
    after = FOLDS.apply(before, Filled("red", 5))
    assert after.book is before.book
    assert after.total == Total(5)
    assert after.racks.chips == BANK.empty.racks.chips.set("red", 5)


def test_an_event_that_nobody_cares_about_changes_nothing() -> None:
    state = FOLDS.apply(Bank(), Filled("red", 5))
    assert FOLDS.apply(state, StreamEnded()) is state


def test_a_contradiction_leaves_the_state_as_it_was() -> None:
    state = FOLDS.apply(Bank(), Filled("red", 5))
    with pytest.raises(Contradiction, match="not_enough"):
        FOLDS.apply(state, Taken("red", 6))
    assert state == FOLDS.apply(Bank(), Filled("red", 5))


def test_what_events_can_change_is_known_beforehand() -> None:
    assert FOLDS.touched_by([]) == frozenset()
    assert FOLDS.touched_by([Noted("late"), StreamEnded()]) == {"book"}
    assert FOLDS.touched_by([Filled("red", 1), Noted("late")]) == {"racks", "total", "book"}


def test_some_of_the_folds_leave_the_others_alone() -> None:
    some = FOLDS.only({"total", "book"})
    state = some.apply(Bank(), Filled("red", 5))
    assert (state.total, state.racks) == (Total(5), Bank().racks)
    assert some.touched_by([Filled("red", 5)]) == {"total"}
    assert set(finished(some.parts(Bank())).now) == {"total", "book"}
    assert set(finished(FOLDS.parts(Bank())).now) == {"racks", "total", "book"}


def test_a_long_fold_gives_what_single_steps_give_and_leaves_its_start_alone() -> None:
    events = [Filled("red", 5), Filled("blue", 2), Noted("late"), Taken("red", 5)]
    past = [Recorded(seq, ActionId(f"act {seq}"), event) for seq, event in enumerate(events, 1)]
    start = stepped = FOLDS.apply(Bank(), Filled("black", 9))
    parts = finished(FOLDS.parts(start))
    for entry in past:
        stepped = FOLDS.apply(stepped, entry.event)
        FOLDS.fold(parts, [entry])
        assert finished(FOLDS.joined(start, parts)) == stepped
    assert start == FOLDS.apply(Bank(), Filled("black", 9))
    without = finished(FOLDS.parts(start))
    FOLDS.fold(without, [past[0], *past[2:]])
    assert set(finished(FOLDS.joined(start, without)).racks.chips) == {"black"}

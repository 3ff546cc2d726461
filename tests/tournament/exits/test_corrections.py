"""Corrections to exits keep every place right and tell beforehand what they change."""

from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure, EntryLeft, OutOfChips
from tdapp.tournament.payouts.consequences import PlaceChange, consequences
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import Evening, seated

KINDS = ("out", "out", "wait", "rebuy", "enter", "leave", "back", "late", "wrong", "tie", "untie")
steps = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 40), st.integers(0, 40)), max_size=30
)


def decide(evening: Evening, what: str, one: int, other: int) -> list[Event]:
    """The events of some act on entries picked by numbers; refused where it cannot be."""
    state, now = evening.state, evening.now
    playing, gone = state.in_play(), state.exits.in_order()
    in_, out = playing[one % len(playing)], gone[other % len(gone)] if gone else 0
    neighbours = tuple(gone[other % len(gone) :][:2]) if gone else ()
    acts: dict[str, Callable[[], list[Event]]] = {
        "out": lambda: bust(state, in_, now, declined=True),
        "wait": lambda: bust(state, in_, now),
        "leave": lambda: leave(state, in_, Departure.WITHDRAWN, 5, now),
        "back": lambda: reinstate(state, out, next(state.seating.free())),
        "late": lambda: insert_exit(state, in_, out),
        "wrong": lambda: pass_on(state, out, in_, next(state.seating.free())),
        "tie": lambda: reorder(state, (neighbours,)),
        "untie": lambda: reorder(state, tuple((entry,) for entry in neighbours[::-1])),
    }
    return acts[what]()


def do(evening: Evening, what: str, one: int, other: int) -> None:
    """Something happens, if it may."""
    state = evening.state
    try:
        if what == "rebuy" and state.exits.out_of_chips:
            evening.rebuy(min(state.exits.out_of_chips))
        elif what == "enter":
            evening.enter()
            evening.seat()
        elif what != "rebuy":
            evening.tell(decide(evening, what, one, other))
    except Refusal:
        assert evening.state is state or what == "enter"


def must_be_whole(state: Tournament) -> None:
    """Places are those behind the ones in play, the tied all at the best of theirs."""
    places = state.places()
    assert set(places) == set(state.exits.by_entry)
    assert {*places, *state.exits.out_of_chips} == set(state.exits.position_of)
    assert not set(state.exits.out_of_chips) & set(places)
    expected = state.entries.count
    for entry in state.exits.in_order():
        group = state.exits.sharing(entry)
        assert places[entry] == expected - len(group) + 1
        if entry == group[-1]:
            expected -= len(group)
    assert expected == state.left > 0
    assert all(entry not in state.seating.seat_of for entry in places)


@given(steps)
def test_places_stay_whole_through_every_act_on_exits(made_up: list[tuple[str, int, int]]) -> None:
    evening = seated(6)
    evening.start()
    for what, one, other in made_up:
        do(evening, what, one, other)
        must_be_whole(evening.state)


@given(steps, st.sampled_from(["back", "late", "wrong", "tie", "untie"]), st.data())
def test_the_consequences_are_exactly_what_then_changes(
    made_up: list[tuple[str, int, int]], what: str, data: Any
) -> None:
    evening = seated(6)
    for before in made_up:
        do(evening, *before)
    evening.close()
    numbers = data.draw(st.tuples(st.integers(0, 40), st.integers(0, 40)))
    try:
        events = decide(evening, what, *numbers)
    except Refusal:
        return
    old = evening.state.places()
    told = consequences(evening.state, events)
    evening.tell(events)
    new = evening.state.places()
    assert {one.entry for one in told} >= {e for e in old | new if old.get(e) != new.get(e)}
    for change in told:
        assert (change.place, change.new_place) == (old.get(change.entry), new.get(change.entry))


@given(steps, st.data())
def test_undoing_any_one_exit_act_leaves_places_whole_or_is_a_contradiction(
    made_up: list[tuple[str, int, int]], data: Any
) -> None:
    evening, told = seated(6), list[list[Event]]()
    start = evening.state
    for what, one, other in made_up:
        if what in {"enter", "rebuy"}:
            continue
        try:
            told.append(list(evening.tell(decide(evening, what, one, other))))
        except Refusal:
            continue
    if not told:
        return
    undone = data.draw(st.integers(0, len(told) - 1))
    state = start
    try:
        for act in told[:undone] + told[undone + 1 :]:
            for event in act:
                state = TOURNAMENT.folds.apply(state, event)
    except Contradiction:
        return
    must_be_whole(state)


def test_a_withdrawal_after_a_bust_takes_its_own_place_and_reinstating_gives_the_old_ones() -> None:
    evening = seated(3)
    evening.bust(1)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 100, evening.now))
    assert evening.state.places() == {1: 3, 2: 2}
    evening.reinstate(2)
    assert evening.state.places() == {1: 3}


def test_an_entry_after_two_busts_moves_both_and_no_place_is_given_twice() -> None:
    evening = seated(5)
    evening.bust(1, 2)
    evening.enter()
    evening.seat()
    assert evening.state.places() == {1: 6, 2: 5}
    evening.close()
    evening.bust(3, 4, 5)
    assert sorted(evening.state.places().values()) == [1, 2, 3, 4, 5, 6]


def test_a_late_exit_keeps_its_place_when_an_earlier_one_is_undone() -> None:
    evening = seated(6)
    seat = evening.state.seating.seat_of[1]
    evening.bust(1, 2, 3)
    late = insert_exit(evening.state, 4, 2)
    evening.reinstate(1, seat)
    for event in late:
        evening.tell([event])
    assert evening.state.exits.in_order() == [4, 2, 3]


def test_who_withdrew_does_not_win_and_stands_behind_all_who_played_on() -> None:
    evening = seated(4)
    evening.close()
    evening.bust(1)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 100, evening.now))
    evening.bust(3)
    assert evening.state.places() == {1: 4, 2: 3, 3: 2, 4: 1}


def test_the_exit_of_the_wrong_player_passes_to_the_right_one_and_he_sits_again() -> None:
    evening = seated(5)
    wrong, right = evening.state.seating.seat_of[2], evening.state.seating.seat_of[4]
    evening.bust(1, 2, 3)
    evening.tell(pass_on(evening.state, 2, 4))
    state = evening.state
    assert state.places() == {1: 5, 4: 4, 3: 3}
    assert state.seating.seat_of[2] == wrong
    assert state.exits.by_entry[4].seat == right


def test_the_right_player_waits_no_more_when_the_exit_passes_to_him() -> None:
    evening = seated(5)
    evening.bust(2)
    evening.tell(bust(evening.state, 4, evening.now))
    evening.tell(pass_on(evening.state, 2, 4))
    assert not evening.state.exits.out_of_chips
    assert evening.state.places() == {4: 5}


def test_exits_change_places_and_share_one_by_a_reorder() -> None:
    evening = seated(6)
    evening.bust(1, 2, 3)
    evening.tell(reorder(evening.state, ((3,), (1, 2))))
    assert evening.state.places() == {3: 6, 1: 4, 2: 4}
    with pytest.raises(Refusal) as refused:
        reorder(evening.state, ((3,), (1,)))
    assert refused.value == Refusal("splits_a_tie", entry=1)


def test_those_who_share_a_place_stand_together() -> None:
    evening = seated(6)
    evening.bust(1, 2, 3)
    with pytest.raises(Refusal) as refused:
        reorder(evening.state, ((1, 3),))
    assert refused.value == Refusal("not_together", entry=3)


def test_prizes_that_change_hands_are_told_and_a_paid_one_stays() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4)
    events: list[Event] = reorder(evening.state, ((4,), (3,)))
    third = evening.state.prizes.posted[2]
    assert consequences(evening.state, events) == (
        PlaceChange(3, 4, 3, 0, third),
        PlaceChange(4, 3, 4, third, 0),
    )
    evening.tell(pay_prize(evening.state, 3))
    with pytest.raises(Refusal) as refused:
        reorder(evening.state, ((4,), (3,)))
    assert refused.value == Refusal("prize_paid", place=3, entry=4)
    told = consequences(evening.state, events)
    assert [one.slip for one in told] == [None, evening.state.prizes.last_slip]


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (lambda state: reinstate(state, 2), Refusal("not_out", entry=2)),
        (lambda state: insert_exit(state, 1, 1), Refusal("already_out", entry=1)),
        (lambda state: insert_exit(state, 2, 3), Refusal("not_out", entry=3)),
        (lambda state: pass_on(state, 2, 3), Refusal("not_out", entry=2)),
        (lambda state: pass_on(state, 1, 1), Refusal("already_out", entry=1)),
        (lambda state: pass_on(state, 1, 9), Refusal("no_such_entry", entry=9)),
        (lambda state: reorder(state, ()), Refusal("nobody_named")),
        (lambda state: reorder(state, ((1, 1),)), Refusal("nobody_named")),
        (lambda state: reorder(state, ((1,), (2,))), Refusal("not_out", entry=2)),
    ],
)
def test_what_cannot_be_corrected_is_refused(
    act: Callable[[Tournament], Any], answer: Refusal
) -> None:
    evening = seated(4)
    evening.bust(1)
    with pytest.raises(Refusal) as refused:
        act(evening.state)
    assert refused.value == answer


def test_an_unknown_entry_neither_loses_its_chips_nor_leaves_by_the_record() -> None:
    evening = Evening()
    for event in (OutOfChips(5, 1), EntryLeft(5, None, 1, Departure.NO_SHOW, 0)):
        with pytest.raises(Contradiction) as clash:
            TOURNAMENT.folds.apply(evening.state, event)
        assert clash.value.fact == "no_such_entry"

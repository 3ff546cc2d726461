"""The order of going out keeps its laws whatever is put in, taken out, swapped or reordered."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Contradiction
from tdapp.tournament.reckoning.exit_order import ExitOrder, put, reordered, swapped, taken

Model = list[list[int]]
"""The groups that share a place, worst first."""

steps = st.lists(
    st.tuples(
        st.sampled_from(["put", "put", "put", "tie", "take", "swap", "reorder", "regroup"]),
        st.integers(0, 30),
        st.randoms(use_true_random=False),
    ),
    max_size=25,
)


def put_in(order: ExitOrder, model: Model, entry: int, choice: int) -> ExitOrder:
    """A place of its own, before a group or at the end."""
    index = choice % (len(model) + 1)
    position = sum(len(group) for group in model[:index])
    model.insert(index, [entry])
    return put(order, entry, None if index == len(model) - 1 else position, tied=False)


def tie(order: ExitOrder, model: Model, entry: int, choice: int) -> ExitOrder:
    """A place shared with those of a group, somewhere behind its first."""
    index = choice % len(model)
    within = 1 + choice % len(model[index])
    position = sum(len(group) for group in model[:index]) + within
    model[index].insert(within, entry)
    return put(order, entry, position, tied=True)


def take(order: ExitOrder, model: Model, choice: int) -> ExitOrder:
    group = model[choice % len(model)]
    entry = group.pop(choice % len(group))
    if not group:
        model.remove(group)
    return taken(order, entry)


def swap(order: ExitOrder, model: Model, entry: int, choice: int) -> ExitOrder:
    group = model[choice % len(model)]
    old, group[choice % len(group)] = group[choice % len(group)], entry
    return swapped(order, old, entry)


def reorder(order: ExitOrder, model: Model, random: Any) -> ExitOrder:
    """Whole neighbouring groups among themselves."""
    first = random.randrange(len(model))
    last = random.randrange(first, len(model))
    named = model[first : last + 1]
    random.shuffle(named)
    return renewed(order, model, first, last, named)


def regroup(order: ExitOrder, model: Model, random: Any) -> ExitOrder:
    """Other ties among neighbours."""
    first = random.randrange(len(model))
    last = random.randrange(first, len(model))
    entries = [entry for group in model[first : last + 1] for entry in group]
    named: Model = []
    for entry in entries:
        if named and random.random() < 0.5:
            named[-1].append(entry)
        else:
            named.append([entry])
    return renewed(order, model, first, last, named)


def renewed(order: ExitOrder, model: Model, first: int, last: int, named: Model) -> ExitOrder:
    model[first : last + 1] = named
    entries = tuple(entry for group in named for entry in group)
    return reordered(order, entries, tuple(entry for group in named for entry in group[1:]))


def step(
    order: ExitOrder, model: Model, what: str, entry: int, choice: int, random: Any
) -> ExitOrder:
    """One change to the order and to the plain list of groups."""
    if what == "put" or not model:
        return put_in(order, model, entry, choice)
    if what == "tie":
        return tie(order, model, entry, choice)
    if what == "take":
        return take(order, model, choice)
    if what == "swap":
        return swap(order, model, entry, choice)
    return (reorder if what == "reorder" else regroup)(order, model, random)


@given(steps)
def test_the_order_is_that_of_a_plain_list_of_groups(made_up: list[tuple[str, int, Any]]) -> None:
    order, model = ExitOrder(), Model()
    for entry, (what, choice, random) in enumerate(made_up, 1):
        order = step(order, model, what, entry, choice, random)
        entries = [one for group in model for one in group]
        assert order.in_order() == entries
        assert {one: order.position_of[one] for one in order.position_of} == {
            one: position for position, one in enumerate(entries)
        }
        assert [list(order.group(one)) for one in entries] == [
            group for group in model for _ in group
        ]


@given(steps)
def test_places_are_a_permutation_in_which_the_tied_have_the_best_of_theirs(
    made_up: list[tuple[str, int, Any]],
) -> None:
    order, model = ExitOrder(), Model()
    for entry, (what, choice, random) in enumerate(made_up, 1):
        order = step(order, model, what, entry, choice, random)
    field = len(order.at) + 2
    place = field
    for group in model:
        place -= len(group)
        assert {order.place_of(entry, field) for entry in group} == {place + 1}
        for shared in range(place + 1, place + len(group) + 1):
            assert order.at_place(shared, field) == tuple(group)
    assert order.at_place(1, field) == ()


def three(*tied: int) -> ExitOrder:
    order = ExitOrder()
    for entry in (1, 2, 3):
        order = put(order, entry, None, tied=entry in tied)
    return order


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        (lambda: put(three(), 2, None, tied=False), "already_out"),
        (lambda: put(three(), 4, 4, tied=False), "no_such_position"),
        (lambda: put(three(), 4, -1, tied=False), "no_such_position"),
        (lambda: put(three(), 4, 0, tied=True), "no_such_position"),
        (lambda: put(three(2), 4, 1, tied=False), "splits_a_tie"),
        (lambda: taken(three(), 4), "not_out"),
        (lambda: swapped(three(), 4, 5), "not_out"),
        (lambda: swapped(three(), 1, 2), "already_out"),
        (lambda: reordered(three(), (1, 4), ()), "not_out"),
        (lambda: reordered(three(2), (1, 3), ()), "splits_a_tie"),
        (lambda: reordered(three(), (2, 3), (2,)), "not_together"),
        (lambda: reordered(three(), (3, 1), (1,)), "not_together"),
    ],
)
def test_what_cannot_stand_in_the_order_contradicts_it(change: Any, fact: str) -> None:
    with pytest.raises(Contradiction) as clash:
        change()
    assert clash.value.fact == fact


def test_five_who_share_the_first_place_leave_the_sixth_to_the_next() -> None:
    order = put(ExitOrder(), 9, None, tied=False)
    for entry in (5, 4, 3, 2, 1):
        order = put(order, entry, None, tied=entry != 5)
    assert [order.place_of(entry, 6) for entry in (1, 2, 3, 4, 5, 9)] == [1, 1, 1, 1, 1, 6]

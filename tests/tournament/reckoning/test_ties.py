"""Players out at the same time finish in the order of their house's rule."""

import random
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.drawn_cards import RANKS, rank_of
from tdapp.rules.finishing_rules import FinishBy, FinishingOrder
from tdapp.rules.permits import finishing_order
from tdapp.tournament.reckoning.ties import EliminatedPlayer, FinishGroups, OpenTie, finish
from tests.rules_doc import Case, case, rule

FIELDS = {
    FinishBy.STACK: "stack",
    FinishBy.CHIPS_PUT_IN: "put_in",
    FinishBy.ALL_IN_AMOUNT: "all_in",
    FinishBy.FIRST_ALL_IN: "all_in_order",
    FinishBy.NEAREST_BUTTON: "from_button",
    FinishBy.RULING: "ruled",
}
HOUSES = ["star", "crown", "tasmania", "adelaide", "open"]


def order_of(house: str) -> FinishingOrder:
    """The finishing order of a bundled rulebook, its conditions silent."""
    return finishing_order(rulebook(house).tournament)


STAR, TAS, ADELAIDE = order_of("star"), order_of("tasmania"), order_of("adelaide")


def in_words(finished: FinishGroups, names: dict[int, str], first_place: int) -> dict[str, str]:
    """Place to name, as the cases write them."""
    ending = {1: "st", 2: "nd", 3: "rd"}
    found = places(finished.groups, first_place)
    return {f"{place}{ending.get(place, 'th')}": names[entry] for entry, place in found.items()}


def places(groups: Iterable[Sequence[int]], first_place: int) -> dict[int, int]:
    """Entry number to place: the tied all have the best of theirs, the next come after them all."""
    found: dict[int, int] = {}
    for group in groups:
        found |= dict.fromkeys(group, first_place + len(found))
    return found


def named(names: list[str]) -> dict[int, str]:
    return dict(enumerate(names, 1))


@case("STAR-ELIMINATION-002")
def test_the_larger_stack_before_the_hand_finishes_higher(case: Case) -> None:
    """Of players out in one hand the one with the higher stake before it finishes higher."""
    stacks = case.given["eliminated_same_hand"]
    names = named(sorted(stacks, reverse=True))
    outs = [
        EliminatedPlayer(entry=entry, table=1, stack=stacks[name]) for entry, name in names.items()
    ]
    best = case.given["players_left_before_hand"] - len(outs) + 1

    assert in_words(finish(outs, STAR, best), names, best) == case.then


@case("STAR-ELIMINATION-003", "STAR-ELIMINATION-005")
def test_equal_stacks_draw_cards_and_equal_cards_draw_again(case: Case) -> None:
    """Equal stakes draw a card each, ace high; only those with equal cards draw again."""
    names = named(case.given["equal_stakes"])
    outs = [EliminatedPlayer(entry=entry, table=1, stack=5_000) for entry in names]
    place = case.given["best_place_at_stake"]
    for round_, draw in enumerate(("draw", "second_draw"), 1):
        cards = case.given.get(draw, {})
        asked = finish(outs, STAR, place).missing
        drawing = tuple(entry for entry, name in names.items() if name in cards)
        assert asked == ((OpenTie(FinishBy.CARD, drawing, round_),) if drawing else ())
        outs = [
            msgspec.structs.replace(out, cards=(*out.cards, rank_of(cards[names[out.entry]])))
            if out.entry in drawing
            else out
            for out in outs
        ]
    finished = finish(outs, STAR, place)

    assert finished.missing == ()
    assert in_words(finished, names, place) == case.then


@case("ADELAIDE-ELIMINATION-003")
def test_on_separate_tables_the_higher_all_in_finishes_higher(case: Case) -> None:
    """On separate tables the player all-in for the higher amount finishes higher."""
    assert case.given["same_table"] is False
    amounts = case.given["all_in"]
    names = {1: "B", 2: "A"}
    outs = [
        EliminatedPlayer(entry=1, table=2, all_in=amounts["B_table2"]),
        EliminatedPlayer(entry=2, table=1, all_in=amounts["A_table1"]),
    ]
    best = case.given["players_left_before_hand"] - 1

    assert in_words(finish(outs, ADELAIDE, best), names, best) == case.then


@rule("TAS", "C20.16")
def test_who_put_more_into_the_pot_finishes_higher() -> None:
    """The player who contributed the most to the pot of that hand finishes higher."""
    outs = [
        EliminatedPlayer(entry=1, table=1, put_in=3_999),
        EliminatedPlayer(entry=2, table=1, put_in=4_000),
    ]

    assert finish(outs, TAS) == FinishGroups(((2,), (1,)))


@rule("ADELAIDE", "104c")
def test_equal_all_ins_at_one_table_go_by_who_was_first_all_in() -> None:
    """Of equal all-ins in one hand at one table the earlier one finishes higher."""
    late = EliminatedPlayer(entry=1, table=1, all_in=900, all_in_order=2, from_button=0)
    early = EliminatedPlayer(entry=2, table=1, all_in=900, all_in_order=1, from_button=5)

    assert finish([late, early], ADELAIDE) == FinishGroups(((2,), (1,)))


@rule("ADELAIDE", "104c")
def test_equal_all_ins_on_separate_tables_go_by_nearness_to_the_button() -> None:
    """Of equal all-ins on separate tables the player nearest to his button finishes higher."""
    far = EliminatedPlayer(entry=1, table=1, all_in=900, all_in_order=1, from_button=4)
    on_it = EliminatedPlayer(entry=2, table=2, all_in=900, all_in_order=3, from_button=0)
    near = EliminatedPlayer(entry=3, table=3, all_in=900, from_button=1)

    assert finish([far, on_it, near], ADELAIDE) == FinishGroups(((2,), (3,), (1,)))


@rule("STAR", "28.8.3")
def test_an_ace_is_high_and_those_left_of_the_button_are_dealt_first() -> None:
    """The draw starts on the left of the button, clockwise; the ace is high."""
    outs = [
        EliminatedPlayer(entry=4, table=1, stack=100, from_button=0),
        EliminatedPlayer(entry=5, table=1, stack=100, from_button=6),
        EliminatedPlayer(entry=6, table=1, stack=100, from_button=2),
    ]
    assert finish(outs, STAR).missing == (OpenTie(FinishBy.CARD, (6, 5, 4)),)

    drawn = [
        msgspec.structs.replace(out, cards=(rank_of(card),))
        for out, card in zip(outs, ("10", "a", "K"), strict=True)
    ]
    assert finish(drawn, STAR) == FinishGroups(((5,), (6,), (4,)))


def test_only_what_decides_is_asked() -> None:
    known = [
        EliminatedPlayer(entry=1, table=1, stack=9_000),
        EliminatedPlayer(entry=2, table=1, stack=100),
    ]
    unknown = EliminatedPlayer(entry=3, table=1)
    assert finish(known, STAR).missing == ()
    assert finish([*known, unknown], STAR).missing == (OpenTie(FinishBy.STACK, (3,)),)

    two_ties = [EliminatedPlayer(entry=entry, table=1, stack=entry // 2) for entry in (2, 3, 4, 5)]
    assert finish(two_ties, STAR) == FinishGroups(
        ((4, 5), (2, 3)), (OpenTie(FinishBy.CARD, (4, 5)), OpenTie(FinishBy.CARD, (2, 3)))
    )


def test_nobody_draws_cards_before_it_is_known_who_is_tied() -> None:
    outs = [EliminatedPlayer(entry=entry, table=1, stack=500) for entry in (1, 2)]

    assert finish([*outs, EliminatedPlayer(entry=3, table=1)], STAR).missing == (
        OpenTie(FinishBy.STACK, (3,)),
    )


def test_a_second_card_waits_until_all_have_their_first() -> None:
    outs = [EliminatedPlayer(entry=entry, table=1, stack=500, cards=(9,)) for entry in (1, 2)]
    third = EliminatedPlayer(entry=3, table=1, stack=500)

    assert finish([*outs, third], STAR).missing == (OpenTie(FinishBy.CARD, (3,)),)
    with_king = msgspec.structs.replace(third, cards=(13,))
    assert finish([*outs, with_king], STAR) == FinishGroups(
        ((3,), (1, 2)), (OpenTie(FinishBy.CARD, (1, 2), 2),)
    )


@pytest.mark.parametrize(("place", "asked"), [(8, True), (10, True), (11, False)])
def test_what_decides_no_paid_place_is_not_asked(place: int, *, asked: bool) -> None:
    outs = [EliminatedPlayer(entry=entry, table=1, stack=500) for entry in (1, 2, 3)]
    finished = finish(outs, STAR, place, paid_places=10)

    assert finished.groups == ((1, 2, 3),)
    assert bool(finished.missing) is asked
    assert finish(outs, STAR, place).missing


def test_a_draw_for_the_last_paid_place_ends_when_that_is_decided() -> None:
    cards = {1: 9, 2: 13, 3: 9}
    outs = [
        EliminatedPlayer(entry=one, table=1, stack=5, cards=(card,)) for one, card in cards.items()
    ]

    assert finish(outs, STAR, 10, paid_places=10) == FinishGroups(((2,), (1, 3)))
    assert finish(outs, STAR, 9, paid_places=10).missing == (OpenTie(FinishBy.CARD, (1, 3), 2),)


def circle() -> list[EliminatedPlayer]:
    """At Adelaide: 1 before 2 by all-in order, 2 before 3 and 3 before 1 by nearness."""
    return [
        EliminatedPlayer(entry=1, table=1, all_in=900, all_in_order=1, from_button=3),
        EliminatedPlayer(entry=2, table=1, all_in=900, all_in_order=2, from_button=1),
        EliminatedPlayer(entry=3, table=2, all_in=900, from_button=2),
    ]


def test_a_rule_that_runs_in_a_circle_asks_the_director() -> None:
    assert finish(circle(), ADELAIDE) == FinishGroups(
        ((1, 2, 3),), (OpenTie(FinishBy.RULING, (1, 2, 3)),)
    )
    ruled = [
        msgspec.structs.replace(out, ruled=place)
        for out, place in zip(circle(), (2, 1, 2), strict=True)
    ]
    assert finish(ruled, ADELAIDE) == FinishGroups(((2,), (1, 3)))


def test_crown_asks_the_director_unless_the_conditions_say() -> None:
    outs = [
        EliminatedPlayer(entry=1, table=1, stack=50),
        EliminatedPlayer(entry=2, table=1, stack=70),
    ]
    rules = rulebook("crown").tournament
    by_stack = finishing_order(rules, same_table=(FinishBy.STACK,))

    assert finish(outs, finishing_order(rules)).missing == (OpenTie(FinishBy.RULING, (1, 2)),)
    assert finish(outs, by_stack) == FinishGroups(((2,), (1,)))


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({"entry": 1}, Refusal("entry_twice", entry=1)),
        ({"all_in_order": 1}, Refusal("all_in_order_twice", order=1, table=7)),
        ({"cards": (15,)}, Refusal("no_such_card", card=15)),
        ({"cards": (9, 1)}, Refusal("no_such_card", card=1)),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], answer: Refusal) -> None:
    outs = [
        EliminatedPlayer(entry=1, table=7, all_in_order=1),
        EliminatedPlayer(**({"entry": 2, "table": 7} | changes)),
    ]

    with pytest.raises(Refusal) as refused:
        finish(outs, STAR)
    assert refused.value == answer


@pytest.mark.parametrize("text", ["", "1", "11", "B", "KQ", "10T", "joker", "²"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        rank_of(text)
    assert refused.value == Refusal("no_such_card", card=text)


def test_cards_rank_from_two_to_ace() -> None:
    high = [rank_of(text) for text in ("9", "10", "j", "Q", "K", "A")]

    assert high == sorted(set(high))
    assert rank_of("2") == min(RANKS.values())
    assert rank_of(" t ") == rank_of("10")


@st.composite
def evenings(draw: st.DrawFn) -> tuple[FinishingOrder, list[EliminatedPlayer]]:
    """A house's order, and players out at once of whom everything is known in the end."""
    few = st.integers(1, 2)
    size = draw(st.integers(1, 5))
    order = draw(st.permutations(range(1, size + 1)))
    rulings = draw(st.permutations(range(1, size + 1)))
    last_cards = draw(st.permutations(range(2, 15)))
    outs = []
    for entry in range(1, size + 1):
        chips = draw(few)
        out = EliminatedPlayer(
            entry=entry,
            table=draw(few),
            stack=chips,
            put_in=chips,
            all_in=chips,
            all_in_order=order[entry - 1],
            from_button=draw(st.integers(0, 3)),
            cards=(draw(few) + 1, last_cards[entry]),
            ruled=rulings[entry - 1],
        )
        outs.append(out)
    return order_of(draw(st.sampled_from(HOUSES))), outs


def learn(
    told: list[EliminatedPlayer], truth: list[EliminatedPlayer], missing: tuple[OpenTie, ...]
) -> list[EliminatedPlayer]:
    """What is asked, answered from the truth and nothing else."""
    known = {out.entry: out for out in told}
    true = {out.entry: out for out in truth}
    for asked in missing:
        for entry in asked.entries:
            name = FIELDS.get(asked.what, "cards")
            value = getattr(true[entry], name)
            value = value[: asked.round] if name == "cards" else value
            known[entry] = msgspec.structs.replace(known[entry], **{name: value})
    return list(known.values())


@given(evenings(), st.randoms(use_true_random=False))
def test_answering_what_is_asked_ends_in_one_order_whoever_is_named_first(
    evening: tuple[FinishingOrder, list[EliminatedPlayer]], chance: random.Random
) -> None:
    order, truth = evening
    told = [EliminatedPlayer(entry=out.entry, table=out.table) for out in truth]
    chance.shuffle(told)
    for _ in range(8):
        finished = finish(told, order)
        if not finished.missing:
            break
        told = learn(told, truth, finished.missing)

    assert finished.missing == ()
    assert finished == finish(truth, order)
    assert sorted(entry for group in finished.groups for entry in group) == [
        out.entry for out in truth
    ]


@given(evenings())
def test_an_answer_never_overturns_what_was_certain(
    evening: tuple[FinishingOrder, list[EliminatedPlayer]],
) -> None:
    order, truth = evening
    told = [EliminatedPlayer(entry=out.entry, table=out.table) for out in truth]
    before = finish(told, order)
    while before.missing:
        told = learn(told, truth, before.missing[:1])
        after = finish(told, order)
        place, now = places(before.groups, 1), places(after.groups, 1)
        for one, other in permutations(place, 2):
            assert not (place[one] < place[other] and now[one] >= now[other])
        before = after


@given(evenings())
def test_at_the_star_nobody_who_drew_is_left_tied(
    evening: tuple[FinishingOrder, list[EliminatedPlayer]],
) -> None:
    finished = finish(evening[1], STAR)

    assert all(len(group) == 1 for group in finished.groups)
    assert finished.missing == ()


@given(st.sampled_from([*RANKS, "t"]))
def test_a_card_is_read_in_either_case(text: str) -> None:
    assert rank_of(text.lower()) == rank_of(text.upper())

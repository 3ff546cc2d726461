"""The button and the blinds move so that nobody skips or repeats a big blind."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.rules.button_rule import ButtonMove, ButtonPlay, ButtonRule, Newcomer
from tdapp.table.geometry.button import Basis, NextHand, blinds_from, heads_up_start, next_hand
from tdapp.table.geometry.table import ButtonPosition, Table, clockwise
from tests.rules_doc import Case, case, rule

SIX = frozenset(range(1, 7))
STAYS = ButtonPlay(ButtonMove.STAYS)
SITS_OUT = ButtonPlay(newcomer=Newcomer.SITS_OUT_A_HAND)


def at_rest(occupied: frozenset[int] | set[int], *last: int | None, seats: int = 9) -> Table:
    """A table whose last hand had button, small and big blind at these seats."""
    return Table(seats, frozenset(occupied), ButtonPosition(*last))


def after(table: Table, hand: NextHand) -> Table:
    """The same players after that hand."""
    return msgspec.structs.replace(table, last=hand.position)


def in_words(hand: NextHand) -> dict[str, int | bool | None]:
    """A hand as the cases write it."""
    words: dict[str, int | bool | None] = {
        "button": hand.button,
        "sb": hand.posts_small_blind,
        "bb": hand.big_blind,
    }
    return words | ({"dead_button": True} if hand.dead_button else {})


@case("CROWN-BLINDS-004")
def test_after_a_hand_without_small_blind_the_button_goes_to_the_empty_seat(case: Case) -> None:
    """The button goes to the empty seat as a dead button and the blinds are normal again."""
    table = at_rest(SIX - {case.given["empty_seat"]}, 1, None, 3)
    hand = next_hand(table)

    assert {
        "button_seat": hand.button,
        "dead_button": hand.dead_button,
        "sb_seat": hand.posts_small_blind,
        "bb_seat": hand.big_blind,
    } == case.then


@case("CROWN-BLINDS-008")
def test_who_is_due_the_small_blind_leaves_and_the_blinds_go_on_in_order(case: Case) -> None:
    """No small blind, then a dead button, then everything as before."""
    table = at_rest(frozenset(case.given["seats"]) - {2}, 6, 1, 2)
    for words in case.then.values():
        hand = next_hand(table)
        assert in_words(hand) == words
        table = after(table, hand)


@case("STAR-BLINDS-007")
def test_the_button_goes_to_the_seat_of_who_was_eliminated_left_of_it(case: Case) -> None:
    """The button moves to the empty seat for one hand and then on."""
    first = case.given["hand_1"]
    gone = {case.given["eliminated_in_hand_1"]}
    table = at_rest(
        frozenset(case.given["seats"]) - gone, first["button"], first["sb"], first["bb"]
    )
    for words in case.then.values():
        hand = next_hand(table)
        assert in_words(hand) == words
        table = after(table, hand)


@rule("STAR", "28.2.3(i)")
def test_the_button_may_stay_while_the_blinds_are_placed_in_turn() -> None:
    """The button is not moved until each player has had the blinds that he is due."""
    table = at_rest(SIX - {2}, 1, 2, 3)
    second = next_hand(table, STAYS)
    third = next_hand(after(table, second), STAYS)

    assert in_words(second) == {"button": 1, "sb": 3, "bb": 4}
    assert in_words(third) == {"button": 3, "sb": 4, "bb": 5}


@case("STAR-BLINDS-009")
@pytest.mark.parametrize("last", [(1, 2, 3), (6, 1, 3)])
def test_who_comes_between_button_and_blind_sits_out_a_hand(
    case: Case, last: tuple[int, int, int]
) -> None:
    """The newcomer is not dealt the next hand; then the button goes to the player on his left."""
    newcomer = case.given["newcomer_seat"]
    table = msgspec.structs.replace(at_rest(SIX, *last), newcomers=frozenset({newcomer}))
    hand = next_hand(table, SITS_OUT)
    following = next_hand(after(table, hand), SITS_OUT)

    assert (newcomer not in hand.sits_out) is case.then["newcomer_dealt_next_hand"]
    assert hand.posts_small_blind == case.given["due_blind_seat"]
    assert following.button == case.then["button_following_hand"]
    assert following.sits_out == frozenset()


def test_a_newcomer_waits_only_between_button_and_small_blind() -> None:
    at = {
        seat: next_hand(
            msgspec.structs.replace(
                at_rest(frozenset(range(1, 10)), 2, 4, 7), newcomers=frozenset({seat})
            )
        ).sits_out
        for seat in range(1, 10)
    }

    assert at == {seat: frozenset({seat} & {5, 6}) for seat in range(1, 10)}


def test_who_was_told_to_wait_is_dealt_in_when_the_button_has_passed() -> None:
    table = msgspec.structs.replace(
        at_rest({1, 2, 3, 4, 5, 7, 9}, 9, 1, 2), waiting=frozenset({2}), newcomers=frozenset({2})
    )
    hands = []
    for _ in range(3):
        hands.append(next_hand(table))
        table = after(table, hands[-1])

    assert [2 in hand.sits_out for hand in hands] == [True, True, False]
    assert [in_words(hand) for hand in hands] == [
        {"button": 1, "sb": None, "bb": 3},
        {"button": 2, "sb": 3, "bb": 4, "dead_button": True},
        {"button": 3, "sb": 4, "bb": 5},
    ]


@rule("ADELAIDE", "96")
@rule("STAR", "28.2.4")
def test_of_the_last_two_the_button_has_the_small_blind_and_acts_first() -> None:
    """Two who are left change button and big blind from hand to hand."""
    table = at_rest({4, 7}, 4, 4, 7)
    hand = next_hand(table)
    following = next_hand(after(table, hand))

    assert (hand.button, hand.small_blind, hand.big_blind, hand.first_to_act) == (7, 7, 4, 7)
    assert (following.button, following.big_blind, following.first_to_act) == (4, 7, 4)


@pytest.mark.parametrize(("gone", "big_blind"), [(1, 2), (2, 1), (3, 1)])
def test_whoever_of_three_goes_nobody_has_the_big_blind_twice_running(
    gone: int, big_blind: int
) -> None:
    hand = next_hand(at_rest({1, 2, 3} - {gone}, 1, 2, 3))

    assert hand.big_blind == big_blind
    assert (
        hand.button
        == hand.small_blind
        == hand.first_to_act
        == ({1, 2, 3} - {gone, big_blind}).pop()
    )


def test_two_from_a_redraw_start_so_that_the_last_big_blind_has_the_button() -> None:
    assert heads_up_start((4, 7), last_big_blind=7).big_blind == 4
    assert heads_up_start((4, 7), last_big_blind=4).button == 4
    assert heads_up_start((4, 7), last_big_blind=None) == NextHand(Basis.COUNTS)
    with pytest.raises(Refusal) as refused:
        heads_up_start((1, 2, 3), last_big_blind=1)
    assert refused.value == Refusal("not_heads_up", players=3)


@pytest.mark.parametrize(
    ("newcomer", "hand"),
    [(9, (4, 7, 9)), (2, (4, 7, 2)), (5, (5, 7, 4))],
)
def test_a_third_player_joins_two_without_anybody_skipping_the_big_blind(
    newcomer: int, hand: tuple[int, int, int]
) -> None:
    dealt = next_hand(at_rest({4, 7, newcomer}, 4, 4, 7))

    assert (dealt.button, dealt.small_blind, dealt.big_blind) == hand


def test_a_button_that_stays_is_never_overtaken_by_the_blinds() -> None:
    """Two newcomers are all who is left beside the last big blind, so nobody can sit out."""
    last = ButtonPosition(1, 4, 5)
    table = Table(5, frozenset({2, 3, 5}), last, frozenset({3}), frozenset({2}))
    hand = next_hand(table, STAYS)

    assert (hand.button, hand.small_blind, hand.big_blind) == (3, 5, 2)
    assert not hand.dead_button


def test_where_only_the_button_was_told_the_blinds_follow_and_the_answer_says_so() -> None:
    hand = next_hand(at_rest({1, 2, 4, 5, 7, 9}, 9))

    assert hand.basis is Basis.BUTTON
    assert in_words(hand) == {"button": 1, "sb": 2, "bb": 4}
    assert blinds_from(3, {1, 2, 4}) == ButtonPosition(3, 4, 1)
    assert blinds_from(4, {4, 7}) == ButtonPosition(4, 4, 7)
    assert blinds_from(4, {7}) == ButtonPosition(4)


def test_where_only_the_big_blind_was_told_the_blinds_are_known_and_the_button_is_not() -> None:
    hand = next_hand(at_rest({1, 2, 4, 5}, None, None, 2))

    assert hand.basis is Basis.BLINDS
    assert in_words(hand) == {"button": None, "sb": 2, "bb": 4}


def test_where_nothing_was_told_every_place_is_unknown() -> None:
    assert next_hand(at_rest(SIX)) == NextHand(Basis.COUNTS)


@pytest.mark.parametrize("occupied", [set(), {3}])
def test_one_player_has_no_next_hand(occupied: set[int]) -> None:
    with pytest.raises(Refusal) as refused:
        next_hand(at_rest(occupied, 1, 2, 3))
    assert refused.value == Refusal("too_few_for_a_hand", players=len(occupied))


@pytest.mark.parametrize("place", [0, 10])
def test_a_seat_that_the_table_does_not_have_is_refused(place: int) -> None:
    with pytest.raises(Refusal) as refused:
        at_rest(SIX, place)
    assert refused.value == Refusal("no_such_seat", seat=place)
    with pytest.raises(Refusal):
        at_rest(SIX | {place})


def test_a_rulebook_names_its_own_way_with_the_button() -> None:
    read = msgspec.convert(
        {"rule": "28.2.3", "move": "stays", "newcomer": "sits_out_a_hand"}, ButtonRule
    )

    assert read.play == ButtonPlay(ButtonMove.STAYS, Newcomer.SITS_OUT_A_HAND)


@st.composite
def evenings(draw: st.DrawFn) -> list[frozenset[int]]:
    """Who sits at a ten-seat table before each hand, as players go out."""
    players = set(draw(st.sets(st.integers(1, 10), min_size=2)))
    sitting = [frozenset(players)]
    for _ in range(draw(st.integers(1, 30))):
        most = len(players) - 2
        players -= set(draw(st.lists(st.sampled_from(sorted(players)), max_size=min(2, most))))
        sitting.append(frozenset(players))
    return sitting


@given(evenings(), st.sampled_from([ButtonPlay(), STAYS, SITS_OUT]), st.data())
def test_the_big_blind_passes_nobody_and_the_places_keep_their_order(
    evening: list[frozenset[int]], play: ButtonPlay, data: st.DataObject
) -> None:
    table = at_rest(evening[0], data.draw(st.sampled_from(sorted(evening[0]))), seats=10)
    hand = next_hand(table, play)
    for players in evening[1:]:
        last = hand.position
        assert last.big_blind is not None
        hand = next_hand(Table(10, players, last), play)
        assert hand.big_blind == clockwise(players, last.big_blind)[0]
        assert hand.big_blind != last.big_blind
        assert hand.first_to_act in players
        assert hand.position.in_order
        if len(players) == 2:
            assert {hand.button, hand.big_blind} == players
            assert hand.button == hand.small_blind == hand.first_to_act
        else:
            assert hand.small_blind == last.big_blind
            assert hand.button is not None
            around = clockwise({hand.button, hand.small_blind, hand.big_blind}, hand.button)
            assert around == [hand.small_blind, hand.big_blind, hand.button]

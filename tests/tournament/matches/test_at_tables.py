"""Halves of tables, late entries, walk-overs and prizes of a bracket."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.halves import A, B, TableHalf
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.matches.calling import call_pairing, free_halves
from tdapp.tournament.matches.dividing import divide, take_divider
from tdapp.tournament.matches.drawing import draw_bracket
from tdapp.tournament.matches.entering import in_place_of_byes, open_byes
from tdapp.tournament.matches.playing import walk_over
from tdapp.tournament.plan.bracket_terms import BracketTerms, Elimination
from tdapp.tournament.prizes import share_of
from tdapp.tournament.sales.refunding import void_in_play
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.tables.arranging import draw_seats, overrule_move
from tdapp.tournament.tables.suggesting import suggestions
from tests.rules_doc import Case, case, rule
from tests.tournament.evening import Evening, person
from tests.tournament.matches.heads_up import HEADS_UP, call_all, heads_up, lose
from tests.tournament.payouts.prize_bands import bands


def refused(code: str) -> AbstractContextManager[pytest.ExceptionInfo[Refusal]]:
    """Expect a refusal."""
    return pytest.raises(Refusal, match=code)


@rule("STAR", "28.5.3", "28.6.2", "28.6.3")
def test_a_divider_makes_two_numbered_halves_with_other_backs() -> None:
    """A divided table has two areas of two players, each numbered, with backs of other colours."""
    evening = heads_up(8, tables=2)
    with refused("same_backs") as found:
        divide(evening.state, 1, ("Red ", "red"))
    assert found.value.details["rule"] == "28.6.3"
    evening.tell(divide(evening.state, 1, ("red", "blue")))
    assert list(map(str, free_halves(evening.state))) == ["1a", "1b", "2"]
    call_all(evening)
    matches, seat_of = evening.state.matches, evening.state.seating.seat_of
    assert sorted(map(str, matches.at_table)) == ["1a", "1b", "2"]
    for half, number in matches.at_table.items():
        players = matches.bracket.sides(number)
        assert {seat_of[one] for one in players if one} == {*half.seats}
    with refused("half_in_use"):
        take_divider(evening.state, 1)


@case("STAR-HEADSUP-009")
def test_two_sides_of_a_table_with_backs_of_one_colour_are_refused(case: Case) -> None:
    """The back colour of the two decks at a divided table differs (28.6.3)."""
    backs = case.given["backs"]
    with refused("same_backs"):
        divide(heads_up(8).state, 1, (backs["side_1"], backs["side_2"]))
    assert not case.then["valid"]


@case("STAR-HEADSUP-008")
def test_a_side_of_a_divided_table_has_two_seats(case: Case) -> None:
    """No more than two patrons play at each half (28.5.3)."""
    most = case.then["max_per_side"]
    assert {len(TableHalf(1, side).seats) for side in (A, B)} == {most}
    assert case.given["table_side_players"] > most


@case("STAR-HEADSUP-006")
def test_every_match_begins_with_equal_chips(case: Case) -> None:
    """What a player had left of one match is not taken into the next (28.1.1)."""
    assert len(set(case.given["match_2_starting_chips"].values())) == 2
    assert not case.then["valid"]
    evening = heads_up(8)
    call_all(evening)
    one, two = filter(None, evening.state.matches.bracket.sides(1))
    lose(evening, 1, 0)
    stacks = evening.state.matches.stacks
    assert stacks[one] == stacks[two]


def test_a_half_is_named_as_the_table_is_divided() -> None:
    evening = heads_up(8, tables=2)
    with refused("table_not_divided"):
        call_pairing(evening.state, 1, TableHalf(1, A), evening.now)
    evening.tell(divide(evening.state, 1, ("red", "blue")))
    with refused("table_divided"):
        call_pairing(evening.state, 1, TableHalf(1), evening.now)
    evening.tell(call_pairing(evening.state, 1, TableHalf(1, B), evening.now))
    with refused("half_in_use"):
        call_pairing(evening.state, 2, TableHalf(1, B), evening.now)


def test_no_match_in_play_is_moved_broken_or_taken_for_a_bust() -> None:
    evening = heads_up(8)
    call_all(evening)
    state, entry = evening.state, next(iter(evening.state.seating.seat_of))
    found = suggestions(state)
    assert (found.breaks, found.balancing, found.redraw, found.empty) == (None, None, (), ())
    acts: list[Callable[[], object]] = [
        lambda: overrule_move(state, entry, TableHalf(3).seats[0]),
        lambda: draw_seats(state, "seed"),
        lambda: bust(state, entry, evening.now),
        lambda: void_in_play(state, entry),
    ]
    for act in acts:
        with refused("seats_by_pairing|out_by_pairing|drawn_in_bracket"):
            act()


@given(st.integers(2, 16), st.data())
def test_a_late_entry_fills_a_bye_before_its_players_next_match(
    players: int, data: st.DataObject
) -> None:
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(players)
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    if data.draw(st.booleans()):
        evening.start()
        call_all(evening)
    byes = list(open_byes(evening.state))
    sold = sell_entry(evening.state, person(99), evening.now)
    if not byes:
        with refused("no_bye_left"):
            in_place_of_byes(evening.state, sold, "late")
        return
    before = evening.state.matches.bracket
    evening.tell(in_place_of_byes(evening.state, sold, "late"))
    after = evening.state.matches.bracket
    changed = [
        at
        for at, pair in enumerate(zip(before.slots, after.slots, strict=True))
        if pair[0] != pair[1]
    ]
    assert len(changed) == 1
    assert changed[0] in byes
    assert before.slots[changed[0]] == 0
    assert after.where(after.slots[changed[0]]) == changed[0] // 2 + 1


def test_a_walk_over_waits_for_the_time_to_appear() -> None:
    evening = heads_up(4, BracketTerms(minutes_to_appear=10))
    with refused("pairing_not_called"):
        walk_over(evening.state, 1, evening.state.matches.bracket.slots[0], evening.now)
    call_all(evening)
    absent = evening.state.matches.bracket.slots[0]
    with refused("may_still_appear"):
        walk_over(evening.state, 1, absent, evening.now)
    assert walk_over(evening.state, 1, absent, evening.now, early=True)
    evening.pass_us(10 * MINUTE_US)
    evening.tell(walk_over(evening.state, 1, absent, evening.now))
    assert evening.state.left == 3


@pytest.mark.parametrize("kind", Elimination)
@given(players=st.integers(4, 16), data=st.data())
def test_who_lost_has_places_and_money_of_the_round_at_once(
    kind: Elimination, players: int, data: st.DataObject
) -> None:
    """Whatever the minute: nobody's place or prize changes when others of the round lose."""
    terms = BracketTerms(kind)
    plan = replace(HEADS_UP, prizes=bands((1, (50, 30, 20)), (5, (50, 25, 15, 6, 4))))
    evening = heads_up(players, terms, conditions=plan)
    known: dict[int, tuple[int | None, int]] = {}
    while not evening.state.is_decided:
        call_all(evening)
        pairing = data.draw(st.sampled_from(sorted(evening.state.matches.called)))
        lose(evening, pairing, data.draw(st.integers(0, 1)), 1)
        state = evening.state
        for entry in state.exits.by_entry:
            told = state.place_of(entry), share_of(state, entry).cents
            assert known.setdefault(entry, told) == told
    shares = [share_of(evening.state, one).cents for one in evening.state.entries.by_number]
    assert sum(shares) == evening.state.pool


def test_who_left_before_the_draw_has_the_last_place_and_its_prize() -> None:
    """Nobody met that player, so no round shares the place."""
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(5)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 0, evening.now))
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    evening.close()
    assert evening.state.place_of(2) == 5
    assert evening.state.at_place(5) == (2,)
    assert share_of(evening.state, 2).cents == 0

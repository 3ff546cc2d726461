"""A heads-up event played with any acts: places by round, seats given back, corrections undone."""

from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.places import bands, stages_by_entry
from tdapp.tournament.brackets.survey import survey
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.matches.calling import call_back, call_pairing, next_calls
from tdapp.tournament.matches.correcting import correct_match
from tdapp.tournament.matches.drawing import record_draw
from tdapp.tournament.matches.playing import lose_match, walk_over
from tdapp.tournament.payouts.bounties import (
    bounty_due,
    bounty_sums,
    pay_bounty,
    reverse_bounty,
    tell_takers,
)
from tdapp.tournament.payouts.dealing import answer_deal, post_deal, put_deal
from tdapp.tournament.plan.bracket_terms import BracketTerms, Elimination
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.tournament.evening import Evening
from tests.tournament.matches.heads_up import HEADS_UP, call_all, heads_up, lose
from tests.tournament.payouts.bounty_hunt import HEAD, HUNT

HUNTED = replace(HEADS_UP, entry=HUNT.entry)


def a_step(evening: Evening, data: st.DataObject) -> None:
    """Any act that can be done now."""
    state, matches = evening.state, evening.state.matches
    acts = ["call"] * bool(next_calls(state)) + ["lose", "lose", "walk"] * bool(matches.called)
    acts += ["leave"] * (state.left > 2)
    if matches.bracket.wins:
        acts.append("correct")
    act = data.draw(st.sampled_from(acts))
    if act == "call":
        call = data.draw(st.sampled_from(next_calls(state)))
        evening.tell(call_pairing(state, call.pairing, call.where, evening.now))
    elif act == "leave":
        entry = data.draw(st.sampled_from(state.in_play()))
        stack = matches.stacks.get(entry, 10_000)
        evening.tell(leave(state, entry, Departure.DISQUALIFIED, stack, evening.now))
    elif act == "correct":
        pairing = data.draw(st.sampled_from(sorted(matches.bracket.wins)))
        match = data.draw(st.integers(1, len(matches.bracket.wins[pairing])))
        evening.tell(correct_match(state, pairing, match, evening.now, cascade=True))
    else:
        pairing = data.draw(st.sampled_from(sorted(matches.called)))
        loser = data.draw(st.sampled_from(matches.bracket.sides(pairing)))
        assert loser
        decide = lose_match if act == "lose" else walk_over
        evening.tell(decide(state, pairing, loser, evening.now))


def must_stand_by_round(evening: Evening) -> None:
    """Once decided, every place is the best of the band of the round somebody went out in."""
    state = evening.state
    seen = survey(state.matches.bracket)
    stages, found = stages_by_entry(state.matches.bracket), bands(seen)
    assert state.in_play() == [seen[-1].winner]
    assert state.places() == {state.in_play()[0]: 1} | {
        entry: found[stages[entry]].best for entry in state.exits.in_order()
    }


@pytest.mark.parametrize("kind", Elimination)
@given(st.integers(2, 17), st.randoms(use_true_random=False))
def test_who_is_out_stands_by_the_round_at_every_moment(
    kind: Elimination, players: int, luck: Random
) -> None:
    bronze = kind is Elimination.SINGLE
    evening = heads_up(players, BracketTerms(kind, bronze=bronze, best_of=(1,)))
    while not evening.state.is_decided:
        call_all(evening)
        lose(evening, luck.choice(sorted(evening.state.matches.called)), luck.randrange(2), 1)
        bracket, order = evening.state.matches.bracket, evening.state.exits.in_order()
        stages = stages_by_entry(bracket)
        assert order == sorted(order, key=stages.__getitem__)
        tied = {one for before, one in pairwise(order) if stages[one] == stages[before]}
        assert tied == {*evening.state.exits.tied}
    must_stand_by_round(evening)


def must_be_won_by_who_put_out(evening: Evening) -> None:
    """Every head is of who won the last pairing that was lost; of who left nobody takes it."""
    state = evening.state
    bracket, bounties = state.matches.bracket, state.bounties
    lost = {one.loser: one.winner for one in survey(bracket) if one.loser and one.winner}
    out = state.exits.by_entry
    assert dict(bounties.takers) == {one: (lost[one],) for one in out if one not in bracket.gone}
    assert bounties.untold() == []
    sums = bounty_sums(state)
    assert (sums.taken, sums.paid) == (HEAD * state.entries.count, 0)
    on_their_heads = len(set(out).intersection(bracket.gone)) + state.left - state.is_decided
    assert sums.kept == HEAD * on_their_heads


@pytest.mark.parametrize("kind", Elimination)
@given(st.integers(2, 12), st.data())
def test_any_order_of_results_and_corrections_gives_the_places_of_the_rounds(
    kind: Elimination, players: int, data: st.DataObject
) -> None:
    bronze = kind is Elimination.SINGLE and data.draw(st.booleans())
    evening = heads_up(players, BracketTerms(kind, bronze), conditions=HUNTED)
    for _ in range(12):
        if not evening.state.is_decided:
            a_step(evening, data)
            must_be_won_by_who_put_out(evening)
        sitting = sum(map(bool, evening.state.seating.entry_at))
        assert sitting == 2 * len(evening.state.matches.called)
    while not evening.state.is_decided:
        call_all(evening)
        for pairing in sorted(evening.state.matches.called):
            while pairing in evening.state.matches.called:
                lose(evening, pairing, 0, 1)
    must_stand_by_round(evening)
    must_be_won_by_who_put_out(evening)


def test_a_match_is_not_corrected_once_its_bounty_is_handed_over() -> None:
    evening = heads_up(4, conditions=HUNTED)
    call_all(evening)
    lose(evening, 1, 0)
    winner = evening.state.matches.bracket.winner(1)
    assert winner
    evening.tell(pay_bounty(evening.state, winner))
    with pytest.raises(Refusal, match="bounty_paid"):
        correct_match(evening.state, 1, 1, evening.now)
    evening.tell(reverse_bounty(evening.state, winner))


def test_another_may_be_told_to_have_taken_a_bounty_of_the_bracket() -> None:
    evening = heads_up(4, conditions=HUNTED)
    call_all(evening)
    lose(evening, 1, 0)
    loser = evening.state.matches.bracket.sides(1)[0]
    other = evening.state.matches.bracket.sides(2)[0]
    assert loser
    assert other
    evening.tell(tell_takers(evening.state, loser, (other,)))
    assert bounty_due(evening.state, other).owed == HEAD


def test_a_corrected_result_sends_the_other_player_on() -> None:
    evening = heads_up(4)
    call_all(evening)
    lose(evening, 1, 0)
    one, other = evening.state.matches.bracket.sides(1)
    assert evening.state.matches.bracket.sides(3)[0] == other
    evening.tell(correct_match(evening.state, 1, 2, evening.now))
    assert evening.state.matches.bracket.wins[1] == (other, one)
    assert evening.state.matches.bracket.sides(3)[0] is None
    assert evening.state.left == 4


def test_a_result_with_later_matches_is_corrected_only_when_they_go_along() -> None:
    evening = heads_up(4)
    call_all(evening)
    for pairing in (1, 2):
        lose(evening, pairing, 0)
    call_all(evening)
    lose(evening, 3, 0, 1)
    with pytest.raises(Refusal) as refused:
        correct_match(evening.state, 1, 1, evening.now)
    assert (refused.value.code, refused.value.details["pairings"]) == ("later_matches", "3")
    evening.tell(correct_match(evening.state, 1, 1, evening.now, cascade=True))
    assert 3 not in evening.state.matches.bracket.wins
    assert not evening.state.seating.entry_at


def test_a_call_is_taken_back_before_the_first_match_is_won() -> None:
    evening = heads_up(4, tables=1)
    call_all(evening)
    evening.tell(call_back(evening.state, 1))
    assert [call.pairing for call in next_calls(evening.state)] == [1]
    call_all(evening)
    lose(evening, 1, 0, 1)
    with pytest.raises(Refusal, match="pairing_begun"):
        call_back(evening.state, 1)


@pytest.mark.parametrize(
    ("slots", "code"),
    [
        ((1, 2, 3, 3), "not_the_whole_field"),
        ((1, 2, 3, 0), "not_the_whole_field"),
        ((1, 2, 3, 4, 0, 0, 0, 0), "not_a_bracket"),
    ],
)
def test_a_draw_made_by_hand_has_everybody_once(slots: tuple[int, ...], code: str) -> None:
    evening = heads_up(4)
    with pytest.raises(Refusal, match=code):
        record_draw(evening.state, slots)


def test_a_draw_made_by_hand_pairs_no_two_byes() -> None:
    evening = heads_up(5)
    with pytest.raises(Refusal, match="byes_meet"):
        record_draw(evening.state, (1, 2, 3, 4, 5, 0, 0, 0))
    evening.tell(record_draw(evening.state, (1, 2, 3, 0, 4, 0, 5, 0)))
    assert evening.state.matches.bracket.winner(2) == 3


def test_a_head_that_a_deal_shares_is_won_in_no_pairing() -> None:
    evening = heads_up(4, conditions=HUNTED)
    stacks = dict.fromkeys(evening.state.in_play(), evening.state.chips_in_play // 4)
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.EVEN), stacks, heads=True))
    for entry, answer in product(stacks, DealAnswer):
        if answer is not DealAnswer.REFUSED:
            evening.tell(answer_deal(evening.state, entry, answer))
    evening.tell(post_deal(evening.state))
    call_all(evening)
    lose(evening, 1, 0)
    (out,) = evening.state.exits.by_entry
    assert out not in evening.state.bounties.takers
    assert bounty_due(evening.state, out).owed == HEAD

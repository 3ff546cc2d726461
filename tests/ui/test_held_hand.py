"""Every question that a held hand leaves open, in every house: to the ruling, and into the hand."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import CheckOrCall, DealBoard, Fold, RaiseTo
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledToBe
from tdapp.shown.table_words import named_words
from tdapp.table.facts.hands import HandRuled
from tdapp.table.hands.ruling import about_hand, rule_in_hand
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import Ask, Carry, HouseRuling, Next
from tdapp.words.look_up.held_hand import HeldHand, held_hand
from tdapp.words.look_up.irregularity_enquiry import irregularity_ways
from tdapp.words.look_up.posting_enquiry import posting_way
from tdapp.words.look_up.turn_enquiry import turn_way
from tdapp.words.look_up.wager_enquiry import wager_way
from tests.poker.houses import HOUSES, play_rules
from tests.poker.irregularities import irregularities
from tests.tournament.hands.feature_table import FeatureTable

TYPED = ("1", "400", "Jc")
FEW = 25
"""So many rulings of each house change something in a hand of hold'em at least."""


def on_flop() -> tuple[Tournament, HeldHand]:
    """Three see a flop; one bets, and one folds."""
    table = FeatureTable()
    table.begin((2_000, 2_000, 2_000))
    table.deal_unseen()
    table.does(
        CheckOrCall(2),
        CheckOrCall(0),
        CheckOrCall(1),
        DealBoard(cards("2c 7d 9h")),
        RaiseTo(0, 200),
        Fold(1),
    )
    state = table.evening.state
    held = held_hand(state, 1, str, Voice())
    assert held
    return state, held


@pytest.mark.parametrize("house", HOUSES)
def test_whatever_a_hand_leaves_open_can_be_answered_and_carried_out_or_refused(house: str) -> None:
    state, held = on_flop()
    play = play_rules(house)
    ways = irregularity_ways(Voice(), irregularities(house), held)
    in_play = (
        wager_way(Voice(), play, held),
        turn_way(Voice(), play, held),
        posting_way(Voice(), play, held),
    )
    asked = [way.leads_to() for way in (*ways, *in_play)]
    carried = 0
    while asked:
        match asked.pop():
            case HouseRuling(carry=carry):
                asked += [carry()] if carry else []
            case Carry() as carry:
                carried += _is_carried(state, carry)
            case step:
                asked += _followed(step)
    assert carried > FEW


def _is_carried(state: Tournament, carry: Carry) -> bool:
    """Whether the hand takes it; what it does not take is refused."""
    try:
        (event,) = rule_in_hand(state, carry.table, carry.act)
    except Refusal:
        return False
    assert isinstance(event, HandRuled)
    assert isinstance(carry.act, CarryOut | RuledToBe)
    assert carry.act.rule
    return True


def _followed(step: Ask) -> list[Next]:
    found = [way.leads_to() for way in step.ways]
    for typed in TYPED if step.read else ():
        try:
            found.append(step.taken(typed, None))
        except Refusal as unfit:
            assert unfit.code in {  # noqa: PT017
                "number_below", "number_above", "no_card", "not_a_count", "not_an_act",
                "which_cards",
            }  # fmt: skip
    return found


def test_a_hand_answers_what_it_knows_and_names_it() -> None:
    state, held = on_flop()
    assert named_words(Voice(), held.hand) == "Table 1, hand 1: no-limit Hold'em"
    way = next(
        one
        for one in irregularity_ways(Voice(), irregularities("CROWN"), held)
        if one.words == "no burn before the flop"
    )
    ruled = way.leads_to()
    assert isinstance(ruled, HouseRuling)
    assert ruled.from_hand == ("Have two or more players acted? yes",)
    assert "carried out in the hand" in ruled.notes.values()
    assert held_hand(state, 9, str, Voice()) == held
    by_dealer = turn_way(Voice(), play_rules("STAR"), held).leads_to()
    assert isinstance(by_dealer, Ask)
    turn = by_dealer.ways_for("no")[0].leads_to()
    assert isinstance(turn, Ask)
    faced = turn.taken("300", None)
    assert isinstance(faced, Ask)
    assert [one.words for one in faced.ways] == ["no bet yet", "200"]
    skipped = faced.ways[1].leads_to()
    assert isinstance(skipped, Ask)
    short = skipped.ways_for("all folded")[0].leads_to()
    assert isinstance(short, Ask)
    short = short.ways_for("several")[0].leads_to()
    assert isinstance(short, HouseRuling)
    assert short.sentences[0] == "The action stands."
    assert (held.was_full(200, 300), held.was_full(200, 400)) == (False, True)
    assert held.was_full(150, 300) is None


def test_chips_that_are_taken_back_are_a_step_after_which_the_player_acts_again() -> None:
    state, held = on_flop()
    did = wager_way(Voice(), play_rules("ADELAIDE"), held).leads_to()
    assert isinstance(did, Ask)
    ruled = did.taken("50", None)
    assert isinstance(ruled, HouseRuling)
    assert ruled.carry
    chosen = ruled.carry()
    assert isinstance(chosen, Ask)
    ends = {way.words: way.leads_to() for way in chosen.ways}
    back = ends["take 50 back"]
    assert isinstance(back, Carry)
    assert isinstance(back.act, RuledToBe)
    assert (back.act.player, back.act.rule) == (2, "70")
    assert _is_carried(state, back)
    assert about_hand(state, 1, back.act, ruled.kind).entries == (held.hand.entries[2],)

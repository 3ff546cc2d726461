"""Rulings carried out in the hand of a feature table: kept, undone and told like every step."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.hands import ActInHand, BeginHand, EndHand, StepHandBack
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import AnyAct, CheckOrCall, Deal, DealBoard, Fold, RaiseTo, Show
from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.irregularities import Mistake, RulingAnswer, rule_on
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledAct, RuledToBe
from tdapp.rules.irregularities.facts import RulingFact
from tdapp.rules.irregularities.outcomes import RoundFate, RulingStep
from tdapp.rules.irregularities.situations import Situation
from tdapp.table.hands.results import result_of
from tdapp.table.hands.ruling import facts_of_hand, last_to_fold
from tdapp.table.state.hands import HandInPlay
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, install
from tests.desk.station import Station
from tests.poker.irregularities import irregularities
from tests.rules_doc import rule
from tests.tournament.hands.feature_table import game

WHY = Circumstances(reason="the wrong hand was shown")
SAID = Circumstances(reason="as the book has it")


@pytest.fixture
def on_flop(station: Station) -> Station:
    """Three of five players with 500 chips each on a flop, the button in seat 5."""
    install(station, (1,), seats=6)
    announce(station, replace(SMALL, rebuy=None, seats_per_table=6), sold=5, tables=(1,))
    stacks = tuple((entry, 500) for entry in range(1, 6))
    station.do(BeginHand(EVENT, 1, game(), button=5, stacks=stacks))
    _does(station, *[Deal(it, cards("?? ??")) for it in range(5)], Fold(2), Fold(3), CheckOrCall(4))
    _does(station, CheckOrCall(0), CheckOrCall(1), DealBoard(cards("2c 7d 9h")))
    return station


def _does(station: Station, *acts: AnyAct) -> None:
    station.do_all([ActInHand(EVENT, 1, one) for one in acts])


def _hand(station: Station) -> HandInPlay:
    return station.event(EVENT).feature.by_table[1]


def _ruled(station: Station, situation: Situation, mistake: Mistake) -> CarryOut:
    facts = facts_of_hand(_hand(station), situation, mistake.player)
    return CarryOut(rule_on(irregularities("STAR"), situation, facts), mistake)


@rule("STAR", "26.31")
def test_a_turn_set_aside_comes_back_for_the_river_over_a_restart_and_a_step_back(
    on_flop: Station,
) -> None:
    """The record has the ruling with its rule; the round it made is worked out from it."""
    station = on_flop
    early = _ruled(station, Situation.TURN_EARLY, Mistake(cards=cards("Jc")))
    station.do(RuleInHand(EVENT, 1, early), SAID)
    station.restart()
    assert _hand(station).acts[-1] == early
    assert early.rule == "26.31"
    given = station.event(EVENT).rulings.by_number[1].given
    assert (given.table, given.hand, given.rule) == (1, "1", "26.31")
    station.do(StepHandBack(EVENT, 1))
    done = station.do(RuleInHand(EVENT, 1, early), SAID)
    assert done.act.reason == SAID.reason
    assert len(station.event(EVENT).rulings.by_number) == 2
    station.undo(done.act.action, WHY)
    assert len(station.event(EVENT).rulings.by_number) == 1
    station.do(RuleInHand(EVENT, 1, early), SAID)
    _does(
        station,
        CheckOrCall(0),
        CheckOrCall(1),
        CheckOrCall(4),
        DealBoard(cards("4d")),
        CheckOrCall(0),
        CheckOrCall(1),
        CheckOrCall(4),
    )
    _does(station, DealBoard(cards("Jc")))
    assert _hand(station).round.boards == (cards("2c 7d 9h 4d Jc"),)
    laws.check(station)


@rule("STAR", "25.1.1")
def test_a_misdeal_begins_the_hand_again_and_its_end_feeds_the_event(on_flop: Station) -> None:
    """All wagers go back; the hand is dealt anew, and who is out then is out."""
    station = on_flop
    station.do(RuleInHand(EVENT, 1, _ruled(station, Situation.EXPOSED_IN_CUT, Mistake())), SAID)
    assert _hand(station).round.phase is Phase.DEAL
    _does(station, *[Deal(it, cards("?? ??")) for it in range(5)], Fold(2))
    to_be = RuledToBe("7.1", (RaiseTo(3, 500),))
    station.do(RuleInHand(EVENT, 1, to_be), SAID)
    _does(station, CheckOrCall(4), Fold(0), Fold(1))
    _does(station, *[DealBoard(cards(text)) for text in ("2c 7d 9h", "Ts", "3c")])
    _does(station, Show(3, cards("Kh Kd")), Show(4, cards("Ah Ad")))
    hand = _hand(station)
    station.do(EndHand(EVENT, 1))
    assert station.event(EVENT).places() == {hand.entries[3]: 5}
    laws.check(station)


def test_the_hand_tells_who_has_acted_and_who_folded_last(on_flop: Station) -> None:
    station = on_flop
    assert last_to_fold(_hand(station)) == 3
    count = Situation.NO_BURN_LATER
    assert facts_of_hand(_hand(station), count)[RulingFact.PLAYERS_ACTED] == 0
    station.do(RuleInHand(EVENT, 1, RuledToBe("7.1", (RaiseTo(0, 100),))), SAID)
    _does(station, Fold(1))
    found = facts_of_hand(_hand(station), count, 0)
    assert found[RulingFact.PLAYERS_ACTED] == 2
    assert (found[RulingFact.UNCALLED], found[RulingFact.BETTING_STARTED]) == (100, True)
    assert last_to_fold(_hand(station)) == 1


@rule("STAR", "26.23")
def test_who_is_treated_as_all_in_is_not_all_in_for_the_event(on_flop: Station) -> None:
    """The chips behind are kept out of the hand, and are there when it is over."""
    station = on_flop
    treated = RulingAnswer(
        situation=Situation.LAST_CARD_EXPOSED,
        standing=RoundFate.PLAYS_ON,
        rule="26.23",
        steps=(RulingStep.TREATED_AS_ALL_IN,),
    )
    station.do(RuleInHand(EVENT, 1, CarryOut(treated, Mistake(player=4))), SAID)
    _does(station, RaiseTo(0, 100), Fold(1), DealBoard(cards("Ts")), DealBoard(cards("3c")))
    _does(station, Show(4, cards("Kh Kd")), Show(0, cards("Ah Ad")))
    hand = _hand(station)
    result = result_of(hand)
    assert not result.all_ins
    assert sum(one.after for one in result.stacks) == 2_500
    station.do(EndHand(EVENT, 1))
    assert station.event(EVENT).chips.stacks[hand.entries[4]].stack == 450
    laws.check(station)


def test_what_the_hand_does_not_allow_is_refused(on_flop: Station) -> None:
    early = rule_on(irregularities("STAR"), Situation.TURN_EARLY, {})
    acts: dict[str, RuledAct] = {
        "which_cards": CarryOut(early, Mistake()),
        "not_in_deck": CarryOut(early, Mistake(cards=(77,))),
        "not_dealt": CarryOut(early, Mistake(player=-1)),
        "not_your_turn": RuledToBe("7.1", (Fold(4),)),
    }
    for code, act in acts.items():
        with pytest.raises(Refusal, match=code):
            on_flop.do(RuleInHand(EVENT, 1, act), SAID)

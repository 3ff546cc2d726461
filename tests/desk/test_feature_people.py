"""Who buys chips, moves or is sent off while hands of a feature table are followed."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.exits import Bust, BustTogether, Leave, Reinstate
from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.hands import ActInHand, BeginHand, EndHand, PlayKillPots, SettleChinese
from tdapp.calls.tournament.sales import Rebuy
from tdapp.calls.tournament.seats import SwapSeats
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.poker.cards import cards
from tdapp.poker.kill import NEUTRAL, KillButton, KillButtonSide
from tdapp.poker.play.acts import AnyAct, CheckOrCall, DealBoard, DealUnseen, Fold, RaiseTo, Show
from tdapp.poker.rulings.irregularities import Mistake, next_fact, rule_on
from tdapp.poker.rulings.irregularities_carried import CarryOut
from tdapp.rules.irregularities.situations import Situation
from tdapp.table.facts.hands import StackAfter
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.chinese import chinese_button
from tdapp.table.hands.kills import kill_button
from tdapp.table.hands.ruling import facts_of_hand
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.exits.leaving import BY_STAGE
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, install
from tests.desk.station import Station
from tests.poker.irregularities import irregularities
from tests.rules_doc import rule
from tests.tournament.hands.feature_table import BOARD, game, without_rebuys

WHY = Circumstances(reason="as the book has it")
NO_REBUYS = replace(SMALL, rebuy=None, seats_per_table=6)


def begun(
    station: Station, conditions: Conditions = NO_REBUYS, house: str = "star", sold: int = 3
) -> None:
    """So many players at table 1 with 500 chips each, a hand dealt, the button in the last seat."""
    install(station, (1,), seats=6)
    announce(station, conditions, sold=sold, tables=(1,))
    stacks = tuple((entry, 500) for entry in range(1, sold + 1))
    station.do(BeginHand(EVENT, 1, game(house), button=sold, stacks=stacks))
    does(station, DealUnseen())


def does(station: Station, *acts: AnyAct) -> None:
    station.do_all([ActInHand(EVENT, 1, one) for one in acts])


def hand_of(station: Station) -> HandInPlay:
    return station.event(EVENT).feature.by_table[1]


def stack(station: Station, entry: int) -> int:
    return station.event(EVENT).chips.stacks[entry].stack


def run_out(station: Station, *hands: str) -> None:
    """The board, and what the players show in their turn."""
    does(station, *[DealBoard(cards(text)) for text in BOARD])
    while station.event(EVENT).feature.by_table[1].round.turn:
        player = hand_of(station).round.turn[0]
        does(station, Show(player, cards(hands[player])))


@rule("ADELAIDE", "104")
def test_an_all_in_that_a_misdeal_gave_back_does_not_count_for_the_places(
    station: Station,
) -> None:
    """Of equal stacks the first all-in of the hand that was played counts, not that before it."""
    begun(station, replace(NO_REBUYS, rules=without_rebuys("adelaide").rules), "adelaide", sold=4)
    entries = hand_of(station).entries
    does(station, RaiseTo(2, 500))
    situation, book = Situation.EXPOSED_IN_CUT, irregularities("ADELAIDE")
    facts = dict(facts_of_hand(hand_of(station), situation, 2))
    while (asked := next_fact(book, situation, facts)) is not None:
        facts[asked] = False
    misdeal = CarryOut(rule_on(book, situation, facts), Mistake(player=2, chosen=True))
    station.do(RuleInHand(EVENT, 1, misdeal), WHY)
    does(
        station,
        DealUnseen(),
        CheckOrCall(2),
        CheckOrCall(3),
        RaiseTo(0, 500),
        Fold(1),
        CheckOrCall(2),
        CheckOrCall(3),
    )
    does(station, *[Show(it, cards(shown)) for it, shown in ((0, "Qh Qd"), (2, "Kh Kd"))])
    does(station, Show(3, cards("Ah Ad")))
    run_out(station)
    station.do(EndHand(EVENT, 1))
    assert station.event(EVENT).places() == {entries[0]: 3, entries[2]: 4}
    laws.check(station)


def test_who_lost_all_and_buys_again_is_dealt_in_with_what_was_bought(station: Station) -> None:
    begun(station, replace(SMALL, seats_per_table=6))
    button, winner = hand_of(station).entries[2], hand_of(station).entries[0]
    does(station, RaiseTo(2, 500), CheckOrCall(0), Fold(1))
    run_out(station, "Ah Ad", "", "Kh Kd")
    station.do(EndHand(EVENT, 1))
    assert (stack(station, button), button in station.event(EVENT).exits.out_of_chips) == (0, True)
    station.do(Rebuy(EVENT, button))
    assert stack(station, button) == 400
    station.do(BeginHand(EVENT, 1, game()))
    hand = hand_of(station)
    assert dict(zip(hand.entries, hand.setup.stacks, strict=True))[button] == 400
    assert stack(station, winner) == 1_050


def test_chips_bought_during_a_hand_are_there_after_it_and_no_stack_of_0_is_taken(
    station: Station,
) -> None:
    """Who lost the others in the hand is not out then; who brings none is asked for."""
    begun(station, replace(SMALL, seats_per_table=6))
    button = hand_of(station).entries[2]
    does(station, RaiseTo(2, 500))
    done = station.do(Rebuy(EVENT, button))
    station.undo(done.act.action, WHY)
    station.do(Rebuy(EVENT, button))
    does(station, CheckOrCall(0), Fold(1))
    run_out(station, "Ah Ad", "", "Kh Kd")
    station.do(EndHand(EVENT, 1))
    assert stack(station, button) == 400
    assert not station.event(EVENT).exits.out_of_chips
    laws.check(station)


def test_who_comes_back_with_a_stack_of_0_is_asked_for_his_chips(station: Station) -> None:
    begun(station)
    button = hand_of(station).entries[2]
    does(station, RaiseTo(2, 500), CheckOrCall(0), Fold(1))
    run_out(station, "Ah Ad", "", "Kh Kd")
    station.do(EndHand(EVENT, 1))
    station.do(Reinstate(EVENT, button), WHY)
    with pytest.raises(Refusal, match="stack_not_told"):
        station.do(BeginHand(EVENT, 1, game()))
    with pytest.raises(Refusal, match="not_a_stack"):
        station.do(BeginHand(EVENT, 1, game(), stacks=((button, 0),)))


def exits_of(entry: int, other: int) -> list[Call]:
    """What would take a player out of a hand that goes on."""
    by_hand = set(Departure) - BY_STAGE - {Departure.DISQUALIFIED}
    left = [Leave(EVENT, entry, how, 0) for how in sorted(by_hand, key=str)]
    outs = (EliminatedPlayer(entry=entry, table=1), EliminatedPlayer(entry=other, table=1))
    together = BustTogether(EVENT, outs, declined=True)
    return [*left, Bust(EVENT, entry, declined=True), together, SwapSeats(EVENT, entry, other)]


def test_nobody_is_taken_out_of_a_hand_that_goes_on_but_by_a_disqualification(
    station: Station,
) -> None:
    begun(station, sold=4)
    first, second, last, _ = hand_of(station).entries
    for call in exits_of(last, second):
        with pytest.raises(Refusal, match="hand_in_play"):
            station.do(call, WHY)
    done = station.do(Leave(EVENT, last, Departure.DISQUALIFIED, 500), WHY)
    assert 2 not in hand_of(station).round.live
    station.undo(done.act.action, WHY)
    assert 2 in hand_of(station).round.live
    station.do(Leave(EVENT, last, Departure.DISQUALIFIED, 500), WHY)
    does(station, Fold(3), Fold(0))
    station.do(EndHand(EVENT, 1))
    assert station.event(EVENT).places() == {last: 4}
    assert (stack(station, first), stack(station, second)) == (475, 525)
    assert last not in station.event(EVENT).chips.stacks
    laws.check(station)


def test_a_hand_that_is_over_ends_without_who_was_disqualified_before(station: Station) -> None:
    begun(station)
    winner, other, loser = hand_of(station).entries
    does(station, RaiseTo(2, 500), CheckOrCall(0), Fold(1))
    run_out(station, "Ah Ad", "", "Kh Kd")
    station.do(Leave(EVENT, loser, Departure.DISQUALIFIED, 0), WHY)
    station.do(EndHand(EVENT, 1))
    assert station.event(EVENT).places() == {loser: 3}
    assert (stack(station, winner), stack(station, other)) == (1_050, 450)
    laws.check(station)


@rule("CROWN", "8.13.4")
def test_a_smaller_pot_does_not_count_and_the_button_is_its_players_not_his_seats(
    station: Station,
) -> None:
    """Only a pot of the qualifying size moves the kill button."""
    begun(station, house="crown")
    with pytest.raises(Refusal, match="hand_in_play"):
        station.do(PlayKillPots(EVENT, 1, game("crown"), least=100))
    does(station, Fold(2), Fold(0))
    station.do(EndHand(EVENT, 1))
    with pytest.raises(Refusal, match="not_a_stack"):
        station.do(PlayKillPots(EVENT, 1, game("crown"), least=-1))
    station.do(PlayKillPots(EVENT, 1, game("crown"), least=100))
    station.do(BeginHand(EVENT, 1, game("crown")))
    does(station, DealUnseen(), Fold(2), Fold(0))
    station.do(EndHand(EVENT, 1))
    assert kill_button(station.event(EVENT), 1) == NEUTRAL

    station.do(BeginHand(EVENT, 1, game("crown")))
    winner, other, _ = hand_of(station).entries
    does(station, DealUnseen(), RaiseTo(2, 100), RaiseTo(0, 200), Fold(1), Fold(2))
    station.do(EndHand(EVENT, 1))
    seat = station.event(EVENT).seating.seat_of[winner].seat
    assert kill_button(station.event(EVENT), 1) == KillButton(seat, KillButtonSide.LEG_UP)
    station.do(SwapSeats(EVENT, winner, other))
    assert kill_button(station.event(EVENT), 1) == NEUTRAL


def chinese(station: Station, *after: tuple[int, int, int]) -> None:
    station.do(SettleChinese(EVENT, 1, tuple(StackAfter(*one) for one in after)))


@rule("CROWN", "13.4.3")
def test_a_hand_of_chinese_poker_has_a_number_moves_the_button_and_puts_players_out(
    station: Station,
) -> None:
    """Who has paid his last chips is out as after every other hand."""
    install(station, (1,), seats=6)
    announce(station, NO_REBUYS, sold=4, tables=(1,))
    entry_at = station.event(EVENT).seating.entry_at
    seats = sorted(seat.seat for seat in entry_at)
    one, two, three, four = (entry_at[Seat(1, seat)] for seat in seats)
    chinese(station, (one, 500, 700), (two, 500, 500), (three, 500, 500), (four, 500, 300))
    assert station.event(EVENT).buttons.by_table[1].position.button == seats[3]
    assert chinese_button(station.event(EVENT), 1) == seats[0]
    done = station.do(
        SettleChinese(EVENT, 1, (StackAfter(two, 500, 800), StackAfter(four, 300, 0)))
    )
    state = station.event(EVENT)
    assert (state.feature.numbers[1], state.buttons.by_table[1].position.button) == (2, seats[0])
    assert (state.places(), state.exits.by_entry[four].hand) == ({four: 4}, "2")
    station.undo(done.act.action, WHY)
    assert station.event(EVENT).feature.numbers[1] == 1
    with pytest.raises(Refusal, match="count_does_not_add_up"):
        chinese(station, (one, 700, 700), (two, 500, 501))
    with pytest.raises(Refusal, match="nobody_named"):
        chinese(station)
    together = StackAfter(one, 700, 1_500), StackAfter(four, 300, 0), StackAfter(two, 500, 0)
    done = station.do(SettleChinese(EVENT, 1, together))
    assert station.event(EVENT).places() == {four: 4, two: 3}
    station.undo(done.act.action, WHY)
    station.do(BeginHand(EVENT, 1, game(), button=seats[3], stacks=()))
    assert hand_of(station).number == 2
    with pytest.raises(Refusal, match="hand_in_play"):
        chinese(station, (one, 700, 700), (two, 500, 500))
    laws.check(station)

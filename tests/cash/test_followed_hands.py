"""A hand followed at a cash table: by its sign, with what is owed, its end told to the room."""

from typing import Any

import pytest

from tdapp.bootstrap import house_named
from tdapp.calls.cash.fees import BuyTime
from tdapp.calls.cash.games import TellHands
from tdapp.calls.cash.hands import DropCashHand, StepCashHandBack
from tdapp.calls.cash.stakes import AddToStake, GetUp
from tdapp.cash.blinds.coming_hands import coming_hand
from tdapp.cash.hands.ending import charge_at
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame
from tdapp.cli.cash import signs_of
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import cards
from tdapp.poker.commission.charge import Item
from tdapp.poker.play.acts import CheckOrCall, DealBoard, DealUnseen, Fold, RaiseTo, Show, Straddle
from tdapp.poker.play.offers import offers
from tdapp.poker.practice.playing import PlayStyle
from tests.cash.floor import at, away, back, come_in, refused
from tests.cash.followed import begin_hand, does, end_hand, play_out, round_at, stakes
from tests.cash.money_room import balances, fee
from tests.cash.room import ROOM, CashRoom, sign
from tests.desk.station import Station

RAKE = fee("percentage", rate=500, cap=1_000)


def seated(room: CashRoom, *seats: int, **more: Any) -> CashRoom:
    """A game at table 1 with these seats taken by persons of their number, 200.00 each."""
    room.open(1, sign(**more))
    for seat in seats:
        room.sit(seat, 1, seat)
    return room


def test_a_hand_goes_on_from_the_blinds_told_and_its_end_tells_stakes_commission_and_the_count(
    room: CashRoom,
) -> None:
    """STAR 3.3.1: five percent of the pot, what nobody called apart."""
    seated(room, 1, 3, 5, commission=(RAKE,))
    with refused("button_not_told"):
        begin_hand(room)
    begin_hand(room, button=1)
    assert room.state.buttons.at(1).position.big_blind == 5
    assert round_at(room).setup.stacks == (20_000, 20_000, 20_000)
    does(room, DealUnseen(), RaiseTo(2, 4_000), CheckOrCall(0), Fold(1))
    does(room, DealBoard(cards("2c 7d 9h")), RaiseTo(0, 3_000), Fold(2))
    lines = charge_at(room.state, room.rules.play.commission, 1).lines
    assert [(one.item, one.cents) for one in lines][:2] == [
        (Item.UNCALLED, 0),
        (Item.PERCENTAGE, 425),
    ]
    taken = sum(one.cents for one in lines)
    end_hand(room)
    assert taken == 425
    assert stakes(room) == {1: 16_000, 3: 24_500 - taken, 5: 19_500}
    assert room.state.chips_in_play == sum(stakes(room).values())
    assert room.state.games.by_table[1].hands == 1
    assert coming_hand(room.state, 1).button == 3
    begin_hand(room)
    assert room.state.feature.by_table[1].setup.stacks == (19_500, 16_000, 24_075)


def test_who_missed_a_blind_is_asked_for_it_and_posts_it_in_the_hand_he_comes_back_to(
    room: CashRoom,
) -> None:
    """STAR 8.8.3: the big blind live, the small one dead in the pot."""
    seated(room, 1, 3, 5, 7)
    begin_hand(room, button=1)
    play_out(room, "one", style=PlayStyle.CALL_DOWN)
    missing = at(room, 7)
    away(room, 7)
    for seed in ("two", "three"):
        begin_hand(room)
        assert missing not in room.state.feature.by_table[1].entries
        play_out(room, seed, style=PlayStyle.CALL_DOWN)
    owed = room.state.blinds.owed[missing]
    assert (owed.small, owed.big) == (1, 1)
    back(room, 7)
    come_in(room, missing)
    begin_hand(room)
    hand = room.state.feature.by_table[1]
    player = hand.entries.index(missing)
    assert (hand.setup.blinds[player], hand.setup.dead[player]) == (500, 200)
    assert missing not in room.state.blinds.posts
    play_out(room, "four")
    begin_hand(room)
    assert not any(room.state.feature.by_table[1].setup.dead)


def test_who_arrives_while_a_hand_is_followed_missed_nothing_of_it(room: CashRoom) -> None:
    seated(room, 1, 3, 7)
    begin_hand(room, button=7)
    play_out(room, "one", style=PlayStyle.CALL_DOWN)
    begin_hand(room)
    newcomer = room.sit(9, 1, 2)
    play_out(room, "two")
    owed = room.state.blinds.owed.get(newcomer)
    assert owed is None or (owed.small, owed.big) == (0, 0)


def test_what_the_sign_does_not_have_cannot_be_done(room: CashRoom) -> None:
    """STAR 8.8.9: straddles and several boards are facts of the sign."""
    seated(room, 1, 3, 5)
    room.open(2, sign(straddles=True, run_several=True))
    for seat in (1, 3, 5):
        room.sit(10 + seat, 2, seat)
    for table in (1, 2):
        begin_hand(room, table, button=1)
    with refused("no_straddles"):
        does(room, Straddle(round_at(room).setup.first))
    assert round_at(room).setup.rules.showdown.run_it is None
    does(room, Straddle(round_at(room, 2).setup.first), table=2)
    assert round_at(room, 2).setup.straddles == 1


def test_kill_pots_come_and_go_with_the_sign(station: Station) -> None:
    """CROWN 8.13."""
    room = CashRoom(station, "crown")
    game = CashGame("holdem", Structure.FIXED, (200, 400))
    seated(room, 1, 3, 5, game=game, kill_pots=True)
    begin_hand(room, button=1)
    assert 1 in room.state.feature.kills
    assert round_at(room).setup.rules.blinds.kill is not None


def test_time_is_bought_out_of_what_is_left_behind(room: CashRoom) -> None:
    seated(room, 1, 3, 5, commission=(RAKE, fee("extra_time", fee=500)))
    begin_hand(room, button=1)
    does(room, DealUnseen(), RaiseTo(2, 19_800))
    with refused("not_so_much_behind"):
        room.station.do(BuyTime(ROOM, room.rules, at(room, 1)))
    before = room.state.chips_in_play
    room.station.do(BuyTime(ROOM, room.rules, at(room, 3)))
    assert offers(round_at(room)).actor == 0
    assert round_at(room).betting.stakes[0].stack == 20_000 - 200 - 500
    does(room, Fold(0), Fold(1))
    end_hand(room)
    paid = before - room.state.chips_in_play
    assert 0 < paid < 500
    assert sum(stakes(room).values()) == 60_000 - paid
    assert stakes(room)[1] == 20_000 + 700 + (500 - paid)


def test_a_stake_is_not_known_once_hands_were_dealt_that_nobody_followed(room: CashRoom) -> None:
    seated(room, 1, 3)
    begin_hand(room, button=1)
    play_out(room, "one", style=PlayStyle.CALL_DOWN)
    room.station.do(TellHands(ROOM, 1, 2))
    with refused("stack_not_told"):
        begin_hand(room)
    begin_hand(room, stacks=((at(room, 1), 15_000), (at(room, 3), 25_000)))
    assert sorted(round_at(room).setup.stacks) == [15_000, 25_000]


def test_a_hand_dropped_leaves_the_button_and_knows_no_stakes(room: CashRoom) -> None:
    seated(room, 1, 3, 5)
    begin_hand(room, button=1)
    does(room, DealUnseen(), Fold(2))
    room.station.do(StepCashHandBack(ROOM, 1))
    room.station.do(DropCashHand(ROOM, 1))
    assert room.state.buttons.at(1).position.button == 1
    assert room.state.games.by_table[1].hands == 0
    with refused("stack_not_told"):
        begin_hand(room)


def test_nobody_leaves_a_hand_or_buys_into_it(room: CashRoom) -> None:
    """STAR 8.3.1: chips are added between hands only."""
    seated(room, 1, 3)
    begin_hand(room, button=1)
    with refused("hand_in_play"):
        room.station.do(GetUp(ROOM, at(room, 1), 20_000))
    with refused("not_in_a_hand|hand_in_play|top_up"):
        room.station.do(AddToStake(ROOM, room.rules, at(room, 1), 20_000, BuyIn(1_000)))


def test_who_has_lost_all_is_passed_over_until_he_buys_and_owes_what_went_by(
    room: CashRoom,
) -> None:
    seated(room, 1, 3, 5)
    begin_hand(room, button=1)
    does(room, DealUnseen(), RaiseTo(2, 20_000), CheckOrCall(0), Fold(1))
    does(room, *map(DealBoard, map(cards, ("2c 7d 9h", "Ts", "3c"))))
    does(room, Show(2, cards("Ah Ad")), Show(0, cards("Kh Kd")))
    end_hand(room)
    loser = at(room, 3)
    assert stakes(room) == {1: 40_500, 3: 0, 5: 19_500}
    begin_hand(room)
    assert loser not in room.state.feature.by_table[1].entries
    play_out(room, "one", style=PlayStyle.CALL_DOWN)
    begin_hand(room)
    play_out(room, "two", style=PlayStyle.CALL_DOWN)
    assert room.state.blinds.owed[loser].big == 1
    room.station.do(AddToStake(ROOM, room.rules, loser, 0, BuyIn(20_000)))
    come_in(room, loser)
    begin_hand(room)
    assert loser in room.state.feature.by_table[1].entries


@pytest.mark.parametrize("house", ["star", "crown", "tasmania", "adelaide"])
def test_every_game_of_a_house_is_followed_and_every_cent_stays(
    station: Station, house: str
) -> None:
    """Stud and draw among them: stakes on the table, the pots told, less what the house took."""
    signs = signs_of(house_named(house))
    room = CashRoom(station, house, tables=len(signs))
    for table, one in enumerate(signs, 1):
        room.open(table, one)
        for seat in (1, 4, 6):
            room.sit(100 * table + seat, table, seat, one.least_stake)
        begin_hand(room, table, button=1)
        play_out(room, f"{house} {table}", table, PlayStyle.CALL_DOWN)
        begin_hand(room, table)
        play_out(room, f"{house} {table} again", table)
    told = sum(one.stack for one in room.state.chips.stacks.values())
    taken = -balances(room)["house_fee"] - balances(room)["jackpot_drop"]
    assert room.state.chips_in_play == told
    assert 0 < taken == sum(3 * one.least_stake for one in signs) - told

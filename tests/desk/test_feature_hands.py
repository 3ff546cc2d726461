"""A hand of a feature table as acts at the desk: kept over a restart, undone, fed to the event."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.hands import (
    ActInHand,
    BeginHand,
    DropHand,
    EndHand,
    PlayKillPots,
    StepHandBack,
)
from tdapp.calls.tournament.moves import BreakOutOfTurn
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.poker.cards import cards
from tdapp.poker.kill import NEUTRAL, KillButton, KillButtonSide
from tdapp.poker.play.acts import AnyAct, CheckOrCall, Deal, DealBoard, Fold, RaiseTo, Show
from tdapp.table.hands.kills import kill_button
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, install
from tests.desk.station import Station
from tests.rules_doc import rule
from tests.tournament.hands.feature_table import game

WHY = Circumstances(reason="the wrong hand was shown")


@pytest.fixture
def station_with_hand(station: Station) -> Station:
    """Five players at table 1 with 500 chips each, a hand begun, the button in seat 5."""
    install(station, (1,), seats=6)
    announce(station, replace(SMALL, rebuy=None, seats_per_table=6), sold=5, tables=(1,))
    stacks = tuple((entry, 500) for entry in range(1, 6))
    station.do(BeginHand(EVENT, 1, game(), button=5, stacks=stacks))
    return station


def do(station: Station, *acts: AnyAct) -> None:
    station.do_all([ActInHand(EVENT, 1, one) for one in acts])


def test_a_hand_is_kept_over_a_restart_and_its_end_puts_players_out(
    station_with_hand: Station,
) -> None:
    station = station_with_hand
    do(station, *[Deal(it, cards("?? ??")) for it in range(5)], Fold(2))
    station.restart()
    do(station, RaiseTo(3, 500), CheckOrCall(4), Fold(0))
    station.do(StepHandBack(EVENT, 1))
    do(station, Fold(0), Fold(1))
    do(station, *[DealBoard(cards(text)) for text in ("2c 7d 9h", "Ts", "3c")])
    do(station, Show(3, cards("Kh Kd")), Show(4, cards("Ah Ad")))
    hand = station.event(EVENT).feature.by_table[1]
    done = station.do(EndHand(EVENT, 1))

    state = station.event(EVENT)
    assert state.places() == {hand.entries[3]: 5}
    assert state.chips.stacks[hand.entries[4]].stack == 1_075
    assert state.buttons.by_table[1].position == hand.position
    assert station.undoing.needs_reason(DIRECTOR, done.act)
    station.undo(done.act.action, WHY)
    assert station.event(EVENT).feature.by_table[1] == hand
    assert not station.event(EVENT).exits.by_entry
    laws.check(station)


def test_a_step_in_the_middle_is_not_undone_and_the_last_one_is(station_with_hand: Station) -> None:
    station = station_with_hand
    first = station.do(ActInHand(EVENT, 1, Deal(0, cards("?? ??"))))
    last = station.do(ActInHand(EVENT, 1, Deal(1, cards("?? ??"))))
    with pytest.raises(Refusal, match="undo_blocked"):
        station.undo(first.act.action, WHY)
    station.undo(last.act.action, WHY)
    station.undo(first.act.action, WHY)
    station.do(DropHand(EVENT, 1))
    with pytest.raises(Refusal, match="no_hand_in_play"):
        do(station, Fold(0))


@rule("CROWN", "8.13.2", "8.13.3")
def test_the_kill_button_goes_with_the_end_of_a_hand_and_comes_back_with_its_undo(
    station_with_hand: Station,
) -> None:
    """It begins in the middle of the table, and goes to who wins a whole pot."""
    station = station_with_hand
    station.do(DropHand(EVENT, 1))
    station.do(PlayKillPots(EVENT, 1, game("crown")))
    assert kill_button(station.event(EVENT), 1) == NEUTRAL
    stacks = tuple((entry, 500) for entry in range(1, 6))
    station.do(BeginHand(EVENT, 1, game("crown"), button=5, stacks=stacks))
    do(station, *[Deal(it, cards("?? ??")) for it in range(5)], *[Fold(it) for it in (2, 3, 4, 0)])
    with pytest.raises(Refusal, match="hand_in_play"):
        station.do(BreakOutOfTurn(EVENT, 1), WHY)
    entry = station.event(EVENT).feature.by_table[1].entries[1]
    done = station.do(EndHand(EVENT, 1))
    seat = station.event(EVENT).seating.seat_of[entry].seat
    assert kill_button(station.event(EVENT), 1) == KillButton(seat, KillButtonSide.LEG_UP)

    station.restart()
    station.undo(done.act.action, WHY)
    assert kill_button(station.event(EVENT), 1) == NEUTRAL
    station.do(EndHand(EVENT, 1))
    station.do(PlayKillPots(EVENT, 1, game("crown"), offered=False))
    assert not station.event(EVENT).feature.kills
    laws.check(station)

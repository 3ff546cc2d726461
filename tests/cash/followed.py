"""Hands followed at cash tables: begun, played by chance or as told, and ended at the desk."""

from typing import Any

from tdapp.calls.cash.hands import ActInCashHand, BeginCashHand, EndCashHand
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.practice.playing import PlayStyle, acts_of
from tdapp.poker.round.state import Round
from tests.cash.room import ROOM, CashRoom
from tests.tournament.hands.feature_table import variant


def begin_hand(room: CashRoom, table: int = 1, **more: Any) -> None:
    """Follow the next hand of a table."""
    game = variant(room.state.game_at(table).sign.game.variant)
    room.station.do(BeginCashHand(ROOM, room.rules, table, game, **more))


def does(room: CashRoom, *acts: AnyAct, table: int = 1) -> None:
    """Enter these acts."""
    for one in acts:
        room.station.do(ActInCashHand(ROOM, table, one))


def round_at(room: CashRoom, table: int = 1) -> Round:
    """The round as it stands."""
    return room.state.feature.by_table[table].round


def play_out(room: CashRoom, seed: str, table: int = 1, style: Any = PlayStyle.BY_CHANCE) -> None:
    """Play a hand that has just begun to its end, and tell it."""
    does(room, *acts_of(room.state.feature.by_table[table].setup, seed, style), table=table)
    end_hand(room, table)


def end_hand(room: CashRoom, table: int = 1) -> None:
    """End a hand that is over."""
    room.station.do(EndCashHand(ROOM, room.rules, table))


def stakes(room: CashRoom, table: int = 1) -> dict[int, int]:
    """What is known of the stakes at a table, in cents, by seat."""
    state = room.state
    at = {state.seating.seat_of[one].seat: one for one in state.seating.at_table(table)}
    return {seat: state.chips.stacks[one].stack for seat, one in sorted(at.items())}

"""What a supervisor is asked about an irregularity, and how a row of the table says when it holds.

A fact is told as yes or no, as a number (of cards, players or chips) or as a kind of game.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

from tdapp.rules.irregularities.situations import GameKind


class RulingFact(Enum):
    """Something that a ruling may turn on."""

    GAME = "game"
    PLAYERS_ACTED = "players_acted"
    SUBSTANTIAL_ACTION = "substantial_action"
    ACTED = "acted"
    BETTING_STARTED = "betting_started"
    RECONSTRUCTABLE = "reconstructable"
    LOOKED = "looked"
    CARDS = "cards"
    PLAYERS = "players"
    MORE_TO_COME = "more_to_come"
    FIRST_OF_ROUND = "first_of_round"
    FIRST_ROUND = "first_round"
    BURNS_USED = "burns_used"
    HOLE_CARD = "hole_card"
    ONE_OPPONENT = "one_opponent"
    ANY_CORRECT = "any_correct"
    SOMEBODY_FOLDED = "somebody_folded"
    FOLDED_IN_FINAL_ROUND = "folded_in_final_round"
    SAME_PLAYER = "same_player"
    TABLED_WINNER = "tabled_winner"
    RAISE_UNCALLED = "raise_uncalled"
    HAND_CALLED = "hand_called"
    ASKER_CALLED = "asker_called"
    BY_WINNER = "by_winner"
    BY_LIVE_HAND = "by_live_hand"
    IN_MUCK = "in_muck"
    IN_HAND = "in_hand"
    PROTECTED = "protected"
    ON_TOP = "on_top"
    AUDIO_ONLY = "audio_only"
    VOICE_CALL = "voice_call"
    LANGUAGE_PERMITTED = "language_permitted"
    POT_PUSHED = "pot_pushed"
    COMMUNITY_DEALT = "community_dealt"
    DEAL_BEGUN = "deal_begun"
    ENOUGH_WITH_BURNS = "enough_with_burns"
    ANY_WAGER = "any_wager"
    FIRST_CARD_OUT = "first_card_out"
    FOLD_LINE = "fold_line"
    NEXT_HAND_BEGUN = "next_hand_begun"
    REPEATED = "repeated"
    WAGERS = "wagers"
    UNCALLED = "uncalled"
    ACTIVE = "active"
    OPPONENTS = "opponents"


NUMBERS = frozenset(
    {
        RulingFact.PLAYERS_ACTED,
        RulingFact.CARDS,
        RulingFact.PLAYERS,
        RulingFact.WAGERS,
        RulingFact.UNCALLED,
        RulingFact.ACTIVE,
        RulingFact.OPPONENTS,
    }
)
"""Facts that are told as a number; `GAME` is a kind of game, all others are yes or no."""

OF_A_PLAYER = frozenset(
    {
        RulingFact.ACTED,
        RulingFact.IN_HAND,
        RulingFact.WAGERS,
        RulingFact.UNCALLED,
        RulingFact.RAISE_UNCALLED,
        RulingFact.OPPONENTS,
        RulingFact.ONE_OPPONENT,
    }
)
"""Facts that are told of the player whose hand it is."""

Told: TypeAlias = bool | int | GameKind
Facts: TypeAlias = Mapping[RulingFact, Told]


class Between(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number from `least` to `most`, both counted in."""

    least: Annotated[int, msgspec.Meta(ge=0)] = 0
    most: int | None = None


Condition: TypeAlias = bool | Between | tuple[GameKind, ...]


def holds(condition: Condition, told: Told) -> bool:
    """Whether a fact is as a row wants it."""
    match condition:
        case bool():
            return condition == told
        case Between(least, most):
            number = int(told) if not isinstance(told, GameKind) else 0
            return least <= number and (most is None or number <= most)
        case games:
            return told in games

"""A round of Chinese poker as a value: dealt, set by every player, then over."""

from collections.abc import Collection, Sequence
from enum import Enum

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.cards import UNKNOWN, Card, Deck, texts_of
from tdapp.poker.chinese.setting import DEALT, Setting, set_hands
from tdapp.poker.round.state import Hand
from tdapp.rules.hand_order import ChineseRules, HandOrder
from tdapp.rules.play_rules import PlayRules

VARIANT = "chinese"
FEWEST_PLAYERS = 2


class ChineseSetup(msgspec.Struct, frozen=True):
    """A round before its first card: what each has, from the left of the button, and a unit."""

    rules: ChineseRules
    order: HandOrder
    stacks: tuple[int, ...]
    unit: int


class Stage(Enum):
    """What a round waits for."""

    DEAL = "deal"
    SET = "set"
    OVER = "over"


class ChineseRound(msgspec.Struct, frozen=True):
    """A round; an unseen card is `UNKNOWN`. Whose hand is `done` set it, or it is ruled wrong."""

    setup: ChineseSetup
    hands: tuple[Hand, ...]
    done: tuple[bool, ...]
    settings: tuple[Setting | None, ...]

    @property
    def stage(self) -> Stage:
        """What it waits for."""
        if any(self.owed):
            return Stage.DEAL
        return Stage.OVER if all(self.done) else Stage.SET

    @property
    def owed(self) -> tuple[int, ...]:
        """How many cards each is still to be dealt."""
        return tuple(DEALT - len(hand) for hand in self.hands)


class ChineseOffers(msgspec.Struct, frozen=True):
    """What may be done next: cards owed to each, and who may set a hand or be ruled wrong."""

    cards: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()


def chinese_setup(rules: PlayRules, stacks: Sequence[int], unit: int) -> ChineseSetup:
    """A house's table.

    Refuses with ``game_not_offered``, ``too_few_players``, ``too_many_active`` and ``not_a_stack``.
    """
    chinese, players = rules.chinese, len(stacks)
    if chinese is None:
        raise Refusal("game_not_offered", game=VARIANT)
    if players < FEWEST_PLAYERS:
        raise Refusal("too_few_players", players=players, least=FEWEST_PLAYERS, rule=chinese.rule)
    if players > chinese.active:
        raise Refusal("too_many_active", players=players, most=chinese.active)
    if min(*stacks, unit) < 1:
        raise Refusal("not_a_stack", stack=min(*stacks, unit))
    return ChineseSetup(chinese, rules.order_of(Deck.FULL, VARIANT), tuple(stacks), unit)


def start(setup: ChineseSetup) -> ChineseRound:
    """The round before its first card."""
    players = len(setup.stacks)
    return ChineseRound(setup, ((),) * players, (False,) * players, (None,) * players)


def offers(round_: ChineseRound) -> ChineseOffers:
    """What the round waits for."""
    match round_.stage:
        case Stage.DEAL:
            return ChineseOffers(cards=round_.owed)
        case Stage.SET:
            return ChineseOffers(sets=tuple(at for at, done in enumerate(round_.done) if not done))
        case Stage.OVER:
            return ChineseOffers()


def deal(round_: ChineseRound, player: int, cards: Sequence[Card]) -> ChineseRound:
    """Deal a player cards; refuses with ``not_owed`` and ``card_is_out``."""
    owed = round_.owed[player]
    if not 0 < len(cards) <= owed:
        raise Refusal("not_owed", player=player, cards=texts_of(cards), owed=owed)
    _demand_free(round_, cards)
    hand = round_.hands[player] + tuple(cards)
    return replace(round_, hands=with_one(round_.hands, player, hand))


def set_cards(round_: ChineseRound, player: int, setting: Setting) -> ChineseRound:
    """Set a player's hands, which names cards of his that nobody had seen.

    A setting may be wrong by rank, which shows when hands are compared. Refuses with ``not_now``,
    ``set_already``, ``other_cards_seen``, ``card_is_out`` and as `set_hands` does.
    """
    _demand_may_set(round_, player)
    hand = (*setting.front, *setting.middle, *setting.back)
    seen = [one for one in round_.hands[player] if one != UNKNOWN]
    if UNKNOWN in hand or not {*seen} <= {*hand}:
        raise Refusal("other_cards_seen", cards=texts_of(seen))
    _demand_free(round_, hand, own=seen)
    return replace(
        round_,
        hands=with_one(round_.hands, player, hand),
        done=with_one(round_.done, player, True),
        settings=with_one(round_.settings, player, set_hands(hand, setting.front, setting.middle)),
    )


def rule_wrong(round_: ChineseRound, player: int) -> ChineseRound:
    """Rule a hand wrongly set, whatever its cards (13.5.1).

    Refuses with ``not_now`` and ``set_already``.
    """
    _demand_may_set(round_, player)
    return replace(round_, done=with_one(round_.done, player, True))


def _demand_may_set(round_: ChineseRound, player: int) -> None:
    if round_.stage is Stage.DEAL:
        raise Refusal("not_now", phase=round_.stage.value)
    if round_.done[player]:
        raise Refusal("set_already", player=player)


def _demand_free(round_: ChineseRound, cards: Sequence[Card], own: Collection[Card] = ()) -> None:
    """Refuses with ``card_is_out`` cards that somebody else holds, or that come twice."""
    out = {card for hand in round_.hands for card in hand} - {*own}
    twice = {one for one in cards if one != UNKNOWN and (one in out or cards.count(one) > 1)}
    if twice:
        raise Refusal("card_is_out", cards=texts_of(sorted(twice)))

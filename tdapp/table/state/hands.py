"""The hands that are followed: their fold, and the round as it stands."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.poker.betting.betting import with_one
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import Deck
from tdapp.poker.kill import NEUTRAL, KillButton
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round
from tdapp.poker.rulings.irregularities_carried import RuledAct
from tdapp.table.facts.hands import (
    ChineseSettled,
    HandActed,
    HandBegun,
    HandDropped,
    HandEnded,
    HandRuled,
    HandSteppedBack,
    KillButtonMoved,
    KillPotsOffered,
)
from tdapp.table.facts.tables import TableClosed
from tdapp.table.geometry.table import ButtonPosition


class HandInPlay(msgspec.Struct, frozen=True):
    """A hand that is followed: how it began, and what was done in it.

    What entries have `bought` meanwhile is theirs after the hand.
    """

    table: int
    number: int
    position: ButtonPosition
    entries: tuple[int, ...]
    setup: Setup
    acts: tuple[AnyAct | RuledAct, ...] = ()
    bought: Map[int, int] = Map()

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The round as it began, and after each step; refuses as the act that does not fit."""
        found = [start(self.setup)]
        for act in self.acts:
            found.append(act.after(found[-1]))
        return tuple(found)

    @property
    def round(self) -> Round:
        """The round as it stands, worked out from its beginning."""
        return self.rounds[-1]


class LastGame(msgspec.Struct, frozen=True):
    """The game that a table played last: so many hands of it in a row, the last with `players`."""

    variant: str
    structure: Structure
    deck: Deck
    hands: int
    players: int

    def is_same(self, variant: str, structure: Structure, deck: Deck) -> bool:
        """Whether a game goes on with this."""
        return (self.variant, self.structure, self.deck) == (variant, structure, deck)


class KillPots(msgspec.Struct, frozen=True):
    """Kill pots of a table: where the button was put, before which `entry`, and the `least` pot."""

    button: KillButton = NEUTRAL
    entry: int | None = None
    least: int = 0


class FollowedHands(msgspec.Struct, frozen=True):
    """The hand in play at each feature table, and the number of the last one that began there.

    `kills` has the tables where kill pots are played.
    """

    by_table: Map[int, HandInPlay] = Map()
    numbers: Map[int, int] = Map()
    last_games: Map[int, LastGame] = Map()
    kills: Map[int, KillPots] = Map()

    def next_number(self, table: int) -> int:
        """The number of the next hand of a table."""
        return self.numbers.get(table, 0) + 1


def _begun(feature: FollowedHands, event: HandBegun) -> FollowedHands:
    table = event.table
    hand = HandInPlay(table, event.number, event.position, event.entries, event.setup)
    return _with(_numbered(feature, event), hand)


def _numbered(feature: FollowedHands, event: HandBegun | ChineseSettled) -> FollowedHands:
    """The next hand of a table has its number, where none is in play."""
    table = event.table
    if table in feature.by_table:
        raise Contradiction("hand_in_play", table=table)
    if event.number != feature.next_number(table):
        raise Contradiction("other_hand", table=table, number=event.number)
    return replace(feature, numbers=feature.numbers.set(table, event.number))


def _acted(feature: FollowedHands, event: HandActed | HandRuled) -> FollowedHands:
    hand = _after(feature, event.table, event.steps)
    return _with(feature, replace(hand, acts=(*hand.acts, event.act)))


def _stepped_back(feature: FollowedHands, event: HandSteppedBack) -> FollowedHands:
    hand = _after(feature, event.table, event.steps + 1)
    return _with(feature, replace(hand, acts=hand.acts[: event.steps]))


def _ended(feature: FollowedHands, event: HandEnded) -> FollowedHands:
    hand = _after(feature, event.table, event.steps)
    last_games = feature.last_games.set(event.table, _game_after(feature, hand))
    return replace(_without(feature, event.table), last_games=last_games)


def _game_after(feature: FollowedHands, hand: HandInPlay) -> LastGame:
    setup, last = hand.setup, feature.last_games.get(hand.table)
    game = LastGame(setup.variant.id, setup.small.structure, setup.deck, 1, setup.players)
    if last is None or not last.is_same(game.variant, game.structure, game.deck):
        return game
    return replace(game, hands=last.hands + 1)


def _kill_offered(feature: FollowedHands, event: KillPotsOffered) -> FollowedHands:
    kills, table = feature.kills, event.table
    if event.offered is (table in kills):
        raise Contradiction("kill_pots_already", table=table)
    offered = kills.set(table, KillPots(least=event.least)) if event.offered else None
    return replace(feature, kills=kills.delete(table) if offered is None else offered)


def _kill_moved(feature: FollowedHands, event: KillButtonMoved) -> FollowedHands:
    pots = feature.kills.get(event.table)
    if pots is None:
        raise Contradiction("no_kill_button", table=event.table)
    pots = replace(pots, button=event.button, entry=event.entry)
    return replace(feature, kills=feature.kills.set(event.table, pots))


def chips_bought(feature: FollowedHands, occupant: int, chips: int) -> FollowedHands:
    """With chips that an occupant bought while a hand is followed: its own after the hand."""
    for hand in feature.by_table.values():
        if occupant in hand.entries:
            bought = hand.bought.set(occupant, hand.bought.get(occupant, 0) + chips)
            return _with(feature, replace(hand, bought=bought))
    return feature


def chips_paid(feature: FollowedHands, occupant: int, chips: int, to_pot: int = 0) -> FollowedHands:
    """With chips that an occupant paid out of what is behind, and put in the pot as dead money."""
    for hand in feature.by_table.values():
        if occupant in hand.entries:
            player, setup = hand.entries.index(occupant), hand.setup
            less = with_one(setup.stacks, player, setup.stacks[player] - chips)
            dead = with_one(setup.dead, player, setup.dead[player] + to_pot)
            return _with(feature, replace(hand, setup=replace(setup, stacks=less, dead=dead)))
    return feature


def _dropped(feature: FollowedHands, event: HandDropped) -> FollowedHands:
    if event.table not in feature.by_table:
        raise Contradiction("no_hand_in_play", table=event.table)
    return _without(feature, event.table)


def _closed(feature: FollowedHands, event: TableClosed) -> FollowedHands:
    if event.number in feature.kills:
        feature = replace(feature, kills=feature.kills.delete(event.number))
    return _without(feature, event.number) if event.number in feature.by_table else feature


def _after(feature: FollowedHands, table: int, steps: int) -> HandInPlay:
    """The hand of a table, of which so many steps must be known: it is told without gaps."""
    hand = feature.by_table.get(table)
    if hand is None:
        raise Contradiction("no_hand_in_play", table=table)
    if len(hand.acts) != steps:
        raise Contradiction("hand_went_on", table=table)
    return hand


def _with(feature: FollowedHands, hand: HandInPlay) -> FollowedHands:
    return replace(feature, by_table=feature.by_table.set(hand.table, hand))


def _without(feature: FollowedHands, table: int) -> FollowedHands:
    return replace(feature, by_table=feature.by_table.delete(table))


HANDS_FOLD: Handlers = {
    HandBegun: _begun,
    ChineseSettled: _numbered,
    HandActed: _acted,
    HandRuled: _acted,
    HandSteppedBack: _stepped_back,
    HandEnded: _ended,
    HandDropped: _dropped,
    TableClosed: _closed,
    KillPotsOffered: _kill_offered,
    KillButtonMoved: _kill_moved,
}

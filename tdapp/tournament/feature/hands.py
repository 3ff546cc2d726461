"""The hands that are followed at feature tables: their fold, and the round as it stands."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.floor.button import Position
from tdapp.poker.round.acts import AnyAct
from tdapp.poker.round.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round
from tdapp.tournament.feature.events import (
    HandActed,
    HandBegun,
    HandDropped,
    HandEnded,
    HandSteppedBack,
)
from tdapp.tournament.seats.events import TableClosed


class HandInPlay(msgspec.Struct, frozen=True):
    """A hand that is followed: how it began, and what was done in it."""

    table: int
    number: int
    position: Position
    entries: tuple[int, ...]
    setup: Setup
    acts: tuple[AnyAct, ...] = ()

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


class Feature(msgspec.Struct, frozen=True):
    """The hand in play at each feature table, and the number of the last one that began there."""

    by_table: Map[int, HandInPlay] = Map()
    numbers: Map[int, int] = Map()


def _begun(feature: Feature, event: HandBegun) -> Feature:
    table = event.table
    if table in feature.by_table:
        raise Contradiction("hand_in_play", table=table)
    if event.number != feature.numbers.get(table, 0) + 1:
        raise Contradiction("other_hand", table=table, number=event.number)
    hand = HandInPlay(table, event.number, event.position, event.entries, event.setup)
    return Feature(feature.by_table.set(table, hand), feature.numbers.set(table, event.number))


def _acted(feature: Feature, event: HandActed) -> Feature:
    hand = _after(feature, event.table, event.steps)
    return _with(feature, replace(hand, acts=(*hand.acts, event.act)))


def _stepped_back(feature: Feature, event: HandSteppedBack) -> Feature:
    hand = _after(feature, event.table, event.steps + 1)
    return _with(feature, replace(hand, acts=hand.acts[: event.steps]))


def _ended(feature: Feature, event: HandEnded) -> Feature:
    _after(feature, event.table, event.steps)
    return _without(feature, event.table)


def _dropped(feature: Feature, event: HandDropped) -> Feature:
    if event.table not in feature.by_table:
        raise Contradiction("no_hand_in_play", table=event.table)
    return _without(feature, event.table)


def _closed(feature: Feature, event: TableClosed) -> Feature:
    return _without(feature, event.number) if event.number in feature.by_table else feature


def _after(feature: Feature, table: int, steps: int) -> HandInPlay:
    """The hand of a table, of which so many steps must be known: it is told without gaps."""
    hand = feature.by_table.get(table)
    if hand is None:
        raise Contradiction("no_hand_in_play", table=table)
    if len(hand.acts) != steps:
        raise Contradiction("hand_went_on", table=table)
    return hand


def _with(feature: Feature, hand: HandInPlay) -> Feature:
    return replace(feature, by_table=feature.by_table.set(hand.table, hand))


def _without(feature: Feature, table: int) -> Feature:
    return replace(feature, by_table=feature.by_table.delete(table))


FEATURE_FOLD: Handlers = {
    HandBegun: _begun,
    HandActed: _acted,
    HandSteppedBack: _stepped_back,
    HandEnded: _ended,
    HandDropped: _dropped,
    TableClosed: _closed,
}

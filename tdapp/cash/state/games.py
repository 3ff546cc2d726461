"""The fold of cash tables: which game is on where, and which notices hang."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.games import (
    CashRoomOpened,
    ChangeAgreed,
    ChangePosted,
    ChangeWithdrawn,
    GameClosed,
    GameOpened,
    HandsDealt,
    SignChanged,
)
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.core.fold import Handlers
from tdapp.core.house_files import PlayedUnder
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.hands import HandDropped, HandEnded


class RunningGame(msgspec.Struct, frozen=True):
    """A game at a table, and how many of its hands were told since it opened.

    The last of them that was `followed` was so manieth: where it is the newest, stakes are known.
    """

    sign: TableSign
    hands: int = 0
    followed: int = 0


class PostedChange(msgspec.Struct, frozen=True):
    """A notice that hangs: as it was posted, at which hand, how many agreed since, who sat then."""

    posted: ChangePosted
    at_hand: int
    agree: int = 0
    players: int = 0
    asked: tuple[int, ...] = ()


class Games(msgspec.Struct, frozen=True):
    """The games by table, the notices by number; `last` is the newest notice's.

    The day is `over` once another stream carries on.
    """

    house: PlayedUnder | None = None
    by_table: Map[int, RunningGame] = Map()
    changes: Map[int, PostedChange] = Map()
    last: int = 0
    over: bool = False

    def of(self, game: CashGame) -> list[int]:
        """The tables at which a game is on."""
        return sorted(table for table, one in self.by_table.items() if one.sign.game == game)

    def changes_at(self, table: int) -> list[PostedChange]:
        """The notices that hang at a table, the oldest first."""
        hanging = (one for _, one in sorted(self.changes.items()))
        return [one for one in hanging if one.posted.table == table]


def _room_opened(games: Games, event: CashRoomOpened) -> Games:
    if games.house is not None:
        raise Contradiction("cash_room_open")
    return replace(games, house=PlayedUnder(event.house, event.rules))


def _opened(games: Games, event: GameOpened) -> Games:
    if event.table in games.by_table:
        raise Contradiction("table_open", table=event.table)
    return replace(games, by_table=games.by_table.set(event.table, RunningGame(event.sign)))


def _closed(games: Games, event: GameClosed) -> Games:
    _must_run(games, event.table)
    for change in games.changes_at(event.table):
        games = _taken_down(games, change.posted.number)
    return replace(games, by_table=games.by_table.delete(event.table))


def _dealt(games: Games, event: HandsDealt) -> Games:
    game = _must_run(games, event.table)
    told = replace(game, hands=game.hands + event.hands)
    return replace(games, by_table=games.by_table.set(event.table, told))


def _followed(games: Games, event: HandEnded) -> Games:
    """It is told as dealt right after it."""
    game = _must_run(games, event.table)
    told = replace(game, followed=game.hands + 1)
    return replace(games, by_table=games.by_table.set(event.table, told))


def _dropped(games: Games, event: HandDropped) -> Games:
    """Who won it is not known."""
    told = replace(_must_run(games, event.table), followed=-1)
    return replace(games, by_table=games.by_table.set(event.table, told))


def _posted(games: Games, event: ChangePosted) -> Games:
    game = _must_run(games, event.table)
    hanging = games.changes.set(event.number, PostedChange(event, game.hands))
    return replace(games, changes=hanging, last=max(games.last, event.number))


def _agreed(games: Games, event: ChangeAgreed) -> Games:
    change = _must_hang(games, event.number)
    agreed = replace(change, agree=event.agree, players=event.players, asked=event.entries)
    return replace(games, changes=games.changes.set(event.number, agreed))


def _withdrawn(games: Games, event: ChangeWithdrawn) -> Games:
    _must_hang(games, event.number)
    return _taken_down(games, event.number)


def _changed(games: Games, event: SignChanged) -> Games:
    game = _must_run(games, event.table)
    _must_hang(games, event.notice)
    games = _taken_down(games, event.notice)
    return replace(games, by_table=games.by_table.set(event.table, replace(game, sign=event.sign)))


def _taken_down(games: Games, number: int) -> Games:
    return replace(games, changes=games.changes.delete(number))


def _must_run(games: Games, table: int) -> RunningGame:
    game = games.by_table.get(table)
    if game is None:
        raise Contradiction("no_game_there", table=table)
    return game


def _must_hang(games: Games, number: int) -> PostedChange:
    change = games.changes.get(number)
    if change is None:
        raise Contradiction("no_such_notice", number=number)
    return change


GAMES_FOLD: Handlers = {
    CashRoomOpened: _room_opened,
    GameOpened: _opened,
    GameClosed: _closed,
    HandsDealt: _dealt,
    HandEnded: _followed,
    HandDropped: _dropped,
    ChangePosted: _posted,
    ChangeAgreed: _agreed,
    ChangeWithdrawn: _withdrawn,
    SignChanged: _changed,
}

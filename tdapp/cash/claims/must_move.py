"""Must-move games: a feeder's players go to the main game in the order in which they came."""

from tdapp.cash.cash import Cash
from tdapp.cash.facts.claims import MoveDeclined
from tdapp.cash.table_sign import Declining, TableSign
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.guards import seat_of


def feeders_of(cash: Cash, main: int) -> list[int]:
    """The tables whose players go on to a main game."""
    games = sorted(cash.games.by_table.items())
    return [table for table, one in games if one.sign.feeds == main]


def moving_order(cash: Cash, feeder: int) -> list[int]:
    """The players of a feeder in the order in which they move on, the first to come first."""
    came = cash.claims.came
    return sorted(cash.seating.at_table(feeder), key=lambda one: came.get(one, 0))


def next_to_move(cash: Cash, main: int) -> int | None:
    """The player who is due the next seat of a main game; who is away is passed over."""
    came, gone = cash.claims.came, cash.attendance.away
    waiting = [one for feeder in feeders_of(cash, main) for one in moving_order(cash, feeder)]
    here = [one for one in waiting if one not in gone]
    return min(here, key=lambda one: came.get(one, 0), default=None)


def decline_move(cash: Cash, sitting: int) -> list[Event]:
    """Note that who is next to move on stays, as far as the sign of the feeder lets him.

    Refuses ``not_seated``, ``not_a_feeder``, ``not_next_to_move`` and ``must_move``.
    """
    table = seat_of(cash, sitting).table
    sign = cash.game_at(table).sign
    if sign.feeds is None:
        raise Refusal("not_a_feeder", table=table)
    if next_to_move(cash, sign.feeds) != sitting:
        raise Refusal("not_next_to_move", sitting=sitting)
    if sign.declining is Declining.NEVER:
        raise Refusal("must_move", sitting=sitting, table=sign.feeds)
    return [MoveDeclined(sitting, last=sign.declining is Declining.GOES_LAST)]


def must_feed(cash: Cash, table: int, sign: TableSign) -> None:
    """Refuse ``feeds_no_game`` where a sign names no other open table of the same game."""
    main = sign.feeds
    if main is None:
        return
    game = cash.games.by_table.get(main)
    if main == table or game is None or game.sign.game != sign.game or game.sign.feeds is not None:
        raise Refusal("feeds_no_game", table=table, main=main)

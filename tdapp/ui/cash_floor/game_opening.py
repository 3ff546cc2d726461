"""Opening a cash game by one typed line: on the page and in the command bar alike."""

from tdapp.calls.cash.games import OpenGame
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.house.room import InstallTable
from tdapp.cash.games.opening import must_be_allowed
from tdapp.cash.table_sign import TableSign
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.cash_words import read_sign
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.cash_floor.cash_in_view import CashInView

SEATS = 9
"""A table that the room does not know yet is put in with so many."""
FEWEST = 2
"""So many seats every game may have."""


def read_opening(cash: CashInView, typed: str) -> tuple[int, TableSign]:
    """Table and sign of a line such as ``c9 nl 2/5 200-1000``.

    Refuses ``no_such_table`` without a number, ``not_a_game`` and what the house does not allow.
    """
    first, _, rest = typed.strip().partition(" ")
    number = first.casefold().removeprefix("c").removeprefix("t")
    if not number.isdecimal() or not int(number):
        raise Refusal("no_such_table", table=first)
    sign = read_sign(rest, cash.signs)
    must_be_allowed(cash.rules.play, sign, FEWEST)
    return int(number), sign


def begin_game(cash: CashInView, table: int, sign: TableSign) -> Flow[None]:
    """Open a game; the first of all opens the room's cash games, a new table comes in first."""
    if cash.state.games.house is None:
        yield from _done(cash, OpenCashRoom(cash.id, cash.rules))
    if table not in cash.registry.tables:
        yield from _done(cash, InstallTable(cash.house, table, SEATS))
    yield from _done(cash, OpenGame(cash.id, cash.rules, cash.house, table, sign))


def _done(cash: CashInView, call: Call) -> Flow[object]:
    return (yield from result(lambda: cash.work.asking.perform(call), once=True))

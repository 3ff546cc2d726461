"""The acts on the money of a table that are told in one line: what is asked, what is read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tdapp.calls.cash.fees import BuyTime, ChargeHand, RedeemChecks, SellChecks
from tdapp.calls.cash.transfers import AskTransfer
from tdapp.calls.cash.trays import ChangeUp, ExchangeBox
from tdapp.cash.facts.trays import SlipKind
from tdapp.desk.call import Call
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.money.money_calls import (
    collecting,
    read_chips,
    read_payment,
    read_pots,
    sitting_at,
    tray_count,
    tray_on,
)
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_amount, read_count
from tdapp.voice.texts import Text, text

AMOUNT = text("cash money", "Amount")
CHIPS = text("cash money", "Amount, or pieces such as 25x40 100x10")
PLAYER = text("cash money", "Seat, such as 3; 3 cash: into the box; 3 checks: in checks")
AGAIN = text("cash money", "Amount or pieces; with a new box behind it: 9800 box 8")
IN_TRAY = text("cash money", "What is in the tray of table {table}?")
COUNTED = text("cash money", "Record count")
Reading = Callable[[CashInView, int, str], Call]


@dataclass(frozen=True)
class AskedOfTable:
    """An act with its key, the question of a table, how it is typed, and the word that says yes."""

    words: Text
    key: str
    asked: Text
    hint: Text
    yes: Text
    reading: Reading
    needs_tray: bool = True


def asked_of(line: AskedOfTable, cash: CashInView, table: int) -> Flow[Call]:
    """Ask it of a table; gives the act that is meant."""
    say = voice().say
    asked, hint, yes = say(line.asked, table=table), say(line.hint), say(line.yes)
    return (yield from read(asked, hint, partial(line.reading, cash, table), yes=yes))


def fill(cash: CashInView, table: int, typed: str) -> AskTransfer:
    """Chips into the tray."""
    return AskTransfer(cash.id, SlipKind.FILL, table, read_chips(typed))


def credit(cash: CashInView, table: int, typed: str) -> AskTransfer:
    """Chips out of the tray."""
    return AskTransfer(cash.id, SlipKind.CREDIT, table, read_chips(typed))


def _closing(cash: CashInView, table: int, typed: str) -> Call:
    return tray_count(cash, table, typed, closes=True)


def _box(cash: CashInView, table: int, typed: str) -> Call:
    return ExchangeBox(cash.id, table, read_count(typed))


def _changed_up(cash: CashInView, table: int, typed: str) -> Call:
    return ChangeUp(cash.id, table, read_amount(typed))


def _by_pots(cash: CashInView, table: int, typed: str) -> Call:
    return ChargeHand(cash.id, cash.rules, table, read_pots(typed))


def _more_time(cash: CashInView, table: int, typed: str) -> Call:
    seat, paid_from = read_payment(typed)
    sitting = sitting_at(cash, table, seat.rstrip("+"))
    return BuyTime(cash.id, cash.rules, sitting, seat.count("+"), paid_from)


def _checks(cash: CashInView, table: int, typed: str) -> Call:
    seat, _, checks = typed.strip().partition(" ")
    return SellChecks(cash.id, cash.rules, sitting_at(cash, table, seat), read_count(checks))


def _redeemed(cash: CashInView, table: int, typed: str) -> Call:
    return RedeemChecks(cash.id, cash.rules, table, read_count(typed))


COUNT = AskedOfTable(text("cash money", "Count tray…"), "K", IN_TRAY, AGAIN, COUNTED, tray_count)
OF_TRAYS = (
    AskedOfTable(
        text("cash money", "Tray on…"),
        "T",
        text("cash money", "Box and tray for table {table}?"),
        text(
            "cash money", "Box, then chips: 7 10000; “waits” behind: commission stays in the tray"
        ),
        text("cash money", "Tray on"),
        tray_on,
        needs_tray=False,
    ),
    COUNT,
    AskedOfTable(
        text("cash money", "Tray off…"),
        "X",
        IN_TRAY,
        CHIPS,
        text("cash money", "Tray off"),
        _closing,
    ),
    AskedOfTable(
        text("cash money", "Change box…"),
        "B",
        text("cash money", "Which box goes on at table {table}?"),
        text("cash money", "Number of the box"),
        text("cash money", "Change box"),
        _box,
    ),
    AskedOfTable(
        text("cash money", "Fill…"),
        "F",
        text("cash money", "Which chips are wanted at table {table}?"),
        CHIPS,
        text("cash money", "Ask for fill"),
        fill,
    ),
    AskedOfTable(
        text("cash money", "Credit…"),
        "R",
        text("cash money", "Which chips leave table {table}?"),
        CHIPS,
        text("cash money", "Ask for credit"),
        credit,
    ),
    AskedOfTable(
        text("cash money", "Change up…"),
        "U",
        text("cash money", "How much commission of table {table} is changed up and dropped?"),
        AMOUNT,
        text("cash money", "Drop"),
        _changed_up,
    ),
)

OF_FEES = (
    AskedOfTable(
        text("cash money", "One player…"),
        "P",
        text("cash money", "Whose fee at table {table}?"),
        PLAYER,
        text("cash money", "Collect"),
        collecting,
        needs_tray=False,
    ),
    AskedOfTable(
        text("cash money", "By pots…"),
        "H",
        text("cash money", "What did each player put in at table {table}?"),
        text(
            "cash money",
            "Such as 200 200 50f: f folded, = equal hands; “blinds” or “2 boards” last",
        ),
        text("cash money", "Take commission"),
        _by_pots,
        needs_tray=False,
    ),
    AskedOfTable(
        text("cash money", "Sell more time…"),
        "E",
        text("cash money", "Who buys time at table {table}?"),
        text("cash money", "Seat; 3+: once more in this round; 3 cash or 3 checks: paid so"),
        text("cash money", "Sell time"),
        _more_time,
        needs_tray=False,
    ),
    AskedOfTable(
        text("cash money", "Sell checks…"),
        "S",
        text("cash money", "Who at table {table} gets how many commission checks?"),
        text("cash money", "Seat and number, such as 3 20"),
        text("cash money", "Sell checks"),
        _checks,
        needs_tray=False,
    ),
    AskedOfTable(
        text("cash money", "Checks back…"),
        "J",
        text("cash money", "How many commission checks come back at table {table}?"),
        text("cash money", "Number"),
        text("cash money", "Take back"),
        _redeemed,
        needs_tray=False,
    ),
)

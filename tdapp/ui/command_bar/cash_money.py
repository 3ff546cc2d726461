"""What a line on the money or the dealers of a cash table does, and how it is said before Enter."""

from tdapp.calls.cash.stakes import TakeCommission
from tdapp.cash.dealing.pushing import longest_out
from tdapp.cash.facts.trays import worth
from tdapp.command.cash_line import CashLine, CashVerb
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.money.dealer_rows import pushing
from tdapp.ui.cash_floor.money.money_calls import tray_count
from tdapp.ui.cash_floor.money.money_lines import credit, fill
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount

say = saying("cash command")


def on_money(cash: CashInView, line: CashLine) -> tuple[Call, str, str]:
    """The call, what it does in words, and the word that says yes; refuses ``no_game_there``."""
    money, table = voice().money, line.table or 0
    if line.verb is CashVerb.PUSH:
        return _push(cash, table)
    cash.state.game_at(table)
    if line.verb is CashVerb.DROP:
        taken = read_amount(line.rest)
        said = say("Commission at cash table {table}: {cents}.", table=table, cents=money(taken))
        return TakeCommission(cash.id, table, taken), said, say("Note commission")
    if line.verb is CashVerb.COUNT:
        count = tray_count(cash, table, line.rest)
        cents = money(worth(count.pieces))
        said = say("The tray of cash table {table} holds {cents}.", table=table, cents=cents)
        return count, said, say("Record count")
    if line.verb is CashVerb.FILL:
        asked = fill(cash, table, line.rest)
        cents = money(worth(asked.pieces))
        said = say("Chips for cash table {table}: {cents}.", table=table, cents=cents)
        return asked, said, say("Ask for fill")
    asked = credit(cash, table, line.rest)
    cents = money(worth(asked.pieces))
    said = say("Chips out of cash table {table}: {cents}.", table=table, cents=cents)
    return asked, said, say("Ask for credit")


def _push(cash: CashInView, table: int) -> tuple[Call, str, str]:
    """The row of a table, or of the dealer who is longest without a break."""
    if not table:
        out = longest_out(cash.state, cash.now)
        if not out:
            raise Refusal("dealer_not_here")
        table = out[0][0]
    call = pushing(cash, table)
    name = say("nobody") if call.comes_in is None else cash.staff_name(call.comes_in)
    tables = ", ".join(map(str, call.tables))
    return (
        call,
        say("Push at cash tables {tables}; {name} comes in.", tables=tables, name=name),
        say("Push"),
    )

"""Acts on the money of cash tables: trays, boxes, fills and credits, fees, money back, shifts."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.fees import InvalidateOutcome, VerifyCollection
from tdapp.calls.cash.transfers import SignTransfer
from tdapp.calls.cash.trays import BeginShift, CountBox
from tdapp.cash.facts.charges import InvalidGround
from tdapp.cash.facts.trays import worth
from tdapp.cash.money.transfers import SlipStep
from tdapp.cash.state.table_money import BoxTime
from tdapp.desk.call import Call
from tdapp.ui.asking.acts import Acts, ActSpec, Questions
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read, reason
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.money.money_calls import (
    collecting,
    gaming_day,
    money_back,
    read_chips,
    read_wagers,
    signed,
    sitting_at,
)
from tdapp.ui.cash_floor.money.money_lines import COUNT, OF_FEES, OF_TRAYS, AskedOfTable, asked_of
from tdapp.ui.cash_floor.money.money_rows import MoneyMatter
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount

say = saying("cash money")


class TableMoneyActs(Acts[CashChoice]):
    """On the table that is selected; `next` and `drop` on the `matter` that is."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.matter: MoneyMatter | None = None
        self._make_of_trays()
        self._make_of_fees()

    def _make_of_trays(self) -> None:
        self.next, self.drop = self._acts(
            (self._next_words, "N", self._next_step, self._do_next),
            (say("Not wanted"), "D", self._dropping),
        )
        on, *rest = OF_TRAYS
        self._act(ActSpec(voice().say(on.words), on.key, self._no_game, self._put_on(on)))
        self._lines(rest)
        self.shift = self._act(ActSpec(say("Next shift"), "Shift+N", self._shift))

    def _make_of_fees(self) -> None:
        self.collect, self.verify, self.invalid = self._acts(
            (say("Collect fees"), "M", self._collecting),
            (say("Fees verified"), "V", self._verifying),
            (say("Money back…"), "I", self._no_game, self._money_back),
        )
        self._lines(OF_FEES)

    def _lines(self, lines: Sequence[AskedOfTable]) -> None:
        for line in lines:
            trial = self._no_tray if line.needs_tray else self._no_game
            self._act(ActSpec(voice().say(line.words), line.key, trial, self._asked(line)))

    @property
    def _table(self) -> int:
        return self._cash.choice.table or 0

    def _no_game(self, _: CashChoice) -> str | None:
        return say("No open cash table is selected.") if self._cash.running is None else None

    def _no_tray(self, _: CashChoice) -> str | None:
        if self._table in self._cash.state.money.trays:
            return None
        return say("No tray is on at a selected table.")

    def _shift(self, _: CashChoice) -> Call:
        return BeginShift(self._cash.id, gaming_day(self._cash))

    def _asked(self, line: AskedOfTable) -> Questions[CashChoice]:
        """One line about the selected table, and the act that it means."""
        return lambda _: self.ask(line, self._table)

    def ask(self, line: AskedOfTable, table: int) -> Flow[None]:
        """The same about any table."""
        yield from self._do((yield from asked_of(line, self._cash, table)))

    def _put_on(self, line: AskedOfTable) -> Questions[CashChoice]:
        """The first tray of all begins the first shift."""

        def flow(on: CashChoice) -> Flow[None]:
            if not self._cash.state.money.shift:
                yield from self._do(self._shift(on))
            yield from self.ask(line, self._table)

        return flow

    def _next_words(self) -> str:
        return say("Next step") if self.matter is None else self.matter.step

    def _next_step(self, _: CashChoice) -> Call | str | None:
        matter = self.matter
        if matter is None:
            return say("Nothing on its way is selected.")
        if matter.slip is not None:
            return signed(self._cash, matter.slip)
        return VerifyCollection(self._cash.id, matter.table) if matter.to_verify else None

    def _do_next(self, on: CashChoice) -> Flow[None]:
        matter, call = self.matter, self._next_step(on)
        if matter is not None and matter.box is not None:
            yield from self._count_box(matter.box)
        elif call is not None and not isinstance(call, str):
            yield from self._do(call)
        elif matter is not None:
            yield from self.ask(COUNT, matter.table)

    def _dropping(self, _: CashChoice) -> Call | str:
        slip = None if self.matter is None else self.matter.slip
        if slip is None:
            return say("No fill or credit is selected.")
        asked, cash = slip.asked, self._cash
        return SignTransfer(cash.id, cash.house, asked.kind, asked.number, SlipStep.DROP)

    def _count_box(self, box: BoxTime) -> Flow[None]:
        """Cash, then chips; what is more than was told may be commission, where that is taken."""
        hint = say("Amount or pieces; nothing for none")
        asked = say("How much cash is in box {box}?", box=box.number)
        notes = yield from read(asked, hint, read_chips, may_be_empty=True)
        asked, yes = say("How many chips are in box {box}?", box=box.number), say("Record count")
        chips = yield from read(asked, hint, read_chips, yes=yes, may_be_empty=True)
        more, tells = worth(chips) - box.chips, False
        if more > 0:
            asked = say("{more} more than was told. What is it?", more=voice().money(more))
            ways = {say("commission"): True, say("too many chips"): False}
            tells = yield from one_of(asked, ways, yes=say("Record count"))
        yield from self._do(CountBox(self._cash.id, box.number, notes, chips, tells))

    def _collecting(self, on: CashChoice) -> Call | str:
        return self._no_game(on) or collecting(self._cash, self._table)

    def _verifying(self, on: CashChoice) -> Call | str:
        return self._no_game(on) or VerifyCollection(self._cash.id, self._table)

    def _money_back(self, _: CashChoice) -> Flow[None]:
        """Why, whose wagers, what was taken of them; those guilty of fraud forfeit theirs."""
        table, cash = self._table, self._cash
        grounds = {
            say("game disrupted"): InvalidGround.DISRUPTED,
            say("fraud"): InvalidGround.FRAUD,
            say("deck not whole"): InvalidGround.WRONG_DECK,
        }
        asked = say("Why is the outcome at table {table} invalid?", table=table)
        ground = yield from one_of(asked, grounds)
        hint = say("Seat and amount of each, such as 3:200 5:100")
        wagers = yield from read(say("What was wagered?"), hint, partial(read_wagers, cash, table))
        guilty: tuple[int, ...] = ()
        if ground is InvalidGround.FRAUD:
            asked, hint = (
                say("Whose wagers are forfeited?"),
                say("Seats, such as 3 5; empty for none"),
            )
            guilty = yield from read(asked, hint, self._seats(table), may_be_empty=True)
        asked = say("How much commission was taken of them?")
        taken = yield from read(asked, say("Amount; empty for none"), _amount, may_be_empty=True)
        call = InvalidateOutcome(cash.id, table, ground, money_back(wagers, guilty, taken))
        why = yield from reason(
            say("What happened at table {table}?", table=table), say("Give back")
        )
        yield from self._do(call, why)

    def _seats(self, table: int) -> Callable[[str], tuple[int, ...]]:
        return lambda typed: tuple(sitting_at(self._cash, table, one) for one in typed.split())


def _amount(typed: str) -> int:
    return read_amount(typed) if typed.strip() else 0

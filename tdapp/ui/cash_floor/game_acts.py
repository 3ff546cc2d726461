"""Acts on cash tables: open a game, post what follows, go over to it, close, note what was told."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.games import (
    AgreeToChange,
    ChangeSign,
    CloseGame,
    PostChange,
    TellHands,
    WithdrawChange,
)
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.stakes import TakeCommission
from tdapp.cash.state.games import PostedChange
from tdapp.cash.table_sign import TableSign
from tdapp.desk.call import Call
from tdapp.shown.cash_words import game_in_words, read_sign, sign_in_words
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.game_opening import begin_game, read_opening
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_amount

say = saying("cash acts")
MOST_TEMPLATES = 4
USUAL = "nl 2/5"


class GameActs(Acts[CashChoice]):
    """On the table that is selected, and on the oldest notice that hangs there."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.open, self.change, self.closing, self.agree = self._acts(
            (say("Open a game…"), "O", self._may_open, self._open),
            (say("Post change…"), "I", self._no_game, self._change),
            (say("Post closing…"), "F", self._closing, self._post_closing),
            (say("Players agree…"), "G", self._no_notice, self._agree),
        )
        self.in_force, self.withdraw, self.close = self._acts(
            (say("New sign in force"), "Y", self._changing),
            (say("Take notice down"), "U", self._withdrawing),
            (say("Close table"), "E", self._ending),
        )
        self.hands, self.commission = self._acts(
            (say("Hands dealt…"), "H", self._no_game, self._hands),
            (say("Commission…"), "M", self._no_game, self._commission),
        )

    def _may_open(self, _: CashChoice) -> Call | None:
        if self._cash.state.games.house is None:
            return OpenCashRoom(self._cash.id, self._cash.rules)
        return None

    def _open(self, on: CashChoice) -> Flow[None]:
        """Ask for table, game and stakes in one line; a sign like another is offered."""
        asked = say("Which table opens, and with which game and stakes?")
        first = next(iter(self._cash.rules.play.commission.methods), None)
        fee = "" if first is None else f"{first.name}:5%-12"
        hint = say("Such as 9 nl 2/5 200-1000 straddles {fee}", fee=fee)
        table, sign = yield from read(
            asked,
            hint,
            partial(read_opening, self._cash),
            *self._templates(on),
            yes=say("Open game"),
        )
        yield from begin_game(self._cash, table, sign)
        self._cash.choice = CashChoice(table)

    def _templates(self, on: CashChoice) -> list[str]:
        """A free table with each sign that hangs, the newest first, or with the usual game."""
        free = [one.number for one in self._cash.registry.free()]
        table = on.table if on.table in free else next(iter(free), self._next_number())
        signs = {sign_in_words(sign): sign for sign in self._cash.signs}
        return [f"{table} {words}" for words in [*signs][:MOST_TEMPLATES] or [USUAL]]

    def _next_number(self) -> int:
        return max(self._cash.registry.tables, default=0) + 1

    def _table(self) -> int | None:
        return self._cash.choice.table if self._cash.running is not None else None

    def _no_game(self, _: CashChoice) -> str | None:
        return say("No open cash table is selected.") if self._table() is None else None

    def _notice(self) -> PostedChange | None:
        table = self._table()
        hanging = [] if table is None else self._cash.state.games.changes_at(table)
        return hanging[0] if hanging else None

    def _no_notice(self, _: CashChoice) -> str | None:
        return say("No notice hangs at this table.") if self._notice() is None else None

    def _change(self, _: CashChoice) -> Flow[None]:
        table, running = self._table(), self._cash.running
        if table is None or running is None:
            return
        asked = say("What does the sign posted at table {table} announce?", table=table)
        now = sign_in_words(running.sign)

        def typed(text: str) -> TableSign:
            return read_sign(text, [running.sign, *self._cash.signs])

        sign = yield from read(asked, say("Game and stakes"), typed, now, yes=say("Post change"))
        yield from self._do(PostChange(self._cash.id, self._cash.rules, table, sign))

    def _closing(self, _: CashChoice) -> Call | str:
        table = self._table()
        if table is None:
            return say("No open cash table is selected.")
        return self.post_closing(table)

    def post_closing(self, table: int, *, last_rounds: bool = False) -> PostChange:
        """The act that notes that a closing notice hangs, or that the last hands were called."""
        return PostChange(self._cash.id, self._cash.rules, table, None, last_rounds)

    def _post_closing(self, _: CashChoice) -> Flow[None]:
        table = self._table()
        if table is None:
            return
        asked = say("Table {table} closes. How was it announced?", table=table)
        ways = {say("sign posted"): False, say("last hands called"): True}
        last = yield from one_of(asked, ways, yes=say("Post closing"))
        yield from self._do(self.post_closing(table, last_rounds=last))

    def _agree(self, _: CashChoice) -> Flow[None]:
        notice, cash = self._notice(), self._cash.state
        if notice is None:
            return
        sitting = len(cash.seating.at_table(notice.posted.table))
        asked = say("How many agree, of {players} at the table?", players=sitting)
        agree = yield from number(asked, say("Players"), str(sitting))
        number_ = notice.posted.number
        yield from self._do(AgreeToChange(self._cash.id, number_, agree, sitting))

    def _changing(self, _: CashChoice) -> Call | str:
        notice = self._notice()
        if notice is None:
            return say("No notice hangs at this table.")
        return ChangeSign(self._cash.id, self._cash.rules, notice.posted.number)

    def _withdrawing(self, _: CashChoice) -> Call | str:
        notice = self._notice()
        if notice is None:
            return say("No notice hangs at this table.")
        return WithdrawChange(self._cash.id, notice.posted.number)

    def _ending(self, _: CashChoice) -> Call | str:
        table, cash = self._table(), self._cash
        if table is None:
            return say("No open cash table is selected.")
        return CloseGame(cash.id, cash.rules, cash.house, table)

    def _hands(self, _: CashChoice) -> Flow[None]:
        table = self._table()
        if table is None:
            return
        asked = say(
            "How many hands were dealt at table {table} since it was last noted?", table=table
        )
        hands = yield from number(asked, say("Hands"), yes=say("Note hands"))
        yield from self._do(TellHands(self._cash.id, table, hands))

    def _commission(self, _: CashChoice) -> Flow[None]:
        table, running = self._table(), self._cash.running
        if table is None or running is None:
            return
        game = game_in_words(running.sign.game)
        asked = say("Commission taken at table {table}, {game}?", table=table, game=game)
        cents = yield from read(asked, say("Amount"), read_amount, yes=say("Note commission"))
        yield from self._do(TakeCommission(self._cash.id, table, cents))

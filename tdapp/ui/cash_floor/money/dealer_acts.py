"""Acts on dealers: who comes, which games they deal, the push of a row, who goes home."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.dealers import DealerComes, DealerGoesHome, PushDealers, TrainDealer
from tdapp.core.ids import StaffId
from tdapp.core.names import folded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.shown.cash_words import read_variants
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read, reason
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.cash_floor.money.dealer_rows import coming_in, pushing, row_of
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_count

say = saying("dealers")


class DealerActs(Acts[CashChoice]):
    """On the selected table with its row, and on the `dealer` who is selected."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.dealer: StaffId | None = None
        self.push, self.row = self._acts(
            (self._push_words, "U", self._pushing, self._push),
            (say("Push tables…"), "R", self._no_game, self._push_row),
        )
        self.come, self.train, self.home = self._acts(
            (say("Dealer comes…"), "D", self._none_open, self._come),
            (say("Games dealt…"), "G", self._training, self._train),
            (say("Goes home"), "X", self._going_home),
        )

    def _push_words(self) -> str:
        table = self._cash.choice.table
        if self._cash.running is None or table is None:
            return say("Push")
        first, *others = row_of(self._cash, table)
        if not others:
            return say("Push {table}", table=first)
        return say("Push {first} to {last}", first=first, last=others[-1])

    def _none_open(self, _: CashChoice) -> str | None:
        if self._cash.state.games.house is None:
            return say("No cash game is open. Open one (O).")
        return None

    def _no_game(self, _: CashChoice) -> str | None:
        return say("No open cash table is selected.") if self._cash.running is None else None

    def _pushing(self, on: CashChoice) -> Call | str | None:
        if on.table is None or self._cash.running is None:
            return self._no_game(on)
        return pushing(self._cash, on.table)

    def _push(self, on: CashChoice) -> Flow[None]:
        if on.table is not None:
            yield from self.pushed(pushing(self._cash, on.table))

    def pushed(self, call: PushDealers) -> Flow[None]:
        """Whoever is not trained for a game deals it for a reason."""
        refusal, why = self._judge.why_not(call, PLAIN), None
        if refusal is not None and refusal.code == "dealer_not_trained":
            asked = say("{name} is not trained for a game of this row. Why deal it?")
            name = "" if call.comes_in is None else self._cash.staff_name(call.comes_in)
            why = yield from reason(asked.format(name=name), say("Push"))
        yield from self._do(call, why)

    def _push_row(self, on: CashChoice) -> Flow[None]:
        hint = say("Tables in order, such as 1-4 or 3 1 2; with a name behind them: 1-4 Kim")
        tables = sorted(self._cash.state.games.by_table)
        row = row_of(self._cash, on.table or 0)
        offered = " ".join(map(str, row if len(row) > 1 else tables))
        asked = say("Which tables are pushed?")
        call = yield from read(asked, hint, self._row_typed, offered, yes=say("Push"))
        yield from self.pushed(call)

    def _row_typed(self, typed: str) -> PushDealers:
        words = typed.replace("\N{EN DASH}", "-").split()
        count = next((at for at, one in enumerate(words) if not one[0].isdecimal()), len(words))
        row = tuple(table for one in words[:count] for table in _tables(one))
        for table in row:
            self._cash.state.game_at(table)
        name = " ".join(words[count:])
        comes = self._called(name) if name else coming_in(self._cash, row) if row else None
        return PushDealers(self._cash.id, row, comes)

    def _called(self, typed: str) -> StaffId:
        """Who is at work by that name; refuses ``dealer_not_here``."""
        wanted = folded(typed)
        here = self._cash.state.dealers.by_id
        found = [one for one in here if folded(self._cash.staff_name(one)).startswith(wanted)]
        if len(found) != 1:
            raise Refusal("dealer_not_here")
        return found[0]

    def _come(self, _: CashChoice) -> Flow[None]:
        hint = say("Staff number or name; with the games behind it: Kim: holdem omaha")
        asked = say("Which dealer begins work?")
        yield from self._do((yield from read(asked, hint, self._coming, yes=say("At work"))))

    def _coming(self, typed: str) -> DealerComes:
        who, _, games = typed.partition(":")
        cash, variants = self._cash, read_variants(games)
        return DealerComes(cash.id, cash.house, cash.staff_called(who), variants)

    def _training(self, _: CashChoice) -> str | None:
        return say("No dealer is selected.") if self.dealer is None else None

    def _train(self, _: CashChoice) -> Flow[None]:
        if self.dealer is None:
            return
        asked = say("Which games does {name} deal?", name=self._cash.staff_name(self.dealer))
        hint, of = (
            say("Such as holdem omaha; nothing for all"),
            partial(TrainDealer, self._cash.id, self.dealer),
        )
        games = yield from read(
            asked, hint, read_variants, yes=say("Games dealt"), may_be_empty=True
        )
        yield from self._do(of(games))

    def _going_home(self, on: CashChoice) -> Call | str:
        if self.dealer is None:
            return str(self._training(on))
        return DealerGoesHome(self._cash.id, self.dealer)


def _tables(typed: str) -> range:
    """``3``, or ``1-4``."""
    first, _, last = typed.partition("-")
    return range(read_count(first), read_count(last or first) + 1)

"""The acts on the chosen table: all here, hold, button, break, close; and opening any other."""

from collections.abc import Callable

from tdapp.calls.tournament.attendance import TellAllHere
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    RecallBreak,
)
from tdapp.calls.tournament.seats import TellButton
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesSaid
from tdapp.table.geometry.table import Position
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.table_acts import TableActs
from tdapp.ui.floor.reading import read_button, read_player, read_tables


class AtTableActs(OnFloor):
    """What is said and done of a whole table."""

    def __init__(self, at_hand: AtHand, tables: TableActs) -> None:
        super().__init__(at_hand)
        self._tables = tables
        self.all_here = self._act(self._words(self.tr("All here at {table}")), "E", self._all_here)
        self.hold = self._act(self._hold_words, "H", self._hold, self._do_hold)
        self.button = self._act(lambda: self.tr("Button…"), "U", self._any_button, self._ask_button)
        self.break_it = self._act(self._break_words, "Ctrl+B, B", self._break, self._ask_break)
        self.close = self._act(
            self._words(self.tr("Close table {table}")), "Ctrl+B, C", self._close
        )
        self.open_other = Act(
            lambda: self.tr("Open a table…"), "Ctrl+B, O", self._why_no_table, self._ask_which, self
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        on_table = (self.all_here, self.hold, self.button, self.break_it, self.close)
        return (*on_table, self.open_other)

    def _words(self, words: str) -> Callable[[], str]:
        """Words with the number of the chosen table."""
        return lambda: words.format(table=self._number())

    def _number(self) -> str:
        return "" if self._choice.table is None else str(self._choice.table)

    def _all_here(self, event: StreamId) -> Call:
        return TellAllHere(event, self._choice.the_table())

    def _is_held(self) -> bool:
        return self._choice.table in self._state.seating.held

    def _hold_words(self) -> str:
        said = self.tr("End hold of {table}") if self._is_held() else self.tr("Hold table {table}")
        return said.format(table=self._number())

    def _hold(self, event: StreamId) -> Call:
        table = self._choice.the_table()
        return FreeTable(event, table) if self._is_held() else HoldTable(event, table)

    def _do_hold(self) -> None:
        """A hold begins at once; at its end it is asked whose exits do not stand."""
        table = self._choice.the_table()
        pending = self._state.exits.pending_at.get(table, ())
        if not self._is_held() or not pending:
            self._ask(self._hold)
            return
        named = self._view.said(ChangesSaid, lambda state, _: state.exits.pending_at.get(table, ()))
        who = [f"{self._name(one)}, {self._state.exits.pending[one].seat}" for one in pending]
        said = self.tr("Out at table {table} while it was on hold: {who}. Who is still in?")
        nobody = self.tr("nobody")

        def read(typed: str) -> tuple[int, ...]:
            plain = typed.strip()
            return () if plain == nobody else tuple(map(self._read_player, plain.split()))

        def free(still_in: tuple[int, ...]) -> None:
            self._ask(lambda event: FreeTable(event, table, still_in), said=named)

        choices = (nobody, *map(str, pending[:4]))
        hint = self.tr("Entries or seats, or nobody")
        text = said.format(table=table, who="; ".join(who))
        self._ask_for(text, hint, choices, read, free)

    def _read_player(self, typed: str) -> int:
        return read_player(typed, self._state)

    def _any_button(self, event: StreamId) -> Call:
        return TellButton(event, self._choice.the_table(), 1)

    def _ask_button(self) -> None:
        table = self._choice.the_table()
        text = self.tr("Where are button, small and big blind at table {table}?")

        def tell(told: Position) -> None:
            seats = told.button, told.small_blind, told.big_blind
            self._ask(lambda event: TellButton(event, table, *seats))

        hint = self.tr("Seats like 4 5 6, or 4 alone")
        self._ask_for(text.format(table=table), hint, (), read_button, tell)

    def _is_breaking(self) -> bool:
        return self._choice.table in self._state.seating.breaking

    def _break_words(self) -> str:
        said = self.tr("Break table {table}…")
        if self._is_breaking():
            said = self.tr("Call break of {table} back")
        return said.format(table=self._number())

    def _break(self, event: StreamId) -> Call:
        """The break in its turn where it is that table's, else out of turn."""
        table = self._choice.the_table()
        if self._is_breaking():
            return RecallBreak(event, table)
        in_turn = BreakTable(event, table)
        return in_turn if not self._view.why_not(in_turn) else BreakOutOfTurn(event, table)

    def _ask_break(self) -> None:
        if self._view.id is None:
            return
        call, table = self._break(self._view.id), self._choice.the_table()
        if isinstance(call, RecallBreak):
            self._ask(lambda _: call)
            return
        count = len(self._state.seating.at_table(table))
        if isinstance(call, BreakOutOfTurn):
            said = self.tr("Why does table {table} break out of turn, its {count} players drawn?")
            text = said.format(table=table, count=count)
            choices = (self.tr("table needed elsewhere"), self.tr("ruling"))
            self._ask_reason(text, self.tr("Break it"), call, choices)
            return
        said = self.tr("Break table {table} and draw its {count} players to the others?")
        text = said.format(table=table, count=count)
        self._ask_yes(text, self.tr("Break it"), call)

    def _close(self, event: StreamId) -> Call:
        return self._tables.close_call(event, self._choice.the_table())

    def _why_no_table(self) -> str:
        return self._why(self._tables.open_call)

    def _ask_which(self) -> None:
        text = self.tr("Which table opens for this event?")
        free = tuple(map(str, self._tables.free()[:4]))

        def open_them(numbers: tuple[int, ...]) -> None:
            for number in numbers:
                self._tables.open_table(number)

        self._ask_for(text, self.tr("Number, or several"), free, read_tables, open_them)

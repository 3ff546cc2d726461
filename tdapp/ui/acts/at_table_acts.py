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
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesSaid
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.table_acts import TableActs
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.floor.floor_questions import tables
from tdapp.ui.floor.reading import read_button, read_player
from tdapp.ui.floor.spot import Spot


class AtTableActs(Acts[Spot]):
    """What is said and done of a whole table."""

    def __init__(self, floor: AtHand, tables: TableActs) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._tables = tables
        spec = ActSpec[Spot]
        self.all_here = self._act(
            spec(self._words(self.tr("All here at {table}")), "E", self._all_here)
        )
        self.hold = self._act(spec(self._hold_words, "H", self._hold, self._hold_or_free))
        self.button = self._act(spec(self.tr("Button…"), "U", self._any_button, self._tell_button))
        self.break_it = self._act(spec(self._break_words, "Ctrl+B, B", self._break, self._break_it))
        self.close = self._act(
            spec(self._words(self.tr("Close table {table}")), "Ctrl+B, C", self._close)
        )
        self.open_other = self._act(
            spec(
                self.tr("Open a table…"),
                "Ctrl+B, O",
                lambda on: tables.open_call(on.event),
                self._open_others,
            )
        )

    def _words(self, words: str) -> Callable[[], str]:
        """Words with the number of the chosen table."""
        return lambda: words.format(table=self._number())

    def _number(self) -> str:
        table = self._floor.choice.table
        return "" if table is None else str(table)

    def _all_here(self, on: Spot) -> Call:
        return TellAllHere(on.event, on.the_table())

    def _is_held(self, table: int | None) -> bool:
        return table in self._floor.state.seating.held

    def _hold_words(self) -> str:
        held = self._is_held(self._floor.choice.table)
        said = self.tr("End hold of {table}") if held else self.tr("Hold table {table}")
        return said.format(table=self._number())

    def _hold(self, on: Spot) -> Call:
        table = on.the_table()
        return FreeTable(on.event, table) if self._is_held(table) else HoldTable(on.event, table)

    def _hold_or_free(self, on: Spot) -> Flow[None]:
        """A hold begins at once; at its end it is asked whose exits do not stand."""
        table, exits = on.the_table(), self._floor.state.exits
        pending = exits.pending_at.get(table, ())
        if not self._is_held(table) or not pending:
            yield from self._do(self._hold(on))
            return
        named = self._floor.view.said(
            ChangesSaid, lambda state, _: state.exits.pending_at.get(table, ())
        )
        who = [f"{self._floor.name(one)}, {exits.pending[one].seat}" for one in pending]
        text = self.tr("Out at table {table} while it was on hold: {who}. Who is still in?")
        text, nobody = text.format(table=table, who="; ".join(who)), self.tr("nobody")

        def read_some(typed: str) -> tuple[int, ...]:
            named = () if typed.strip() == nobody else typed.split()
            return tuple(read_player(one, self._floor.state) for one in named)

        hint, choices = self.tr("Entries or seats, or nobody"), (nobody, *map(str, pending[:4]))
        still_in = yield from read(text, hint, read_some, *choices)
        yield from self._do(FreeTable(on.event, table, still_in), said=named)

    def _any_button(self, on: Spot) -> Call:
        return TellButton(on.event, on.the_table(), 1)

    def _tell_button(self, on: Spot) -> Flow[None]:
        text = self.tr("Where are button, small and big blind at table {table}?")
        text, hint = text.format(table=on.the_table()), self.tr("Seats like 4 5 6, or 4 alone")
        told = yield from read(text, hint, read_button)
        seats = told.button, told.small_blind, told.big_blind
        yield from self._do(TellButton(on.event, on.the_table(), *seats))

    def _is_breaking(self, table: int | None) -> bool:
        return table in self._floor.state.seating.breaking

    def _break_words(self) -> str:
        said = self.tr("Break table {table}…")
        if self._is_breaking(self._floor.choice.table):
            said = self.tr("Call break of {table} back")
        return said.format(table=self._number())

    def _break(self, on: Spot) -> Call:
        """The break in its turn where it is that table's, else out of turn."""
        table = on.the_table()
        if self._is_breaking(table):
            return RecallBreak(on.event, table)
        in_turn = BreakTable(on.event, table)
        return in_turn if not self._floor.view.why_not(in_turn) else BreakOutOfTurn(on.event, table)

    def _break_it(self, on: Spot) -> Flow[None]:
        """Ask whether or why a table breaks; a break is called back at once."""
        call, table = self._break(on), on.the_table()
        count, yes = len(self._floor.state.seating.at_table(table)), self.tr("Break it")
        if isinstance(call, BreakOutOfTurn):
            text = self.tr("Why does table {table} break out of turn, its {count} players drawn?")
            text = text.format(table=table, count=count)
            choices = (self.tr("table needed elsewhere"), self.tr("ruling"))
            yield from self._do_because(call, text, yes, *choices)
            return
        if not isinstance(call, RecallBreak):
            text = self.tr("Break table {table} and draw its {count} players to the others?")
            yield from confirm(text.format(table=table, count=count), yes)
        yield from self._do(call)

    def _close(self, on: Spot) -> Call:
        return self._tables.close_call(on.event, on.the_table())

    def _open_others(self, _: Spot) -> Flow[None]:
        text, free = self.tr("Which table opens for this event?"), self._tables.free()[:4]
        numbers = yield from tables(text, self.tr("Number, or several"), *map(str, free))
        for number in numbers:
            self._tables.open_table(number)

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
from tdapp.desk.said import ChangesStatement
from tdapp.shown.reading import read_button, read_player
from tdapp.shown.spot import Spot
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_questions import tables
from tdapp.ui.tables.table_acts import TableActs


class AtTableActs(Acts[Spot]):
    """What is said and done of a whole table."""

    def __init__(self, floor: AtHand, tables: TableActs) -> None:
        text = voice().text
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._tables = tables
        spec = ActSpec[Spot]
        self.all_here = self._act(
            spec(self._words(text("at table acts", "All here at {table}")), "E", self._all_here)
        )
        self.hold = self._act(spec(self._hold_words, "H", self._hold, self._hold_or_free))
        self.button = self._act(
            spec(text("at table acts", "Button…"), "U", self._any_button, self._tell_button)
        )
        self.break_it = self._act(spec(self._break_words, "Ctrl+B, B", self._break, self._break_it))
        self.close = self._act(
            spec(
                self._words(text("at table acts", "Close table {table}")), "Ctrl+B, C", self._close
            )
        )
        self.open_other = self._act(
            spec(
                text("at table acts", "Open a table…"),
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
        said = (
            voice().text("at table acts", "Release table {table}")
            if held
            else voice().text("at table acts", "Hold table {table}")
        )
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
            ChangesStatement, lambda state, _: state.exits.pending_at.get(table, ())
        )
        who = [f"{self._floor.name(one)}, {exits.pending[one].seat}" for one in pending]
        text = voice().text(
            "at table acts",
            "Busted at table {table} during the hold: {who}. Is anyone of them still in?",
        )
        text, nobody = (
            text.format(table=table, who="; ".join(who)),
            voice().text("at table acts", "nobody"),
        )

        def read_some(typed: str) -> tuple[int, ...]:
            named = () if typed.strip() == nobody else typed.split()
            return tuple(read_player(one, self._floor.state) for one in named)

        hint, choices = (
            voice().text("at table acts", "Entries or seats, or “nobody”"),
            (nobody, *map(str, pending[:4])),
        )
        still_in = yield from read(text, hint, read_some, *choices)
        yield from self._do(FreeTable(on.event, table, still_in), said=named)

    def _any_button(self, on: Spot) -> Call:
        return TellButton(on.event, on.the_table(), 1)

    def _tell_button(self, on: Spot) -> Flow[None]:
        text = voice().text(
            "at table acts", "Where are the button, small blind and big blind at table {table}?"
        )
        text, hint = (
            text.format(table=on.the_table()),
            voice().text("at table acts", "Seats such as 4 5 6, or only the button: 4"),
        )
        told = yield from read(text, hint, read_button)
        seats = told.button, told.small_blind, told.big_blind
        yield from self._do(TellButton(on.event, on.the_table(), *seats))

    def _is_breaking(self, table: int | None) -> bool:
        return table in self._floor.state.seating.breaking

    def _break_words(self) -> str:
        said = voice().text("at table acts", "Break table {table}…")
        if self._is_breaking(self._floor.choice.table):
            said = voice().text("at table acts", "Cancel break")
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
        count, yes = (
            len(self._floor.state.seating.at_table(table)),
            voice().text("at table acts", "Break table"),
        )
        if isinstance(call, BreakOutOfTurn):
            text = voice().plural(
                "at table acts",
                "Why break table {table} out of turn? Its player is redrawn to another table.",
                "Why break table {table} out of turn? Its {n} players are redrawn to other tables.",
                count,
                table=table,
            )
            choices = (
                voice().text("at table acts", "table needed elsewhere"),
                voice().text("at table acts", "ruling"),
            )
            yield from self._do_because(call, text, yes, *choices)
            return
        if not isinstance(call, RecallBreak):
            text = voice().plural(
                "at table acts",
                "Break table {table} and redraw its player to another table?",
                "Break table {table} and redraw its {n} players to other tables?",
                count,
                table=table,
            )
            yield from confirm(text, yes)
        yield from self._do(call)

    def _close(self, on: Spot) -> Call:
        return self._tables.close_call(on.event, on.the_table())

    def _open_others(self, _: Spot) -> Flow[None]:
        text, free = (
            voice().text("at table acts", "Which table opens for this event?"),
            self._tables.free()[:4],
        )
        numbers = yield from tables(
            text, voice().text("at table acts", "Number, or several"), *map(str, free)
        )
        for number in numbers:
            self._tables.open_table(number)

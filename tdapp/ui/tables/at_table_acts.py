"""The acts on the chosen table: all here, hold, button, break, close; and opening any other."""

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
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import tables
from tdapp.ui.tables.table_acts import TableActs


class AtTableActs(Acts[Spot]):
    """What is said and done of a whole table."""

    def __init__(self, floor: AtHand, tables: TableActs) -> None:
        text = voice().text
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._tables = tables
        held = either(
            lambda: self._is_held(floor.choice.table),
            text("at table acts", "Release table {table}"),
            text("at table acts", "Hold table {table}"),
        )
        breaks = either(
            lambda: self._is_breaking(floor.choice.table),
            text("at table acts", "Cancel break"),
            text("at table acts", "Break table {table}…"),
        )
        here = floor.at_table(text("at table acts", "All here at {table}"))
        close = floor.at_table(text("at table acts", "Close table {table}"))
        other = text("at table acts", "Open a table…")
        self.all_here, self.hold, self.button, self.break_it, self.close, self.open_other = (
            self._acts(
                (here, "E", lambda on: TellAllHere(on.event, on.the_table())),
                (floor.at_table(held), "H", self._hold, self._hold_or_free),
                (text("at table acts", "Button…"), "U", self._any_button, self._tell_button),
                (floor.at_table(breaks), "Ctrl+B, B", self._break, self._break_it),
                (close, "Ctrl+B, C", lambda on: tables.close_call(on.event, on.the_table())),
                (other, "Ctrl+B, O", lambda on: tables.open_call(on.event), self._open_others),
            )
        )

    def _is_held(self, table: int | None) -> bool:
        return table in self._floor.state.seating.held

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
            table=table,
            who="; ".join(who),
        )
        nobody = voice().text("at table acts", "nobody")

        def read_some(typed: str) -> tuple[int, ...]:
            named = () if typed.strip() == nobody else typed.split()
            return tuple(read_player(one, self._floor.state) for one in named)

        hint = voice().text("at table acts", "Entries or seats, or “nobody”")
        choices = (nobody, *map(str, pending[:4]))
        still_in = yield from read(text, hint, read_some, *choices)
        yield from self._do(FreeTable(on.event, table, still_in), said=named)

    def _any_button(self, on: Spot) -> Call:
        return TellButton(on.event, on.the_table(), 1)

    def _tell_button(self, on: Spot) -> Flow[None]:
        text, table = voice().text, on.the_table()
        asked = text(
            "at table acts",
            "Where are the button, small blind and big blind at table {table}?",
            table=table,
        )
        hint = text("at table acts", "Seats such as 4 5 6, or only the button: 4")
        told = yield from read(asked, hint, read_button)
        yield from self._do(
            TellButton(on.event, table, told.button, told.small_blind, told.big_blind)
        )

    def _is_breaking(self, table: int | None) -> bool:
        return table in self._floor.state.seating.breaking

    def _break(self, on: Spot) -> Call:
        """The break in its turn where it is that table's, else out of turn."""
        table = on.the_table()
        if self._is_breaking(table):
            return RecallBreak(on.event, table)
        in_turn = BreakTable(on.event, table)
        return in_turn if not self._floor.view.why_not(in_turn) else BreakOutOfTurn(on.event, table)

    def _break_it(self, on: Spot) -> Flow[None]:
        """Ask whether or why a table breaks; a break is called back at once."""
        call, table, text = self._break(on), on.the_table(), voice().text
        count = len(self._floor.state.seating.at_table(table))
        yes = text("at table acts", "Break table")
        if isinstance(call, BreakOutOfTurn):
            asked = voice().plural(
                "at table acts",
                "Why break table {table} out of turn? Its player is redrawn to another table.",
                "Why break table {table} out of turn? Its {n} players are redrawn to other tables.",
                count,
                table=table,
            )
            usual = text("at table acts", "table needed elsewhere"), text("at table acts", "ruling")
            yield from self._do_because(call, asked, yes, *usual)
            return
        if isinstance(call, BreakTable):
            asked = voice().plural(
                "at table acts",
                "Break table {table} and redraw its player to another table?",
                "Break table {table} and redraw its {n} players to other tables?",
                count,
                table=table,
            )
            yield from confirm(asked, yes)
        yield from self._do(call)

    def _open_others(self, _: Spot) -> Flow[None]:
        asked = voice().text("at table acts", "Which table opens for this event?")
        hint = voice().text("at table acts", "Number, or several")
        for number in (yield from tables(asked, hint, *map(str, self._tables.free()[:4]))):
            self._tables.open_table(number)

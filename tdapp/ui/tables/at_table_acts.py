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
from tdapp.shown.reading import read_button
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import tables
from tdapp.ui.tables.table_acts import TableActs

say = saying("at table acts")


class AtTableActs(Acts[Spot]):
    """What is said and done of a whole table."""

    def __init__(self, floor: AtHand, tables: TableActs) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._tables = tables
        held = either(
            lambda: self._is_held(floor.choice.table),
            say("Release table {table}"),
            say("Hold table {table}"),
        )
        breaks = either(
            lambda: self._is_breaking(floor.choice.table),
            say("Cancel break"),
            say("Break table {table}…"),
        )
        here = floor.at_table(say("All here at {table}"))
        close = floor.at_table(say("Close table {table}"))
        other = say("Open a table…")
        self.all_here, self.hold, self.button, self.break_it, self.close, self.open_other = (
            self._acts(
                (here, "E", lambda on: TellAllHere(on.event, on.the_table())),
                (floor.at_table(held), "H", self._hold),
                (say("Button…"), "U", self._any_button, self._tell_button),
                (floor.at_table(breaks), "Ctrl+B, B", self._break),
                (close, "Ctrl+B, C", lambda on: tables.close_call(on.event, on.the_table())),
                (other, "Ctrl+B, O", lambda on: tables.open_call(on.event), self._open_others),
            )
        )

    def _is_held(self, table: int | None) -> bool:
        return table in self._floor.state.seating.held

    def _hold(self, on: Spot) -> Call:
        table = on.the_table()
        return FreeTable(on.event, table) if self._is_held(table) else HoldTable(on.event, table)

    def _any_button(self, on: Spot) -> Call:
        return TellButton(on.event, on.the_table(), 1)

    def _tell_button(self, on: Spot) -> Flow[None]:
        table = on.the_table()
        asked = say(
            "Where are the button, small blind and big blind at table {table}?", table=table
        )
        hint = say("Seats such as 4 5 6, or only the button: 4")
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

    def _open_others(self, _: Spot) -> Flow[None]:
        asked = say("Which table opens for this event?")
        hint = say("Number, or several")
        for number in (yield from tables(asked, hint, *map(str, self._tables.free()[:4]))):
            self._tables.open_table(number)

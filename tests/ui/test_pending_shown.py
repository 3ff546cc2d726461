"""Whose exit is pending is shown so, in the list and beside it."""

from tdapp.tournament.seats.marking import free_table, hold_table
from tdapp.ui.entries.entry_facts import entry_facts
from tdapp.ui.entries.entry_rows import Column, entry_rows
from tdapp.ui.look.cells import Tone
from tests.tournament.moving import room


def test_a_pending_exit_is_no_place_and_stands_among_what_waits() -> None:
    evening = room(3, 3)
    evening.tell(hold_table(evening.state, 2))
    evening.bust(5)
    shown = {row.entry: row for row in entry_rows(evening.state, str)}

    cell = shown[5].cells[Column.STATE]
    assert (cell.text, cell.tone, shown[5].is_out) == ("exit pending", Tone.WAITS, False)
    said = entry_facts(evening.state, 5, str).standing
    assert said == "Entry 5, exit pending, its table is on hold"
    evening.tell(free_table(evening.state, 2))
    shown = {row.entry: row for row in entry_rows(evening.state, str)}
    assert shown[5].is_out

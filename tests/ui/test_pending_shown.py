"""Whose exit is pending is shown so, in the list and beside it."""

from tdapp.shown.cells import Tone
from tdapp.shown.entry_facts import entry_facts
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.tables.arranging import free_table
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.voice.voice import Voice
from tests.tournament.tables.moving import room
from tests.ui.rows_made import made_anew


def test_a_pending_exit_is_no_place_and_stands_among_what_waits() -> None:
    evening = room(3, 3)
    evening.tell(hold_table(evening.state, 2))
    evening.bust(5)
    shown = {row.key: row for row in made_anew(evening.state)}

    cell = shown[5].cells[EntryColumn.STATE]
    assert (cell.text, cell.tone, shown[5].is_out) == ("elimination pending", Tone.WAITS, False)
    said = entry_facts(Voice(), evening.state, 5, str).standing
    assert said == "Entry 5, elimination pending, table on hold"
    evening.tell(free_table(evening.state, 2))
    shown = {row.key: row for row in made_anew(evening.state)}
    assert shown[5].is_out

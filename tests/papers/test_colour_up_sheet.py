"""The colour-up sheets: a page for each table, the chips to race as far as stacks are known."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.sheets.tournament.colour_up_sheet import colour_up_sheets
from tdapp.table.chips.counting import report_stacks
from tdapp.tournament.papers.contents import contents
from tdapp.tournament.plan.terms import ChipPlan
from tests.papers.event_papers import papers
from tests.tournament.evening import SMALL, Evening

CHIPS = ChipPlan((25, 100, 500))


def playing(chips: ChipPlan) -> Evening:
    evening = Evening(replace(SMALL, chips=chips, seats_per_table=4), tables=2)
    evening.enter(6)
    evening.seat()
    evening.start()
    return evening


def test_each_table_has_its_sheet_with_the_odd_chips_of_known_stacks() -> None:
    evening = playing(CHIPS)
    entry = evening.state.seating.at_table(1)[0]
    evening.tell(report_stacks(evening.state, [(entry, 4_075)], evening.now))
    assert contents(evening.state, PaperKind.COLOUR_UP).lines == ()
    first, second = colour_up_sheets(papers(evening))
    assert [one.title for one in (first, second)] == ["Table 1: 25 to 100", "Table 2: 25 to 100"]
    seat = str(evening.state.seating.seat_of[entry].seat)
    odd = {row.cells[0].text: row.cells[2].text for row in first.rows}
    assert odd.pop(seat) == "3"
    assert set(odd.values()) == {""}
    assert len(odd) + 1 == len(evening.state.seating.at_table(1))
    assert first.notes[0].value.startswith("4x25 become 1x100; a card for each odd chip.")


def test_without_listed_chips_there_is_none() -> None:
    with pytest.raises(Refusal, match="no_chips_to_race"):
        contents(playing(ChipPlan()).state, PaperKind.COLOUR_UP)

"""The slips of moves under way."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.paint import write_pdf
from tdapp.papers.sheet import Sheet
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.sheets.tournament.slips import move_slip
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import tell_button
from tdapp.table.seating.moving import arrive
from tdapp.tournament.tables.arranging import break_table, order_move
from tests.papers.pdf_text import pdf_pages
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room


def move_slips(evening: Evening) -> list[Sheet]:
    """The slips of all moves under way, by their numbers."""
    made, moves = papers(evening), evening.state.seating.moves
    return [move_slip(made, moves[number]) for number in sorted(moves)]


def papers(evening: Evening) -> EventPapers:
    return EventPapers(
        evening.state, Letterhead("STAR"), "TEST", "now", lambda person: f"Name of {person}"
    )


def test_a_broken_table_gives_a_slip_for_each_of_its_players_until_he_has_arrived() -> None:
    evening = room(6, 3)
    assert move_slips(evening) == []
    evening.tell(break_table(evening.state, 2, "seed"))
    slips = move_slips(evening)
    assert [slip.imprint.document for slip in slips] == ["TEST-M1", "TEST-M2", "TEST-M3"]
    for slip, move in zip(slips, evening.state.seating.moves.values(), strict=True):
        values = [fact.value for fact in slip.facts]
        assert slip.hero is not None
        assert slip.hero.value == f"1-{move.to_seat}"
        assert values == [
            f"Name of person {move.entry}",
            str(move.entry),
            f"2-{move.from_seat}",
            str(move.slip),
            "Table break",
        ]
    evening.tell(arrive(evening.state, 7))
    assert len(move_slips(evening)) == 2


def test_where_the_button_is_unknown_the_slip_leaves_player_and_seat_to_the_table() -> None:
    evening = room(9, 6, 6)
    evening.tell(order_move(evening.state, 1))
    (slip,) = move_slips(evening)
    assert [fact.value for fact in slip.facts] == [
        "Next big blind", "table 1", "1", "Balancing",
    ]  # fmt: skip
    assert slip.hero is not None
    assert slip.hero.label == "Goes to worst position at table"
    assert slip.hero.value in {"2", "3"}


def test_where_it_is_known_the_slip_names_both(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    evening = room(9, 6, 6)
    for table in (1, 2, 3):
        evening.tell(tell_button(evening.state, table, ButtonPosition(1, 2, 3)))
    evening.tell(order_move(evening.state, 1))
    (slip,) = move_slips(evening)
    assert slip.facts[0].value == "Name of person 4"
    assert slip.hero is not None
    write_pdf([slip], tmp_path / "slip.pdf")
    (text,) = pdf_pages((tmp_path / "slip.pdf").read_bytes())
    for said in ("Move slip", slip.hero.value, "Name of person 4", "TEST-M1", "Seated by"):
        assert said in text

"""The bracket on paper and the slips of its pairings."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paint import write_pdf
from tdapp.sheets.tournament.bracket_sheets import bracket_sheet, match_slip
from tdapp.shown.act_words import act_words
from tdapp.table.seating.marking import part
from tdapp.tournament.matches.drawing import draw_bracket
from tdapp.tournament.papers.contents import contents, whose
from tdapp.tournament.tables.arranging import draw_seats
from tdapp.voice.voice import Voice
from tests.papers.event_papers import papers, texts
from tests.papers.pdf_text import pdf_pages
from tests.tournament.evening import SMALL, Evening
from tests.tournament.matches.heads_up import HEADS_UP, call_all, heads_up, lose


def test_the_sheet_has_every_pairing_with_score_and_who_may_come() -> None:
    evening = heads_up(6)
    call_all(evening)
    lose(evening, 2, 1)
    rows = texts(bracket_sheet(papers(evening)))
    numbers = [row[1] for row in rows]
    assert numbers == ["2", "4", "5", "6", "7"]
    assert rows[0][0] == "Quarter-finals"
    assert rows[0][3] == "2 : 0"
    assert rows[-1][2:5] == ["winner of 5", "", "winner of 6"]
    said = contents(evening.state, PaperKind.BRACKET)
    assert (evening.state.matches.bracket.winner(2), 2) in [
        (line.entry, line.number) for line in said.lines
    ]


def test_a_slip_names_table_and_players_and_has_a_line_for_each_match(
    qapp: QApplication, tmp_path: Path
) -> None:
    assert qapp is not None
    evening = heads_up(4)
    call_all(evening)
    assert whose(evening.state, PaperKind.MATCH_SLIPS) == (1, 2)
    slip = match_slip(papers(evening), 1)
    assert slip.hero is not None
    assert slip.hero.value == str(evening.state.matches.called[1].where)
    assert [one.title for one in slip.columns] == [f"Match {n} won by" for n in (1, 2, 3)]
    path = tmp_path / "slip.pdf"
    write_pdf([slip, bracket_sheet(papers(evening))], path)
    first, second = pdf_pages(path.read_bytes())
    assert "Match slip" in first
    assert "winner of 2" in second


def test_a_pairing_that_is_not_called_has_no_slip() -> None:
    evening = heads_up(4)
    with pytest.raises(Refusal, match="pairing_not_called"):
        contents(evening.state, PaperKind.MATCH_SLIPS, (1,))
    with pytest.raises(Refusal, match="no_bracket"):
        contents(Evening(SMALL).state, PaperKind.BRACKET)


def test_club_mates_whom_the_draw_could_not_keep_apart_are_named_in_answer_and_paper() -> None:
    evening = Evening(HEADS_UP, tables=1)
    evening.enter(4)
    clubs = dict.fromkeys((1, 2, 3), "Kings")
    drawn = evening.tell(draw_bracket(evening.state, (), clubs, "seed"))
    (pair,) = evening.state.matches.mates
    assert set(pair) <= {1, 2, 3}
    who = " and ".join(str(evening.state.entry(one).person) for one in pair)
    said = act_words(Voice(), "draw_bracket", drawn, evening.state, str)
    assert said == f"Bracket drawn; could not be kept apart: {who}"
    made = papers(evening)
    (note,) = bracket_sheet(made).notes
    assert note.label == "Could not be kept apart"
    assert all(made.name(one) in note.value for one in pair)
    evening.tell(draw_bracket(evening.state, (), {1: "Kings"}, "seed"))
    assert bracket_sheet(papers(evening)).notes == ()


def test_players_whom_a_draw_of_seats_could_not_keep_apart_are_named_too() -> None:
    evening = Evening(SMALL, tables=1)
    evening.enter(3)
    evening.tell(part(evening.state, 1, 2, apart=True))
    drawn = evening.tell(draw_seats(evening.state, "seed"))
    who = " and ".join(str(evening.state.entry(one).person) for one in (1, 2))
    said = act_words(Voice(), "draw_seats", drawn, evening.state, str)
    assert said.endswith(f"; could not be kept apart: {who}")
    notes = papers(evening).seating_by_table().notes
    assert notes[-1].label == "Could not be kept apart"

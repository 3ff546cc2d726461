"""The rulings log and the penalties on paper: everything that was decided, and every word of it."""

import pytest
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.marks import Measure
from tdapp.papers.paginate import paginate
from tdapp.papers.sheet import Sheet
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.sheets.tournament.rulings_sheet import rulings_log
from tdapp.shown.penalty_words import serving_words
from tdapp.table.facts.rulings import RulingGiven, RulingKind
from tdapp.table.rulings.penalising import Grounds, give_penalty, serve_penalty
from tdapp.table.rulings.ruling import About, Saying, give_ruling, review_ruling, tell_of_complaint
from tdapp.ui.rulings.ruling_words import people_words
from tdapp.voice.voice import Voice
from tests.rules_doc import rule
from tests.tournament.evening import Evening, seated

FLOOR, SENIOR = StaffId("floor"), StaffId("senior")
LONG = " ".join(f"word{number}" for number in range(60))


def saying_of(fact: Event) -> Saying:
    """A ruling is long, a review short; the words of a penalty were erased."""
    if isinstance(fact, RulingGiven):
        return Saying(FLOOR, LONG if fact.number == 1 else "the pot is split")
    return Saying(SENIOR, None if hasattr(fact, "kind") else "the raise stands")


@pytest.fixture
def evening() -> Evening:
    """Two rulings, the first of them changed and complained about, and two penalties."""
    evening = seated(4)
    state, now = evening.state, evening.now
    about = About(RulingKind.BETTING, table=1, hand="17", entries=(2, 3), rule="7.8")
    evening.tell(give_ruling(state, FLOOR, about, now))
    evening.tell(give_ruling(evening.state, FLOOR, About(RulingKind.OTHER), now))
    way = state.conditions.rules.disputes
    evening.tell(review_ruling(evening.state, 1, SENIOR, now, upheld=False, rule=way))
    evening.tell(tell_of_complaint(evening.state, 1, SENIOR, now))
    evening.tell(give_penalty(evening.state, 2, PenaltyKind.ROUNDS, 2, now, grounds=Grounds(1)))
    evening.tell(give_penalty(evening.state, 3, PenaltyKind.WARNING, 0, now))
    evening.tell(serve_penalty(evening.state, 1, 3))
    return evening


def sheets(evening: Evening) -> list[Sheet]:
    papers = EventPapers(
        evening.state, Letterhead("STAR"), "TEST", "now", lambda person: f"Name of {person}"
    )
    return rulings_log(papers, saying_of)


def column(sheet: Sheet, title: str) -> list[str]:
    place = [one.title for one in sheet.columns].index(title)
    return [text for row in sheet.rows if (text := row.cells[place].text)]


@rule("STAR", "27.15", "27.16")
def test_the_log_tells_who_ruled_and_reviewed_what_and_that_the_right_to_complain_was_told(
    evening: Evening,
) -> None:
    """First decision, review and the advice of the right to complain stand in the printed log."""
    log, _ = sheets(evening)
    assert column(log, "No.") == ["1", "2"]
    assert column(log, "Table, hand") == ["table 1, hand 17"]
    assert column(log, "Rule") == ["7.8"]
    assert column(log, "By") == ["floor", "senior", "senior", "floor"]
    said = column(log, "Ruling, review")
    told = "Player told of the right to complain."
    assert said[-3:] == ["Changed: the raise stands", told, "the pot is split"]
    assert [fact.value for fact in log.notes] == [
        "casino supervisor (27.15).",
        "an inspector (27.16).",
    ]
    assert log.signatures == ("Tournament director", "Gaming manager")


def test_no_word_of_a_long_ruling_is_lost_and_none_is_cut_on_the_page(
    evening: Evening, measure: Measure
) -> None:
    log, _ = sheets(evening)
    said = column(log, "Ruling, review")
    assert " ".join(said).startswith(f"{LONG} Changed")
    pages = paginate(log, measure)
    texts = [mark.text for page in pages for mark in page.marks if hasattr(mark, "text")]
    assert not [text for text in texts if text.endswith("…")]


def test_everybody_concerned_stands_in_the_log_by_name_and_entry(evening: Evening) -> None:
    log, penalties = sheets(evening)
    persons = {entry: evening.state.entry(entry).person for entry in (2, 3)}
    named = [f"Name of {persons[entry]} ({entry})" for entry in (2, 3)]
    assert column(log, "Players") == named
    assert column(penalties, "Player") == named


def test_penalties_stand_with_what_is_served_and_why_and_erased_words_say_so(
    evening: Evening,
) -> None:
    _, penalties = sheets(evening)
    assert column(penalties, "Penalty") == ["2 rounds", "Warning"]
    due = evening.state.penalties.by_number[1].given.due
    assert column(penalties, "Served") == [f"3 of {due} hands", "\N{EN DASH}"]
    assert column(penalties, "Why") == ["Ruling 1. (text erased)", "(text erased)"]
    assert column(penalties, "By") == ["senior", "senior"]


def test_who_is_an_entry_no_more_stays_in_the_log_by_number(evening: Evening) -> None:
    entries = evening.state.entries
    left = replace(entries, by_number=entries.by_number.delete(2))
    evening.state = replace(evening.state, entries=left)
    log, penalties = sheets(evening)
    assert column(log, "Players")[0] == column(penalties, "Player")[0] == "(2)"
    assert people_words(evening.state, (2, 3), str) == f"entry 2, {evening.state.entry(3).person}"
    assert serving_words(Voice(), evening.state, 2) == ""


def test_where_nothing_was_ruled_nothing_is_printed() -> None:
    assert sheets(seated(4)) == []

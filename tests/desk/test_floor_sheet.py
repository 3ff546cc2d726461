"""The floor sheet holds all that a room needs to go on by paper; papers speak any language."""

import dataclasses
import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.attendance import TellAway
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import HoldTable, OverruleMove
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.marks import TextMark, TextStyle
from tdapp.papers.paginate import paginate
from tdapp.papers.sheet import Sheet
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.sheets.tournament.floor_sheet import floor_sheet
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import OWED
from tdapp.tournament.papers.contents import whose
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.voice.voice import ENGLISH, Voice
from tests.desk.evening import EVENT, SMALL, announce, install, person
from tests.desk.station import Station


class Bracketed(NullTranslations):
    """A language that is English in brackets."""

    def pgettext(self, context: str, message: str) -> str:
        return f"«{super().pgettext(context, message)}»"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"«{super().npgettext(context, msgid1, msgid2, n)}»"


BRACKETS = Voice(Bracketed())

SAID = re.compile("«[^«»]*»")
WORD = re.compile("[A-Za-z]{3,}")


def narrow(text: str, _: TextStyle) -> float:
    """So narrow that nothing is ever cut."""
    return len(text) * 0.01


PLACES = [Seat(table, seat) for table in (1, 2) for seat in (1, 2, 3, 4)]
NAMES = {person(number): f"Ж{number}" for number in range(1, 9)}


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """Seven sit at two tables, another waits; one owes for chips, chips are told, one is away."""
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2))
    terms = AlternateTerms()
    announce(opened, replace(SMALL, max_entries=7, alternates=terms), sold=7, tables=(1, 2))
    opened.do(JoinAlternates(EVENT, person(8)))
    opened.do(StartClock(EVENT))
    opened.do(Rebuy(EVENT, at(opened, 1), payment=OWED))
    opened.do(ReportStacks(EVENT, ((at(opened, 1), 725),)))
    opened.time.pass_us(MINUTE_US)
    opened.do(TellAway(EVENT, at(opened, 2)))
    yield opened
    opened.close()


def outside(text: str) -> str:
    """What of a text was not asked of the translator."""
    found = 1
    while found:
        text, found = SAID.subn("", text)
    return text


def at(station: Station, which: int) -> int:
    """The player in a seat of table 1."""
    return station.event(EVENT).seating.entry_at[Seat(1, which)]


def papers(station: Station, voice: Voice = ENGLISH) -> EventPapers:
    state = station.event(EVENT)
    return EventPapers(state, Letterhead("1"), "7K4M-2Q9D", "0", NAMES.__getitem__, 3, voice=voice)


def lines(sheet: Sheet, title: str) -> list[tuple[str, str, str]]:
    """The lines of one block: label, text and figure."""
    (block,) = (one for one in sheet.blocks if one.title == title)
    return [(line.label, line.text, line.figure) for line in block.lines]


def test_a_room_can_run_on_it(station: Station) -> None:
    seated = station.event(EVENT).seating.entry_at
    (free,) = (one for one in PLACES if one not in seated)
    left = Seat(3 - free.table, 3)
    mover = seated[left]
    station.do(OverruleMove(EVENT, mover, free), Circumstances(reason="a tall man"))
    station.do(HoldTable(EVENT, 1))
    made = papers(station)
    sheet = floor_sheet(made, station.time.now())
    (clock,) = sheet.notes
    assert clock.label == "Level 1: 25 / 50."
    assert clock.value.startswith("2:00 left at ")
    assert "Next break" in clock.value
    assert sheet.summary.startswith("7 of 7 left.")
    first, second = made.name(at(station, 1)), made.name(at(station, 2))
    table = lines(sheet, "Table 1")
    assert table[:2] == [("1", first, "725"), ("2", f"{second} (away)", "")]
    assert len(table) == 4
    (note,) = (block.note for block in sheet.blocks if block.title == "Table 1")
    assert ", ON HOLD, chips " in note
    assert (str(free.seat), "kept, slip 1", "") in lines(sheet, f"Table {free.table}")
    assert lines(sheet, "On the way") == [("1", made.name(mover), f"{left} to {free}")]
    assert lines(sheet, "Alternates") == [("1", "Ж8", "")]
    assert lines(sheet, "Unpaid for chips") == [("8", first, "33.50")]
    assert lines(sheet, "Levels")[:2] == [("1", "25 / 50", "2 min"), ("", "Break", "2 min")]


def test_a_name_without_letters_here_goes_by_its_entry(station: Station) -> None:
    first = at(station, 1)
    made = dataclasses.replace(papers(station), is_shaped=lambda name: name != NAMES[person(first)])
    sheet = floor_sheet(made, station.time.now())
    assert lines(sheet, "Table 1")[0][1] == f"entry {first}, Ж{first}"


def test_every_word_of_every_paper_is_said_by_the_voice(station: Station) -> None:
    """What is not in brackets was not asked of the translator: only names and numbers may be so."""
    station.do(Bust(EVENT, 5, declined=True))
    made, now = papers(station, BRACKETS), station.time.now()
    loose, laid = set(), set()
    for kind in PaperKind:
        try:
            sheets = sheets_for(made, kind, whose(made.event, kind), now)
        except Refusal:
            continue
        laid.add(kind)
        pages = (page for sheet in sheets for page in paginate(sheet, narrow))
        texts = (mark.text for page in pages for mark in page.marks if isinstance(mark, TextMark))
        loose |= {text for text in texts if WORD.search(outside(text))}
    assert len(laid) > 8
    assert loose <= {SMALL.title}

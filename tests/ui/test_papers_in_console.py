"""Papers of every page in the console: asked for by one key, saved, and printed at a sale."""

from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.house.cage import OpenSession
from tdapp.calls.house.papers import IssueHousePaper
from tdapp.calls.tournament.history_subject import HistoryKind, Subject, named_by
from tdapp.calls.tournament.papers import IssuePaper
from tdapp.core.ids import StreamId
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, event_number
from tdapp.ui.look.act import WindowAct
from tdapp.ui.pages.paper_page import PaperPage
from tdapp.ui.workplace.rail import PageName
from tests.papers.pdf_text import pdf_pages
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import answer, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import SHIFT, SIX, take_out
from tests.ui.prize_evenings import THREE
from tests.ui.window_room import WindowRoom

ALT, ENTER, ESCAPE = Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Return, Qt.Key.Key_Escape


def papers_of(room: WindowRoom) -> PaperPage:
    return room.console.pages.papers


def press(room: WindowRoom, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """Press a key where the focus is."""
    room.key(key, *held, on=QApplication.focusWidget())


def go(room: WindowRoom, act: WindowAct) -> None:
    act.trigger()
    room.settle()


def shown(room: WindowRoom) -> PaperKind:
    """Which paper is looked at, once Ctrl+P was pressed."""
    go(room, papers_of(room).menu.print_page)
    assert room.console.pages.page is papers_of(room)
    paper = papers_of(room).preview.paper
    assert paper is not None
    return paper.kind


def test_one_key_shows_what_each_page_is_about_and_escape_leads_back_to_it(
    room: WindowRoom,
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    pages, papers = room.console.pages, papers_of(room)
    enter(room, *SIX)
    room.choose(2)
    for key, page, kinds in (
        (
            Qt.Key.Key_F4,
            pages.floor,
            {0: PaperKind.FLOOR_SHEET, 1: PaperKind.SEATING_BY_TABLE, 2: PaperKind.FLOOR_SHEET},
        ),
        (Qt.Key.Key_F5, pages.clock, {0: PaperKind.STRUCTURE}),
        (Qt.Key.Key_F6, pages.prizes, {0: PaperKind.PROVISIONAL_PAYOUTS}),
        (Qt.Key.Key_F7, pages.cage, {0: PaperKind.FLOOR_SHEET}),
    ):
        press(room, key)
        for view, kind in kinds.items():
            if page is pages.floor:
                pages.floor.show_view(view)
            assert shown(room) is kind
            room.key(ESCAPE, on=papers.preview)
            assert pages.page is page
    press(room, Qt.Key.Key_F3)
    room.show_entries()
    room.choose(2)
    assert shown(room) is PaperKind.SEAT_CARD
    assert papers.preview.paper is not None
    assert papers.preview.paper.about == (2,)
    room.key(ESCAPE, on=papers.preview)
    assert pages.desk.entries_shown


def test_the_papers_have_a_place_on_the_rail_and_show_the_chosen_one_at_once(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX)
    pages, papers = room.console.pages, papers_of(room)
    press(room, Qt.Key.Key_F8, SHIFT)
    assert (pages.page, pages.name) == (papers, PageName.PAPERS)
    assert room.console.rail.stop(PageName.PAPERS).isChecked()
    for row in (0, 4, 8):
        kind = papers.papers.table.rows[row].key
        papers.papers.choose(kind)
        is_looked_at(room, kind)
        assert papers.papers.hasFocus()
    papers.papers.choose(PaperKind.PAYOUT_SHEET)
    room.until(lambda: papers.preview.paper is None)
    assert papers.menu.of_kind[PaperKind.PAYOUT_SHEET].why_not in papers.preview.accessibleName()
    papers.papers.choose(PaperKind.SIGN_IN)
    is_looked_at(room, PaperKind.SIGN_IN)
    room.key(ENTER, on=papers.papers)
    assert papers.preview.hasFocus()
    room.key(ESCAPE, on=papers.preview)
    assert (pages.page, papers.papers.hasFocus()) == (papers, True)
    room.click(room.console.rail.stop(PageName.FLOOR))
    assert pages.name is PageName.FLOOR
    assert room.console.rail.stop(PageName.FLOOR).isChecked()


def is_looked_at(room: WindowRoom, kind: object) -> None:
    """The paper of this kind stands beside the list."""
    preview = papers_of(room).preview
    room.until(lambda: preview.paper is not None and preview.paper.kind is kind)


def test_the_papers_of_the_house_are_listed_and_shown_without_an_event(room: WindowRoom) -> None:
    for call in (
        OpenSession(room.parts.day.stream, "cage 1"),
        issued_for(room, "cage 1/1"),
    ):
        room.wait_for(room.console.asking.perform(call))
    pages, papers = room.console.pages, papers_of(room)
    press(room, Qt.Key.Key_F8, SHIFT)
    assert (pages.currentWidget(), len(papers.papers.table.rows)) == (papers, 1)
    assert papers.papers.table.rows[0].cells[1].note == "cage 1/1"
    papers.papers.choose(papers.papers.table.rows[0].key)
    room.key(ENTER, on=papers.papers)
    assert pages.page is pages.cage


LIKELY = {
    PaperKind.PROVISIONAL_PAYOUTS: "2010-11-27 Everything, provisional payouts.pdf",
    PaperKind.RESULTS: "2010-11-27 Everything, results.pdf",
    PaperKind.STRUCTURE: "2010-11-27 Everything, structure v1.pdf",
}
"""The evening began before the trading day of the 28th."""


def test_payouts_results_and_structure_are_saved_and_their_codes_show_them_again(
    room: WindowRoom, tmp_path: Path
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    papers, pages = papers_of(room), room.console.pages
    head_papers(room, "Meridian Room", "Sydney")
    go(room, papers.menu.of_kind[PaperKind.PAYOUT_SHEET])
    assert nothing_is_asked(room)
    assert room.is_refused("prizes_not_posted")
    enter(room, *SIX)
    room.choose(6)
    take_out(room)
    for kind in LIKELY:
        is_saved(room, kind, tmp_path / f"{kind.value}.pdf")
    assert room.state.papers.last == 3
    event = room.console.view.id
    assert event is not None
    pages.desk.open_scanned(f"{event_number(event)}-R2")
    room.settle()
    assert "-R2, copy" in papers.preview.accessibleName()
    each_paper_keeps_its_head(room, event)
    for call, code in (
        (
            IssuePaper(event, PaperKind.ONE_HISTORY, named_by(Subject(HistoryKind.POOL, event))),
            "Y5",
        ),
        (OpenSession(room.parts.day.stream, "cage 1"), ""),
        (issued_for(room, "cage 1/1"), "D1"),
    ):
        room.wait_for(room.console.asking.perform(call))
        row = HOUSE_NUMBER if code.startswith("D") else event_number(event)
        if code:
            pages.desk.open_scanned(f"{row}-{code}/1/1")
            room.settle()
            found = pages.cage if code == "D1" else pages.record
            assert pages.page is found
    assert pages.cage.drawers.sessions.listing.key == "cage 1/1"


def is_saved(room: WindowRoom, kind: PaperKind, file: Path) -> None:
    """A paper is saved, and its likely name is offered."""
    papers = papers_of(room)
    go(room, papers.menu.of_kind[kind])
    go(room, papers.preview.leaving.save)
    assert Path(question(room).field.choices[0]).name == LIKELY[kind]
    answer(room, str(file))
    assert pdf_pages(file.read_bytes())
    room.key(ESCAPE, on=papers.preview)


def each_paper_keeps_its_head(room: WindowRoom, event: StreamId) -> None:
    """A copy bears that of its day, a draft that of now, an older paper the house's own word."""
    head_papers(room, "Another Room", None)
    desk = papers_of(room).desk
    room.wait_for(room.console.asking.perform(IssuePaper(event, PaperKind.STRUCTURE)))
    made = (desk.again(event, 2), desk.draft(event, PaperKind.STRUCTURE), desk.again(event, 4))
    assert [room.wait_for(one).sheets[0].imprint.letterhead for one in made] == [
        Letterhead("Meridian Room", "Sydney"),
        Letterhead("Another Room"),
        Letterhead(room.state.conditions.house),
    ]


def head_papers(room: WindowRoom, name: str, line: str | None) -> None:
    """Set what heads the papers of this house from now on."""
    settings = room.parts.settings
    now = msgspec.structs.replace(settings.now, letterhead=name, letterhead_line=line)
    settings.keep(now)


def issued_for(room: WindowRoom, session: str) -> IssueHousePaper:
    return IssueHousePaper(room.parts.day.stream, PaperKind.CASHIER_SHEET, session=session)


def test_the_setting_of_the_printer_offers_those_that_were_found(
    room: WindowRoom, tmp_path: Path
) -> None:
    papers, page = papers_of(room), room.console.pages.settings
    papers.desk._printers = PaperPrinters(tmp_path, {"Office": None, "Bar": None})  # noqa: SLF001
    room.wait_for(papers.desk.look_for_printers())
    press(room, Qt.Key.Key_F12)
    page.settings.choose("printer")
    room.key(ENTER, on=page.settings)
    offered = question(room).field.choices
    assert {"Office", "Bar"} <= set(offered)
    answer(room, "Bar")
    assert room.parts.settings.now.printer == "Bar"

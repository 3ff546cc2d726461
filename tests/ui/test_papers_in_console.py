"""Papers of every page in the console: asked for by one key, saved, and printed at a sale."""

from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.desk.cage_calls import OpenSession
from tdapp.desk.history_subject import Of, Subject, named_by
from tdapp.desk.paper_calls import IssueHousePaper, IssuePaper
from tdapp.papers.document_id import HOUSE_NUMBER, event_number
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.ui.acts.act import Act
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.papers.paper_page import PaperPage
from tdapp.ui.rail import PageName
from tests.papers.pdf_text import page_sizes, pdf_pages
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import answer, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import CTRL, SHIFT, SIX, take_out
from tests.ui.test_prize_editing import THREE
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import Hand, people, work_of

ALT, ENTER, ESCAPE = Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Return, Qt.Key.Key_Escape


def papers_of(room: WindowRoom) -> PaperPage:
    return room.console.pages.papers


def press(room: WindowRoom, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """Press a key where the focus is."""
    room.key(key, *held, on=QApplication.focusWidget())


def go(room: WindowRoom, act: Act) -> None:
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


def test_whoever_comes_to_the_papers_by_their_own_key_stays_there_until_turning_away(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX)
    pages, papers = room.console.pages, papers_of(room)
    press(room, Qt.Key.Key_S, CTRL, SHIFT)
    assert (pages.page, pages.name) == (papers, None)
    stops = [room.console.rail.stop(name) for name in pages.by_name]
    assert not any(stop.isChecked() for stop in stops)
    papers.papers.choose(PaperKind.SIGN_IN)
    room.key(ENTER, on=papers.papers)
    assert papers.preview.paper is not None
    room.key(ESCAPE, on=papers.preview)
    assert pages.page is papers
    assert papers.papers.hasFocus()
    room.click(stops[2])
    assert pages.name is PageName.FLOOR
    assert stops[2].isChecked()


def test_payouts_results_and_structure_are_saved_and_their_codes_show_them_again(
    room: WindowRoom, tmp_path: Path
) -> None:
    hold(room, prizes=THREE, min_entries=2)
    papers, pages = papers_of(room), room.console.pages
    go(room, papers.menu.of_kind[PaperKind.PAYOUT_SHEET])
    assert nothing_is_asked(room)
    assert "posted" in room.console.line.notice
    enter(room, *SIX)
    room.choose(6)
    take_out(room)
    for kind in (PaperKind.PROVISIONAL_PAYOUTS, PaperKind.RESULTS, PaperKind.STRUCTURE):
        go(room, papers.menu.of_kind[kind])
        go(room, papers.preview.leaving.save)
        file = tmp_path / f"{kind.value}.pdf"
        answer(room, str(file))
        assert pdf_pages(file.read_bytes())
        room.key(ESCAPE, on=papers.preview)
    assert room.state.papers.last == 3
    event = room.console.view.id
    assert event is not None
    pages.desk.open_scanned(f"{event_number(event)}-R2")
    room.settle()
    assert "-R2, copy" in papers.preview.accessibleName()
    for call, code in (
        (IssuePaper(event, PaperKind.ONE_HISTORY, named_by(Subject(Of.POOL, event))), "Y4"),
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


def issued_for(room: WindowRoom, session: str) -> IssueHousePaper:
    return IssueHousePaper(room.parts.day.stream, PaperKind.CASHIER_SHEET, session=session)


def test_receipt_and_card_leave_at_a_sale_on_the_roll_and_wait_with_their_key_otherwise(
    room: WindowRoom, tmp_path: Path
) -> None:
    room.wait_for(registry_of(work_of(room)).learn(people(room)))
    hold(room, tables=2)
    enter(room, *SIX)
    papers, rows = papers_of(room), room.console.pages.desk.register.lists.newest.table
    printers = PaperPrinters(tmp_path, {"Counter": None})
    papers.desk._printers = printers  # noqa: SLF001 - the computer's own are not asked here
    room.wait_for(papers.desk.look_for_printers())

    def sell(letters: str) -> tuple[str, str]:
        press(room, Qt.Key.Key_F3)
        hand = Hand(room)
        hand.letters(letters)
        hand.press(ENTER)
        hand.press(ENTER)
        field = room.console.pages.desk.register.who.field
        assert (field.text(), field.hasFocus(), nothing_is_asked(room)) == ("", True, True)
        cell = rows.rows[0].cells[-1]
        return cell.text, cell.below

    assert sell("aylin") == ("card waits", "receipt 7, Ctrl+P")
    assert printers.jobs == 0
    settings = room.parts.settings
    settings.keep(msgspec.structs.replace(settings.now, slips="roll"))
    assert sell("mika") == ("both printed", "receipt 8")
    assert printers.jobs == 2
    widths = [page_sizes(printers.path(job).read_bytes())[0][0] for job in (1, 2)]
    assert [round(width) for width in widths] == [227, 227]
    kinds = [room.state.papers.by_number[number].kind for number in (1, 2)]
    assert kinds == [PaperKind.RECEIPTS, PaperKind.SEAT_CARD]


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

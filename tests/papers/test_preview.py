"""Papers in the window: made, looked at, numbered, printed, saved, printed again, all by keys."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.refunds import VoidEntry
from tdapp.calls.tournament.structure import InsertLevel
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, event_number, read_paper_code
from tdapp.papers.paper import Paper, PaperSize
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.prizes import unpaid
from tdapp.ui.application import application
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.pages.paper_page import PaperPage
from tdapp.ui.papers.floor_sheets import FOLDER, FloorSheets, is_near_the_money
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_menu import PaperMenu
from tdapp.ui.papers.preview import PaperPreview
from tdapp.ui.workplace.workplace import Workplace
from tests.papers.pdf_text import page_sizes, pdf_pages
from tests.papers.printer import PaperPrinters
from tests.ui.by_hand import SIX, begin
from tests.ui.window_room import WindowRoom


class Papers:
    """The desk, menu and preview of papers beside a window, with what they said."""

    def __init__(self, room: WindowRoom, folder: Path, printers: dict[str, Paper | None]) -> None:
        console = room.console
        self.room = room
        self.printers = PaperPrinters(folder, printers)
        self.shelf = folder / "shelf"
        self.desk = PaperDesk(
            room.parts, console.view, console.asking, console.names, self.printers, self.shelf
        )
        self.menu = PaperMenu(console.view, console.asking, self.desk)
        self.preview = PaperPreview(read_theme(ThemeName.DARK), console.asking, self.desk)
        self.said: list[str] = []
        self.asked: list[Question] = []
        self.menu.opened.connect(self._show)
        for one in (self.menu, self.preview):
            one.asks.connect(self.asked.append)
            one.tried.connect(self.said.append)
        console.asking.refused.connect(self.said.append)
        self.preview.resize(1228, 700)
        self.preview.show()
        console.asking.start(self.desk.look_for_printers, quiet=True)
        room.settle()

    def _show(self, paper: object) -> None:
        self.room.console.asking.start(lambda: self.preview.show_paper(paper), quiet=True)  # type: ignore[arg-type]

    def open(self, kind: PaperKind) -> None:
        self.menu.of_kind[kind].go()
        self.room.settle()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.preview, key)
        self.room.settle()

    @property
    def event(self) -> StreamId:
        assert self.room.console.view.id is not None
        return self.room.console.view.id

    @property
    def facts(self) -> str:
        return self.preview.accessibleName()


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[WindowRoom]:
    assert application() is qapp
    made = WindowRoom(qapp, tmp_path)
    made.start()
    yield made
    made.stop()


def test_a_paper_is_looked_at_numbered_printed_and_printed_again_by_keys(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room)
    papers = Papers(room, tmp_path, {"Office": None, "Bar": None})
    assert papers.menu.print_page.key == "Ctrl+P"
    assert "prizes" in papers.menu.of_kind[PaperKind.PAYOUT_SHEET].why_not.lower()
    papers.menu.refresh()
    assert papers.menu.of_kind[PaperKind.SEATING_BY_NAME].why_not == ""

    papers.open(PaperKind.SEATING_BY_NAME)
    assert "draft, no number yet" in papers.facts
    assert room.state.papers.last == 0
    QTest.keyClick(papers.preview, Qt.Key.Key_Return)
    papers.key(Qt.Key.Key_Return)
    assert room.state.papers.last == 1, "a second key while it leaves changes nothing"
    assert room.state.papers.by_number[1].kind is PaperKind.SEATING_BY_NAME
    assert papers.said[-1].endswith("sent to Office, 1 page.")
    assert len(page_sizes(papers.printers.path(1).read_bytes())) == 1
    (kept,) = papers.shelf.rglob("*.pdf")
    (page,) = pdf_pages(kept.read_bytes())
    document = f"{event_number(papers.event)}-N1"
    assert document in page.splitlines()
    assert all(name in page for name in SIX)
    assert "COPY" not in page
    assert kept.name == f"{document}.pdf"

    assert "copy" in papers.facts
    papers.key(Qt.Key.Key_Enter)
    assert room.state.papers.last == 1, "a copy has the number of its paper"
    (copy,) = papers.shelf.rglob("*-copy.pdf")
    assert "COPY" in pdf_pages(copy.read_bytes())[0]


def test_an_issued_paper_is_found_by_its_number_and_printed_at_another_printer(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room)
    papers = Papers(room, tmp_path, {"Office": None, "Bar": None})
    papers.menu.again.go()
    assert "There is no document 1 of this event" in papers.said[-1]
    papers.open(PaperKind.SEATING_BY_NAME)
    papers.key(Qt.Key.Key_Return)
    papers.menu.again.go()
    assert list(papers.asked[-1].choices) == ["N1 Seating by name"]
    papers.asked[-1].go_on("9")
    assert "There is no document 9 of this event" in papers.said[-1]
    papers.preview.close_it.go()
    papers.asked[-1].go_on(papers.asked[-1].choices[0])
    room.settle()
    assert "-N1, copy" in papers.facts

    papers.menu.open_scanned(read_paper_code(f"{event_number(papers.event)}-N1/1/1"))
    room.settle()
    assert "-N1, copy" in papers.facts
    for code, said in (
        (f"{event_number(papers.event)}-B9", "There is no document 9 of this event"),
        ("AAAA-AAAA-N1", "code"),
    ):
        papers.menu.open_scanned(read_paper_code(code))
        assert said in papers.said[-1]

    papers.key(Qt.Key.Key_R)
    assert list(papers.asked[-1].choices) == ["Office", "Bar"]
    papers.asked[-1].go_on("Nowhere")
    assert "Nowhere" in papers.said[-1]
    papers.asked[-1].go_on("Bar")
    assert papers.preview.leaving.print.text() == "Print on Bar"
    assert room.parts.settings.now.printer == "Bar"


def test_without_a_printer_a_pdf_is_offered_and_pages_turn_and_grow_by_keys(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    papers = Papers(room, tmp_path, {})
    papers.open(PaperKind.SEAT_CARDS)
    preview = papers.preview
    assert "Page 1 of 2, A4" in papers.facts
    papers.key(Qt.Key.Key_Return)
    assert papers.said[-1] == "There is no printer; save a PDF instead."
    papers.key(Qt.Key.Key_R)
    assert papers.said[-1] == "There is no printer; save a PDF instead."
    assert room.state.papers.last == 0

    papers.key(Qt.Key.Key_PageDown)
    assert preview.page is not None
    assert preview.page.number == 2
    papers.key(Qt.Key.Key_PageDown)
    assert preview.page.number == 2
    papers.key(Qt.Key.Key_Home)
    assert preview.page.number == 1
    fitted = papers.facts
    papers.key(Qt.Key.Key_Minus)
    assert papers.facts != fitted
    papers.key(Qt.Key.Key_0)
    assert papers.facts == fitted


def test_a_long_paper_is_shown_to_its_end_unless_another_is_looked_at(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    papers = Papers(room, tmp_path, {})
    papers.open(PaperKind.SEAT_CARDS)
    short = papers.preview.paper
    assert short is not None
    long = replace(short, sheets=short.sheets * 30)
    room.wait_for(papers.preview.look_at(long))
    assert "Page 1 of 33" in papers.facts, "of a sheet that was not laid out one page is known"
    papers.key(Qt.Key.Key_End)
    assert "Page 60 of 60" in papers.facts
    papers.key(Qt.Key.Key_Right)
    assert "Page 60 of 60" in papers.facts
    looking = papers.preview.look_at(long)
    looking.send(None)
    room.wait_for(papers.preview.look_at(short))
    room.wait_for(looking)
    assert "Page 1 of 2, A4" in papers.facts


def test_a_pdf_is_saved_on_the_paper_that_was_chosen(room: WindowRoom, tmp_path: Path) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    papers = Papers(room, tmp_path, {})
    papers.open(PaperKind.SEAT_CARDS)
    preview = papers.preview
    papers.key(Qt.Key.Key_A)
    assert papers.desk.size is PaperSize.LETTER
    assert "Letter" in papers.facts
    papers.key(Qt.Key.Key_S)
    path = tmp_path / "cards" / "cards.pdf"
    papers.asked[-1].go_on(str(path))
    room.settle()
    assert page_sizes(path.read_bytes()) == [(612, 792)] * 2
    assert len(room.state.papers.by_number[1].ids) == 12
    papers.key(Qt.Key.Key_S)
    papers.asked[-1].go_on("/proc/cards.pdf")
    room.settle()
    assert "cannot be written" in papers.said[-1]

    buttons = preview.findChildren(ActButton)
    assert {button.act for button in buttons} == set(preview.all)
    assert all(button.act.key and button.accessibleName() for button in buttons)
    assert preview.minimumSizeHint().width() <= QSize(1280, 720).width()
    left: list[bool] = []
    preview.closed.connect(lambda: left.append(True))
    papers.key(Qt.Key.Key_Escape)
    assert left


def test_the_page_of_papers_lists_what_can_be_made_and_what_is_out_or_void(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room)
    console = room.console
    work = Workplace(
        room.parts, read_theme(ThemeName.DARK), console.view, console.asking, console.names,
        console.acts, console.page_acts,
    )  # fmt: skip
    page = PaperPage(work, PaperPrinters(tmp_path, {"Office": None}), tmp_path)
    page.show()
    page.start()
    room.settle()
    page.refresh()
    page.focus()

    def states() -> dict[object, str]:
        page.refresh()
        return {row.key: row.cells[2].text for row in page.papers.table.rows}

    assert page.papers.key is PaperKind.FLOOR_SHEET
    assert states()[PaperKind.PAYOUT_SHEET] == "not available"
    page.papers.choose(PaperKind.RECEIPTS)
    room.key(Qt.Key.Key_Return, on=page.papers)
    assert "Receipt" in page.preview.accessibleName()
    room.key(Qt.Key.Key_Return, on=page.preview)
    assert states()[1] == "issued"
    assert page.head.facts == "1 document issued"
    room.key(Qt.Key.Key_Escape, on=page.preview)
    last = max(room.state.entries.by_number)
    room.wait_for(_void(room, last))
    assert states()[1] == "void", "a receipt of it says what is no more"
    page.papers.choose(1)
    room.key(Qt.Key.Key_Return, on=page.papers)
    assert "copy" in page.preview.accessibleName()
    assert all(act.key for act in page.menu.all)
    page.menu.print_page.go()
    room.settle()
    assert "Floor sheet" in page.preview.accessibleName()


def test_slips_come_on_the_roll_and_the_record_of_the_event_as_it_was_issued(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room)
    settings = room.parts.settings
    settings.keep(msgspec.structs.replace(settings.now, slips="roll"))
    papers = Papers(room, tmp_path, {"Roll": None})
    event = room.console.view.id
    assert event is not None
    room.wait_for(papers.desk.print_now(event, PaperKind.RECEIPTS, (1, 2)))
    sizes = page_sizes(next(papers.shelf.rglob("*.pdf")).read_bytes())
    assert [round(width) for width, _ in sizes] == [227, 227]

    papers.open(PaperKind.HISTORY)
    paper = papers.preview.paper
    assert paper is not None
    acts = len(paper.sheets[0].rows)
    assert any("entered" in row.cells[2].text for row in paper.sheets[0].rows)
    assert len(paper.sheets[0].notes[0].value) == 64
    papers.key(Qt.Key.Key_Return)
    copy = papers.preview.paper
    assert copy is not None
    assert (copy.copy, copy.number, len(copy.sheets[0].rows)) == (True, 2, acts)


def test_the_results_of_an_ended_event_are_numbered_by_the_house_and_printed_again(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    papers = Papers(room, tmp_path, {"Office": None})

    async def play() -> None:
        event, desk = papers.event, room.parts.desk
        calls: list[Call] = [StartClock(event), PostPrizes(event)]
        calls += [Bust(event, entry, declined=True) for entry in range(12, 1, -1)]
        for call in calls:
            await desk.perform(DIRECTOR, call)
        for place, entry, _ in reversed(list(unpaid(room.state))):
            await desk.perform(DIRECTOR, PayPrize(event, place, entry))
        await desk.perform(DIRECTOR, Finish(event, room.parts.day.stream))

    room.wait_for(play())
    papers.open(PaperKind.RESULTS)
    assert "draft, no number yet" in papers.facts
    papers.key(Qt.Key.Key_Return)
    assert papers.said[-1] == f"{HOUSE_NUMBER}-R1 sent to Office, 1 page."
    copy = papers.preview.paper
    assert copy is not None
    assert (copy.number, copy.copy, copy.document) == (1, True, f"{HOUSE_NUMBER}-R1")
    reprint = copy.sheets[0].imprint.copy
    assert reprint is not None
    assert reprint.by == "Director"
    house = room.parts.desk.state(room.parts.day.stream).papers.paper(1)
    assert (house.kind, house.of) == ("results", papers.event)
    path = tmp_path / "results.pdf"
    papers.key(Qt.Key.Key_S)
    papers.asked[-1].go_on(str(path))
    room.settle()
    assert "Results" in pdf_pages(path.read_bytes())[0]


async def _void(room: WindowRoom, entry: int) -> None:
    event = room.console.view.id
    assert event is not None
    await room.parts.desk.perform(
        DIRECTOR, VoidEntry(event, entry), Circumstances(reason="typed twice")
    )


def test_floor_sheets_make_themselves_at_a_break_and_near_the_money(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    console, desk = room.console, room.parts.desk
    event = console.view.id
    assert event is not None
    (tmp_path / "full").write_text("no folder")
    told: list[Path] = []
    watch = FloorSheets(
        desk, room.parts.clockwork, [tmp_path / "full", tmp_path / "stick"],
        console.names.learn, console.names.name,
        lambda folder, _: told.append(folder),
    )  # fmt: skip

    def written() -> list[Path]:
        room.wait_for(watch.settle())
        return sorted((tmp_path / "stick" / FOLDER).glob("*.pdf"))

    async def do(call: object) -> None:
        await desk.perform(DIRECTOR, call)  # type: ignore[arg-type]

    room.wait_for(do(InsertLevel(event, 1, Level(5))))
    room.press("Start clock")
    room.wait_for(room.parts.clockwork.tick())
    room.time.pass_us(room.state.conditions.level(0).length_us + 1_000_000)
    room.wait_for(room.parts.clockwork.tick())
    (first,) = written()
    assert "Floor sheet" in pdf_pages(first.read_bytes())[0]
    assert told == [tmp_path / "full" / FOLDER]

    less = AddTime(event, -room.state.conditions.level(0).length_us)
    for call, sheets in ((GoToLevel(event, 0), 1), (less, 2), (GoToLevel(event, 1), 2)):
        room.time.pass_us(1_000_000)
        room.wait_for(do(call))
        assert len(written()) == sheets

    room.time.pass_us(60_000_000)
    room.wait_for(do(PostPrizes(event)))
    while not is_near_the_money(room.state):
        room.wait_for(do(Bust(event, room.state.in_play()[0], declined=True)))
    room.time.pass_us(60_000_000)
    assert len(written()) == 3
    room.wait_for(watch.end())

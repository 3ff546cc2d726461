"""Printed, filed and looked at, a sheet is the same to the point, on whatever paper there is."""

import asyncio
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Event
from time import perf_counter

import pytest

from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.lettering import missing_letters
from tdapp.papers.marks import Mark, SheetPage, TextMark
from tdapp.papers.paint import pages_of, write_pdf
from tdapp.papers.paper import A4, A5_ACROSS, A6, LETTER, MARGIN, Paper, PaperSize
from tdapp.papers.sheet import Card, Imprint, Sheet, on_paper
from tdapp.sheets.tournament.event_lists import SeatedPlayer, seating_by_name
from tdapp.sheets.tournament.payout_sheet import PaidPlace, payout_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip
from tdapp.ui.asking.under_way import NOW, UnderWay
from tdapp.ui.papers.printers import PrintJob, QtPrinters
from tdapp.ui.papers.printing import fit, page_steps, pages_in_turn, pdf_in_turn, print_sheets
from tests.papers.pdf_text import page_sizes, text_places
from tests.papers.printer import PaperPrinters

A_HAIR = 0.1
"""In points: nobody sees it on paper."""

STREAM = re.compile(rb"stream\n(.*?)\nendstream", re.DOTALL)


class Awake:
    """A `TimeSource` that follows the computer's own clock."""

    def now(self) -> Instant:
        return Instant(0, int(perf_counter() * 1e6), "test")


def printed(sheets: Sequence[Sheet], folder: Path, own: Paper | None = None) -> bytes:
    printers = PaperPrinters(folder, {"Office": own})
    asyncio.run(print_sheets(sheets, printers.job("Office", "Sheets")))
    return printers.path(1).read_bytes()


def test_a_printer_and_a_file_get_the_same_pages(
    inter: str, imprint: Imprint, ninety: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    sheets = (payout_sheet(imprint, ninety), prize_slip(imprint, ninety[0]))
    on_printer = printed(sheets, tmp_path)
    in_file = asyncio.run(pdf_in_turn(sheets, Awake()))
    assert len(page_sizes(on_printer)) == len(page_sizes(in_file)) == 5
    for one, other in zip(page_sizes(on_printer), page_sizes(in_file), strict=True):
        assert one == pytest.approx(other, abs=1)
    write_pdf(sheets, tmp_path / "alike.pdf", inter)
    assert sizes_of_type(in_file) == sizes_of_type((tmp_path / "alike.pdf").read_bytes())
    assert sizes_of_type(on_printer) == sizes_of_type(in_file)
    looked_at = asyncio.run(pages_in_turn(sheets))
    for pdf in (on_printer, in_file):
        assert apart(pdf, looked_at) < A_HAIR
    moved = [replace(page, marks=tuple(map(lower, page.marks))) for page in looked_at]
    assert apart(in_file, moved) == pytest.approx(0.5, abs=A_HAIR), "half a point is seen"


@pytest.mark.usefixtures("inter")
def test_a_sheet_is_laid_out_only_when_it_is_turned_to(
    imprint: Imprint, ninety: tuple[PaidPlace, ...]
) -> None:
    asked: list[int] = []

    def many() -> Iterator[Sheet]:
        for number in range(30):
            asked.append(number)
            yield prize_slip(imprint, ninety[0])

    steps = page_steps(many())
    assert next(filter(None, steps)).number == 1
    assert asked == [0]
    assert len(list(filter(None, steps))) == 29
    assert len(asked) == 30


def apart(pdf: bytes, pages: Sequence[SheetPage]) -> float:
    """How far, in points, any text of a PDF begins from where the preview has it."""
    furthest = 0.0
    for written, page in zip(text_places(pdf), pages, strict=True):
        marks = [(one.x, one.y) for one in page.marks if isinstance(one, TextMark)]
        found = zip(sorted(written, key=by_row), sorted(marks, key=by_row), strict=True)
        furthest = max(furthest, *(max(abs(a - x), abs(b - y)) for (a, b), (x, y) in found))
    return furthest


def by_row(place: tuple[float, float]) -> tuple[int, float]:
    return round(place[1]), place[0]


def lower(mark: Mark) -> Mark:
    return replace(mark, y=mark.y + 0.5)


def sizes_of_type(pdf: bytes) -> set[float]:
    """The sizes of the texts on its pages, in points."""
    found = set()
    for body in STREAM.findall(pdf):
        try:
            page = zlib.decompress(body)
        except zlib.error:
            continue
        if b" Tf" in page:
            found |= _sizes(page)
    return found


def _sizes(page: bytes) -> set[float]:
    """Each text is set in its own scaled space: what stands on paper is the product."""
    found, stack, scale, matrix, size = set(), [], 1.0, 1.0, 0.0
    words = page.split()
    for place, word in enumerate(words):
        if word == b"q":
            stack.append(scale)
        elif word == b"Q":
            scale = stack.pop()
        elif word == b"cm":
            scale *= abs(float(words[place - 6]))
        elif word == b"Tf":
            size = float(words[place - 1])
        elif word == b"Tm":
            matrix = abs(float(words[place - 6]))
        elif word == b"Tj":
            found.add(round(size * scale * matrix, 1))
    return found


def test_a_text_of_nine_points_is_nine_points_on_paper(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    path = tmp_path / "sheet.pdf"
    write_pdf([payout_sheet(imprint, five)], path, inter)
    found = sizes_of_type(path.read_bytes())
    assert {7.0, 9.0, 11.0, 20.0} <= found
    assert max(found) == 20


@pytest.mark.parametrize("size", list(PaperSize))
def test_every_sheet_keeps_ten_millimetres_free_on_both_papers(
    inter: str, imprint: Imprint, ninety: tuple[PaidPlace, ...], size: PaperSize
) -> None:
    players = [SeatedPlayer(n % 9 + 1, n % 8 + 1, f"Player {n}", n) for n in range(100)]
    sheets = [
        on_paper(sheet, size)
        for sheet in (
            payout_sheet(imprint, ninety),
            prize_slip(imprint, ninety[0]),
            seating_by_name(imprint, players, ()),
        )
    ]
    pages = pages_of(sheets, inter)
    rows = [row for page in pages if page.sheet.kind == "payout_sheet" for row in page.rows]
    assert rows == list(sheets[0].rows)
    for page in pages:
        paper = page.sheet.paper
        assert paper.side >= MARGIN
        assert paper.top >= MARGIN
        texts = [mark for mark in page.marks if isinstance(mark, TextMark)]
        assert max(mark.y for mark in texts) <= paper.height - MARGIN
        assert min(mark.x for mark in texts) >= MARGIN
    assert {page.sheet.paper.name for page in pages} == (
        {"A4", "A5 across"} if size is PaperSize.A4 else {"Letter", "Half letter"}
    )


def test_paper_that_the_driver_changed_is_read_again_and_the_sheet_stays_whole(
    inter: str, imprint: Imprint, ninety: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    assert inter
    sheet = payout_sheet(imprint, ninety)
    (tmp_path / "letter").mkdir()
    on_letter = printed([sheet], tmp_path / "letter", LETTER)
    wanted = len(pages_of([replace(sheet, paper=LETTER)], inter))
    assert page_sizes(on_letter) == [(612, 792)] * wanted
    (tmp_path / "small").mkdir()
    small = printed([sheet], tmp_path / "small", A5_ACROSS)
    assert len(page_sizes(small)) == 4
    assert max(sizes_of_type(small)) == pytest.approx(20 * 420 / 842, abs=0.1)


@pytest.mark.parametrize(
    ("paper", "width", "height", "scale"),
    [
        (A4, 595.3, 841.9, 1.0),
        (A4, 612, 792, 1.0),
        (A6, 595, 842, 1.0),
        (A4, 297.5, 421, 0.5),
        (A6, 149, 420, 0.5),
    ],
)
def test_a_sheet_is_never_cut_and_never_blown_up(
    paper: Paper, width: float, height: float, scale: float
) -> None:
    how = fit(paper, width, height)
    assert how.scale == pytest.approx(scale, abs=0.001)
    assert how.x + how.paper.width * how.scale <= width + 1
    assert how.y + how.paper.height * how.scale <= height + 1


def test_printing_gives_others_a_turn_after_each_page(
    inter: str, imprint: Imprint, tmp_path: Path
) -> None:
    players = [SeatedPlayer(n % 60 + 1, n % 9 + 1, f"Nguyễn Ngọc {n}", n) for n in range(240)]
    cards = tuple(
        Card(
            Letterhead("House"),
            "Event",
            "Table–seat",
            "12-4",
            "Player",
            "Entry",
            f"E{n}",
            f"E{n}/12-4",
        )
        for n in range(40)
    )
    sheets = [
        seating_by_name(imprint, players, ()),
        Sheet("cards", "Seat cards", imprint, cards=cards),
    ]
    pages = len(pages_of(sheets[:1], inter)) + 4
    turns = 0

    async def watched() -> None:
        async def watch() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        watching = asyncio.create_task(watch())
        printers = PaperPrinters(tmp_path, {"Office": None})
        assert await print_sheets(sheets, printers.job("Office", "List")) == pages
        await pdf_in_turn(sheets, Awake())
        watching.cancel()

    asyncio.run(watched())
    assert turns >= 3 * pages


class Stuck:
    """A printer that takes a job no sooner than the window has lived on meanwhile."""

    def __init__(self, job: PrintJob, loop: asyncio.AbstractEventLoop) -> None:
        self.take, self.page, self.cancel = job.take, job.page, job.cancel
        self._job = job
        self._loop = loop

    def end(self) -> None:
        lived = Event()
        self._loop.call_soon_threadsafe(lived.set)
        if not lived.wait(5):
            raise Refusal("print_failed", printer="Stuck")
        self._job.end()


def test_a_printer_that_does_not_answer_keeps_nobody_waiting(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    assert inter
    job = PaperPrinters(tmp_path, {"Office": None}).job("Office", "Sheet")

    async def print_meanwhile() -> int:
        stuck = Stuck(job, asyncio.get_running_loop())
        return await print_sheets([payout_sheet(imprint, five)], stuck)

    assert asyncio.run(print_meanwhile()) == 1


def test_many_papers_say_how_far_they_are_and_stop_when_told(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    assert inter
    told: list[int] = []
    seconds = count()

    def tell(done: int, _: int | None) -> None:
        told.append(done)
        task.stopped = done > 1

    task = UnderWay(tell, lambda: float(next(seconds)))
    job = PaperPrinters(tmp_path, {"Office": None}).job("Office", "Slips")

    async def printing() -> None:
        NOW.set(task)
        await print_sheets([prize_slip(imprint, place) for place in five], job)

    with pytest.raises(Refusal, match="task_stopped"):
        asyncio.run(printing())
    assert max(told) == 2


def test_names_of_every_script_are_printed_and_missing_letters_are_listed(
    inter: str, imprint: Imprint, tmp_path: Path
) -> None:
    names = (
        "יעקב כהן",
        "محمد الأمين",
        "a" + "\u0301" * 40,
        "Zoë 王小明",
        "\U0001f0a1 Ace",
        "\u202eevil",
    )
    places = [PaidPlace(rank, name, 5_00, given=name) for rank, name in enumerate(names, start=1)]
    sheet = payout_sheet(imprint, places)
    assert write_pdf([sheet], tmp_path / "names.pdf", inter) == 1
    assert len(page_sizes(printed([sheet], tmp_path))) == 1
    assert missing_letters(["Zoë O'Brien", "Nguyễn", "a\u0301\u200d"], inter) == ""
    assert (
        missing_letters(["\U000f1234 \U000f1234", "Kim\U000f1235"], inter) == "\U000f1234\U000f1235"
    )


def test_a_printer_that_is_gone_is_named_and_nothing_to_print_is_refused(
    inter: str, tmp_path: Path
) -> None:
    assert inter
    with pytest.raises(Refusal) as caught:
        QtPrinters().job("Nowhere", "Sheet")
    assert caught.value == Refusal("printer_gone", printer="Nowhere")
    with pytest.raises(Refusal, match="no_sheets"):
        printed([], tmp_path)

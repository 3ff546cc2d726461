"""Blocks, cards and rolls: everything stands once, whole, and inside the paper."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.blocks import column_width, height_of
from tdapp.papers.cards import A_PAGE, card_size
from tdapp.papers.composer import Composer, one_line
from tdapp.papers.head import TEXT
from tdapp.papers.marks import BoxMark, Code, HorizontalLine, Measure, SheetPage, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.paper import A4, LETTER, MARGIN, Paper, PaperSize, of_the_house
from tdapp.papers.parts import SumPart
from tdapp.papers.roll import MM, ROLLS, lowest, on_roll
from tdapp.papers.sheet import (
    LIST_ROW,
    BlockLine,
    Card,
    Imprint,
    Sheet,
    SheetBlock,
    SheetCell,
    SheetColumn,
    SheetRow,
    money,
    on_paper,
)
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tests.papers.page_order import assert_orderly, narrow

IMPRINT = Imprint(Letterhead("House"), "Event", "7K4M-2Q9D-F1", "now")
papers = st.sampled_from([A4, LETTER, A4.with_rows(LIST_ROW), LETTER.with_rows(LIST_ROW)])
heights = st.lists(st.integers(0, 120), min_size=1, max_size=12)


def said(pages: tuple[SheetPage, ...], prefix: str) -> list[str]:
    return [
        mark.text
        for page in pages
        for mark in page.marks
        if isinstance(mark, TextMark) and mark.text.startswith(prefix)
    ]


@settings(max_examples=15)
@given(heights, papers)
def test_every_line_of_every_block_stands_once_and_none_crosses_the_foot(
    lines: list[int], paper: Paper
) -> None:
    blocks = tuple(
        SheetBlock(f"Table {number}", lines=tuple(_line(number, place) for place in range(count)))
        for number, count in enumerate(lines)
    )
    sheet = Sheet("floor", "Floor sheet", IMPRINT, blocks=blocks, paper=paper)
    pages = paginate(sheet, narrow)
    wanted = [line.text for block in blocks for line in block.lines]
    assert said(pages, "Player") == wanted
    titles = Counter(said(pages, "Table"))
    assert set(titles) == {block.title for block in blocks}
    for page in pages:
        texts = [mark for mark in page.marks if isinstance(mark, TextMark)]
        assert max(mark.y for mark in texts) <= paper.foot
        body = [mark.y for mark in texts if mark.text.startswith(("Player", "Table"))]
        assert max(body, default=0) < paper.foot - 12
        assert_orderly(page)


def _line(block: int, place: int) -> BlockLine:
    return BlockLine(str(place + 1), f"Player {block}-{place}", f"{place * 1000:,}")


def test_a_block_stays_whole_where_a_column_can_hold_it() -> None:
    nine = tuple(BlockLine(str(seat), "Player") for seat in range(1, 10))
    blocks = tuple(SheetBlock(f"Table {number}", "9 of 9", nine) for number in range(1, 25))
    pages = paginate(Sheet("floor", "Floor sheet", IMPRINT, blocks=blocks), narrow)
    assert len(pages) == 2
    assert not said(pages, "continued")
    assert height_of(blocks[0]) < 140
    assert column_width(A4) > 150


@given(st.lists(st.none() | st.integers(0, 10**12), max_size=150), papers, st.booleans())
def test_any_rows_stand_once_and_the_pages_add_up_on_both_papers(
    amounts: list[int | None],
    paper: Paper,
    signed: bool,  # noqa: FBT001
) -> None:
    columns = (SheetColumn("Name", 60), SheetColumn("Prize", 40, summed=True))
    rows = tuple(
        SheetRow((SheetCell(f"Player {place}"), money(cents)))
        for place, cents in enumerate(amounts)
    )
    signers = ("Cage",) if signed else ()
    sheet = Sheet("list", "List", IMPRINT, columns, rows, signatures=signers, paper=paper)
    pages = paginate(sheet, narrow)
    assert [row for page in pages for row in page.rows] == list(rows)
    assert said(pages, "Player") == [f"Player {place}" for place in range(len(rows))]
    assert sum(page.totals[1] or 0 for page in pages) == sheet.totals[1]
    for page in pages:
        floor = paper.foot - (paper.signing if signed else 24)
        body = [mark for mark in page.marks if isinstance(mark, TextMark) and "Player" in mark.text]
        assert all(mark.y < floor for mark in body)
        assert_orderly(page)


@settings(max_examples=8)
@given(st.integers(1, 45), st.sampled_from([A4, LETTER]))
def test_ten_cards_a_page_each_whole_between_its_marks(count: int, paper: Paper) -> None:
    cards = tuple(
        Card(Letterhead("House"), "Event " * 20, "Table–seat", "12-10",
             f"Player {place} " + "W" * 60, f"Entry {place}",
             "7K4M-2Q9D-E214", "7K4M-2Q9D-E214/112-10")
        for place in range(count)
    )  # fmt: skip
    pages = paginate(Sheet("cards", "Seat cards", IMPRINT, cards=cards, paper=paper), narrow)
    assert len(pages) == -(-count // A_PAGE)
    assert len(said(pages, "Player")) == count
    width, height = card_size(paper)
    left, top = (paper.width - 2 * width) / 2, (paper.height - 5 * height) / 2
    for page in pages:
        codes = [mark for mark in page.marks if isinstance(mark, Code)]
        for place, code in enumerate(codes):
            row, column = divmod(place, 2)
            assert left + column * width < code.x
            assert code.x + code.side + code.module * 4 < left + (column + 1) * width + 1
            assert top + row * height < code.y < top + (row + 1) * height - code.side
        cuts = [mark for mark in page.marks if isinstance(mark, HorizontalLine | BoxMark)]
        assert len(cuts) == 2 * 6 + 2 * 3
        for mark in cuts:
            assert MARGIN - 0.1 <= mark.x <= paper.width - MARGIN
            assert MARGIN - 0.1 <= mark.y <= paper.height - MARGIN


@pytest.mark.parametrize("roll", ROLLS)
def test_a_roll_is_as_long_as_what_stands_on_it(measure: Measure, roll: str) -> None:
    parts = [SumPart(f"Part {number}", 100) for number in range(1, 4)]
    short = receipt(IMPRINT, (), parts, [SumPart("Cash", 300)], "7K4M-2Q9D-B1")
    long = receipt(IMPRINT, (), parts * 10, [SumPart("Cash", 3000)], "7K4M-2Q9D-B1")
    card = seat_card(
        IMPRINT, SeatAssignment("Okafor Grace", 1, "12-4", "1"), parts, "7K4M-2Q9D-E1/12-4"
    )
    lengths = []
    for sheet in (short, long, card, replace(card, signatures=("Sent by",))):
        rolled = on_roll(sheet, measure, roll)
        (page,) = paginate(rolled, measure)
        assert rolled.paper.width == pytest.approx(ROLLS[roll][0] * MM)
        assert max(lowest(mark) for mark in page.marks) <= rolled.paper.height - 8
        assert_orderly(page)
        lengths.append(rolled.paper.height)
    assert lengths[1] == pytest.approx(lengths[0] + 27 * 16)
    assert lengths[3] > lengths[2]
    endless = receipt(IMPRINT, (), parts * 400, [SumPart("Cash", 120_000)])
    with pytest.raises(Refusal, match="page_misfit"):
        on_roll(endless, measure)


def test_the_house_prints_on_its_own_paper_and_keeps_its_rows() -> None:
    sheet = Sheet("list", "List", IMPRINT, paper=A4.with_rows(LIST_ROW))
    on_letter = on_paper(sheet, PaperSize.LETTER)
    assert (on_letter.paper.name, on_letter.paper.row) == ("Letter", LIST_ROW)
    assert on_paper(on_letter, PaperSize.A4) == sheet
    roll = replace(A4, name="Roll 80 mm")
    assert of_the_house(roll, PaperSize.LETTER) == roll


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("Two\nlines\u2028and\tmore", "Two lines and more"),
        ("\u202eturned\u202c \u2066round\u2069", "turned round"),
        ("a" + "\u0301" * 30, "a" + "\u0301" * 4),
        ("יעקב כהן", "יעקב כהן"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("  spaced  ", "spaced"),
    ],
)
def test_any_name_fits_into_a_row(name: str, row: str) -> None:
    assert one_line(name) == row


@given(st.text(max_size=80), st.floats(5, 200))
def test_a_cut_name_is_never_cut_inside_a_letter_nor_wider_than_its_room(
    name: str, width: float
) -> None:
    text, style = Composer(narrow).fitted(name, TEXT, width)
    assert narrow(text, style) <= max(width, narrow("…", style))
    if text.endswith("…") and not name.endswith("…"):
        whole = one_line(name)
        rest = whole[len(text) - 1 :].lstrip()
        assert not rest or rest[0] not in "\u0301\u0308\u200d\ufe0f"

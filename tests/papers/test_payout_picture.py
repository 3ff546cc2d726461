"""The payout sheet as a picture: what hangs on the wall looks as it was agreed to look."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.marks import (
    BoxMark,
    Code,
    HorizontalLine,
    InkTone,
    SheetPage,
    TextMark,
    TextStyle,
    Weight,
)
from tdapp.papers.paint import page_image, pages_of
from tdapp.papers.sheet import Imprint
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool, payout_sheet

GOLDEN = Path(__file__).parent / "golden" / "payout-sheet.png"
WRITE = "TDAPP_WRITE_GOLDEN"
DPI = 100
FAR = 96
"""Shades by which a dot is another one; type is smoothed a little differently everywhere."""

CORRECTION = "Places 18 and 19 are shared: same hand, equal stacks. Version 1 is void."
WINNERS = (
    ("Nguyễn", "Ngọc Anh", 98_000, 10_000, "Season Final: seat, hotel"),
    ("Petrović", "Milan", 67_300, 5_000, "Season Final seat"),
    ("Okafor", "Grace", 46_500, 5_000, "Season Final seat"),
    ("Wijesinghe Mudiyanselage", "Ruwan", 38_600, None, ""),
    ("O'Brien", "Ruth", 29_600, None, ""),
)


@pytest.fixture
def page(inter: str) -> SheetPage:
    """The first page of a corrected sheet with ninety places."""
    places = [
        PaidPlace(rank, name, cash * 100, given=given, entry=90 * rank % 499,
              kind_cents=None if kind is None else kind * 100, kind=item)
        for rank, (name, given, cash, kind, item) in enumerate(WINNERS, start=1)
    ]  # fmt: skip
    shared = (18, 19)
    places += [
        PaidPlace(18 if rank in shared else rank, f"Family {rank}", (95 - rank) * 10_000,
              given="Given", entry=500 - rank, changed=rank in shared)
        for rank in range(6, 91)
    ]  # fmt: skip
    whole = sum(place.total or 0 for place in places)
    imprint = Imprint(
        Letterhead("Meridian Poker Room"),
        "Winter Championship, Event 7: No-Limit Hold'em",
        "7K4M-2Q0D-P12",
        "Sun 14 Jun 2026, 02:31",
        2,
        1,
    )
    pool = Pool(whole, 600, 0, "Australian dollars")
    return pages_of([payout_sheet(imprint, places, pool, correction=CORRECTION)], inter)[0]


def shades(image: QImage, line: int) -> bytes:
    """A line of a grey picture, a byte a dot."""
    return bytes(memoryview(image.constScanLine(line)))[: image.width()]  # type: ignore[arg-type]


def far_off(one: QImage, other: QImage) -> float:
    """The share of dots that are not nearly as dark."""
    one, other = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other))
    assert (one.width(), one.height()) == (other.width(), other.height())
    wrong = 0
    for line in range(one.height()):
        left, right = (shades(image, line) for image in (one, other))
        if left != right:
            wrong += sum(abs(a - b) > FAR for a, b in zip(left, right, strict=True))
    return wrong / (one.width() * one.height())


def test_the_payout_sheet_looks_as_it_was_agreed(page: SheetPage) -> None:
    image = page_image(page, DPI).convertToFormat(QImage.Format.Format_Grayscale8)
    if os.environ.get(WRITE):
        assert image.save(str(GOLDEN))
    golden = QImage(str(GOLDEN))
    assert not golden.isNull()
    assert far_off(image, golden) < 0.002
    image.invertPixels()
    assert far_off(image, golden) > 0.5


def texts(page: SheetPage) -> dict[str, TextMark]:
    return {mark.text: mark for mark in page.marks if isinstance(mark, TextMark)}


def test_sizes_margins_and_rows_are_those_of_the_house_style(page: SheetPage) -> None:
    found = texts(page)
    sizes = {mark.style.size for mark in page.marks if isinstance(mark, TextMark)}
    assert sizes == {20, 11, 9, 7}
    assert len(page.rows) == 20
    assert page.count == 4
    paper = page.sheet.paper
    assert (paper.side, paper.top, paper.foot, paper.row) == (44, 39, 812, 24)
    assert {found[f"Page 1 of {page.count}"].y, found["version 2"].y} == {812}
    title = next(mark for mark in page.marks if getattr(mark, "text", "") == "Payout sheet")
    assert title.style == TextStyle(20, Weight.SEMIBOLD, tracking=-1)  # type: ignore[union-attr]
    assert found["7K4M-2Q0D-P12"].style.zero, "a nought of an id is slashed"
    (code,) = [mark for mark in page.marks if isinstance(mark, Code)]
    assert code.module >= 72 / 25.4
    clear = 4 * code.module
    near = [
        mark for mark in found.values()
        if code.x - clear < mark.x < code.x and mark.y < code.y + code.side + clear
    ]  # fmt: skip
    assert not near


def test_corrections_shared_places_and_prizes_in_kind_are_marked(page: SheetPage) -> None:
    found = texts(page)
    assert "Corrected." in found
    bars = [mark for mark in page.marks if isinstance(mark, BoxMark) and mark.filled]
    assert [(bar.width, bar.x) for bar in bars] == [(3, 34)] * 2
    hangs = [mark for mark in page.marks if isinstance(mark, TextMark) and mark.text == "="]
    ranks = [mark for mark in page.marks if isinstance(mark, TextMark) and mark.text == "18"]
    assert len(hangs) == len(ranks) == 2
    assert found["Season Final seat"].style.size == 7
    assert found["10,000.00"].style.size == 9
    signed = [mark for mark in page.marks if isinstance(mark, HorizontalLine) and mark.length > 90]
    assert sum(mark.tone is InkTone.INK for mark in signed) >= 23
    assert {"Tournament director", "Gaming manager", "Cage"} <= set(found)

"""What is painted: a PDF that can be searched, a picture alike, and whole files or none."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tdapp.core.refusal import Refusal
from tdapp.papers.lettering import measured
from tdapp.papers.marks import Code, TextMark, TextStyle, Weight
from tdapp.papers.paint import page_image, pages_of, write_pdf
from tdapp.papers.parts import SumPart
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.sheets.tournament.desk_cards import SeatAssignment, seat_card
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool, payout_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip
from tests.papers.pdf_text import page_sizes, pdf_pages

full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is full")


@pytest.fixture
def card(imprint: Imprint) -> Sheet:
    parts = (SumPart("Prize pool", 30_000), SumPart("Entry fee", 3_000))
    return seat_card(imprint, SeatAssignment("Okafor Grace", 14, "12-4", "R-000214"), parts, "E14")


def dark(image: QImage, area: QRect) -> int:
    """How many pixels of an area are darker than grey."""
    cut = image.copy(area).convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(
        cut.pixelColor(x, y).lightness() < 128
        for x in range(cut.width())
        for y in range(cut.height())
    )


def test_a_pdf_holds_names_and_amounts_that_a_search_finds(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...], pool: Pool, tmp_path: Path
) -> None:
    path = tmp_path / "payouts.pdf"
    assert write_pdf([payout_sheet(imprint, five, pool)], path, inter) == 1
    (page,) = pdf_pages(path.read_bytes())
    lines = page.splitlines()
    for place in five:
        assert place.name in lines
    for text in ("4,800.00", "3,600.00", "1,800.00", "1,200.00", "600.00", "12,000.00"):
        assert text in lines
    assert {"7K4M-2Q0D", "Sat 11 Dec 2010, 23:40", "Page 1 of 1"} <= set(lines)


def test_a_pdf_says_all_that_the_pages_say_and_nothing_else(
    inter: str, imprint: Imprint, ninety: tuple[PaidPlace, ...], card: Sheet, tmp_path: Path
) -> None:
    sheets = (payout_sheet(imprint, ninety), prize_slip(imprint, ninety[0]), card)
    path = tmp_path / "papers.pdf"
    assert write_pdf(sheets, path, inter) == 6
    found = pdf_pages(path.read_bytes())
    for page, text in zip(pages_of(sheets, inter), found, strict=True):
        said = [mark.text for mark in page.marks if isinstance(mark, TextMark)]
        assert text.splitlines() == said


def test_each_sheet_keeps_its_paper_in_a_common_file(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...], card: Sheet, tmp_path: Path
) -> None:
    path = tmp_path / "papers.pdf"
    write_pdf((payout_sheet(imprint, five), prize_slip(imprint, five[0]), card), path, inter)
    assert page_sizes(path.read_bytes()) == [(595, 842), (595, 420), (298, 420)]


def test_the_picture_of_a_page_has_ink_where_the_marks_are_and_white_margins(
    inter: str, imprint: Imprint, five: tuple[PaidPlace, ...]
) -> None:
    (page,) = pages_of([payout_sheet(imprint, five)], inter)
    image = page_image(page, 72, inter)
    assert (image.width(), image.height()) == (595, 842)
    texts = [mark for mark in page.marks if isinstance(mark, TextMark)]
    for mark in texts:
        height = round(mark.style.size)
        width = round(measured(inter)(mark.text, mark.style))
        assert dark(image, QRect(round(mark.x), round(mark.y) - height, width + 1, height + 1))
    assert dark(image, QRect(0, 0, 595, 38)) == 0
    assert dark(image, QRect(0, 815, 595, 27)) == 0
    assert dark(image, QRect(553, 0, 42, 842)) == 0


def test_the_painted_code_can_be_read_back_module_by_module(inter: str, card: Sheet) -> None:
    (page,) = pages_of([card], inter)
    image = page_image(page, 288, inter)
    (code,) = [mark for mark in page.marks if isinstance(mark, Code)]
    read = tuple(
        bytes(
            image.pixelColor(
                round((code.x + (place + 0.5) * code.module) * 4),
                round((code.y + (line + 0.5) * code.module) * 4),
            ).lightness()
            < 128
            for place in range(len(code.rows))
        )
        for line in range(len(code.rows))
    )
    assert read == code.rows


@pytest.mark.parametrize("weight", list(Weight))
def test_all_figures_are_equally_wide_in_every_weight(inter: str, weight: Weight) -> None:
    measure = measured(inter)
    assert len({measure(figure, TextStyle(9, weight)) for figure in "0123456789"}) == 1


def test_a_missing_typeface_is_replaced_by_another(
    qapp: object, imprint: Imprint, five: tuple[PaidPlace, ...], tmp_path: Path
) -> None:
    assert qapp is not None
    path = tmp_path / "papers.pdf"
    assert write_pdf([payout_sheet(imprint, five)], path, "No Such Typeface") == 1
    assert path.read_bytes().startswith(b"%PDF-")


@full_disk
def test_a_full_disk_is_refused_and_leaves_the_file_before_as_it_was(
    inter: str, card: Sheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, part = tmp_path / "card.pdf", tmp_path / "card.pdf.part"
    path.write_bytes(b"before")
    part.symlink_to("/dev/full")
    monkeypatch.setattr("tdapp.papers.paint._beside", lambda _: part)
    with pytest.raises(Refusal, match="cannot_write") as caught:
        write_pdf([card], path, inter)
    assert "No space left" in str(caught.value.details["problem"])
    assert path.read_bytes() == b"before"
    assert [entry.name for entry in tmp_path.iterdir()] == ["card.pdf"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder that nobody can write to")
def test_a_folder_that_takes_no_files_is_refused(inter: str, card: Sheet) -> None:
    with pytest.raises(Refusal, match="cannot_write"):
        write_pdf([card], Path("/proc/card.pdf"), inter)


@pytest.mark.parametrize("name", ["missing/card.pdf", "nul\0.pdf", "", "folder"])
def test_a_path_that_cannot_be_written_is_refused(
    inter: str, card: Sheet, tmp_path: Path, name: str
) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(Refusal) as caught:
        write_pdf([card], tmp_path / name, inter)
    assert caught.value.code == "cannot_write"
    assert caught.value.details["path"] == str(tmp_path / name)


def test_nothing_to_print_is_refused(inter: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        write_pdf([], tmp_path / "papers.pdf", inter)
    assert caught.value == Refusal("no_sheets")
    assert not list(tmp_path.iterdir())

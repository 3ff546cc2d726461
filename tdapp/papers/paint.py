"""Paints pages in points: on a printer, into a PDF file, into a preview picture."""

import os
import threading
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)

from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.papers.lettering import measured, set_text
from tdapp.papers.marks import THIN, BoxMark, Code, HorizontalLine, InkTone, SheetPage, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.searchable import searchable
from tdapp.papers.sheet import Sheet

FAMILY = "Inter"
POINT = 72.0
FINE = 1200
"""Dots an inch in a PDF."""


def pages_of(sheets: Sequence[Sheet], family: str = FAMILY) -> tuple[SheetPage, ...]:
    """All pages of some sheets, laid out in that family; refuses as `paginate` does."""
    measure = measured(family)
    return tuple(page for sheet in sheets for page in paginate(sheet, measure))


def paint_page(painter: QPainter, page: SheetPage, family: str = FAMILY) -> None:
    """Paint a page on a painter whose unit is the point."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for mark in page.marks:
        if isinstance(mark, TextMark):
            set_text(painter, mark, family)
        elif isinstance(mark, HorizontalLine):
            _rule(painter, mark)
        elif isinstance(mark, BoxMark):
            _box(painter, mark)
        else:
            _code(painter, mark)


def page_image(page: SheetPage, dpi: float = 144, family: str = FAMILY) -> QImage:
    """A picture of a page on white paper, `dpi` dots an inch."""
    scale = dpi / POINT
    paper = page.sheet.paper
    image = QImage(
        round(paper.width * scale), round(paper.height * scale), QImage.Format.Format_RGB32
    )
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, page, family)
    painter.end()
    return image


def write_pdf(sheets: Sequence[Sheet], path: Path, family: str = FAMILY) -> int:
    """Write sheets into one PDF file, whole or not at all; gives the number of pages.

    Refuses ``no_sheets``, and ``cannot_write`` with `path` and `problem` where the disk is full or
    read-only or the folder is missing; what stood at `path` before is then still there.
    """
    pages = pages_of(sheets, family)
    if not pages:
        raise Refusal("no_sheets")
    write_whole(path, finished(pdf_of(pages, family)))
    return len(pages)


def pdf_of(pages: Sequence[SheetPage], family: str = FAMILY) -> Generator[None, None, bytes]:
    """A PDF file of these pages; yields after each page and often at the end."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(FINE)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(f"{pages[0].sheet.title} {pages[0].sheet.imprint.document}")
    writer.setCreator("tdapp")
    _turn_to(writer, pages[0])
    painter = QPainter(writer)
    for place, page in enumerate(pages):
        if place:
            _turn_to(writer, page)
            writer.newPage()
        painter.resetTransform()
        painter.scale(FINE / POINT, FINE / POINT)
        paint_page(painter, page, family)
        yield
    painter.end()
    texts = (mark for page in pages for mark in page.marks if isinstance(mark, TextMark))
    return (yield from searchable(bytes(buffer.data().data()), texts, family))


def _turn_to(writer: QPdfWriter, page: SheetPage) -> None:
    paper = page.sheet.paper
    size = QSizeF(paper.width, paper.height)
    writer.setPageSize(
        QPageSize(size, QPageSize.Unit.Point, paper.name, QPageSize.SizeMatchPolicy.ExactMatch)
    )


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all; refuses ``cannot_write``.

    Of several who write one file at once, the file is that of whoever ends last.
    """
    part = _beside(path)
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_write", path=str(path), problem=problem) from error


def write_into(folder: Path, name: str, content: bytes) -> None:
    """Write a file whole into a folder that is made where it is missing, as `write_whole` does."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("cannot_write", path=str(folder), problem=problem) from error
    write_whole(folder / name, content)


def _beside(path: Path) -> Path:
    """Where a file grows until it is whole; no other thread or program writes there meanwhile."""
    return Path(f"{path}.{os.getpid()}-{threading.get_ident()}.part")


def _rule(painter: QPainter, rule: HorizontalLine) -> None:
    """Fill whole device pixels, so that thin lines stay sharp on a screen too."""
    onto = painter.combinedTransform()
    line = onto.mapRect(QRectF(rule.x, rule.y, rule.length, 0))
    thickness = max(1, round(rule.thickness * onto.m22()))
    top = round(line.top() - thickness / 2)
    painter.save()
    painter.resetTransform()
    painter.fillRect(QRectF(line.left(), top, line.width(), thickness), QColor(rule.tone.value))
    painter.restore()


def _box(painter: QPainter, box: BoxMark) -> None:
    rect = QRectF(box.x, box.y, box.width, box.height)
    if box.filled:
        painter.fillRect(rect, QColor(InkTone.INK.value))
        return
    onto = painter.combinedTransform()
    thickness = max(1, round(THIN * onto.m22()))
    painter.save()
    painter.setPen(QPen(QColor(InkTone.INK.value), thickness))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.drawRect(QRectF(onto.mapRect(rect).toRect()))
    painter.restore()


def _code(painter: QPainter, code: Code) -> None:
    path = QPainterPath()
    for line, row in enumerate(code.rows):
        for place, dark in enumerate(row):
            if dark:
                x, y = code.x + place * code.module, code.y + line * code.module
                path.addRect(QRectF(x, y, code.module, code.module))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillPath(path, QColor(InkTone.INK.value))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)

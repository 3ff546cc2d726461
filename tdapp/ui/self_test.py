"""Opens every page of the console over an empty record, to see that a packaged program is whole."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Language
from tdapp.papers.paint import write_pdf
from tdapp.papers.sheet import Imprint
from tdapp.papers.structure_sheet import structure_sheet
from tdapp.tournament.plan.conditions import Conditions
from tdapp.ui.acts.beginning import bundled_conditions
from tdapp.ui.application import main_window, on_the_loop
from tdapp.ui.console import Console
from tdapp.ui.headless import painting
from tdapp.ui.look.fonts import FAMILIES
from tdapp.ui.look.speech import ENGLISH, speak
from tdapp.ui.parts import OpenParts, Parts
from tdapp.ui.rail import PageName, page_word
from tdapp.ui.screens.views import View, view_words

SIZE = QSize(1600, 900)
LEAST_COLOURS, LEAST_ON_SCREEN = 12, 3
TRANSLATED = tuple(one for one in get_args(Language) if one != ENGLISH)


def self_test(open_parts: OpenParts) -> list[str]:
    """What was seen to work, line by line; refuses ``self_test_failed`` with what did not."""
    with painting():
        return [*_fonts(), *_languages(), *on_the_loop(_seen(open_parts))]


def _fonts() -> Iterator[str]:
    for family in FAMILIES:
        if family not in QFontDatabase.families():
            raise Refusal("self_test_failed", what=f"font {family}")
        yield f"font {family}"


def _languages() -> Iterator[str]:
    english = page_word(PageName.SETTINGS)
    for language in TRANSLATED:
        speak(language)
        spoken = page_word(PageName.SETTINGS)
        speak(ENGLISH)
        if spoken == english:
            raise Refusal("self_test_failed", what=f"language {language}")
        yield f"language {language}"


async def _seen(open_parts: OpenParts) -> list[str]:
    async with open_parts() as parts:
        return [*await _windows(parts), *_paper(bundled_conditions(parts))]


async def _windows(parts: Parts) -> list[str]:
    console = main_window(parts)
    console.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    console.resize(SIZE)
    console.show()
    try:
        console.demo.trigger()
        await console.asking.settle()
        seen = [f"record with {console.view.state.entries.count} entries"]
        for page in console.pages.by_name:
            await _turn_to(console, page)
            seen.append(f"page {page_word(page)}")
        for view in View:
            await _project(console, view)
            seen.append(f"screen {view_words(view)}")
        return seen
    finally:
        console.close()
        await console.finish()


async def _turn_to(console: Console, page: PageName) -> None:
    console.turning.to(page).trigger()
    await console.asking.settle()
    await asyncio.sleep(0)
    QApplication.sendPostedEvents()
    if console.pages.name is not page or _colours(console.grab().toImage()) < LEAST_COLOURS:
        raise Refusal("self_test_failed", what=f"page {page_word(page)}")


async def _project(console: Console, view: View) -> None:
    """What players would see, in the window that takes a monitor's place."""
    console.screens.show_in_window(view)
    await console.asking.settle()
    QApplication.sendPostedEvents()
    seen = [_colours(canvas.grab().toImage()) for canvas, _ in console.screens.windows.visible()]
    if min(seen, default=0) < LEAST_ON_SCREEN:
        raise Refusal("self_test_failed", what=f"screen {view_words(view)}")


def _colours(picture: QImage) -> int:
    """How many colours a picture has on a coarse grid; one that was not painted has one."""
    points = ((x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 5))
    return len({picture.pixel(x, y) for x, y in points})


def _paper(conditions: Conditions) -> Iterator[str]:
    imprint = Imprint(conditions.house, conditions.title, "0001", "")
    sheet = structure_sheet(imprint, conditions, conditions)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        write_pdf([sheet], path)
        if not path.read_bytes().startswith(b"%PDF-"):
            raise Refusal("self_test_failed", what="sheet as PDF")
    yield "sheet as PDF"

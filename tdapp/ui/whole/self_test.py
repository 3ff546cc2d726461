"""Tries over a throw-away record whether a packed program is whole: type, windows, papers."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from tdapp.core.counted import counted
from tdapp.core.settings import Language
from tdapp.papers.paint import write_pdf
from tdapp.papers.sheet import Imprint
from tdapp.sheets.tournament.structure_sheet import structure_sheet
from tdapp.ui.application import on_the_loop
from tdapp.ui.events.beginning import bundled_conditions
from tdapp.ui.look.spoken import ENGLISH, speak
from tdapp.ui.parts.parts import OpenParts, Parts
from tdapp.ui.shots.headless import painting
from tdapp.ui.whole.failing import failed, trying
from tdapp.ui.whole.letters import letters_seen
from tdapp.ui.whole.windows import windows_seen
from tdapp.ui.workplace.rail import PageName, page_word

MOST = 100
TRANSLATED = tuple(one for one in get_args(Language) if one != ENGLISH)


def self_test(open_parts: OpenParts) -> list[str]:
    """What was seen to work, line by line; refuses ``self_test_failed`` with what did not."""
    with painting():
        return [*letters_seen(), *on_the_loop(_seen(open_parts))]


def _languages(parts: Parts) -> Iterator[str]:
    english = page_word(PageName.SETTINGS)
    for language in TRANSLATED:
        speak(parts.voice_in(language), language)
        spoken = page_word(PageName.SETTINGS)
        speak(parts.voice_in(ENGLISH), ENGLISH)
        if spoken == english:
            raise failed(f"language {language}")
        yield f"language {language}"


async def _seen(open_parts: OpenParts) -> list[str]:
    async with open_parts() as parts:
        windows = [line async for line in windows_seen(parts)]
        return [*_languages(parts), *windows, await _record(parts), _paper(parts)]


async def _record(parts: Parts) -> str:
    """What was done in the windows is read back from the file."""
    with trying("record"):
        told = await asyncio.to_thread(parts.desk.journal.acts, parts.day.stream, MOST)
        if not told:
            raise failed("record", "nothing is in it")
    return f"record with {counted(len(told), 'act')}"


def _paper(parts: Parts) -> str:
    conditions = bundled_conditions(parts)
    imprint = Imprint(parts.letterhead(conditions.house), conditions.title, "0001", "")
    with trying("sheet as PDF"), tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        write_pdf([structure_sheet(imprint, conditions, conditions)], path)
        content = path.read_bytes()
        if not (content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")):
            raise failed("sheet as PDF")
    return "sheet as PDF"

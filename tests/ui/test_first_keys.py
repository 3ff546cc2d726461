"""The card of the first keys says keys that there are, on one page of each paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.papers.paint import pages_of
from tdapp.sheets.house.keys_card import CARD_PAPERS, FIRST_KEYS, keys_card
from tdapp.voice.voice import ENGLISH
from tests.papers.pdf_text import pdf_pages
from tests.ui.window_room import WindowRoom

KEYS = 20
RETURN = "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"
OF_THE_WINDOW = {
    "Next step", "Command bar", "Help on this page", "All actions and keys", "Undo", "Open table",
    "Draw seats", "Find an entry", "One minute more", "Post prizes", "Finish event",
}  # fmt: skip


def test_every_key_of_the_card_is_that_of_an_act_of_the_window(room: WindowRoom) -> None:
    listed = [(key, words.english) for _, keys in FIRST_KEYS for key, words in keys]
    assert len(listed) == len({key for key, _ in listed}) == KEYS
    by_key = {act.key.replace("Enter", "Return"): act.text() for act in room.console.all_acts}
    for key, words in listed:
        found = by_key[key.replace(RETURN, "Return")]
        assert words not in OF_THE_WINDOW or found.startswith(words), (key, found)


@pytest.mark.parametrize("size", sorted(CARD_PAPERS))
def test_the_card_fills_one_page_and_cuts_nothing(room: WindowRoom, size: str) -> None:
    sheet = keys_card(room.parts.letterhead("OPEN"), size, ENGLISH)
    (page,) = pages_of([sheet])
    said = " ".join(str(getattr(mark, "text", "")) for mark in page.marks)
    assert "…" not in said
    for _, keys in FIRST_KEYS:
        assert all(key in said and words.english in said for key, words in keys)


def test_the_card_is_saved_from_the_help_menu(room: WindowRoom, tmp_path: Path) -> None:
    path = tmp_path / "keys.pdf"
    room.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    asked = room.console.asked
    asked.field.setText(str(path))
    room.click(asked.yes)
    room.until(path.exists)
    (text,) = pdf_pages(path.read_bytes())
    assert "Ctrl+Space" in text
    assert room.console.notice.said.startswith("Saved to")

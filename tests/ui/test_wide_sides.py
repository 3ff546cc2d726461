"""In a wide window every button beside a page has room for its words and its key."""

from PySide6.QtWidgets import QApplication

from tdapp.ui.clock.clock_buttons import ClockButton
from tdapp.ui.look.act_button import ActButton
from tests.ui.by_hand import NAMES, begin
from tests.ui.whole_window import said, seen
from tests.ui.window_room import WindowRoom

ROUNDED = 2
"""Pixels by which a column may be narrower than what stands in it asks for."""
TURNS = 4
"""So often the loop goes round until what shares a column has its heights."""


def test_no_button_is_squeezed_at_1920_by_1080(room: WindowRoom) -> None:
    begin(room, NAMES)
    pages, squeezed = room.console.pages, list[str]()
    room.console.resize(1920, 1080)
    for name, page in pages.every.items():
        pages.turn_to(page)
        for _ in range(TURNS):
            QApplication.processEvents()
        for one in seen(page):
            if isinstance(one, ActButton) and not isinstance(one, ClockButton):
                lacks = one.sizeHint().width() - one.width()
                if lacks > ROUNDED or one.height() < one.minimumSizeHint().height():
                    squeezed.append(f"{name}: {said(one)} lacks {lacks}, {one.height()} high")
    assert not squeezed

"""Every page, view, paper and question of the demo room: nothing is lost, empty or without a name.

The places are those that `tdapp shots` pictures, so that a new page is looked at without a line.
"""

from collections.abc import Callable, Iterator
from itertools import chain, cycle, product

import msgspec
import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication

from tdapp.cli.demo_room import EVENT, furnish
from tdapp.core.settings import Language, TextSize, Theme
from tdapp.ui.console.console import Console
from tdapp.ui.look.spoken import speak
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.shots.shot_looks import PLAIN_TEXTS, SIZES, THEMES
from tdapp.ui.shots.shot_places import ShotPlace, lying_over, pages, places
from tdapp.voice.voice import Voice
from tests.ui.whole_window import faults
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

TURNS = 4
"""So often the loop goes round until a scroll bar that has come has its room."""
MANY_PAGES, MANY_PLACES = 25, 100
LOOKS = list(product(SIZES, PLAIN_TEXTS, ("en", "de")))


@pytest.fixture
def demo(room: WindowRoom) -> Iterator[WindowRoom]:
    """The evening of the demo room, before its window is opened."""
    room.wait_for(furnish(room.station, room.time))
    yield room
    speak(Voice(), "en")
    hold_text_size(100)
    QLocale.setDefault(QLocale.c())


def walk(
    room: WindowRoom, where: Callable[[Console], Iterator[ShotPlace]]
) -> tuple[dict[str, list[str]], int]:
    """What is wrong at each place, and how many there are."""
    found, come = dict[str, list[str]](), 0
    for place in where(room.console):
        if place.why_not():
            continue
        come += 1
        place.come()
        room.settle()
        for _ in range(TURNS):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        if wrong := faults(room.console):
            found[place.name] = wrong
    return found, come


def dressed(
    room: WindowRoom, size: tuple[int, int], text: TextSize, language: Language, theme: Theme
) -> None:
    """The window anew in another look, the demo event in view."""
    now = room.parts.settings.now
    room.parts.settings.keep(msgspec.structs.replace(now, theme=theme))
    renewed(room, text, language)
    room.console.resize(QSize(*size))
    room.console.view.choose(EVENT)
    room.settle()


def test_nothing_is_wrong_on_any_page(demo: WindowRoom) -> None:
    for size in SIZES[:2]:
        dressed(demo, size, 100, "en", "dark")
        found, come = walk(demo, lambda console: chain(pages(console), lying_over(console)))
        assert found == {}
        assert come > MANY_PAGES


@pytest.mark.long
@pytest.mark.parametrize(("look", "theme"), list(zip(LOOKS, cycle(THEMES), strict=False)))
def test_nothing_is_wrong_at_any_place(
    demo: WindowRoom, look: tuple[tuple[int, int], TextSize, Language], theme: Theme
) -> None:
    dressed(demo, *look, theme)
    found, come = walk(demo, places)
    assert found == {}
    assert come > MANY_PLACES

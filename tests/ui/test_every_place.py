"""Every page, view, paper and question of the demo room: nothing is lost, empty or without a name.

The places are those that `tdapp shots` pictures, so that a new page is looked at without a line.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import chain, cycle, product
from pathlib import Path
from typing import cast

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollBar, QWidget

from tdapp.cli import demo_room
from tdapp.cli.demo_room import EVENT, furnish
from tdapp.cli.shot_kinds import KINDS, OtherKinds
from tdapp.core.names import Name
from tdapp.core.settings import Language
from tdapp.ui.console.console import Console
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.parts.demo import DEMO_PEOPLE
from tdapp.ui.shots.shot_evening import ShotEvening
from tdapp.ui.shots.shot_looks import PLAIN_TEXTS, SIZES, THEMES, ShotLook
from tdapp.ui.shots.shot_places import (
    ShotPlace,
    cash_games,
    kind_of_event,
    lying_over,
    pages,
    places,
    turn,
)
from tdapp.ui.shots.shots import KINDS as SHOWN
from tdapp.ui.workplace.page import Page
from tests.ui.whole_window import (
    cut_cells,
    cut_facts,
    cut_heads,
    cut_hints,
    cut_words,
    faults,
    said,
    seen,
)
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

TURNS = 4
"""So often the loop goes round until a scroll bar that has come has its room."""
GUIDE = Path(__file__).parents[2] / "docs" / "guide"
"""Its pictures are taken anew by the names of their places: `make guide`."""
MANY_PAGES, MANY_PLACES = 25, 100
SPOKEN: tuple[Language, ...] = ("de", "en")
IN_TURN = zip(product(SIZES, PLAIN_TEXTS), cycle(SPOKEN), cycle(THEMES), strict=False)
LOOKS = [ShotLook(theme, size, text, spoken) for (size, text), spoken, theme in IN_TURN]
DIRECTOR = ("Ada Lang", "258036")


class Moment(Enum):
    """When the window is looked at: in play, with much to do on the floor, at the end."""

    PLAY = "play"
    BUSY = "busy"
    OVER = "over"


@pytest.fixture
def demo(room: WindowRoom) -> WindowRoom:
    """The evening of the demo room, before its window is opened."""
    room.wait_for(furnish(room.station, room.time))
    return room


Check = Callable[[QWidget], Iterator[str]]
IN_PLAIN: tuple[Check, ...] = (cut_heads, cut_cells, cut_facts)
"""What is looked for where text is not large."""
WIDE = 3840
"""A window of so many pixels has room for every hint in texts of any size."""


def walk(
    room: WindowRoom,
    where: Callable[[Console], Iterator[ShotPlace]],
    checks: tuple[Check, ...] = IN_PLAIN,
) -> tuple[dict[str, list[str]], set[str]]:
    """What is wrong at each place, and which places there are."""
    found, come = dict[str, list[str]](), set[str]()
    for place in where(room.console):
        if place.why_not():
            continue
        come.add(place.name)
        place.come()
        room.settle()
        for _ in range(TURNS):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        wrong = faults(room.console)
        wrong += cut_hints(room.console) if room.console.width() >= WIDE else ()
        if room.parts.settings.now.text_size == PLAIN_TEXTS[0]:
            wrong += [one for check in checks for one in check(room.console)]
        if wrong:
            found[place.name] = wrong
    return found, come


def pass_until(room: WindowRoom, moment: Moment) -> None:
    """Let the evening go on."""
    room.console.view.choose(EVENT)
    evening = ShotEvening(room.console, room.parts, EVENT, room.time.pass_us)

    async def to_the_end() -> None:
        async for _ in evening.to_the_winner():
            pass
        await room.parts.signing_in.begin_house(*DIRECTOR)

    if moment is not Moment.PLAY:
        room.wait_for(evening.rule_and_break())
    if moment is Moment.OVER:
        room.wait_for(to_the_end())


def dressed(room: WindowRoom, look: ShotLook) -> None:
    """The window anew in another look, the demo event in view."""
    now = room.parts.settings.now
    room.parts.settings.keep(msgspec.structs.replace(now, theme=look.theme))
    renewed(room, look.text, look.language)
    room.console.resize(QSize(*look.size))
    room.console.view.choose(EVENT)
    room.settle()


@pytest.fixture
def _long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The people of the demo room have two given names and two family names each."""
    named = [Name(f"{one.given} Anders", f"{one.family}-Lund") for one in DEMO_PEOPLE]
    monkeypatch.setattr(demo_room, "DEMO_PEOPLE", tuple(named))


def pages_and_over(console: Console) -> Iterator[ShotPlace]:
    """Every page, and what stands over one."""
    yield from pages(console)
    yield from lying_over(console)


@pytest.mark.usefixtures("_long_names")
def test_nothing_is_wrong_on_any_page(demo: WindowRoom) -> None:
    for size, language in ((SIZES[0], "en"), (SIZES[1], "en"), (SIZES[0], "de")):
        dressed(demo, ShotLook("dark", size, 100, cast("Language", language)))
        found, come = walk(demo, pages_and_over, (*IN_PLAIN, cut_words))
        assert found == {}
        assert len(come) > MANY_PAGES
        assert language != "en" or {path.stem for path in GUIDE.glob("*.png")} <= come


def test_nothing_is_wrong_on_any_page_of_the_largest_screen(demo: WindowRoom) -> None:
    dressed(demo, ShotLook("light", SIZES[2], 150, "de"))
    found, come = walk(demo, pages)
    assert found == {}
    assert come > {"floor-liste", "players", "help", "clock"}


def test_each_picture_of_the_guide_is_taken_whichever_are_left_out(demo: WindowRoom) -> None:
    dressed(demo, ShotLook("dark", SIZES[1], 100))
    wanted, taken = {path.stem for path in GUIDE.glob("*.png")}, set[str]()
    for place in chain(pages(demo.console), lying_over(demo.console)):
        if place.name in wanted or place.leads:
            place.come()
            demo.settle()
            taken |= {place.name} if place.is_up() else set()
    assert taken >= wanted


@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_wrong_on_the_pages_of_other_kinds(demo: WindowRoom, language: Language) -> None:
    demo.wait_for(OtherKinds(demo.station).furnish())
    size = SIZES[SPOKEN.index(language)]
    dressed(demo, ShotLook("dark", size, 100, language))

    def where(console: Console) -> Iterator[ShotPlace]:
        for name, event in KINDS.items():
            yield from kind_of_event(console, event, name, SHOWN[name])
        yield from cash_games(console)

    found, come = walk(demo, where)
    assert found == {}
    assert come >= {"in-deal-deal", "mystery-prizes", "shot-clock", "stages-prizes", "teams-desk"}
    assert "cash-open" in come


@pytest.mark.long
@pytest.mark.parametrize("moment", Moment)
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_wrong_at_any_place(demo: WindowRoom, look: ShotLook, moment: Moment) -> None:
    pass_until(demo, moment)
    dressed(demo, look)
    found, come = walk(demo, places)
    assert found == {}
    assert len(come) > MANY_PLACES


def test_keys_alone_and_the_mouse_alone_come_to_every_act_of_every_page(demo: WindowRoom) -> None:
    """A letter acts where the tab key comes to; what has a key has a button or stands in a menu."""
    dressed(demo, ShotLook("dark", SIZES[1], 100))
    console = demo.console
    every = console.pages.every.items()
    in_menus = {act for menu in console.findChildren(QMenu) for act in menu.actions()}
    keyless, unreached, unclicked = set[str](), set[str](), set[str]()
    for name, page in every:
        turn(console, page)
        demo.settle()
        come_to = tabbed_through(page)
        buttons = {one.act for one in page.findChildren(ActButton)}
        acts = console.pages.acts_on(page)
        keyless |= {f"{name}: {act.text()}" for act in acts if not act.key}
        there = in_menus | buttons
        unclicked |= {f"{name}: {act.text()}" for act in page.acts if act not in there}
        unreached |= {
            f"{name}: {said(one)}" for one in seen(page) if takes_tab(one) and one not in come_to
        }
    assert (keyless, unreached, unclicked) == (set(), set(), set())


def takes_tab(one: QWidget) -> bool:
    """Whether the tab key ought to come to it."""
    tabs = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabs and one.isEnabled() and one.focusProxy() is None and not isinstance(one, QScrollBar)


def tabbed_through(page: Page) -> set[QWidget]:
    """Where the tab key comes to, from where a page begins, until it comes there again."""
    page.focus()
    come_to = set[QWidget]()
    while (now := QApplication.focusWidget()) is not None and now not in come_to:
        come_to.add(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return come_to

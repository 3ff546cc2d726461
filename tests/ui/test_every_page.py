"""Every page in each size of text and in both languages: nothing is lost, everything is named."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication

from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.console.welcome import Welcome
from tdapp.ui.floor.floor_views import HAND, LISTS, MAP, RULINGS
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.desk.staffed import ADA
from tests.ui.by_hand import NAMES, begin
from tests.ui.whole_window import (
    broken,
    foreign_numbers,
    one_for_another,
    said,
    seen,
    unsaid,
    without_rows,
)
from tests.ui.window_renewed import SMALL, renewed
from tests.ui.window_room import WindowRoom


def pages(room: WindowRoom) -> Iterator[str]:
    """Turn to every page and view, one after the other."""
    every = room.console.pages
    for name, page in every.by_name.items():
        every.turn_to(page)
        yield name.name
    every.turn_to(every.papers)
    yield "PAPERS"
    every.turn_to(every.desk)
    every.desk.show_entries()
    every.desk.event_page.pane.view.choose(2)
    yield "ENTRIES"
    every.turn_to(every.floor)
    for view in (LISTS, RULINGS, HAND):
        every.floor.show_view(view)
        yield f"FLOOR {view}"


def sweep(room: WindowRoom, faults: Callable[[WindowRoom], list[str]]) -> dict[str, list[str]]:
    """What is wrong on each page."""
    found = {}
    for page in pages(room):
        for _ in range(4):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        found[page] = faults(room)
    return {page: wrong for page, wrong in found.items() if wrong}


def lost(room: WindowRoom) -> list[str]:
    return broken(room.console)


def lost_or_unsaid(room: WindowRoom) -> list[str]:
    """Also rows that are cut to the same words, and lists that show none."""
    faults = (broken, unsaid, one_for_another, without_rows)
    return [fault for look in faults for fault in look(room.console)]


def test_nothing_is_lost_in_large_texts_and_everything_is_named(room: WindowRoom) -> None:
    """In German, which is longer than English nearly everywhere."""
    begin(room, NAMES)
    renewed(room, 200, "de")
    staff = room.console.pages.staff
    staff.people.enrol.trigger()
    QApplication.processEvents()
    assert lost_or_unsaid(room) == []
    room.console.asked.take_away()
    assert sweep(room, lost_or_unsaid) == {}
    room.wait_for(room.parts.signing_in.begin_house("Ada King-Oppenheimer", ADA))
    room.parts.session.lock()
    for view in (HAND, MAP):
        room.floor.page.show_view(view)
        QApplication.processEvents()
        assert lost_or_unsaid(room) == [], view
    room.console.slips.open_act.trigger()
    QApplication.processEvents()
    assert lost_or_unsaid(room) == []
    assert room.console.size() == SMALL


def test_nothing_is_lost_in_plain_texts_and_numbers_are_written_as_here(room: WindowRoom) -> None:
    begin(room, NAMES)
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    renewed(room, 100, "de")
    assert sweep(room, lambda room: [*lost(room), *foreign_numbers(room.console)]) == {}
    assert room.console.size() == SMALL


def test_nothing_is_lost_of_the_welcome_in_large_texts(room: WindowRoom) -> None:
    hold_text_size(200)
    welcome = Welcome(read_theme(ThemeName.DARK), room.parts, room.console.own)
    welcome.resize(1200, 480)
    welcome.show()
    assert broken(welcome) == []
    welcome.close()


def test_a_small_window_has_a_sheet_and_its_key_brings_the_side(room: WindowRoom) -> None:
    renewed(room, 200)
    console = room.console
    room.key(Qt.Key.Key_F12)
    page = console.pages.settings
    (beside,) = page.findChildren(Beside)
    page.settings.choose("theme")
    QApplication.processEvents()
    assert not page.side.isVisible()
    assert console.pages.inspector_width == 0
    said_there = {said(one).partition(" ")[2] for one in seen(page)}
    assert {"Theme", "Change it…", "Show all"} <= said_there
    room.key(Qt.Key.Key_I, on=page.settings)
    assert page.side.isVisible()
    assert console.pages.inspector_width == beside.side_width > 0
    room.key(Qt.Key.Key_I, on=page.settings)
    assert not page.side.isVisible()
    console.resize(QSize(1900, 900))
    QApplication.processEvents()
    assert page.side.isVisible()


def test_keys_make_texts_larger_and_smaller_from_any_page(room: WindowRoom) -> None:
    room.key(Qt.Key.Key_F2)
    acts = room.console.pages.settings.text_size
    before = lettering(Size.BODY).pixelSize()
    acts.larger.trigger()
    assert room.console.is_renewed
    now = room.parts.settings.now
    assert now.text_size == 125
    renewed(room, now.text_size)
    assert lettering(Size.BODY).pixelSize() > before
    acts = room.console.pages.settings.text_size
    acts.smaller.trigger()
    now = room.parts.settings.now
    assert now.text_size == 100
    acts.smaller.trigger()
    assert room.notice == "Text size: 100%"

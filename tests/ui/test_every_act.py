"""Every act of every page has words and a key, is in a menu, and is found by the command bar."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from tdapp.ui.command_bar.found_acts import acts_called, line_of, the_act
from tdapp.ui.look.act import WindowAct
from tests.ui.by_hand import CTRL, begin
from tests.ui.window_room import WindowRoom

IN_LISTS = Qt.ShortcutContext.WidgetWithChildrenShortcut


def of_window(act: WindowAct) -> bool:
    """Whether its key acts from anywhere in the window."""
    return not act.shortcut().isEmpty() and act.shortcutContext() is not IN_LISTS


def strokes(act: WindowAct) -> tuple[str, ...]:
    """The strokes of its key, one after the other."""
    return tuple(act.key.split(", "))


def test_every_act_has_words_and_a_key_and_stands_in_a_menu_and_in_the_command_bar(
    room: WindowRoom,
) -> None:
    begin(room)
    console = room.console
    acts = console.all_acts
    assert len(acts) > 220
    assert not [act for act in acts if not act.text().strip()]
    assert not [act.text() for act in acts if not act.key]
    in_menus = {act for menu in console.findChildren(QMenu) for act in menu.actions()}
    assert not [act.text() for act in acts if act not in in_menus]

    keys = Counter(act.key for act in acts if of_window(act))
    assert not [key for key, count in keys.items() if count > 1]
    firsts = {strokes(act)[0] for act in acts if len(strokes(act)) > 1}
    assert not [key for key in keys if key in firsts]

    field = console.page.name_field
    field.setFocus()
    for key, held in ((Qt.Key.Key_B, CTRL), (Qt.Key.Key_O, Qt.KeyboardModifier.NoModifier)):
        room.key(key, held, on=field)
    assert console.asked.text == "Which table opens for this event?"
    assert field.text() == ""

    for act in acts:
        meant = the_act(line_of(act), acts_called(line_of(act), acts))
        assert meant is not None
        assert line_of(meant) == line_of(act)
    for page in (*console.pages.by_name.values(), console.pages.papers):
        words = Counter(map(line_of, page.acts))
        assert not [said for said, count in words.items() if count > 1]


def test_of_acts_with_the_same_words_that_of_the_page_in_sight_is_meant(room: WindowRoom) -> None:
    begin(room)
    pages = room.console.pages
    for page, own in ((pages.cage, pages.cage.paying.on_due), (pages.prizes, pages.prizes.acts)):
        pages.turn_to(page)
        (meant,) = [act for act in own if line_of(act) == "Ineligible"]
        room.console.command.open("ineligible")
        assert room.command.note == f"Its key is {meant.key}."
        assert room.command.reply == meant.text()
        room.console.command.close_bar()

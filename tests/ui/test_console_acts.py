"""Menus and buttons of the window: every act has its place, one is suggested."""

from PySide6.QtWidgets import QMenu

from tdapp.ui.look.act_button import ActButton
from tests.ui.by_hand import NAMES, SIX, begin, names_listed, opened
from tests.ui.window_room import WindowRoom


def test_every_act_has_words_and_is_in_a_menu_or_on_a_button(room: WindowRoom) -> None:
    begin(room)
    room.choose(1)
    acts = room.console.all_acts
    menus = room.console.top.bar.findChildren(QMenu)
    listed = {act for menu in menus for act in menu.actions()}
    for act in acts:
        assert act.text()
        assert act in listed


def test_every_control_has_a_name_for_those_who_hear_it(room: WindowRoom) -> None:
    begin(room)
    room.choose(1)
    for button in room.console.findChildren(ActButton):
        assert button.accessibleName() or not button.isVisible()
    page = room.console.page
    for part in (page.name_field, page.pane.search, page.pane.view, room.console.strip):
        assert part.accessibleName()


def test_the_menu_of_events_lists_them_and_shows_the_chosen_one(room: WindowRoom) -> None:
    assert [one.text() for one in opened(room, "Open events")] == ["None yet"]
    begin(room)
    room.begin_event()
    first, second = opened(room, "Open events")
    assert (first.isChecked(), second.isChecked()) == (False, True)
    first.trigger()
    room.show_entries()
    assert names_listed(room) == SIX


def test_a_second_event_is_shown_and_the_first_is_in_the_menu(room: WindowRoom) -> None:
    begin(room)
    first = room.console.view.id
    room.begin_event()
    assert room.state.entries.count == 0
    assert first is not None
    assert room.console.view.events()[0] == first
    room.console.view.choose(first)
    room.show_entries()
    assert names_listed(room) == SIX


def test_the_suggested_act_leads_through_the_evening_and_only_one_is_filled(
    room: WindowRoom,
) -> None:
    def suggested() -> list[str]:
        buttons = room.clock.course.findChildren(ActButton)
        return [one.text() for one in buttons if one.suggested]

    room.begin_event()
    room.show_entries()
    assert suggested() == []
    for name in NAMES[:10]:
        room.type_name(name)
    assert suggested() == ["Open table 1"]
    room.press("Open table 1")
    assert suggested() == ["Open table 2"]
    room.press("Open table 2")
    assert suggested() == ["Draw seats"]
    room.press("Draw seats")
    assert suggested() == ["Start clock"]
    room.press("Start clock")
    assert suggested() == []

"""Every key does one thing, none takes a letter from a field, and each stands on its button."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from tdapp.ui.clock.clock_buttons import ClockButton
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.key_cap import CAP_HEIGHT
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.ui.by_hand import begin
from tests.ui.window_room import WindowRoom

IN_LISTS = Qt.ShortcutContext.WidgetWithChildrenShortcut
ALL_KEYS = "?"
"""Lists every action wherever it is not typed into a field."""
OF_FIELDS = {"Ctrl+Z", "Ctrl+Shift+Z"}
"""What a field with something typed in it keeps for itself."""


def is_typed(act: WindowAct, field: Field) -> bool:
    """Whether a field takes the key of an act as typing, so that the act never gets it."""
    pressed = act.shortcut()[0]  # type: ignore[index]
    letter = chr(pressed.key()) if pressed.key() < 0x100 else ""
    modifiers = pressed.keyboardModifiers()
    text = "" if modifiers & Qt.KeyboardModifier.ControlModifier else letter
    event = QKeyEvent(QEvent.Type.ShortcutOverride, pressed.key(), modifiers, text)
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


def is_letter(act: QAction) -> bool:
    """Whether it acts only while what it was added to has the focus."""
    return act.shortcutContext() is IN_LISTS and not act.shortcut().isEmpty()


def test_every_key_of_the_window_does_one_thing_and_none_is_taken_by_typing(
    room: WindowRoom,
) -> None:
    acts = [act for act in room.console.all_acts if not act.shortcut().isEmpty()]
    assert len(acts) > 60
    of_window = [act.key for act in acts if act.shortcutContext() is not IN_LISTS]
    assert sorted(set(of_window)) == sorted(of_window)
    reaches = (one for one in room.console.findChildren(QWidget) if not isinstance(one, QMenu))
    for widget in reaches:
        own = [one.shortcut().toString() for one in widget.actions() if is_letter(one)]
        assert sorted(set(own)) == sorted(own), widget

    pages = room.console.pages
    known = {*acts, *pages.acts_on(pages.new_event)}
    others = {one for one in room.console.findChildren(QAction) if one not in known}
    live = [one for one in others if one.associatedObjects()]
    assert not [one.text() for one in live if not one.shortcut().isEmpty()]
    assert not room.console.findChildren(QShortcut)

    empty, filled = (Field(read_theme(ThemeName.DARK), "") for _ in range(2))
    filled.setText("12 less 3")
    chords = [act for act in acts if is_letter(act) and not {"Alt", "Ctrl"} & {*act.key.split("+")}]
    in_lists = {act.key for act in chords}
    in_lists.add(ALL_KEYS)
    assert {act.key for act in acts if is_typed(act, empty)} == in_lists
    assert {act.key for act in acts if is_typed(act, filled)} == in_lists | OF_FIELDS

    (bar,) = room.console.findChildren(QMenuBar)
    letters = [one.text().partition("&")[2][:1].lower() for one in bar.actions()]
    assert len(set(letters)) == len(letters) == 11
    assert all(letters)


def test_a_key_stands_on_every_button_of_its_act(room: WindowRoom) -> None:
    begin(room)
    room.choose(1)
    assert room.console.pages.by_name
    buttons = room.console.findChildren(ActButton)
    with_key = [one for one in buttons if one.act.key]
    assert len(with_key) > 30
    for button in with_key:
        if isinstance(button, ClockButton) or not button.act.cap:
            assert button.act.key in button.toolTip()
            continue
        assert button.sizeHint().width() > plain(button.act.text()).sizeHint().width() + CAP_HEIGHT


def plain(words: str) -> ActButton:
    """A button with these words and no key."""
    act = WindowAct(lambda: words, "", lambda: "", lambda: None)
    return ActButton(act, read_theme(ThemeName.DARK))

"""The acts of the projected screens, for the menus, the command bar and the pane of screens."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tdapp.core.refusal import Refusal
from tdapp.screens.views import View, view_words
from tdapp.typed import figures
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.screens.monitors import Monitor
from tdapp.ui.screens.screen_manager import ScreenManager
from tdapp.words.sentence import sentence

Meaning = TypeVar("Meaning")
LOUDNESSES = ("100", "80", "60", "40", "20")


class ScreensActs(QObject):
    """Show a view on a monitor, take it away, turn pages, message, sound.

    `asks` carries a `Question`: which monitor, which message, how loud. `why_may_not` tells why
    whoever is signed in changes nothing that players see.
    """

    asks = Signal(object)

    def __init__(
        self,
        manager: ScreenManager,
        view: EventInView,
        parent: QObject,
        why_may_not: Callable[[], str] = always,
    ) -> None:
        super().__init__(parent)
        self._manager = manager
        self._view = view
        self._why_may_not = why_may_not
        self._make_of_pages(manager)
        self._make_of_the_house()
        self._follow()

    def _make_of_pages(self, manager: ScreenManager) -> None:
        text = voice().text
        self.show_views = {one: self._show_act(one) for one in View}
        self.toggle = self._act(self._toggle_words, "Ctrl+F9", manager.toggle)
        self.toggle.forms = (
            text("screens acts", "Show the clock for players"),
            text("screens acts", "Hide the screens"),
        )
        self.hide = self._act(
            lambda: text("screens acts", "Hide a screen…"),
            "Ctrl+S, H",
            self._ask_what_to_hide,
            self._why_no_screen,
        )
        self.next_page = self._act(
            lambda: text("screens acts", "Next page on the screens"),
            "Ctrl+Shift+N",
            manager.next_page,
            self._why_no_screen,
        )
        self.blank = self._act(
            self._blank_words, "Ctrl+Shift+B", manager.toggle_blank, self._why_no_screen
        )
        self.blank.forms = (
            text("screens acts", "Blank screens"),
            text("screens acts", "Unblank screens"),
        )

    def _make_of_the_house(self) -> None:
        text = voice().text
        self.message = self._act(
            self._message_words, "Ctrl+Shift+M", self._ask_for_message, self._why_no_event
        )
        self.mute = self._act(self._mute_words, "Ctrl+Shift+V", self._toggle_mute)
        self.mute.forms = (
            text("screens acts", "Mute the clock"),
            text("screens acts", "Unmute the clock"),
        )
        self.volume = self._act(
            lambda: text("screens acts", "Volume…"), "Ctrl+S, V", self._ask_how_loud
        )
        self.house_mark = self._act(
            lambda: text("screens acts", "House logo…"), "Ctrl+S, M", self._ask_for_mark
        )

    def _follow(self) -> None:
        self._manager.changed.connect(self.refresh)
        self._view.changed.connect(self.message.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*self.show_views.values(), *self.of_all)

    @property
    def of_all(self) -> tuple[WindowAct, ...]:
        """Those that are for all screens."""
        return (
            self.toggle,
            self.hide,
            self.blank,
            self.next_page,
            self.message,
            self.mute,
            self.volume,
            self.house_mark,
        )

    def refresh(self) -> None:
        """Ask again for their words and whether they can be done."""
        for act in self.all:
            act.refresh()

    def fill(self, menu: QMenu) -> None:
        """A menu for each monitor as they are plugged in now, with every view."""
        menu.clear()
        for monitor in self._manager.monitors:
            sub = menu.addMenu(monitor_line(monitor))
            for view in View:
                self._choice(sub, view_words(view, voice()), _shows(monitor, view), monitor, view)
            sub.addSeparator()
            self._choice(
                sub, voice().text("screens acts", "Nothing"), monitor.showing is None, monitor, None
            )

    def show_on(self, monitor: Monitor, view: View | None) -> None:
        """Show a view on this monitor, or nothing, unless whoever is signed in may not."""
        if why_not := self._why_may_not():
            self.toggle.tried.emit(why_not)
        elif view is None:
            self._manager.hide(monitor.identity)
        elif monitor.identity is None:
            self._manager.show_in_window(view)
        else:
            self._manager.show(view, monitor.identity)

    def ask_for_view(self, monitor: Monitor) -> None:
        """Ask what this monitor shows."""
        words = {view_words(view, voice()): view for view in View}

        def answered(answer: str) -> None:
            view = _meant(answer, words)
            if view is None:
                self.ask_for_view(monitor)
            else:
                self.show_on(monitor, view)

        text = voice().text("screens acts", "What does {monitor} show?", monitor=monitor.words)
        question = Question(
            text,
            voice().text("screens acts", "Show"),
            answered,
            voice().text("screens acts", "View"),
            tuple(words),
        )
        self.asks.emit(question)

    def _act(
        self,
        words: Callable[[], str],
        key: str,
        do: Callable[[], None],
        why_not: Callable[[], str] = always,
    ) -> WindowAct:
        return WindowAct(words, key, lambda: self._why_may_not() or why_not(), do, self)

    def _show_act(self, view: View) -> WindowAct:
        said = voice().text(
            "screens acts", "Show on a screen: {view}", view=view_words(view, voice())
        )
        return self._act(
            lambda: said,
            f"Ctrl+S, {(list(View).index(view) + 1) % 10}",
            lambda: self._ask_where(view),
        )

    def _ask_where(self, view: View) -> None:
        """On the only other monitor at once; of several one is asked for."""
        others = [one for one in self._manager.monitors if one.identity and not one.of_console]
        if not others:
            self._manager.show_in_window(view)
        elif len(others) == 1:
            self.show_on(others[0], view)
        else:
            said = voice().text(
                "screens acts", "{view}: on which monitor?", view=view_words(view, voice())
            )
            self._ask_for_monitor(
                said,
                voice().text("screens acts", "Show"),
                others,
                lambda it: self.show_on(it, view),
            )

    def _ask_what_to_hide(self) -> None:
        showing = [one for one in self._manager.monitors if one.showing is not None]
        if len(showing) == 1:
            self._manager.hide(showing[0].identity)
            return
        said = voice().text("screens acts", "Hide which screen?")
        self._ask_for_monitor(
            said,
            voice().text("screens acts", "Hide"),
            showing,
            lambda one: self._manager.hide(one.identity),
        )

    def _ask_for_monitor(
        self, text: str, yes: str, monitors: list[Monitor], then: Callable[[Monitor], None]
    ) -> None:
        by_words = {one.words: one for one in monitors}

        def answered(answer: str) -> None:
            found = _meant(answer, by_words)
            if found is None:
                self._ask_for_monitor(text, yes, monitors, then)
            else:
                then(found)

        self.asks.emit(
            Question(text, yes, answered, voice().text("screens acts", "Monitor"), tuple(by_words))
        )

    def _ask_for_message(self) -> None:
        event = self._view.id
        if event is None:
            return
        now = self._manager.choices.message_of(event)

        def answered(answer: str) -> None:
            try:
                self._manager.choices.set_message(event, answer)
            except Refusal as refusal:
                self.message.tried.emit(sentence(refusal, voice()))
            self._manager.look_again()

        self.asks.emit(
            Question(
                voice().text(
                    "screens acts", "Message at the bottom of the screens? Leave empty for none."
                ),
                voice().text("screens acts", "Show message"),
                answered,
                voice().text("screens acts", "Message"),
                (now,) if now else (),
                may_be_empty=True,
            )
        )

    def _ask_how_loud(self) -> None:
        def answered(answer: str) -> None:
            try:
                percent = figures.count(answer.rstrip(" %"), most=100)
            except Refusal as refusal:
                self.volume.tried.emit(sentence(refusal, voice()))
                self._ask_how_loud()
            else:
                self._manager.choices.set_volume(percent)

        now = str(self._manager.choices.volume)
        choices = tuple(dict.fromkeys((now, *LOUDNESSES)))
        text = voice().text("screens acts", "Clock volume, in percent?")
        self.asks.emit(
            Question(
                text,
                voice().text("screens acts", "Set volume"),
                answered,
                voice().text("screens acts", "Percent"),
                choices,
            )
        )

    def _ask_for_mark(self) -> None:
        def answered(file: str) -> None:
            if self._manager.choices.set_house_mark(file):
                self._manager.look_again()
            else:
                self._ask_for_mark()

        now = self._manager.choices.house_mark
        self.asks.emit(
            Question(
                voice().text(
                    "screens acts",
                    "Which image file is the house logo? Leave empty for the chip symbol.",
                ),
                voice().text("screens acts", "Use logo"),
                answered,
                voice().text("screens acts", "File (PNG, SVG)"),
                (now,) if now else (),
                may_be_empty=True,
            )
        )

    def _toggle_mute(self) -> None:
        self._manager.choices.set_muted(not self._manager.choices.muted)
        self._manager.look_again()

    def _toggle_words(self) -> str:
        hide = self._manager.shown
        return (
            voice().text("screens acts", "Hide the screens")
            if hide
            else voice().text("screens acts", "Show the clock for players")
        )

    def _blank_words(self) -> str:
        return (
            voice().text("screens acts", "Unblank screens")
            if self._manager.blanked
            else voice().text("screens acts", "Blank screens")
        )

    def _message_words(self) -> str:
        return voice().text("screens acts", "Message line…")

    def _mute_words(self) -> str:
        muted = self._manager.choices.muted
        return (
            voice().text("screens acts", "Unmute the clock")
            if muted
            else voice().text("screens acts", "Mute the clock")
        )

    def _why_no_screen(self) -> str:
        return (
            ""
            if self._manager.shown
            else voice().text("screens acts", "No player screen is on. Show one first.")
        )

    def _why_no_event(self) -> str:
        return (
            ""
            if self._view.id is not None
            else voice().text("screens acts", "There is no event. Create one first.")
        )

    def _choice(
        self,
        menu: QMenu,
        text: str,
        checked: bool,  # noqa: FBT001
        monitor: Monitor,
        view: View | None,
    ) -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(checked)
        action.triggered.connect(lambda: self.show_on(monitor, view))
        menu.addAction(action)


def monitor_line(monitor: Monitor) -> str:
    """A monitor and its size in one line."""
    if monitor.size is None:
        return monitor.words
    return f"{monitor.words}, {monitor.size[0]} \N{MULTIPLICATION SIGN} {monitor.size[1]}"


def _shows(monitor: Monitor, view: View) -> bool:
    return monitor.showing is not None and monitor.showing.view is view


def _meant(answer: str, by_words: Mapping[str, Meaning]) -> Meaning | None:
    """What was typed in full, or so far that only one begins like it."""
    typed = answer.casefold().strip()
    found = [meant for words, meant in by_words.items() if words.casefold().startswith(typed)]
    whole = [meant for words, meant in by_words.items() if words.casefold() == typed]
    return (whole or found)[0] if whole or len(found) == 1 else None

"""The acts of the projected screens, for the menus, the command bar and the pane of screens."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tdapp.core.ids import StreamId
from tdapp.core.names import ScreenName
from tdapp.core.refusal import Refusal
from tdapp.screens.cash_boards import CASH_GAMES
from tdapp.screens.views import ROW_OF, VIEWS, Needs, View, view_words
from tdapp.typed import figures
from tdapp.ui.asking.acts import Acts, ActSpec, either
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import number, one_of, read, words
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.screens.monitors import Monitor
from tdapp.ui.screens.screen_manager import ScreenManager

say = saying("screens acts")
KEYS = "1234567890BTESCXPUDRLWGNJ"
"""The second key of each view."""
FEW = 6
FIRST_POOL = 1
LOUDNESSES = ("100", "80", "60", "40", "20")


class ScreensActs(Acts[None]):
    """Show a view on a monitor, take it away, turn pages, message, sound.

    `why_may_not` tells why whoever is signed in changes nothing that players see.
    """

    def __init__(
        self,
        manager: ScreenManager,
        view: EventInView,
        asking: Asking,
        parent: QObject,
        why_may_not: Callable[[], str] = always,
    ) -> None:
        super().__init__(view, asking, lambda: None, parent)
        self._manager = manager
        self._view = view
        self._why_may_not = why_may_not
        self._make_of_pages(manager)
        self._make_of_the_house()
        self._connect()

    def _make_of_pages(self, manager: ScreenManager) -> None:
        shows = self._why_no_screen
        self.show_views = {one: self._show_act(one) for one in View}
        show = say("Show the clock for players")
        hide = say("Hide the screens")
        self.toggle = self._turning(lambda: manager.shown, hide, show, "Ctrl+F9", manager.toggle)
        self.hide = self._add(say("Hide a screen…"), "Ctrl+S, H", self._hide, shows)
        blank = say("Blank screens")
        unblank = say("Unblank screens")
        turn = manager.toggle_blank
        self.blank = self._turning(
            lambda: manager.blanked, unblank, blank, "Ctrl+Shift+B", turn, shows
        )
        words = say("Next page on the screens")
        self.next_page = self._add(
            words, "Ctrl+Shift+N", partial(at_once, manager.next_page), shows
        )
        self.next_page.setAutoRepeat(True)

    def _make_of_the_house(self) -> None:
        choices = self._manager.choices
        words = say("Message line…")
        self.message = self._add(words, "Ctrl+Shift+M", self._message, self._why_no_event)
        mute = say("Mute the clock")
        unmute = say("Unmute the clock")
        key, turn = "Ctrl+Shift+V", self._toggle_mute
        self.mute = self._turning(lambda: choices.muted, unmute, mute, key, turn)
        self.volume = self._add(say("Volume…"), "Ctrl+S, V", self._volume)
        self.house_mark = self._add(say("House logo…"), "Ctrl+S, M", self._mark)
        self.of_cash = self._add(say("On a screen…"), "Ctrl+S, O", self._show_of_cash)
        self.cash_boards = self._add(say("Cash boards…"), "Ctrl+S, A", self._cash_boards)

    def _connect(self) -> None:
        self._manager.changed.connect(self.refresh)
        self._view.changed.connect(self.message.refresh)

    @property
    def of_all(self) -> tuple[WindowAct, ...]:
        """Those that are for all screens."""
        return self.all[len(self.show_views) :]

    def fill(self, menu: QMenu) -> None:
        """A menu for each monitor as they are plugged in now, with every view."""
        menu.clear()
        for monitor in self._manager.monitors:
            sub = menu.addMenu(monitor_line(monitor))
            for view in View:
                self._entry(sub, view_words(view, voice()), _shows(monitor, view), monitor, view)
            sub.addSeparator()
            self._entry(sub, say("Nothing"), monitor.showing is None, monitor, None)

    def show_on(self, monitor: Monitor, view: View | None) -> None:
        """Show a view on this monitor, or nothing, unless whoever is signed in may not."""
        if why_not := self._why_may_not():
            self.toggle.tried.emit(why_not)
        elif view is None:
            self._manager.hide(monitor.identity)
        else:
            self._follow(self.toggle, lambda: self._show_there(monitor.identity, view))

    def _show_there(self, on: ScreenIdentity | None, view: View) -> Flow[None]:
        """On a monitor, or in a window; of a view of one table or pool that is asked for."""
        table, needs = 0, ROW_OF[view].needs
        if needs is Needs.POOL:
            table = yield from self._one_pool()
        if needs is Needs.TABLE:
            state = self._view.cash_games()[0] if ROW_OF[view].of_cash else self._view.state
            tables = sorted(state.seating.tables)
            asked = say("Which table is the screen for?")
            table = yield from number(asked, say("Table"), *map(str, tables[:FEW]), yes=say("Show"))
            if table not in tables:
                raise Refusal("table_not_open", table=table)
        if on is None:
            self._manager.show_in_window(view, table=table)
        else:
            self._manager.show(view, on, table=table)

    def _one_pool(self) -> Flow[int]:
        """The only pool, or the one that is asked for; the first before any is open."""
        state = self._view.jackpots()[1]
        known = {state.pools.terms(pool).name: pool for pool in sorted(state.pools.versions)}
        if len(known) <= 1:
            return next(iter(known.values()), FIRST_POOL)
        asked, hint = say("Which jackpot is the screen for?"), say("Jackpot")
        return (yield from one_of(asked, known, hint=hint, yes=say("Show")))

    def ask_for_view(self, monitor: Monitor) -> None:
        """Ask what this monitor shows."""
        self._follow(self.toggle, lambda: self._view_on(monitor))

    def _view_on(self, monitor: Monitor) -> Flow[None]:
        text = say("What does {monitor} show?", monitor=monitor.words)
        known = {view_words(view, voice()): view for view in View}
        hint, yes = say("View"), say("Show")
        view = yield from one_of(text, known, hint=hint, yes=yes)
        yield from self._show_there(monitor.identity, view)

    def _add(
        self,
        words: str | Callable[[], str],
        key: str,
        flow: Callable[[], Flow[None]],
        why_not: Callable[[], str] = always,
    ) -> WindowAct:
        return self._act(
            ActSpec(words, key, lambda _: self._why_may_not() or why_not(), lambda _: flow())
        )

    def _turning(
        self,
        is_so: Callable[[], bool],
        words: str,
        other: str,
        key: str,
        do: Callable[[], None],
        why_not: Callable[[], str] = always,
    ) -> WindowAct:
        """Turns something on, and off again where it is so."""
        act = self._add(either(is_so, words, other), key, partial(at_once, do), why_not)
        act.forms = (words, other)
        return act

    def _show_act(self, view: View) -> WindowAct:
        said = say("Show on a screen: {view}", view=view_words(view, voice()))
        key = f"Ctrl+S, {KEYS[list(View).index(view)]}"
        return self._add(said, key, lambda: self._show(view))

    def _show(self, view: View) -> Flow[None]:
        """On the only other monitor at once; of several one is asked for."""
        others = [one for one in self._manager.monitors if one.identity and not one.of_console]
        if not others:
            yield from self._show_there(None, view)
            return
        said = say("{view}: on which monitor?", view=view_words(view, voice()))
        monitor = yield from self._one_monitor(said, say("Show"), others)
        yield from self._show_there(monitor.identity, view)

    def _show_of_cash(self) -> Flow[None]:
        """One of the boards of the cash games, from their page."""
        known = {voice().say(row.name): row.view for row in VIEWS if row.of_cash}
        asked, hint = say("Which board of the cash games?"), say("View")
        yield from self._show((yield from one_of(asked, known, hint=hint, yes=say("Next"))))

    def _hide(self) -> Flow[None]:
        showing = [one for one in self._manager.monitors if one.showing is not None]
        said = say("Hide which screen?")
        self._manager.hide((yield from self._one_monitor(said, say("Hide"), showing)).identity)

    def _one_monitor(self, text: str, yes: str, monitors: Sequence[Monitor]) -> Flow[Monitor]:
        """The only one, or the one that is asked for."""
        if len(monitors) == 1:
            return monitors[0]
        known = {one.words: one for one in monitors}
        return (yield from one_of(text, known, hint=say("Monitor"), yes=yes))

    def _message(self) -> Flow[None]:
        if self._view.id is not None:
            yield from self._message_of(self._view.id)

    def _message_of(self, event: StreamId) -> Flow[None]:
        now = self._manager.choices.message_of(event)
        asked = say("Message at the bottom of the screens? Leave empty for none.")
        yes = say("Show message")
        hint = say("Message")
        message = yield from words(asked, yes, hint, *filter(None, (now,)), may_be_empty=True)
        self._manager.choices.set_message(event, message)
        self._manager.look_again()

    def _volume(self) -> Flow[None]:
        now = str(self._manager.choices.volume)
        choices = tuple(dict.fromkeys((now, *LOUDNESSES)))
        text = say("Clock volume, in percent?")
        yes = say("Set volume")
        hint = say("Percent")
        self._manager.choices.set_volume((yield from read(text, hint, _percent, *choices, yes=yes)))

    def _mark(self) -> Flow[None]:
        """Ask for a picture until there is one."""
        now = self._manager.choices.house_mark
        text = say("Which image file is the house logo? Leave empty for the chip symbol.")
        yes = say("Use logo")
        hint = say("File (PNG, SVG)")
        choices = tuple(filter(None, (now,)))
        while not self._manager.choices.set_house_mark(
            (yield from words(text, yes, hint, *choices, may_be_empty=True))
        ):
            pass
        self._manager.look_again()

    def _cash_boards(self) -> Flow[None]:
        """How players stand on the waiting lists, and the line at the foot of cash boards."""
        choices = self._manager.choices
        known = {
            say("Name"): ScreenName.FULL,
            say("First name and initial"): ScreenName.INITIAL,
            say("Number"): ScreenName.NUMBER,
        }
        text, yes = say("How are players named on the waiting lists?"), say("Next")
        most = yield from one_of(text, known, hint=say("Names"), yes=yes)
        yield from self._message_of(CASH_GAMES)
        choices.set_list_names(most)
        self._manager.names_changed()

    def _toggle_mute(self) -> None:
        self._manager.choices.set_muted(not self._manager.choices.muted)
        self._manager.look_again()

    def _why_no_screen(self) -> str:
        if self._manager.shown:
            return ""
        return say("No player screen is on. Show one first.")

    def _why_no_event(self) -> str:
        if self._view.id is not None:
            return ""
        return say("There is no event. Create one first.")

    def _entry(
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


def _percent(typed: str) -> int:
    return figures.count(typed.rstrip(" %"), most=100)

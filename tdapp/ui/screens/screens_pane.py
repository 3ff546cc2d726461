"""The monitors of this computer, what each shows, and the acts that change it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.screens.views import View, view_words
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.ui.asking.selection_card import ActGrid
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.lists.list_rows import label, left, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.screens.monitors import Monitor
from tdapp.ui.screens.screen_manager import ScreenManager
from tdapp.ui.screens.screens_acts import ScreensActs, monitor_line

say = saying("screens pane")
MARGIN, GAP = 16, 12
LIST_HEIGHT = 150


class ScreensPane(QWidget):
    """A list of monitors; below it what the chosen one can show, then the acts for all.

    Enter on a monitor asks what it shows, a click on a view shows that.
    """

    tried = Signal(object)

    def __init__(self, theme: Theme, manager: ScreenManager, acts: ScreensActs) -> None:
        super().__init__()
        self._manager = manager
        self._acts = acts
        columns = (
            wide(say("Monitor"), monitor_line, strong=True),
            left(say("Shows"), 160, self._shows),
            left(say("State"), 190, self._state, 560),
        )
        self.list = ItemList(say("Monitors"), theme, columns, lambda one: one.words, headed=True)
        self.list.empty_words = say("No monitor is connected.")
        self.list.setMinimumHeight(LIST_HEIGHT)
        self.views = Choices(
            theme, [*(view_words(one, voice()) for one in View), say("Nothing")], flow=True
        )
        self._hint = Words(Size.LABEL, theme.text2, wraps=True)
        self._all = ActGrid(theme, acts.of_all, columns=1)
        self._lay_out()
        self.list.entered.connect(self._ask)
        self.list.chosen.connect(lambda _: self._mark())
        self.views.chosen.connect(self._show)
        manager.changed.connect(self.refresh)
        self.refresh()

    @property
    def chosen(self) -> Monitor | None:
        """The monitor that is chosen in the list."""
        found = (one for one in self._manager.monitors if one.words == self.list.key)
        return next(found, None)

    def refresh(self) -> None:
        """Show the monitors as they are plugged in now."""
        monitors = self._manager.monitors
        self.list.show_items(monitors)
        if self.list.key is None and monitors:
            other = next((one for one in monitors if not one.of_console), monitors[0])
            self.list.choose(other.words)
        self._mark()

    def focus(self) -> None:
        """Be ready where the pane begins."""
        self.list.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, MARGIN)
        column.setSpacing(GAP)
        column.addWidget(self.list, 1)
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(GAP)
        for part in (self._hint, self.views, self._all):
            inside.addWidget(part)
        column.addLayout(inside)

    def _shows(self, monitor: Monitor) -> Cell:
        if monitor.showing is None:
            return label(say("nothing"))
        of_event = self._manager.event_words(monitor.showing)
        view = view_words(monitor.showing.view, voice())
        return Cell(view, (), Tone.FACT, Shape.SCREEN, note=of_event)

    def _state(self, monitor: Monitor) -> Cell:
        if not monitor.connected:
            return Cell(say("not connected"), (), Tone.WAITS, Shape.ATTENTION)
        if monitor.showing is not None and self._manager.blanked:
            return Cell(say("black"), (), Tone.PAUSED, Shape.PAUSED)
        if monitor.of_console:
            return label(say("console"))
        return EMPTY

    def _mark(self) -> None:
        monitor = self.chosen
        shown = [*View]
        view = monitor.showing.view if monitor is not None and monitor.showing else None
        self.views.mark(len(shown) if view is None else shown.index(view))
        self.views.setEnabled(monitor is not None)
        said = say("{monitor} shows", monitor=monitor.words) if monitor else ""
        self._hint.setText(said)

    def _show(self, place: int) -> None:
        monitor, views = self.chosen, [*View, None]
        if monitor is not None:
            self._acts.show_on(monitor, views[place])
            self._mark()

    def _ask(self) -> None:
        monitor = self.chosen
        if monitor is not None:
            self._acts.ask_for_view(monitor)

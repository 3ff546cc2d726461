"""Parts of the window for which its first picture does not wait, each made when first asked for."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tdapp.desk.permissions import Permission
from tdapp.start_up import reading
from tdapp.ui.asking.signed import why_not_permitted
from tdapp.ui.console.window_acts import WindowActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.workplace.rail import PageName
from tdapp.ui.workplace.workplace import Workplace

READ_FOR_SCREENS = reading("tdapp.screens", "tdapp.ui.projected", "tdapp.ui.screens")
READ_FOR_PAGES = reading(
    *("http.client", "urllib.request", "xml.sax.saxutils", "segno.encoder", "segno"),
    *("babel.numbers", "rapidfuzz.distance", "rapidfuzz.process"),
    *("tdapp.poker", "tdapp.table", "tdapp.tournament", "tdapp.house", "tdapp.papers"),
    *("tdapp.calls", "tdapp.sheets", "tdapp.screens", "tdapp.words", "tdapp.shown"),
    *("tdapp.command", "tdapp.ui"),
)
"""What the other pages need, read once: a page whose modules were not read held up the loop."""

if TYPE_CHECKING:
    from tdapp.ui.command_bar.bar import CommandBar
    from tdapp.ui.console.house_menu import HouseMenu
    from tdapp.ui.console.pages import Pages
    from tdapp.ui.console.welcome import Welcome
    from tdapp.ui.screens.screen_manager import ScreenManager
    from tdapp.ui.screens.screens_acts import ScreensActs
    from tdapp.ui.workplace.page_acts import PageActs


class MadeLater(QObject):
    """The house's acts, the screens that players see, the command bar, and the welcome.

    `house_made` carries the house's acts, `acts_made` those of the screens, `bar_made` the bar,
    `welcome_made` the page for a room without an event, which leads on by `own` acts of the window;
    `changed` and `notice` are the screens'. `acts` gives what can be asked for in the window.
    """

    house_made = Signal(object)
    acts_made = Signal(object)
    bar_made = Signal(object)
    welcome_made = Signal(object)
    changed = Signal()
    notice = Signal(object)

    def __init__(
        self,
        work: Workplace,
        own: WindowActs,
        acts: Callable[[], Sequence[WindowAct]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._work, self._own, self._acts, self._window = work, own, acts, window

    @cached_property
    def house(self) -> "HouseMenu":
        """What belongs to no single event."""
        from tdapp.ui.console.house_menu import HouseMenu

        work, till = self._work, self._work.acts.till
        made = HouseMenu(work.parts, work.names, work.asking, till, self._window)
        self.house_made.emit(made)
        return made

    @cached_property
    def screens(self) -> "ScreenManager":
        """What players see."""
        from tdapp.ui.screens.wiring import screens_over

        work = self._work
        manager = screens_over(self._window, work.parts, work.view, work.names, work.asking)
        manager.changed.connect(self.changed)
        manager.notice.connect(self.notice)
        return manager

    @cached_property
    def screen_acts(self) -> "ScreensActs":
        """What can be done with them."""
        from tdapp.ui.screens.screens_acts import ScreensActs

        work, window = self._work, self._window
        may_show = partial(why_not_permitted, work.parts, Permission.SHOW)
        acts = ScreensActs(self.screens, work.view, work.asking, window, may_show)
        self.acts_made.emit(acts)
        return acts

    @cached_property
    def command(self) -> "CommandBar":
        """Lies over the page that is up."""
        from tdapp.ui.command_bar.bar import CommandBar

        bar = CommandBar(self._work, self._own.command_bar, self._acts, self._window)
        self.bar_made.emit(bar)
        return bar

    @cached_property
    def welcome(self) -> "Welcome":
        """Comes up where there is no event."""
        from tdapp.ui.console.welcome import Welcome

        made = Welcome(self._work.theme, self._work.parts, self._own)
        self.welcome_made.emit(made)
        return made

    @property
    def bar(self) -> "CommandBar | None":
        """The command bar where it was asked for before."""
        return self.command if "command" in vars(self) else None

    def pane(self) -> QWidget:
        """What shows the screens to the director."""
        from tdapp.ui.screens.screens_pane import ScreensPane

        return ScreensPane(self._work.theme, self.screens, self.screen_acts)

    def ahead(self) -> Iterator[object]:
        """Make or read what nobody has asked for yet, one thing in a turn, keys first.

        What a window that is closed early has not read is left to the next one.
        """
        yield self.house
        for name in READ_FOR_SCREENS:
            yield name
        yield self.screen_acts
        for name in READ_FOR_PAGES:
            yield name
        yield self.command

    def restore(self) -> None:
        """Let players see again what they saw when the program ended."""
        self.screens.restore()

    def close(self) -> None:
        """Players see nothing more, and nothing is listened to."""
        if "house" in vars(self):
            self.house.leave()
        if "screens" in vars(self):
            self.screens.close()


def pages_ahead(pages: "Pages", acts: "PageActs") -> Iterator[object]:
    """Make the pages that nobody has asked for yet, one in a turn: papers first, then the map."""
    yield pages.papers
    yield acts.on_floor
    yield pages.floor
    pages.floor.look()
    yield None
    yield from (pages.page_of(name) for name in PageName)
    yield pages.deal
    yield pages.settle
    yield pages.terms
    yield pages.new_event
    yield pages.help

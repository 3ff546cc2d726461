"""One page of the console up at a time, of those that were made so far."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from msgspec import MsgspecError
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.core.ids import StreamId, part_of
from tdapp.core.settings import KeptPage
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName
from tdapp.ui.workplace.workplace import Workplace

Kind = TypeVar("Kind", bound=Page)


class PageStack(QStackedWidget):
    """Shows the page that was turned to; without an event a `welcome` in place of most.

    `turned` says that another page is up, `refreshed` that it shows everything as it stands now,
    `made` carries one that is new here. `tried` and `waits` are the pages' own; what they ask is
    `put` in its place in the window.
    """

    turned = Signal()
    refreshed = Signal()
    made = Signal(object)
    tried = Signal(object)
    waits = Signal(object, int)

    page: Page

    def __init__(
        self, work: Workplace, welcome: Callable[[], QWidget], put: Callable[[Question], None]
    ) -> None:
        super().__init__()
        self._put = put
        self._view = work.view
        self._welcome = welcome
        self._names: dict[Page, PageName] = {}
        self._sides: dict[Page, list[Beside]] = {}
        self._below: list[Page] = []
        self._stage: StreamId | None = None
        self._kept: dict[str, KeptPage] = {}
        self._export = work.page_acts.export
        self._export.page = lambda: self.page if self.currentWidget() is self.page else None

    @property
    def name(self) -> PageName | None:
        """Which page of the rail is up; None where it is another."""
        return self.name_of(self.page)

    @property
    def inspector_width(self) -> int:
        """The pixels at the right that belong to the inspector of the page that is up."""
        if self.currentWidget() is not self.page:
            return 0
        sides = (one.side_width for one in self._sides[self.page] if one.isVisible())
        return next(sides, self.page.inspector_width)

    @property
    def at_foot(self) -> tuple[QWidget, ...]:
        """What stands at the foot of the page that is up and is to stay in sight."""
        return self.page.at_foot if self.currentWidget() is self.page else ()

    @property
    def so_far(self) -> tuple[Page, ...]:
        """The pages that were made."""
        return tuple(self._sides)

    def name_of(self, page: Page) -> PageName | None:
        """What the rail calls a page; None where it has none such."""
        return self._names.get(page)

    def acts_on(self, page: Page) -> tuple[WindowAct, ...]:
        """Every act on a page, and that which brings its side in a small window."""
        return (*page.acts, *(one.whole for one in self._sides[page]))

    def turn_to(self, page: Page) -> None:
        """Bring a page up, ready as its key promises."""
        self.page, self._below = page, []
        self.refresh()
        page.arrive()
        self.turned.emit()

    def _see_the_whole(self) -> None:
        """Places and prizes are those of an event; its stage comes into view again after them."""
        event, stage, whole = self._view.id, self._stage, self.page.of_whole_events
        if whole and event is not None and self._view.state.stage:
            self._stage = event
            self._view.choose(part_of(event)[0])
        elif stage is not None and not whole:
            self._stage = None
            if event == part_of(stage)[0]:
                self._view.choose(stage)

    def press(self, page: Page) -> None:
        """The key of a page: turn to it, or what it means where that is up already."""
        if self.currentWidget() is page:
            page.again()
        else:
            self.turn_to(page)

    def refresh(self) -> None:
        """Show the page that is up as everything stands now."""
        self._see_the_whole()
        if self.page.needs_event and self._view.id is None:
            if self.indexOf(welcome := self._welcome()) < 0:
                self.addWidget(welcome)
            self.setCurrentWidget(welcome)
        else:
            self.setCurrentWidget(self.page)
            self.page.refresh()
            self._give_back(self.page)
        self._export.act.refresh()
        self.refreshed.emit()

    def look(self) -> None:
        """Show what changes on it with time alone."""
        if self.currentWidget() is self.page:
            self.page.look()

    def leave(self) -> None:
        """The window is closed."""
        for page in self._sides:
            page.leave()

    def hand_out(self) -> Mapping[str, KeptPage]:
        """What each page hands out, by its kind; one not shown yet, what was kept for it."""
        now = {type(page).__name__: page for page in self._sides}
        shown = {name: page.hand_out() for name, page in now.items() if name not in self._kept}
        return {**shown, **self._kept}

    def take_back(self, kept: Mapping[str, KeptPage]) -> None:
        """Give each page its own as soon as it is shown; what it cannot read, it never had."""
        self._kept = dict(kept)
        if self.currentWidget() is self.page:
            self._give_back(self.page)

    def _give_back(self, page: Page) -> None:
        kept = self._kept.pop(type(page).__name__, None)
        if kept is not None:
            with suppress(MsgspecError):
                page.take_back(kept)

    def _take_in(self, page: Kind, name: PageName | None = None) -> Kind:
        """Have a new page here, and say what waits on it."""
        self._sides[page] = page.findChildren(Beside)
        self.addWidget(page)
        page.asks.connect(lambda question: self._ask(page, question))
        page.tried.connect(self.tried)
        for listing in page.findChildren(Listing):
            listing.table.modelReset.connect(self._export.act.refresh)
        if name is not None:
            self._names[page] = name
            page.waits.connect(lambda count: self.waits.emit(name, count))
        self.made.emit(page)
        page.tell_waiting()
        return page

    def _ask(self, page: Page, question: Question) -> None:
        """What a page asks about the event in view names it."""
        self._put(self._view.titled(question) if page.needs_event else question)

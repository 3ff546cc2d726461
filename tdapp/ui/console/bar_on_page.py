"""The command bar over the page that is up, and where that leads which was typed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.shown.typed_line import TypedLine
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.console.made_later import MadeLater
from tdapp.ui.console.pages import Pages
from tdapp.ui.console.rail_acts import RailActs
from tdapp.ui.workplace.rail import PageName

if TYPE_CHECKING:
    from tdapp.ui.command_bar.bar import CommandBar


class BarOnPage(QObject):
    """Opens and places the bar in its window, and follows what was found with it."""

    def __init__(
        self, later: MadeLater, view: EventInView, pages: Pages, turning: RailActs, window: QWidget
    ) -> None:
        super().__init__(window)
        self._later, self._view, self._pages = later, view, pages
        self._turning, self._window = turning, window
        later.bar_made.connect(self._take_in)

    def open(self) -> None:
        """Bring it up."""
        self._later.command.open()
        self.place()

    def place(self) -> None:
        """Over the page alone: strips and inspector stay clear."""
        bar, pages = self._later.bar, self._pages
        if self._window.isVisible() and bar is not None:
            spot = pages.mapTo(self._window, QPoint(0, 0))
            wide = pages.width() - pages.inspector_width
            bar.place_over(QRect(spot, QSize(wide, pages.height())))

    def _take_in(self, bar: "CommandBar") -> None:
        bar.found.connect(self._show_found)
        bar.about.connect(self._keep_clear)
        bar.scanned.connect(self._pages.open_scanned)
        bar.closed.connect(self._go_back_if_lost)

    def _show_found(self, line: TypedLine) -> None:
        self._pages.open_found(line)
        if line.hand:
            self._turning.hand.trigger()

    def _keep_clear(self, line: TypedLine | None) -> None:
        """The table that is typed of stays in sight on the map."""
        bar, pages = self._later.command, self._pages
        spot, on_floor = QRect(), pages.name is PageName.FLOOR
        if line is not None and line.event == self._view.id and on_floor:
            spot = pages.floor.box_of(line.table)
            spot.translate(pages.floor.mapTo(self._window, QPoint()) - bar.pos())
        bar.keep_clear(spot)

    def _go_back_if_lost(self) -> None:
        if QApplication.focusWidget() is None:
            self._pages.page.go_back()

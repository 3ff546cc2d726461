"""A paper looked at before it leaves: its pages at any size, printed or saved, all by keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.papers.marks import SheetPage
from tdapp.shown.cells import Shape
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.under_way import their_turn
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.scrolled import ThinScrollBar
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.papers.page_view import ROOM, PageView
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_maker import PreparedPaper
from tdapp.ui.papers.paper_output import PaperOutput
from tdapp.ui.papers.printing import page_steps

AT_ONCE = 6
"""So many pages are laid out before a paper is shown, the others when they are turned to."""
MOST_FITTED = 1.5
ZOOMS = (0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0)
"""Pixels a point; below them the page is fitted to the window, in a high one as a whole."""


class PaperPreview(QWidget):
    """Shows one paper over the page that it is about, until it is closed.

    `tried` carries what became of something, `closed` says that the page below has the window
    again.
    """

    tried = Signal(object)
    closed = Signal()

    def __init__(
        self, theme: Theme, asking: Asking, papers: PaperDesk, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._asking = asking
        self._papers = papers
        self._paper: PreparedPaper | None = None
        self._pages: list[SheetPage] = []
        self._to_come = page_steps(())
        self._place = 0
        self._zoom = 0.0
        self._why_none = ""
        self._make_acts()
        self._lay_out()
        papers.changed.connect(self._look)

    @property
    def paper(self) -> PreparedPaper | None:
        """What is shown."""
        return self._paper

    @property
    def page(self) -> SheetPage | None:
        """The page that is shown."""
        return self._pages[self._place] if self._place < len(self._pages) else None

    @property
    def asks(self) -> SignalInstance:
        """Carries each `Question` of its acts."""
        return self.leaving.asks

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """Everything that can be done with the paper."""
        return (*self.leaving.all, self.close_it)

    async def show_paper(self, paper: PreparedPaper) -> None:
        """Lay a paper out, show its first page and have the keys act on it."""
        await self.look_at(paper)
        self.setFocus()

    async def look_at(self, paper: PreparedPaper) -> None:
        """Lay a paper out and show its first page."""
        self._paper, self._pages = paper, []
        self._to_come = page_steps(paper.sheets)
        await self._come_to(0)

    def show_none(self, why: str = "") -> None:
        """Show no paper, and why there is none."""
        self._paper, self._pages, self._place = None, [], 0
        self._why_none = why
        self._look()

    def turn(self, by: int) -> None:
        """Go some pages on or back, as far as there are any."""
        place = max(0, self._place + by)
        if place < len(self._pages):
            self._show(place)
        else:
            self._asking.start(lambda: self._come_to(place), quiet=True)

    async def _come_to(self, place: int) -> None:
        """Lay out as far as a page and show it, unless another paper is looked at by then."""
        paper = self._paper
        for page in self._to_come:
            if page is not None:
                self._pages.append(page)
            if len(self._pages) >= place + AT_ONCE:
                break
            await their_turn(len(self._pages))
            if self._paper is not paper:
                return
        self._show(max(0, min(place, len(self._pages) - 1)))

    def _show(self, place: int) -> None:
        self._place = place
        self._area.verticalScrollBar().setValue(0)
        self._look()

    @property
    def _count(self) -> int:
        """How many pages it has, as far as that is known: each sheet that is to come has one."""
        if self._paper is None or not self._pages:
            return 0
        last, begun = self._pages[-1], sum(page.number == 1 for page in self._pages)
        rest = last.count - last.number + len(self._paper.sheets) - begun
        return len(self._pages) + rest

    def zoom(self, by: int) -> None:
        """Show the page larger or smaller; 0 fits it to the width."""
        if by == 0:
            self._zoom = 0.0
        else:
            now = self._pixels_a_point()
            steps = ZOOMS if by > 0 else tuple(reversed(ZOOMS))
            self._zoom = next((one for one in steps if (one - now) * by > 0.01), now)  # noqa: PLR2004
        self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turns pages, zooms, prints, saves and closes."""
        key = Qt.Key(event.key())
        if key in KEYS:
            KEYS[key](self)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A page that is fitted stays fitted."""
        if event.type() == QEvent.Type.Resize and self._zoom == 0:
            self._look()
        return super().eventFilter(watched, event)

    def _make_acts(self) -> None:
        self.leaving = PaperOutput(
            self._asking, self._papers, lambda: self._paper, self.show_paper, self
        )
        self.close_it = WindowAct(
            lambda: voice().text("paper preview", "Close"), "", always, self._close, self
        )
        for act, key in zip(self.all, ("Enter", "S", "R", "A", "Esc"), strict=True):
            act.pressed_by = key
            act.setAutoRepeat(False)
            act.tried.connect(self.tried)

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        look = self.palette()
        look.setColor(QPalette.ColorRole.Window, self._theme.ground)
        self.setPalette(look)
        self._head = PageHead(self._theme, voice().text("paper preview", "Paper"))
        self._said = MessageLabel(self._theme, takes_room=True)
        self._view = PageView(self._theme)
        self._area = self._scrolled(look)
        warning = QHBoxLayout()
        warning.setContentsMargins(16, 0, 16, 4)
        warning.addWidget(self._said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addLayout(self._button_row())
        column.addLayout(warning)
        column.addWidget(self._area, 1)

    def _scrolled(self, look: QPalette) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(self._view)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setPalette(look)
        area.setVerticalScrollBar(ThinScrollBar(self._theme))
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        area.setMinimumHeight(1)  # under a long question the buttons stay whole
        area.installEventFilter(self)
        return area

    def _button_row(self) -> Flowing:
        row = Flowing(gap=6)
        row.setContentsMargins(13, 4, 13, 8)
        buttons = [ActButton(one, self._theme, height=28) for one in self.all]
        buttons[0].suggest(True)
        for button in buttons:
            row.addWidget(button)
        return row

    def _look(self) -> None:
        for act in self.all:
            act.refresh()
        self._head.show_facts(self._facts())
        self._warn()
        self._view.show_page(self.page, self._pixels_a_point())
        self.setAccessibleName(self._facts())

    def _pixels_a_point(self) -> float:
        if self._zoom or self.page is None:
            return self._zoom or 1.0
        room, paper = self._area.viewport(), self.page.sheet.paper
        whole = (room.height() - 2 * ROOM) / paper.height
        wide = (room.width() - 2 * ROOM) / paper.width
        return max(ZOOMS[0], min(wide, max(MOST_FITTED, whole)))

    def _facts(self) -> str:
        if self._paper is None or self.page is None:
            return self._why_none or voice().text("paper preview", "nothing shown")
        document = self._paper.sheets[0].imprint.document
        said = voice().text(
            "paper preview",
            "{title} {document}, {state}. Page {page} of {pages}, {size}, {percent}%.",
        )
        return said.format(
            title=self._paper.title,
            document=document,
            state=self._state(self._paper),
            page=self._place + 1,
            pages=self._count,
            size=self.page.sheet.paper.name,
            percent=round(100 * self._pixels_a_point()),
        )

    def _state(self, paper: PreparedPaper) -> str:
        if paper.copy:
            return voice().text("paper preview", "copy")
        if paper.number is not None:
            return voice().text("paper preview", "issued")
        return voice().text("paper preview", "draft, no number yet")

    def _warn(self) -> None:
        """Say which letters would print as boxes, if any would."""
        missing = self._paper.missing if self._paper is not None else ""
        self._said.setVisible(bool(missing))
        if missing:
            said = voice().text(
                "paper preview",
                "No font has these characters: {letters}. They will print as boxes.",
            )
            words = said.format(letters=" ".join(f"U+{ord(one):04X}" for one in missing))
            self._said.say(words, "", Shape.ATTENTION, self._theme.attention)

    def _close(self) -> None:
        self.closed.emit()


KEYS: dict[Qt.Key, Callable[[PaperPreview], None]] = {
    Qt.Key.Key_PageDown: lambda one: one.turn(1),
    Qt.Key.Key_Right: lambda one: one.turn(1),
    Qt.Key.Key_PageUp: lambda one: one.turn(-1),
    Qt.Key.Key_Left: lambda one: one.turn(-1),
    Qt.Key.Key_Home: lambda one: one.turn(-10_000),
    Qt.Key.Key_End: lambda one: one.turn(10_000),
    Qt.Key.Key_Plus: lambda one: one.zoom(1),
    Qt.Key.Key_Equal: lambda one: one.zoom(1),
    Qt.Key.Key_Minus: lambda one: one.zoom(-1),
    Qt.Key.Key_0: lambda one: one.zoom(0),
    Qt.Key.Key_Return: lambda one: one.leaving.print.go(),
    Qt.Key.Key_Enter: lambda one: one.leaving.print.go(),
    Qt.Key.Key_S: lambda one: one.leaving.save.go(),
    Qt.Key.Key_R: lambda one: one.leaving.printer.go(),
    Qt.Key.Key_A: lambda one: one.leaving.other_paper.go(),
    Qt.Key.Key_Escape: lambda one: one.close_it.go(),
}

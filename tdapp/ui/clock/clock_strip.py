"""The strip that keeps the event's clock in sight on every page."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.clock.clock_face import ClockFace, ClockState
from tdapp.ui.clock.level_line import gone_share
from tdapp.ui.clock.strip_facts import StripFacts, level_standing, spoken, state_word
from tdapp.ui.look.lettering import STRONG, Size, elided, lettering, width
from tdapp.ui.look.shapes import Shape, paint_shape
from tdapp.ui.look.theme import Theme

HEIGHT = 64
LINE = 3.0
MARGIN = 16.0
GAP = 32.0
BEFORE_BUTTONS = 20.0
LEAST_TITLE = 64.0
LEAST_COLUMN = 150.0
NARROWEST = 148.0
BESIDE_WARNING = 2
UPPER, LOWER = 26.0, 48.0


class ClockStrip(QWidget):
    """Paints the facts; its columns are measured for the widest texts, so that nothing jumps.

    Beside the time stand `buttons` for it, as long as that leaves the columns their room. What has
    no room of the columns is left out, the last one first. `clicked` says that it was clicked.
    """

    clicked = Signal()

    def __init__(
        self, theme: Theme, buttons: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: StripFacts | None = None
        self._marked = False
        self._buttons = buttons
        if buttons is not None:
            buttons.setParent(self)
            buttons.hide()
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: StripFacts | None) -> None:
        """Show these facts; None leaves the strip empty."""
        if facts != self._facts:
            self._facts = facts
            self.setAccessibleName(spoken(facts) if facts else "")
            self._place_buttons()
            self.update()

    def mark(self, *, marked: bool) -> None:
        """Show by a line on top that commands go to this event, or not."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses it."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()
        super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the columns their room."""
        super().resizeEvent(event)
        self._place_buttons()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The strip."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        foot = QRectF(0, HEIGHT - LINE, self.width(), LINE)
        painter.fillRect(foot, self._theme.line)
        if self._facts is not None:
            share = gone_share(self._facts.face)
            foot.setWidth(self.width() * share)
            painter.fillRect(foot, self._colour(self._facts.face.state))
            self._paint_facts(painter, self._facts)
        if self._marked:
            painter.fillRect(QRectF(0, 0, self.width(), 2), self._theme.accent)
        painter.end()

    @property
    def time_ends(self) -> float:
        """Where the widest time ends, in pixels from the left."""
        return 0.0 if self._facts is None else self._time_right(self._facts.face) - GAP

    def _title_width(self) -> float:
        """A title gives way to the time, which is never cut."""
        wanted = max(150.0, min(300.0, self.width() * 0.2))
        face = None if self._facts is None else self._facts.face
        if face is None or face.state is ClockState.FINISHED:
            return wanted
        time = width(face.level_format, lettering(Size.CLOCK, STRONG))
        return max(LEAST_TITLE, min(wanted, self.width() - time - GAP / 2 - 2 * MARGIN))

    def _time_left(self) -> float:
        return MARGIN + self._title_width() + GAP / 2

    def _time_right(self, face: ClockFace) -> float:
        """Where the time ends; it takes no room when play is over."""
        if face.state is ClockState.FINISHED:
            return self._time_left()
        widest = width(face.level_format, lettering(Size.CLOCK, STRONG))
        return self._time_left() + widest + GAP

    def _place_buttons(self) -> None:
        if self._buttons is None:
            return
        self._buttons.setVisible(self._shows_buttons())
        if self._facts is not None:
            x = self._time_right(self._facts.face) - GAP + BEFORE_BUTTONS
            y = (HEIGHT - LINE - self._buttons.height()) / 2
            self._buttons.move(round(x), round(y))

    def _shows_buttons(self) -> bool:
        if self._buttons is None or self._facts is None:
            return False
        room = self.width() - self._columns_left(self._facts.face, buttons=True) - MARGIN
        over = self._facts.face.state is ClockState.FINISHED
        return not over and room >= LEAST_COLUMN * len(self._facts.columns)

    def _columns_left(self, face: ClockFace, *, buttons: bool) -> float:
        x = self._time_right(face)
        if buttons and self._buttons is not None:
            x += BEFORE_BUTTONS + self._buttons.width()
        return x

    def _paint_facts(self, painter: QPainter, facts: StripFacts) -> None:
        face, colour = facts.face, self._colour(facts.face.state)
        self._paint_title(painter, face, self._title_width(), colour)
        painter.setFont(lettering(Size.CLOCK, STRONG))
        painter.setPen(colour if face.state is ClockState.LAST_MINUTE else self._theme.text)
        spot = QRectF(self._time_left(), 0, 200, HEIGHT - LINE)
        painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, _time(face))
        x = self._columns_left(face, buttons=self._shows_buttons())
        each = (self.width() - x - MARGIN) / self._column_count(facts)
        for upper, lower in self.columns_shown:
            self._paint_column(painter, x, each - GAP / 2, upper, lower)
            x += each
        if facts.warning is not None:
            self._paint_warning(painter, x, facts.warning)

    @property
    def columns_shown(self) -> tuple[tuple[str, str], ...]:
        """The columns that have their room now."""
        facts = self._facts
        if facts is None:
            return ()
        count = self._column_count(facts)
        return facts.columns[: count if facts.warning is None else min(count, BESIDE_WARNING)]

    def _column_count(self, facts: StripFacts) -> int:
        x = self._columns_left(facts.face, buttons=self._shows_buttons())
        fits = int((self.width() - x - MARGIN) / NARROWEST)
        return max(1, min(len(facts.columns), fits))

    def _paint_warning(self, painter: QPainter, x: float, warning: tuple[str, str]) -> None:
        """On a plate in the colour of attention, up to the right margin."""
        plate = QRectF(x - GAP / 4, 4, self.width() - x - MARGIN + GAP / 4, HEIGHT - LINE - 8)
        painter.fillRect(plate, self._theme.raised)
        painter.fillRect(
            QRectF(plate.left(), plate.top(), 3, plate.height()), self._theme.attention
        )
        mark = QRectF(x + GAP / 4, UPPER - 11, 14, 14)
        paint_shape(painter, Shape.ATTENTION, mark, self._theme.attention)
        start = mark.right() + 8
        self._paint_column(painter, start, plate.right() - start - 8, *warning)

    def _paint_title(self, painter: QPainter, face: ClockFace, room: float, colour: QColor) -> None:
        bold, small = lettering(Size.BODY, STRONG), lettering(Size.LABEL)
        self._text(painter, MARGIN, UPPER, elided(face.event_title, bold, room), bold)
        paint_shape(painter, _shape(face.state), QRectF(MARGIN, LOWER - 10, 11, 11), colour)
        strong = lettering(Size.LABEL, STRONG)
        word = state_word(face)
        self._text(painter, MARGIN + 17, LOWER, word, strong, colour)
        x = MARGIN + 17 + width(word, strong) + 10
        standing = elided(level_standing(face), small, max(0.0, MARGIN + room - x))
        self._text(painter, x, LOWER, standing, small, self._theme.text2)

    def _paint_column(
        self, painter: QPainter, x: float, room: float, upper: str, lower: str
    ) -> None:
        head, small = lettering(Size.HEAD, STRONG), lettering(Size.LABEL)
        self._text(painter, x, UPPER + 1, elided(upper, head, room), head)
        self._text(painter, x, LOWER, elided(lower, small, room), small, self._theme.text2)

    def _text(
        self,
        painter: QPainter,
        x: float,
        y: float,
        text: str,
        font: QFont,
        colour: QColor | None = None,
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour or self._theme.text)
        painter.drawText(QRectF(x, y - 24, self.width(), 28), Qt.AlignmentFlag.AlignBottom, text)

    def _colour(self, state: ClockState) -> QColor:
        theme = self._theme
        return {
            ClockState.NOT_STARTED: theme.text2,
            ClockState.RUNNING: theme.running,
            ClockState.LAST_MINUTE: theme.attention,
            ClockState.BREAK: theme.break_,
            ClockState.PAUSED: theme.paused,
            ClockState.FINISHED: theme.edge,
        }[state]


def _shape(state: ClockState) -> Shape:
    return {
        ClockState.NOT_STARTED: Shape.READY,
        ClockState.RUNNING: Shape.RUNNING,
        ClockState.LAST_MINUTE: Shape.ATTENTION,
        ClockState.BREAK: Shape.BREAK,
        ClockState.PAUSED: Shape.PAUSED,
        ClockState.FINISHED: Shape.DONE,
    }[state]


def _time(face: ClockFace) -> str:
    return "" if face.state is ClockState.FINISHED else face.time

"""The strip that keeps the event's clock in sight on every page."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.screens.clock_face import ClockFace, ClockState
from tdapp.shown.cells import Shape
from tdapp.shown.event_titles import short_title
from tdapp.ui.clock.strip_facts import (
    StripFacts,
    level_standing,
    spoken,
    state_shape,
    state_word,
    time_shown,
    title_shown,
)
from tdapp.ui.look.lettering import STRONG, Size, elided, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 64
LINE = 3.0
MARGIN = 16.0
GAP = 32.0
BEFORE_BUTTONS = 20.0
LEAST_TITLE = 64.0
LEAST_COLUMN = 150.0
NARROWEST = 148.0
PLAYERS, LEAST_PLAYERS = 1, 84
PLATE = 64
FIRST = 2
ONE_LINE = 1000
"""A window that is narrower, in pixels at 100 %, has strips of one line."""
UPPER, LOWER = 26.0, 48.0


def has_one_line(window: QWidget) -> bool:
    """Whether a window has room for strips of one line alone."""
    return window.width() < px(ONE_LINE)


def strip_height(window: QWidget) -> int:
    """How high a strip is: one large line needs no more than two plain ones."""
    return HEIGHT if has_one_line(window) else high(HEIGHT, 1.7)


class ClockStrip(QWidget):
    """Paints the facts; its columns are measured for the widest texts, so that nothing jumps.

    Beside the time stand `buttons` for it, as long as that leaves the columns their room. What has
    no room of the columns is left out, the last one first; a warning takes its room before them.
    Among `many` a strip has the players alone. In a small window all stands in one line. `clicked`
    says that it was clicked.
    """

    clicked = Signal()

    def __init__(
        self, theme: Theme, buttons: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: StripFacts | None = None
        self._marked = False
        self._many = False
        self._buttons = buttons
        if buttons is not None:
            buttons.setParent(self)
            buttons.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.resize(self.width(), HEIGHT)

    def show_facts(self, facts: StripFacts | None) -> None:
        """Show these facts; None leaves the strip empty."""
        if facts != self._facts:
            self._facts = facts
            self.setAccessibleName(spoken(facts) if facts else "")
            self.setToolTip(" ".join(facts.warning or ()) if facts else "")
            self._place_buttons()
            self.update()

    def mark(self, *, marked: bool) -> None:
        """Show by a line on top that commands go to this event, or not."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def be_one_of_many(self, *, many: bool) -> None:
        """Show only name, state, time and who is left, and keep room for that."""
        self._many = many
        self.setMinimumWidth(self.least_width() if many else 0)
        self._place_buttons()
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
        foot = QRectF(0, self.height() - LINE, self.width(), LINE)
        painter.fillRect(foot, self._theme.line)
        if self._facts is not None:
            share = self._facts.face.gone
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

    @property
    def _is_small(self) -> bool:
        return has_one_line(self.window())

    @property
    def title(self) -> str:
        """The number of the event and the first words of its name for which there is room."""
        title = "" if self._facts is None else title_shown(self._facts.face)
        room = self._title_width() - (px(11) + 8 if self._is_small else 0)
        letters = lettering(Size.BODY, STRONG)
        return elided(short_title(title, lambda it: width(it, letters) <= room), letters, room)

    def least_width(self) -> int:
        """What a strip among many needs."""
        time = width("00:00", lettering(Size.CLOCK, STRONG, figures=True))
        return round(2 * MARGIN + px(150) + GAP / 2 + time + GAP + px(LEAST_PLAYERS))

    def _title_width(self) -> float:
        """A title gives way to the time, which is never cut."""
        wanted = max(px(150), min(px(300), self.width() * 0.2))
        face = None if self._facts is None else self._facts.face
        if face is None or face.state is ClockState.FINISHED:
            return wanted
        room = self.width() - width(face.level_format, lettering(Size.CLOCK, STRONG, figures=True))
        room -= GAP / 2 + 2 * MARGIN
        whole = width(title_shown(face), lettering(Size.BODY, STRONG)) + 1
        few = FIRST if self._is_small else None
        left = room - GAP - sum(map(self._needed, self._columns[:few]))
        if few:
            return max(px(LEAST_TITLE), min(whole + px(11) + 8, left))
        return max(px(LEAST_TITLE), min(wanted, room), min(whole, left))

    def _needed(self, column: tuple[str, str]) -> float:
        """The room that a column takes; in one line just that of its words."""
        if not self._is_small:
            blinds = self._facts is not None and column == self._facts.columns[0]
            return max(px(NARROWEST), _upper_width(column) if blinds else 0)
        return width(column[0], lettering(Size.BODY, STRONG)) + GAP

    def _time_left(self) -> float:
        return MARGIN + self._title_width() + GAP / 2

    def _time_right(self, face: ClockFace) -> float:
        """Where the time ends; it takes no room when play is over."""
        if face.state is ClockState.FINISHED:
            return self._time_left()
        widest = width(face.level_format, lettering(Size.CLOCK, STRONG, figures=True))
        return self._time_left() + widest + GAP

    def _place_buttons(self) -> None:
        if self._buttons is None:
            return
        self._buttons.setVisible(self._shows_buttons())
        if self._facts is not None:
            x = self.time_ends + BEFORE_BUTTONS
            y = (self.height() - LINE - self._buttons.height()) / 2
            self._buttons.move(round(x), round(y))

    def _shows_buttons(self) -> bool:
        if self._buttons is None or self._facts is None:
            return False
        room = self.width() - self._columns_left(self._facts.face, buttons=True) - MARGIN
        over = self._facts.face.state is ClockState.FINISHED
        return not over and not self._is_small and room >= px(LEAST_COLUMN) * len(self._columns)

    def _columns_left(self, face: ClockFace, *, buttons: bool) -> float:
        x = self._time_right(face)
        if buttons and self._buttons is not None:
            x += BEFORE_BUTTONS + self._buttons.width()
        return x

    def _paint_facts(self, painter: QPainter, facts: StripFacts) -> None:
        face, colour = facts.face, self._colour(facts.face.state)
        self._paint_title(painter, face, self._title_width(), colour)
        painter.setFont(lettering(Size.CLOCK, STRONG, figures=True))
        painter.setPen(colour if face.state is ClockState.LAST_MINUTE else self._theme.text)
        spot = QRectF(self._time_left(), 0, self.width(), self.height() - LINE)
        painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, time_shown(face))
        x = self._columns_left(face, buttons=self._shows_buttons())
        shown = self.columns_shown
        for column, each in zip(shown, self._widths(facts), strict=True):
            self._paint_column(painter, x, each - GAP / 2, *column)
            x += each
        if facts.warning is not None:
            self._paint_warning(painter, x if shown else x + GAP / 4, facts.warning)

    def _widths(self, facts: StripFacts) -> list[float]:
        shown = self.columns_shown
        if self._is_small:
            return list(map(self._needed, shown))
        x = self._columns_left(facts.face, buttons=self._shows_buttons())
        room = self.width() - x - MARGIN - self._warning_width(facts)
        return shared_room(list(map(_words_width, shown)), room)

    @property
    def columns_shown(self) -> tuple[tuple[str, str], ...]:
        """The columns that have their room now."""
        facts = self._facts
        if facts is None:
            return ()
        x = self._columns_left(facts.face, buttons=self._shows_buttons())
        room = self.width() - x - MARGIN
        needed = list(accumulate(map(self._needed, self._columns)))
        fits = bisect_right(needed, room - self._warning_width(facts) + GAP / 2)
        least = 1 if facts.warning is None and room >= px(LEAST_PLAYERS) else 0
        return self._columns[: max(least, fits)]

    @property
    def _columns(self) -> tuple[tuple[str, str], ...]:
        """Those that it may have: all, or who is left alone among many."""
        columns = self._facts.columns if self._facts is not None else ()
        if not self._many or len(columns) <= PLAYERS:
            return columns
        return columns[PLAYERS : PLAYERS + 1]

    @property
    def is_cut(self) -> bool:
        """Whether a warning is shown that has no room for its words, or blinds that have none."""
        facts = self._facts
        if facts is None:
            return False
        room = self._widths(facts)
        blinds = self.columns_shown[:1] == facts.columns[:1] and not self._is_small
        if blinds and _upper_width(facts.columns[0]) > room[0]:
            return True
        x = self._columns_left(facts.face, buttons=self._shows_buttons())
        warned = facts.warning is not None and self._wide(facts.warning)
        return warned > self.width() - x - MARGIN

    def _warning_width(self, facts: StripFacts) -> float:
        """As wide as its words, as far as there is room."""
        if facts.warning is None:
            return 0.0
        x = self._columns_left(facts.face, buttons=self._shows_buttons())
        return min(self._wide(facts.warning), self.width() - x - MARGIN)

    def _wide(self, warning: tuple[str, str]) -> float:
        """The room for all words of a warning on its plate; in one line just the upper ones."""
        upper, lower = warning
        if self._is_small:
            return width(upper, lettering(Size.BODY, STRONG)) + px(PLATE)
        fonts = lettering(Size.HEAD, STRONG), lettering(Size.LABEL)
        words = (width(text, font) for text, font in zip((upper, lower), fonts, strict=True))
        return max(words) + px(PLATE)

    def _paint_warning(self, painter: QPainter, x: float, warning: tuple[str, str]) -> None:
        """On a plate in the colour of attention, up to the right margin."""
        plate = QRectF(self.rect()).adjusted(x - GAP / 4, 4, -MARGIN, -LINE - 4)
        painter.fillRect(plate, self._theme.raised)
        painter.fillRect(
            QRectF(plate.left(), plate.top(), 3, plate.height()), self._theme.attention
        )
        mark = QRectF(x + GAP / 4, self._upper - px(11), px(14), px(14))
        paint_shape(painter, Shape.ATTENTION, mark, self._theme.attention)
        start = mark.right() + 8
        self._paint_column(painter, start, plate.right() - start - 8, *warning)

    def _paint_title(self, painter: QPainter, face: ClockFace, room: float, colour: QColor) -> None:
        bold, small = lettering(Size.BODY, STRONG), lettering(Size.LABEL)
        mark = px(11)
        if self._is_small:
            room -= mark + 8
            box = QRectF(MARGIN + room + 8, (self.height() - LINE - mark) / 2, mark, mark)
            paint_shape(painter, state_shape(face.state), box, colour)
        self._text(painter, MARGIN, self._upper, self.title, bold)
        if self._is_small:
            return
        lower = self._lower
        box = QRectF(MARGIN, lower - px(10), mark, mark)
        paint_shape(painter, state_shape(face.state), box, colour)
        strong = lettering(Size.LABEL, STRONG)
        word = state_word(face)
        x = MARGIN + mark + 6
        self._text(painter, x, lower, word, strong, colour)
        x += width(word, strong) + 10
        standing = elided(level_standing(face), small, max(0.0, MARGIN + room - x))
        self._text(painter, x, lower, standing, small, self._theme.text2)

    @property
    def _upper(self) -> float:
        """The foot of the upper line; of the only one in a small window."""
        if not self._is_small:
            return high(UPPER, 0.8)
        drop = QFontMetricsF(lettering(Size.BODY, STRONG)).descent()
        time = QFontMetricsF(lettering(Size.CLOCK, STRONG, figures=True))
        return (self.height() - LINE + time.ascent() - time.descent()) / 2 + drop - 4

    @property
    def _lower(self) -> float:
        return high(LOWER, 1.7)

    def _paint_column(
        self, painter: QPainter, x: float, room: float, upper: str, lower: str
    ) -> None:
        size = Size.BODY if self._is_small else Size.HEAD
        head, small = lettering(size, STRONG), lettering(Size.LABEL)
        self._text(painter, x, self._upper + 1, elided(upper, head, room), head)
        if not self._is_small:
            said = elided(lower, small, room)
            self._text(painter, x, self._lower, said, small, self._theme.text2)

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
        box = QRectF(x, y - high(24), self.width(), high(28))
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom, text)

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


def shared_room(wanted: Sequence[float], room: float) -> list[float]:
    """The same for each, but for those that want more, as far as the others can spare it."""
    count = len(wanted)
    if max(wanted, default=0.0) <= room / max(1, count):
        return [room / max(1, count)] * count
    given, left = dict[int, float](), room
    for place in sorted(range(count), key=wanted.__getitem__):
        given[place] = min(wanted[place], left / (count - len(given)))
        left -= given[place]
    return [given[place] + left / count for place in range(count)]


def _upper_width(column: tuple[str, str]) -> float:
    return width(column[0], lettering(Size.HEAD, STRONG)) + GAP / 2 + 1


def _words_width(column: tuple[str, str]) -> float:
    return max(_upper_width(column), width(column[1], lettering(Size.LABEL)) + GAP / 2 + 1)

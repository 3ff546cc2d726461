"""The picture of a bracket: columns of pairings, walked by arrows, zoomed by the wheel."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from tdapp.screens.bracket_facts import AT_A_TABLE, round_words
from tdapp.shown.bracket_plan import (
    BracketBox,
    BracketPlan,
    NameOf,
    bracket_plan,
    round_standing,
    side_words,
    state_words,
)
from tdapp.shown.cells import Shape
from tdapp.tournament.brackets.layout import Part
from tdapp.tournament.matches.pairings import PairingState, ShownPairing
from tdapp.ui.floor.map.floor_map import ARROWS, ZOOMS
from tdapp.ui.floor.map.ink import LEFT, RIGHT, Ink, pen
from tdapp.ui.floor.map.plan import TablePoint
from tdapp.ui.floor.map.walking import next_in
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import grown
from tdapp.ui.look.theme import Theme

WIDE, HIGH, PITCH, GAP = 196.0, 36.0, 42.0, 33.0
TOP, EDGE, LABEL = 40.0, 14.0, 18.0
"""At 100 %: over the first row, at the sides, and the line above a box."""
FARTHEST, NEAREST, READ_FROM = 0.12, 3.0, 0.8
"""The least and the largest scale; below the last one a bracket is scrolled rather than shrunk."""
TURN = 1.25
TOLD_FROM = 0.4
"""From farther a pairing is a box, filled where it is played or called."""
LOUD = {PairingState.IN_PLAY: Shape.RUNNING, PairingState.CALLED: Shape.CLOCK}


class BracketPicture(QAbstractScrollArea):
    """`chosen` carries the number of the pairing chosen by hand, `came` says it has the focus."""

    chosen = Signal(int)
    came = Signal()

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._ink, self._theme = Ink(theme), theme
        self._plan = bracket_plan(())
        self._name: NameOf = str
        self._scale, self._fitted, self._whole = 1.0, True, False
        self.mark: int | None = None
        self.setAccessibleName(name)
        self.setFrameStyle(QFrame.Shape.NoFrame.value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 36)

    @property
    def plan(self) -> BracketPlan:
        """What is shown."""
        return self._plan

    def show_plan(self, plan: BracketPlan, name: NameOf) -> None:
        """Show this from now on."""
        before, self._plan, self._name = self._plan, plan, name
        if (before.columns, before.rows) != (plan.columns, plan.rows):
            self._fitted = True
        self._lay_out()

    def choose(self, number: int | None) -> None:
        """Mark a pairing as the chosen one, in sight, without telling anybody."""
        changed, self.mark = number != self.mark, number
        if changed and number is not None:
            self._bring(self._box(self._plan.boxes[number]))
        self.viewport().update()

    def show_whole(self) -> None:
        """The whole bracket, and so it stays when the window changes its size."""
        self._fitted = self._whole = True
        self._lay_out()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Go nearer or farther; what is there in the viewport stays where it is."""
        spot = at or QPointF(self.viewport().rect().center())
        before = (spot + self._origin) / self._scale
        self._fitted = False
        self._scale = max(FARTHEST, min(NEAREST * grown(), self._scale * factor))
        self._lay_out()
        moved = before * self._scale - spot
        self.horizontalScrollBar().setValue(round(moved.x()))
        self.verticalScrollBar().setValue(round(moved.y()))

    def spotted(self, at: QPointF) -> int | None:
        """The pairing at a place of the viewport."""
        there = (at + self._origin) / self._scale
        boxes = self._plan.boxes.items()
        return next((number for number, one in boxes if self._box(one).contains(there)), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, the boxes in sight, and the heads over them."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._origin)
        painter.scale(self._scale, self._scale)
        sight = QRectF(self._origin / self._scale, self.viewport().size() / self._scale)
        for one in self._plan.boxes.values():
            self._paint_lines(painter, one)
        for number, one in self._plan.boxes.items():
            if self._box(one).adjusted(0, -LABEL, 0, 0).intersects(sight):
                self._paint_box(painter, one, chosen=number == self.mark)
        self._paint_heads(painter, sight)
        painter.resetTransform()
        if self.hasFocus():
            painter.setBrush(self._ink.none)
            painter.setPen(self._ink.accent)
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What was fitted to the window is so again."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, plus and minus zoom, Page up and down go on by a quarter."""
        key, plain = event.key(), not (event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        down = self.verticalScrollBar()
        if key in ARROWS and plain:
            self._walk(ARROWS[Qt.Key(key)])
        elif event.text() in ZOOMS:
            self.zoom(ZOOMS[event.text()])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            by = down.pageStep() if key == Qt.Key.Key_PageDown else -down.pageStep()
            down.setValue(down.value() + by)
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nearer or farther round the mouse."""
        turned = event.angleDelta().y()
        if turned:
            self.zoom(TURN if turned > 0 else 1 / TURN, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        found = self.spotted(event.position())
        if found is not None:
            self.chosen.emit(found)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note that it has the focus."""
        super().focusInEvent(event)
        self.viewport().update()
        self.came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.viewport().update()

    @property
    def _origin(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    @staticmethod
    def _box(one: BracketBox) -> QRectF:
        return QRectF(EDGE + one.column * (WIDE + GAP), TOP + one.row * PITCH, WIDE, HIGH)

    def _lay_out(self) -> None:
        """Fit the scale where it is to be fitted, and let the rest be scrolled."""
        wide = 2 * EDGE + self._plan.columns * (WIDE + GAP) - GAP
        high = TOP + self._plan.rows * PITCH + EDGE
        view = self.viewport()
        if self._fitted:
            fits = min(view.width() / wide, view.height() / high)
            least = FARTHEST if self._whole else READ_FROM * grown()
            self._scale = max(least, min(fits, 2 * grown()))
        size = (round(wide * self._scale), round(high * self._scale))
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        for bar, whole, shown in zip(bars, size, (view.width(), view.height()), strict=True):
            bar.setRange(0, max(0, whole - shown))
            bar.setPageStep(shown)
            bar.setSingleStep(round(PITCH * self._scale))
        view.update()

    def _bring(self, box: QRectF) -> None:
        """Have a box in sight, with what stands above it."""
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        spans = (box.left(), box.right()), (box.top() - TOP, box.bottom())
        for bar, ends in zip(bars, spans, strict=True):
            start, end = ends[0] * self._scale - EDGE, ends[1] * self._scale + EDGE
            if start < bar.value():
                bar.setValue(round(start))
            elif end > bar.value() + bar.pageStep():
                bar.setValue(round(end - bar.pageStep()))

    def _walk(self, way: tuple[int, int]) -> None:
        boxes = self._plan.boxes
        seen = {number: one for number, one in boxes.items() if _is_shown(one.shown)}
        middles = {number: self._box(one).center() for number, one in seen.items()}
        spots = {number: TablePoint(one.x(), one.y()) for number, one in middles.items()}
        here = spots.get(self.mark or 0)
        found = min(spots, default=None) if here is None else next_in(spots, here, way)
        if found is not None:
            self.chosen.emit(found)

    def _paint_lines(self, painter: QPainter, one: BracketBox) -> None:
        painter.setPen(pen(self._theme.edge, 1))
        to = self._box(one)
        if not _is_shown(one.shown):
            return
        for feed in one.feeds:
            before = self._plan.boxes[feed]
            if _is_shown(before.shown):
                start = self._box(before)
                middle = to.left() - GAP / 2
                corners = [
                    QPointF(start.right() + 3, start.center().y()),
                    QPointF(middle, start.center().y()),
                    QPointF(middle, to.center().y()),
                    QPointF(to.left() - 3, to.center().y()),
                ]
                painter.drawPolyline(corners)

    def _paint_box(self, painter: QPainter, one: BracketBox, *, chosen: bool) -> None:
        shown, theme, ink = one.shown, self._theme, self._ink
        if not _is_shown(shown):
            return
        box, live = self._box(one), shown.state in AT_A_TABLE
        known = any(shown.sides)
        line = ink.accent if chosen else pen(theme.line, 1)
        if not chosen and shown.state not in {PairingState.DECIDED, PairingState.EMPTY}:
            line = ink.edge if known else ink.edge_dashed
        painter.setPen(line)
        painter.setBrush(theme.soft if chosen else theme.raised if live else ink.none)
        painter.drawRoundedRect(box, 4, 4)
        if self._scale < TOLD_FROM * grown():
            if live:
                painter.fillRect(box.adjusted(6, 6, -6, -6), theme.running)
            return
        inside = box.adjusted(9, 1, -9, -1)
        half = inside.height() / 2
        for side in range(2):
            self._paint_side(
                painter, one, side, inside.adjusted(0, half * side, 0, half * (side - 1))
            )
        self._paint_label(painter, one, box)

    def _paint_side(self, painter: QPainter, one: BracketBox, side: int, row: QRectF) -> None:
        shown, theme, ink = one.shown, self._theme, self._ink
        entry = shown.sides[side]
        lost = shown.winner is not None and entry != shown.winner
        colour = theme.text if entry and not lost else theme.text2
        loud = shown.state is PairingState.IN_PLAY or (entry and entry == shown.winner)
        font = ink.label_strong if loud else ink.label
        said = side_words(voice(), self._plan, shown, side, self._name)
        score = str(shown.won[side]) if sum(shown.won) else ""
        if shown.walk_over and entry == shown.winner:
            score = voice().text("bracket", "w.o.")
        ink.text(painter, row, score, ink.label_strong, colour, RIGHT)
        taken = 62 if one.column == 0 and shown.state in LOUD else 28 if score else 0
        ink.text(painter, row.adjusted(0, 0, -taken, 0), said, font, colour, LEFT)

    def _paint_label(self, painter: QPainter, one: BracketBox, box: QRectF) -> None:
        """Above a box its number, and where it is played; in the first column within the box."""
        shown, theme, ink = one.shown, self._theme, self._ink
        shape = LOUD.get(shown.state)
        above = QRectF(box.left(), box.top() - LABEL, box.width(), LABEL)
        tight = one.column == 0
        if tight:
            above = QRectF(box.right() - 70, box.top() + 1, 48, box.height() - 2)
        elif shown.state is not PairingState.DECIDED:
            ink.text(painter, above, str(shown.pairing.number), ink.label, theme.text2, RIGHT)
        if shape is None:
            return
        colour = theme.running if shape is Shape.RUNNING else theme.text2
        said = str(shown.where) if tight else state_words(voice(), shown)
        paint_shape(painter, shape, QRectF(above.left(), above.center().y() - 6, 12, 12), colour)
        words = above.adjusted(16, 0, 0 if tight else -24, 0)
        ink.text(painter, words, said, ink.label, colour, LEFT)

    def _paint_heads(self, painter: QPainter, sight: QRectF) -> None:
        """Those of the winners' part stay in sight; the others stand over their own."""
        theme, ink = self._theme, self._ink
        top = max(0.0, sight.top())
        painter.fillRect(QRectF(sight.left(), top, sight.width(), TOP - 10), theme.ground)
        for head in self._plan.heads:
            left = EDGE + head.column * (WIDE + GAP)
            own = head.round.part in {Part.LOSERS, Part.BRONZE}
            y = TOP + head.row * PITCH - TOP + 4 if own else top + 4
            row = QRectF(left, y - (LABEL if head.round.part is Part.BRONZE else 0), WIDE, 24)
            if head.round.part is Part.SECOND_FINAL and not _is_shown(head.round.pairings[0]):
                continue
            said, standing = round_words(voice(), head.round), round_standing(voice(), head.round)
            ink.text(painter, row, standing, ink.label, theme.text2, RIGHT)
            ink.text(painter, row.adjusted(0, 0, -60, 0), said, ink.label_strong, theme.text, LEFT)
            painter.fillRect(QRectF(left, row.bottom(), WIDE, 1), theme.edge)


def _is_shown(shown: ShownPairing) -> bool:
    """Whether anybody is or may come into a pairing; a bye shows who has it."""
    return shown.state is not PairingState.EMPTY or any(shown.sides)

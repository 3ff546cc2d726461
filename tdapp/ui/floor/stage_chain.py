"""The stages of an event as a chain of boxes, joined by arrows to where players go on."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.shown.cells import Cell, Shape
from tdapp.tournament.plan.stage_plan import Stages, columns_of, following
from tdapp.ui.floor.map.ink import LEFT, RIGHT, Ink, pen
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, lettering, width
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT, LINES, NARROWEST = 78, 3, 90
GAP, BETWEEN, EDGE, TIP, PAD = 36, 8, 14, 7.0, 12
HEAD, LINE, SHAPE, BAR = 24, 18, 11, 3
ENTERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


@dataclass(frozen=True, slots=True)
class ShownStage:
    """What its box says: the name, how far it is, its players, and who goes on or when it begins.

    `full` is the share of its places that is taken, None where it has no number of them.
    """

    name: str
    state: Cell
    players: str
    more: str
    full: float | None


class StageChain(QWidget):
    """`chosen` carries the number of a stage chosen by hand, `entered` says that it is opened.

    `came` says that it has the focus. It is scrolled in its `area` where it is too high.
    """

    chosen = Signal(int)
    entered = Signal()
    came = Signal()

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._theme, self._stages = theme, Stages()
        self._boxes = dict[int, _StageBox]()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._row.setSpacing(GAP)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area = scrolling(self, theme, theme.ground)

    def show_stages(self, stages: Stages, shown: Mapping[int, ShownStage], chosen: int) -> None:
        """Show these, with this one chosen."""
        if stages != self._stages:
            self._build(stages)
        for number, one in shown.items():
            self._boxes[number].show_stage(one)
        box = self._boxes[chosen]
        if not box.isChecked():
            box.setChecked(True)
            self.setFocusProxy(box)
            self._bring()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chosen stage stays in sight."""
        super().resizeEvent(event)
        self._bring()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the chosen stage."""
        if event.key() in ENTERS:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The arrows between the boxes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(self._theme.edge, 1))
        painter.setBrush(self._theme.edge)
        for number in range(1, len(self._stages) + 1):
            to = following(self._stages, number)
            if to is not None:
                self._paint_arrow(painter, self._boxes[number], self._boxes[to])
        painter.end()

    def _paint_arrow(self, painter: QPainter, start: "_StageBox", end: "_StageBox") -> None:
        one, other = QRectF(start.geometry()), QRectF(end.geometry())
        from_y, y, tip = one.center().y(), other.center().y(), other.left() - 2
        middle = one.right() + GAP / 2
        corners = (one.right() + 2, from_y), (middle, from_y), (middle, y), (tip - TIP, y)
        painter.drawPolyline([QPointF(*corner) for corner in corners])
        head = (tip, y), (tip - TIP, y - TIP / 2), (tip - TIP, y + TIP / 2)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in head]))

    def _bring(self) -> None:
        if box := self._group.checkedButton():
            self.area.ensureWidgetVisible(box, 0, EDGE)

    def _build(self, stages: Stages) -> None:
        for old in self._boxes.values():
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        for layout in self.findChildren(QVBoxLayout):
            layout.setParent(None)
        self._stages, self._boxes = stages, {}
        for numbers in columns_of(stages):
            column = QVBoxLayout()
            column.setSpacing(BETWEEN)
            column.addStretch()
            for number in numbers:
                box = _StageBox(self, self._theme)
                self._boxes[number] = box
                self._group.addButton(box, number)
                column.addWidget(box)
            column.addStretch()
            self._row.addLayout(column, 1)
        tall, most = high(HEIGHT, LINES), max(map(len, columns_of(stages)), default=1)
        self.area.setMinimumHeight(tall + 2 * EDGE)
        self.area.setMaximumHeight(most * (tall + BETWEEN) - BETWEEN + 2 * EDGE)


class _StageBox(QAbstractButton):
    def __init__(self, chain: StageChain, theme: Theme) -> None:
        super().__init__(chain)
        self._chain, self._theme, self._ink = chain, theme, Ink(theme)
        self._shown = ShownStage("", Cell(""), "", "", None)
        self.setCheckable(True)
        self.setFixedHeight(high(HEIGHT, LINES))
        self.setMinimumWidth(NARROWEST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(px(NARROWEST), high(HEIGHT, LINES))

    def show_stage(self, shown: ShownStage) -> None:
        if shown == self._shown:
            return
        self._shown = shown
        told = f"{shown.state.text}. {shown.players}. {shown.more}"
        self.setText(shown.name)
        self.setToolTip(f"{shown.name}: {told}")
        self.setAccessibleDescription(told)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._chain.came.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self._chain.entered.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, ink, shown = self._theme, self._ink, self._shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, waits = self.isChecked(), shown.state.shape is Shape.WAITING
        painter.setPen(ink.accent if on or self.hasFocus() else ink.edge)
        if waits and not on:
            painter.setPen(ink.edge_dashed)
        painter.setBrush(theme.soft if on else ink.none if waits else theme.raised)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(body, 4, 4)
        inside = body.adjusted(PAD, 6, -PAD, -6)
        head = QRectF(inside.left(), inside.top(), inside.width(), high(HEAD))
        state = self._paint_state(painter, head)
        name = head.adjusted(0, 0, -state, 0)
        ink.text(painter, name, shown.name, lettering(Size.HEAD, STRONG), theme.text, LEFT)
        row = QRectF(inside.left(), head.bottom() + 2, inside.width(), high(LINE))
        ink.text(painter, row, shown.players, lettering(Size.LABEL, MEDIUM), theme.text, LEFT)
        row.translate(0, high(LINE))
        ink.text(painter, row, shown.more, lettering(Size.LABEL), theme.text2, LEFT)
        if shown.full is not None:
            foot = QRectF(inside.left(), body.bottom() - BAR - 3, inside.width(), BAR)
            painter.fillRect(foot, theme.line)
            foot.setWidth(foot.width() * min(1.0, shown.full))
            painter.fillRect(foot, theme.text2)
        painter.end()

    def _paint_state(self, painter: QPainter, head: QRectF) -> float:
        """At the right, as far as the name leaves room; gives how much it takes."""
        state, mark = self._shown.state, px(SHAPE)
        name, font = lettering(Size.HEAD, STRONG), lettering(Size.LABEL, STRONG)
        colour = getattr(self._theme, state.tone.value)
        free = head.width() - width(self._shown.name, name) - 2 * PAD - mark
        long = min(width(state.text, font) + 1, free)
        spot = QRectF(head.right() - mark, head.center().y() - mark / 2, mark, mark)
        if long > mark:
            self._ink.text(painter, head, state.text, font, colour, RIGHT)
            spot.translate(-long - 2, 0)
        if state.shape is not None:
            paint_shape(painter, state.shape, spot, colour)
        return head.right() - spot.left() + PAD

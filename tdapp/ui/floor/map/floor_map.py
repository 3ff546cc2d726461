"""The map of the room: tables as they stand, walked by arrows, zoomed by the wheel."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.detail import Detail, detail_at
from tdapp.ui.floor.map.hand import Hand
from tdapp.ui.floor.map.ink import Ink
from tdapp.ui.floor.map.map_scene import MapScene
from tdapp.ui.floor.map.move_item import MoveItem
from tdapp.ui.floor.map.plan import PlanBox
from tdapp.ui.floor.map.seat_item import SeatItem
from tdapp.ui.floor.map.table_item import TableItem
from tdapp.ui.floor.map.values import MapPlan, Spotted, said_of
from tdapp.ui.floor.map.walking import DOWN, LEFT, RIGHT, UP
from tdapp.ui.look.text_size import grown
from tdapp.ui.look.theme import Theme

NEAREST, FARTHEST = 8.0, 0.12
STEP = 1.25
RING, AIR = 2, 6
"""Pixels of the ring of the focus, and round the whole room."""
ARROWS = {Qt.Key.Key_Left: LEFT, Qt.Key.Key_Right: RIGHT, Qt.Key.Key_Up: UP, Qt.Key.Key_Down: DOWN}
ZOOMS = {"+": STEP, "=": STEP, "-": 1 / STEP}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FloorMap(QGraphicsView):
    """Shows a `MapPlan`.

    `chosen` carries the table (its number) or the `Seat` that was chosen by hand, `entered` says
    that Enter was pressed, `came` that the map has the focus. `repainted` counts the items that had
    to be painted anew since the map was made.
    """

    chosen = Signal(object)
    entered = Signal()
    came = Signal()

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.ink = Ink(theme)
        self.repainted = 0
        self.mark: Spotted | None = None
        self._plan = MapPlan(PlanBox(0, 0, 1, 1), ())
        self._whole = True
        self._pointed: object = None
        self._canvas = MapScene(self.ink, self)
        self.setScene(self._canvas)
        self.hand = Hand(self)
        self._look_like_a_map(name)

    @property
    def scale_now(self) -> float:
        """So many pixels has a unit of the plan."""
        return self.transform().m11()

    @property
    def detail(self) -> Detail:
        """How much is told at this zoom."""
        return self._canvas.detail

    @property
    def tables(self) -> dict[int, TableItem]:
        """The items of the tables by number."""
        return self._canvas.tables

    @property
    def moves(self) -> dict[object, MoveItem]:
        """The items of the moves by what they are."""
        return self._canvas.moves

    @property
    def plan(self) -> MapPlan:
        """What is shown."""
        return self._plan

    def show_plan(self, plan: MapPlan) -> int:
        """Show this from now on; gives how many items had to be painted anew."""
        before, self._plan = self._plan, plan
        if plan.room != before.room:
            self._take_room(plan.room)
        changed = self._canvas.show_plan(plan)
        if changed:
            self.point_out(self._pointed)
        self.repainted += changed
        self.hand.look_again()
        return changed

    def point_out(self, key: object) -> None:
        """Have the arrow of this matter over the others, and no label on another."""
        self._pointed = key
        self._canvas.point_out(key)
        self._canvas.spread_labels(self.scale_now)

    def choose(self, mark: Spotted | None) -> None:
        """Mark a table or a seat as the chosen one, without telling anybody."""
        if mark == self.mark:
            return
        for one, on in ((self.mark, False), (mark, True)):
            table, seat = self._canvas.items_of(one)
            if table is not None:
                table.choose(chosen=on)
            if seat is not None:
                seat.mark(chosen=on)
        self.mark = mark
        table, seat = self._canvas.items_of(mark)
        if table is not None and not self.hand.busy:
            self.ensureVisible(table, 4, 4)

    def seat_item(self, seat: Seat) -> SeatItem | None:
        """The item of a seat, if it is on the map."""
        return self._canvas.items_of(seat)[1]

    def show_whole(self) -> None:
        """The whole room, and so it stays when the window changes its size."""
        self._whole = True
        room = self._plan.room
        view = self.viewport().rect()
        wide, high = view.width() - 2 * AIR, view.height() - 2 * AIR
        fits = min(wide / room.wide, high / room.high)
        self._set_scale(max(FARTHEST, min(NEAREST * grown(), fits)))
        self.centerOn(room.left + room.wide / 2, room.top + room.high / 2)

    def zoom(self, factor: float, middle: QPointF | None = None) -> None:
        """Go nearer or farther; what is in the `middle` (of the viewport) stays where it is."""
        view = self.viewport().rect()
        spot = middle or QPointF(view.center())
        before = self.mapToScene(spot.toPoint())
        self._whole = False
        self._set_scale(max(FARTHEST, min(NEAREST * grown(), self.scale_now * factor)))
        after = self.mapToScene(spot.toPoint())
        centre = self.mapToScene(view.center())
        self.centerOn(centre + before - after)

    def walk(self, way: tuple[int, int]) -> None:
        """Choose the next table, or the next seat where a seat is chosen."""
        found = self._canvas.next_from(self.mark, way)
        if found is not None:
            self.chosen.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, digits choose a seat, plus and minus zoom, Enter goes on."""
        key, plain = event.key(), not (event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        if self.hand.takes_key(event):
            return
        if key in ARROWS and plain:
            self.walk(ARROWS[Qt.Key(key)])
        elif key in ENTER:
            self.entered.emit()
        elif event.text() in ZOOMS:
            self.zoom(ZOOMS[event.text()])
        elif not (plain and self._takes_seat_key(key, event.text())):
            event.ignore()

    def _takes_seat_key(self, key: int, text: str) -> bool:
        """A digit is a seat of the table, the space bar its first; Escape leads back to it."""
        if (text.isascii() and text.isdecimal()) or key == Qt.Key.Key_Space:
            self._choose_seat(int(text.strip() or 1) or 10)
            return True
        if key == Qt.Key.Key_Escape and isinstance(self.mark, Seat):
            self.chosen.emit(self.mark.table)
            return True
        return False

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nearer or farther round the mouse."""
        turned = event.angleDelta().y()
        if turned:
            self.zoom(STEP if turned > 0 else 1 / STEP, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Who has the seat under the mouse, for whom a dot says too little."""
        if isinstance(event, QHelpEvent):
            mark = self.spotted(QPointF(event.pos()))
            item = self.seat_item(mark) if isinstance(mark, Seat) else None
            words = "" if item is None else said_of(item.table.value.number, item.value)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse; it may be the beginning of a drag."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.hand.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a player, a table to be placed, or the room."""
        self.hand.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop it."""
        self.hand.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nearer, to the table that was clicked."""
        if self.detail is not Detail.NEAR:
            self.zoom(3.2 * grown() / self.scale_now, event.position())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The whole room stays whole."""
        super().resizeEvent(event)
        if self._whole:
            self.show_whole()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note that it has the focus."""
        super().focusInEvent(event)
        self.came.emit()
        self._show_ring(self.ink.theme.accent)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self._show_ring(self.ink.theme.ground)

    def pan(self, by_x: int, by_y: int) -> None:
        """Move the room under the window by so many pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by_x)
        down.setValue(down.value() - by_y)

    def spotted(self, at: QPointF) -> Spotted | None:
        """The seat or the table at a place of the viewport."""
        for item in self.items(at.toPoint()):
            if isinstance(item, SeatItem):
                return Seat(item.table.value.number, item.value.number)
            if isinstance(item, TableItem):
                return item.value.number
        return None

    def _choose_seat(self, number: int) -> None:
        mark = self.mark.table if isinstance(self.mark, Seat) else self.mark
        if mark is not None and number <= len(self.tables[mark].seats):
            self.chosen.emit(Seat(mark, number))

    def _take_room(self, room: PlanBox) -> None:
        self.setSceneRect(QRectF(room.left - 2, room.top - 2, room.wide + 4, room.high + 4))
        if self._whole:
            self.show_whole()

    def _set_scale(self, scale: float) -> None:
        self.setTransform(QTransform.fromScale(scale, scale))
        self._canvas.look_from(detail_at(scale))
        self._canvas.spread_labels(scale)

    def _show_ring(self, colour: QColor) -> None:
        """Round the map, where it does not move with the room."""
        look = self.palette()
        look.setColor(self.foregroundRole(), colour)
        self.setPalette(look)

    def _look_like_a_map(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setFrameStyle(QFrame.Shape.Box.value | QFrame.Shadow.Plain.value)
        self.setLineWidth(RING)
        self._show_ring(self.ink.theme.ground)
        self.setBackgroundBrush(self.ink.theme.ground)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 64)

"""The map of the room: tables as they stand, walked by arrows, zoomed by the wheel."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.hand import Hand
from tdapp.ui.floor.map.values import MapPlan, Spotted, said_of
from tdapp.ui.floor.map.walking import DOWN, LEFT, RIGHT, UP
from tdapp.ui.floor.map.zoomed_room import ZoomedRoom
from tdapp.ui.look.text_size import grown
from tdapp.ui.look.theme import Theme

STEP = 1.25
ARROWS = {Qt.Key.Key_Left: LEFT, Qt.Key.Key_Right: RIGHT, Qt.Key.Key_Up: UP, Qt.Key.Key_Down: DOWN}
ZOOMS = {"+": STEP, "=": STEP, "-": 1 / STEP}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FloorMap(ZoomedRoom):
    """Shows a `MapPlan`.

    `entered` says that Enter was pressed, `came` that the map has the focus. `repainted` counts the
    items that had to be painted anew since the map was made.
    """

    entered = Signal()
    came = Signal()

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        self.repainted = 0
        self._plan = MapPlan(self._room, ())
        self._pointed: object = None
        self.hand = Hand(self)

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note that it has the focus."""
        super().focusInEvent(event)
        self.came.emit()
        self._show_ring(self.ink.theme.accent)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self._show_ring(self.ink.theme.ground)

    def _choose_seat(self, number: int) -> None:
        mark = self.mark.table if isinstance(self.mark, Seat) else self.mark
        if mark is not None and number <= len(self.tables[mark].seats):
            self.chosen.emit(Seat(mark, number))

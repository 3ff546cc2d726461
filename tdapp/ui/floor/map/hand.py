"""What the mouse does on the map: choose, drag a player to a seat, place a table, move the room."""

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.ghost_item import DropVerdict, GhostItem
from tdapp.ui.floor.map.plan import TablePoint
from tdapp.ui.floor.map.values import MapSeat
from tdapp.ui.floor.map.zoomed_room import ZoomedRoom

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
STEP, SMALL_STEP = 20.0, 4.0
"""A table that is placed by arrows goes so far at once, in units of the plan; with Shift less."""
Judge = Callable[[Any, Seat], DropVerdict]


class Hand(QObject):
    """What is taken up and let go, and what is said of it meanwhile.

    `dropped` carries the seat that a player was dragged from and the one dropped on; `placed`
    a table and its new `TablePoint`. Who is carried in from elsewhere has no seat, but what he was
    lifted as (`carry`).

    `offers` gives the seats that a player may be dropped on, `judge` whether one is.
    """

    dropped = Signal(object, object)
    placed = Signal(int, object)

    def __init__(self, map_: ZoomedRoom) -> None:
        super().__init__(map_)
        self._map = map_
        self.offers: Callable[[Any], Collection[Seat]] = lambda _: ()
        self.judge: Judge = lambda _, seat: DropVerdict(str(seat), allowed=False)
        self.arranging = False
        self._from = QPointF()
        self._last = QPointF()
        self._held: object = None
        self._pressed = False
        self._ghost: GhostItem | None = None
        self._offered: tuple[Seat, ...] = ()
        self._over: Seat | None = None
        self._table_moved: int | None = None
        self._grip = QPointF()

    @property
    def busy(self) -> bool:
        """Whether something is in the hand."""
        return self._ghost is not None or self._table_moved is not None

    @property
    def verdict(self) -> DropVerdict | None:
        """What is said of the seat under a dragged player."""
        return None if self._ghost is None else self._ghost.verdict

    def press(self, event: QMouseEvent) -> None:
        """Choose what is there."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pressed = True
        self._from = self._last = event.position()
        self._held = self._map.spotted(event.position())
        if self._held is not None:
            self._map.chosen.emit(self._held)

    def move(self, event: QMouseEvent) -> None:
        """Begin a drag once the mouse went far enough, and go on with it."""
        if not self._pressed:
            return
        at = event.position()
        far = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        if not self.busy and far and not self._lift() and self._held is None:
            by = at - self._last
            self._map.pan(round(by.x()), round(by.y()))
        self._last = at
        if self._ghost is not None:
            self.drag_to(at)
        elif self._table_moved is not None:
            item = self._map.tables[self._table_moved]
            item.setPos(self._map.mapToScene(at.toPoint()) - self._grip)

    def release(self, event: QMouseEvent) -> None:
        """Drop what is in the hand where it may be dropped; elsewhere it goes back."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pressed = False
        self.drop()

    def drop(self) -> None:
        """Let go of what is in the hand, where it is now."""
        held, over, verdict, table = self._held, self._over, self.verdict, self._table_moved
        self._let_go()
        if table is not None:
            self._place(table)
        elif verdict is not None and over is not None:
            self.dropped.emit(held, over)

    def takes_key(self, event: QKeyEvent) -> bool:
        """Escape puts back what is in the hand; Alt with arrows moves a table to be placed."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.busy:
            self.put_back()
            return True
        if not self.arranging or self._map.mark is None:
            return False
        mark = self._map.mark
        number = mark.table if isinstance(mark, Seat) else mark
        if key in STEPS and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            small = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._step(number, STEPS[Qt.Key(key)], SMALL_STEP if small else STEP)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._table_moved is not None:
            table = self._table_moved
            self._let_go()
            self._place(table)
            return True
        return False

    def look_again(self) -> None:
        """Put the player back if the seat where the drag began has changed."""
        if self._ghost is None or not isinstance(self._held, Seat):
            return
        item = self._map.seat_item(self._held)
        if item is None or item.value.entry != self._ghost.seat.entry:
            self.put_back()

    def put_back(self) -> None:
        """As if nothing had been taken into the hand."""
        table = self._table_moved
        self._let_go()
        self._pressed = False
        if table is not None:
            spot = self._map.tables[table].value.spot
            self._map.tables[table].setPos(spot.x, spot.y)

    def _lift(self) -> bool:
        """Take a player up, or in an arranged room a table; whether anything was."""
        held = self._held
        if self.arranging and isinstance(held, int | Seat):
            self._table_moved = held.table if isinstance(held, Seat) else held
            item = self._map.tables[self._table_moved]
            self._grip = self._map.mapToScene(self._from.toPoint()) - item.pos()
            return True
        item_there = self._map.seat_item(held) if isinstance(held, Seat) else None
        if item_there is None or item_there.value.entry is None or not item_there.table.value.mine:
            return False
        item_there.mark(lifted=True)
        self.carry(held, item_there.value)
        return True

    def carry(self, held: object, shown: MapSeat) -> None:
        """Take somebody into the hand, of whom is shown what stands at a seat."""
        self._held = held
        self._ghost = GhostItem(shown, self._map.ink)
        self._map.scene().addItem(self._ghost)
        self._offered = tuple(self.offers(held))
        for seat in self._offered:
            self._offer(seat, offered=True)

    def _offer(self, seat: Seat, *, offered: bool) -> None:
        item = self._map.seat_item(seat)
        if item is not None:
            item.mark(offered=offered)

    def drag_to(self, at: QPointF) -> None:
        """Be over this point of the map, with a word whether a drop there is allowed."""
        ghost, held = self._ghost, self._held
        if ghost is None:
            return
        ghost.setPos(self._map.mapToScene(at.toPoint()))
        over = self._map.spotted(at)
        over = over if isinstance(over, Seat) and over != held else None
        if over != self._over:
            self._over = over
            ghost.say(None if over is None else self.judge(held, over))

    def _let_go(self) -> None:
        if self._ghost is not None:
            self._map.scene().removeItem(self._ghost)
        for seat in self._offered:
            self._offer(seat, offered=False)
        if isinstance(self._held, Seat):
            item = self._map.seat_item(self._held)
            if item is not None:
                item.mark(lifted=False)
        self._ghost, self._offered, self._over, self._table_moved = None, (), None, None

    def _step(self, number: int, way: tuple[int, int], step: float) -> None:
        self._table_moved = number
        item = self._map.tables[number]
        item.setPos(item.pos() + QPointF(way[0] * step, way[1] * step))
        self._map.ensureVisible(item, 4, 4)

    def _place(self, number: int) -> None:
        """It lies where it lay until its new place is recorded."""
        item = self._map.tables[number]
        at = item.pos()
        item.setPos(item.value.spot.x, item.value.spot.y)
        self.placed.emit(number, TablePoint(max(0.0, at.x()), max(0.0, at.y())))

"""The room seen from nearer or farther: its tables on a scene, and what lies at a place of it."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmapCache, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.detail import Detail, detail_at
from tdapp.ui.floor.map.ink import Ink
from tdapp.ui.floor.map.map_scene import MapScene
from tdapp.ui.floor.map.move_item import MoveItem
from tdapp.ui.floor.map.plan import PlanBox
from tdapp.ui.floor.map.seat_item import SeatItem
from tdapp.ui.floor.map.table_item import TableItem
from tdapp.ui.floor.map.values import Spotted
from tdapp.ui.look.text_size import grown
from tdapp.ui.look.theme import Theme

NEAREST, FARTHEST = 8.0, 0.12
RING, AIR = 2, 6
"""Pixels of the ring of the focus, and round the whole room."""
PICTURES, PIXEL, KB = 2, 4, 1024
"""Pictures of tables are kept for twice what is in sight; with less each frame paints all."""


class ZoomedRoom(QGraphicsView):
    """`chosen` carries the table (its number) or the `Seat` that was chosen by hand.

    `reshaped` says that what fills the room has another shape to fill.
    """

    chosen = Signal(object)
    reshaped = Signal()

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.ink = Ink(theme)
        self.mark: Spotted | None = None
        self._room = PlanBox(0, 0, 1, 1)
        self._whole = True
        self._aspect = 1.0
        self._resized = QTimer(self, singleShot=True, interval=0)
        self._resized.timeout.connect(self.reshaped)
        self._canvas = MapScene(self.ink, self)
        self.setScene(self._canvas)
        self._look_like_a_map(name)

    @property
    def scale_now(self) -> float:
        """So many pixels has a unit of the plan."""
        return self.transform().m11()

    @property
    def aspect(self) -> float:
        """How much wider than high it is, or was when the whole room was last shown."""
        if self._whole:
            view = self.viewport()
            self._aspect = max(1, view.width() - 2 * AIR) / max(1, view.height() - 2 * AIR)
        return self._aspect

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

    def seat_item(self, seat: Seat) -> SeatItem | None:
        """The item of a seat, if it is on the map."""
        return self._canvas.items_of(seat)[1]

    def show_whole(self) -> None:
        """The whole room, and so it stays when the window changes its size."""
        self._whole = True
        room = self._room
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

    @property
    def sight(self) -> tuple[float, float, float] | None:
        """The scale, and what is in the middle; None while it is the whole room."""
        if self._whole:
            return None
        middle = self.mapToScene(self.viewport().rect().center())
        return self.scale_now, middle.x(), middle.y()

    def go_to(self, scale: float, x: float, y: float) -> None:
        """Have this in the middle, at this scale."""
        self._whole = False
        self._set_scale(max(FARTHEST, min(NEAREST * grown(), scale)))
        self.centerOn(x, y)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The whole room stays whole."""
        super().resizeEvent(event)
        pixels = event.size().width() * event.size().height() * self.devicePixelRatioF() ** 2
        wanted = int(PICTURES * PIXEL * pixels / KB)
        QPixmapCache.setCacheLimit(max(wanted, QPixmapCache.cacheLimit()))
        if self._whole:
            self.show_whole()
        if self.isVisible() and self.tables:
            self._resized.start()

    def _take_room(self, room: PlanBox) -> None:
        self._room = room
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
        self.setMinimumSize(240, 36)

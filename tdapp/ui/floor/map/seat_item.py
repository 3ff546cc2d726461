"""A seat on the map: from the middle distance a dot, from near a card with name and stack."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.ui.floor.map.detail import NEAR_FROM, ROOM_FROM, Detail
from tdapp.ui.floor.map.ink import LEFT, RIGHT, Ink
from tdapp.ui.floor.map.ring import CARD, DOT, Seated
from tdapp.ui.floor.map.values import TAKEN, MapSeat, SeatLook
from tdapp.ui.look.shapes import Shape, paint_shape
from tdapp.ui.look.text_size import grown

if TYPE_CHECKING:
    from tdapp.ui.floor.map.table_item import TableItem

NUMBERED = 9.5
"""Half of a dot that has its number in it."""
REACH = 13.0
SHAPES = {
    SeatLook.LOW: Shape.LOW,
    SeatLook.AWAY: Shape.AWAY,
    SeatLook.OUT: Shape.GONE,
    SeatLook.LOCKED: Shape.STOP,
    SeatLook.WAITS: Shape.ATTENTION,
}
ACCENTED = frozenset({SeatLook.GOES, SeatLook.LEAVES, SeatLook.KEPT, SeatLook.WANTED})
DASHED = frozenset({SeatLook.EMPTY, SeatLook.KEPT, SeatLook.OUT, SeatLook.LOCKED})


class SeatItem(QGraphicsItem):
    """Paints its value, and what the hand does with it.

    It is `chosen`, `offered` (a player may be dropped here) or `lifted` (its player is dragged).
    """

    def __init__(self, table: "TableItem", layer: QGraphicsItem, place: Seated, ink: Ink) -> None:
        super().__init__(layer)
        self.table = table
        self.place = place
        self.value = MapSeat(0, SeatLook.EMPTY)
        self.chosen = self.offered = self.lifted = False
        self._ink = ink
        self._detail = Detail.ROOM
        self.setPos(*place.dot)

    def show_value(self, value: MapSeat) -> bool:
        """Show this from now on; whether it is anything new."""
        if value == self.value:
            return False
        self.value = value
        self.update()
        return True

    def mark(self, *, chosen: bool | None = None, offered: bool | None = None,
             lifted: bool | None = None) -> None:  # fmt: skip
        """What the hand does with it."""
        before = (self.chosen, self.offered, self.lifted)
        self.chosen = self.chosen if chosen is None else chosen
        self.offered = self.offered if offered is None else offered
        self.lifted = self.lifted if lifted is None else lifted
        if before != (self.chosen, self.offered, self.lifted):
            self.update()

    def look_from(self, detail: Detail) -> None:
        """Stand as a dot or as a card."""
        if detail is not self._detail and detail is not Detail.FAR:
            self.prepareGeometryChange()
            self._detail = detail
            self.setPos(*(self.place.card if detail is Detail.NEAR else self.place.dot))

    def boundingRect(self) -> QRectF:
        """In units of the plan, wide enough at every zoom of the distance."""
        if self._detail is Detail.NEAR:
            wide, high = (self.place.card_wide + 10) / NEAR_FROM, (CARD[1] + 10) / NEAR_FROM
            return QRectF(-wide / 2, -high / 2, wide, high)
        reach = REACH / ROOM_FROM
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """Where the mouse meets it."""
        path = QPainterPath()
        if self._detail is Detail.NEAR:
            path.addRect(self.boundingRect())
        else:
            path.addEllipse(QPointF(0, 0), 12, 12)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """In pixels, whatever the zoom."""
        scale = option.levelOfDetailFromTransform(painter.worldTransform()) / grown()
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        if self._detail is Detail.NEAR:
            self._paint_card(painter)
        else:
            self._paint_dot(painter)
        painter.restore()

    @property
    def _numbered(self) -> bool:
        return self.table.chosen or self.offered or self.value.look in ACCENTED

    def _look(self) -> SeatLook:
        return SeatLook.EMPTY if self.lifted else self.value.look

    def _paint_dot(self, painter: QPainter) -> None:
        look, theme = self._look(), self._ink.theme
        half = NUMBERED if self._numbered else DOT
        box = QRectF(-half, -half, 2 * half, 2 * half)
        words = theme.text2
        if look in SHAPES and not self._numbered:
            tone = theme.attention if look is SeatLook.WAITS else theme.text2
            paint_shape(painter, SHAPES[look], box.adjusted(-1, -1, 1, 1), tone)
        elif look in ACCENTED or self.offered:
            words = self._paint_accented(painter, box, look)
        elif look in DASHED:
            painter.setPen(self._ink.edge_dashed)
            painter.setBrush(self._ink.none)
            painter.drawEllipse(box)
        else:
            painter.setPen(self._ink.no_line)
            painter.setBrush(theme.text2)
            painter.drawEllipse(box)
            words = theme.ground
        if self._numbered:
            self._ink.text(painter, box, str(self.value.number), self._ink.label_strong, words)
            self._paint_beside(painter, box, look)
        if self.chosen:
            painter.setBrush(self._ink.none)
            painter.setPen(self._ink.accent)
            painter.drawEllipse(box.adjusted(-3, -3, 3, 3))

    def _paint_accented(self, painter: QPainter, box: QRectF, look: SeatLook) -> QColor:
        """A mover, where the move goes, or where a dragged player may be dropped."""
        theme = self._ink.theme
        filled = look is SeatLook.GOES
        dashed = look is SeatLook.KEPT or self.offered
        painter.setPen(self._ink.accent_dashed if dashed else self._ink.accent)
        painter.setBrush(theme.accent if filled else theme.ground)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        return theme.on_accent if filled else theme.accent

    def _paint_beside(self, painter: QPainter, box: QRectF, look: SeatLook) -> None:
        """The shape of its state at the edge of a numbered dot."""
        if look not in SHAPES:
            return
        theme = self._ink.theme
        mark = QRectF(box.right() - 6, box.top() - 4, 11, 11)
        painter.setPen(self._ink.no_line)
        painter.setBrush(theme.ground)
        painter.drawEllipse(mark.adjusted(-1, -1, 1, 1))
        tone = theme.attention if look is SeatLook.WAITS else theme.text
        paint_shape(painter, SHAPES[look], mark, tone)

    def _paint_card(self, painter: QPainter) -> None:
        theme, ink, look = self._ink.theme, self._ink, self._look()
        wide = self.place.card_wide
        box = QRectF(-wide / 2, -CARD[1] / 2, wide, CARD[1])
        filled = look is SeatLook.GOES
        accented = look in ACCENTED or self.offered
        if accented:
            dashed = look is SeatLook.KEPT
            painter.setPen(ink.accent_dashed if dashed else ink.accent)
        else:
            painter.setPen(ink.edge_dashed if look in DASHED else ink.edge)
        taken = look in TAKEN and not self.lifted
        ground = theme.accent if filled else theme.soft if self.offered else theme.panel
        painter.setBrush(ground if taken or self.offered else ink.none)
        painter.drawRoundedRect(box, 4, 4)
        words = theme.on_accent if filled else theme.accent if accented else theme.text
        number = QRectF(box.left() + 7, box.top(), 16, box.height())
        ink.text(painter, number, str(self.value.number), ink.label_strong, words)
        self._write(painter, box.adjusted(29, 3, -7, -3), words, taken=taken)
        if self.chosen:
            painter.setBrush(ink.none)
            painter.setPen(ink.accent)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 6, 6)

    def _write(self, painter: QPainter, box: QRectF, words: QColor, *, taken: bool) -> None:
        """Name and stack, or what is to be said of an empty seat."""
        ink, value, look = self._ink, self.value, self._look()
        first = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        second = first.translated(0, first.height())
        quiet = words if look is SeatLook.GOES else ink.theme.text2
        if self.lifted:
            ink.text(painter, first, value.name, ink.label_medium, ink.theme.text3, LEFT)
            said = self.table.words.being_moved
            ink.text(painter, second, said, ink.label, ink.theme.text2, LEFT)
            return
        if not taken:
            said = self.table.words.drop_here if self.offered else value.note
            tone = words if self.offered or look in ACCENTED else ink.theme.text2
            ink.text(painter, box, said, ink.label_medium, tone, LEFT)
            return
        alone = not (value.note or value.blinds or look in SHAPES)
        ink.text(painter, box if alone else first, value.name, ink.label_strong, words, LEFT)
        if value.blinds:
            ink.text(painter, second, value.blinds, ink.label, quiet, RIGHT)
        if look in SHAPES:
            mark = QRectF(second.left(), second.center().y() - 5.5, 11, 11)
            tone = ink.theme.attention if look is SeatLook.WAITS else ink.theme.text2
            paint_shape(painter, SHAPES[look], mark, tone)
            second.setLeft(second.left() + 16)
        ink.text(painter, second, value.note, ink.label, quiet, LEFT)

"""A table on the map: from far a tile, nearer its felt with number, count, pill and button."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.tournament.brackets.halves import SIDES
from tdapp.ui.floor.map.detail import ROOM_FROM, Detail, detail_at
from tdapp.ui.floor.map.ink import PILL, Ink, pen, pill_box
from tdapp.ui.floor.map.plan import HIGH, TILE_GAP, WIDE
from tdapp.ui.floor.map.ring import DOT, NEAR_TABLE, TABLE, Edge, ring
from tdapp.ui.floor.map.seat_item import MapWords, SeatItem, paint_dots
from tdapp.ui.floor.map.values import MapTable, TableLook
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import grown

PILL_AT = 58.0
"""The middle of the pill is so far under the middle of the table, in units of the plan."""
UNDER_SEATS = 39.5, DOT + PILL / 2 + 1
"""In a small room it is under the seats at the foot: so many units, and so many pixels."""
TWO_LINES, TALL, WITH_SHAPE = 31.0, 56.0, 64.0
GAPS = (7.0, 3.0)
ITSELF = QRectF(-WIDE / 2, -HIGH / 2, WIDE, HIGH)
DIVIDER = 0.6
"""The divider of a table ends at this share of the way from its middle to its edge."""


class TableItem(QGraphicsItem):
    """Paints its value; its seats are items of their own on a layer that hides from far.

    What it has painted is kept as a picture, and painted anew only after `update`.
    """

    def __init__(self, value: MapTable, ink: Ink, words: MapWords) -> None:
        super().__init__()
        self.value = value
        self.words = words
        self.chosen = False
        self._ink = ink
        self._layer = _Layer(self)
        self.seats: list[SeatItem] = []
        self._detail = Detail.ROOM
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._box = _box(value)
        self._seat(value)
        self.setPos(value.spot.x, value.spot.y)

    def show_value(self, value: MapTable) -> int:
        """Show this from now on; how many items have to be painted anew."""
        if value is self.value or value == self.value:
            return 0
        before, self.value = self.value, value
        if value.pill != before.pill:
            self.prepareGeometryChange()
            self._box = _box(value)
        if value.spot != before.spot:
            self.setPos(value.spot.x, value.spot.y)
        if len(value.seats) != len(before.seats):
            self._seat(value)
            self.update()
            return 1 + len(self.seats)
        changed = sum(
            item.show_value(seat) for item, seat in zip(self.seats, value.seats, strict=True)
        )
        if _felt(before) != _felt(value):
            self.update()
            changed += 1
        return changed

    def choose(self, *, chosen: bool) -> None:
        """Be the chosen one or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.setZValue(1 if chosen else 0)
            self.update()
            for seat in self.seats:
                seat.renew()

    def look_from(self, detail: Detail) -> None:
        """Show as much as is told at a distance."""
        if detail is self._detail:
            return
        self._detail = detail
        self._layer.setVisible(detail is not Detail.FAR)
        for seat in self.seats:
            seat.look_from(detail)

    def boundingRect(self) -> QRectF:
        """All the room that it takes, with its pill at every zoom."""
        return self._box

    def shape(self) -> QPainterPath:
        """Where the mouse meets it: its own room in the plan."""
        path = QPainterPath()
        path.addRect(ITSELF)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """In pixels, whatever the zoom."""
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        painter.save()
        detail, scale = detail_at(scale), scale / grown()
        painter.scale(1 / scale, 1 / scale)
        if detail is Detail.FAR:
            self._paint_tile(painter, scale)
        else:
            self._paint_felt(painter, scale, detail)
        painter.restore()

    def pill_box(self, scale: float) -> QRectF | None:
        """Where its pill lies under it, in pixels of the plan at this scale; None without any."""
        pill = self.value.pill
        if pill is None or self._detail is not Detail.ROOM:
            return None
        middle = self.pos() * scale + QPointF(0, _pill_at(scale / grown())) * grown()
        box = pill_box(QPointF(), pill.text, pill.shape)
        return QTransform.fromScale(grown(), grown()).mapRect(box).translated(middle)

    def _seat(self, value: MapTable) -> None:
        for old in self.seats:
            scene = old.scene()
            if scene is not None:
                scene.removeItem(old)
        places = ring(len(value.seats)) if value.seats else ()
        self.seats = [SeatItem(self, self._layer, place, self._ink) for place in places]
        for item, seat in zip(self.seats, value.seats, strict=True):
            item.show_value(seat)
            item.look_from(self._detail)

    def _outline(self) -> tuple[QPen, QColor]:
        """The line of the table and the ground of its felt."""
        theme, look = self._ink.theme, self.value.look
        if look is TableLook.SHORT:
            line = pen(theme.attention, 2)
        elif look is TableLook.HELD:
            line = pen(theme.paused, 2)
        elif look is TableLook.BREAKS:
            line = pen(theme.text, 2, *GAPS)
        elif look in (TableLook.FREE, TableLook.SHUT):
            line = self._ink.edge_dashed
        else:
            line = self._ink.edge
        if self.chosen:
            bold = look in (TableLook.CALM, TableLook.FREE, TableLook.SHUT)
            return self._ink.accent if bold else line, theme.soft
        empty = look in (TableLook.FREE, TableLook.SHUT)
        return line, theme.ground if empty else theme.raised

    def _paint_tile(self, painter: QPainter, scale: float) -> None:
        """Number, and under it count or state where there is room for two lines."""
        ink, value = self._ink, self.value
        box = QRectF(
            (-WIDE / 2 + TILE_GAP) * scale, (-HIGH / 2 + TILE_GAP) * scale,
            (WIDE - 2 * TILE_GAP) * scale, (HIGH - 2 * TILE_GAP) * scale,
        )  # fmt: skip
        line, ground = self._outline()
        painter.setPen(line)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 4, 4)
        if value.look is TableLook.HELD:
            painter.setBrush(ink.hatch)
            painter.drawRoundedRect(box, 4, 4)
            painter.fillRect(box.adjusted(box.width() / 5, 2, -box.width() / 5, -2), ground)
        self._write_tile(painter, box)
        if value.pill is not None and value.pill.shape is not None and box.width() > WITH_SHAPE:
            mark = QRectF(box.right() - 17, box.top() + 5, 12, 12)
            paint_shape(painter, value.pill.shape, mark, self._tone())

    def _write_tile(self, painter: QPainter, box: QRectF) -> None:
        ink, value = self._ink, self.value
        tone = ink.theme.text if value.seats else ink.theme.text3
        if box.height() < TWO_LINES:
            ink.text(painter, box, str(value.number), ink.body, tone)
            return
        tall = box.height() > TALL
        font, line = (ink.head, 23.0) if tall else (ink.body, 16.0)
        top = box.center().y() - (line + 16) / 2
        number = QRectF(box.left(), top, box.width(), line)
        ink.text(painter, number, str(value.number), font, tone)
        under = QRectF(box.left() + 2, top + line, box.width() - 4, 16)
        ink.text(painter, under, value.brief, ink.label_medium, self._tone())

    def _tone(self) -> QColor:
        theme = self._ink.theme
        return {TableLook.SHORT: theme.attention, TableLook.HELD: theme.paused}.get(
            self.value.look, theme.text2
        )

    def _paint_felt(self, painter: QPainter, scale: float, detail: Detail) -> None:
        ink, value = self._ink, self.value
        half_wide, half_high = (
            side * scale for side in (NEAR_TABLE if detail is Detail.NEAR else TABLE)
        )
        box = QRectF(-half_wide, -half_high, 2 * half_wide, 2 * half_high)
        if self.chosen and detail is Detail.ROOM:
            painter.setPen(ink.no_line)
            painter.setBrush(ink.theme.panel)
            halo = box.adjusted(-26 * scale, -28 * scale, 26 * scale, 28 * scale)
            painter.drawRoundedRect(halo, half_high + 20 * scale, half_high + 20 * scale)
        line, ground = self._outline()
        painter.setPen(line)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, half_high, half_high)
        if value.look is TableLook.HELD:
            painter.setBrush(ink.hatch)
            painter.drawRoundedRect(box, half_high, half_high)
            self._clear_behind_words(painter, ground)
        if value.look is TableLook.BREAKS:
            self._paint_gap(painter, box)
        if value.divided:
            self._paint_divider(painter, box)
        self._write(painter, box, detail)
        self._paint_button(painter, scale, detail)
        if value.pill is not None and detail is Detail.ROOM:
            self._paint_pill(painter, QPointF(0, _pill_at(scale)))
        if detail is Detail.ROOM:
            paint_dots(painter, self.seats, scale, ink)

    def _paint_divider(self, painter: QPainter, box: QRectF) -> None:
        """The divider, with room for the words between its ends, and the letters of its sides."""
        ink, half = self._ink, box.width() / 2
        painter.setPen(pen(ink.theme.text2, 2))
        for end in (box.top(), box.bottom()):
            painter.drawLine(QPointF(0, end), QPointF(0, DIVIDER * end))
        for letter, left in zip(SIDES[1:], (-half, half - 0.4 * half), strict=True):
            side = QRectF(left, -8, 0.4 * half, 16)
            ink.text(painter, side, letter, ink.label_medium, ink.theme.text2)

    def _clear_behind_words(self, painter: QPainter, ground: QColor) -> None:
        painter.setPen(self._ink.no_line)
        painter.setBrush(ground)
        painter.drawRect(QRectF(-32, -20, 64, 40))

    def _paint_gap(self, painter: QPainter, box: QRectF) -> None:
        """The table comes apart at its top and foot."""
        theme = self._ink.theme
        for y in (box.top(), box.bottom()):
            painter.fillRect(QRectF(-5, y - 3, 10, 6), theme.ground)
            painter.fillRect(QRectF(-1.5, y - 5, 3, 10), theme.text)

    def _write(self, painter: QPainter, box: QRectF, detail: Detail) -> None:
        ink, value = self._ink, self.value
        quiet = ink.theme.text3 if not value.seats else ink.theme.text2
        tone = ink.theme.text3 if not value.seats else ink.theme.text
        if detail is Detail.ROOM:
            number = QRectF(box.left(), -19, box.width(), 22)
            ink.text(painter, number, str(value.number), ink.head, tone)
            said = ink.theme.attention if value.look is TableLook.SHORT else quiet
            font = ink.label_strong if value.look is TableLook.SHORT else ink.label
            ink.text(painter, QRectF(box.left(), 3, box.width(), 16), value.count, font, said)
            return
        number = QRectF(box.left(), -44, box.width(), 34)
        ink.text(painter, number, str(value.number), ink.clock, tone)
        if value.pill is not None:
            self._paint_pill(painter, QPointF(0, 2))
        else:
            ink.text(
                painter, QRectF(box.left(), -8, box.width(), 18), value.count, ink.label, quiet
            )
        ink.text(painter, QRectF(box.left(), 14, box.width(), 18), value.age, ink.label, quiet)

    def _paint_pill(self, painter: QPainter, middle: QPointF) -> None:
        pill, theme = self.value.pill, self._ink.theme
        if pill is None:
            return
        tone = self._tone() if self.value.look is not TableLook.BREAKS else theme.text
        ground = theme.ground if pill.loud else None
        self._ink.pill(painter, middle, pill.text, pill.shape, tone, loud=pill.loud, on=ground)

    def _paint_button(self, painter: QPainter, scale: float, detail: Detail) -> None:
        """The button on the edge of the felt, at the seat where it was told."""
        for item in self.seats:
            if not item.value.button:
                continue
            x, y = item.place.card if detail is Detail.NEAR else item.place.dot
            half = NEAR_TABLE if detail is Detail.NEAR else TABLE
            x = max(-half[0] + 14, min(half[0] - 14, x * 0.72))
            edge = half[1] - 1
            if item.place.side in (Edge.HEAD, Edge.FOOT):
                y = edge if item.place.side is Edge.FOOT else -edge
            else:
                y = max(-edge, min(edge, y * 0.62))
            self._ink.button(painter, QPointF(x * scale, y * scale))


class _Layer(QGraphicsItem):
    """What the seats lie on."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, _painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        return


def _box(value: MapTable) -> QRectF:
    """Its room in the plan; its pill takes the most of it in the smallest room that shows one."""
    if value.pill is None:
        return ITSELF
    pill = pill_box(QPointF(0, _pill_at(ROOM_FROM)), value.pill.text, value.pill.shape)
    in_plan = QTransform.fromScale(1 / ROOM_FROM, 1 / ROOM_FROM)
    return ITSELF.united(in_plan.mapRect(pill.adjusted(-1, -1, 1, 1)))


def _felt(value: MapTable) -> tuple[object, ...]:
    """What the table itself shows of it."""
    button = tuple(seat.button for seat in value.seats)
    return (value.look, value.count, value.brief, value.pill, value.age, value.divided, button)


def _pill_at(scale: float) -> float:
    """How far under the middle of a table its pill lies, in pixels at 100 %."""
    units, pixels = UNDER_SEATS
    return max(PILL_AT * scale, units * scale + pixels)

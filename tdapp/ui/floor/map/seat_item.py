"""A seat on the map: from near a card with name and stack, farther off a dot of its table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.shown.entry_facts import brief
from tdapp.ui.floor.map.detail import NEAR_FROM, ROOM_FROM, Detail
from tdapp.ui.floor.map.ink import LEFT, RIGHT, Ink
from tdapp.ui.floor.map.ring import CARD, DOT, PX_PER_UNIT, SeatSpot
from tdapp.ui.floor.map.values import ACCENTED, DASHED, SHAPES, TAKEN, MapSeat, MapTable, SeatLook
from tdapp.ui.look.lettering import width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.text_size import grown

say = saying("map")
REACH = 13.0
NUMBERED = 9.5
"""Half of a dot that has its number in it."""
NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents


@dataclass(frozen=True, slots=True)
class MapWords:
    """The words that the map itself says."""

    drop_here: str
    being_moved: str

    @staticmethod
    def here() -> "MapWords":
        """In the language of the program."""
        return MapWords(say("drop here"), say("being moved"))


class SeatsTable(Protocol):
    """The item of the table that seats belong to."""

    value: MapTable
    words: MapWords
    chosen: bool

    def update(self, rect: QRectF, /) -> None:
        """Have a part of it painted anew."""
        ...


class SeatItem(QGraphicsItem):
    """Paints its value, and what the hand does with it.

    It is `chosen`, `offered` (a player may be dropped here) or `lifted` (its player is dragged);
    `is_plain` where its dot tells no more than that it is taken or free.
    """

    def __init__(self, table: SeatsTable, layer: QGraphicsItem, place: SeatSpot, ink: Ink) -> None:
        super().__init__(layer)
        self.table = table
        self.place = place
        self.value = MapSeat(0, SeatLook.EMPTY)
        self.chosen = self.offered = self.lifted = False
        self.is_plain = True
        self._ink = ink
        self._detail = Detail.ROOM
        self.setFlag(NO_CONTENTS)
        self.setPos(*place.dot)

    def show_value(self, value: MapSeat) -> bool:
        """Show this from now on; whether it is anything new."""
        if value == self.value:
            return False
        self.value = value
        self.renew()
        return True

    def mark(self, *, chosen: bool | None = None, offered: bool | None = None,
             lifted: bool | None = None) -> None:  # fmt: skip
        """What the hand does with it."""
        before = (self.chosen, self.offered, self.lifted)
        self.chosen = self.chosen if chosen is None else chosen
        self.offered = self.offered if offered is None else offered
        self.lifted = self.lifted if lifted is None else lifted
        if before != (self.chosen, self.offered, self.lifted):
            self.renew()

    def renew(self) -> None:
        """Have it painted anew: a card by itself, a dot by its table."""
        self.is_plain = not (self.chosen or self.numbered or self.shown in SHAPES)
        if self._detail is Detail.NEAR:
            self.update()
        else:
            self.table.update(self.boundingRect().translated(self.pos()))

    def look_from(self, detail: Detail) -> None:
        """Stand as a dot or as a card."""
        if detail is not self._detail and detail is not Detail.FAR:
            self.prepareGeometryChange()
            self._detail = detail
            self.setFlag(NO_CONTENTS, detail is not Detail.NEAR)
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
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """In pixels, whatever the zoom."""
        scale = option.levelOfDetailFromTransform(painter.worldTransform()) / grown()
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        self._paint_card(painter, self.place.card_wide * max(1.0, scale / PX_PER_UNIT))
        painter.restore()

    @property
    def numbered(self) -> bool:
        """Whether its dot has its number in it."""
        return self.table.chosen or self.offered or self.value.look in ACCENTED

    @property
    def shown(self) -> SeatLook:
        """How it stands while its player may be in the hand."""
        return SeatLook.EMPTY if self.lifted else self.value.look

    def _paint_card(self, painter: QPainter, wide: float) -> None:
        theme, ink, look = self._ink.theme, self._ink, self.shown
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
        ink, value, look = self._ink, self.value, self.shown
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
        name = brief(value.name, lambda said: width(said, ink.label_strong) <= box.width())
        ink.text(painter, box if alone else first, name, ink.label_strong, words, LEFT)
        if value.blinds:
            ink.text(painter, second, value.blinds, ink.label, quiet, RIGHT)
        if look in SHAPES:
            mark = QRectF(second.left(), second.center().y() - 5.5, 11, 11)
            tone = ink.theme.attention if look is SeatLook.WAITS else ink.theme.text2
            paint_shape(painter, SHAPES[look], mark, tone)
            second.setLeft(second.left() + 16)
        ink.text(painter, second, value.note, ink.label, quiet, LEFT)


def paint_dots(painter: QPainter, seats: Sequence[SeatItem], scale: float, ink: Ink) -> None:
    """In pixels round the middle of the table, where a unit of the plan has so many (`scale`)."""
    filled, dashed = [], []
    for seat in seats:
        x, y = seat.place.dot
        middle = QPointF(x * scale, y * scale)
        if not seat.is_plain:
            _paint_dot(painter, seat, middle, ink)
        elif seat.shown in DASHED:
            dashed.append(middle)
        else:
            filled.append(middle)
    _paint_plain(painter, dashed, ink.edge_dashed, ink.none)
    _paint_plain(painter, filled, ink.no_line, ink.theme.text2)


def _paint_plain(
    painter: QPainter, middles: Sequence[QPointF], line: QPen, ground: QBrush | QColor
) -> None:
    painter.setPen(line)
    painter.setBrush(ground)
    for middle in middles:
        painter.drawEllipse(middle, DOT, DOT)


def _paint_dot(painter: QPainter, seat: SeatItem, middle: QPointF, ink: Ink) -> None:
    """One that tells more than taken or free."""
    look, numbered = seat.shown, seat.numbered
    half = NUMBERED if numbered else DOT
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    words = ink.theme.text2
    if look in SHAPES and not numbered:
        _paint_shape(painter, look, box.adjusted(-1, -1, 1, 1), ink, ink.theme.text2)
    elif look in ACCENTED or seat.offered:
        words = _paint_accented(painter, box, seat, ink)
    elif look in DASHED:
        painter.setPen(ink.edge_dashed)
        painter.setBrush(ink.none)
        painter.drawEllipse(box)
    else:
        painter.setPen(ink.no_line)
        painter.setBrush(ink.theme.text2)
        painter.drawEllipse(box)
        words = ink.theme.ground
    if numbered:
        ink.text(painter, box, str(seat.value.number), ink.label_strong, words)
        _paint_beside(painter, box, look, ink)
    if seat.chosen:
        painter.setBrush(ink.none)
        painter.setPen(ink.accent)
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3))


def _paint_accented(painter: QPainter, box: QRectF, seat: SeatItem, ink: Ink) -> QColor:
    """A mover, where the move goes, or where a dragged player may be dropped."""
    filled = seat.shown is SeatLook.GOES
    dashed = seat.shown is SeatLook.KEPT or seat.offered
    painter.setPen(ink.accent_dashed if dashed else ink.accent)
    painter.setBrush(ink.theme.accent if filled else ink.theme.ground)
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    return ink.theme.on_accent if filled else ink.theme.accent


def _paint_beside(painter: QPainter, box: QRectF, look: SeatLook, ink: Ink) -> None:
    """The shape of its state at the edge of a numbered dot."""
    if look not in SHAPES:
        return
    mark = QRectF(box.right() - 6, box.top() - 4, 11, 11)
    painter.setPen(ink.no_line)
    painter.setBrush(ink.theme.ground)
    painter.drawEllipse(mark.adjusted(-1, -1, 1, 1))
    _paint_shape(painter, look, mark, ink, ink.theme.text)


def _paint_shape(painter: QPainter, look: SeatLook, box: QRectF, ink: Ink, quiet: QColor) -> None:
    tone = ink.theme.attention if look is SeatLook.WAITS else quiet
    paint_shape(painter, SHAPES[look], box, tone)

"""What the director is told: that something was done, was refused, or needs a look."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.look.act import Attention, Done
from tdapp.ui.look.lettering import MEDIUM, Size, Words, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.pages.page_stack import PageStack

WIDEST, AIR, BAR, SHAPE = 720, 12, 3, 14
BEFORE_TEXT, PAD = 40, 10
STAYS_MS = {Done: 6_000, str: 15_000, Attention: 60_000}
"""How long each kind of notice stays; `str` is a refusal."""


class Notice(QWidget):
    """Lies over the foot of the page, but over no sum, and leaves by itself.

    It goes, too, with another page, once something is done, and at Escape or a click.
    """

    def __init__(self, theme: Theme, pages: PageStack, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._pages = pages
        self._is_new = False
        self._words = Words(Size.BODY, theme.text, MEDIUM, wraps=True)
        self.said = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(BEFORE_TEXT), px(PAD), px(AIR), px(PAD))
        row.addWidget(self._words)
        pages.installEventFilter(self)
        pages.turned.connect(self._turn_page)
        self.hide()

    @property
    def shape(self) -> Shape:
        """What kind of notice it is, beside its words."""
        kinds = {Done: Shape.DONE, Attention: Shape.ATTENTION}
        return kinds.get(type(self.said), Shape.GONE)

    def tell(self, said: str) -> None:
        """Say this as `Done`, `Attention` or a refusal; an empty one takes away what is said."""
        self.said = said
        self._words.setText(said)
        self.setAccessibleName(said)
        self.setVisible(bool(said))
        if not said:
            self._timer.stop()
            return
        self._is_new = True
        QTimer.singleShot(0, self, self._age)
        self._timer.start(STAYS_MS.get(type(said), STAYS_MS[str]))
        self._place()
        self.raise_()
        self.update()

    def clear(self) -> None:
        """Say nothing any more."""
        self.tell("")

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of the page."""
        if self.said and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return False

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click takes it away."""
        self.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised card, with the shape and the bar of its kind."""
        theme = self._theme
        colours = {Shape.DONE: theme.running, Shape.ATTENTION: theme.attention}
        colour = colours.get(self.shape, theme.text2)
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.raised)
        painter.setPen(QPen(theme.edge, 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.fillRect(0, 0, BAR, self.height(), colour)
        size = px(SHAPE)
        box = QRectF(px(AIR) + BAR, (self.height() - size) / 2, size, size)
        paint_shape(painter, self.shape, box, colour)
        painter.end()

    def _turn_page(self) -> None:
        """What led to the other page is still to be read there."""
        if not self._is_new:
            self.clear()

    def _age(self) -> None:
        self._is_new = False

    def _place(self) -> None:
        spot = self._pages.mapTo(self.window(), QPoint(0, 0))
        page = QRect(spot, self._pages.size())
        room = page.width() - self._pages.inspector_width - 2 * px(AIR)
        around = px(BEFORE_TEXT) + px(AIR) + 4
        wide = min(px(WIDEST), room, round(width(self.said, lettering(Size.BODY, MEDIUM))) + around)
        high = self.heightForWidth(wide)
        left = page.left() + (room + 2 * px(AIR) - wide) // 2
        sums = (one.mapTo(self.window(), QPoint(0, 0)).y() for one in self._pages.at_foot)
        foot = min(sums, default=page.bottom())
        self.setGeometry(QRect(left, foot - px(AIR) - high, wide, high))

"""A layout that sets its parts side by side and goes on in the next row where they do not fit."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flowing(QLayout):
    """Every part has the width it asks for, as far as the whole is that wide."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Take one more part in, at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many parts it has."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem:  # noqa: N802
        """One of them; None past the end, as Qt wants it."""
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def takeAt(self, index: int) -> QLayoutItem:  # noqa: N802
        """Give one of them up; None past the end, as Qt wants it."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """It asks for no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high its rows are together."""
        return self._arrange(QRect(0, 0, width, 0), sets=False)

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [item.sizeHint() for item in self._items]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(hint.width() for hint in hints) + gaps, _highest(hints))

    def minimumSize(self) -> QSize:  # noqa: N802
        """One part in each row, cut where even that is too wide."""
        return QSize(0, _highest([item.sizeHint() for item in self._items]))

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Set the parts into their rows."""
        super().setGeometry(rect)
        self._arrange(rect, sets=True)

    def _arrange(self, rect: QRect, *, sets: bool) -> int:
        """Go through the parts row by row; gives the height of all rows."""
        x, y, high = rect.left(), rect.top(), 0
        for item in self._items:
            hint = item.sizeHint()
            wide = min(hint.width(), rect.width())
            if x > rect.left() and x + wide > rect.left() + rect.width():
                x, y, high = rect.left(), y + high + self.spacing(), 0
            if sets:
                item.setGeometry(QRect(QPoint(x, y), QSize(wide, hint.height())))
            x, high = x + wide + self.spacing(), max(high, hint.height())
        return y + high - rect.top()


def _highest(hints: list[QSize]) -> int:
    return max((hint.height() for hint in hints), default=0)

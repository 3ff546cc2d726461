"""A list whose cells are typed in: arrows go from cell to cell, digits and Enter begin to type."""

from collections.abc import Callable, Collection, Hashable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication

from tdapp.ui.drafts.form_row import FormInput
from tdapp.ui.look.lists.list_rows import AnyRow, ListColumn
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.theme import Theme

SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STEPS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
NONE_HELD = Qt.KeyboardModifier.NoModifier
STAY_OPEN = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
LEAST = 96
"""A field that is typed in is at least so wide, in pixels."""


class CellGrid(Listing):
    """One `input` for each column but the first and the last, put over the cell that is typed in.

    `pasted`, `undone`, `redone`, `added` and `removed` say that these keys were pressed. Tab and
    Enter in a cell go on to the next one.
    """

    pasted = Signal()
    undone = Signal()
    redone = Signal()
    added = Signal()
    removed = Signal()

    def __init__(
        self, name: str, theme: Theme, columns: Sequence[ListColumn], inputs: Sequence[FormInput]
    ) -> None:
        super().__init__(name, theme, columns, headed=True)
        self._inputs = inputs
        self._ring = theme.accent
        self.column = 0
        for widget in inputs:
            widget.setParent(self.viewport())
            widget.hide()
            widget.goes.connect(self._go_down)
            widget.installEventFilter(self)
        self.verticalScrollBar().valueChanged.connect(self._place_input)
        self.clicked.connect(self._take)
        self.doubleClicked.connect(self._take)
        self.entered.connect(self.type_here)

    def show_rows(
        self, rows: Sequence[AnyRow], key: Hashable = None, changed: Collection[int] | None = None
    ) -> None:
        """Show these rows; what is typed in stays over its cell."""
        super().show_rows(rows, key, changed)
        self._place_input()

    @property
    def typed_in(self) -> FormInput | None:
        """The field that is open over a cell."""
        return next((one for one in self._inputs if not one.isHidden()), None)

    def type_here(self) -> None:
        """Begin to type in the cell."""
        if self.key is None:
            return
        here = self._inputs[self.column]
        self._put_over_cell(here)
        here.show()
        here.setFocus(Qt.FocusReason.TabFocusReason)

    def leave(self) -> None:
        """Type no more; the cell stays as it was typed."""
        open_one = self.typed_in
        if open_one is not None:
            self.setFocus()
            open_one.hide()

    def event(self, event: QEvent) -> bool:
        """Undo and redo mean what was typed here, not the last act of the record."""
        typed = isinstance(event, QKeyEvent) and self._meant(event) is not None
        if typed and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab goes to the next cell, Escape back to the rows; a field that is left closes."""
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in STAY_OPEN:
            next(one for one in self._inputs if one is watched).hide()
        if isinstance(event, QKeyEvent) and _is_typing(event):
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in STEPS:
                self._go_aside(STEPS[Qt.Key(event.key())])
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to a cell, digits begin to type in it; the rest is a list's."""
        meant = self._meant(event)
        plain = event.modifiers() in (NONE_HELD, Qt.KeyboardModifier.KeypadModifier)
        if meant is not None:
            meant()
        elif plain and event.key() in SIDES:
            self._to(self.column + SIDES[Qt.Key(event.key())])
        elif plain and event.text().isdecimal() and self.key is not None:
            self.type_here()
            QApplication.sendEvent(self._inputs[self.column], event)
        else:
            super().keyPressEvent(event)

    def _meant(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What a key does to the rows as a whole, if anything."""
        doing = {
            "Ctrl+V": self.pasted.emit,
            "Ctrl+Z": self.undone.emit,
            "Ctrl+Y": self.redone.emit,
            "Ctrl+Shift+Z": self.redone.emit,
            "Ins": self.added.emit,
            "Del": self.removed.emit,
        }
        return doing.get(QKeySequence(event.keyCombination()).toString())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, and a frame around the cell."""
        super().paintEvent(event)
        if self.hasFocus() and self.key is not None:
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self._ring, 2))
            painter.drawRect(self._cell().adjusted(2, 2, -2, -3))
            painter.end()

    def _cell(self) -> QRect:
        return self.visualRect(self.model().index(self.currentIndex().row(), self.column + 1))

    def _place_input(self) -> None:
        open_one = self.typed_in
        if open_one is not None:
            self._put_over_cell(open_one)

    def _put_over_cell(self, field: FormInput) -> None:
        cell, high = self._cell(), field.minimumHeight()
        wide = max(cell.width(), LEAST)
        left = min(cell.left(), self.viewport().width() - wide)
        field.setGeometry(left, cell.center().y() - high // 2, wide, high)
        field.raise_()

    def _take(self, index: QModelIndex) -> None:
        self._to(index.column() - 1)

    def _to(self, column: int) -> None:
        shown = [at for at in range(len(self._inputs)) if not self.isColumnHidden(at + 1)]
        self.column = min(max(0, column), max(shown, default=0))
        self.viewport().update()

    def _go_aside(self, step: int) -> None:
        """To the next cell, at the end of a row to the first one of the next."""
        column = self.column + step
        if 0 <= column < len(self._inputs):
            self._to(column)
            self.type_here()
        elif self._row(step):
            self._to(0 if step > 0 else len(self._inputs) - 1)
            self.type_here()

    def _go_down(self, step: int) -> None:
        """To the same cell of the next row; at the end typing is over."""
        if self._row(step):
            self.type_here()
        else:
            self.leave()

    def _row(self, step: int) -> bool:
        """Choose another row, if there is one."""
        place = self.currentIndex().row() + step
        if not 0 <= place < len(self.table.rows):
            return False
        self.choose(self.table.rows[place].key)
        return True


def _is_typing(event: QKeyEvent) -> bool:
    """Whether a key that could be the letter of an act is typed into a cell."""
    asks = event.type() is QEvent.Type.ShortcutOverride
    return asks and event.text().isprintable() and event.modifiers() == NONE_HELD

"""What Qt and Python alone need for the same: the peers of the console."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QTableView

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class BareRows(QAbstractTableModel):
    """Texts in rows, as they come."""

    def __init__(self, rows: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self._rows = rows

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show others."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, _: Index = NOWHERE) -> int:
        """All of them."""
        return len(self._rows)

    def columnCount(self, _: Index = NOWHERE) -> int:
        """As many as the first has."""
        return len(self._rows[0]) if self._rows else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text alone."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        return None


def bare_table(size: tuple[int, int]) -> tuple[QTableView, BareRows]:
    """A plain table of Qt, shown without anything in it."""
    view, rows = QTableView(), BareRows(())
    view.setModel(rows)
    view.resize(*size)
    view.show()
    return view, rows

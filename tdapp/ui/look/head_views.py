"""A part of a page with room over it for the head of the page, beside which a side may stand."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


class UnderHead(QWidget):
    """Views that are turned to in one place hand the head on to each other."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for part in parts:
            self._column.addWidget(part)
        self._column.setStretchFactor(parts[0], 1)

    def take(self, head: QWidget) -> None:
        """Have the head on top, wherever it was."""
        self._column.insertWidget(0, head)

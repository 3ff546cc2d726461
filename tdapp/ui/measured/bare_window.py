"""A window of Qt with a list of so many rows; it prints a line as soon as it is painted."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QTableView

from tdapp.ui.measured.bare import BareRows

COLUMNS = 6


class BareWindow(QTableView):
    """Tells that it was painted, and ends the program."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows in sight."""
        super().paintEvent(event)
        QTimer.singleShot(0, self._tell)

    def _tell(self) -> None:
        sys.stdout.write("usable\n")
        sys.stdout.flush()
        QApplication.quit()


def main() -> int:
    """Start Qt with this window."""
    app = QApplication(sys.argv)
    window = BareWindow()
    texts = [f"{row}" for row in range(int(sys.argv[1]))]
    rows = BareRows([[text] * COLUMNS for text in texts])
    window.setModel(rows)
    window.resize(1600, 900)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

"""An empty window of Qt in a process of its own, which prints a line as soon as it is painted."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class BareWindow(QMainWindow):
    """Tells that it was painted, and ends the program."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but its ground."""
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
    window.resize(1600, 900)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

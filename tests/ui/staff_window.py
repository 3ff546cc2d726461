"""The page of staff in a window of its own, with the questions and the sign-in bar under it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.pages.staff_page import StaffPage
from tdapp.ui.staff.sign_in import SignInBar
from tdapp.ui.staff.station_staff import DeniedTries
from tdapp.ui.workplace.workplace import Workplace
from tests.ui.window_room import WindowRoom


class StaffWindow(QWidget):
    """Works by hand; `said` are the sentences of the bottom line."""

    def __init__(self, room: WindowRoom) -> None:
        super().__init__()
        console, self.room = room.console, room
        theme = read_theme(ThemeName.DARK)
        work = Workplace(
            room.parts, theme, console.view, console.asking, console.names, console.acts,
            console.page_acts,
        )  # fmt: skip
        self.said: list[str] = []
        self.page = StaffPage(work)
        self.asked = QuestionPanel(theme, wide=True)
        self.bar = SignInBar(theme, room.parts.signing_in, console.asking)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.page, 1)
        column.addWidget(self.asked)
        column.addWidget(self.bar)
        self.page.asks.connect(self.asked.put)
        console.asking.signs.connect(self.bar.put)
        for tried in (self.page.tried, self.bar.tried, console.asking.refused):
            tried.connect(self.said.append)
        denied = DeniedTries(room.parts.desk, self)
        for act in self.page.acts:
            act.tried.connect(self.said.append)
            denied.watch(act)
        for over in (self.asked.over, self.bar.over):
            over.connect(self.page.go_back)
        console.asking.done.connect(self.page.refresh)
        self.resize(1440, 760)
        self.show()
        assert QTest.qWaitForWindowExposed(self)
        self.activateWindow()
        self.page.refresh()

    def answer(self, text: str | None = None) -> None:
        """Type an answer, or take what is offered, and press Enter."""
        if text is not None:
            self.asked.field.setText(text)
        self._enter(self.asked.field)

    def key(self, text: str) -> None:
        """Type a PIN or scan a badge."""
        QTest.keyClicks(self.bar.field, text)
        self._enter(self.bar.field)

    def _enter(self, field: QWidget) -> None:
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.settle()

    def settle(self) -> None:
        """Wait until what was asked for is done, read again, and shown."""
        self.room.settle()
        self.room.station.journal.ask(lambda _: None).result()
        QApplication.processEvents()
        self.page.refresh()

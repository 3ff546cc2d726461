"""The feed of the screens in a window: lists are prepared in slices on the loop."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tdapp.core.ids import ActionId, StreamId
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.screens.clock_face import ClockFace
from tdapp.screens.feed import Feed
from tdapp.screens.shown_names import NameOnScreens, ShownNames
from tdapp.screens.views import View
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.screens.screen_choices import ScreenChoices

SLICE_MS = 4


class ScreenFeed(QObject):
    """Gives each screen its picture; `ready` says that another list is prepared."""

    ready = Signal()

    def __init__(
        self,
        desk: Desk,
        view: EventInView,
        name_on_screens: NameOnScreens,
        choices: ScreenChoices,
        when: Callable[[ActionId], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._make_a_slice)
        names = ShownNames(name_on_screens, voice(), LETTERING)
        self._feed = Feed(desk, view, names, choices, when, self._turns.start)
        self.names_changed = self._feed.names_changed
        self.note_health = self._feed.note_health
        self.leagues = self._feed.leagues

    def face(self, event: StreamId, now: Instant) -> ClockFace:
        """The clock of an event."""
        return self._feed.face(event, now)

    def picture(
        self,
        view: View,
        event: StreamId | None,
        now: Instant,
        turn: int,
        seconds: int,
        table: int = 0,
    ) -> Picture | None:
        """What a screen shows now; None while its list is not ready yet."""
        board = self._feed.board(view, event, now, table)
        return None if board is None else picture_of(board, turn, seconds)

    def finish(self) -> None:
        """Prepare what is under way at once."""
        while self._feed.prepare_some():
            pass
        self._finished()

    def stop(self) -> None:
        """Stop preparing pictures."""
        self._feed.stop()
        self._turns.stop()

    def _make_a_slice(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while self._feed.prepare_some():
            if spent.elapsed() >= SLICE_MS:
                return
        self._finished()

    def _finished(self) -> None:
        self._turns.stop()
        self.ready.emit()

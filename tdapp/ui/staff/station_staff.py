"""Everything that a window needs so that somebody is signed in at it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.calls.house.session import StationSession
from tdapp.desk.desk import Desk
from tdapp.ui.asking.asking import Asking
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.parts import Parts
from tdapp.ui.staff.sign_in import SignInBar
from tdapp.ui.staff.staff_words import who_words
from tdapp.words.sentence import sentence

LOOK_MS = 5_000
BY_HAND = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


class IdleWatch(QObject):
    """Watches what is done by hand in a window that is shown, for as long as it lives.

    It listens to the window's handle, which gets each key and move of the mouse once, and none of
    the many events of the widgets within.
    """

    def __init__(self, session: StationSession, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(session.look)
        self._timer.start()
        handle = window.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def stop(self) -> None:
        """Stop locking the session when nobody is there."""
        self._timer.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Nothing is kept from anybody."""
        if event.type() in BY_HAND:
            self._session.touch()
        return False


class DeniedTries(QObject):
    """Listens to acts that say why they were not done."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def watch(self, act: WindowAct) -> None:
        """Keep tries of this act from now on."""
        act.tried.connect(self._heard)

    def _heard(self, said: str) -> None:
        """A button asks anew before it refuses, so what was asked last is what it says."""
        asked = self._desk.bulletin.asked
        if asked is not None and sentence(asked.refusal, voice()) == said:
            self._desk.bulletin.deny_asked()


class AtStation(QObject):
    """The `bar` belongs under the page; `changed` says that somebody else acts, or may do more."""

    changed = Signal()

    def __init__(self, parts: Parts, theme: Theme, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._session = parts.session
        self.bar = SignInBar(theme, parts.signing_in, asking)
        self._denied = DeniedTries(parts.desk, self)
        self._idle: IdleWatch | None = None
        asking.signs.connect(self.bar.put)
        self._leave = parts.session.subscribe(self.changed.emit)

    @property
    def who(self) -> tuple[str, str]:
        """Who acts here, and as what, since when; for the bottom line."""
        return who_words(self._session)

    def watch_acts(self, acts: Iterable[WindowAct]) -> None:
        """Keep tries of these that a role does not allow; whoever asks for one is at the station.

        A key that is an act's own never comes to the window as a key.
        """
        for act in acts:
            self._denied.watch(act)
            act.triggered.connect(self._session.touch)

    def watch_hands(self, window: QWidget) -> None:
        """Lock the session when nobody does anything in this window, which is shown by now."""
        self._idle = IdleWatch(self._session, window)

    def leave(self) -> None:
        """The window is closed."""
        self._leave()
        self.bar.leave()
        if self._idle is not None:
            self._idle.stop()

"""Says what a key of two strokes waits for, once the first was pressed."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.look.act import Done, WindowAct
from tdapp.ui.look.spoken import voice

NATIVE = QKeySequence.SequenceFormat.NativeText
BARE = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta})


class ChordHint(QObject):
    """Watches the keys of a window: `acts` are those made so far, `tell` says the hint.

    Any second stroke takes it away: only while that is awaited is every event looked at, slowly.
    """

    def __init__(
        self,
        acts: Callable[[], Iterable[WindowAct]],
        tell: Callable[[str], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._acts = acts
        self._tell = tell
        self._begun: int | None = None
        window.installEventFilter(self)

    def leave(self) -> None:
        """Look at the window alone again, which may be closed."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Only looks: every event goes on to whom it is meant for."""
        if self._begun is None:
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
                self._hear_first(event)
        elif isinstance(event, QShortcutEvent) or (
            isinstance(event, QKeyEvent) and event.key() not in {*BARE, self._begun}
        ):  # it never comes as a press where it fits no key, but is let go
            self._begun = None
            self.leave()
            self._tell("")
        return False

    def _hear_first(self, event: QKeyEvent) -> None:
        begun = begun_by(event.keyCombination(), self._acts()) if event.modifiers() else []
        if begun and event.key() not in BARE:
            self._begun = event.key()
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
            self._tell(Done(hint(event.keyCombination(), begun)))


def begun_by(pressed: QKeyCombination, acts: Iterable[WindowAct]) -> list[WindowAct]:
    """Those whose key of two strokes begins so."""
    keys = ((act, act.shortcut()) for act in acts)
    return [act for act, key in keys if key.count() > 1 and key[0] == pressed]  # type: ignore[index]


def hint(pressed: QKeyCombination, begun: Sequence[WindowAct]) -> str:
    """The key that was pressed, and each that may follow with what it does."""
    follows = sorted((_second(act), act.text().replace("&", "")) for act in begun)
    listed = ", ".join(f"{key} {words}" for key, words in follows)
    said = voice().text("help", "{key}, then: {listed}")
    return said.format(key=QKeySequence(pressed).toString(NATIVE), listed=listed)


def _second(act: WindowAct) -> str:
    return QKeySequence(act.shortcut()[1]).toString(NATIVE)  # type: ignore[index]

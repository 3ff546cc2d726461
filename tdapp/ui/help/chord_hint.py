"""Says what a key of two strokes waits for, once the first was pressed."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication

from tdapp.ui.look.act import Done, WindowAct
from tdapp.ui.look.spoken import voice

NATIVE = QKeySequence.SequenceFormat.NativeText
BARE = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta})


class ChordHint(QObject):
    """Watches the keys of the program: `acts` are those made so far, `tell` says the hint.

    The second stroke, whichever it is, takes away what was said.
    """

    def __init__(
        self,
        acts: Callable[[], Iterable[WindowAct]],
        tell: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._acts = acts
        self._tell = tell
        self._begun: int | None = None
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def leave(self) -> None:
        """The window is closed."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Only looks, and at little, as it sees every event there is: each goes on as it was."""
        if isinstance(event, QKeyEvent):
            if event.key() not in BARE:
                self._hear(event)
        elif self._begun is not None and isinstance(event, QShortcutEvent):
            self._end()
        return False

    def _hear(self, event: QKeyEvent) -> None:
        """The second stroke never comes as a press where it fits no key, but is let go."""
        if self._begun is not None:
            if event.key() != self._begun:
                self._end()
        elif event.type() is QEvent.Type.ShortcutOverride and event.modifiers():
            begun = begun_by(event.keyCombination(), self._acts())
            if begun:
                self._begun = event.key()
                self._tell(Done(hint(event.keyCombination(), begun)))

    def _end(self) -> None:
        self._begun = None
        self._tell("")


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

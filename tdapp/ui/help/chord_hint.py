"""Says what a key of two strokes waits for, once the first was pressed."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.act import Done, WindowAct
from tdapp.ui.look.spoken import voice

NATIVE = QKeySequence.SequenceFormat.NativeText
BARE = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta})


class ChordHint(QObject):
    """Watches the keys of a `window`: `acts` are those that there are, `tell` says the hint.

    The second stroke, whichever it is, takes away what was said. A key comes to the window from
    the part that has the focus; to watch the whole program, each of its events would be looked at.
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only looks: every key goes on to whom it is meant for."""
        if isinstance(event, QKeyEvent) and event.key() not in BARE:
            self._hear(event)
        return super().eventFilter(watched, event)

    def _hear(self, event: QKeyEvent) -> None:
        """The second stroke never comes as a press, but is let go."""
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

"""Says what a key of two strokes waits for, once the first was pressed."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.help.chord_card import ChordCard, SecondStroke
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme

NATIVE = QKeySequence.SequenceFormat.NativeText
BARE = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta})


class ChordHint(QObject):
    """Watches the keys of a window: `acts` are those made so far, a card over the `page` says it.

    Any second stroke takes it away: only while that is awaited is every event looked at, slowly.
    """

    def __init__(
        self,
        acts: Callable[[], Iterable[WindowAct]],
        theme: Theme,
        page: QWidget,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._acts = acts
        self.card = ChordCard(theme, page, window)
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
            self.card.hide()
        return False

    def _hear_first(self, event: QKeyEvent) -> None:
        begun = begun_by(event.keyCombination(), self._acts()) if event.modifiers() else []
        if begun and event.key() not in BARE:
            self._begun = event.key()
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
            self.card.show_strokes(title(event.keyCombination()), strokes(begun))


def begun_by(pressed: QKeyCombination, acts: Iterable[WindowAct]) -> list[WindowAct]:
    """Those whose key of two strokes begins so."""
    keys = ((act, act.shortcut()) for act in acts)
    return [act for act, key in keys if key.count() > 1 and key[0] == pressed]  # type: ignore[index]


def title(pressed: QKeyCombination) -> str:
    """That the key which was pressed waits for another one."""
    return voice().text("help", "{key}, then:", key=QKeySequence(pressed).toString(NATIVE))


def strokes(begun: Sequence[WindowAct]) -> list[SecondStroke]:
    """Each key that may follow, with what it does, in their order."""
    follows = ((_second(act), act.text().replace("&", ""), not act.why_not) for act in begun)
    return [SecondStroke(*one) for one in sorted(follows)]


def _second(act: WindowAct) -> str:
    return QKeySequence(act.shortcut()[1]).toString(NATIVE)  # type: ignore[index]

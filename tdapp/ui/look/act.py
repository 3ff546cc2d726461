"""Something that can be asked for: its words, its key, whether it can be done now, and how."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from tdapp.ui.look.spoken import language, voice

ENTER = "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"
AT_LEAST_US = 1_000_000
"""So long a key keeps the meaning that it had."""
WITHOUT_FIGURES = str.maketrans("", "", "0123456789")


class Done(str):
    """What was done, told where it else is told why something was not."""

    __slots__ = ()


class Attention(str):
    """What needs to be looked at, told where it else is told why something was not done."""

    __slots__ = ()


class WindowAct(QAction):
    """One act for button, menu and key alike.

    It stays enabled when it is refused: whoever tries it is told `why_not` and nothing changes.
    It is asked only when somebody `look`s at it: a menu that opens, a button that is in sight, who
    reads its `why_not`. `aged` says that its answer may be another now.
    `forms` are the widest words that it may say in its turn, for a button that keeps its place.
    Its key acts in every window, also in one that only players look at.
    `pressed_by` is a key that presses its button where that stands, and no shortcut of the window.
    `looked` says that its words or its answer are new, `tried` carries why it was not done.
    Once it can tell the time (`keep_meaning`), it does nothing where it `means` something else than
    less than a second ago and nothing else was `chosen`: a key pressed twice never does two things.
    """

    aged = Signal()
    looked = Signal()
    tried = Signal(object)

    def __init__(
        self,
        words: Callable[[], str],
        key: str,
        why_not: Callable[[], str],
        do: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._ask_why_not = why_not
        self._do = do
        self._why_not, self._old = "", True
        self.forms: tuple[str, ...] = ()
        self.pressed_by = ""
        self.means: Callable[[], object] = lambda: words().translate(WITHOUT_FIGURES)
        self.chosen: Callable[[], object] = always
        self._elapsed_us: Callable[[], int] | None = None
        self._last: tuple[object, object, int] | None = None
        self._shortcut, self._strokes = "", 0
        if key:
            sequence = QKeySequence(key)
            self._shortcut, self._strokes = written(key), sequence.count()
            self.setShortcut(sequence)
            self.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self.triggered.connect(self.go)
        self.setText(words())

    @property
    def why_not(self) -> str:
        """Why it cannot be done now; empty where it can."""
        self.look()
        return self._why_not

    @property
    def key(self) -> str:
        """Its key as it is written on a button."""
        return self._shortcut or written(self.pressed_by)

    @property
    def cap(self) -> str:
        """Its key as a cap on its button; one of two strokes stands in tooltip and menu."""
        return written(self.pressed_by) if self._strokes > 1 else self.key

    def press_by(self, key: str) -> None:
        """Let another key press its button, or none."""
        self.pressed_by = key
        self.looked.emit()

    def leave_key_to_list(self) -> None:
        """Let its key press its button where that stands, and be no shortcut of the window."""
        self.pressed_by, self._shortcut, self._strokes = self.key, "", 0
        self.setShortcut(QKeySequence())

    def only_in_list(self) -> None:
        """Let its key, a single letter, act only while a list has the focus."""
        self.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def look(self) -> None:
        """Ask now, where that was put off."""
        if self._old:
            self._ask()

    def refresh(self) -> None:
        """Say its words anew; whether it can be done is asked again once somebody looks."""
        was_old, self._old = self._old, True
        words = self._words()
        if words != self.text():
            self.setText(words)
            self.looked.emit()
        if not was_old:
            self.aged.emit()

    def _ask(self) -> None:
        self._old = False
        words, why_not = self._words(), self._ask_why_not()
        if (words, why_not) != (self.text(), self._why_not):
            self._why_not = why_not
            self.setText(words)
            self.setToolTip(why_not or words)
            self.setStatusTip(why_not)
            self.looked.emit()

    def mean_one_thing(self) -> None:
        """Whatever its words, its key does the same, or only shows and hides something."""
        self.means = always

    def keep_meaning(self, elapsed_us: Callable[[], int]) -> None:
        """From now on do nothing else within a second, by the clock that nobody sets."""
        self._elapsed_us = elapsed_us

    @Slot()
    def go(self) -> None:
        """Do it, or say why not."""
        self._ask()
        if self.why_not:
            self.tried.emit(self.why_not)
        elif self._has_turned():
            said = voice().text("act", "That now means “{act}”. Press again to do it.")
            self.tried.emit(Attention(said.format(act=self.text())))
        else:
            meant = self.means()
            self._do()
            if self._elapsed_us is not None:
                self._last = meant, self.chosen(), self._elapsed_us()

    def _has_turned(self) -> bool:
        """Whether it changed its meaning by itself since it was done a moment ago."""
        if self._last is None or self._elapsed_us is None:
            return False
        (meant, chosen, at_us), now_us = self._last, self._elapsed_us()
        turned = meant != self.means() and chosen == self.chosen() and now_us - at_us < AT_LEAST_US
        if turned:
            self._last = meant, chosen, now_us
        return turned


def written(key: str) -> str:
    """A key as it is written on a button, in the language of the window."""
    return _written_in(language(), key)


@lru_cache(maxsize=1_024)
def _written_in(_language: str, key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def always() -> str:
    """The answer of an act that nothing stands against."""
    return ""

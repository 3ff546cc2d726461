"""Work in portions for a page: the first few at once, what is left on the loop."""

from collections.abc import Callable, Generator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

AT_ONCE = 3
SLICE_MS = 4
Work = Generator[None, None, None]


class Portions(QObject):
    """Does one work after the other; of those that wait the newest stands for all."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._waits: Callable[[], Work] | None = None
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._do_a_slice)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._work is not None

    def begin(self, work: Callable[[], Work]) -> None:
        """Do this: at once where it is little, else after what is under way."""
        if self._work is not None:
            self._waits = work
            return
        self._work = work()
        for _ in range(AT_ONCE):
            if not self._do_one():
                return
        self._turns.start()

    def _do_a_slice(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while self._do_one():
            if spent.elapsed() >= SLICE_MS:
                return

    def _do_one(self) -> bool:
        """One portion; False when there is none left."""
        if self._work is None:
            return False
        try:
            next(self._work)
        except StopIteration:
            self._end()
            return False
        except BaseException:
            self._end()
            raise
        return True

    def _end(self) -> None:
        self._turns.stop()
        self._work, waits, self._waits = None, self._waits, None
        if waits is not None:
            self.begin(waits)

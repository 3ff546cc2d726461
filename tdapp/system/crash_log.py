"""The log of what went wrong: written for whoever repairs it, never shown to whoever works."""

import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

Tell = Callable[[str, Path], None]
Place = tuple[type[BaseException], tuple[tuple[str, int], ...]]

SENTENCE = "Something went wrong inside the program. The details are in its log."
_MEBIBYTE = 1 << 20

log = logging.getLogger("tdapp")


class _QuietFile(RotatingFileHandler):
    """A log file that says nothing on the screen when its disk is full or gone."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Let the line go: the log must not be one more trouble."""


class CrashLog:
    """Keeps ``tdapp.log`` in `folder` and brings every uncaught exception into it.

    `tell` gets one plain sentence and the log's path, once for each place in the code that failed;
    it is called in the thread that failed.
    """

    def __init__(self, folder: Path, tell: Tell | None = None) -> None:
        self.path = folder / "tdapp.log"
        self._tell = tell
        self._seen: Counter[Place] = Counter()
        self._guard = threading.Lock()
        self._hooks = (sys.excepthook, threading.excepthook)
        self._handler = _QuietFile(
            self.path, maxBytes=_MEBIBYTE, backupCount=5, encoding="utf-8", delay=True
        )
        self._handler.setFormatter(_in_utc())

    def start(self) -> None:
        """Log from now on, and take over the hooks of the program and of its threads."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        root = logging.getLogger()
        root.addHandler(self._handler)
        log.setLevel(logging.INFO)
        self._hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread

    def stop(self) -> None:
        """Give the hooks back, note what failed more than once, and close the file."""
        sys.excepthook, threading.excepthook = self._hooks
        for (kind, _), times in self._seen.items():
            if times > 1:
                log.error("%s was seen %d times in one place", kind.__name__, times)
        logging.getLogger().removeHandler(self._handler)
        self._handler.close()

    def caught(self, error: BaseException, where: str = "main thread") -> None:
        """Take in an exception that nobody expected; a known place in the code is only counted."""
        place = _place(error)
        with self._guard:
            self._seen[place] += 1
            known = self._seen[place] > 1
        if known:
            return
        log.critical("uncaught in %s", where, exc_info=error)
        if self._tell is not None:
            try:
                self._tell(SENTENCE, self.path)
            except Exception:
                log.exception("telling of an error failed")

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._hooks[0](kind, error, trace)
        else:
            self.caught(error.with_traceback(trace))

    def _uncaught_in_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None and not issubclass(failed.exc_type, SystemExit):
            name = failed.thread.name if failed.thread else "a thread that is gone"
            self.caught(failed.exc_value, name)


def _place(error: BaseException) -> Place:
    frames = walk_tb(error.__traceback__)
    return type(error), tuple((frame.f_code.co_filename, line) for frame, line in frames)


def _in_utc() -> logging.Formatter:
    formatter = logging.Formatter(
        "%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S"
    )
    formatter.converter = time.gmtime
    return formatter

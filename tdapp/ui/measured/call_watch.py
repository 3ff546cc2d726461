"""What of this program runs meanwhile: the files that are entered, and the calls made in them."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Self

import tdapp

OURS = tuple(str(Path(tdapp.__path__[0]).with_name(name)) for name in ("tdapp", "hardware"))


class CallWatch:
    """Counts calls into files of ours: in the thread that watches, and in all begun inside it."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        """How often each file was entered."""
        self._watching = False

    def __enter__(self) -> Self:
        threading.setprofile(self._look)
        return self

    def __exit__(self, *_: object) -> None:
        threading.setprofile(None)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Count from zero while the body runs, or until `stop`."""
        self.calls.clear()
        self._watching = True
        sys.setprofile(self._look)
        try:
            yield
        finally:
            self.stop()

    def stop(self) -> None:
        """Count no more."""
        sys.setprofile(None)
        self._watching = False

    def _look(self, frame: FrameType, event: str, _: Any) -> None:
        if self._watching and event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.calls[frame.f_code.co_filename] += 1

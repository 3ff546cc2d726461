"""Keeps this computer and its screens awake, through wakepy, in a thread of its own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Protocol

from wakepy import keep

from tdapp.core.screens import Trouble


class AwakeState(Protocol):
    """What was reached: whether something keeps the computer awake now."""

    @property
    def active(self) -> bool: ...


Kept = AbstractContextManager[AwakeState]
"""One time of being kept awake, entered and left in the same thread."""


def presenting() -> Kept:
    """Keeps the screens on; a failure is no exception."""
    return keep.presenting(on_fail="pass")


class SystemAwake:
    """The `Awake` of a running program.

    The desktop may take its time to answer, and Windows wants the same thread again: so it is asked
    in one thread, which ends with `close`.
    """

    def __init__(self, begin: Callable[[], Kept] = presenting) -> None:
        self._begin = begin
        self._kept: Kept | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="awake")

    def hold(self, trouble: Trouble) -> None:
        """Stay awake from now on; told in that thread: ``cannot_stay_awake``."""
        self._thread.submit(self._enter, trouble)

    def release(self) -> None:
        """Sleep again as the computer is set up to."""
        self._thread.submit(self._leave)

    def close(self) -> None:
        """Release it and let the thread end."""
        self.release()
        self._thread.shutdown()

    def _enter(self, trouble: Trouble) -> None:
        if self._kept is not None:
            return
        kept = self._begin()
        try:
            active = kept.__enter__().active
        except Exception:  # noqa: BLE001 - whatever the desktop answers, play goes on
            trouble("cannot_stay_awake")
            return
        self._kept = kept
        if not active:
            trouble("cannot_stay_awake")

    def _leave(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.__exit__(None, None, None)

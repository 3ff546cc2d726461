"""The acts of a window that were heard of so far: those of its frame and of the pages made."""

from collections.abc import Callable, Iterable

from tdapp.ui.look.act import WindowAct


class Heard:
    """Each is watched once: `tell` hears why it was not done, `watch` that it was asked for.

    By `elapsed_us` each keeps what its key means for a second.
    """

    def __init__(
        self,
        tell: Callable[[str], None],
        watch: Callable[[Iterable[WindowAct]], None],
        elapsed_us: Callable[[], int],
    ) -> None:
        self._tell = tell
        self._watch = watch
        self._elapsed_us = elapsed_us
        self._all: dict[WindowAct, None] = {}

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """Every one, as they came."""
        return tuple(self._all)

    def hear(self, acts: Iterable[WindowAct]) -> None:
        """Watch those of these that are new."""
        new = dict.fromkeys(act for act in acts if act not in self._all)
        self._all.update(new)
        for act in new:
            act.tried.connect(self._tell)
            act.keep_meaning(self._elapsed_us)
        self._watch(new)

"""The folder of a disk: file names, of which the last changes may come undone."""

import random
from collections.abc import Mapping

from tests.journal.power.sectors import StoredFile

Change = Mapping[str, StoredFile | None]


class Names:
    """Which name stands for which file; changes become safe in the order they were made.

    Like the journal of a file system: a cut keeps the first few waiting changes and loses the
    others, never the other way round.
    """

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.current = {name: StoredFile(content) for name, content in files.items()}
        self._safe = dict(self.current)
        self._waiting: list[Change] = []

    def change(self, change: Change) -> None:
        """Bind names to files, or to nothing; the whole change survives a cut or none of it."""
        _apply(change, self.current)
        self._waiting.append(change)

    def sync(self, file: StoredFile | None = None) -> None:
        """Make changes safe: those up to the last that concerns `file`, or all."""
        last = 0
        for number, change in enumerate(self._waiting, start=1):
            if file is None or any(bound is file for bound in change.values()):
                last = number
        for change in self._waiting[:last]:
            _apply(change, self._safe)
        del self._waiting[:last]

    def after_cut(self, rng: random.Random) -> dict[str, StoredFile]:
        """The names found when power returns."""
        found = dict(self._safe)
        for change in self._waiting[: rng.randint(0, len(self._waiting))]:
            _apply(change, found)
        return found


def _apply(change: Change, names: dict[str, StoredFile]) -> None:
    for name, file in change.items():
        if file is None:
            names.pop(name, None)
        else:
            names[name] = file

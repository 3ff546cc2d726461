"""A disk in memory that forgets at random what was not synced when its power is cut."""

import errno
import random
from collections.abc import Callable, Mapping

from tests.journal.power.faults import Countdown, Faults, PowerLost
from tests.journal.power.names import Names
from tests.journal.power.sectors import StoredFile


class Disk:
    """Files by name, of which only what was synced is sure to be there after a cut.

    `files` are there from the start, safely. With `honest=False` syncs are counted and ignored.
    `on_sync` is called in every sync, to add a delay. Every method raises `PowerLost` once the
    power is gone, and `OSError` for the `faults` that are on.
    """

    def __init__(
        self,
        files: Mapping[str, bytes] | None = None,
        *,
        honest: bool = True,
        on_sync: Callable[[], None] = lambda: None,
    ) -> None:
        self.honest = honest
        self.on_sync = on_sync
        self.faults = Faults()
        self.syncs = 0
        self.operations = 0
        self.is_off = False
        self._names = Names(files or {})
        self._cut_at: Countdown | None = None

    def heal(self) -> None:
        """Take every fault off; lost power stays lost."""
        self.faults = Faults()

    def cut_power_at(self, operation: int) -> None:
        """Lose power in the `operation`-th write, sync, resize, delete or rename from now."""
        self._cut_at = Countdown(operation, lasting=True)

    def cut_power(self) -> None:
        """Lose power now."""
        self.is_off = True

    def cut(self, rng: random.Random) -> dict[str, bytes]:
        """The files as they are found when power returns; the disk itself is left as it is.

        Start again with `Disk(files)`. The same `rng` state gives the same files.
        """
        return {name: file.after_cut(rng) for name, file in self._names.after_cut(rng).items()}

    def files(self) -> dict[str, bytes]:
        """The files as programs see them now, and as a killed process leaves them."""
        return {name: bytes(file.current) for name, file in self._names.current.items()}

    def need_power(self) -> None:
        """Raise `PowerLost` if the power is gone."""
        if self.is_off:
            raise PowerLost

    def exists(self, name: str) -> bool:
        self.need_power()
        return name in self._names.current

    def open(self, name: str, *, create: bool = False) -> StoredFile:
        """The file of this name, made empty if missing and `create`, else `FileNotFoundError`."""
        self.need_power()
        if name in self._names.current:
            return self._names.current[name]
        if not create:
            raise FileNotFoundError(errno.ENOENT, "no such file", name)
        self.faults.before_change()
        file = StoredFile()
        self._names.change({name: file})
        return file

    def read(self, file: StoredFile, amount: int, offset: int) -> bytes:
        """Up to `amount` bytes; fewer at the end of the file."""
        self.need_power()
        return bytes(file.current[offset : offset + amount])

    def write(self, file: StoredFile, data: bytes, offset: int) -> None:
        """Write all of `data`; a full disk takes what fits, then raises ENOSPC."""
        self.need_power()
        allowed = self.faults.before_write(len(data))
        file.write(data[:allowed], offset)
        self._operate()
        if allowed < len(data):
            raise OSError(errno.ENOSPC, "injected")

    def resize(self, file: StoredFile, size: int) -> None:
        """Cut the file off at, or fill it with zeros up to, `size` bytes."""
        self.need_power()
        self.faults.before_change()
        file.resize(size)
        self._operate()

    def sync(self, file: StoredFile) -> None:
        """Make the file safe, and its name with every earlier change of names."""
        if self._sync():
            file.sync()
            self._names.sync(file)

    def sync_names(self) -> None:
        """Make every change of names safe."""
        if self._sync():
            self._names.sync()

    def delete(self, name: str) -> None:
        """Take the name away; a cut may bring it back until names are synced."""
        self.need_power()
        if name not in self._names.current:
            raise FileNotFoundError(errno.ENOENT, "no such file", name)
        self.faults.before_change()
        self._names.change({name: None})
        self._operate()

    def rename(self, old: str, new: str) -> None:
        """Give a file another name, replacing what had it; whole or not at all after a cut."""
        file = self.open(old)
        self.faults.before_change()
        self._names.change({old: None, new: file})
        self._operate()

    def _sync(self) -> bool:
        self.need_power()
        self.faults.before_sync()
        self.syncs += 1
        self._operate()
        self.on_sync()
        return self.honest

    def _operate(self) -> None:
        """Count what was just asked for; it is waiting, not safe, if the power goes now."""
        self.operations += 1
        if self._cut_at and self._cut_at.due():
            self.is_off = True
        self.need_power()

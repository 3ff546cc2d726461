"""One file as a disk holds it: what is safe, and what was written since the last sync."""

import random
from dataclasses import dataclass

from tests.journal.power.locks import FileLocks

SECTOR = 512
KEPT = (0.0, 0.1, 0.5, 0.9, 1.0)
TORN = 0.1


@dataclass(frozen=True, slots=True)
class SectorWrite:
    """A whole sector as it stood after a write; shorter than 512 bytes at the file's end."""

    index: int
    image: bytes

    def apply(self, content: bytearray) -> None:
        start = self.index * SECTOR
        grow(content, start)
        content[start : start + len(self.image)] = self.image

    def torn(self, content: bytearray, rng: random.Random) -> "SectorWrite":
        """Only the front or only the back of this write, over what `content` holds there."""
        start, length = self.index * SECTOR, len(self.image)
        old = bytes(content[start : start + length]).ljust(length, b"\0")
        at = rng.randint(0, length)
        front, back = (self.image, old) if rng.random() < 0.5 else (old, self.image)
        return SectorWrite(self.index, front[:at] + back[at:])


@dataclass(frozen=True, slots=True)
class Resize:
    """The file was cut off at, or filled with zeros up to, `size` bytes."""

    size: int

    def apply(self, content: bytearray) -> None:
        del content[self.size :]
        grow(content, self.size)


class StoredFile:
    """The two images of one file: `current` as programs see it, `safe` as the last sync left it."""

    def __init__(self, content: bytes = b"") -> None:
        self.locks = FileLocks()
        self.current = bytearray(content)
        self.safe = bytearray(content)
        self.pending: list[SectorWrite | Resize] = []

    def write(self, data: bytes, offset: int) -> None:
        """Change the current image; every touched sector waits for a sync by itself."""
        if not data:
            return
        first = min(offset, len(self.current)) // SECTOR
        grow(self.current, offset)
        self.current[offset : offset + len(data)] = data
        for index in range(first, (offset + len(data) - 1) // SECTOR + 1):
            image = bytes(self.current[index * SECTOR : (index + 1) * SECTOR])
            self.pending.append(SectorWrite(index, image))

    def resize(self, size: int) -> None:
        """Change the current image's length; that too waits for a sync."""
        change = Resize(size)
        change.apply(self.current)
        self.pending.append(change)

    def sync(self) -> None:
        """Make the current image safe."""
        for change in self.pending:
            change.apply(self.safe)
        self.pending.clear()

    def after_cut(self, rng: random.Random) -> bytes:
        """What is found when power returns: the safe image and a random part of the rest.

        A rate is drawn for the file (nothing, a little, half, most, all), then every waiting
        sector and change of length survives by itself at that rate, one survivor in ten torn.
        """
        found = bytearray(self.safe)
        rate = rng.choice(KEPT)
        for change in self.pending:
            if rng.random() >= rate:
                continue
            if isinstance(change, SectorWrite) and rng.random() < TORN:
                change.torn(found, rng).apply(found)
            else:
                change.apply(found)
        return bytes(found)


def grow(content: bytearray, size: int) -> None:
    """Fill `content` with zeros up to `size` bytes."""
    content.extend(bytes(max(0, size - len(content))))

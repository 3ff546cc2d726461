"""The three files that make a house, as text, and the hashes by which the record keeps them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Annotated, NamedTuple, Protocol

import msgspec

Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
PARTS = ("rulebook", "play", "irregularities")
SUFFIX = ".toml"


def hash_of(text: str) -> str:
    """The SHA-256 of a file's text in UTF-8, as 64 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


class HouseHashes(msgspec.Struct, frozen=True):
    """One version of a house: the hashes of its files."""

    rulebook: Hash
    play: Hash
    irregularities: Hash

    @property
    def all(self) -> tuple[str, ...]:
        """The three, in the order of `PARTS`."""
        return (self.rulebook, self.play, self.irregularities)

    @property
    def version(self) -> str:
        """One hash for the three together."""
        return hash_of("\n".join(self.all))


@dataclass(frozen=True)
class HouseText:
    """The text of a house's files."""

    rulebook: str
    play: str
    irregularities: str

    @cached_property
    def hashes(self) -> HouseHashes:
        """Which version this is."""
        return HouseHashes(*map(hash_of, self.all))

    @property
    def all(self) -> tuple[str, str, str]:
        """The three, in the order of `PARTS`."""
        return (self.rulebook, self.play, self.irregularities)


class KeptFile(NamedTuple):
    """A house file that the record keeps; `house` is the name of the house's folder."""

    house: str
    part: str
    text: str


class HouseSource(Protocol):
    """A place where houses are kept."""

    def names(self) -> Sequence[str]:
        """The names of the houses there, in order."""
        ...

    def files(self, name: str) -> HouseText | None:
        """The files of a house; None where there is no such house; refuses ``bad_house``."""
        ...

    def where(self, name: str) -> str:
        """Where a house's files lie."""
        ...


class KeptHouses(Protocol):
    """The house files that a record keeps."""

    def text(self, hash_: str) -> str:
        """A file by its hash; refuses ``house_file_lost``."""
        ...

    def newest(self, house: str) -> HouseText | None:
        """The version of a house that was used last; None where none is kept."""
        ...

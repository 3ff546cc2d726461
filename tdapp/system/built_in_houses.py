"""The houses that come with the program."""

from collections.abc import Sequence
from functools import cache

import resources
from tdapp.core.house_files import SUFFIX, HouseText

FOLDERS = (("rulebooks",), ("play",), ("play", "irregularities"))
"""Where the parts of a house lie, in the order of `core.house_files.PARTS`."""


class BuiltInHouses:
    """Implements `core.house_files.HouseSource`."""

    def names(self) -> Sequence[str]:
        """The names of their files."""
        return _names()

    def files(self, name: str) -> HouseText | None:
        """The files of a house; None where there is no such house."""
        return _files(name) if name in _names() else None

    def where(self, name: str) -> str:  # noqa: ARG002 - they all come from one place
        """They are part of the program."""
        return "built in"


@cache
def _names() -> tuple[str, ...]:
    return tuple(name.removesuffix(SUFFIX) for name in resources.names("rulebooks"))


@cache
def _files(name: str) -> HouseText:
    return HouseText(*(resources.read(*folder, f"{name}{SUFFIX}") for folder in FOLDERS))

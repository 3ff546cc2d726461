"""Drafts of events, as the windows see them."""

from collections.abc import Sequence
from typing import Protocol


class Drafts(Protocol):
    """Texts of events that are not announced yet; refuses ``draft_unreadable`` and likewise."""

    def names(self) -> Sequence[str]: ...

    def read(self, name: str) -> str: ...

    def write(self, name: str, text: str) -> None: ...

    def remove(self, name: str) -> None: ...

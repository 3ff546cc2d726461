"""Drafts of events, a file each: what is not announced yet is no part of the record."""

import os
import re
from pathlib import Path

from tdapp.core.refusal import Refusal

NAME = re.compile(r"[a-z0-9-]{1,64}")
ENDING = ".toml"


class DraftFiles:
    """The drafts in a folder of this workstation; a draft is written whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> list[str]:
        """Every draft, in the order of their names."""
        try:
            found = [file for file in self._folder.iterdir() if file.suffix == ENDING]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise Refusal("draft_unreadable", file=str(self._folder)) from error
        return sorted(file.stem for file in found if NAME.fullmatch(file.stem))

    def read(self, name: str) -> str:
        """The text of a draft; refuses ``draft_unreadable``."""
        path = self._path(name)
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Refusal("draft_unreadable", file=str(path)) from error

    def write(self, name: str, text: str) -> None:
        """Keep a draft in place of the older one; refuses ``draft_unwritable``."""
        path = self._path(name)
        beside = path.with_suffix(".new")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except (OSError, UnicodeEncodeError) as error:
            raise Refusal("draft_unwritable", file=str(path)) from error

    def remove(self, name: str) -> None:
        """Let a draft go; one that is gone already is no fault."""
        path = self._path(name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise Refusal("draft_unwritable", file=str(path)) from error

    def _path(self, name: str) -> Path:
        if NAME.fullmatch(name) is None:
            raise Refusal("draft_unreadable", file=name)
        return self._folder / f"{name}{ENDING}"

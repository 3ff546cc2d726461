"""The houses that come with the program and the user's own: a folder for each."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import resources
from tdapp.core.house_files import PARTS, SUFFIX, HouseText
from tdapp.core.refusal import Refusal

MOST_BYTES = 1_000_000


class HouseFolder:
    """Implements `core.house_files.HouseSource` over the folders in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> Sequence[str]:
        """The names of the folders in it; none where it cannot be read."""
        try:
            found = [one.name for one in self._folder.iterdir() if one.is_dir()]
        except OSError:
            return ()
        return sorted(name for name in found if not name.startswith("."))

    def files(self, name: str) -> HouseText | None:
        """The files of a house; None where there is no such folder; refuses ``bad_house``."""
        if name not in self.names():
            return None
        texts, problems = read_house(self._folder / name)
        for file, problem in problems.items():
            raise Refusal("bad_house", house=name, problem=f"{file}: {problem}")
        return HouseText(**texts)

    def where(self, name: str) -> str:
        """The folder of a house."""
        return str(self._folder / name)


def read_house(folder: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The texts of a house's files by part, and what is wrong with those that cannot be read."""
    texts, problems = {}, {}
    for part in PARTS:
        try:
            texts[part] = _text(folder / f"{part}{SUFFIX}")
        except FileNotFoundError:
            problems[f"{part}{SUFFIX}"] = "the file is missing"
        except (OSError, ValueError) as error:
            problems[f"{part}{SUFFIX}"] = getattr(error, "strerror", None) or str(error)
    return texts, problems


def _text(file: Path) -> str:
    if file.exists() and not file.is_file():
        raise ValueError("this is no regular file")
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError("the file is larger than 1 MB")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line} is not written in UTF-8") from error


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

"""A house of one's own: a built-in one under another name, with a few rules changed."""

from collections.abc import Mapping
from pathlib import Path

from tdapp.core.house_files import PARTS, HouseText
from tdapp.system.house_folders import BuiltInHouses

NAME = "ritz"
LIKE = "open"

Changes = Mapping[str, tuple[str, str]]
"""By part: what of the built-in file's text is another text, wherever it stands."""


def house_text(changes: Changes | None = None, name: str = NAME) -> HouseText:
    """The files of the house."""
    found = BuiltInHouses().files(LIKE)
    assert found is not None
    texts = dict(zip(PARTS, found.all, strict=True))
    for part, text in texts.items():
        texts[part] = text.replace(f'house = "{LIKE.upper()}"', f'house = "{name.upper()}"')
    texts["rulebook"] = texts["rulebook"].replace("Open rules", "The Ritz")
    for part, (old, new) in (changes or {}).items():
        assert old in texts[part]
        texts[part] = texts[part].replace(old, new)
    return HouseText(**texts)


def write_house(houses: Path, changes: Changes | None = None, name: str = NAME) -> Path:
    """Put the house into the folder of the user's houses; gives its own folder."""
    folder = houses / name
    folder.mkdir(parents=True, exist_ok=True)
    for part, text in zip(PARTS, house_text(changes, name).all, strict=True):
        (folder / f"{part}.toml").write_text(text, encoding="utf-8")
    return folder

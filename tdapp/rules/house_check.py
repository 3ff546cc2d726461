"""Everything that is wrong in the files of a house, each fault with its file, line and column."""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tdapp.core.house_files import SUFFIX
from tdapp.core.refusal import Refusal
from tdapp.rules.irregularities.table import Irregularities, read_irregularities
from tdapp.rules.play_rules import PlayRules, read_play_rules
from tdapp.rules.rulebook import Rulebook, read_rulebook
from tdapp.rules.toml_faults import FileFault, fault_said, table_faults
from tdapp.rules.toml_spots import Path, Place, place_of

KINDS: Mapping[str, type[msgspec.Struct]] = {
    "rulebook": Rulebook,
    "play": PlayRules,
    "irregularities": Irregularities,
}
READERS = {
    "rulebook": read_rulebook,
    "play": read_play_rules,
    "irregularities": read_irregularities,
}
HOUSE_NAME = re.compile("[a-z]{3,10}")
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class HouseFault:
    """What is wrong in a file, with the field and its place, as far as they are known."""

    file: str
    problem: str
    where: str = ""
    place: Place | None = None

    def __str__(self) -> str:
        place = "" if self.place is None else f":{self.place.line}:{self.place.column}"
        field = f" {self.where}:" if self.where else ""
        return f"{self.file}{place}:{field} {self.problem}"


def house_faults(
    files: Mapping[str, str], name: str, variants: Collection[str] | None = None
) -> Iterator[HouseFault]:
    """The faults in the texts of a house's files; `name` is that of its folder.

    With `variants`, no other game may be offered.
    """
    if HOUSE_NAME.fullmatch(name) is None:
        yield HouseFault(name, "a house's folder is named with 3 to 10 small letters a to z")
    for part, kind in KINDS.items():
        if part not in files:
            yield HouseFault(f"{part}{SUFFIX}", "the file is missing")
        else:
            yield from _file_faults(part, kind, files[part], name, variants)


def _file_faults(
    part: str,
    kind: type[msgspec.Struct],
    text: str,
    name: str,
    variants: Collection[str] | None,
) -> Iterator[HouseFault]:
    file = f"{part}{SUFFIX}"
    try:
        fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        yield _unreadable(file, str(error))
        return
    found = [*table_faults(fields, kind, "")] or [*_as_a_whole(part, text)]
    found += _other_house(fields, name)
    found += _other_games(fields, variants)
    for fault in found:
        yield HouseFault(file, fault.problem, fault.where, place_of(text, _path(fault.where)))


def _unreadable(file: str, said: str) -> HouseFault:
    at = _PLACE.search(said)
    place = Place(int(at[1]), int(at[2])) if at and at[1] else None
    return HouseFault(file, _PLACE.sub("", said) or "it is nested too deeply", place=place)


def _as_a_whole(part: str, text: str) -> Iterator[FileFault]:
    """What is left where each field can be read alone."""
    try:
        READERS[part](text)
    except Refusal as refusal:
        yield fault_said(str(refusal.details["problem"]), "")


def _other_house(fields: Fields, name: str) -> Iterator[FileFault]:
    said = fields.get("house")
    if isinstance(said, str) and said != name.upper():
        yield FileFault(f"the folder is {name}: this has to be {name.upper()}", "house")


def _other_games(fields: Fields, variants: Collection[str] | None) -> Iterator[FileFault]:
    games = fields.get("games")
    for at, game in enumerate(games if isinstance(games, list) and variants is not None else ()):
        said = game.get("variant") if isinstance(game, dict) else None
        if isinstance(said, str) and said not in (variants or ()):
            yield FileFault(f"there is no game `{said}`", f"games[{at}].variant")


def _path(where: str) -> Path:
    return tuple(int(at) if at else key for key, at in _STEP.findall(where))

"""Houses as files: those that can be chosen, and the version of its house that an event began with.

Built-in houses come with the program, others lie in the user's own folder. The record keeps what
was used, so that an event plays on when the folder changes or is gone.
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tdapp.core.house_files import PARTS, HouseHashes, HouseSource, HouseText, KeptFile, KeptHouses
from tdapp.core.refusal import Refusal
from tdapp.rules.irregularities.table import Irregularities, read_irregularities
from tdapp.rules.play_rules import PlayRules, read_play_rules
from tdapp.rules.rulebook import Rulebook, read_rulebook
from tdapp.rules.tournament_rules import TournamentRules

if TYPE_CHECKING:
    from tdapp.rules.house_check import HouseFault

# Each text is read once; a house is asked for its rules all the time.
_rulebook = cache(read_rulebook)
_play_rules = cache(read_play_rules)
_irregularities = cache(read_irregularities)


@dataclass(frozen=True)
class HouseRules:
    """One version of a house; `name` is that of its folder, its rules name it in capitals.

    The rules are read when they are asked for, and refuse ``bad_rulebook``.
    """

    name: str
    text: HouseText
    built_in: bool = True

    @property
    def rulebook(self) -> Rulebook:
        """The rules of tournaments."""
        return _rulebook(self.text.rulebook)

    @property
    def play(self) -> PlayRules:
        """The rules of a round of play."""
        return _play_rules(self.text.play)

    @property
    def irregularities(self) -> Irregularities:
        """The table of irregularities."""
        return _irregularities(self.text.irregularities)

    @property
    def hashes(self) -> HouseHashes:
        """Which version it is."""
        return self.text.hashes

    def kept(self) -> tuple[KeptFile, ...]:
        """Its files, for the record to keep."""
        return tuple(
            KeptFile(self.name, part, text) for part, text in zip(PARTS, self.text.all, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Listed:
    """A house that can be chosen, or the refusal that says why it cannot."""

    name: str
    where: str
    built_in: bool
    house: HouseRules | None
    wrong: Refusal | None = None


class Houses:
    """The houses of this computer and those that a record keeps."""

    def __init__(
        self, built_in: HouseSource, own: HouseSource, kept: KeptHouses | None = None
    ) -> None:
        self._built_in = built_in
        self._own = own
        self._kept = kept
        self._versions: dict[HouseHashes, HouseRules] = {}

    def names(self) -> tuple[str, ...]:
        """The names of the houses that can be chosen."""
        return tuple(one.name for one in self.listed() if one.house is not None)

    def listed(self) -> tuple[Listed, ...]:
        """Every house: those of the program first, each with what is wrong with it."""
        sources = (self._built_in, True), (self._own, False)
        return tuple(
            self._listed(source, name, built_in=built_in)
            for source, built_in in sources
            for name in source.names()
        )

    def named(self, house: str) -> HouseRules:
        """A house as its files are now, by its own name or as its rules name it.

        Refuses ``no_such_rulebook``, ``house_name_taken`` where the user's folder has a house with
        the name of a built-in one, and ``bad_house``.
        """
        found = self._now(house)
        if found is None:
            raise Refusal("no_such_rulebook", house=house)
        if found.built_in and found.name in self._own.names():
            raise Refusal("house_name_taken", house=found.name, folder=self._own.where(found.name))
        return found

    def known(self, house: str) -> HouseRules:
        """A house as its files are now; where they are gone, as the record used it last.

        Refuses as `named` does.
        """
        try:
            return self.named(house)
        except Refusal:
            kept = self._kept.newest(house.lower()) if self._kept else None
            if kept is None:
                raise
            return HouseRules(house.lower(), kept, built_in=False)

    def under(self, house: str, version: HouseHashes | None) -> HouseRules:
        """The version of a house that an event is played under.

        Older records do not say which; those are played under the files as they are now. Refuses as
        `known` does, and ``house_file_lost``.
        """
        if version is None:
            return self.known(house)
        found = self._versions.get(version)
        if found is None:
            found = self._versions[version] = self._of_version(house, version)
        return found

    def with_rules(self, house: str, rules: TournamentRules) -> HouseRules | None:
        """The house whose tournaments have these rules; None where its files say otherwise now."""
        found = self._as_it_is(house)
        return found if found is not None and found.rulebook.tournament == rules else None

    def built_in_names(self) -> frozenset[str]:
        """What no house of the user's may be called: names of the program's, and their rules'."""
        names = self._built_in.names()
        return frozenset({*names, *(self._short(one).lower() for one in names)})

    def _listed(self, source: HouseSource, name: str, *, built_in: bool) -> Listed:
        where = source.where(name)
        try:
            house = self.named(name) if built_in else self._own_house(name)
        except Refusal as wrong:
            return Listed(name, where, built_in, None, wrong)
        return Listed(name, where, built_in, house)

    def _now(self, house: str) -> HouseRules | None:
        name = house.lower()
        found = self._built_in.files(name)
        if found is not None:
            return HouseRules(name, found)
        if name in self._own.names():
            return self._own_house(name)
        short = (one for one in self._built_in.names() if self._short(one).lower() == name)
        return next((HouseRules(one, self._text(one)) for one in short), None)

    def _as_it_is(self, house: str) -> HouseRules | None:
        """The house now, of whatever worth; None where it cannot be read."""
        try:
            return self._now(house)
        except Refusal:
            return None

    def _of_version(self, house: str, version: HouseHashes) -> HouseRules:
        now = self._as_it_is(house)
        if now is not None and now.hashes == version:
            return now
        return HouseRules(house.lower(), self._kept_text(version), built_in=False)

    def _own_house(self, name: str) -> HouseRules:
        if name in self.built_in_names():
            raise Refusal("house_name_taken", house=name, folder=self._own.where(name))
        text = self._own.files(name)
        if text is None:
            raise Refusal("no_such_rulebook", house=name)
        fault = next(iter(_faults(name, text)), None)
        if fault is not None:
            raise Refusal("bad_house", house=name, problem=str(fault))
        return HouseRules(name, text, built_in=False)

    def _kept_text(self, version: HouseHashes) -> HouseText:
        if self._kept is None:
            raise Refusal("house_file_lost", hash=version.rulebook)
        return HouseText(*map(self._kept.text, version.all))

    def _text(self, name: str) -> HouseText:
        found = self._built_in.files(name)
        if found is None:
            raise Refusal("no_such_rulebook", house=name)
        return found

    def _short(self, name: str) -> str:
        return _rulebook(self._text(name).rulebook).house


@cache
def _faults(name: str, text: HouseText) -> tuple["HouseFault", ...]:
    from tdapp.rules.house_check import house_faults

    return tuple(house_faults(dict(zip(PARTS, text.all, strict=True)), name))

"""Going over to another version of the house's rules while an event is played."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.house_files import PARTS, HouseHashes
from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.tournament.facts.house_rules import HouseAdopted
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import faults_of


def changed_parts(before: HouseHashes | None, now: HouseHashes) -> tuple[str, ...]:
    """Which files of a house differ: names out of `PARTS`; all where it is not known before."""
    if before is None:
        return PARTS
    pairs = zip(PARTS, before.all, now.all, strict=True)
    return tuple(part for part, old, new in pairs if old != new)


def adopt_house(
    conditions: Conditions, version: HouseHashes | None, house: HouseRules
) -> list[Event]:
    """Play on under these files of the house, which are other ones than before.

    Refuses ``other_house``, ``house_unchanged``, and ``house_does_not_fit`` where the published
    conditions would be against the new rules.
    """
    rulebook = house.rulebook
    if rulebook.house != conditions.house:
        raise Refusal("other_house", house=conditions.house, other=rulebook.house)
    if not changed_parts(version, house.hashes):
        raise Refusal("house_unchanged", house=conditions.house)
    changed = replace(conditions, rules=rulebook.tournament)
    before = set(faults_of(conditions))
    for fault, where in faults_of(changed):
        if (fault, where) not in before:
            raise Refusal("house_does_not_fit", problem=f"{where}: {fault}")
    return [HouseAdopted(house.hashes, rulebook.tournament)]

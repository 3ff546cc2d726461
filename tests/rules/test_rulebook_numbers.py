"""Whatever differs between houses stands in a rulebook beside the rule that says so."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import read_rulebook

NAMES = sorted(path.name for path in resources.at("rulebooks").iterdir())
STAR = resources.read("rulebooks", "star.toml")


def decisions(parts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every single decision of a rulebook: what is not made up of others."""
    for part in parts.values():
        for one in part if isinstance(part, list) else [part]:
            made_up = {key: inner for key, inner in one.items() if holds_decisions(key, inner)}
            yield from decisions(made_up)
            if len(made_up) < len(one):
                yield {key: inner for key, inner in one.items() if key not in made_up}


def holds_decisions(name: str, value: object) -> bool:
    """Whether this is a decision, or a list of them, and not a value, or words for one."""
    return name != "wording" and isinstance(
        value[0] if isinstance(value, list) and value else value, dict
    )


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_a_house_decides_names_its_rule(name: str) -> None:
    fields: dict[str, Any] = tomllib.loads(resources.read("rulebooks", name))
    decided = {key: part for key, part in fields.items() if key not in {"house", "name"}}

    assert decided
    for part in decisions(decided):
        assert part["rule"].strip()
        assert set(part) > {"rule"}


@pytest.mark.parametrize(
    ("right", "wrong", "where"),
    [
        ('rule = "28.1.1"', 'rule = ""', "at `$.rebuy.rule`"),
        ('rule = "28.1.1"', "rule = 28.1", "at `$.rebuy.rule`"),
        ("[rebuy]", "[antes]\nfrom_level = 5\n[rebuy]", "`antes`"),
        (STAR, "rebuy = " + "[" * 5_000, "recursion"),
        (STAR, "rebuy = " + "9" * 5_000, "digits"),
    ],
)
def test_a_decision_without_its_rule_or_unknown_to_the_program_is_refused(
    right: str, wrong: str, where: str
) -> None:
    assert right in STAR
    with pytest.raises(Refusal) as refused:
        read_rulebook(STAR.replace(right, wrong))

    assert refused.value.code == "bad_rulebook"
    assert where in str(refused.value.details["problem"])

"""What is wrong in the files of a house is named, all of it, each with file, line and column."""

from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.house_files import PARTS
from tdapp.rules.house_check import house_faults
from tests.own_house import NAME, house_text

GOOD = asdict(house_text())
VARIANTS = frozenset({"holdem"})


def faults(**changed: str) -> list[str]:
    """The faults of the house with some of its files changed."""
    return [str(one) for one in house_faults({**GOOD, **changed}, NAME)]


def with_(part: str, old: str, new: str) -> list[str]:
    """The faults of the house with the first such text in a file changed."""
    assert old in GOOD[part]
    return faults(**{part: GOOD[part].replace(old, new, 1)})


def test_a_house_with_its_three_files_is_right() -> None:
    assert faults() == []


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_file_is_named(part: str) -> None:
    left = {name: text for name, text in GOOD.items() if name != part}
    assert [str(one) for one in house_faults(left, NAME)] == [f"{part}.toml: the file is missing"]


@pytest.mark.parametrize(
    ("part", "old", "new", "said"),
    [
        ("rulebook", "[rebuy]", "[rebuy", "rulebook.toml:4:7: "),
        ("rulebook", 'when = "no_chips"', 'when = "never"', "rulebook.toml:5:1: rebuy.when: "),
        ("rulebook", 'when = "no_chips"\n', "", "rulebook.toml:4:1: rebuy.when: it must be given"),
        ("rulebook", "[rebuy]", "[rebuy]\nif = 5", "rulebook.toml:5:1: rebuy.if: no field is"),
        ("rulebook", 'name = "The Ritz"', "name = 5", "rulebook.toml:2:1: name: Expected `str`"),
        ("rulebook", 'house = "RITZ"', 'house = "STAR"', "rulebook.toml:1:1: house: the folder"),
        ("rulebook", 'house = "RITZ"\n', "", "rulebook.toml:1:1: house: it must be given"),
        ("play", "most = 10", 'most = "ten"', "play.toml:5:1: seats.most: Expected `int`"),
        ("play", "[seats]", "[seats]\n[seats]", "play.toml:4:"),
        ("play", "most = 4, ", "", "play.toml:10:1: betting.cap.most: it must be given"),
        ("irregularities", "players = 2", "players = 0", "irregularities.toml:4:1: substantial.pl"),
        ("irregularities", '"same_first_card"', '"x"', "irregularities.toml:8:"),
        ("irregularities", "[[silent]]", "[[silence]]", "silence: no field is called `silence`"),
    ],
)
def test_a_fault_is_named_with_its_place(part: str, old: str, new: str, said: str) -> None:
    found = with_(part, old, new)
    assert any(said in one for one in found), found


def test_every_fault_is_named_at_once() -> None:
    found = faults(
        play=GOOD["play"].replace("beyond_dealt = 0", "beyond = 0"),
        rulebook=GOOD["rulebook"].replace('"no_chips"', '"never"').replace("[offices]", "[office]"),
    )
    assert [one.partition(": ")[2].partition(":")[0] for one in found] == [
        "rebuy.when",
        "office",
        "seats.beyond",
        "seats.beyond_dealt",
    ]


def test_a_game_that_the_program_does_not_know_is_named() -> None:
    found = [str(one) for one in house_faults(GOOD, NAME, VARIANTS)]
    assert any("games[1].variant: there is no game `" in one for one in found)
    assert not any("`holdem`" in one for one in found)


@pytest.mark.parametrize("name", ["Ritz", "my house", "ab", "averylonghouse", "../ritz", ""])
def test_a_folder_whose_name_no_rules_could_have_is_named(name: str) -> None:
    assert any("3 to 10 small letters" in str(one) for one in house_faults(GOOD, name))


cut = st.integers(0, len(GOOD["play"]))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(st.sampled_from(PARTS), st.text(max_size=80), cut, cut)
def test_no_text_does_anything_but_pass_or_be_named(
    part: str, typed: str, begin: int, end: int
) -> None:
    changed = GOOD[part][:begin] + typed + GOOD[part][end:]
    found = [*house_faults({**GOOD, part: changed}, NAME)]
    assert {one.file for one in found} <= {f"{part}.toml"}
    assert all(one.problem for one in found)


@given(st.sampled_from(PARTS), st.data(), values)
def test_a_value_of_any_kind_in_the_place_of_another_is_named(
    part: str, data: st.DataObject, value: object
) -> None:
    lines = GOOD[part].splitlines()
    written = [at for at, line in enumerate(lines) if " = " in line and not line.startswith(" ")]
    at = data.draw(st.sampled_from(written))
    key = lines[at].partition(" = ")[0]
    lines[at] = f"{key} = {_as_toml(value)}"
    for one in house_faults({**GOOD, part: "\n".join(lines)}, NAME):
        assert str(one)


def _as_toml(value: object) -> str:
    if isinstance(value, dict):
        pairs = (f"{_quoted(key)} = {_as_toml(one)}" for key, one in value.items())
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_as_toml, value))}]"
    if isinstance(value, str):
        return _quoted(value)
    return str(value).lower()


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\U{ord(one):08x}" for one in text if one.isprintable()) + '"'

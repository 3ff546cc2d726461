"""Conditions written as an event file read back as the same conditions."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import read_rulebook
from tdapp.tournament.plan.conditions import Clause, Conditions
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.prize_file import decimal_text
from tdapp.tournament.templates.template import conditions_of, read_template

HOUSES = ("open", "star", "crown", "tasmania", "adelaide")
EVENTS = resources.names("events")


def read_back(text: str, house: str) -> Conditions:
    return conditions_of(read_template(text), read_rulebook(resources.read("rulebooks", house)))


@pytest.mark.parametrize("name", EVENTS)
def test_every_bundled_event_is_written_and_read_back_under_every_house(name: str) -> None:
    read = 0
    for house in HOUSES:
        try:
            conditions = read_back(resources.read("events", name), f"{house}.toml")
        except Refusal:
            continue
        read += 1
        assert read_back(event_text(conditions), f"{house}.toml") == conditions
    assert read


@given(st.text(min_size=1, max_size=120), st.text(min_size=1, max_size=80))
def test_any_title_and_any_heading_are_written_so_that_they_are_read_back(
    title: str, heading: str
) -> None:
    plain = read_back(resources.read("events", EVENTS[0]), "open.toml")
    try:
        named = msgspec.convert(
            {
                **msgspec.to_builtins(plain),
                "title": title,
                "says": (*plain.says, (heading, "as it is")),
            },
            Conditions,
        )
    except msgspec.ValidationError:
        return
    if not title.strip() or any(clause.heading == heading for clause in plain.says):
        return
    assert Clause(heading, "as it is") in named.says
    assert read_back(event_text(named), "open.toml") == named


@given(st.integers(0, 10**12), st.integers(1, 6))
def test_decimals_are_written_without_the_noughts_nobody_needs(parts: int, places: int) -> None:
    text = decimal_text(parts, places)
    whole, _, decimals = text.partition(".")
    assert int(whole) * 10**places + int(decimals.ljust(places, "0") or 0) == parts
    assert not decimals.endswith("0")

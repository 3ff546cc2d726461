"""One value of an event file is changed; comments, order and all other values stay."""

import copy
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.toml_spots import Path, all_spots, sections_of
from tdapp.tournament.templates.event_file import with_item, with_value, without

EVENTS = [resources.read("events", name) for name in resources.names("events")]
ODD = """# a note
title = "A #in \\"quotes\\"" # behind
'odd key' = '''
several #lines
'''
levels = [ # the sheet
    { minutes = 20, small = 1 }, # first
    # between
    { minutes = 10 }
]
[entry]
# about parts
parts.pool = "10" # the pool
parts."fee" = "1"

[entry.window] # until when
until_level = 2
[[bands]]
least = 1
[[bands]]
least = 2 # last
"""
TEXTS = [*EVENTS, ODD]


def at(fields: Any, path: Path) -> Any:
    for part in path:
        fields = fields[part]
    return fields


def comments(text: str) -> list[str]:
    return sorted(re.findall(r"# [a-zA-Z].*", text))


@pytest.mark.parametrize("text", TEXTS)
def test_every_value_is_found_where_it_stands(text: str) -> None:
    fields = tomllib.loads(text)
    for spot in all_spots(sections_of(text)):
        said = text[spot.begin : spot.end]
        assert tomllib.loads(f"x = {said}")["x"] == at(fields, spot.path)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_changed_value_changes_nothing_else(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    spots = [one for one in all_spots(sections_of(text)) if not one.inside]
    path = data.draw(st.sampled_from(spots)).path
    wanted = tomllib.loads(text)
    at(wanted, path[:-1])[path[-1]] = "new #one"
    changed = with_value(text, path, "new #one")
    assert tomllib.loads(changed) == wanted
    assert comments(changed) == comments(text)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_value_that_goes_leaves_every_comment(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EVENTS))
    path = data.draw(st.sampled_from(list(all_spots(sections_of(text))))).path
    wanted = copy.deepcopy(tomllib.loads(text))
    del at(wanted, path[:-1])[path[-1]]
    while len(path) > 1 and at(wanted, path[:-1]) == {}:
        path = path[:-1]
        del at(wanted, path[:-1])[path[-1]]
    changed = without(text, path)
    assert tomllib.loads(changed) == wanted
    assert comments(changed) == comments(text)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_new_level_stands_where_it_was_put(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    wanted = tomllib.loads(text)
    place = data.draw(st.integers(0, len(wanted["levels"])))
    changed = with_item(text, ("levels",), place, {"minutes": 7})
    wanted["levels"].insert(place, {"minutes": 7})
    assert tomllib.loads(changed) == wanted
    assert comments(changed) == comments(text)


def test_what_is_not_there_yet_is_begun_where_it_belongs() -> None:
    text = with_value(ODD, ("floor", "load"), 9)
    text = with_value(text, ("entry", "bonus_window", "until_level"), 3)
    text = with_value(text, ("entry", "window", "through_break"), True)
    text = with_value(text, ("entry", "parts", "staff fee"), "5")
    text = with_value(text, ("max_entries",), 90)
    text = with_item(text, ("chips", "colour_ups"), 0, {"chip": 25})
    read = tomllib.loads(text)
    assert read["floor"] == {"load": 9}
    assert read["entry"]["bonus_window"] == {"until_level": 3}
    assert read["entry"]["window"] == {"until_level": 2, "through_break": True}
    assert read["entry"]["parts"] == {"pool": "10", "fee": "1", "staff fee": "5"}
    assert (read["max_entries"], read["chips"]) == (90, {"colour_ups": [{"chip": 25}]})
    assert comments(text) == comments(ODD)
    assert tomllib.loads(with_value("", ("title",), "x")) == {"title": "x"}


def test_an_empty_table_goes_unless_it_has_a_comment_and_a_line_takes_its_own_along() -> None:
    text = with_value(ODD, ("floor", "load"), 9)
    assert without(text, ("floor", "load")) == ODD
    assert "[entry.window] # until when" in without(ODD, ("entry", "window", "until_level"))
    assert comments(without(ODD, ("levels", 0))) == sorted(set(comments(ODD)) - {"# first"})
    assert without(ODD, ("nothing", "here")) == ODD


@pytest.mark.parametrize("text", ["title = ", ODD])
def test_what_cannot_be_changed_here_is_left_to_the_text(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        with_item(text, ("bands",), 0, {"least": 9})
    assert refused.value.code == "only_in_text"

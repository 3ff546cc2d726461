"""Whatever an event file can say of an event stands on the paper that players are shown."""

import re
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.papers.marks import Measure
from tdapp.papers.paginate import paginate
from tdapp.papers.sheet import Imprint
from tdapp.sheets.tournament.conditions_sheet import conditions_sheet, terms_sheet
from tdapp.sheets.tournament.structure_sheet import structure_sheet
from tdapp.shown.terms_words import shown_clauses, worded_terms
from tdapp.tournament.facts.event import TermsPublished, TournamentAnnounced
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.templates.file_fields import FileField, every_field
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH
from tests.papers.event_papers import texts
from tests.rules.houses import held_under
from tests.tournament.evening import SMALL

EVENTS = Path(resources.__file__).parent / "events"
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\btrue\b|\bfalse\b|^prizes$|[{}\[\]]")
DAY = date(2026, 7, 1)
OFFER = {"parts": [["pool", 100], ["fee", 10]], "chips": 500}
FULL: dict[str, Any] = {
    "reentry": OFFER,
    "addon": OFFER,
    "other_addons": [{"name": "Late", **OFFER}],
    "alternates": {},
    "bracket": {},
    "flights": [{"name": "1A", "day": DAY, "at": "10:00"}],
    "stages": [
        {"name": "1A", "kind": "heat", "day": DAY, "at": "10:00", "to": "Final", "go_on": 9},
        {"name": "Final", "kind": "final"},
    ],
    "start": {"day": DAY, "at": "10:00", "zone": "Australia/Sydney"},
    "says": [["dress", "neat"]],
    "league": {"name": "Spring"},
    "teams": {"members": 2},
    "terms": {"secret_wagers": {"most": 2, "how": "In writing."}},
    "chips": {"colour_ups": [{"chip": 25, "after_level": 1}]},
    "floor": {
        "tolerance": [{"from_tables": 1, "within": 1}],
        "redraws": [{"from_entries": 20, "at_tables": [2]}],
    },
}
PRIZES: dict[str, Any] = {
    "share": {"percent": 100_000, "steepness": 3},
    "seats": {"item": "a seat", "cost": 500},
    "in_kind": [{"place": 1, "item": "a ring"}],
    "min_cash": {},
    "progressive": {},
    "mystery": {"envelopes": [{"count": 2, "value": 5_000}]},
    "pools": [{"name": "high hand", "percent": [1_000_000]}],
}
BY_TYPE = (3, 4, 11, True, False, "next_number", "USD", "11:30", "a word", date(2026, 7, 2))
OTHERS: dict[tuple[str, ...], Any] = {
    ("structure_changes",): ["length"],
    ("says",): [["dress", "smart"]],
    ("prizes", "bands", "percent"): [600_000, 400_000],
    ("prizes", "bands", "amounts"): [5_000],
    ("prizes", "share", "tables"): [[600_000, 400_000]],
    ("chips", "denominations"): [25, 100],
    ("floor", "redraws", "at_tables"): [3],
    ("prizes", "pools", "percent"): [600_000, 400_000],
    ("bracket", "best_of"): [5],
    ("bracket", "stacks"): [3_000],
    **{("refunds", one): ["fee"] for one in ("withdrawal", "no_show", "disqualification")},
    ("start", "zone"): "Europe/Vienna",
    ("teams", "shares"): [3, 1],
}
NOT_THERE = {("title",), ("house",), *((one, "when") for one in ("entry", "reentry", "addon"))}
NOT_THERE |= {(one, "below") for one in ("entry", "reentry", "addon")}
NOT_THERE |= {(one, "without_chips") for one in ("entry", "reentry", "rebuy")}
"""Title and house are at the head of every paper; the file is refused for the others."""


def full() -> dict[str, Any]:
    """An event that has something of everything, as plain values."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(SMALL))
    made["levels"][0]["ante"] = 5
    return {**made, **FULL, "prizes": {**made["prizes"], **PRIZES}}


def said(imprint: Imprint, plain: dict[str, Any]) -> list[list[str]]:
    """All that stands on the paper, the marks of what was changed included."""
    conditions = msgspec.convert(plain, Conditions)
    first = structure_sheet(imprint, conditions, conditions)
    facts = [[one.label, one.value] for one in (*first.facts, *first.notes)]
    return [*texts(first), *facts, *texts(conditions_sheet(imprint, conditions))]


def values(field: FileField) -> Iterator[Any]:
    """What the field may say instead."""
    if field.keys in OTHERS:
        yield OTHERS[field.keys]
    elif field.keys[-1] == "parts":
        yield [["pool", 300]]
    elif field.choices:
        found = field.choices
        yield from ([[one] for one in found] if field.may_be_empty else found)
    else:
        yield from BY_TYPE


def changed(plain: dict[str, Any], field: FileField) -> Iterator[dict[str, Any]]:
    """The same event with another value there, as far as it is one."""
    before = msgspec.convert(plain, Conditions)
    for value in values(field):
        copy = deepcopy(plain)
        place = copy
        for key in field.keys[:-1]:
            inner = place.setdefault(key, {})
            place = inner[0] if isinstance(inner, list) else inner
        place[field.keys[-1]] = value
        try:
            if msgspec.convert(copy, Conditions) != before:
                yield copy
        except msgspec.ValidationError:
            continue


def is_plain(field: FileField) -> bool:
    lists = {one.keys[:-1] for one in every_field()}
    return field.keys not in lists and field.keys not in NOT_THERE


FIELDS = {".".join(one.keys): one for one in every_field() if is_plain(one)}


@pytest.mark.parametrize("keys", FIELDS)
def test_every_condition_of_an_event_file_stands_on_the_paper(keys: str, imprint: Imprint) -> None:
    others = list(changed(full(), FIELDS[keys]))
    assert others
    before = said(imprint, full())
    for other in others:
        assert said(imprint, other) != before


def test_a_long_condition_goes_on_in_the_next_row_and_page(
    imprint: Imprint, measure: Measure
) -> None:
    bands = [{"least": one, "most": one, "percent": [20_000] * 50} for one in range(1, 40)]
    plain = full()
    plain["prizes"] = {**plain["prizes"], "bands": bands}
    sheet = conditions_sheet(imprint, msgspec.convert(plain, Conditions))
    assert len(paginate(sheet, measure)) > 2
    assert all(len(row[2]) <= 52 for row in texts(sheet))


def test_the_published_conditions_stand_on_paper_word_by_word(
    imprint: Imprint, measure: Measure
) -> None:
    clauses = worded_terms(ENGLISH, held_under("STAR", terms={"payment": "cash"}))
    published = TermsPublished(2, clauses, StaffId("director"), 1_790_000_000_000_000)
    sheet = terms_sheet(imprint, published)
    words = " ".join(row[2] for row in texts(sheet))
    assert all(one.words in words for one in clauses)
    assert paginate(sheet, measure)


@pytest.mark.parametrize("house", ["crown", "star", "adelaide"])
def test_no_clause_says_a_word_as_the_event_file_writes_it(house: str) -> None:
    rules, said = rulebook(house), list[str]()
    for file in sorted(EVENTS.glob("*.toml")):
        with suppress(Refusal):
            conditions = conditions_of(read_template(file.read_text(encoding="utf-8")), rules)
            announced = TOURNAMENT.folds.apply(Tournament(), TournamentAnnounced(conditions))
            for clause in shown_clauses(ENGLISH, announced):
                said += [clause.words, *chain.from_iterable(clause.values)]
    assert len(said) > 100
    raw = {word for one in said for word in RAW.findall(one)}
    assert raw == set()

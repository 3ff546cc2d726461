"""No number of the chapters on what goes wrong is forgotten: ruled, elsewhere, or left out."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import resources
from tests.poker.houses import HOUSES
from tests.poker.irregularities import irregularities

CITED = re.compile(r'rule = "([^"]*)"')
READING = re.compile(r" \([^)]*\)$")


class Chapters(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of a book; `elsewhere` by the file that cites them, `excluded` by the reason."""

    numbers: list[str]
    elsewhere: dict[str, list[str]]
    excluded: dict[str, list[str]]


TEXT = Path(__file__).with_name("irregularity_chapters.toml").read_text(encoding="utf-8")
BOOKS = msgspec.convert(tomllib.loads(TEXT), dict[str, Chapters])


def single(cited: str) -> Iterator[str]:
    """The numbers of what is cited, without the reading in brackets behind them."""
    for one in cited.split(", "):
        yield READING.sub("", one)


def in_table(house: str) -> set[str]:
    """Everything that a house's table of irregularities cites."""
    rules = irregularities(house)
    rows = [row for them in rules.decisions.values() for row in them]
    parts = (rules.substantial, rules.misdeal, *rules.misdeal.deciders, *rules.silent, *rows)
    return {number for one in parts for number in single(one.rule)}


def in_file(name: str) -> set[str]:
    """Everything that another file of the house cites."""
    found = CITED.findall(resources.read(*name.split("/")))
    return {number for one in found for number in single(one)}


def covers(cited: str, number: str) -> bool:
    """Whether a rule is this one, or the one that it belongs to."""
    return number == cited or number.startswith((f"{cited}.", f"{cited}("))


def covered(cited: set[str], number: str) -> bool:
    return any(covers(one, number) for one in cited)


@pytest.mark.parametrize("house", sorted({*HOUSES} - {"OPEN"}))
def test_every_number_of_the_chapters_is_ruled_or_stands_elsewhere_or_is_left_out(
    house: str,
) -> None:
    book, ruled = BOOKS[house], in_table(house)
    elsewhere = [number for them in book.elsewhere.values() for number in them]
    left_out = [number for them in book.excluded.values() for number in them]
    placed = {*elsewhere, *left_out}

    assert len(book.numbers) == len({*book.numbers})
    assert placed <= {*book.numbers}
    assert not {*elsewhere} & {*left_out}
    assert [it for it in book.numbers if not covered(ruled, it) and it not in placed] == []
    assert [it for it in left_out if covered(ruled, it)] == []


@pytest.mark.parametrize("house", sorted(BOOKS))
def test_what_stands_elsewhere_is_cited_there_and_no_row_cites_a_number_that_is_not_there(
    house: str,
) -> None:
    book = BOOKS[house]
    for name, numbers in book.elsewhere.items():
        cited = in_file(name)
        assert [it for it in numbers if not covered(cited, it)] == []
    chapters = {chapter(it) for it in book.numbers}
    known = [it for it in in_table(house) if chapter(it) in chapters]
    assert [it for it in known if not any(covers(it, number) for number in book.numbers)] == []


def chapter(number: str) -> str:
    """Of ``26.11.2`` or ``C19.1(a)`` the chapter, of ``56a`` all of it."""
    return re.split(r"[.(]", number)[0]

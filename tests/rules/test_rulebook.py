"""A rulebook is data: the bundled ones load, and a mistake in one is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen, Rulebook, read_rulebook
from tests.rules_doc.cases import HOUSES

NAMES = sorted(path.name for path in resources.at("rulebooks").iterdir())
OPEN = resources.read("rulebooks", "open.toml")
TOP = """house = "RITZ"
name = "The Ritz"

[rebuy]
when = "no_chips"
rule = "7.1"

"""
GOOD = TOP + OPEN[OPEN.index("[tournament]") :]


@pytest.mark.parametrize("name", NAMES)
def test_every_bundled_rulebook_loads_and_names_its_rules(name: str) -> None:
    book = rulebook(name.removesuffix(".toml"))

    assert book.house in HOUSES
    assert all((book.name, book.rebuy.rule))


def test_every_house_with_tournament_cases_has_one_rulebook() -> None:
    houses = [rulebook(name.removesuffix(".toml")).house for name in NAMES]

    assert sorted(houses) == ["ADELAIDE", "CROWN", "OPEN", "STAR", "TAS"]


def test_a_rulebook_is_read_into_its_fields() -> None:
    book = read_rulebook(GOOD)

    assert isinstance(book, Rulebook)
    assert (book.house, book.name) == ("RITZ", "The Ritz")
    assert (book.rebuy.when, book.rebuy.rule) == (RebuyWhen.NO_CHIPS, "7.1")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('house = "RITZ"', 'house = "RITZ', "line 1"),
        ("[rebuy]", "[rebuy", "line 4"),
        ('rule = "7.1"', 'rule = "7.1"\nrule = "7.3"', "line 7"),
        ('house = "RITZ"', 'house = "Ritz"', "$.house"),
        ('house = "RITZ"', "", "house"),
        ('when = "no_chips"', 'when = "sometimes"', "$.rebuy.when"),
        ('when = "no_chips"', "when = 5", "$.rebuy.when"),
        ('rule = "7.1"', "", "$.rebuy"),
        ('rule = "7.1"', 'rule = "7.1"\nprice = 5', "price"),
    ],
)
def test_a_mistake_is_refused_with_its_line_or_field(old: str, new: str, named: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(Refusal) as refused:
        read_rulebook(GOOD.replace(old, new))

    assert refused.value.code == "bad_rulebook"
    assert named in str(refused.value.details["problem"])


@given(st.text(max_size=200) | st.integers(0, len(GOOD)).map(lambda end: GOOD[:end]))
def test_no_text_does_anything_but_load_or_be_refused(text: str) -> None:
    try:
        answer = read_rulebook(text).house
    except Refusal as refusal:
        answer = refusal.code
    assert answer in {"RITZ", "bad_rulebook"}


def test_a_house_without_a_rulebook_is_told() -> None:
    with pytest.raises(Refusal) as refused:
        rulebook("ritz")

    assert refused.value == Refusal("no_such_rulebook", house="ritz")

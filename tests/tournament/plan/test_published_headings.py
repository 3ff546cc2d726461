"""What the rulebook wants published: what the fields say counts, what is missing is asked for."""

from datetime import date

import msgspec
import pytest

from tdapp.tournament.payouts.before_posting import still_unsaid
from tdapp.tournament.plan.conditions import Clause
from tdapp.tournament.plan.planned_start import Flight
from tests.rules.houses import held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, canberra

FLIGHTS = tuple(
    Flight(name, date(2026, 9, day), "10:00", "Australia/Sydney")
    for name, day in (("1A", 23), ("1B", 24))
)


def test_what_the_fields_say_is_not_asked_for_and_what_words_say_is_not_asked_again() -> None:
    asked = {one.heading: one.rule for one in still_unsaid(SMALL)}

    assert asked["eligibility"] == "28.4.2(k)"
    assert not {"entry fee", "buy-in", "starting chips", "blind levels"} & asked.keys()
    said = msgspec.structs.replace(SMALL, says=(Clause("eligibility", "Adults."),))
    assert {one.heading for one in still_unsaid(said)} == asked.keys() - {"eligibility"}


@rule("STAR", "28.7.2", "28.9.5")
@rule("CROWN", "15.4.3(a)(iii)", "15.4.3(c)")
@pytest.mark.parametrize(
    ("house", "missing"),
    [
        ("STAR", {"structure and progression"}),
        ("CROWN", {"progression", "chips at the end"}),
        ("TAS", set()),
        ("ADELAIDE", set()),
        ("OPEN", set()),
    ],
)
def test_with_flights_it_has_to_be_said_how_stacks_go_on(house: str, missing: set[str]) -> None:
    """Otherwise chips go back at a session's end, and all begin the next one equal (P103)."""
    plain = held_under(house)
    flown = msgspec.structs.replace(plain, flights=FLIGHTS)
    before = {one.heading for one in still_unsaid(plain)}

    assert {one.heading for one in still_unsaid(flown)} - before == missing
    says = tuple(Clause(one, "All flights are one session; stacks are bagged.") for one in missing)
    told = msgspec.structs.replace(flown, says=says)
    assert {one.heading for one in still_unsaid(told)} == before


def test_a_house_that_asks_for_nothing_leaves_nothing_open() -> None:
    assert still_unsaid(canberra("open")) == ()

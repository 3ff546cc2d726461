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


@rule("STAR", "28.4.2")
@rule("CROWN", "15.4.1(a)(i)", "15.4.1(a)(iv)", "15.4.2(a)(i)", "15.4.2(a)(ii)")
@rule("CROWN", "15.4.2(b)(i)", "15.4.2(b)(ii)", "15.4.2(c)", "15.4.3(a)(ii)", "15.4.4(a)")
@rule("CROWN", "15.4.6", "15.4.8(a)(i)", "15.4.8(a)(ii)", "15.4.8(a)(iii)", "15.4.8(a)(iv)")
@rule("CROWN", "15.4.8(b)(iii)", "15.4.8(b)(iv)", "15.4.8(b)(v)", "15.4.8(b)(vi)", "15.4.8(c)")
@rule("CROWN", "15.4.8(d)", "15.4.8(e)", "15.4.8(f)", "15.4.8(g)", "15.4.8(i)", "15.4.8(j)")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_each_heading_of_the_book_is_asked_for_until_it_is_said(
    house: str, request: pytest.FixtureRequest
) -> None:
    """One by one, with the number of its rule; saying one leaves the others asked for."""
    plain = held_under(house)
    asked = still_unsaid(plain)
    must = {one.heading: one.rule for one in plain.rules.conditions.must_say if one.always}
    assert {one.heading: one.rule for one in asked}.items() <= must.items()
    marked = {mark.args[1] for mark in request.node.iter_markers("rule") if mark.args[0] == house}
    assert {number for number in marked if number != "28.4.2"} <= {one.rule for one in asked}
    for one in asked:
        said = msgspec.structs.replace(plain, says=(Clause(one.heading, "As published."),))
        assert still_unsaid(said) == tuple(other for other in asked if other != one)
    every = tuple(Clause(one.heading, "As published.") for one in asked)
    assert still_unsaid(msgspec.structs.replace(plain, says=every)) == ()


@rule("CROWN", "15.4.2(a)(iii)", "15.4.2(a)(iv)", "15.4.2(b)(iii)", "15.4.3(a)(v)")
@rule("CROWN", "15.4.4(b)", "15.4.4(c)")
def test_what_crown_wants_said_only_where_it_applies_is_not_asked_of_every_event() -> None:
    """A right to refuse, criteria, a signature, a repechage, secret wagers: "if", says the book."""
    plain = held_under("CROWN")
    at_times = {one.heading for one in plain.rules.conditions.must_say if not one.always}
    assert len(at_times) > 6
    assert not at_times & {one.heading for one in still_unsaid(plain)}


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

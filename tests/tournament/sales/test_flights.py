"""Re-entries that are limited by flight: an entry counts for the flight that opened last."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import Flight, PlannedStart, flight_faults
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.sales.alternates import call_alternate, join_alternates, seat_alternate
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.templates.offer_faults import offer_faults
from tdapp.tournament.templates.rule_faults import rule_faults
from tests.rules.houses import BOOKS, held_under
from tests.tournament.evening import SMALL, Evening, person, refused
from tests.tournament.sales.offers import offer

DAY_US = 24 * 3600 * 1_000_000
ZONE = "Australia/Brisbane"
FLIGHTS = tuple(
    Flight(name, date(2026, 9, day), "10:00", ZONE)
    for name, day in (("1A", 23), ("1B", 24), ("1C", 26))
)
FIRST = FLIGHTS[0].opens(None)


def limited(per_flight: int, conditions: Conditions = SMALL) -> Conditions:
    """Conditions with three flights and so many re-entries in each."""
    again = offer(10_000, 1_000, 10_000)
    return replace(
        conditions,
        max_entries=60,
        entry=offer(10_000, 1_000, 10_000),
        reentry=again,
        rebuy=None,
        flights=FLIGHTS,
        reentries_per_flight=per_flight,
    )


def at(evening: Evening, day: int) -> None:
    """Let the day of the first flight, or so many later, come, two hours after it opened."""
    assert FIRST is not None
    assert FIRST.utc_us is not None
    wanted = FIRST.utc_us + day * DAY_US + DAY_US // 12
    evening.pass_us(wanted - evening.now.utc_us)


def out_again(evening: Evening, who: int) -> None:
    """Enter somebody once more and take the entry out."""
    evening.tell(sell_entry(evening.state, person(who), evening.now))
    evening.seat()
    evening.bust(evening.state.entries.last_entry)


@given(
    per_flight=st.integers(0, 2),
    tries=st.lists(st.integers(0, 4), min_size=1, max_size=10).map(sorted),
)
def test_nobody_enters_a_flight_more_often_than_published(
    per_flight: int, tries: list[int]
) -> None:
    evening, had = Evening(limited(per_flight)), [0, 0, 0, 0]
    at(evening, 0)
    evening.enter(2)
    for day in tries:
        at(evening, day)
        flight = 1 if day < 1 else 2 if day < 3 else 3
        if had[flight] <= per_flight:
            out_again(evening, 9)
            had[flight] += 1
            assert evening.state.entry(evening.state.entries.last_entry).flight == flight
        else:
            assert refused(evening, sell_entry, person(9), evening.now) == Refusal(
                "flight_used_up", flight=FLIGHTS[flight - 1].name, most=per_flight
            )
    assert len(evening.state.entries.by_person[person(9)]) == sum(had)


def test_a_sale_typed_later_is_limited_by_the_flight_in_which_it_was_made() -> None:
    evening = Evening(limited(0))
    at(evening, 0)
    evening.enter(2)
    out_again(evening, 9)
    sold_us = evening.now.utc_us
    at(evening, 1)
    later = Refusal("flight_used_up", flight="1A", most=0)
    found = refused(evening, sell_entry, person(9), evening.now, happened_us=sold_us)
    assert found == later
    out_again(evening, 9)
    assert evening.state.entry(evening.state.entries.last_entry).flight == 2


def test_before_the_first_flight_opens_entries_count_for_it() -> None:
    evening = Evening(limited(0))
    evening.enter(1)
    assert evening.state.entry(1).flight == 1


def test_an_alternate_counts_for_the_flight_in_which_he_is_seated() -> None:
    terms = replace(limited(0), max_entries=2, alternates=AlternateTerms())
    evening = Evening(terms)
    at(evening, 0)
    evening.enter(2)
    evening.seat()
    evening.tell(join_alternates(evening.state, person(9), evening.now))
    assert refused(evening, call_alternate, evening.now).code == "event_full"
    evening.state = replace(
        evening.state,
        programme=replace(evening.state.programme, conditions=replace(terms, max_entries=3)),
    )
    evening.tell(call_alternate(evening.state, evening.now))
    at(evening, 1)
    evening.tell(seat_alternate(evening.state, 1, seed="one", at=evening.now))
    assert evening.state.entry(3).flight == 2


@pytest.mark.parametrize("house", BOOKS)
def test_where_a_book_allows_no_re_entry_flights_do_not_either(house: str) -> None:
    rules = held_under(house).rules
    said = replace(limited(1), house=house, rules=rules)
    faults = {where for _, where in rule_faults(said)}
    assert ("reentry" in faults) == (house == "TAS")


@pytest.mark.parametrize(
    ("flights", "start", "where"),
    [
        (FLIGHTS, None, []),
        ((Flight("1A", date(2026, 9, 23), "10:00"),), None, ["flights[0].zone"]),
        (
            (Flight("1A", date(2026, 9, 23), "10:00"),),
            PlannedStart(date(2026, 9, 23), "12:00", ZONE),
            [],
        ),
        (FLIGHTS[::-1], None, ["flights[1].day", "flights[2].day"]),
        ((Flight("1A", date(2026, 9, 23), "10:00", "Nowhere/Else"),), None, ["flights[0].zone"]),
    ],
)
def test_flights_that_cannot_be_told_apart_are_faults(
    flights: tuple[Flight, ...], start: PlannedStart | None, where: list[str]
) -> None:
    assert [field for _, field in flight_faults(flights, start)] == where


def test_a_limit_by_flight_needs_flights_and_re_entries() -> None:
    assert list(offer_faults(limited(1))) == []
    without = replace(limited(1), flights=(), reentry=None)
    assert [where for _, where in offer_faults(without)] == ["reentries_per_flight"] * 2

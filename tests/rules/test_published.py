"""What a house must publish before it takes an entry, and what it must show during play."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_terms

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.brackets import CallPairings, DrawBracket, StartMatchClocks
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.shown.terms_words import before_entries
from tdapp.tournament.plan.bracket_terms import BracketTerms, MatchClock
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.published_terms import Term, clauses_of
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under, with_entry, with_rebuys
from tests.rules_doc import Case, case, rule

OFFER = ("parts", "chips")
LEVEL = {"minutes": 30, "small": 25, "big": 50}


def fault_without(house: str, **changes: Any) -> str:
    """What is said of an event under these conditions, which lack something."""
    with pytest.raises(Refusal) as refused:
        held_under(house, **changes)
    assert refused.value.code == "bad_event_file"
    return str(refused.value.details["problem"])


def less(fields: dict[str, Any], name: str) -> dict[str, Any]:
    """The same fields without one of them."""
    return {key: value for key, value in fields.items() if key != name}


TERMS_FIRST = (("terms_not_published", "15.2.2(a)"), ("terms_not_told", "15.2.2(b)"))


@rule("CROWN", "15.2.1", "15.2.2(a)", "15.2.2(b)")
@case("CROWN-TOURNAMENT-003")
def test_no_entry_is_taken_before_the_conditions_are_there(case: Case, station: Station) -> None:
    """Terms and conditions are available before any entry is taken."""
    entry = Register(EVENT, person(1))
    assert case.given == {"entries_opened": "Monday", "terms_available": "Tuesday"}
    assert station.desk.can(DIRECTOR, entry) == case.then["compliant"]
    with pytest.raises(Refusal) as refused:
        station.do(entry)
    assert refused.value == Refusal("no_such_event")

    conditions = held_under("CROWN")
    station.do(Announce(EVENT, conditions))
    first = list(before_entries(EVENT, conditions))[: len(TERMS_FIRST)]
    for call, code in zip(first, TERMS_FIRST, strict=True):
        refusal = station.desk.why_not(DIRECTOR, entry)
        assert refusal is not None
        assert (refusal.code, refusal.details["rule"]) == code
        station.do(call)
    station.do(entry)


@rule("CROWN", "15.3.1")
@case("CROWN-TOURNAMENT-004")
def test_play_does_not_begin_before_the_players_are_briefed(case: Case, station: Station) -> None:
    """Before play the director briefs the players on the conditions; the start records it."""
    conditions = held_under("CROWN")
    publish, tell, _ = before_entries(EVENT, conditions)
    station.do_all([Announce(EVENT, conditions), publish, tell, Register(EVENT, person(1))])
    start = StartClock(EVENT, briefed=case.given["players_briefed_on_terms"])
    assert station.desk.can(DIRECTOR, start) is case.then["may_start"]
    refused = Refusal("players_not_briefed", to="players", rule="15.3.1")
    assert station.desk.why_not(DIRECTOR, start) == refused

    station.do(replace(start, briefed=True))
    assert station.event(EVENT).clock.running
    assert "15.3.1" in station.event(EVENT).terms.told
    station.do_all([PauseClock(EVENT), start])


@rule("CROWN", "15.3.1")
def test_a_match_with_a_clock_of_its_own_waits_for_the_briefing_too(station: Station) -> None:
    """Play begins with the clock of a match where the event's own was not started."""
    bracket = BracketTerms(clock=MatchClock.EACH_MATCH)
    conditions = replace_terms(held_under("CROWN", rebuy=None), bracket=bracket)
    publish, tell, _ = before_entries(EVENT, conditions)
    station.do_all([Announce(EVENT, conditions), publish, tell])
    station.do_all([Register(EVENT, person(one)) for one in (1, 2)])
    install(station, (1,))
    station.do_all([OpenTable(EVENT, station.house_id, 1), DrawBracket(EVENT), CallPairings(EVENT)])
    start = StartMatchClocks(EVENT)
    refused = Refusal("players_not_briefed", to="players", rule="15.3.1")
    assert station.desk.why_not(DIRECTOR, start) == refused
    station.do(replace(start, briefed=True))
    assert "15.3.1" in station.event(EVENT).terms.told
    assert station.desk.can(DIRECTOR, StartClock(EVENT))


@rule("CROWN", "15.3.1")
@pytest.mark.parametrize("house", BOOKS)
def test_who_was_briefed_at_the_desk_is_not_asked_for_at_the_start(
    house: str, station: Station
) -> None:
    """Told at the desk, or under a book that does not ask for it, the clock just starts."""
    announce(station, held_under(house), sold=1)
    station.do(StartClock(EVENT))
    assert set(station.event(EVENT).terms.told) == (
        {"15.2.2(b)", "15.3.1"} if house == "CROWN" else set()
    )


@rule("STAR", "28.7.11")
def test_published_conditions_stay_as_they_were_published(station: Station) -> None:
    """Wagers rise as players were told before the start, and not otherwise."""
    announce(station, held_under("STAR"), sold=1)
    steeper = held_under("STAR", levels=[{"minutes": 5, "small": 500, "big": 1_000}])

    assert station.desk.why_not(DIRECTOR, Announce(EVENT, steeper)) == (
        Refusal("event_exists", title="Casino Canberra End of Year")
    )
    assert station.event(EVENT).conditions == held_under("STAR")


@rule("STAR", "28.4.2(a)", "28.4.2(b)", "28.4.2(c)")
@rule("CROWN", "15.4.1(a)(ii)")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
@pytest.mark.parametrize("part", OFFER)
def test_an_event_names_its_fee_its_buy_in_and_its_chips(part: str, house: str) -> None:
    """The conditions name the entry fee, the buy-in and the chips that they give."""
    assert fault_without(house, entry=less(with_entry(), part)) == (
        f"Object missing required field `{part}` - at `$.entry`"
    )


@rule("STAR", "28.4.2(d)")
@pytest.mark.parametrize("part", OFFER)
def test_an_event_with_rebuys_names_their_number_window_and_price(part: str) -> None:
    """The conditions name how many re-buys there are, until when, at what cost for which chips."""
    assert fault_without("STAR", rebuy=less(with_rebuys(), part)) == (
        f"Object missing required field `{part}` - at `$.rebuy`"
    )
    for unsaid, where in (("most", "$.rebuy.most"), ("window", "$.rebuy.window")):
        assert where in fault_without("STAR", rebuy=less(with_rebuys(), unsaid))


@rule("CROWN", "15.4.3(a)(i)")
def test_an_event_names_its_levels_and_how_long_they_are() -> None:
    """The conditions name the number and duration of rounds."""
    assert fault_without("CROWN", levels=[]).endswith("at `$.levels`")
    assert fault_without("CROWN", levels=[less(LEVEL, "minutes")]) == (
        "Object missing required field `minutes` - at `$.levels[0]`"
    )


@rule("CROWN", "15.4.1(a)(iii)")
@pytest.mark.parametrize("part", ["min_entries", "max_entries"])
def test_an_event_names_the_least_and_the_most_players(part: str) -> None:
    """The conditions name the minimum and maximum number of players."""
    assert fault_without("CROWN", **{part: None}).endswith(f"at `$.{part}`")


@rule("CROWN", "15.4.7(b)")
@rule("TAS", "C20.3(h)")
@pytest.mark.parametrize("house", ["CROWN", "TAS"])
@pytest.mark.parametrize("bands", [[], [{"percent": [600_000, 300_000]}]])
def test_an_event_names_how_all_of_its_pool_is_distributed(
    bands: list[dict[str, Any]], house: str
) -> None:
    """The conditions say how the prize pool is distributed."""
    assert "$.prizes.bands" in fault_without(house, prizes={"bands": bands})


@rule("ADELAIDE", "107")
@case("ADELAIDE-PRIZE-008")
def test_the_prize_list_waits_for_the_pool_and_comes_with_it(case: Case, station: Station) -> None:
    """A list of prizes is available once the total pool is known, and need not be before."""
    assert case.given == {"registration": "still open"}
    announce(station, held_under("ADELAIDE"), sold=10)
    state = station.event(EVENT)
    assert (state.entries.closed, state.prizes.posted) == (False, ())
    assert state.entries.closed == case.then["must_be_available_now"]
    assert station.desk.why_not(DIRECTOR, PayPrize(EVENT, 1)) == Refusal("prizes_not_posted")

    done = station.do(PostPrizes(EVENT))
    assert done.receipt is not None
    assert station.event(EVENT).entries.closed
    assert sum(station.event(EVENT).prizes.posted) == station.event(EVENT).entries.pool


@rule("STAR", "28.7.2")
@rule("CROWN", "15.4.3(b)")
@rule("TAS", "C20.3(d)")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS"])
def test_who_enters_late_gets_the_same_chips(station: Station, house: str) -> None:
    """Each player receives an equivalent allotment of chips before play."""
    announce(station, held_under(house), sold=3)
    station.time.pass_us(1)
    station.do(Register(EVENT, person(4)))
    entries = station.event(EVENT).entries

    assert [entries.by_number[number].chips for number in (1, 2, 3, 4)] == [8_000] * 4


def test_the_fields_of_the_event_stand_in_the_clauses_that_they_are_about() -> None:
    ending = held_under("CROWN", ending={"after_last_level": True, "places": "by_stack"})
    refunds = held_under("CROWN", refunds={"cancelled_in_play": "evenly"})
    assert _clause(ending, "criteria of winning").values["ending.places"] == "by_stack"
    assert _clause(refunds, "refunds").values["refunds.cancelled_in_play"] == "evenly"


def _clause(conditions: Conditions, heading: str) -> Term:
    return next(one for one in clauses_of(conditions) if one.heading.heading == heading)

"""What the rulebook wants published: house and event file say it, what is missing is asked for."""

from datetime import date

import msgspec
import pytest

from tdapp.rules.tournament_rules import NOT_SAID, Heading, Sentence
from tdapp.tournament.plan.conditions import Clause, Conditions
from tdapp.tournament.plan.planned_start import Flight
from tdapp.tournament.templates.file_fields import file_field
from tdapp.tournament.templates.published_terms import (
    PLACE,
    WITH_STAGE,
    Term,
    clauses_of,
    still_unsaid,
)
from tests.rules.houses import BOOKS, SAID, held_under
from tests.rules_doc import Case, case, rule
from tests.tournament.evening import canberra

FLIGHTS = tuple(
    Flight(name, date(2026, 9, day), "10:00", "Australia/Sydney")
    for name, day in (("1A", 23), ("1B", 24))
)


def all_fields(house: str, **changes: object) -> Conditions:
    """The demo event with every field that a house's headings need, as far as it may set them."""
    fields = {name: one for name, one in SAID.items() if name != "attendance" or house == "CROWN"}
    return held_under(house, **{**fields, **changes})


def without_wording(conditions: Conditions) -> Conditions:
    """Under a rulebook that has the headings and nothing of its own to say."""
    rules = conditions.rules
    must = tuple(
        Heading(rule=one.rule, heading=one.heading, always=one.always)
        for one in rules.conditions.must_say
    )
    bare = msgspec.structs.replace(rules.conditions, must_say=must)
    replaced = msgspec.structs.replace(rules, conditions=bare)
    return msgspec.structs.replace(conditions, rules=replaced, says=())


def named(terms: tuple[Term, ...]) -> set[str]:
    """Their headings."""
    return {one.heading.heading for one in terms}


@rule("STAR", "28.4.2(j)", "28.4.2(l)", "28.4.2(m)")
def test_what_the_event_must_decide_is_asked_for_and_what_words_say_is_not_asked_again() -> None:
    """The withdrawal period, substitutes and the method of payment are the event's to say."""
    plain = held_under("STAR")
    asked = {one.heading.rule: one.lacks for one in still_unsaid(plain)}

    assert asked == {
        "28.4.2(j)": ("substitutes",),
        "28.4.2(l)": ("refunds.withdrawal",),
        "28.4.2(m)": ("terms.payment",),
    }
    said = msgspec.structs.replace(plain, says=(Clause("prizes and payment", "In cash."),))
    assert named(still_unsaid(said)) == named(still_unsaid(plain)) - {"prizes and payment"}


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
    plain = without_wording(held_under(house))
    asked = {one.heading.heading: one.heading.rule for one in still_unsaid(plain)}
    must = plain.rules.conditions.must_say
    assert asked == {one.heading: one.rule for one in must if one.always}
    marked = {mark.args[1] for mark in request.node.iter_markers("rule") if mark.args[0] == house}
    assert {number for number in marked if number != "28.4.2"} <= set(asked.values())
    for name in asked:
        said = msgspec.structs.replace(plain, says=(Clause(name, "As published."),))
        assert named(still_unsaid(said)) == asked.keys() - {name}
    every = tuple(Clause(name, "As published.") for name in asked)
    assert still_unsaid(msgspec.structs.replace(plain, says=every)) == ()


@rule("STAR", "28.4.2(a)", "28.4.2(e)", "28.4.2(f)", "28.4.2(g)", "28.4.2(h)", "28.4.2(i)")
@rule("STAR", "28.4.2(k)", "28.4.2(n)")
@rule("CROWN", "15.4.1(b)", "15.4.1(c)", "15.4.2(d)", "15.4.3(a)(i)", "15.4.5", "15.4.7(b)")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_the_wording_of_the_house_with_the_fields_of_the_event_says_every_heading(
    house: str,
) -> None:
    """With the fields that only the event can decide nothing is missing, in no words of its own."""
    assert still_unsaid(all_fields(house)) == ()


@pytest.mark.parametrize("house", BOOKS)
def test_every_wording_is_filled_from_fields_of_the_event_file(house: str) -> None:
    """A name in braces that no event file has would never be published."""
    rows = held_under(house).rules.conditions.must_say
    assert len(rows) >= 8
    for row in rows:
        keys = [key for one in row.wording for key in PLACE.findall(one.text)]
        keys += [key for one in row.wording for key in (one.where or ())[::2]]
        for key in (*keys, *row.needs):
            stands_in = key.split(".parts.")[0] + ".parts" if ".parts." in key else key
            if stands_in not in {"prizes", "rebuy", "addon", "reentry", WITH_STAGE}:
                assert file_field(tuple(stands_in.split("."))).keys, (row.rule, key)


@pytest.mark.parametrize("house", BOOKS)
def test_a_clause_keeps_the_values_that_it_was_filled_from(house: str) -> None:
    """A change of one field changes the clauses that were filled from it, and no others."""
    before = clauses_of(all_fields(house))
    fewer = msgspec.structs.replace(all_fields(house), max_entries=59)
    pairs = list(zip(before, clauses_of(fewer), strict=True))
    changed = [old for old, new in pairs if old.filled != new.filled]

    assert changed
    assert changed == [one for one in before if "max_entries" in dict(one.filled)]


def test_a_sentence_for_what_is_not_sold_says_so() -> None:
    bare = held_under("STAR", rebuy=None)
    clause = next(one for one in clauses_of(bare) if one.heading.rule == "28.4.2(d)")

    assert "No re-buys are sold." in clause.sentences
    assert dict(clause.filled)["rebuy"] == NOT_SAID


@rule("CROWN", "15.4.2(a)(iii)", "15.4.2(a)(iv)", "15.4.2(b)(iii)", "15.4.3(a)(v)")
@rule("CROWN", "15.4.4(b)", "15.4.4(c)")
def test_what_crown_wants_said_only_where_it_applies_is_not_asked_of_every_event() -> None:
    """A right to refuse, criteria, a signature, a repechage, secret wagers: "if", says the book."""
    plain = without_wording(held_under("CROWN"))
    at_times = {one.heading for one in plain.rules.conditions.must_say if not one.always}
    assert len(at_times) > 6
    assert not at_times & named(still_unsaid(plain))


@rule("CROWN", "15.4.2(b)(iii)", "15.4.3(c)", "15.4.4(c)", "15.4.8(d)")
def test_crown_publishes_secret_wagers_signing_and_cashed_chips_where_they_are() -> None:
    """The number of secret wagers and how one is made; a table may end early by agreement."""
    secret = {"most": 2, "per": "round", "how": "In writing, to the dealer."}
    terms = {"secret_wagers": secret, "chips_cashed": True, "signed": True}
    said = {one.heading.rule: one for one in clauses_of(held_under("CROWN", terms=terms))}

    assert said["15.4.4(c)"].values["terms.secret_wagers.most"] == 2
    assert said["15.4.4(c)"].values["terms.secret_wagers.how"] == "In writing, to the dealer."
    assert "cash" in said["15.4.3(c)"].sentences[0]
    assert len(said["15.4.8(d)"].sentences) == 2
    assert said["15.4.2(b)(iii)"].is_said
    plain = {one.heading.rule: one for one in clauses_of(held_under("CROWN"))}
    assert not plain["15.4.4(c)"].is_said
    assert not plain["15.4.2(b)(iii)"].is_said
    assert len(plain["15.4.8(d)"].sentences) == 1


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
    before = named(still_unsaid(plain))

    assert named(still_unsaid(flown)) - before == missing
    says = tuple(Clause(one, "All flights are one session; stacks are bagged.") for one in missing)
    told = msgspec.structs.replace(flown, says=says)
    assert named(still_unsaid(told)) == before


@rule("TAS", "C20.3")
@rule("ADELAIDE", "89", "110")
@pytest.mark.parametrize("house", ["TAS", "ADELAIDE", "OPEN"])
def test_where_the_books_say_may_nothing_is_missing(house: str) -> None:
    """The conditions may include, or the casino may determine: a short list is complete."""
    assert still_unsaid(without_wording(held_under(house))) == ()
    assert still_unsaid(canberra("open")) == ()


@case("STAR-CONDITIONS-002")
def test_the_period_of_withdrawal_is_missing_where_the_event_does_not_say_it(case: Case) -> None:
    """The terms of entry include a period of withdrawal without penalty."""
    says = tuple(Clause(one, "As published.") for one in case.given["present"])
    missing = still_unsaid(held_under("STAR", says=[(one.heading, one.text) for one in says]))

    assert (not missing) is case.then["complete"]
    assert [one.heading.heading for one in missing] == case.then["missing"]


@case("STAR-CONDITIONS-004")
def test_prizes_without_the_method_of_payment_are_not_complete(case: Case) -> None:
    """Prizes and the method of payment: the list of prizes alone does not say both."""
    fields = {**SAID, "terms": {"location": "Poker room"}}
    del fields["attendance"]
    missing = still_unsaid(held_under("STAR", **fields))

    assert (not missing) is case.then["complete"]
    assert [one.heading.rule for one in missing] == ["28.4.2(m)"]
    assert [one.lacks for one in missing] == [("terms.payment",)]
    assert case.then["missing"] == ["method of payment"]


@case("CROWN-CONDITIONS-002", "CROWN-CONDITIONS-004", "CROWN-ELIMINATION-001")
def test_terms_without_a_statement_of_crown_name_its_section(case: Case) -> None:
    """The minimum content is listed section by section; one left out is named by its number."""
    section = case.then["missing_section"]
    terms = without_wording(all_fields("CROWN"))
    must = [one for one in terms.rules.conditions.must_say if one.always]
    says = tuple(Clause(one.heading, "As published.") for one in must if one.rule != section)
    missing = still_unsaid(msgspec.structs.replace(terms, says=says))

    assert [one.heading.rule for one in missing] == [section]
    assert case.then["complete"] is False


@case("TAS-CONDITIONS-001")
def test_a_starting_date_alone_is_complete_in_tasmania(case: Case) -> None:
    """The conditions may include the listed items, so a short list is not defective."""
    dated = held_under("TAS", start=SAID["start"])
    assert (not still_unsaid(without_wording(dated))) is case.then["complete"]


def test_a_wording_with_a_field_that_no_event_file_has_is_left_out() -> None:
    plain = held_under("OPEN")
    wording = (Sentence("Dress: {dress.code}."), Sentence("Dress: {title.code}."))
    heading = Heading(rule="1", heading="dress", wording=wording)
    book = msgspec.structs.replace(plain.rules.conditions, must_say=(heading,))
    rules = msgspec.structs.replace(plain.rules, conditions=book)
    assert named(still_unsaid(msgspec.structs.replace(plain, rules=rules))) == {"dress"}


HEAT = {"name": "Heat", "to": "Final", "go_on": 4, "until_level": 1, "session_ends": True}
BRACKET, ALL_CHIPS = {"best_of": [3]}, ("all chips", "last player with chips")
SEATS = {"seats": {"item": "Main event seat", "cost": 5_000}, "unit": 100}


@rule("STAR", "28.4.2(f)")
@rule("CROWN", "15.4.5", "15.4.6")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({}, ALL_CHIPS),
        ({"bracket": BRACKET}, ("heads-up bracket of", "same round")),
        ({"prizes": SEATS, "ending": {"at_seats": True}}, ("as many players are left as seats",)),
        ({"ending": {"after_last_level": True, "places": "by_stack"}}, ("last level",)),
        ({"stages": [HEAT, {"name": "Final", "hands": 20}]}, ("placed by their chips",)),
        ({"stages": [HEAT, {"name": "Final", "lasts": 90}]}, ("placed by their chips",)),
    ],
    ids=["plain", "bracket", "satellite", "timed", "last hands", "last minutes"],
)
def test_the_conditions_say_how_an_event_of_each_kind_is_won(
    house: str, how: dict[str, object], said: tuple[str, ...]
) -> None:
    """Never that the last player with chips wins where a pairing, a seat or the time decides."""
    clauses = clauses_of(all_fields(house, rebuy=None, **how))
    words = " ".join(sentence for one in clauses for sentence in one.sentences)
    if how:
        assert not [one for one in ALL_CHIPS if one in words]
    if house in {"STAR", "CROWN"}:
        assert any(one in words for one in said)
        missing = {one.heading.rule for one in still_unsaid(all_fields(house, rebuy=None, **how))}
        assert "stages" in how or not missing


def test_a_double_bracket_says_so_and_no_level_rises_by_nothing() -> None:
    """Odd fields of a bracket are said only where they are set."""
    double = {"elimination": "double", "best_of": [3], "minutes_to_appear": 7}
    rows = clauses_of(all_fields("CROWN", bracket=double, rebuy=None, then_add=0))
    said = {one.heading.rule: " ".join(one.sentences) for one in rows}
    assert "two pairings" in said["15.4.5"]
    assert "walk-over" in said["15.4.8(b)(i)"]
    assert "small blind rises" not in said["15.4.3(a)(i)"]


def test_a_field_without_a_value_is_no_condition_of_a_sentence() -> None:
    with pytest.raises(msgspec.ValidationError, match="a field without a value"):
        msgspec.convert({"text": "Always.", "where": ["substitutes"]}, Sentence)

"""The tournament part of the bundled rulebooks says what the houses' books say."""

import tomllib
from typing import Any

import msgspec
import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy
from tdapp.rules.money_rules import Heir, KeptOf, PrizeListDue
from tdapp.rules.rule import Answer
from tdapp.rules.rulebook import read_rulebook
from tdapp.rules.tournament_rules import TournamentRules
from tests.rules_doc import Case, case

HOUSES = ["star", "crown", "tasmania", "adelaide", "open"]
STAR = resources.read("rulebooks", "star.toml")


def rules_of(house: str) -> TournamentRules:
    return rulebook(house).tournament


@pytest.mark.parametrize(
    ("house", "of", "percent", "rule"),
    [
        ("star", KeptOf.ENTRY_FEES, 100, "28.3.1"),
        ("tasmania", KeptOf.ALL_PAYMENTS, 15, "C20.17"),
        ("adelaide", KeptOf.ALL_PAYMENTS, 35, "106"),
        ("crown", KeptOf.BY_CONDITIONS, 100, "15.4.7(a)"),
        ("open", KeptOf.BY_CONDITIONS, 100, "published conditions"),
    ],
)
def test_what_each_house_may_keep(house: str, of: KeptOf, percent: int, rule: str) -> None:
    keeping = rules_of(house).keeping

    assert (keeping.of, keeping.most_percent, keeping.rule) == (of, percent, rule)


@pytest.mark.parametrize(
    ("house", "here", "elsewhere", "rule"),
    [
        ("star", "stack card", "stack card", "28.8.3"),
        ("tasmania", "chips_put_in", "chips_put_in", "C20.16"),
        ("adelaide", "all_in_amount first_all_in", "all_in_amount nearest_button", "104c"),
        ("crown", "ruling", "ruling", "15.4.5"),
        ("open", "stack", "", "published conditions"),
    ],
)
def test_how_each_house_ranks_those_out_at_once(
    house: str, here: str, elsewhere: str, rule: str
) -> None:
    finishing = rules_of(house).finishing

    assert finishing.same_table == tuple(FinishBy(by) for by in here.split())
    assert finishing.other_tables == tuple(FinishBy(by) for by in elsewhere.split())
    assert finishing.rule == rule


@pytest.mark.parametrize(
    ("house", "entries", "re_entry", "add_ons"),
    [
        ("star", None, Answer.BY_CONDITIONS, 1),
        ("crown", None, Answer.BY_CONDITIONS, None),
        ("tasmania", 1, Answer.NO, None),
        ("adelaide", None, Answer.BY_CONDITIONS, None),
        ("open", None, Answer.BY_CONDITIONS, None),
    ],
)
def test_how_often_a_person_may_buy(
    house: str, entries: int | None, re_entry: Answer, add_ons: int | None
) -> None:
    rules = rules_of(house)

    assert (rules.entries.limit, rules.re_entry.answer) == (entries, re_entry)
    assert rules.add_ons.limit == add_ons


def test_only_two_houses_demand_equal_starting_chips() -> None:
    equal = {house for house in HOUSES if rules_of(house).starting_chips.equal is Answer.YES}

    assert equal == {"star", "crown"}


def test_conditions_prevail_in_tasmania_and_where_there_is_no_book() -> None:
    assert {house for house in HOUSES if rules_of(house).conditions.prevail} == {"tasmania", "open"}


@case("STAR-TOURNAMENT-012", "TAS-TOURNAMENT-001")
def test_a_condition_against_the_rules_prevails_only_where_the_book_says_so(case: Case) -> None:
    """The Star's rules prevail over conditions (28.4.2n); in Tasmania these do (C20.4)."""
    house = {"STAR": "star", "TAS": "tasmania"}[case.house]
    prevails = {True: "the approved condition", False: "the rules"}
    assert prevails[rules_of(house).conditions.prevail] == case.then["prevails"]


@pytest.mark.parametrize(
    ("house", "under_age", "employee", "other"),
    [
        ("adelaide", Heir.CROWN, Heir.RUNNER_UP, Heir.RUNNER_UP),
        ("crown", Heir.BY_CONDITIONS, Heir.NEXT_ELIGIBLE, Heir.BY_CONDITIONS),
        ("star", Heir.BY_CONDITIONS, Heir.BY_CONDITIONS, Heir.BY_CONDITIONS),
    ],
)
def test_who_gets_the_prize_of_the_ineligible(
    house: str, under_age: Heir, employee: Heir, other: Heir
) -> None:
    ineligible = rules_of(house).ineligible

    assert (ineligible.under_age, ineligible.employee) == (under_age, employee)
    assert ineligible.other is other


def test_the_remaining_facts_of_each_book() -> None:
    star, crown, tas, adelaide = (rules_of(house) for house in HOUSES[:4])

    assert [rules.seats_fixed.answer for rules in (star, crown, tas, adelaide)] == [
        Answer.NO, Answer.NO, Answer.YES, Answer.NO,
    ]  # fmt: skip
    assert [rules.cancelling.answer for rules in (star, crown, tas, adelaide)] == [
        Answer.YES, Answer.BY_CONDITIONS, Answer.YES, Answer.YES,
    ]  # fmt: skip
    assert (adelaide.prize_list.due, adelaide.prize_list.rule) == (PrizeListDue.POOL_KNOWN, "110")
    assert (star.absent_posts.rule, adelaide.absent_posts.rule) == ("28.5.10.1", "93")
    assert (star.unpaid_is_out.answer, star.unpaid_is_out.rule) == (Answer.YES, "28.7.3")
    assert tas.no_show.seat_to_reserve
    assert not adelaide.no_show.seat_to_reserve


def test_what_must_be_published_is_listed_once_each_with_its_rule() -> None:
    star, crown = (rules_of(house).conditions.must_say for house in ("star", "crown"))

    assert [one.rule for one in star] == [f"28.4.2({letter})" for letter in "abcdefghijklmn"]
    assert {one.rule.split("(")[0] for one in crown} == {f"15.4.{part}" for part in range(1, 9)}
    for headings in (star, crown):
        assert len({one.rule for one in headings}) == len(headings)
        assert len({one.heading for one in headings}) == len(headings)


@pytest.mark.parametrize("house", HOUSES)
def test_no_house_names_an_offence_twice(house: str) -> None:
    offences = [one.offence for one in rules_of(house).offences]

    assert len(offences) == len(set(offences))


@pytest.mark.parametrize(
    ("right", "wrong", "where"),
    [
        ("most_percent = 100", "most_percent = 101", "$.tournament.keeping.most_percent"),
        ('of = "entry_fees"', 'of = "tips"', "$.tournament.keeping.of"),
        ("most = 1", "most = 0", "$.tournament.add_ons.most"),
        ("most = 1", 'most = "two"', "$.tournament.add_ons.most"),
        ('rule = "28.8.3"', "", "$.tournament.finishing"),
        ('= ["stack", "card"]', '= ["height"]', "$.tournament.finishing.same_table[0]"),
        ("[tournament.keeping]", "[tournament.kept]", "kept"),
        ('heading = "buy-in"', 'heading = ""', "$.tournament.conditions.must_say[1].heading"),
        ('"not_posting"', '"snoring"', "$.tournament.offences[0].offence"),
        ('due = "nothing"', 'due = "half"', "$.tournament.refunds.disqualification.due"),
    ],
)
def test_a_mistake_in_the_tournament_part_is_named(right: str, wrong: str, where: str) -> None:
    assert right in STAR
    with pytest.raises(Refusal) as refused:
        read_rulebook(STAR.replace(right, wrong))

    assert refused.value.code == "bad_rulebook"
    assert where in str(refused.value.details["problem"])


MAY_BE_SILENT = {
    *("offences", "penalties", "button", "table_size", "left_share", "deals", "brackets"),
    *("other_language", "side_bets", "stacks_cross", "transfers", "level_stacks", "shot_clock"),
    *("bonus_rounds", "elimination_rounds", "blind_limits"),
}


@pytest.mark.parametrize("part", sorted(set(TournamentRules.__struct_fields__) - MAY_BE_SILENT))
def test_no_decision_may_be_left_out(part: str) -> None:
    fields: dict[str, Any] = tomllib.loads(STAR)["tournament"]
    del fields[part]

    with pytest.raises(msgspec.ValidationError, match=part):
        msgspec.convert(fields, TournamentRules)

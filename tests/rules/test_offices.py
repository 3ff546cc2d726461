"""A house's offices and what each may decide, "or above"."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.rules.office import Decision, is_at_least, may_decide
from tdapp.rules.rule import Answer
from tests.rules_doc import rule


def least_for(house: str, decision: Decision) -> str:
    """The lowest office for a decision."""
    return next(one.least for one in rulebook(house).offices.decides if one.decision is decision)


@rule("CROWN", "6.10", "8.10", "18.3")
def test_a_tg_area_manager_or_above_decides_at_crown() -> None:
    """A TG Area Manager (or above) may change limits, move players and close tables."""
    offices = rulebook("crown").offices
    for decision in (Decision.CHANGE_LIMITS, Decision.MOVE_PLAYER, Decision.CLOSE_TABLE):
        least = least_for("crown", decision)
        assert is_at_least(offices.ladder, "TG Area Manager", least)
        assert is_at_least(offices.ladder, "assistant casino manager", least)
        assert not is_at_least(offices.ladder, "dealer", least)


@rule("CROWN", "1.2", "14.1.1")
def test_a_dealer_or_above_calls_a_misdeal_at_crown() -> None:
    """Only a Dealer or a TG Area Manager (or above) determines a misdeal."""
    offices = rulebook("crown").offices
    for title in offices.titles:
        assert is_at_least(offices.ladder, title, least_for("crown", Decision.CALL_MISDEAL))


@rule("STAR", "1.1", "27.10")
def test_a_casino_supervisor_may_be_a_gaming_supervisor_at_star() -> None:
    """Casino supervisors include gaming supervisors and assistant gaming managers."""
    offices = rulebook("star").offices
    least = least_for("star", Decision.CLOSE_TABLE)
    assert least == "casino supervisor"
    for title in ("gaming supervisor", "Assistant Gaming Manager", "gaming manager"):
        assert is_at_least(offices.ladder, title, least)


@rule("ADELAIDE", "60c", "63")
def test_an_area_or_casino_manager_seats_players_at_adelaide() -> None:
    """Seating, balancing and keeping two players apart are at their sole discretion."""
    found = {one.decision for one in may_decide(rulebook("adelaide").offices, "casino manager")}
    assert {Decision.MOVE_PLAYER, Decision.KEEP_APART} <= found
    assert may_decide(rulebook("adelaide").offices, "dealer") == []


@rule("STAR", "30.15", "30.17.2")
@rule("CROWN", "17.4.3", "17.6.1")
@pytest.mark.parametrize("house", ["star", "crown"])
def test_a_jackpot_is_confirmed_above_whoever_deals_and_supervises(house: str) -> None:
    """The amount on the console is read by the same office that adjusts it (P105)."""
    ladder, least = rulebook(house).offices.ladder, least_for(house, Decision.CONFIRM_JACKPOT)
    assert least == least_for(house, Decision.ADJUST_JACKPOT)
    assert not is_at_least(ladder, "dealer", least)
    assert not is_at_least(ladder, "gaming supervisor", least)


@rule("TAS", "C3.2")
def test_a_management_representative_settles_disputes_in_tasmania() -> None:
    """The management representative's decision is final on any dispute between players."""
    offices = rulebook("tasmania").offices
    assert least_for("tasmania", Decision.SETTLE_DISPUTE) == "management representative"
    assert is_at_least(offices.ladder, "management representative", "dealer")


def test_a_title_that_the_house_does_not_know_is_below_all() -> None:
    ladder = rulebook("star").offices.ladder
    assert not is_at_least(ladder, "poker star", "dealer")
    assert not is_at_least(ladder, None, "dealer")
    assert not is_at_least(ladder, "gaming manager", "poker star")
    assert may_decide(rulebook("open").offices, "gaming manager") == []


@pytest.mark.parametrize("house", ["star", "crown", "tasmania", "adelaide", "open"])
def test_every_decision_is_left_to_an_office_of_the_ladder(house: str) -> None:
    book = rulebook(house)
    offices, charge = book.offices, book.director.title
    assert all(one.least in {*offices.titles, charge} for one in offices.decides)
    assert len({one.decision for one in offices.decides}) == len(offices.decides)
    assert len(set(offices.titles)) == len(offices.titles)


@pytest.mark.parametrize(
    ("house", "present", "number"),
    [
        ("star", Answer.YES, "28.1.1"),
        ("crown", Answer.YES, "15.2.3"),
        ("tasmania", Answer.BY_CONDITIONS, "C20.2"),
        ("adelaide", Answer.BY_CONDITIONS, "100"),
        ("open", Answer.BY_CONDITIONS, "published conditions"),
    ],
)
def test_whether_the_director_has_to_be_there(house: str, present: Answer, number: str) -> None:
    director = rulebook(house).director
    assert (director.present, director.rule) == (present, number)


@rule("STAR", "4.8")
@rule("CROWN", "3.3")
@rule("TAS", "C2.6")
@pytest.mark.parametrize(
    ("house", "may", "may_not"),
    [
        ("star", "casino supervisor", "dealer"),
        ("crown", "TG area manager", "dealer"),
        ("tasmania", "management representative", "dealer"),
    ],
)
def test_cards_are_checked_and_counted_by_order_of_a_supervisor(
    house: str, may: str, may_not: str
) -> None:
    """At any time, and never by the dealer's own decision."""
    offices, least = rulebook(house).offices, least_for(house, Decision.CHECK_CARDS)
    assert is_at_least(offices.ladder, may, least)
    assert not is_at_least(offices.ladder, may_not, least)

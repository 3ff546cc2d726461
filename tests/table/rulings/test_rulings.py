"""The rulings log: numbers, reviews by somebody else, and the right to complain."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.event import Undone
from tdapp.core.ids import ActionId, StaffId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.rules.ruling_rules import Authority, Outside, ReviewRule
from tdapp.table.facts.rulings import RulingGiven, RulingKind, RulingReviewed, ToldOfComplaint
from tdapp.table.rulings.ruling import (
    About,
    give_ruling,
    next_step,
    review_ruling,
    ruling,
    rulings,
    tell_of_complaint,
)
from tdapp.tournament.tournament import Tournament
from tests.rules_doc import rule
from tests.tournament.evening import Evening, seated

FLOOR, SENIOR, HEAD = StaffId("floor"), StaffId("senior"), StaffId("head")
BET = About(RulingKind.BETTING, table=1, hand="17", entries=(2, 3), rule="7.8")
STAR = rulebook("star").tournament.disputes


def ruled(*, told: bool = False) -> Evening:
    """Four players and one ruling about two of them."""
    evening = seated(4)
    evening.tell(give_ruling(evening.state, FLOOR, BET, evening.now, told_of_complaint=told))
    return evening


def review(evening: Evening, by: StaffId, how: ReviewRule = STAR, *, upheld: bool = True) -> None:
    evening.tell(review_ruling(evening.state, 1, by, evening.now, upheld=upheld, rule=how))


def refusal(evening: Evening, by: StaffId, how: ReviewRule = STAR) -> Refusal:
    with pytest.raises(Refusal) as refused:
        review(evening, by, how)
    return refused.value


def test_rulings_are_numbered_and_found_by_entry() -> None:
    evening = ruled()
    about = About(RulingKind.CONDUCT, entries=(3,))
    evening.tell(give_ruling(evening.state, FLOOR, about, evening.now))
    assert [one.number for one in rulings(evening.state)] == [1, 2]
    assert [one.number for one in rulings(evening.state, 3)] == [1, 2]
    assert [one.number for one in rulings(evening.state, 2)] == [1]
    assert rulings(evening.state, 4) == []
    given = ruling(evening.state, 1).given
    assert (given.table, given.hand, given.rule, given.level) == (1, "17", "7.8", 1)
    assert given.happened_us == evening.now.utc_us


def test_a_number_that_was_undone_is_not_given_again() -> None:
    evening = ruled()
    evening.state = replace(evening.state, rulings=Tournament().rulings)
    evening.tell([Undone(ActionId("a"), (1,), (), ("ruling 1", "receipt 7"))])
    evening.tell(give_ruling(evening.state, FLOOR, BET, evening.now))
    assert [one.number for one in rulings(evening.state)] == [2]


@rule("STAR", "27.15", "27.16")
def test_a_dispute_goes_from_supervisor_to_supervisor_to_inspector() -> None:
    """First a gaming supervisor, on request a casino supervisor, then the right to complain."""
    evening = ruled()
    assert STAR.first.by is Authority.GAMING_SUPERVISOR
    assert next_step(STAR, ruling(evening.state, 1)) == STAR.reviews[0]
    assert STAR.reviews[0].by is Authority.CASINO_SUPERVISOR

    review(evening, SENIOR, upheld=False)
    assert not ruling(evening.state, 1).stands
    assert next_step(STAR, ruling(evening.state, 1)) == STAR.complaint
    assert STAR.complaint is not None
    assert STAR.complaint.to is Outside.INSPECTOR

    evening.tell(tell_of_complaint(evening.state, 1, SENIOR, evening.now))
    assert ruling(evening.state, 1).told
    assert next_step(STAR, ruling(evening.state, 1)) is None


@rule("STAR", "28.9.2")
def test_play_waits_for_the_end_of_a_dispute() -> None:
    """The game does not proceed until a dispute is settled."""
    assert (STAR.play.waits, STAR.play.rule) == (True, "28.9.2")


def test_nobody_reviews_a_ruling_that_they_had_a_say_in() -> None:
    evening = ruled()
    assert refusal(evening, FLOOR) == Refusal("needs_another_person", number=1)
    twice = replace(STAR, reviews=STAR.reviews * 2)
    review(evening, SENIOR, twice, upheld=False)
    assert refusal(evening, SENIOR, twice).code == "needs_another_person"
    review(evening, HEAD, twice)
    assert ruling(evening.state, 1).stands
    assert ruling(evening.state, 1).staff == (FLOOR, SENIOR, HEAD)


def test_after_the_last_review_the_house_reviews_no_more() -> None:
    evening = ruled()
    review(evening, SENIOR)
    assert refusal(evening, HEAD) == Refusal("ruling_is_final", number=1, rule="27.15")


@rule("CROWN", "18.10", "18.11", "15.4.8(h)")
def test_at_crown_the_first_decision_is_final_and_an_inspector_may_be_consulted() -> None:
    """The decision is final; complainants are told of their right to consult an inspector."""
    crown = rulebook("crown").tournament.disputes
    evening = ruled()
    assert refusal(evening, HEAD, crown).code == "ruling_is_final"
    assert crown.complaint is not None
    assert next_step(crown, ruling(evening.state, 1)) == crown.complaint
    assert (crown.complaint.to, crown.complaint.in_writing) == (Outside.INSPECTOR, False)


@rule("ADELAIDE", "82", "83", "84")
def test_at_adelaide_the_inspectorate_reviews_what_is_asked_in_writing() -> None:
    """The house decision is final; who is not satisfied is told of the inspectorate's review."""
    adelaide = rulebook("adelaide").tournament.disputes
    evening = ruled()
    assert refusal(evening, HEAD, adelaide).code == "ruling_is_final"
    assert adelaide.complaint is not None
    assert next_step(adelaide, ruling(evening.state, 1)) == adelaide.complaint
    assert (adelaide.complaint.to, adelaide.complaint.in_writing) == (Outside.INSPECTORATE, True)


@rule("TAS", "C3.2")
def test_in_tasmania_the_management_representative_decides_for_good() -> None:
    """The management representative's decision is final on all matters of play."""
    tasmania = rulebook("tasmania").tournament.disputes
    evening = ruled()
    assert tasmania.first.by is Authority.MANAGEMENT
    assert refusal(evening, HEAD, tasmania).details["rule"] == "C3.2"
    assert next_step(tasmania, ruling(evening.state, 1)) is None


def test_who_was_told_at_once_is_not_told_again() -> None:
    evening = ruled(told=True)
    review(evening, SENIOR)
    assert next_step(STAR, ruling(evening.state, 1)) is None
    with pytest.raises(Refusal, match="told_already"):
        tell_of_complaint(evening.state, 1, HEAD, evening.now)


def test_a_ruling_about_nobody_known_or_one_that_is_not_there_is_refused() -> None:
    evening = ruled()
    for entries, code in (((9,), "no_such_entry"), ((2, 2), "nobody_named")):
        with pytest.raises(Refusal, match=code):
            give_ruling(evening.state, FLOOR, About(RulingKind.OTHER, entries=entries), evening.now)
    with pytest.raises(Refusal, match="no_such_ruling"):
        tell_of_complaint(evening.state, 7, FLOOR, evening.now)
    with pytest.raises(Refusal, match="no_such_event"):
        give_ruling(Tournament(), FLOOR, About(RulingKind.OTHER), evening.now)


@pytest.mark.parametrize(
    ("fact", "clash"),
    [
        (RulingGiven(1, FLOOR, RulingKind.OTHER, 1), "ruling_exists"),
        (RulingReviewed(1, FLOOR, upheld=True), "had_a_say_already"),
        (RulingReviewed(2, HEAD, upheld=True), "no_such_ruling"),
        (ToldOfComplaint(2, HEAD), "no_such_ruling"),
    ],
)
def test_facts_that_do_not_fit_the_log_are_not_folded(
    fact: RulingGiven | RulingReviewed | ToldOfComplaint, clash: str
) -> None:
    with pytest.raises(Contradiction, match=clash):
        ruled().tell([fact])

"""Disputes at each house: who rules, who reviews it, and what whoever is not satisfied is told."""

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import FreeTable, HoldTable
from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.rules.ruling_rules import Authority, ComplaintRule, Outside
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About, next_step, ruling
from tdapp.table.state.rulings import Ruling
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import rule

FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
WHY = Circumstances(reason="the bet was a call")


def disputed(station: Station, house: str) -> int:
    """A ruling of the floor about entry 1, its table on hold; gives the table."""
    install(station, (1, 2), seats=9)
    announce(station, held_under(house), sold=6, tables=(1, 2))
    table = station.event(EVENT).seating.seat_of[1].table
    station.do(HoldTable(EVENT, table))
    about = About(RulingKind.BETTING, table=table, hand="17", entries=(1,))
    station.do(GiveRuling(EVENT, about), WHY, FLOOR)
    return table


def the_ruling(station: Station) -> Ruling:
    return ruling(station.event(EVENT), 1)


@rule("STAR", "28.9.2")
def test_nothing_of_a_table_in_dispute_counts_until_the_dispute_is_settled(
    station: Station,
) -> None:
    """The game does not proceed until a dispute is settled: exits of its table wait that long."""
    table = disputed(station, "STAR")
    rules = station.event(EVENT).conditions.rules.disputes
    assert (rules.play.waits, rules.play.rule) == (True, "28.9.2")
    station.do(Bust(EVENT, 1, declined=True))
    assert station.event(EVENT).places() == {}
    station.do(ReviewRuling(EVENT, 1, upheld=True), WHY, MANAGER)
    station.do(FreeTable(EVENT, table))
    assert station.event(EVENT).places() == {1: 6}


@rule("STAR", "27.15", "27.16")
def test_at_the_star_a_second_supervisor_reviews_and_then_an_inspector_hears_a_complaint(
    station: Station,
) -> None:
    """A casino supervisor reviews on request; who is not satisfied is told of the inspector."""
    disputed(station, "STAR")
    rules = station.event(EVENT).conditions.rules.disputes
    step = next_step(rules, the_ruling(station))
    assert step == rules.reviews[0]
    assert rules.reviews[0].by is Authority.CASINO_SUPERVISOR
    assert station.desk.why_not(FLOOR, ReviewRuling(EVENT, 1, upheld=True), WHY) is not None
    station.do(ReviewRuling(EVENT, 1, upheld=False), WHY, MANAGER)
    assert next_step(rules, the_ruling(station)) == rules.complaint
    station.do(TellOfComplaint(EVENT, 1), actor=FLOOR)
    telling = the_ruling(station).telling
    assert telling is not None
    assert (telling.by, next_step(rules, the_ruling(station))) == (FLOOR.id, None)


def only_the_complaint_is_left(station: Station, rule_number: str) -> ComplaintRule:
    """No second person of the house reviews the ruling; gives where a complaint goes."""
    refusal = station.desk.why_not(DIRECTOR, ReviewRuling(EVENT, 1, upheld=True), WHY)
    assert refusal == Refusal("ruling_is_final", number=1, rule=rule_number)
    complaint = next_step(station.event(EVENT).conditions.rules.disputes, the_ruling(station))
    assert isinstance(complaint, ComplaintRule)
    station.do(TellOfComplaint(EVENT, 1))
    assert the_ruling(station).told
    again = station.desk.why_not(DIRECTOR, TellOfComplaint(EVENT, 1))
    assert again == Refusal("told_already", number=1)
    return complaint


@rule("CROWN", "18.10", "18.11")
def test_at_crown_the_decision_is_final_and_an_inspector_may_be_consulted(station: Station) -> None:
    """The decision is final; complainants are told of their right to consult an inspector."""
    disputed(station, "CROWN")
    complaint = only_the_complaint_is_left(station, "15.4.8(h)")
    assert (complaint.to, complaint.in_writing) == (Outside.INSPECTOR, False)


@rule("ADELAIDE", "82", "83", "84")
def test_at_adelaide_the_inspectorate_reviews_if_asked_in_writing(station: Station) -> None:
    """The house decision is final, subject to a review by the inspectorate asked for in writing."""
    disputed(station, "ADELAIDE")
    complaint = only_the_complaint_is_left(station, "83")
    assert (complaint.to, complaint.in_writing) == (Outside.INSPECTORATE, True)

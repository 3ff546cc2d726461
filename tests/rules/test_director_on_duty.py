"""The director is there for as long as an event is played, or somebody takes the duty over."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.house.staff import EndDuty, HandOverDuty, SignOut, TakeDuty
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role
from tdapp.rules.rule import Answer
from tests.desk.evening import EVENT, answering
from tests.desk.second_thoughts import refusal_of
from tests.desk.staffed import BEN, CYD, colleagues, keys
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import Case, case, rule


def on_duty(station: Station) -> Actor:
    """Ada has the duty."""
    colleagues(station)
    ada = station.parts.session.actor
    station.do(TakeDuty(station.house_id), actor=ada)
    return ada


def in_play(station: Station, house: str, director: Actor) -> EndDuty:
    """An event under a house's rules whose clock ran, and the end of the duty during it."""
    station.do(Announce(EVENT, held_under(house)), actor=director)
    station.do(StartClock(EVENT, briefed=True), actor=director)
    book = rulebook(BOOKS[house]).director
    needed = book.rule if book.present is Answer.YES else None
    return EndDuty(station.house_id, answering(EVENT), needed)


@rule("STAR", "28.1.1")
def test_the_tournament_supervisor_is_present_while_it_is_in_progress(station: Station) -> None:
    """The person responsible for the conduct is present while the tournament is in progress."""
    ada = on_duty(station)
    end = in_play(station, "STAR", ada)
    refusal = refusal_of(lambda: station.do(end, actor=ada))
    assert (refusal.code, refusal.details["rule"]) == ("director_must_stay", "28.1.1")
    assert refusal_of(lambda: station.do(SignOut(station.house_id), actor=ada)).code == "has_duty"
    assert rulebook("star").director.title == "Tournament Supervisor"


@case("CROWN-TOURNAMENT-002")
def test_a_director_does_not_go_at_half_time(case: Case, station: Station) -> None:
    """A Tournament Director is appointed who is present for the duration of the tournament."""
    assert case.given == {"tournament_director_left_at": "half time"}
    ada = on_duty(station)
    end = in_play(station, "CROWN", ada)
    assert station.desk.can(ada, end) == case.then["compliant"]


@rule("CROWN", "15.2.3")
def test_the_duty_passes_to_a_director_who_signs_for_it(station: Station) -> None:
    """Somebody is director for the whole tournament, also where one takes over from another."""
    ada = on_duty(station)
    in_play(station, "CROWN", ada)
    ben = station.run(keys(station).identify(BEN))
    cyd = station.run(keys(station).identify(CYD))
    over = HandOverDuty(station.house_id, ben.id)
    unsigned = refusal_of(lambda: station.do(over, actor=ada))
    assert unsigned.code == "second_person_needed"
    for_cyd = HandOverDuty(station.house_id, cyd.id)
    dealer = refusal_of(lambda: station.do(for_cyd, Circumstances(approver=ben), ada))
    assert dealer.code == "not_a_head"

    done = station.do(over, Circumstances(approver=ben), ada)
    duty = station.house.staff.duty
    assert duty is not None
    assert (duty.staff, done.act.approver) == (ben.id, ben.id)
    station.do(SignOut(station.house_id), actor=ada)


def test_the_taker_and_nobody_else_signs(station: Station) -> None:
    ada = on_duty(station)
    ben = station.run(keys(station).identify(BEN))
    other = Actor(ada.id, ada.roles)
    over = HandOverDuty(station.house_id, ada.id)
    assert refusal_of(lambda: station.do(over, Circumstances(approver=other), ben)).code == (
        "duty_is_taken"
    )
    third = Actor(type(ben.id)("third"), frozenset({Role.DIRECTOR}))
    to_ben = HandOverDuty(station.house_id, ben.id)
    assert refusal_of(lambda: station.do(to_ben, Circumstances(approver=third), ada)) == (
        Refusal("taker_must_sign")
    )


@rule("TAS", "C20.2")
@rule("ADELAIDE", "100")
@pytest.mark.parametrize("house", ["TAS", "ADELAIDE", "OPEN"])
def test_where_no_book_asks_for_it_the_duty_may_end_during_play(
    house: str, station: Station
) -> None:
    """These books name a director, and do not say that he has to stay."""
    ada = on_duty(station)
    station.do(in_play(station, house, ada), actor=ada)
    assert station.house.staff.duty is None


def test_duty_is_taken_by_one_and_ends_where_nothing_is_in_progress(station: Station) -> None:
    ada = on_duty(station)
    ben = station.run(keys(station).sign_in(BEN))
    take = TakeDuty(station.house_id)
    assert refusal_of(lambda: station.do(take, actor=ben)).code == "duty_is_taken"
    end = EndDuty(station.house_id, (), "28.1.1")
    assert refusal_of(lambda: station.do(end, actor=ben)).code == "not_on_duty"
    station.do(end, actor=ada)
    station.do(take, actor=ben)


def test_the_record_says_who_was_director_on_duty_at_any_time(station: Station) -> None:
    ada = on_duty(station)
    ben = station.run(keys(station).identify(BEN))
    times = [station.time.now().utc_us]
    station.time.pass_us(1_000)
    over = HandOverDuty(station.house_id, ben.id)
    station.do(over, Circumstances(approver=ben), ada)
    times.append(station.time.now().utc_us)
    station.time.pass_us(1_000)
    station.do(EndDuty(station.house_id), actor=ben)
    times.append(station.time.now().utc_us)
    roster = station.parts.signing_in.roster
    for _ in range(2):
        assert [roster.director_at(then) for then in (0, *times)] == ["", "Ada King", "Ben Ode", ""]
        station.restart()
        station.run(keys(station).sign_in(BEN))
        roster = station.parts.signing_in.roster
    station.do(TakeDuty(station.house_id), actor=ben)
    station.run(station.parts.day.end(ben))
    assert station.parts.signing_in.roster.director_at(station.time.now().utc_us) == "Ben Ode"

"""Bars, exclusions and dates of birth: acts that hold at once, and tell nobody's data."""

import asyncio

import pytest

from tdapp.bootstrap import CODECS
from tdapp.calls.house.people import (
    BarPerson,
    CorrectBirthDate,
    EndExclusion,
    EnterPeople,
    LiftBar,
    NoteExclusion,
    SetBirthDate,
)
from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.exits import PassExitOn, Reinstate
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register
from tdapp.core.ports.people import (
    BarPeriod,
    BirthDate,
    ExclusionPeriod,
    NameUpdate,
    Person,
    Restriction,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import PersonChanged, PersonPart, PersonRefused
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.till.payment import Payment, Tender
from tests.desk.evening import EVENT, announce, bust, install, person, under_way
from tests.desk.kept_out import CASHIER, MANAGER, TROUBLE, bar, born, code_of, exclude
from tests.desk.station import EVENING_US, Station

ADA = person(1)
DAY_US = 86_400_000_000
NOTICE = Circumstances(reason="notice 77/2026 of the authority", approver=DIRECTOR)
OWED = Payment(Tender.OWED)


def why_not(station: Station, call: Call) -> str:
    """The code of what stands against an act of the director."""
    refusal = station.desk.why_not(DIRECTOR, call, TROUBLE)
    return refusal.code if refusal else ""


def changed(station: Station) -> list[tuple[str, PersonPart]]:
    """What the house keeps of changes to the registry."""
    facts = [one.event for one in station.recorded(station.house_id)]
    return [(one.person, one.part) for one in facts if isinstance(one, PersonChanged)]


def test_a_bar_holds_from_its_act_to_its_end_and_after_a_restart(station: Station) -> None:
    announce(station)
    end_us = EVENING_US + DAY_US
    done = bar(station, ADA, end_us)
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "barred"
    station.restart()
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "barred"
    kept = station.parts.journal.act(done.act.action)
    assert kept is not None
    assert (kept.actor, kept.reason) == (DIRECTOR.id, TROUBLE.reason)
    station.time.pass_us(DAY_US)
    station.do(Register(EVENT, ADA))


def test_a_bar_that_begins_later_lets_in_until_then(station: Station) -> None:
    announce(station)
    station.do(BarPerson(station.house_id, ADA, EVENING_US + DAY_US), TROUBLE)
    assert why_not(station, Register(EVENT, ADA)) == ""
    station.time.pass_us(DAY_US)
    assert code_of(station, Register(EVENT, ADA), PLAIN) == "barred"


def test_a_bar_is_lifted_for_a_reason_and_only_where_there_is_one(station: Station) -> None:
    announce(station)
    lift = LiftBar(station.house_id, ADA)
    assert (why_not(station, lift), code_of(station, lift)) == ("not_barred", "not_barred")
    bar(station, ADA)
    assert code_of(station, lift, PLAIN) == "reason_needed"
    assert code_of(station, lift, TROUBLE, CASHIER) == "not_permitted"
    station.do(lift, Circumstances(reason="the manager lifted it"))
    station.do(Register(EVENT, ADA))
    assert changed(station) == [(ADA, PersonPart.BARRED), (ADA, PersonPart.BAR_LIFTED)]


def test_an_exclusion_is_made_longer_and_never_shorter_and_is_no_bar_to_lift(
    station: Station,
) -> None:
    house, end_us = station.house_id, EVENING_US + 30 * DAY_US
    exclude(station, ADA, end_us)
    shorter = NoteExclusion(house, ADA, None, end_us - DAY_US)
    assert why_not(station, shorter) == code_of(station, shorter) == "exclusion_runs"
    assert code_of(station, LiftBar(house, ADA)) == "not_barred"
    station.do(NoteExclusion(house, ADA, None, end_us + DAY_US))
    assert station.desk.persons.restriction(ADA) == Restriction(None, None, 1, end_us + DAY_US)
    station.do(NoteExclusion(house, ADA))
    assert code_of(station, NoteExclusion(house, ADA, None, end_us)) == "exclusion_runs"


def test_an_exclusion_ends_early_by_a_notice_that_two_people_stand_for(station: Station) -> None:
    announce(station)
    exclude(station, ADA)
    end = EndExclusion(station.house_id, ADA)
    assert code_of(station, end, NOTICE, DIRECTOR) == "not_permitted"
    alone = Circumstances(reason=NOTICE.reason)
    assert code_of(station, end, alone, MANAGER) == "second_person_needed"
    without = Circumstances(approver=DIRECTOR)
    assert code_of(station, end, without, MANAGER) == "reason_needed"
    assert code_of(station, Register(EVENT, ADA)) == "self_excluded"
    station.do(end, NOTICE, MANAGER)
    station.do(Register(EVENT, ADA))
    assert code_of(station, end, NOTICE, MANAGER) == "not_excluded"


def test_a_date_of_birth_is_set_once_by_the_cage_and_corrected_for_a_reason(
    station: Station,
) -> None:
    announce(station)
    house = station.house_id
    born(station, ADA, "2012-04-01")
    assert why_not(station, Register(EVENT, ADA)) == "under_age"
    assert code_of(station, SetBirthDate(house, ADA, "1990-04-01")) == "birth_date_known"
    correct = CorrectBirthDate(house, ADA, "1990-04-01")
    assert code_of(station, correct, TROUBLE, CASHIER) == "not_permitted"
    assert code_of(station, correct, PLAIN) == "reason_needed"
    station.do(correct, Circumstances(reason="misread the year"))
    station.do(Register(EVENT, ADA))


def test_what_is_no_date_of_birth_and_no_span_is_not_kept(station: Station) -> None:
    house = station.house_id
    no_days = ("1990-02-30", "1.4.1990", "19900401", "2990-01-01", "1850-01-01", "", "1990-4-1")
    for day in (*no_days, "1990-W14-7"):
        assert why_not(station, SetBirthDate(house, ADA, day)) == "not_a_birth_date"
    for since_us, until_us in ((5, 5), (5, 4), (-1, 4), (5, 10**18), (10**18, None)):
        for kind in (BarPerson, NoteExclusion):
            assert why_not(station, kind(house, ADA, since_us, until_us)) == "ends_before_it_begins"
    assert why_not(station, SetBirthDate(house, ADA, "1990-04-01")) == ""


def test_a_list_lifts_nothing_and_corrects_nothing(station: Station) -> None:
    house = station.house_id
    for change in (
        BarPeriod(ADA, None),
        ExclusionPeriod(ADA, None),
        BirthDate(ADA, "1990-04-01", True),
    ):
        assert why_not(station, EnterPeople(house, (change,))) == "list_only_adds"
    assert why_not(station, EnterPeople(house, (NameUpdate(ADA, " "),))) == "name_missing"
    station.do(EnterPeople(house, (NameUpdate(ADA, "Ada"), ExclusionPeriod(ADA, 1))))
    assert changed(station) == [(ADA, PersonPart.NAME), (ADA, PersonPart.EXCLUDED)]


def test_no_fact_tells_a_name_a_date_or_a_reason_and_the_record_adds_up(station: Station) -> None:
    station.parts.people.add([Person(ADA, "MARKER Ada", "MARKER-7")], DIRECTOR.id)
    until_us = 1_987_654_321_000_000
    why = Circumstances(reason="MARKER trouble")
    station.do(BarPerson(station.house_id, ADA, 1_876_543_210_000_000, until_us), why)
    station.do(SetBirthDate(station.house_id, ADA, "1990-04-01"))
    exclude(station, ADA, until_us)
    told = repr(station.ask(lambda db: list(db.rows("SELECT * FROM event"))))
    for mark in ("MARKER", "1987654321", "1876543210", "1990-04-01", "1990"):
        assert mark not in told
    assert told.count("PersonChanged") == 3
    station.shut()
    assert verify_target(Target(path=station.path), CODECS, None).findings == ()


def test_no_undo_reaches_who_may_play(station: Station) -> None:
    done = bar(station, ADA)
    with pytest.raises(Refusal) as refused:
        station.undo(done.act.action, TROUBLE)
    assert refused.value.code == "is_registry"


def test_the_same_request_sent_again_after_the_bar_was_lifted_bars_nobody(
    station: Station,
) -> None:
    done = bar(station, ADA)
    station.do(LiftBar(station.house_id, ADA), TROUBLE)
    again = Circumstances(action=done.act.action, reason=TROUBLE.reason)
    repeated = station.do(BarPerson(station.house_id, ADA, 1), again)
    assert repeated.receipt is not None
    assert repeated.receipt.repeated
    assert not station.desk.persons.standing(ADA, EVENING_US).barred


def test_a_ban_does_not_go_with_an_erasure(station: Station) -> None:
    station.parts.people.add([Person(ADA, "Ada")], DIRECTOR.id)
    exclude(station, ADA, EVENING_US + DAY_US)
    asked = Circumstances(approver=DIRECTOR, reason="asked to be erased")

    def erase() -> None:
        station.run(station.parts.erasing.erase(MANAGER, station.house_id, ADA, asked))

    with pytest.raises(Refusal) as refused:
        erase()
    assert refused.value.code == "still_restricted"
    assert station.parts.people.names([ADA]) == {ADA: "Ada"}
    facts = [one.event for one in station.recorded(station.house_id)]
    assert facts == [PersonChanged(ADA, PersonPart.EXCLUDED)]
    station.time.pass_us(DAY_US)
    erase()
    assert station.parts.people.restriction(ADA) == Restriction()


def test_who_is_barred_in_the_midst_of_an_event_plays_on_and_is_not_paid(station: Station) -> None:
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    bar(station, person(3))
    exclude(station, person(2))
    assert set(station.event(EVENT).seating.seat_of) == {1, 2, 3}
    station.do(PostPrizes(EVENT))
    bust(station, 1, 2)
    assert code_of(station, PayPrize(EVENT, 2)) == "self_excluded"
    assert code_of(station, PayPrize(EVENT, 1), PLAIN) == "barred"
    station.do(PayPrize(EVENT, 1), Circumstances(reason="the director let it be paid"))
    station.settle()
    facts = [one.event for one in station.recorded(station.house_id)]
    refused = [(one.person, one.why) for one in facts if isinstance(one, PersonRefused)]
    assert refused == [(person(2), "self_excluded"), (person(3), "barred")]


def test_nothing_is_taken_from_and_nobody_put_back_who_excluded_himself_since(
    station: Station,
) -> None:
    under_way(station)
    station.do(Rebuy(EVENT, 1, payment=OWED))
    (receipt,) = station.event(EVENT).entries.owed
    bust(station, 2)
    exclude(station, ADA)
    exclude(station, person(2))
    for call in (PayDebt(EVENT, receipt), Reinstate(EVENT, 2), PassExitOn(EVENT, 2, 3)):
        assert code_of(station, call) == "self_excluded"
    assert set(station.event(EVENT).entries.owed) == {receipt}
    assert 2 in station.event(EVENT).exits.by_entry


def test_the_queue_and_another_event_turn_away_alike(station: Station) -> None:
    announce(station)
    bar(station, ADA)
    exclude(station, person(2))
    assert why_not(station, JoinAlternates(EVENT, person(2))) == "self_excluded"
    assert station.desk.why_not(DIRECTOR, JoinAlternates(EVENT, ADA)) == Refusal(
        "barred", person=ADA, since_us=1
    )


def test_who_is_barred_and_entered_at_the_same_moment_is_not_in(station: Station) -> None:
    announce(station)

    async def at_once() -> list[object]:
        acts = (BarPerson(station.house_id, ADA), Register(EVENT, ADA))
        done = (
            station.desk.perform(DIRECTOR, call, with_)
            for call, with_ in zip(acts, (TROUBLE, PLAIN), strict=True)
        )
        return await asyncio.gather(*done, return_exceptions=True)

    barred, sold = station.run(at_once())
    assert not isinstance(barred, Exception)
    assert isinstance(sold, Refusal)
    assert sold.code == "barred"

"""The register of notices: every duty once, however often its ground is undone and redone."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.house.notice_duties import NoticeStatus, Stand
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.house.notices import DropDuty, GiveNotice, NoteDuty, SetTradingDay
from tdapp.calls.house.trading_days import DAY_US, MINUTE_US, TradingDays
from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Timeline
from tdapp.desk.changes import DeniedAct
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house import HOUSE, House
from tdapp.house.notice_events import How, NoticeDue
from tdapp.rules.notices import Ground, NoticeRule, NoticeTime
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tests.desk.evening import EVENT, announce, person, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="entered by mistake")
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
HOUR_US = 60 * MINUTE_US
"""It is 01:33 UTC at the stations of the tests; their clocks are eleven hours ahead."""
AHEAD = 11 * 60


def watched(station: Station, house: str = "star") -> NoticeWatch:
    """The register of a room, which is seen to from now on."""
    rules = rulebook(house).notices
    watch = NoticeWatch(station.desk, station.parts.day, lambda _: rules, rules, lambda _: AHEAD)
    look(station, watch)
    return watch


def look(station: Station, watch: NoticeWatch) -> None:
    """Look through everything, as at a start, and wait until all of it is noted."""

    async def looked() -> None:
        watch.begin()
        await watch.settle()

    station.settle()
    station.run(looked())


def on(watch: NoticeWatch, ground: Ground) -> list[NoticeStatus]:
    """The notices of a ground, by whom they go to."""
    found = [one for one in watch.standings() if one.duty.ground is ground]
    return sorted(found, key=lambda one: one.duty.to)


def stands(watch: NoticeWatch, ground: Ground) -> list[Stand]:
    return [one.stand for one in on(watch, ground)]


def test_an_announced_event_brings_its_notice_once_and_it_is_late_once_entries_are_taken(
    station: Station,
) -> None:
    watch = watched(station)
    announce(station)
    look(station, watch)
    look(station, watch)
    (duty,) = on(watch, Ground.EVENT_ANNOUNCED)
    assert (duty.duty.rule, duty.duty.title, duty.stand) == ("28.4.1", "Small", Stand.OPEN)
    station.do(Register(EVENT, person(1)))
    assert stands(watch, Ground.EVENT_ANNOUNCED) == [Stand.OVERDUE]
    told = station.do(GiveNotice(station.house_id, duty.duty.key, How.DISPLAYED))
    (given,) = on(watch, Ground.EVENT_ANNOUNCED)
    assert given.stand is Stand.GIVEN
    assert given.given is not None
    assert (given.given.by, given.given.how) == (DIRECTOR.id, How.DISPLAYED)
    station.undo(told.act.action)
    assert stands(watch, Ground.EVENT_ANNOUNCED) == [Stand.OVERDUE]


def test_a_ground_that_is_undone_and_redone_brings_its_notice_exactly_once(
    station: Station,
) -> None:
    watch = watched(station)
    under_way(station)
    about = About(RulingKind.BETTING, table=1)
    given = station.do(GiveRuling(EVENT, about), WHY)
    look(station, watch)
    assert not on(watch, Ground.COMPLAINT)
    station.do(ReviewRuling(EVENT, 1, upheld=True), WHY, actor=MANAGER)
    look(station, watch)
    assert stands(watch, Ground.COMPLAINT) == [Stand.OVERDUE]
    for _ in range(2):
        station.undo(None, WHY, actor=MANAGER)
        look(station, watch)
        assert stands(watch, Ground.COMPLAINT) == [Stand.LAPSED]
        station.redo(None, WHY, actor=MANAGER)
        look(station, watch)
        assert stands(watch, Ground.COMPLAINT) == [Stand.OVERDUE]
    raised = [one.event for one in station.recorded(station.house_id)]
    complaints = [one for one in raised if isinstance(one, NoticeDue)]
    assert sum(one.duty.ground is Ground.COMPLAINT for one in complaints) == 1
    assert given.act.action in complaints[-1].duty.key

    station.do(TellOfComplaint(EVENT, 1))
    (told,) = on(watch, Ground.COMPLAINT)
    assert told.stand is Stand.GIVEN
    assert told.given is not None
    assert told.given.by == DIRECTOR.id


def test_what_was_missed_is_noted_at_the_next_start_with_the_time_of_its_ground(
    station: Station,
) -> None:
    station.time.pass_us(HOUR_US)
    announce(station)
    announced_us = station.desk.log[-1].at_us
    station.restart()
    station.time.pass_us(HOUR_US)
    watch = watched(station)
    (found,) = on(watch, Ground.EVENT_ANNOUNCED)
    assert found.duty.since_us == announced_us


def test_the_register_goes_on_from_day_to_day_and_equals_what_the_record_tells(
    station: Station,
) -> None:
    watch = watched(station)
    announce(station)
    look(station, watch)
    by_hand = [one for one in rulebook("star").notices if one.ground is Ground.BY_HAND]
    fault = next(one for one in by_hand if one.rule == "26.6.4")
    for _ in range(2):
        station.do(NoteDuty(station.house_id, fault, watch.days))
    station.do(GiveNotice(station.house_id, "by hand 1", How.PHONE))
    station.do(DropDuty(station.house_id, "by hand 2"), WHY)
    station.do(SetTradingDay(station.house_id, 7 * 60))
    before = station.house.notices
    station.run(station.parts.day.end(DIRECTOR))
    after = station.house.notices
    assert after.given == before.given
    assert set(after.duties) == set(before.duties) - {"by hand 2"}
    assert (after.day_ends, after.by_hand) == (7 * 60, 2)
    look(station, watch)
    assert station.house.notices == after

    station.do(NoteDuty(station.house_id, fault, watch.days))
    assert "by hand 3" in station.house.notices.duties
    told: Timeline[House] = Timeline(HOUSE)
    told.replay(station.recorded(station.house_id))
    assert told.state.notices == station.house.notices


def test_an_ended_event_leaves_behind_how_its_notices_stood(station: Station) -> None:
    watch = watched(station)
    under_way(station, sold=2)
    about = About(RulingKind.BETTING, table=1)
    station.do(GiveRuling(EVENT, about), WHY)
    station.do(ReviewRuling(EVENT, 1, upheld=True), WHY, actor=MANAGER)
    look(station, watch)
    station.do(TellOfComplaint(EVENT, 1))
    station.do(CancelEvent(EVENT, station.house_id), WHY)
    look(station, watch)
    (complaint,) = on(watch, Ground.COMPLAINT)
    assert station.house.notices.given[complaint.duty.key].by == DIRECTOR.id
    assert stands(watch, Ground.EVENT_ANNOUNCED) == [Stand.OVERDUE]
    station.restart()
    assert stands(watched(station), Ground.COMPLAINT) == [Stand.GIVEN]


def test_who_is_turned_away_is_told_of_once(station: Station) -> None:
    watch = watched(station)
    announce(station)
    barred = person(9)
    station.desk.bulletin.deny(
        DeniedAct(DIRECTOR, "register", Refusal("barred", person=barred), barred)
    )
    station.settle()
    look(station, watch)
    (found,) = on(watch, Ground.PERSON_REFUSED)
    assert (found.duty.person, found.duty.to, found.stand) == (
        barred,
        "Surveillance",
        Stand.OVERDUE,
    )
    look(station, watch)
    assert len(on(watch, Ground.PERSON_REFUSED)) == 1


def test_what_cannot_be_told_is_refused(station: Station) -> None:
    announced = next(iter(rulebook("star").notices))
    ahead = NoticeRule(
        rule="1", ground=Ground.BY_HAND, to="x", what="y", when=NoticeTime.AHEAD, many=20
    )
    days, house = TradingDays(), station.house_id
    for call, code in (
        (NoteDuty(house, announced, days), "not_by_hand"),
        (NoteDuty(house, ahead, days), "time_needed"),
        (GiveNotice(house, "by hand 1", How.PHONE), "no_such_duty"),
        (DropDuty(house, "by hand 1"), "no_such_duty"),
        (SetTradingDay(house, 24 * 60), "not_a_time_of_day"),
        (SetTradingDay(house, 6 * 60), "day_ends_then"),
    ):
        with pytest.raises(Refusal) as refused:
            station.do(call, WHY)
        assert refused.value.code == code
    station.do(NoteDuty(house, ahead, days, of_us=station.time.utc_us + HOUR_US))
    station.do(GiveNotice(house, "by hand 1", How.EMAIL))
    for again in (GiveNotice(house, "by hand 1", How.EMAIL), DropDuty(house, "by hand 1")):
        with pytest.raises(Refusal) as refused:
            station.do(again, WHY)
        assert refused.value.code == "notice_is_given"


@pytest.mark.parametrize("offset_min", [-600, 0, 660])
@pytest.mark.parametrize("ends", [0, 6 * 60, 23 * 60])
def test_every_moment_lies_in_one_trading_day_that_ends_at_the_hour_of_the_house(
    offset_min: int, ends: int
) -> None:
    days = TradingDays(lambda _: offset_min, ends)
    for hours in range(-30, 30):
        at_us = 1_790_000_000_000_000 + hours * HOUR_US
        end_us = days.end_of(at_us)
        assert at_us < end_us <= at_us + DAY_US
        assert (end_us // MINUTE_US + offset_min) % (24 * 60) == ends
        assert days.end_of(end_us) == end_us + DAY_US
        assert days.end_of(at_us, more=2) == end_us + 2 * DAY_US
        month_us = days.end_of_month(at_us)
        assert at_us < month_us
        assert days.end_of_month(month_us) > month_us
        assert days.end_of_month(month_us - 1) == month_us

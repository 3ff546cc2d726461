"""What each house must tell, to whom and by when."""

from datetime import UTC, datetime

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.house.notice_duties import NoticeStatus, Stand, in_time
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.house.notices import GiveNotice, NoteDuty
from tdapp.calls.house.trading_days import MINUTE_US
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.structure import ChangeLevel
from tdapp.calls.tournament.terms import PublishTerms
from tdapp.core.ids import StaffId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.notice_events import How, NoticeDelivery
from tdapp.rules.notices import Ground, NoticeRule
from tdapp.shown.terms_words import before_entries, worded_terms
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.tournament.plan.levels import Level
from tdapp.voice.voice import ENGLISH
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, SAID, held_under
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="the bet was a call")
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
NOW_MIN = 1_790_000_000_000_000 // MINUTE_US


def watched(station: Station, house: str) -> NoticeWatch:
    rules = rulebook(BOOKS[house]).notices
    return NoticeWatch(station.desk, station.parts.day, lambda _: rules, rules, lambda _: 0)


def standings(station: Station, watch: NoticeWatch) -> dict[str, NoticeStatus]:
    """Everything in the register by the number of its rule."""
    station.settle()
    station.run(watch.settle())
    return {one.duty.rule: one for one in watch.standings()}


def by_hand(house: str, number: str) -> list[NoticeRule]:
    """What is noted by hand under a number: one for each to whom it goes."""
    notices = rulebook(BOOKS[house]).notices
    return [one for one in notices if one.rule == number and one.ground is Ground.BY_HAND]


def noted(
    station: Station, house: str, number: str, of_us: int | None = None
) -> list[NoticeStatus]:
    """Note all of a number by hand; gives how they stand."""
    watch = watched(station, house)
    for one in by_hand(house, number):
        station.do(NoteDuty(station.house_id, one, watch.days, of_us))
    return sorted(watch.standings(), key=lambda one: one.duty.to)


@rule("CROWN", "15.2.2(a)", "15.2.2(b)", "15.3.1", "15.4.3(b)")
def test_at_crown_inspectorate_and_patrons_come_before_the_first_entry(station: Station) -> None:
    """Terms and the inspectorate come before entries, the briefing of players before play."""
    watch = watched(station, "CROWN")
    install(station, (1, 2), seats=9)
    conditions = held_under("CROWN")
    station.do(Announce(EVENT, conditions))
    before = standings(station, watch)
    assert before["15.2.2(b)"].duty.to == "the VCGLR inspectorate on site"
    four = ("15.2.2(a)", "15.2.2(b)", "15.3.1", "15.4.3(b)")
    assert all(before[number].stand is Stand.OPEN for number in four)
    publish, tell, brief = before_entries(EVENT, conditions)
    stands = []
    for call in (publish, tell, Register(EVENT, person(1)), brief):
        station.do(call)
        now = standings(station, watch)
        stands.append([now[number].stand for number in four])
    assert stands == [
        [Stand.GIVEN, Stand.OPEN, Stand.OPEN, Stand.OPEN],
        [Stand.GIVEN, Stand.GIVEN, Stand.OPEN, Stand.OPEN],
        [Stand.GIVEN, Stand.GIVEN, Stand.OPEN, Stand.OPEN],
        [Stand.GIVEN, Stand.GIVEN, Stand.GIVEN, Stand.OPEN],
    ]
    given = standings(station, watch)["15.2.2(b)"].given
    assert given is not None
    assert (given.by, given.how) == (StaffId("director"), How.IN_PERSON)


@rule("CROWN", "15.4.1(c)")
@rule("STAR", "28.4.1")
@pytest.mark.parametrize(
    ("house", "to"),
    [
        ("CROWN", {"patrons", "the VCGLR"}),
        ("STAR", {"players", "each part of the casino with tournament poker"}),
    ],
)
def test_a_new_version_of_the_conditions_has_to_be_told(
    station: Station, house: str, to: set[str]
) -> None:
    """The regulator hears of changed details; players get reasonable notice of a change."""
    watch = watched(station, house)
    fields = {**SAID, "structure_changes": ["length"]}
    if house == "STAR":
        del fields["attendance"]
    announce(station, held_under(house, **fields))
    station.settle()
    for _ in range(2):
        terms = worded_terms(ENGLISH, station.event(EVENT).conditions)
        if station.desk.can(DIRECTOR, PublishTerms(EVENT, terms)):
            station.do(PublishTerms(EVENT, terms))
        if len(station.event(EVENT).terms.versions) == 1:
            station.do(ChangeLevel(EVENT, 0, Level(99, 25, 50)))
    station.settle()
    station.run(watch.settle())
    found = [one for one in watch.standings() if one.duty.ground is Ground.TERMS_CHANGED]
    assert {one.duty.to for one in found} == to
    assert {one.duty.number for one in found} == {2}


@rule("CROWN", "15.4.1(c)")
def test_at_crown_the_regulator_hears_of_changed_details(station: Station) -> None:
    """The regulator is notified of any change to the details before the event."""
    watch = watched(station, "CROWN")
    announce(station, held_under("CROWN", structure_changes=["length"]))
    station.do(ChangeLevel(EVENT, 0, Level(99, 25, 50)))
    assert standings(station, watch)["15.4.1(c)"].stand is Stand.OPEN


@rule("STAR", "28.4.1")
def test_at_the_star_the_conditions_are_on_display_before_entries(station: Station) -> None:
    """The conditions of an event are published and displayed in each poker area."""
    watch = watched(station, "STAR")
    announce(station, held_under("STAR"))
    assert standings(station, watch)["28.4.1"].stand is Stand.OPEN


@pytest.mark.parametrize(
    ("house", "number"),
    [("STAR", "27.16"), ("CROWN", "18.10"), ("CROWN", "18.12"), ("ADELAIDE", "84")],
)
@rule("STAR", "27.16")
@rule("CROWN", "18.10", "18.12")
@rule("ADELAIDE", "84")
def test_who_is_not_satisfied_has_to_be_told_where_to_complain(
    station: Station, house: str, number: str
) -> None:
    """Once the house has had its last word, the right to go to an inspector is told."""
    watch = watched(station, house)
    install(station, (1, 2), seats=9)
    announce(station, held_under(house), sold=6, tables=(1, 2))
    station.do(GiveRuling(EVENT, About(RulingKind.BETTING, table=1)), WHY)
    if station.event(EVENT).conditions.rules.disputes.reviews:
        assert number not in standings(station, watch)
        station.do(ReviewRuling(EVENT, 1, upheld=True), WHY, MANAGER)
    assert standings(station, watch)[number].stand is Stand.OVERDUE
    station.do(TellOfComplaint(EVENT, 1))
    assert standings(station, watch)[number].stand is Stand.GIVEN


@rule("STAR", "26.6.4", "BONUS 11.9.4")
@pytest.mark.parametrize(
    ("number", "to"),
    [
        ("26.6.4", ["Surveillance", "an inspector"]),
        ("BONUS 11.9.4", ["Surveillance", "an inspector"]),
    ],
)
def test_at_the_star_two_are_told_at_once_of_faulty_decks(
    station: Station, number: str, to: list[str]
) -> None:
    """Surveillance and an inspector hear of a faulty deck at once."""
    found = noted(station, "STAR", number)
    assert [one.duty.to for one in found] == to
    assert all(one.stand is Stand.OVERDUE for one in found)


@rule("STAR", "BONUS 11.18")
def test_over_and_underpayments_go_to_the_regulator_at_the_end_of_the_month(
    station: Station,
) -> None:
    """At the end of each month the regulator is told of each one over $1,000."""
    (found,) = noted(station, "STAR", "BONUS 11.18")
    due = datetime.fromtimestamp((found.duty.due_us or 0) / 1e6, UTC)
    assert (found.duty.to, due.strftime("%d %H:%M")) == ("NICC", "01 06:00")
    assert found.stand is Stand.OPEN


@rule("STAR", "28.5.7", "28.5.8", "29.9", "29.12.1")
@rule("CROWN", "16.3")
@pytest.mark.parametrize(
    ("house", "number", "to"),
    [
        ("STAR", "28.5.7", "players"),
        ("STAR", "28.5.8", "players"),
        ("STAR", "29.9", "the patron"),
        ("STAR", "29.12.1", "NICC"),
        ("CROWN", "16.3", "the TG Area Manager"),
    ],
)
def test_what_has_to_be_told_at_once_is_overdue_from_then_on(
    station: Station, house: str, number: str, to: str
) -> None:
    """A bonus or elimination round, a prize refused, changed terms, a hand to verify."""
    (found,) = noted(station, house, number)
    assert (found.duty.to, found.stand) == (to, Stand.OVERDUE)
    station.do(GiveNotice(station.house_id, found.duty.key, How.IN_PERSON))
    (told_of,) = [
        one for one in watched(station, house).standings() if one.duty.key == found.duty.key
    ]
    assert told_of.stand is Stand.GIVEN


def at(words: str, form: str) -> int:
    """A time in words as UTC microseconds; a weekday is one of a week that began on a Monday."""
    days = {"Monday": "1", "Wednesday": "3"}
    for name, number in days.items():
        words = words.replace(name, number)
    return round(datetime.strptime(f"2026 {words}", form).replace(tzinfo=UTC).timestamp() * 1e6)


def told(
    station: Station, number: str, since_us: int, at_us: int, of_us: int | None = None
) -> bool:
    """Whether what was told then, of something noted at a moment, was told in time."""
    station.time.utc_us = max(since_us, at_us) + 60 * MINUTE_US
    (one,) = by_hand("STAR", number)
    watch = watched(station, "STAR")
    when = Circumstances(happened_us=since_us)
    station.do(NoteDuty(station.house_id, one, watch.days, of_us), when)
    duty = watch.standings()[-1].duty
    return in_time(duty, NoticeDelivery(MANAGER.id, at_us, How.PHONE))


@case("STAR-PRIZE-008")
def test_an_absent_winner_is_told_within_two_days(case: Case, station: Station) -> None:
    """Reasonable endeavours are made to reach an absent winner within 2 days of the draw."""
    drawn = at(f"{case.given['draw']} 20:00", "%Y %d %B %H:%M")
    by = at(f"{case.given['notified'].removesuffix(' by phone')} 20:00", "%Y %d %B %H:%M")
    assert told(station, "29.8", drawn, by) is case.then["compliant"]
    assert not told(station, "29.8", drawn, by + 24 * 60 * MINUTE_US)


@case("STAR-PRIZE-013")
def test_an_inspector_hears_of_a_doubtful_draw_within_two_days(
    case: Case, station: Station
) -> None:
    """A draw postponed or cancelled in doubt is told to an inspector within 48 hours."""
    form = "%Y %d %H:%M"
    doubt, by = (at(case.given[key], form) for key in ("integrity_compromised", "inspector_told"))
    assert told(station, "29.11", doubt, by) is case.then["compliant"]
    assert not told(station, "29.11", doubt, by + 61 * MINUTE_US)


@case("STAR-PRIZE-014")
def test_the_terms_of_a_promotion_go_out_a_day_before_it(case: Case, station: Station) -> None:
    """The regulator has the terms of a promotion at least 24 hours before it begins."""
    form = "%Y %d %B %H:%M"
    begins, by = (at(case.given[key], form) for key in ("promotion_starts", "terms_to_NICC"))
    assert told(station, "29.12", by, by, begins) is case.then["compliant"]
    assert told(station, "29.12", by, by - 60 * MINUTE_US, begins)


@rule("ADELAIDE", "110")
def test_at_adelaide_each_posted_list_has_to_be_hung(station: Station) -> None:
    """A list of prizes is to be had once the pool is known."""
    watch = watched(station, "ADELAIDE")
    install(station, (1,), seats=9)
    announce(station, held_under("ADELAIDE", min_entries=5), sold=6, tables=(1,))
    station.do(StartClock(EVENT))
    assert "110" not in standings(station, watch)
    station.do(GoToLevel(EVENT, 6))
    station.do(PostPrizes(EVENT))
    assert standings(station, watch)["110"].stand is Stand.OVERDUE

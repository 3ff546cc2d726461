"""A planned start is moved after it was published, for a reason, and the players are told."""

from datetime import date

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.house.notice_duties import Stand
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.tournament.event import MoveStart, StartClock
from tdapp.core.refusal import Refusal
from tdapp.desk.circumstances import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.notices import Ground
from tdapp.rules.office import Decision, may_decide
from tdapp.tournament.plan.planned_start import PlannedStart
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, of_house
from tests.desk.station import EVENING_US, Station
from tests.rules.houses import BOOKS
from tests.rules_doc import rule

WHY = Circumstances(reason="the earlier event runs late")
PUBLISHED = PlannedStart(date(2026, 9, 22), "20:00", "Australia/Sydney")
LATER = PlannedStart(date(2026, 9, 22), "21:30", "Australia/Sydney")


def told_of(station: Station, house: str) -> dict[tuple[str, str], Stand]:
    """How the notices of the moved start stand, by rule and whom they go to."""
    rules = rulebook(BOOKS[house]).notices
    watch = NoticeWatch(station.desk, station.parts.day, lambda _: rules, rules, lambda _: 0)

    async def look() -> None:
        watch.begin()
        await watch.settle()

    station.run(look())
    of_start = [one for one in watch.standings() if one.duty.ground is Ground.START_MOVED]
    watch.leave()
    return {(one.duty.rule, one.duty.to): one.stand for one in of_start}


@rule("STAR", "28.5.4")
@rule("CROWN", "15.4.1(b)")
@pytest.mark.parametrize("house", BOOKS)
def test_a_start_is_moved_for_a_reason_and_told_on_the_notices(
    station: Station, house: str
) -> None:
    """A supervisor may alter the starting time; the players get notice, at Crown the VCGLR too."""
    announce(station, replace(of_house(house), start=PUBLISHED))
    assert station.time.now().utc_us < (PUBLISHED.utc_us or 0)
    call = MoveStart(EVENT, LATER)
    assert station.desk.why_not(DIRECTOR, call, PLAIN) == Refusal("reason_needed", act="move_start")
    moved = station.do(call, WHY)
    state = station.event(EVENT)
    assert state.conditions.start == LATER
    assert state.programme.published is not None
    assert state.programme.published.start == PUBLISHED
    of_rule = {"STAR": "28.5.4", "CROWN": "15.4.1(b)"}.get(house, "house procedure")
    expected = {(of_rule, "players")}
    if house == "CROWN":
        expected.add(("15.4.1(c)", "VCGLR"))
    assert set(told_of(station, house)) == expected
    laws.check(station)

    station.undo(moved.act.action, WHY)
    assert station.event(EVENT).conditions.start == PUBLISHED
    assert set(told_of(station, house).values()) == {Stand.LAPSED}
    station.restart()
    assert station.event(EVENT).conditions.start == PUBLISHED


@rule("STAR", "28.5.4")
def test_the_tournament_supervisor_moves_a_start() -> None:
    """The Tournament Supervisor, and nobody below, may alter the starting time."""
    offices = rulebook("star").offices
    (ruled,) = [one for one in offices.decides if one.decision is Decision.MOVE_START]
    assert (ruled.least, ruled.rule) == ("Tournament Supervisor", "28.5.4")
    assert ruled not in may_decide(offices, "gaming supervisor")


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (PUBLISHED, "start_unchanged"),
        (PlannedStart(date(2020, 1, 1), "20:00", "Australia/Sydney"), "start_is_past"),
        (PlannedStart(date(2026, 10, 4), "02:30", "Australia/Sydney"), "start_does_not_fit"),
        (PlannedStart(date(2027, 4, 4), "02:30", "Australia/Sydney"), "start_does_not_fit"),
        (PlannedStart(date(2026, 10, 4), "20:00", "Mars/Base"), "start_does_not_fit"),
    ],
)
def test_a_start_that_cannot_be_is_refused(
    station: Station, start: PlannedStart, code: str
) -> None:
    announce(station, replace(SMALL, start=PUBLISHED))
    refusal = station.desk.why_not(DIRECTOR, MoveStart(EVENT, start), WHY)
    assert refusal is not None
    assert refusal.code == code


def test_once_play_has_begun_there_is_no_start_to_move(station: Station) -> None:
    announce(station, replace(SMALL, start=PUBLISHED))
    station.do(StartClock(EVENT))
    assert station.desk.why_not(DIRECTOR, MoveStart(EVENT, LATER), WHY) == (
        Refusal("play_has_begun")
    )


@pytest.mark.parametrize("second", [False, True])
def test_a_moment_is_named_as_the_clocks_of_its_zone_show_it(*, second: bool) -> None:
    """On the night on which clocks go back 02:30 comes twice, and which is meant is kept."""
    twice = PlannedStart(date(2027, 4, 4), "02:30", "Australia/Sydney", second)
    assert PlannedStart.at_moment(twice.utc_us or 0, twice.zone) == twice
    assert PlannedStart.at_moment(LATER.utc_us or EVENING_US, LATER.zone) == LATER

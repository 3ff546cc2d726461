"""The list of events: by trading day and start, what waits too long marked, the past last."""

from datetime import date

import msgspec
import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.house.trading_days import TradingDays
from tdapp.calls.tournament.past_events import PastEvent
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.money import Cents
from tdapp.shown.cells import Shape
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.templates.event_file import with_value
from tdapp.ui.drafts.drafts import EventDraft, read_draft
from tdapp.ui.events.event_days import Days
from tdapp.ui.events.event_rows import EventRowKey, event_rows
from tdapp.ui.look.lists.list_rows import ListRow
from tests.tournament.evening import SMALL, Evening

SYDNEY = "Australia/Sydney"
AHEAD = 10 * 60
NOW_US = 1_790_000_000_000_000
"""In Sydney it is 00:13 on Tuesday, 22 September 2026; Monday is traded on until six."""
HOUR_US = 3_600_000_000


def start(day: int, at: str) -> PlannedStart:
    return PlannedStart(date(2026, 9, day), at, SYDNEY)


def evening(title: str, planned: PlannedStart | None, *, running: bool = False) -> Evening:
    made = Evening(msgspec.structs.replace(SMALL, title=title, start=planned))
    if running:
        made.enter(2)
        made.start()
    return made


def draft(name: str, day: str | None) -> EventDraft:
    text = resources.read("events", "au-star-2018-hr20k.toml")
    text = with_value(text, ("title",), name)
    for key, value in (("day", day), ("at", "13:00"), ("zone", SYDNEY)):
        text = with_value(text, ("start", key), value) if day and value else text
    return read_draft(name, text, rulebook("open"))


def past(title: str, day: int, *, cancelled: bool = False) -> PastEvent:
    announced_us = NOW_US - 40 * 24 * HOUR_US
    return PastEvent(
        StreamId(title), title, cancelled, announced_us, start(day, "19:00"), 30, Cents(9_000), 3
    )


def listed(*, now_us: int = NOW_US) -> list[ListRow]:
    events = {
        StreamId(one.state.conditions.title): one.state
        for one in (
            evening("Late tonight", start(22, "00:30")),
            evening("On", None, running=True),
            evening("Evening", start(22, "19:00")),
            evening("Two days on", start(24, "12:00")),
        )
    }
    announced = dict.fromkeys(events, now_us - 30 * 24 * HOUR_US)
    drafts = [draft("No day", None), draft("Afternoon", "2026-09-22")]
    over = [past("Older", 3), past("Newer", 20, cancelled=True)]
    days = Days(TradingDays(lambda _: AHEAD), now_us)
    now = Instant(now_us, 0, "first")
    return event_rows(events, announced, drafts, over, days, now)


def column(rows: list[ListRow], place: int) -> list[str]:
    return [row.cells[place].text for row in rows]


@pytest.mark.usefixtures("qapp")
def test_events_stand_by_trading_day_and_start_and_the_past_comes_last() -> None:
    rows = listed(now_us=NOW_US + 16 * HOUR_US)
    assert column(rows, 3) == [
        "Late tonight", "Afternoon", "Evening", "On", "Two days on", "No day", "Newer", "Older",
    ]  # fmt: skip
    assert column(rows, 0)[:4] == ["Today"] * 4
    assert column(rows, 0)[4:] == ["Thu 24 Sept", "no date yet", "Sun 20 Sept", "Thu 3 Sept"]
    strong = [row.cells[0].strong for row in rows]
    assert strong[:3] == [True, False, False]
    assert column(rows, 2)[-2:] == ["cancelled", "finished"]
    assert [row.cells[4].text for row in rows[-2:]] == ["30", "30"]
    assert [row.cells[7].text for row in rows[-2:]] == ["90.00", "90.00"]
    assert rows[1].key == EventRowKey(draft="Afternoon")


@pytest.mark.usefixtures("qapp")
def test_after_midnight_the_evening_before_is_still_today_and_late_starts_are_marked() -> None:
    rows = listed()
    by_title = {row.cells[3].text: row for row in rows}
    assert by_title["Late tonight"].cells[0].text == "Today"
    assert by_title["Late tonight"].cells[1].shape is None
    assert by_title["Evening"].cells[0].text == "Tue 22 Sept"
    later = {row.cells[3].text: row for row in listed(now_us=NOW_US + 2 * HOUR_US)}
    assert later["Late tonight"].cells[1].shape is Shape.ATTENTION
    assert later["On"].cells[1].text == "—"
    assert later["Two days on"].cells[1].shape is None

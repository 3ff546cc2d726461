"""On which trading day an event stands in the list, and how that day is said."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tdapp.calls.house.trading_days import TradingDays
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.ui.look.spoken import voice

AFTER_ALL = 1 << 62


@dataclass(frozen=True, slots=True)
class Days:
    """How the house counts its days, and which moment (UTC microseconds) it is."""

    days: TradingDays
    now_us: int

    @property
    def today(self) -> date:
        """The day that is traded on."""
        return self.days.day_of(self.now_us)

    def of(self, at_us: int | None) -> date | None:
        """The trading day of a moment."""
        return None if at_us is None else self.days.day_of(at_us)

    def when(
        self, start: PlannedStart | None, *, begun_us: int | None = None, on: bool = False
    ) -> "EventDay":
        """When an event is planned for; one without a plan stands at the moment it was announced.

        Whatever is `on` belongs to today, unless its day is still to come.
        """
        planned_us = None if start is None else start.utc_us
        at_us = begun_us if planned_us is None else planned_us
        day = self.of(at_us)
        if on and (day is None or day < self.today):
            day = self.today
        at = "" if start is None else f"{start.at}{start.which}"
        return EventDay(day, self.today, planned_us, at, self.now_us)


@dataclass(frozen=True, slots=True)
class EventDay:
    """The day of an event (None: none is said yet), and its planned start (UTC microseconds)."""

    day: date | None
    today: date
    start_us: int | None = None
    at: str = ""
    now_us: int = 0

    @property
    def order(self) -> tuple[int, int, int]:
        """Today, then the days to come, then what has no day, then the past, newest first."""
        if self.day is None:
            return (2, 0, 0)
        days, start = (self.day - self.today).days, self.start_us
        group = 0 if days == 0 else 1 if days > 0 else 3
        return (group, abs(days), AFTER_ALL if start is None else start)

    @property
    def is_late(self) -> bool:
        """Whether its planned start is over."""
        return self.start_us is not None and self.start_us < self.now_us

    @property
    def word(self) -> str:
        """The day as the list says it."""
        if self.day is None:
            return voice().text("events", "no date yet")
        if self.day == self.today:
            return voice().text("events", "Today")
        if self.day.year == self.today.year:
            return voice().weekday(self.day)
        return voice().full_date(self.day)


def first_of_each_day(whens: Sequence[EventDay]) -> list[bool]:
    """Which of them begin another day than the one before them."""
    days = [one.day for one in whens]
    return [place == 0 or days[place - 1] != day for place, day in enumerate(days)]

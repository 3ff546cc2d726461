"""How the house counts its days: a trading day ends some time after midnight, by the clock here."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from tdapp.house.notice_events import DAY_ENDS

MINUTE_US = 60_000_000
DAY_US = 24 * 60 * MINUTE_US
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
FIRST_US, LAST_US = ((datetime(y, 7, 1, tzinfo=UTC) - EPOCH) // MICROSECOND for y in (2, 9_000))
"""No calendar reaches beyond year 9999; what lies farther off has the first or the last day."""


def as_utc(_at_us: int) -> int:
    """A clock here that shows UTC."""
    return 0


@dataclass(frozen=True, slots=True)
class TradingDays:
    """A day ends `ends` minutes after midnight, as the clock here shows it.

    `ahead` tells by how many minutes that clock is ahead of UTC at a moment (UTC microseconds): a
    day on which clocks change is an hour longer or shorter than others.
    """

    ahead: Callable[[int], int] = as_utc
    ends: int = DAY_ENDS

    def day_of(self, at_us: int) -> date:
        """The day that is traded on at a moment, by the calendar here on which it began."""
        return self._begun(at_us).date()

    def end_of(self, at_us: int, more: int = 0) -> int:
        """When the trading day of a moment ends, or one so many days on; all in UTC microseconds.

        Midnight itself ends the day before it.
        """
        return self._end(self._begun(at_us) + timedelta(days=more))

    def end_of_month(self, at_us: int) -> int:
        """When the last trading day of a moment's month ends."""
        begun = self._begun(at_us)
        following = (begun.replace(day=1) + timedelta(days=32)).replace(day=1)
        return self._end(following - timedelta(days=1))

    def _begun(self, at_us: int) -> datetime:
        """The calendar day, as midnight here, on which a moment's trading day began."""
        at_us = min(max(at_us, FIRST_US), LAST_US)
        local_us = at_us + (self.ahead(at_us) - self.ends) * MINUTE_US
        day = EPOCH + timedelta(days=local_us // DAY_US)
        return day if at_us < self._end(day) else day + timedelta(days=1)

    def _end(self, day: datetime) -> int:
        """The moment at which the clock here first shows that hour.

        Where clocks go forward over it, the day ends so long before as they are set forward.
        """
        shown_us = (day - EPOCH) // MICROSECOND + DAY_US + self.ends * MINUTE_US
        earlier, later = self.ahead(shown_us - DAY_US), self.ahead(shown_us + DAY_US)
        unchanged = shown_us - earlier * MINUTE_US
        return unchanged if self.ahead(unchanged) == earlier else shown_us - later * MINUTE_US

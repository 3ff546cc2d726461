"""How the house counts its days: a trading day ends some time after midnight, by the clock here."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tdapp.floor.notice_events import DAY_ENDS

MINUTE_US = 60_000_000
DAY_US = 24 * 60 * MINUTE_US
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class TradingDays:
    """A day ends `ends` minutes after midnight; the clock here is `offset_min` ahead of UTC."""

    offset_min: int = 0
    ends: int = DAY_ENDS

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
        local_us = at_us + (self.offset_min - self.ends) * MINUTE_US
        return EPOCH + timedelta(days=local_us // DAY_US)

    def _end(self, day: datetime) -> int:
        wall_us = (day - EPOCH) // MICROSECOND + DAY_US
        return wall_us + (self.ends - self.offset_min) * MINUTE_US

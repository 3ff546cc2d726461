"""Every state that a clock can be in, each reached by acts, and every act on a clock."""

from collections.abc import Callable

from tdapp.calls.tournament.clock import (
    AddTime,
    CountTimeAway,
    GoToLevel,
    LeaveTimeOut,
    SetClock,
)
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.refunds import CancelEvent
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tests.desk.evening import EVENT, announce
from tests.desk.station import Station

BREAK = 1
ACTS: dict[str, Call] = {
    "start": StartClock(EVENT),
    "pause": PauseClock(EVENT),
    "set": SetClock(EVENT, 0, MINUTE_US),
    "more": AddTime(EVENT, MINUTE_US),
    "go": GoToLevel(EVENT, 1),
    "count": CountTimeAway(EVENT),
    "leave out": LeaveTimeOut(EVENT),
}


def _not_started(station: Station) -> None:
    announce(station)


def _running(station: Station) -> None:
    announce(station)
    station.do(StartClock(EVENT))


def _paused(station: Station) -> None:
    _running(station)
    station.do(PauseClock(EVENT))


def _break(station: Station) -> None:
    _running(station)
    station.do(GoToLevel(EVENT, BREAK))


def _paused_in_a_break(station: Station) -> None:
    _break(station)
    station.do(PauseClock(EVENT))


def _away(station: Station) -> None:
    _running(station)
    station.parts.clockwork.note_seen()
    station.shut()
    station.time.pass_us(MINUTE_US)
    station.open()
    station.run(station.parts.clockwork.hold_clocks())


def _cancelled(station: Station) -> None:
    _running(station)
    station.do(CancelEvent(EVENT, station.house_id), Circumstances(reason="no players"))


STANDINGS: dict[str, Callable[[Station], None]] = {
    "not started": _not_started,
    "running": _running,
    "paused": _paused,
    "break": _break,
    "paused in a break": _paused_in_a_break,
    "away": _away,
    "cancelled": _cancelled,
}

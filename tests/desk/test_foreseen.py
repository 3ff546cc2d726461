"""Whatever stands against an act, it is refused for the very reason that was foreseen."""

from collections.abc import Callable

import pytest

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.house.people import BarPerson
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.circumstances import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tests.desk.asking import foreseen
from tests.desk.evening import EVENT, under_way
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.desk.who_may import WHO_MAY


def _open(_: Station) -> None:
    """The event is on."""


def _barred(station: Station) -> None:
    """Everybody whom an act may name is barred."""
    people = (*(f"person {number}" for number in range(1, 7)), "p")
    for who in people:
        station.do(BarPerson(station.house_id, PersonId(who), None), WHY)


def _ended(station: Station) -> None:
    """The event is over."""
    station.do(CancelEvent(EVENT, station.house_id), WHY)


def _ended_before(station: Station) -> None:
    """It was over before the program began."""
    _ended(station)
    station.restart()


@pytest.mark.parametrize("standing", [_open, _barred, _ended, _ended_before])
@pytest.mark.parametrize("minutes", [None, -1, 5])
@pytest.mark.parametrize("reason", [None, "as it was"])
def test_an_act_is_refused_as_foreseen_whatever_else_stands_against_it(
    station: Station,
    standing: Callable[[Station], None],
    minutes: int | None,
    reason: str | None,
) -> None:
    """A time may be to come by the time that it is sent: the wall clock was set back."""
    under_way(station)
    standing(station)
    for call in WHO_MAY:
        happened_us = None
        if minutes is not None:
            happened_us = station.time.utc_us + minutes * MINUTE_US
        with_ = Circumstances(reason=reason, happened_us=happened_us)
        why_not = foreseen(station.desk, DIRECTOR, call, with_)
        if why_not is None:
            continue
        with pytest.raises(Refusal) as refused:
            station.do(call, with_)
        assert refused.value == why_not, call

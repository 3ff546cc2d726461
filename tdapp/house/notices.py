"""The notice register: notices due and notices given."""

from collections.abc import Iterable

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.notice_events import (
    DAY_ENDS,
    BookedDuty,
    How,
    NoticeDelivery,
    NoticeDropped,
    NoticeDue,
    NoticeDuty,
    NoticeGiven,
    NoticesCarriedOver,
    TradingDaySet,
)

KEPT = 200
"""The number of newest given notices carried from day to day."""
BY_HAND = "by hand"


class Notices(msgspec.Struct, frozen=True):
    """Duties by key in the order they came, how those were given that were, which were dropped.

    `by_hand` counts those that were noted by hand; the trading day ends `day_ends` minutes after
    midnight.
    """

    duties: Map[str, NoticeDuty] = Map()
    given: Map[str, NoticeDelivery] = Map()
    dropped: Map[str, bool] = Map()
    by_hand: int = 0
    day_ends: int = DAY_ENDS

    def duty(self, key: str) -> NoticeDuty:
        """One that was not dropped; refuses ``no_such_duty``."""
        found = self.duties.get(key)
        if found is None or key in self.dropped:
            raise Refusal("no_such_duty")
        return found

    def open(self) -> list[NoticeDuty]:
        """The open notices."""
        left = (one for key, one in self.duties.items() if key not in self.given)
        return [one for one in left if one.key not in self.dropped]


def raise_duties(notices: Notices, duties: Iterable[NoticeDuty]) -> list[Event]:
    """Note those that are not known yet, each once."""
    new = {one.key: one for one in duties if one.key not in notices.duties}
    return [NoticeDue(one) for one in new.values()]


def raise_by_hand(notices: Notices, duty: NoticeDuty) -> list[Event]:
    """Note one under the next number of those noted by hand."""
    number = notices.by_hand + 1
    return [NoticeDue(replace(duty, key=f"{BY_HAND} {number}", number=number))]


def give(notices: Notices, key: str, how: How, by: StaffId, at_us: int) -> list[Event]:
    """Mark a notice as given; refuses ``no_such_duty`` and ``notice_is_given``."""
    duty = notices.duty(key)
    if key in notices.given:
        raise Refusal("notice_is_given", to=duty.to)
    return [NoticeGiven(key, duty.to, how, by, at_us)]


def drop(notices: Notices, key: str) -> list[Event]:
    """It need not be told; refuses ``no_such_duty`` and ``notice_is_given``."""
    duty = notices.duty(key)
    if key in notices.given:
        raise Refusal("notice_is_given", to=duty.to)
    return [NoticeDropped(key)]


def carried_over(notices: Notices) -> list[Event]:
    """Begin a gaming day with all that is open and what was given last, if there is anything."""
    if notices == Notices():
        return []
    told = sorted(notices.given, key=lambda key: notices.given[key].at_us)[-KEPT:]
    kept = sorted({*(one.key for one in notices.open()), *told})
    duties = tuple(BookedDuty(notices.duties[key], notices.given.get(key)) for key in kept)
    return [NoticesCarriedOver(duties, notices.by_hand, notices.day_ends)]


def _due(notices: Notices, event: NoticeDue) -> Notices:
    duty = event.duty
    if duty.key in notices.duties:
        raise Contradiction("duty_is_known")
    by_hand = notices.by_hand + duty.key.startswith(f"{BY_HAND} ")
    return replace(notices, duties=notices.duties.set(duty.key, duty), by_hand=by_hand)


def _given(notices: Notices, event: NoticeGiven) -> Notices:
    _must_be_open(notices, event.key)
    given = NoticeDelivery(event.by, event.at_us, event.how)
    return replace(notices, given=notices.given.set(event.key, given))


def _dropped(notices: Notices, event: NoticeDropped) -> Notices:
    _must_be_open(notices, event.key)
    return replace(notices, dropped=notices.dropped.set(event.key, True))


def _must_be_open(notices: Notices, key: str) -> None:
    if key not in notices.duties:
        raise Contradiction("no_such_duty")
    if key in notices.given or key in notices.dropped:
        raise Contradiction("notice_is_given")


def _day_set(notices: Notices, event: TradingDaySet) -> Notices:
    return replace(notices, day_ends=event.ends)


def _carried(_: Notices, event: NoticesCarriedOver) -> Notices:
    duties = Map({one.duty.key: one.duty for one in event.duties})
    given = Map({one.duty.key: one.given for one in event.duties if one.given is not None})
    return Notices(duties, given, by_hand=event.by_hand, day_ends=event.day_ends)


NOTICES_FOLD: Handlers = {
    NoticeDue: _due,
    NoticeGiven: _given,
    NoticeDropped: _dropped,
    TradingDaySet: _day_set,
    NoticesCarriedOver: _carried,
}

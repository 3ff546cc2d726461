"""The facts of what the house must tell and who told it; the words are the rulebook's."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.rules.notices import Ground, NoticeTime

DAY_ENDS = 6 * 60
"""When a trading day ends unless the house says otherwise, in minutes after midnight."""
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class How(Enum):
    """The way a notice was given."""

    IN_PERSON = "in_person"
    PHONE = "phone"
    IN_WRITING = "in_writing"
    EMAIL = "email"
    DISPLAYED = "displayed"


class NoticeDuty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice due `to` an office since `since_us`, by `due_us` (UTC) if set.

    `key` names its ground for ever: the same one brings it once. `event` and its `title`, the
    `number` of what it is about there and the `person` say on what ground.
    """

    key: str
    rule: str
    ground: Ground
    to: str
    what: str
    when: NoticeTime
    since_us: int
    due_us: int | None = None
    event: StreamId | None = None
    title: str = ""
    number: int = 0
    person: PersonId | None = None


class NoticeDelivery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The giver, time (UTC) and way of a notice."""

    by: StaffId
    at_us: int
    how: How


class BookedDuty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A duty as a gaming day hands it on to the next, with how it was given."""

    duty: NoticeDuty
    given: NoticeDelivery | None = None


class NoticeDue(Event, frozen=True):
    """A notice is due."""

    fixed = "is_duty"
    act_kind = ActKind.NOTICES

    duty: NoticeDuty

    def touches(self) -> Touched:
        """Whom the notice is about, where it is about somebody."""
        return Touched(persons=() if self.duty.person is None else (self.duty.person,))


class NoticeGiven(Event, frozen=True):
    """A notice was given `to` the office it names, `by` a staff member, at `at_us` (UTC)."""

    act_kind = ActKind.NOTICES

    key: str
    to: str
    how: How
    by: StaffId
    at_us: int


class NoticeDropped(Event, frozen=True):
    """It has not to be told after all: its ground is gone, or as the act's reason says."""

    act_kind = ActKind.NOTICES

    key: str


class TradingDaySet(Event, frozen=True):
    """The house's trading day ends so many minutes after midnight, by the wall clock here."""

    act_kind = ActKind.NOTICES

    ends: MinuteOfDay


class NoticesCarriedOver(Event, frozen=True):
    """A new gaming day begins with the register as the last one left it."""

    fixed = "is_carry_over"
    act_kind = ActKind.NOTICES

    duties: tuple[BookedDuty, ...]
    by_hand: int
    day_ends: MinuteOfDay

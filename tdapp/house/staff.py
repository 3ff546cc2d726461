"""Who works in the house: roles and offices, who is at work, and who is director on duty."""

import msgspec
from immutables import Map

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.staff_events import (
    HEADS,
    DirectorDuty,
    DutyEnded,
    DutyHandedOver,
    DutyTaken,
    StaffCarriedOver,
    StaffEnrolled,
    StaffLeft,
    StaffMember,
    StaffRolesChanged,
    StaffSession,
    StaffSignedIn,
    StaffSignedOut,
)


class Staff(msgspec.Struct, frozen=True):
    """All present and former staff, those `at_work` now, and the director on duty.

    `duties` are the moments (UTC microseconds) at which somebody or nobody came to be that, in
    their order, since the gaming day began.
    """

    members: Map[StaffId, StaffMember] = Map()
    at_work: Map[StaffId, StaffSession] = Map()
    duty: DirectorDuty | None = None
    duties: tuple[tuple[int, StaffId | None], ...] = ()

    @property
    def is_enrolled(self) -> bool:
        """Whether anybody works here that the house knows of."""
        return any(not one.left for one in self.members.values())

    def listed(self) -> list[StaffMember]:
        """All in the order of their numbers; those who left come last."""
        return sorted(self.members.values(), key=lambda one: (one.left, one.number))

    def member(self, staff: StaffId) -> StaffMember:
        """The staff member; refuses ``no_such_staff``."""
        found = self.members.get(staff)
        if found is None or found.left:
            raise Refusal("no_such_staff")
        return found

    def numbered(self, number: int) -> StaffMember | None:
        """Who works here under a number; None for nobody."""
        found = (one for one in self.members.values() if one.number == number)
        return next((one for one in found if not one.left), None)

    def next_number(self) -> int:
        """A number that nobody ever had."""
        return 1 + max((one.number for one in self.members.values()), default=0)

    def director_at(self, at_us: int) -> StaffId | None:
        """Who was director on duty then (UTC); None for nobody, and where it is not known."""
        return next((who for since_us, who in reversed(self.duties) if since_us <= at_us), None)

    def heads(self) -> list[StaffId]:
        """Staff who can run an event."""
        return [
            one.id
            for one in self.members.values()
            if not one.left and HEADS.intersection(one.roles)
        ]


def carried_over(staff: Staff) -> list[Event]:
    """Begin a gaming day with the people as they are; nothing where nobody is enrolled."""
    if not staff.members:
        return []
    at_work = sorted(staff.at_work.values(), key=lambda one: one.staff)
    return [StaffCarriedOver(tuple(staff.listed()), tuple(at_work), staff.duty)]


def _enrolled(staff: Staff, event: StaffEnrolled) -> Staff:
    if event.staff in staff.members:
        raise Contradiction("staff_enrolled", number=event.number)
    member = StaffMember(event.staff, event.number, event.roles, event.office)
    return _with(staff, member)


def _changed(staff: Staff, event: StaffRolesChanged) -> Staff:
    member = _known(staff, event.staff)
    changed = msgspec.structs.replace(member, roles=event.roles, office=event.office)
    return _with(staff, changed)


def _left(staff: Staff, event: StaffLeft) -> Staff:
    gone = _with(staff, msgspec.structs.replace(_known(staff, event.staff), left=True))
    return _not_at_work(gone, event.staff)


def _signed_in(staff: Staff, event: StaffSignedIn) -> Staff:
    _known(staff, event.staff)
    before = staff.at_work.get(event.staff)
    since_us = event.since_us if before is None else before.since_us
    at_work = StaffSession(event.staff, event.station, since_us)
    return msgspec.structs.replace(staff, at_work=staff.at_work.set(event.staff, at_work))


def _signed_out(staff: Staff, event: StaffSignedOut) -> Staff:
    if event.staff not in staff.at_work:
        raise Contradiction("not_at_work")
    return _not_at_work(staff, event.staff)


def _duty_taken(staff: Staff, event: DutyTaken | DutyHandedOver) -> Staff:
    taker = event.taker if isinstance(event, DutyHandedOver) else event.staff
    _known(staff, taker)
    duties = (*staff.duties, (event.since_us, taker))
    return msgspec.structs.replace(staff, duty=DirectorDuty(taker, event.since_us), duties=duties)


def _duty_ended(staff: Staff, event: DutyEnded) -> Staff:
    if staff.duty is None or staff.duty.staff != event.staff:
        raise Contradiction("not_on_duty")
    return msgspec.structs.replace(staff, duty=None, duties=(*staff.duties, (event.at_us, None)))


def _carried(_: Staff, event: StaffCarriedOver) -> Staff:
    return Staff(
        Map({one.id: one for one in event.members}),
        Map({one.staff: one for one in event.at_work}),
        event.duty,
        () if event.duty is None else ((event.duty.since_us, event.duty.staff),),
    )


def _known(staff: Staff, id_: StaffId) -> StaffMember:
    found = staff.members.get(id_)
    if found is None or found.left:
        raise Contradiction("no_such_staff")
    return found


def _with(staff: Staff, member: StaffMember) -> Staff:
    return msgspec.structs.replace(staff, members=staff.members.set(member.id, member))


def _not_at_work(staff: Staff, id_: StaffId) -> Staff:
    if id_ not in staff.at_work:
        return staff
    return msgspec.structs.replace(staff, at_work=staff.at_work.delete(id_))


STAFF_FOLD: Handlers = {
    StaffEnrolled: _enrolled,
    StaffRolesChanged: _changed,
    StaffLeft: _left,
    StaffSignedIn: _signed_in,
    StaffSignedOut: _signed_out,
    DutyTaken: _duty_taken,
    DutyHandedOver: _duty_taken,
    DutyEnded: _duty_ended,
    StaffCarriedOver: _carried,
}
"""Keys and shut-outs are facts for whoever reads the record: they change nobody's rights."""

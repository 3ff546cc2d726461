"""Acts on the people at work: who is enrolled, who signs in, who is director on duty."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.free_text import must_be_plain
from tdapp.core.ids import StaffId, StationId
from tdapp.core.refusal import Refusal
from tdapp.house.staff import Staff
from tdapp.house.staff_events import (
    HEADS,
    DutyEnded,
    DutyHandedOver,
    DutyTaken,
    Role,
    StaffEnrolled,
    StaffErased,
    StaffKeySet,
    StaffLeft,
    StaffMember,
    StaffRolesChanged,
    StaffSignedIn,
    StaffSignedOut,
    StaffUnlocked,
)

MOST_NUMBER = 99_999
LONGEST_OFFICE = 60


def enrol(staff: Staff, member: StaffMember, by: StaffId) -> list[Event]:
    """Take somebody on.

    Refuses ``number_taken``, ``bad_staff_number``, ``no_role``, ``first_is_head`` where the first
    of all could not enrol the next, and as `change_roles`.
    """
    if not 1 <= member.number <= MOST_NUMBER:
        raise Refusal("bad_staff_number", most=MOST_NUMBER)
    if member.id in staff.members or staff.numbered(member.number) is not None:
        raise Refusal("number_taken", number=member.number)
    _must_be_fit(staff, member.roles, (), member.office, by)
    if not staff.is_enrolled and not HEADS.intersection(member.roles):
        raise Refusal("first_is_head")
    return [StaffEnrolled(member.id, member.number, member.roles, member.office)]


def change_roles(
    staff: Staff, id_: StaffId, roles: Sequence[Role], office: str | None, by: StaffId
) -> list[Event]:
    """Give somebody these roles and this office, and no other.

    Refuses ``no_role``, ``office_too_long``, ``roles_as_they_were``, ``last_head`` where nobody
    could run an event any more, and ``manager_makes_manager``.
    """
    member = staff.member(id_)
    _must_be_fit(staff, roles, member.roles, office, by)
    if (tuple(roles), office) == (member.roles, member.office):
        raise Refusal("roles_as_they_were")
    if not HEADS.intersection(roles):
        _must_not_be_last(staff, id_)
        _must_not_have_duty(staff, id_)
    return [StaffRolesChanged(id_, tuple(roles), office)]


def leave(staff: Staff, id_: StaffId) -> list[Event]:
    """Mark a staff member as having left; refuses ``last_head`` and ``has_duty``."""
    staff.member(id_)
    _must_not_be_last(staff, id_)
    _must_not_have_duty(staff, id_)
    return [StaffLeft(id_)]


def erase(staff: Staff, id_: StaffId) -> list[Event]:
    """Erase a former staff member's name; refuses ``no_such_staff`` and ``still_works_here``."""
    member = staff.members.get(id_)
    if member is None:
        raise Refusal("no_such_staff")
    if not member.left:
        raise Refusal("still_works_here")
    return [StaffErased(id_)]


def set_key(staff: Staff, id_: StaffId, *, badge: bool) -> list[Event]:
    """Give a staff member a new PIN or badge; refuses ``no_such_staff``."""
    return [StaffKeySet(staff.member(id_).id, badge)]


def unlock(staff: Staff, id_: StaffId) -> list[Event]:
    """Let a staff member who is locked out try again; refuses ``no_such_staff``."""
    return [StaffUnlocked(staff.member(id_).id)]


def sign_in(staff: Staff, id_: StaffId, station: StationId, now_us: int) -> list[Event]:
    """Sign a staff member in at a station; no fact where already there."""
    at_work = staff.at_work.get(staff.member(id_).id)
    if at_work is not None and at_work.station == station:
        raise Refusal("signed_in_already")
    return [StaffSignedIn(id_, station, now_us)]


def sign_out(staff: Staff, id_: StaffId) -> list[Event]:
    """Sign a staff member out; refuses ``not_signed_in`` and ``has_duty``."""
    if id_ not in staff.at_work:
        raise Refusal("not_signed_in")
    _must_not_have_duty(staff, id_)
    return [StaffSignedOut(id_)]


def send_off(staff: Staff, id_: StaffId) -> list[Event]:
    """Sign out a staff member who forgot to; the duty stays until another takes it over."""
    if id_ not in staff.at_work:
        raise Refusal("not_signed_in")
    return [StaffSignedOut(id_)]


def take_duty(staff: Staff, id_: StaffId, now_us: int) -> list[Event]:
    """Become director on duty.

    Refuses ``not_a_head``, and ``duty_is_taken`` while whoever has it is at work: that one hands
    it over.
    """
    _must_be_head(staff, id_)
    duty = staff.duty
    if duty is not None and (duty.staff == id_ or duty.staff in staff.at_work):
        raise Refusal("duty_is_taken")
    return [DutyTaken(id_, now_us)]


def hand_over(staff: Staff, taker: StaffId, signed: StaffId | None, now_us: int) -> list[Event]:
    """Hand the duty over to a staff member, who signs for it.

    Refuses ``nobody_on_duty``, ``not_a_head``, ``duty_is_taken`` by that same person, and
    ``taker_must_sign``.
    """
    duty = staff.duty
    if duty is None:
        raise Refusal("nobody_on_duty")
    _must_be_head(staff, taker)
    if duty.staff == taker:
        raise Refusal("duty_is_taken")
    if signed != taker:
        raise Refusal("taker_must_sign")
    return [DutyHandedOver(duty.staff, taker, now_us)]


def end_duty(
    staff: Staff,
    id_: StaffId,
    now_us: int,
    running: Sequence[str] = (),
    rule: str | None = None,
) -> list[Event]:
    """End the duty of the director.

    Refuses ``not_on_duty``, and where a `rule` has the director present, ``director_must_stay``
    while one of the events `running` is in progress.
    """
    if staff.duty is None or staff.duty.staff != id_:
        raise Refusal("not_on_duty")
    if rule is not None and running:
        raise Refusal("director_must_stay", event=running[0], rule=rule)
    return [DutyEnded(id_, now_us)]


def _must_be_fit(
    staff: Staff, roles: Sequence[Role], before: Sequence[Role], office: str | None, by: StaffId
) -> None:
    if not roles or len(set(roles)) < len(roles):
        raise Refusal("no_role")
    if office is not None and not 0 < len(office.strip()) <= LONGEST_OFFICE:
        raise Refusal("office_too_long", most=LONGEST_OFFICE)
    must_be_plain(office or "", LONGEST_OFFICE)
    maker = staff.members.get(by)
    has_manager = any(Role.MANAGER in one.roles and not one.left for one in staff.members.values())
    new = Role.MANAGER in roles and Role.MANAGER not in before
    if new and has_manager and (maker is None or Role.MANAGER not in maker.roles):
        raise Refusal("manager_makes_manager")


def _must_not_be_last(staff: Staff, id_: StaffId) -> None:
    if staff.heads() == [id_]:
        raise Refusal("last_head")


def _must_not_have_duty(staff: Staff, id_: StaffId) -> None:
    if staff.duty is not None and staff.duty.staff == id_:
        raise Refusal("has_duty")


def _must_be_head(staff: Staff, id_: StaffId) -> None:
    if not HEADS.intersection(staff.member(id_).roles):
        raise Refusal("not_a_head")

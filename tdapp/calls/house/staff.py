"""Acts of and on the people at work: enrolling, keys, signing in and out, director on duty.

Names and keys go into the registry; the facts say whom it is about.
"""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.free_text import NAME, must_be_plain
from tdapp.core.ids import StaffId, StationId, StreamRef
from tdapp.core.ports.people import RegistryWrite
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import StaffEntry, StaffForgotten, StaffKey, TriesForgotten
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.stream import Answering, refs
from tdapp.house import staffing
from tdapp.house.staff import Staff
from tdapp.house.staff_events import Role, StaffMember, StaffShutOut
from tdapp.voice.texts import text

LONGEST_NAME = 80


def must_be_a_staff_name(name: str) -> None:
    """Refuses ``name_missing``, ``staff_name_too_long`` (most) and ``not_plain_text``."""
    if not name.strip():
        raise Refusal("name_missing")
    if len(name.strip()) > LONGEST_NAME:
        raise Refusal("staff_name_too_long", most=LONGEST_NAME)
    must_be_plain(name, NAME)


@dataclass(frozen=True)
class StaffCall(HouseCall):
    """Base of them."""

    def _staff(self, states: States) -> Staff:
        found: Staff = states[self.house].staff
        return found


@dataclass(frozen=True)
class EnrolStaff(StaffCall):
    """Enrol a person with a PIN hash and perhaps a badge; this ends the built-in director."""

    row: ClassVar[CallRow] = CallRow(
        label="enrol_staff",
        permission=Permission.MANAGE_STAFF,
        done=text("done", "Staff member enrolled"),
    )

    staff: StaffId
    number: int
    name: str
    pin_hash: str
    roles: tuple[Role, ...]
    office: str | None = None
    badge: str | None = None

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """The name and the keys; refused by the registry with ``badge_taken``."""
        return (StaffEntry(self.staff, self.name, self.pin_hash, self.badge),)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.enrol`; refuses ``name_missing`` and ``staff_name_too_long`` too."""
        must_be_a_staff_name(self.name)
        member = StaffMember(self.staff, self.number, self.roles, self.office)
        return {self.house: staffing.enrol(self._staff(states), member, moment.by)}


@dataclass(frozen=True)
class ChangeRoles(StaffCall):
    """Give a staff member these roles and this office, and no other."""

    row: ClassVar[CallRow] = CallRow(
        label="change_roles",
        permission=Permission.MANAGE_STAFF,
        done=text("done", "Staff roles changed"),
    )

    staff: StaffId
    roles: tuple[Role, ...]
    office: str | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.change_roles`."""
        known = self._staff(states)
        events = staffing.change_roles(known, self.staff, self.roles, self.office, moment.by)
        return {self.house: events}


@dataclass(frozen=True)
class StaffLeaves(StaffCall):
    """A staff member leaves; the name stays for earlier acts."""

    row: ClassVar[CallRow] = CallRow(
        label="staff_leaves",
        permission=Permission.MANAGE_STAFF,
        done=text("done", "Staff member left"),
    )

    staff: StaffId

    def decide(self, states: States, _: Moment) -> Groups:
        """See `staffing.leave`."""
        return {self.house: staffing.leave(self._staff(states), self.staff)}


@dataclass(frozen=True)
class EraseStaff(StaffCall):
    """Erase the name of a former staff member from the registry; two people sign."""

    row: ClassVar[CallRow] = CallRow(
        label="erase_staff",
        permission=Permission.ERASE,
        done=text("done", "Staff member's name erased"),
        reason=AskedWhy.ALWAYS,
    )

    staff: StaffId

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """The name and the keys, forgotten; refused with ``no_such_staff`` where they are."""
        return (StaffForgotten(self.staff),)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `staffing.erase`."""
        return {self.house: staffing.erase(self._staff(states), self.staff)}


@dataclass(frozen=True)
class SetKey(StaffCall):
    """Give a staff member a new PIN (its hash) or a new badge."""

    row: ClassVar[CallRow] = CallRow(
        label="set_key",
        permission=Permission.MANAGE_STAFF,
        done=text("done", "New PIN or badge set"),
    )

    staff: StaffId
    pin_hash: str | None = None
    badge: str | None = None

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """The key; with a new one wrong tries are forgotten."""
        return (StaffKey(self.staff, self.pin_hash, self.badge),)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `staffing.set_key`."""
        badge = self.pin_hash is None
        return {self.house: staffing.set_key(self._staff(states), self.staff, badge=badge)}


@dataclass(frozen=True)
class UnlockStaff(StaffCall):
    """Let a staff member who is locked out try a PIN again at once."""

    row: ClassVar[CallRow] = CallRow(
        label="unlock_staff", permission=Permission.MANAGE_STAFF, done=text("done", "PIN unlocked")
    )

    staff: StaffId

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """Wrong tries, forgotten."""
        return (TriesForgotten(self.staff),)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `staffing.unlock`."""
        return {self.house: staffing.unlock(self._staff(states), self.staff)}


@dataclass(frozen=True)
class SignIn(StaffCall):
    """Be at work at a station."""

    row: ClassVar[CallRow] = CallRow(
        label="sign_in", permission=Permission.SIGN, done=text("done", "Signed in")
    )

    station: StationId

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.sign_in`."""
        since_us = moment.now.utc_us
        known = self._staff(states)
        return {self.house: staffing.sign_in(known, moment.by, self.station, since_us)}


@dataclass(frozen=True)
class SignOut(StaffCall):
    """Be at work no longer."""

    row: ClassVar[CallRow] = CallRow(
        label="sign_out", permission=Permission.SIGN, done=text("done", "Signed out")
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.sign_out`."""
        return {self.house: staffing.sign_out(self._staff(states), moment.by)}


@dataclass(frozen=True)
class SendOff(StaffCall):
    """Sign out a staff member who forgot to."""

    row: ClassVar[CallRow] = CallRow(
        label="send_off",
        permission=Permission.MANAGE_STAFF,
        done=text("done", "Staff member signed out"),
    )

    staff: StaffId

    def decide(self, states: States, _: Moment) -> Groups:
        """See `staffing.send_off`."""
        return {self.house: staffing.send_off(self._staff(states), self.staff)}


@dataclass(frozen=True)
class TakeDuty(StaffCall):
    """Become director on duty (STAR 28.1.1, CROWN 15.2.3)."""

    row: ClassVar[CallRow] = CallRow(
        label="take_duty", permission=Permission.DIRECT, done=text("done", "Director went on duty")
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.take_duty`."""
        events = staffing.take_duty(self._staff(states), moment.by, moment.now.utc_us)
        return {self.house: events}


@dataclass(frozen=True)
class HandOverDuty(StaffCall):
    """Hand the duty over to a staff member, who signs as the second person."""

    row: ClassVar[CallRow] = CallRow(
        label="hand_over_duty",
        permission=Permission.HAND_OVER,
        done=text("done", "Director duty handed over"),
    )

    to: StaffId

    def signer(self) -> StaffId:
        """The staff member who takes over."""
        return self.to

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.hand_over`."""
        now_us, known = moment.now.utc_us, self._staff(states)
        return {self.house: staffing.hand_over(known, self.to, moment.approver, now_us)}


@dataclass(frozen=True)
class EndDuty(StaffCall):
    """Lay the duty down; where a `rule` has the director present, not while one of `events` is on.

    `rule` is its number in the house's rulebook, None where it leaves that open.
    """

    row: ClassVar[CallRow] = CallRow(
        label="end_duty", permission=Permission.DIRECT, done=text("done", "Director went off duty")
    )

    events: tuple[Answering, ...] = ()
    rule: str | None = None

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events that may be on."""
        return (*super().streams(), *refs(self.events))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `staffing.end_duty`."""
        asked = ((one.answers, states[one.id]) for one in self.events)
        running = [answers.title(state) for answers, state in asked if answers.is_on(state)]
        known, now_us = self._staff(states), moment.now.utc_us
        return {self.house: staffing.end_duty(known, moment.by, now_us, running, self.rule)}


@dataclass(frozen=True)
class NoteShutOut(StaffCall):
    """Record that a staff member or a station is locked out; made by the desk itself."""

    row: ClassVar[CallRow] = CallRow(
        label="note_shut_out",
        permission=Permission.SIGN,
        done=text("done", "Too many wrong PINs recorded"),
    )

    staff: StaffId | None
    station: StationId
    until_us: int

    def decide(self, _: States, __: Moment) -> Groups:
        """Always possible."""
        return {self.house: [StaffShutOut(self.staff, self.station, self.until_us)]}

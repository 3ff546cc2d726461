"""The facts of the people at work; names, PINs and badges stand in the registry only."""

from enum import Enum

import msgspec

from tdapp.core.event import ActKind, Event
from tdapp.core.ids import StaffId, StationId


class Role(Enum):
    """A role at work; inspectors and surveillance only look."""

    DEALER = "dealer"
    REGISTRATION = "registration"
    CAGE = "cage"
    FLOOR = "floor_supervisor"
    DIRECTOR = "tournament_director"
    MANAGER = "gaming_manager"
    INSPECTOR = "inspector"
    SURVEILLANCE = "surveillance"


HEADS = frozenset({Role.DIRECTOR, Role.MANAGER})
"""Roles that can run an event; a house must have one of them."""


class StaffMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A present or former staff member; the `number` is typed before the PIN.

    `office` is the house's own title for the position held.
    """

    id: StaffId
    number: int
    roles: tuple[Role, ...]
    office: str | None = None
    left: bool = False


class StaffSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A signed-in staff member, at the last station used, since (UTC microseconds)."""

    staff: StaffId
    station: StationId
    since_us: int


class DirectorDuty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is director on duty (STAR 28.1.1, CROWN 15.2.3), since when (UTC microseconds)."""

    staff: StaffId
    since_us: int


class StaffFact(Event, frozen=True):
    """A fact about a staff member. Rights are never rewritten: a correction is a new fact."""

    fixed = "is_staff"
    act_kind = ActKind.STAFF


class StaffEnrolled(StaffFact, frozen=True):
    """A staff member is enrolled."""

    staff: StaffId
    number: int
    roles: tuple[Role, ...]
    office: str | None = None


class StaffRolesChanged(StaffFact, frozen=True):
    """A staff member has these roles and this office from now on, and no other."""

    staff: StaffId
    roles: tuple[Role, ...]
    office: str | None = None


class StaffLeft(StaffFact, frozen=True):
    """A staff member left."""

    staff: StaffId


class StaffErased(StaffFact, frozen=True):
    """The name and keys of a former staff member were erased from the registry."""

    fixed = "is_erasure"

    staff: StaffId


class StaffKeySet(StaffFact, frozen=True):
    """A staff member got a new PIN, or a new badge where `badge`."""

    staff: StaffId
    badge: bool = False


class StaffShutOut(StaffFact, frozen=True):
    """Too many wrong PINs: of a staff member, or typed at a station without a number."""

    staff: StaffId | None
    station: StationId
    until_us: int


class StaffUnlocked(StaffFact, frozen=True):
    """A staff member locked out by wrong PINs may try again at once."""

    staff: StaffId


class StaffSignedIn(StaffFact, frozen=True):
    """A staff member signed in at a station."""

    staff: StaffId
    station: StationId
    since_us: int


class StaffSignedOut(StaffFact, frozen=True):
    """A staff member signed out."""

    staff: StaffId


class DutyTaken(StaffFact, frozen=True):
    """A staff member took the duty of director."""

    staff: StaffId
    since_us: int


class DutyHandedOver(StaffFact, frozen=True):
    """Director on duty is another person from now on, who signed for it."""

    giver: StaffId
    taker: StaffId
    since_us: int


class DutyEnded(StaffFact, frozen=True):
    """The director went off duty at `at_us` (UTC; 0 where it was not noted)."""

    v = 2

    staff: StaffId
    at_us: int = 0


class StaffCarriedOver(StaffFact, frozen=True):
    """A new gaming day begins with the people and the duty as the last one left them."""

    members: tuple[StaffMember, ...]
    at_work: tuple[StaffSession, ...] = ()
    duty: DirectorDuty | None = None

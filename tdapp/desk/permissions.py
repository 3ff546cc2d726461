"""Who may do what: one table, and one more for acts that two people must stand for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.house.staff_events import HEADS, Role
from tdapp.rules.office import ANY_DIRECTOR, NO_OFFICES, DirectorRule, Offices

__all__ = [
    "ALLOWED",
    "BUILT_IN",
    "DIRECTOR",
    "EMERGENCY",
    "LOCKED",
    "NOBODY",
    "PROGRAM",
    "SECOND_PERSON",
    "SIGNED_FOR",
    "TRIES",
    "UNSIGNED",
    "UNSTAFFED",
    "Actor",
    "NoSigner",
    "Permission",
    "Role",
    "StaffOnDuty",
    "Staffing",
    "is_a_try",
    "lacks_signature",
    "require",
    "require_second",
    "roles_for",
    "seconds",
    "seconds_for",
    "stand_in",
]


class Permission(Enum):
    """The permission an act needs."""

    ANNOUNCE = "announce"
    ARRANGE_ROOM = "arrange_room"
    SELL = "sell"
    SEAT = "seat"
    RUN_CLOCK = "run_clock"
    PAUSE = "pause"
    ELIMINATE = "eliminate"
    HANDLE_CHIPS = "handle_chips"
    RULE = "rule"
    REVIEW = "review"
    POST_PRIZES = "post_prizes"
    PAY = "pay"
    PRINT = "print"
    SHOW = "show"
    EXPORT = "export"
    EXPORT_PEOPLE = "export_people"
    UNDO_OWN = "undo_own"
    UNDO_ANY = "undo_any"
    ADMIT_BARRED = "admit_barred"
    ERASE = "erase"
    IDENTIFY = "identify"
    RESTRICT = "restrict"
    END_EXCLUSION = "end_exclusion"
    SIGN = "sign"
    MANAGE_STAFF = "manage_staff"
    DIRECT = "direct"
    HAND_OVER = "hand_over"
    COUNTERSIGN = "countersign"
    CORRECT_POSTED = "correct_posted"


_ALL = frozenset({Permission.SIGN, Permission.PAUSE})
_FLOOR = _ALL | {
    Permission.SEAT,
    Permission.RUN_CLOCK,
    Permission.ELIMINATE,
    Permission.HANDLE_CHIPS,
    Permission.RULE,
    Permission.PRINT,
    Permission.SHOW,
    Permission.EXPORT,
    Permission.UNDO_OWN,
    Permission.COUNTERSIGN,
}
_SALES = _ALL | {
    Permission.SELL,
    Permission.PRINT,
    Permission.SHOW,
    Permission.EXPORT,
    Permission.UNDO_OWN,
    Permission.IDENTIFY,
}
_DIRECTOR = frozenset(Permission) - {Permission.ERASE, Permission.END_EXCLUSION}
_LOOKS = frozenset({Permission.SIGN})

ALLOWED: Mapping[Role, frozenset[Permission]] = {
    Role.DEALER: _ALL,
    Role.REGISTRATION: _SALES | {Permission.SEAT},
    Role.CAGE: _SALES | {Permission.PAY, Permission.COUNTERSIGN},
    Role.FLOOR: _FLOOR,
    Role.DIRECTOR: _DIRECTOR,
    Role.MANAGER: frozenset(Permission),
    Role.INSPECTOR: _LOOKS | {Permission.EXPORT, Permission.EXPORT_PEOPLE},
    Role.SURVEILLANCE: _LOOKS,
}

SECOND_PERSON: Mapping[Permission, frozenset[Role]] = {
    Permission.ERASE: HEADS,
    Permission.END_EXCLUSION: HEADS,
    Permission.HAND_OVER: HEADS,
    Permission.COUNTERSIGN: HEADS | {Role.CAGE, Role.FLOOR},
    Permission.CORRECT_POSTED: HEADS,
}
"""Permissions of a second signer; the last two are required by the house, see `by_two`."""

EMERGENCY = frozenset({Permission.PAUSE})
"""The acts that anyone may do at a station that is locked or without a sign-in.

It is recorded as done by `NOBODY` at that station, which claims nothing about anybody.
"""


class NoSigner(Enum):
    """Why an act at a station has no signer."""

    NOBODY = "nobody"
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class Actor:
    """A signed-in person, with roles and office; or, `unsigned`, anyone at the station."""

    id: StaffId
    roles: frozenset[Role]
    unsigned: NoSigner | None = None
    office: str | None = None

    def may(self, permission: Permission) -> bool:
        """Whether one of the roles allows it."""
        return any(permission in ALLOWED[role] for role in self.roles)


DIRECTOR = Actor(StaffId("director"), frozenset({Role.DIRECTOR}))
PROGRAM = Actor(StaffId("program"), frozenset({Role.DIRECTOR}))
NOBODY = Actor(StaffId("nobody"), frozenset(), NoSigner.NOBODY)
LOCKED = Actor(NOBODY.id, frozenset(), NoSigner.LOCKED)


BUILT_IN: tuple[Actor, ...] = (DIRECTOR,)
"""The director on duty as long as no staff is enrolled; the program itself signs nothing."""


@dataclass(frozen=True, slots=True)
class StaffOnDuty:
    """A staff member on duty, with name."""

    actor: Actor
    name: str


@dataclass(frozen=True, slots=True)
class Staffing:
    """Whether staff is enrolled, which ends the built-in director, and who of it is at work.

    `offices` are the house's, `charge` is its rule on whoever has charge of an event, `duty` the
    director on duty, if that person is at work.
    """

    enrolled: bool = False
    on_duty: tuple[StaffOnDuty, ...] = ()
    offices: Offices = NO_OFFICES
    charge: DirectorRule = ANY_DIRECTOR
    duty: StaffId | None = None

    @property
    def director(self) -> str:
        """The house's word for the person in charge of an event."""
        return self.charge.title

    def named(self, roles: Iterable[Role], but: StaffId) -> str:
        """Roles in words, each with the names of those who have it and are at work now."""
        return ", ".join(self._named(role, but) for role in roles)

    def _named(self, role: Role, but: StaffId) -> str:
        others = (one for one in self.on_duty if one.actor.id != but)
        names = ", ".join(sorted(one.name for one in others if role in one.actor.roles))
        return f"{role.value} ({names})" if names else role.value


UNSTAFFED = Staffing()


def seconds(
    actor: Actor, permission: Permission, on_duty: tuple[Actor, ...] = BUILT_IN
) -> tuple[Actor, ...]:
    """Staff on duty who can be the second person for another's act."""
    roles = SECOND_PERSON.get(permission, frozenset(Role))
    return tuple(one for one in on_duty if one.id != actor.id and one.roles & roles)


def stand_in(whose: StaffId | None = None) -> Actor:
    """A stand-in for any second person, to ask whether a signature would suffice."""
    return Actor(whose or StaffId("second"), frozenset(Role))


def roles_for(permission: Permission) -> tuple[Role, ...]:
    """The roles that allow it, named in the refusal."""
    return tuple(role for role in Role if permission in ALLOWED[role])


def seconds_for(permission: Permission) -> tuple[Role, ...]:
    """The roles that can be the second person for it."""
    standing = SECOND_PERSON.get(permission, frozenset(Role))
    return tuple(role for role in Role if role in standing)


def require(
    actor: Actor,
    permission: Permission,
    approver: Actor | None,
    staffing: Staffing = UNSTAFFED,
    act: str | None = None,
) -> None:
    """Refuse ``not_permitted`` with who may, or ``second_person_needed`` with who can be it.

    Where nobody has to approve, somebody else still may. Before that ``session_locked``,
    ``nobody_signed_in`` and ``built_in_no_more``; what is an emergency asks nobody's name.
    """
    _must_be_signed(actor, permission, staffing)
    if actor.unsigned is None and not actor.may(permission):
        who = staffing.named(roles_for(permission), actor.id)
        raise Refusal("not_permitted", permission=permission.value, who=who)
    if approver is not None or permission in SECOND_PERSON:
        require_second(actor, permission, approver, staffing, act)


def require_second(
    actor: Actor,
    permission: Permission,
    approver: Actor | None,
    staffing: Staffing,
    act: str | None = None,
) -> None:
    """Refuse ``second_person_needed`` with who can be it, unless one of those signed.

    `act` is the label of what they sign for, where it is known.
    """
    standing = SECOND_PERSON.get(permission, frozenset(Role))
    if approver is None or not _can_stand(approver, actor, standing, staffing):
        who = staffing.named(seconds_for(permission), actor.id)
        named = {} if act is None else {"act": act}
        raise Refusal("second_person_needed", permission=permission.value, who=who, **named)


TRIES = frozenset({"not_permitted", "second_person_needed", "office_needed"})
"""Refusals of a person who lacks a permission, or whose second person cannot sign."""


SIGNED_FOR = frozenset({"second_person_needed", "office_needed"})
"""What is done once somebody signs for it."""


UNSIGNED = frozenset({"session_locked", "nobody_signed_in"})
"""What is done once somebody says who stands there."""


def lacks_signature(refusal: Refusal, approver: Actor | None) -> bool:
    """Whether a signature is still to come: nobody has signed yet who may not."""
    return refusal.code in SIGNED_FOR and approver is None


def is_a_try(refusal: Refusal, approver: Actor | None) -> bool:
    """Whether this is a denied attempt; a missing signature alone is none."""
    return refusal.code in TRIES and not lacks_signature(refusal, approver)


def _must_be_signed(actor: Actor, permission: Permission, staffing: Staffing) -> None:
    if staffing.enrolled and actor.id == DIRECTOR.id:
        raise Refusal("built_in_no_more")
    if permission in EMERGENCY:
        return
    if actor.unsigned is NoSigner.LOCKED:
        raise Refusal("session_locked")
    if actor.unsigned is NoSigner.NOBODY:
        raise Refusal("nobody_signed_in")


def _can_stand(
    approver: Actor, actor: Actor, standing: frozenset[Role], staffing: Staffing
) -> bool:
    built_in = staffing.enrolled and approver.id == DIRECTOR.id
    return approver.id != actor.id and bool(approver.roles & standing) and not built_in

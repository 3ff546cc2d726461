"""Who may do what: one table, and one more for acts that two people must stand for."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal


class Role(Enum):
    """What somebody on duty is there for."""

    DEALER = "dealer"
    REGISTRATION = "registration"
    CAGE = "cage"
    FLOOR = "floor_supervisor"
    DIRECTOR = "tournament_director"
    MANAGER = "gaming_manager"
    INSPECTOR = "inspector"


class Permission(Enum):
    """What an act needs."""

    ANNOUNCE = "announce"
    ARRANGE_ROOM = "arrange_room"
    SELL = "sell"
    SEAT = "seat"
    RUN_CLOCK = "run_clock"
    ELIMINATE = "eliminate"
    HANDLE_CHIPS = "handle_chips"
    RULE = "rule"
    REVIEW = "review"
    POST_PRIZES = "post_prizes"
    PAY = "pay"
    UNDO_OWN = "undo_own"
    UNDO_ANY = "undo_any"
    ADMIT_BARRED = "admit_barred"
    ERASE = "erase"
    IDENTIFY = "identify"
    RESTRICT = "restrict"
    END_EXCLUSION = "end_exclusion"


_FLOOR = frozenset(
    {
        Permission.SEAT,
        Permission.RUN_CLOCK,
        Permission.ELIMINATE,
        Permission.HANDLE_CHIPS,
        Permission.RULE,
        Permission.UNDO_OWN,
    }
)
_SALES = frozenset({Permission.SELL, Permission.UNDO_OWN, Permission.IDENTIFY})
_DIRECTOR = frozenset(Permission) - {Permission.ERASE, Permission.END_EXCLUSION}

ALLOWED: Mapping[Role, frozenset[Permission]] = {
    Role.DEALER: frozenset(),
    Role.REGISTRATION: _SALES | {Permission.SEAT},
    Role.CAGE: _SALES | {Permission.PAY},
    Role.FLOOR: _FLOOR,
    Role.DIRECTOR: _DIRECTOR,
    Role.MANAGER: frozenset(Permission),
    Role.INSPECTOR: frozenset(),
}

SECOND_PERSON: Mapping[Permission, frozenset[Role]] = {
    Permission.ERASE: frozenset({Role.DIRECTOR, Role.MANAGER}),
    Permission.END_EXCLUSION: frozenset({Role.DIRECTOR, Role.MANAGER}),
}


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody signed in, with the roles of the hour."""

    id: StaffId
    roles: frozenset[Role]

    def may(self, permission: Permission) -> bool:
        """Whether one of the roles allows it."""
        return any(permission in ALLOWED[role] for role in self.roles)


DIRECTOR = Actor(StaffId("director"), frozenset({Role.DIRECTOR}))
PROGRAM = Actor(StaffId("program"), frozenset({Role.DIRECTOR}))


BUILT_IN: tuple[Actor, ...] = (DIRECTOR,)
"""Who is on duty as long as there is no staff registry; the program itself stands for nothing."""


def seconds(
    actor: Actor, permission: Permission, on_duty: tuple[Actor, ...] = BUILT_IN
) -> tuple[Actor, ...]:
    """Those on duty who can be the second person for what somebody else does."""
    roles = SECOND_PERSON.get(permission, frozenset(Role))
    return tuple(one for one in on_duty if one.id != actor.id and one.roles & roles)


def roles_for(permission: Permission) -> tuple[Role, ...]:
    """The roles that may do it, for the answer to somebody who may not."""
    return tuple(role for role in Role if permission in ALLOWED[role])


def require(actor: Actor, permission: Permission, approver: Actor | None) -> None:
    """Refuse ``not_permitted`` with who may, or ``second_person_needed`` with who can be it.

    Where nobody has to approve, somebody else still may.
    """
    if not actor.may(permission):
        who = ", ".join(role.value for role in roles_for(permission))
        raise Refusal("not_permitted", permission=permission.value, who=who)
    standing = SECOND_PERSON.get(permission, frozenset(Role))
    if approver is None and permission not in SECOND_PERSON:
        return
    if approver is None or approver.id == actor.id or not approver.roles & standing:
        who = ", ".join(role.value for role in Role if role in standing)
        raise Refusal("second_person_needed", permission=permission.value, who=who)

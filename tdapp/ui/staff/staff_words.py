"""Roles, decisions and sessions in words."""

from collections.abc import Iterable

from tdapp.calls.house.session import StationSession
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor
from tdapp.house.staff_events import HEADS, Role
from tdapp.rules.office import Decision, Offices, may_decide
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

ROLES = {
    Role.DEALER: text("staff", "dealer"),
    Role.REGISTRATION: text("staff", "registration"),
    Role.CAGE: text("staff", "cage"),
    Role.FLOOR: text("staff", "floor supervisor"),
    Role.DIRECTOR: text("staff", "tournament director"),
    Role.MANAGER: text("staff", "gaming manager"),
    Role.INSPECTOR: text("staff", "inspector"),
    Role.SURVEILLANCE: text("staff", "surveillance"),
}
DECISIONS = {
    Decision.CHANGE_LIMITS: text("staff", "change limits"),
    Decision.CHANGE_COMMISSION: text("staff", "change commission"),
    Decision.ALLOCATE_SEATS: text("staff", "draw seats"),
    Decision.GIVE_SEAT: text("staff", "give a seat"),
    Decision.OFFER_SEAT: text("staff", "offer a free seat"),
    Decision.MOVE_PLAYER: text("staff", "move players"),
    Decision.KEEP_APART: text("staff", "keep players apart"),
    Decision.CHECK_CARDS: text("staff", "have cards checked"),
    Decision.CALL_MISDEAL: text("staff", "call a misdeal"),
    Decision.RUN_IT: text("staff", "let a board be dealt again"),
    Decision.DESIGNATE_TABLES: text("staff", "designate tables"),
    Decision.CLOSE_TABLE: text("staff", "close a table"),
    Decision.SETTLE_DISPUTE: text("staff", "settle a dispute"),
    Decision.VOID_WAGERS: text("staff", "void wagers"),
    Decision.PENALISE: text("staff", "give a penalty"),
    Decision.DISQUALIFY: text("staff", "disqualify"),
    Decision.REMOVE_NO_SHOW: text("staff", "remove no-shows"),
    Decision.REFUND_NO_SHOW: text("staff", "refund a no-show's fee"),
    Decision.ALLOW_SUBSTITUTE: text("staff", "allow a substitute"),
    Decision.AWARD_PLACES: text("staff", "award places"),
    Decision.MOVE_START: text("staff", "move the start"),
    Decision.CONFIRM_JACKPOT: text("staff", "confirm a jackpot"),
    Decision.ADJUST_JACKPOT: text("staff", "adjust a jackpot"),
}


def role_words(role: Role) -> str:
    """One role."""
    return voice().say(ROLES[role])


def roles_words(roles: Iterable[Role]) -> str:
    """Several roles, in the order of the house's table."""
    held = set(roles)
    return ", ".join(role_words(role) for role in Role if role in held)


def read_roles(text: str) -> tuple[Role, ...]:
    """Roles as typed, ``cage, dealer``, each by its beginning; refuses ``no_such_role``."""
    found = [_read_role(part) for part in text.split(",") if part.strip()]
    if not found:
        raise Refusal("no_such_role", text=text.strip())
    return tuple(role for role in Role if role in found)


def decided_words(offices: Offices, office: str | None, roles: Iterable[Role]) -> str:
    """What the rulebook leaves to an office, each with its rule; whoever has charge has it all."""
    if offices.decides and HEADS.intersection(roles):
        return voice().text("staff", "everything the rulebook reserves for an office")
    said = voice().text("staff", "{decision} ({rule})")
    return ", ".join(
        said.format(decision=voice().say(DECISIONS[one.decision]), rule=one.rule)
        for one in may_decide(offices, office)
    )


def who_words(session: StationSession) -> tuple[str, str]:
    """Who acts at this station, and as what, since when; for the bottom line."""
    roster = session.roster
    if session.once is not None:
        said = voice().text("staff", "{roles}, for one act")
        return roster.name(session.once.id), said.format(roles=roles_words(session.once.roles))
    owner = session.signed_in
    if not session.staffed:
        return voice().text("staff", "No staff yet"), voice().text("staff", "everything is allowed")
    if owner is None:
        return voice().text("staff", "Not signed in"), ""
    if session.locked_at_us is not None:
        said = voice().text("staff", "locked since {time}")
        return roster.name(owner.id), said.format(time=voice().time(session.locked_at_us))
    return roster.name(owner.id), _as_what(session, owner)


def _as_what(session: StationSession, owner: Actor) -> str:
    staff = session.roster.staff
    parts = [roles_words(owner.roles)]
    if staff.duty is not None and staff.duty.staff == owner.id:
        said = voice().text("staff", "director on duty since {time}")
        return ", ".join((*parts, said.format(time=voice().time(staff.duty.since_us))))
    at_work = staff.at_work.get(owner.id)
    if at_work is not None:
        parts.append(voice().text("staff", "since {time}", time=voice().time(at_work.since_us)))
    return ", ".join(parts)


def _read_role(text: str) -> Role:
    plain = " ".join(text.split()).casefold()
    begun = [role for role in Role if role_words(role).casefold().startswith(plain)]
    if len(begun) != 1:
        raise Refusal("no_such_role", text=text.strip())
    return begun[0]

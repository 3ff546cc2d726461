"""Roles, decisions and sessions in words."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tdapp.calls.house.session import Session
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor
from tdapp.house.roles import HEADS, Role
from tdapp.rules.office import Decision, Offices, may_decide
from tdapp.ui.look.figures import wall_time

translate = QCoreApplication.translate

ROLES = {
    Role.DEALER: QT_TRANSLATE_NOOP("Staff", "dealer"),
    Role.REGISTRATION: QT_TRANSLATE_NOOP("Staff", "registration"),
    Role.CAGE: QT_TRANSLATE_NOOP("Staff", "cage"),
    Role.FLOOR: QT_TRANSLATE_NOOP("Staff", "floor supervisor"),
    Role.DIRECTOR: QT_TRANSLATE_NOOP("Staff", "tournament director"),
    Role.MANAGER: QT_TRANSLATE_NOOP("Staff", "gaming manager"),
    Role.INSPECTOR: QT_TRANSLATE_NOOP("Staff", "inspector"),
    Role.SURVEILLANCE: QT_TRANSLATE_NOOP("Staff", "surveillance"),
}
DECISIONS = {
    Decision.CHANGE_LIMITS: QT_TRANSLATE_NOOP("Staff", "change limits"),
    Decision.CHANGE_COMMISSION: QT_TRANSLATE_NOOP("Staff", "change commission"),
    Decision.ALLOCATE_SEATS: QT_TRANSLATE_NOOP("Staff", "draw seats"),
    Decision.GIVE_SEAT: QT_TRANSLATE_NOOP("Staff", "give a seat"),
    Decision.OFFER_SEAT: QT_TRANSLATE_NOOP("Staff", "offer a free seat"),
    Decision.MOVE_PLAYER: QT_TRANSLATE_NOOP("Staff", "move players"),
    Decision.KEEP_APART: QT_TRANSLATE_NOOP("Staff", "keep players apart"),
    Decision.CHECK_CARDS: QT_TRANSLATE_NOOP("Staff", "have cards checked"),
    Decision.CALL_MISDEAL: QT_TRANSLATE_NOOP("Staff", "call a misdeal"),
    Decision.DESIGNATE_TABLES: QT_TRANSLATE_NOOP("Staff", "designate tables"),
    Decision.CLOSE_TABLE: QT_TRANSLATE_NOOP("Staff", "close a table"),
    Decision.SETTLE_DISPUTE: QT_TRANSLATE_NOOP("Staff", "settle a dispute"),
    Decision.PENALISE: QT_TRANSLATE_NOOP("Staff", "give a penalty"),
    Decision.DISQUALIFY: QT_TRANSLATE_NOOP("Staff", "disqualify"),
    Decision.REMOVE_NO_SHOW: QT_TRANSLATE_NOOP("Staff", "take out who does not come"),
    Decision.REFUND_NO_SHOW: QT_TRANSLATE_NOOP("Staff", "give a fee back to who did not come"),
    Decision.ALLOW_SUBSTITUTE: QT_TRANSLATE_NOOP("Staff", "allow a substitute"),
    Decision.AWARD_PLACES: QT_TRANSLATE_NOOP("Staff", "award places"),
    Decision.CONFIRM_JACKPOT: QT_TRANSLATE_NOOP("Staff", "confirm a jackpot"),
    Decision.ADJUST_JACKPOT: QT_TRANSLATE_NOOP("Staff", "adjust a jackpot"),
}


def role_words(role: Role) -> str:
    """One role."""
    return translate("Staff", ROLES[role])


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
        return translate("Staff", "everything that the rulebook leaves to an office")
    said = translate("Staff", "{decision} ({rule})")
    return ", ".join(
        said.format(decision=translate("Staff", DECISIONS[one.decision]), rule=one.rule)
        for one in may_decide(offices, office)
    )


def who_words(session: Session) -> tuple[str, str]:
    """Who acts at this station, and as what, since when; for the bottom line."""
    actor, roster = session.actor, session.roster
    if session.once is not None:
        said = translate("Staff", "{roles}, for one act")
        return roster.name(session.once.id), said.format(roles=roles_words(session.once.roles))
    owner = session.signed_in
    if not session.staffed:
        return str(actor.id).capitalize(), roles_words(actor.roles)
    if owner is None:
        return translate("Staff", "Nobody signed in"), ""
    if session.locked_at_us is not None:
        said = translate("Staff", "locked since {time}")
        return roster.name(owner.id), said.format(time=wall_time(session.locked_at_us))
    return roster.name(owner.id), _as_what(session, owner)


def _as_what(session: Session, owner: Actor) -> str:
    staff = session.roster.staff
    parts = [roles_words(owner.roles)]
    if staff.duty is not None and staff.duty.staff == owner.id:
        said = translate("Staff", "director on duty since {time}")
        return ", ".join((*parts, said.format(time=wall_time(staff.duty.since_us))))
    at_work = staff.at_work.get(owner.id)
    if at_work is not None:
        parts.append(translate("Staff", "since {time}").format(time=wall_time(at_work.since_us)))
    return ", ".join(parts)


def _read_role(text: str) -> Role:
    plain = " ".join(text.split()).casefold()
    begun = [role for role in Role if role_words(role).casefold().startswith(plain)]
    if len(begun) != 1:
        raise Refusal("no_such_role", text=text.strip())
    return begun[0]

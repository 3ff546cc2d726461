"""Which acts a rulebook leaves to an office "or above", and who of those at work holds it."""

from collections.abc import Iterator

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import Actor, Staffing, require
from tdapp.house.staff_events import HEADS
from tdapp.rules.office import OfficeDecision, is_at_least
from tdapp.rules.rule import Answer


def must_be_theirs(call: Call, actor: Actor, approver: Actor | None, staffing: Staffing) -> None:
    """Refuse as `require`, `must_hold_office` and `must_have_director` do."""
    require(actor, call.permission, approver, staffing, call.label)
    must_hold_office(call, actor, approver, staffing)
    must_have_director(call, staffing)


def must_hold_office(call: Call, actor: Actor, approver: Actor | None, staffing: Staffing) -> None:
    """Refuse ``office_needed`` (decision, least, rule, who) below the office that decides this.

    Somebody else of that office may approve it. Whoever can have charge of an event stands above
    the ladder there (STAR 28.1.1, CROWN 1.1, TAS C20.2). As long as no staff is enrolled nobody's
    office is known, and none is asked for.
    """
    ruled = staffing.offices.of(call.decision()) if staffing.enrolled else None
    if ruled is None or actor.unsigned is not None:
        return
    standing = [actor] if approver is None or approver.id == actor.id else [actor, approver]
    if not any(holds(one, ruled, staffing) for one in standing):
        raise Refusal(
            "office_needed",
            decision=ruled.decision.value,
            least=ruled.least,
            rule=ruled.rule,
            who=who_holds(ruled, staffing, actor.id),
        )


def must_have_director(call: Call, staffing: Staffing) -> None:
    """Refuse ``no_director_on_duty`` (title, rule) to begin what nobody is in charge of.

    Only where the rulebook has that person present for as long as an event is in progress (STAR
    28.1.1, CROWN 15.2.3).
    """
    present = staffing.charge.present is Answer.YES
    if call.row.needs_director and present and staffing.enrolled and staffing.duty is None:
        raise Refusal("no_director_on_duty", title=staffing.director, rule=staffing.charge.rule)


def holds(actor: Actor, ruled: OfficeDecision, staffing: Staffing) -> bool:
    """Whether a person's office, or charge of events, is enough for a decision."""
    if actor.roles & HEADS:
        return True
    return is_at_least(staffing.offices.ladder, actor.office, ruled.least)


def who_holds(ruled: OfficeDecision, staffing: Staffing, but: StaffId) -> str:
    """The offices that are enough, each with the names of those who hold it and are at work now."""
    return ", ".join(_named(title, staffing, but) for title in _enough(ruled, staffing))


def _enough(ruled: OfficeDecision, staffing: Staffing) -> Iterator[str]:
    ladder = staffing.offices.ladder
    for title in staffing.offices.titles:
        if is_at_least(ladder, title, ruled.least):
            yield title
    yield staffing.director


def _named(title: str, staffing: Staffing, but: StaffId) -> str:
    others = (one for one in staffing.on_duty if one.actor.id != but)
    names = ", ".join(sorted(one.name for one in others if _has(one.actor, title, staffing)))
    return f"{title} ({names})" if names else title


def _has(actor: Actor, title: str, staffing: Staffing) -> bool:
    office = (actor.office or "").strip().casefold()
    charge = title == staffing.director and bool(actor.roles & HEADS)
    return charge or office == title.casefold()

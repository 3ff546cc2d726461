"""Which acts a rulebook leaves to an office "or above", and who of those at work holds it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import Actor, Staffing, require
from tdapp.house.roles import HEADS
from tdapp.rules.office import Decision, OfficeDecision, is_at_least
from tdapp.rules.rule import Answer
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion

STARTS = "start_clock"
LEFT_TO: Mapping[str, Decision] = MappingProxyType(
    {
        "change_level": Decision.CHANGE_LIMITS,
        "insert_level": Decision.CHANGE_LIMITS,
        "remove_level": Decision.CHANGE_LIMITS,
        "draw_seats": Decision.ALLOCATE_SEATS,
        "redraw_field": Decision.ALLOCATE_SEATS,
        "give_seat": Decision.GIVE_SEAT,
        "call_alternate": Decision.OFFER_SEAT,
        "seat_alternate": Decision.OFFER_SEAT,
        "order_move": Decision.MOVE_PLAYER,
        "overrule_move": Decision.MOVE_PLAYER,
        "recall_move": Decision.MOVE_PLAYER,
        "swap_seats": Decision.MOVE_PLAYER,
        "keep_apart": Decision.KEEP_APART,
        "open_table": Decision.DESIGNATE_TABLES,
        "close_table": Decision.CLOSE_TABLE,
        "break_table": Decision.CLOSE_TABLE,
        "break_out_of_turn": Decision.CLOSE_TABLE,
        "recall_break": Decision.CLOSE_TABLE,
        "give_ruling": Decision.SETTLE_DISPUTE,
        "review_ruling": Decision.SETTLE_DISPUTE,
        "give_penalty": Decision.PENALISE,
        "give_other_penalty": Decision.PENALISE,
        "leave disqualified": Decision.DISQUALIFY,
        "leave no_show": Decision.REMOVE_NO_SHOW,
        "sweep_no_shows": Decision.REMOVE_NO_SHOW,
        "refund no_show": Decision.REFUND_NO_SHOW,
        "give_back_parts no_show": Decision.REFUND_NO_SHOW,
        "pass_entry_on": Decision.ALLOW_SUBSTITUTE,
        "post_prizes": Decision.AWARD_PLACES,
        "finish": Decision.AWARD_PLACES,
    }
)
"""Acts, some of them of one kind only, and what of a rulebook's decisions each of them carries out.

What a rulebook decides about play in the hand, or about jackpots, no act of this desk does.
"""


def decision_of(call: Call) -> Decision | None:
    """What of a rulebook's decisions an act carries out; None for none."""
    kind = getattr(call, "departure", None) or getattr(call, "why", None)
    if isinstance(kind, Departure | Occasion):
        return LEFT_TO.get(f"{call.label} {kind.value}")
    return LEFT_TO.get(call.label)


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
    ruled = staffing.offices.of(decision_of(call)) if staffing.enrolled else None
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
    """Refuse ``no_director_on_duty`` (title, rule) to start a clock with nobody in charge there.

    Only where the rulebook has that person present for as long as an event is in progress (STAR
    28.1.1, CROWN 15.2.3).
    """
    present = staffing.charge.present is Answer.YES
    if call.label == STARTS and present and staffing.enrolled and staffing.duty is None:
        raise Refusal("no_director_on_duty", title=staffing.director, rule=staffing.charge.rule)


def holds(actor: Actor, ruled: OfficeDecision, staffing: Staffing) -> bool:
    """Whether somebody's office, or having charge of events, is enough for a decision."""
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

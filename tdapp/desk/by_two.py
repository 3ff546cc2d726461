"""Acts that two people must sign by the house's rules: large payments, drawers over or short."""

from dataclasses import dataclass
from itertools import chain

from tdapp.core.event import Event
from tdapp.desk.call import Groups
from tdapp.desk.permissions import Actor, Permission, Staffing, require_second
from tdapp.house.cage_events import CageTerms
from tdapp.house.kept_events import IN_KIND
from tdapp.till.takings import COUNTED

PAID_OUT = "is_paid_out"
"""Facts of money paid out or returned."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does an act, who signed for it as the second person, and who is at work."""

    act: str
    actor: Actor
    approver: Actor | None
    staffing: Staffing

    def must_be_enough(self, groups: Groups, terms: CageTerms) -> None:
        """Refuse ``second_person_needed`` for facts that one person may not sign alone.

        As long as no staff is enrolled there is nobody else, and none is asked for.
        """
        needed = wanted_for(groups, terms) if self.staffing.enrolled else None
        if needed is not None:
            require_second(self.actor, needed, self.approver, self.staffing, self.act)


def wanted_for(groups: Groups, terms: CageTerms) -> Permission | None:
    """The permission the second person of an act needs; None where none is required."""
    events = list(chain(*groups.values()))
    if terms.posted_by_two and any(event.replaces_posted() for event in events):
        return Permission.CORRECT_POSTED
    if any(event.by_two() for event in events):
        return Permission.COUNTERSIGN
    much = terms.by_two_from is not None and sum(map(_cents, events)) >= terms.by_two_from
    off = max((cents for event in events if (cents := event.off_cents()) is not None), default=-1)
    is_off = terms.off_by_two is not None and off >= terms.off_by_two
    return Permission.COUNTERSIGN if much or is_off else None


def _cents(event: Event) -> int:
    """Cents that go out in cash and in kind, come back, or go between a drawer and the bank."""
    cents = event.signed_cents()
    if cents is not None:
        return cents
    moved = [line.cents for line in event.lines() if line.account in {*COUNTED, IN_KIND}]
    if event.fixed == PAID_OUT:
        return sum(map(abs, moved))
    return -sum(min(0, cents) for cents in moved)

"""What two people must sign for by the house's own terms: much money, a drawer that is off."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from tdapp.core.event import Event
from tdapp.desk.call import Groups
from tdapp.desk.permissions import Actor, Permission, Staffing, require_second
from tdapp.house.cage_events import CageTerms, FloatMoved, SessionClosed, SessionOpened
from tdapp.house.kept_events import IN_KIND
from tdapp.till.takings import COUNTED
from tdapp.tournament.facts.prizes import PrizesPosted

PAID_OUT = "is_paid_out"
"""So say the facts of money that was handed over, and of money that came back."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does an act, who signed for it as the second person, and who is at work."""

    act: str
    actor: Actor
    approver: Actor | None
    staffing: Staffing

    def must_be_enough(self, groups: Groups, terms: CageTerms) -> None:
        """Refuse ``second_person_needed`` for facts that nobody stands for alone.

        As long as no staff is enrolled there is nobody else, and none is asked for.
        """
        needed = wanted_for(groups, terms) if self.staffing.enrolled else None
        if needed is not None:
            require_second(self.actor, needed, self.approver, self.staffing, self.act)


def wanted_for(groups: Groups, terms: CageTerms) -> Permission | None:
    """What the second person of an act must be allowed; None where the terms want nobody."""
    events = list(chain(*groups.values()))
    if terms.posted_by_two and any(_replaces_posted(event) for event in events):
        return Permission.CORRECT_POSTED
    much = terms.by_two_from is not None and _handed(events) >= terms.by_two_from
    off = terms.off_by_two is not None and _off(events) >= terms.off_by_two
    return Permission.COUNTERSIGN if much or off else None


def _replaces_posted(event: Event) -> bool:
    return isinstance(event, PrizesPosted) and event.version > 1


def _handed(events: Iterable[Event]) -> int:
    """Cents that go out in cash and in kind, come back, or go between a drawer and the bank."""
    return sum(map(_cents, events))


def _cents(event: Event) -> int:
    if isinstance(event, SessionClosed):
        return 0
    if isinstance(event, SessionOpened):
        return 0 if event.after else sum(one.cents for one in event.floats)
    moved = [line.cents for line in event.lines() if line.account in {*COUNTED, IN_KIND}]
    if isinstance(event, FloatMoved) or event.fixed == PAID_OUT:
        return sum(map(abs, moved))
    return -sum(min(0, cents) for cents in moved)


def _off(events: Iterable[Event]) -> int:
    """The most that any tender of a drawer is over or short."""
    closed = (event for event in events if isinstance(event, SessionClosed))
    return max((_difference(event) for event in closed), default=-1)


def _difference(event: SessionClosed) -> int:
    counted = {one.tender: one.cents for one in event.counted}
    expected = {one.tender: one.cents for one in event.expected}
    tenders = counted.keys() | expected.keys()
    return max((abs(counted.get(one, 0) - expected.get(one, 0)) for one in tenders), default=0)

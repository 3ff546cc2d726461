"""Who is let in and paid: the registry's word on a person, asked before an act is decided."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Eligibility, Persons, RegistryWrite, Restriction, Standings
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import DeniedAct
from tdapp.desk.permissions import Actor, Permission


class Everybody:
    """Implements `core.ports.Persons` where no registry is kept: all are welcome."""

    def standing(self, _: PersonId, __: int) -> Eligibility:
        """Nothing against anybody."""
        return Eligibility()

    def restriction(self, _: PersonId) -> Restriction:
        """None."""
        return Restriction()

    def is_noted(self, _: PersonId) -> bool:
        """Of nobody."""
        return False

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """No ids: there are no merged persons."""
        return (person,)

    def would_take(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Anything is taken."""

    def took(self, changes: Sequence[RegistryWrite], at_us: int) -> None:
        """Nothing to keep."""


class Door:
    """Asks the registry of everybody whom an act lets in or pays.

    A wall clock that is set back lets nobody in who was kept out before: who is kept out at the
    latest moment it ever showed is kept out still.
    """

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._latest_us = 0

    def ids(self, person: PersonId) -> tuple[PersonId, ...]:
        """All ids of somebody, as last read."""
        return self._persons.ids(person)

    def seen(self, at_us: int) -> None:
        """The wall clock showed this (UTC)."""
        self._latest_us = max(self._latest_us, at_us)

    def turned_away(
        self,
        persons: Sequence[PersonId],
        at_us: int,
        *,
        admitted: bool,
        by: Standings | None = None,
    ) -> tuple[PersonId, Refusal] | None:
        """The first who may not play or be paid at a moment (UTC), and why; None if all may.

        ``unknown_person``, ``self_excluded``, ``under_age``, and ``barred`` unless `admitted` by
        somebody who may do that. What was last read decides, or what is told `by` others.
        """
        self.seen(at_us)
        by = by or self._persons
        for person in persons:
            for moment_us in sorted({at_us, self._latest_us}):
                refusal = _why_not(by, person, moment_us, admitted=admitted)
                if refusal is not None:
                    return person, refusal
        return None


@dataclass(frozen=True, slots=True)
class Entrance:
    """The guests an act lets in or pays at a moment (UTC), at the door."""

    door: Door
    actor: Actor
    guests: Sequence[PersonId]
    at_us: int
    admitted: bool

    def is_outdated(self, by: Standings) -> bool:
        """Whether a guest was merged or split meanwhile."""
        return any(by.ids(one) != self.door.ids(one) for one in self.guests)

    def denied(self, label: str, by: Standings | None = None) -> DeniedAct | None:
        """The guest refused at the door, and why; None if all may come in."""
        found = self.door.turned_away(self.guests, self.at_us, admitted=self.admitted, by=by)
        return None if found is None else DeniedAct(self.actor, label, found[1], found[0])


def _why_not(by: Standings, person: PersonId, at_us: int, *, admitted: bool) -> Refusal | None:
    standing, since = by.standing(person, at_us), by.restriction(person)
    if not standing.known:
        return Refusal("unknown_person", person=person)
    if standing.self_excluded:
        return Refusal("self_excluded", person=person, since_us=since.excluded_since_us)
    if standing.under_age:
        return Refusal("under_age", person=person)
    if standing.barred and not admitted:
        return Refusal("barred", person=person, since_us=since.barred_since_us)
    return None


def may_admit(actor: Actor, approver: Actor | None, reason: str | None) -> bool:
    """Whether a barred person is admitted on the director's word, with a reason."""
    heads = [actor] if approver is None else [actor, approver]
    trusted = any(one.may(Permission.ADMIT_BARRED) for one in heads)
    return trusted and bool((reason or "").strip())

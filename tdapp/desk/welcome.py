"""Who is let in and paid: the registry's word on a person, asked before an act is decided."""

from collections.abc import Sequence

from tdapp.core.ids import PersonId
from tdapp.core.ports import Persons, RegistryChange, Restriction, Standing
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor, Permission


class Everybody:
    """Implements `core.ports.Persons` where no registry is kept: all are welcome."""

    def standing(self, _: PersonId, __: int) -> Standing:
        """Nothing against anybody."""
        return Standing()

    def restriction(self, _: PersonId) -> Restriction:
        """None."""
        return Restriction()

    def is_noted(self, _: PersonId) -> bool:
        """Of nobody."""
        return False

    def would_take(self, changes: Sequence[RegistryChange], at_us: int) -> None:
        """Anything is taken."""

    def took(self, changes: Sequence[RegistryChange], at_us: int) -> None:
        """Nothing is kept."""


class Door:
    """Asks the registry of everybody whom an act lets in or pays."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons

    def turned_away(
        self, persons: Sequence[PersonId], at_us: int, *, admitted: bool
    ) -> tuple[PersonId, Refusal] | None:
        """The first who may not play or be paid at a moment (UTC), and why; None if all may.

        ``unknown_person``, ``self_excluded``, ``under_age``, and ``barred`` unless `admitted` by
        somebody who may do that.
        """
        for person in persons:
            refusal = self._why_not(person, at_us, admitted=admitted)
            if refusal is not None:
                return person, refusal
        return None

    def _why_not(self, person: PersonId, at_us: int, *, admitted: bool) -> Refusal | None:
        standing, since = self._persons.standing(person, at_us), self._persons.restriction(person)
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
    """Whether a barred person is let in on somebody's word: the director's, with a reason."""
    heads = [actor] if approver is None else [actor, approver]
    trusted = any(one.may(Permission.ADMIT_BARRED) for one in heads)
    return trusted and bool((reason or "").strip())

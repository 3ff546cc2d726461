"""Who is let in and paid: the registry's word on a person, asked before an act is decided."""

from collections.abc import Sequence

from tdapp.core.ids import PersonId
from tdapp.core.ports import Persons, Standing
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor, Permission


class Everybody:
    """Implements `core.ports.Persons` where no registry is kept: all are welcome."""

    def standing(self, _: PersonId, __: int) -> Standing:
        """Nothing against anybody."""
        return Standing()


class Door:
    """Asks the registry of everybody whom an act lets in or pays."""

    def __init__(self, persons: Persons | None) -> None:
        self._persons = persons or Everybody()

    def turned_away(
        self, persons: Sequence[PersonId], at_us: int, *, admitted: bool
    ) -> tuple[PersonId, Refusal] | None:
        """The first who may not play or be paid at a moment (UTC), and why; None if all may.

        ``unknown_person``, ``self_excluded``, ``under_age``, and ``barred`` unless `admitted` by
        somebody who may do that.
        """
        for person in persons:
            refusal = _why_not(person, self._persons.standing(person, at_us), admitted=admitted)
            if refusal is not None:
                return person, refusal
        return None


def may_admit(actor: Actor, approver: Actor | None, reason: str | None) -> bool:
    """Whether a barred person is let in on somebody's word: the director's, with a reason."""
    heads = [actor] if approver is None else [actor, approver]
    trusted = any(one.may(Permission.ADMIT_BARRED) for one in heads)
    return trusted and bool((reason or "").strip())


def _why_not(person: PersonId, standing: Standing, *, admitted: bool) -> Refusal | None:
    if not standing.known:
        return Refusal("unknown_person", person=person)
    if standing.self_excluded:
        return Refusal("self_excluded", person=person)
    if standing.under_age:
        return Refusal("under_age", person=person)
    if standing.barred and not admitted:
        return Refusal("barred", person=person)
    return None

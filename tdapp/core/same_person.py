"""Merged persons: which ids are one person, and which may be merged."""

from collections.abc import Mapping

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import BarPeriod, ExclusionPeriod, Restriction, SamePerson
from tdapp.core.refusal import Refusal


def restricted_after(
    found: Restriction, change: BarPeriod | ExclusionPeriod, at_us: int
) -> Restriction:
    """A restriction with a change made at `at_us`.

    Refuses ``not_barred`` and ``not_excluded`` where there is nothing to end, and
    ``exclusion_runs`` where an exclusion would end earlier than it does.
    """
    if isinstance(change, BarPeriod):
        if change.since_us is None and not lasts(
            found.barred_since_us, found.barred_until_us, at_us
        ):
            raise Refusal("not_barred", person=change.person)
        until_us = None if change.since_us is None else change.until_us
        return Restriction(
            change.since_us, until_us, found.excluded_since_us, found.excluded_until_us
        )
    since_us, until_us = _excluded_after(found, change, at_us)
    return Restriction(found.barred_since_us, found.barred_until_us, since_us, until_us)


def lasts(since_us: int | None, until_us: int | None, at_us: int) -> bool:
    """Whether a span is on or still to come at a moment."""
    return since_us is not None and (until_us is None or at_us < until_us)


def is_restricted(found: Restriction, at_us: int) -> bool:
    """Whether a person is barred or excluded at a moment, or will be."""
    return lasts(found.barred_since_us, found.barred_until_us, at_us) or lasts(
        found.excluded_since_us, found.excluded_until_us, at_us
    )


def _excluded_after(
    found: Restriction, change: ExclusionPeriod, at_us: int
) -> tuple[int | None, int | None]:
    since_us, until_us = found.excluded_since_us, found.excluded_until_us
    runs = lasts(since_us, until_us, at_us)
    if change.since_us is None:
        if not runs:
            raise Refusal("not_excluded", person=change.person)
        return None, None
    if not runs or since_us is None:
        return change.since_us, change.until_us
    if change.until_us is not None and (until_us is None or change.until_us < until_us):
        raise Refusal("exclusion_runs", person=change.person)
    return min(since_us, change.since_us), change.until_us


Ids = tuple[PersonId, ...]
Same = Mapping[PersonId, Ids]
"""Each id of a merged person, with all ids of that person, the kept one first."""


def grouped(kept_of: Mapping[PersonId, PersonId]) -> dict[PersonId, Ids]:
    """The ids put together by the kept one of each."""
    groups: dict[PersonId, list[PersonId]] = {}
    for one, kept in kept_of.items():
        groups.setdefault(kept, [kept]).append(one)
    return {one: tuple(ids) for ids in groups.values() for one in ids}


def ids_of(same: Same, person: PersonId) -> Ids:
    """All ids of a person, the kept one first."""
    return same.get(person, (person,))


def same_after(same: Same, change: SamePerson) -> dict[PersonId, Ids]:
    """Who is one person after a change.

    Refuses ``same_person`` for somebody and itself, ``person_merged`` where one of the two is one
    with somebody else already, and ``not_merged`` where there is nothing to part.
    """
    person, kept = change.person, change.kept
    if kept is None:
        return _parted(same, person)
    if kept == person:
        raise Refusal("same_person", person=person)
    if person in same:
        raise Refusal("person_merged", person=person)
    ids = (*ids_of(same, kept), person)
    if ids[0] != kept:
        raise Refusal("person_merged", person=kept)
    return {**same, **dict.fromkeys(ids, ids)}


def _parted(same: Same, person: PersonId) -> dict[PersonId, Ids]:
    ids = ids_of(same, person)
    if ids[0] == person:
        raise Refusal("not_merged", person=person)
    rest = tuple(one for one in ids if one != person)
    after = {one: others for one, others in same.items() if one not in ids}
    return {**after, **(dict.fromkeys(rest, rest) if len(rest) > 1 else {})}


def must_not_be_merged(same: Same, person: PersonId) -> None:
    """Refuse ``person_merged``: an erased person has one id."""
    if person in same:
        raise Refusal("person_merged", person=person)


def holder(
    ids: tuple[PersonId, ...],
    found: Mapping[PersonId, Restriction],
    change: BarPeriod | ExclusionPeriod,
    at_us: int,
) -> PersonId:
    """Under which of a person's ids a restriction lasts that is changed; else the kept one."""
    for one in ids:
        held = found.get(one, Restriction())
        span = (held.barred_since_us, held.barred_until_us)
        if isinstance(change, ExclusionPeriod):
            span = (held.excluded_since_us, held.excluded_until_us)
        if lasts(*span, at_us):
            return one
    return ids[0]


def widest(one: Restriction, other: Restriction) -> Restriction:
    """The union of two restrictions of one person: earliest start, latest end."""
    barred = _widest(
        (one.barred_since_us, one.barred_until_us), (other.barred_since_us, other.barred_until_us)
    )
    excluded = _widest(
        (one.excluded_since_us, one.excluded_until_us),
        (other.excluded_since_us, other.excluded_until_us),
    )
    return Restriction(*barred, *excluded)


Span = tuple[int | None, int | None]


def _widest(one: Span, other: Span) -> Span:
    if one[0] is None or other[0] is None:
        return other if one[0] is None else one
    ends = (one[1], other[1])
    until = None if None in ends else max(end for end in ends if end is not None)
    return min(one[0], other[0]), until

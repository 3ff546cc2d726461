"""The effect of an act on a restriction; desk and record work it out alike."""

from tdapp.core.ports.people import BarPeriod, ExclusionPeriod, Restriction
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

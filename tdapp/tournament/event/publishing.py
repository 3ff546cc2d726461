"""Publishing an event's conditions, and telling those of them whom the house's rules name."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.free_text import must_be_plain
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import How
from tdapp.rules.tournament_rules import Heading, TermsNotice
from tdapp.tournament.facts.event import TermsClause, TermsPublished, TermsTold
from tdapp.tournament.templates.published_terms import Filled, clauses_of, still_unsaid
from tdapp.tournament.tournament import Tournament

NAMED = 5
"""So many missing headings are named in a refusal."""
LONGEST = 10_000
"""The most characters of a clause; the levels of a long structure take some thousands."""
Key = tuple[str, str]


def _to_publish(tournament: Tournament) -> dict[Key, Filled]:
    """What would be published now, by rule and heading, with what fills it.

    Nothing fills what the event and the house leave out: whoever publishes says it.
    """
    missing = still_unsaid(tournament.conditions)
    return {
        (one.heading.rule, one.heading.heading): one.filled if one.is_said else ()
        for one in clauses_of(tournament.conditions)
        if one.is_said or one in missing
    }


def said_before(tournament: Tournament) -> dict[str, str]:
    """The words of headings that whoever published last said in place of the event file."""
    newest = tournament.terms.newest
    missing = {one.heading.heading for one in still_unsaid(tournament.conditions)}
    clauses = newest.clauses if newest else ()
    return {one.heading: one.words for one in clauses if one.heading in missing}


def missing_terms(tournament: Tournament) -> tuple[Heading, ...]:
    """The headings that must be said and that nobody has said yet."""
    before = said_before(tournament)
    return tuple(
        one.heading
        for one in still_unsaid(tournament.conditions)
        if one.heading.heading not in before
    )


def stale(tournament: Tournament) -> tuple[str, ...]:
    """The headings of clauses that are not as the event is now, or that were not there before."""
    newest = tournament.terms.newest
    if newest is None:
        return ()
    was = {(one.rule, one.heading): one.filled for one in newest.clauses}
    now = _to_publish(tournament)
    changed = (key for key in {**was, **now} if was.get(key) != now.get(key))
    return tuple(heading for _, heading in changed)


def publish_terms(
    tournament: Tournament, clauses: Sequence[TermsClause], by: StaffId, at_us: int
) -> list[Event]:
    """Publish the conditions in these words, which are kept with what they were filled from.

    Refuses ``no_terms`` where the house and the event have none, ``terms_incomplete`` naming what
    is missing, ``terms_changed`` where the event is another one than the words were made for, and
    ``terms_unchanged`` where they are published so.
    """
    wanted = _to_publish(tournament)
    if not wanted:
        raise Refusal("no_terms")
    made = {(one.rule, one.heading): one.filled for one in clauses if one.words.strip()}
    missing = [key for key in wanted if key not in made]
    if missing:
        named = ", ".join(heading for _, heading in missing[:NAMED])
        raise Refusal("terms_incomplete", missing=named, rule=missing[0][0])
    if made != wanted or len(clauses) != len(wanted):
        raise Refusal("terms_changed")
    newest = tournament.terms.newest
    if newest is not None and newest.clauses == tuple(clauses):
        raise Refusal("terms_unchanged", version=newest.version)
    for one in clauses:
        must_be_plain(one.words, LONGEST)
    version = len(tournament.terms.versions) + 1
    return [TermsPublished(version, tuple(clauses), by, at_us)]


def still_to_tell(tournament: Tournament) -> tuple[TermsNotice, ...]:
    """Those who are to be told of the conditions and were not yet."""
    told = tournament.terms.told
    return tuple(
        one for one in tournament.conditions.rules.conditions.also_told if one.rule not in told
    )


def tell_of_terms(
    tournament: Tournament, rule: str, how: How, by: StaffId, at_us: int
) -> list[Event]:
    """Note that those were told whom a rule names; refuses ``told_of_terms``."""
    for one in still_to_tell(tournament):
        if one.rule == rule:
            return [TermsTold(rule, one.to, how, by, at_us)]
    raise Refusal("told_of_terms")

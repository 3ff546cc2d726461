"""Teams: who plays an entry together, and which of them has its seat."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_be_in_play, must_not_be_dealt_in
from tdapp.tournament.facts.teams import PartnerNamed, PartnerSwapped
from tdapp.tournament.plan.terms import TeamTerms
from tdapp.tournament.sales.selling import agreement
from tdapp.tournament.state.clock import position
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament


def name_partner(
    tournament: Tournament, number: int, person: PersonId, *, agreed: bool = False
) -> list[Event]:
    """Let a person play an entry together with those who play it already.

    Refuses ``no_teams``, ``already_out``, ``team_is_full`` (most), ``already_entered`` and
    ``already_waiting`` for who has an entry or a ticket of this event, and as `agreement`.
    """
    terms, entry = _terms(tournament), tournament.entry(number)
    must_be_in_play(tournament, number)
    if len(entry.persons) >= terms.members:
        raise Refusal("team_is_full", entry=number, most=terms.members)
    whole = tournament.whole or tournament
    theirs = whole.entries.by_person.get(person, ())
    if theirs:
        raise whole.entries.known(theirs[-1]).refusal
    waiting = tournament.alternates.by_person.get(person)
    if waiting is not None:
        raise Refusal("already_waiting", ticket=waiting)
    return [PartnerNamed(number, person), *agreement(tournament, person, agreed=agreed)]


def swap_partners(
    tournament: Tournament, number: int, now: Instant, person: PersonId | None = None
) -> list[Event]:
    """Give the seat of a team to the next member, or to `person`; its chips and blinds stay.

    Refuses ``no_teams``, ``already_out``, ``no_partner``, ``not_a_partner``, ``hand_in_play``, and
    ``no_swap_yet`` (level, levels) and ``swap_in_breaks`` where the conditions say when.
    """
    terms, entry = _terms(tournament), tournament.entry(number)
    must_be_in_play(tournament, number)
    after = _after(entry)
    if not after:
        raise Refusal("no_partner", entry=number)
    if person not in {None, *after}:
        raise Refusal("not_a_partner", entry=number)
    must_not_be_dealt_in(tournament, number)
    index = position(tournament.conditions, tournament.clock, now).index
    level = _level_to_swap_at(tournament, entry, terms, index)
    return [PartnerSwapped(number, entry.person, person or after[0], level)]


def swap_all(tournament: Tournament, now: Instant) -> list[Event]:
    """Give the seat of every team in play to its next member, where it is time for that.

    Refuses ``no_teams``, and ``none_to_swap`` where no team may swap now.
    """
    _terms(tournament)
    told = list(_swaps(tournament, now))
    if not told:
        raise Refusal("none_to_swap")
    return told


def swaps_due(tournament: Tournament) -> int:
    """How many teams may swap in the level that was reached, or the break; 0 where none is said."""
    terms = tournament.conditions.teams
    if terms is None or not tournament.clock.started or not (terms.levels or terms.at_breaks):
        return 0
    return sum(_is_due(tournament, number, terms) for number in tournament.in_play())


def _is_due(tournament: Tournament, number: int, terms: TeamTerms) -> bool:
    entry = tournament.entry(number)
    try:
        level = _level_to_swap_at(tournament, entry, terms, tournament.clock.begun)
    except Refusal:
        return False
    return len(entry.persons) > 1 and entry.swapped != level


def _swaps(tournament: Tournament, now: Instant) -> Iterator[Event]:
    for number in tournament.in_play():
        try:
            yield from swap_partners(tournament, number, now)
        except Refusal:
            continue


def _terms(tournament: Tournament) -> TeamTerms:
    terms = tournament.conditions.teams
    if terms is None:
        raise Refusal("no_teams")
    return terms


def _after(entry: Entry) -> Sequence[PersonId]:
    """The other members, whose turn is next first."""
    team = entry.persons
    turn = team.index(entry.person)
    return (*team[turn + 1 :], *team[:turn])


def _level_to_swap_at(tournament: Tournament, entry: Entry, terms: TeamTerms, index: int) -> int:
    conditions = tournament.conditions
    level = conditions.number(index)
    if terms.at_breaks and conditions.level(index).is_break:
        return level
    if terms.levels is not None:
        since = (max(entry.swapped, 1) - 1) // terms.levels
        if (level - 1) // terms.levels <= since:
            raise Refusal("no_swap_yet", level=(since + 1) * terms.levels + 1, levels=terms.levels)
    elif terms.at_breaks:
        raise Refusal("swap_in_breaks")
    return level

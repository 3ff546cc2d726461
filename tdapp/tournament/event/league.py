"""The table of a league: the points of every event, and who stands where."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal

from tdapp.core.ids import PersonId
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.reckoning.points import LeagueResult, buy_in_of, points_of
from tdapp.tournament.tournament import Tournament

KeptId = Callable[[PersonId], PersonId]
"""The id that is kept of a person who was registered more than once."""
Points = Mapping[PersonId, Decimal]


@dataclass(frozen=True, slots=True)
class LeaguePlace:
    """Where a player stands: the points of the results that count, of so many played.

    Players level in points share a `rank`.
    """

    rank: int
    person: PersonId
    points: Decimal
    played: int


def counts_for(event: Tournament, league: str) -> bool:
    """Whether an event is decided and counts for the league of that name."""
    terms = event.conditions.league
    decided = event.is_decided and not event.programme.cancelled
    return decided and terms is not None and terms.name == league


def points_in(event: Tournament, terms: LeagueTerms, kept: KeptId) -> Points:
    """The points of everybody who played: the best place counts, with all knock-outs.

    Refuses as `points_of` does.
    """
    places: dict[PersonId, int] = {}
    knockouts: dict[PersonId, int] = defaultdict(int)
    for entry, place in event.places().items():
        person = kept(event.entry(entry).person)
        places[person] = min(place, places.get(person, place))
        knockouts[person] += event.bounties.heads_won(entry)
    buy_in, count = buy_in_of(event.conditions), event.entries.count
    return {
        person: points_of(
            terms.points, LeagueResult(place, len(places), count, knockouts[person], buy_in)
        )
        for person, place in places.items()
    }


def standings(events: Iterable[Points], best: int | None) -> list[LeaguePlace]:
    """Everybody's place by the sum of the `best` results, most points first."""
    results: dict[PersonId, list[Decimal]] = defaultdict(list)
    for points in events:
        for person, one in points.items():
            results[person].append(one)
    sums = {
        who: sum(sorted(all_, reverse=True)[:best], Decimal(0)) for who, all_ in results.items()
    }
    ordered = sorted(sums, key=lambda who: (-sums[who], who))
    first: dict[Decimal, int] = {}
    for rank, who in enumerate(ordered, 1):
        first.setdefault(sums[who], rank)
    return [LeaguePlace(first[sums[who]], who, sums[who], len(results[who])) for who in ordered]

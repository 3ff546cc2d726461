"""What each member of a team has of its prize, to the cent."""

from tdapp.tournament.facts.prizes import TeamPart
from tdapp.tournament.reckoning.shared_places import leftover_order
from tdapp.tournament.tournament import Tournament


def parts_of_team(tournament: Tournament, number: int, cents: int) -> tuple[TeamPart, ...]:
    """The parts of so many cents of an entry; none where it has one player.

    In proportion to the published shares, or equal. The cents that these leave over go one each in
    the order in which the members were named, or as drawn where the conditions draw for them.
    """
    team, terms = tournament.entry(number).team, tournament.conditions.teams
    if not team or terms is None:
        return ()
    shares = terms.shares if len(terms.shares) == len(team) else (1,) * len(team)
    exact = [cents * share // sum(shares) for share in shares]
    ties, seed = tournament.conditions.prizes.ties, tournament.prizes.seed
    first = leftover_order(range(len(team)), ties.leftover, f"{seed} team {number}")
    for turn in first[: cents - sum(exact)]:
        exact[turn] += 1
    return tuple(TeamPart(person, part) for person, part in zip(team, exact, strict=True))

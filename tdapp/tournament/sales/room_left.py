"""How many more an event can take in, by its published limit and by its seats."""

from tdapp.tournament.tournament import Tournament


def places_left(tournament: Tournament) -> int:
    """Entries that can still come in; seats count once tables are open. Never below 0."""
    most = tournament.conditions.max_entries - tournament.entries.count
    capacity = tournament.seating.capacity
    if capacity:
        most = min(most, capacity - tournament.left)
    return max(0, most)


def places_to_give(tournament: Tournament) -> int:
    """Places left that no alternate was called to."""
    return places_left(tournament) - len(tournament.alternates.called)

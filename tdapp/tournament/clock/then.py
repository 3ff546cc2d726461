"""An event as it stood when something happened that is typed later from a slip."""

from msgspec.structs import replace

from tdapp.tournament.tournament import Tournament


def then(tournament: Tournament, happened_us: int | None) -> Tournament:
    """The event with its clock as it stood at `happened_us` (UTC); as it is where that is None."""
    if happened_us is None:
        return tournament
    return replace(tournament, clock=tournament.course.standing(happened_us))

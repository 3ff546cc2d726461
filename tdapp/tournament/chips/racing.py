"""The race at a table of an event, by the rounding of its conditions."""

from collections.abc import Sequence

from tdapp.table.chips import racing
from tdapp.table.chips.race import Holding, Race
from tdapp.tournament.tournament import Tournament


def race_of(
    tournament: Tournament, table: int, old: int, new: int, holdings: Sequence[Holding]
) -> Race:
    """The race at a table; refuses as `racing.race_of` does."""
    tournament.must_be_on()
    rounding = tournament.conditions.chips.rounding
    return racing.race_of(tournament, table, old, new, holdings, rounding)

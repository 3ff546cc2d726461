"""Which version of its house's files an event is played under."""

from tdapp.core.event import Event
from tdapp.core.house_files import HouseHashes
from tdapp.rules.tournament_rules import TournamentRules


class HouseAdopted(Event, frozen=True):
    """The house's files that hold from now on, by their hashes; the record keeps their texts.

    `rules` are those of tournaments in them, where they take the place of the announced ones.
    """

    version: HouseHashes
    rules: TournamentRules | None = None

    def files(self) -> tuple[str, ...]:
        """The three files."""
        return self.version.all

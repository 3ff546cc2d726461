"""The act that lets an event go over to another version of its house's rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ports.people import RegistryWrite
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.houses import HouseRules
from tdapp.tournament.event.announcing import adopt_house
from tdapp.voice.texts import text


@dataclass(frozen=True)
class AdoptHouse(TournamentCall):
    """Play an event on under its house's files as they are now."""

    row: ClassVar[CallRow] = CallRow(
        label="adopt_house",
        permission=Permission.ANNOUNCE,
        done=text("done", "New version of the house adopted"),
        reason=AskedWhy.ALWAYS,
    )

    house: HouseRules

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The files, for the record to keep."""
        return self.house.kept()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `adopting.adopt_house`."""
        state = states[self.event]
        version = state.programme.house
        return {self.event: adopt_house(state.conditions, version, self.house)}

"""Acts on teams: who plays an entry together, and which of them has its seat."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS, AdmissionCall, TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.tournament.sales import teams
from tdapp.voice.texts import text


@dataclass(frozen=True)
class NamePartner(AdmissionCall):
    """Name one more who plays an entry."""

    row: ClassVar[CallRow] = CallRow(
        label="name_partner",
        permission=Permission.SELL,
        done=text("done", "Partner of {who} named"),
        refusals=WANTED_OF_ENTRANTS | {"unknown_person"},
    )

    entry: int
    agreed: bool = False

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """The partner."""
        return (self.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `teams.name_partner`."""
        state = states[self.event]
        return {self.event: teams.name_partner(state, self.entry, self.person, agreed=self.agreed)}


@dataclass(frozen=True)
class SwapPartners(TournamentCall):
    """Give the seat of a team to its next member, or to `person`."""

    row: ClassVar[CallRow] = CallRow(
        label="swap_partners",
        permission=Permission.SEAT,
        done=text("done", "Partner swapped in at the seat of {who}"),
    )

    entry: int
    person: PersonId | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `teams.swap_partners`."""
        told = teams.swap_partners(states[self.event], self.entry, moment.now, self.person)
        return {self.event: told}


@dataclass(frozen=True)
class SwapAllPartners(TournamentCall):
    """Give the seat of every team in play to its next member."""

    row: ClassVar[CallRow] = CallRow(
        label="swap_all_partners",
        permission=Permission.SEAT,
        done=text("done", "Partners of all teams swapped"),
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `teams.swap_all`."""
        return {self.event: teams.swap_all(states[self.event], moment.now)}

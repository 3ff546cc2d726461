"""Acts on papers: a paper gets its number before it leaves the printer."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.tournament_calls import TournamentCall
from tdapp.tournament.papers.issuing import issue_paper
from tdapp.tournament.papers.kinds import PaperKind


@dataclass(frozen=True)
class IssuePaper(TournamentCall):
    """Number a paper and keep what it says; `about` names the entries or slips that it is of."""

    label: ClassVar[str] = "issue_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    kind: PaperKind
    about: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.issue_paper`."""
        return {self.event: issue_paper(states[self.event], self.kind, self.about)}

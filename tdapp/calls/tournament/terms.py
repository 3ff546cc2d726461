"""Acts on an event's published conditions, as the windows, the command line and the tests say."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.notice_events import How
from tdapp.tournament.event import publishing
from tdapp.tournament.facts.event import TermsClause
from tdapp.voice.texts import text


@dataclass(frozen=True)
class PublishTerms(TournamentCall):
    """Publish the conditions in these words, made for the event as it is now."""

    row: ClassVar[CallRow] = CallRow(
        label="publish_terms",
        permission=Permission.ANNOUNCE,
        done=text("done", "Event conditions published"),
    )

    clauses: tuple[TermsClause, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `publishing.publish_terms`."""
        at_us = moment.happened_us or moment.now.utc_us
        state = states[self.event]
        return {self.event: publishing.publish_terms(state, self.clauses, moment.by, at_us)}


@dataclass(frozen=True)
class TellOfTerms(TournamentCall):
    """Note that those were told of the conditions whom a rule of the house names, and how."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_of_terms",
        permission=Permission.ANNOUNCE,
        done=text("done", "Notice of the event conditions given"),
    )

    rule: str
    how: How = How.IN_PERSON

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `publishing.tell_of_terms`."""
        at_us = moment.happened_us or moment.now.utc_us
        state = states[self.event]
        told = publishing.tell_of_terms(state, self.rule, self.how, moment.by, at_us)
        return {self.event: told}

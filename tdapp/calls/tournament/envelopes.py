"""Acts on mystery bounties, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.tournament.facts.bounties import Envelope
from tdapp.tournament.payouts import envelopes
from tdapp.voice.texts import text


@dataclass(frozen=True)
class FillEnvelopes(TournamentCall):
    """Put the bounty pool into envelopes; without a list as the conditions publish them."""

    row: ClassVar[CallRow] = CallRow(
        label="fill_envelopes",
        permission=Permission.POST_PRIZES,
        done=text("done", "Envelopes filled"),
    )

    envelopes: tuple[Envelope, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `envelopes.fill_envelopes`."""
        return {self.event: envelopes.fill_envelopes(states[self.event], self.envelopes)}


@dataclass(frozen=True)
class DrawEnvelope(TournamentCall):
    """Draw the envelope for a head that was won, by chance or with the `cents` found by hand."""

    row: ClassVar[CallRow] = CallRow(
        label="draw_envelope",
        permission=Permission.ELIMINATE,
        done=text("done", "Envelope for {who} drawn: {won}"),
    )

    entry: int
    cents: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `envelopes.draw_envelope`; the seed is made for this act and recorded with it."""
        state = states[self.event]
        return {self.event: envelopes.draw_envelope(state, self.entry, moment.seed, self.cents)}

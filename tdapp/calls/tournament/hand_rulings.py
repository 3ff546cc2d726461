"""The act of carrying a ruling out in the hand of a feature table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledAct
from tdapp.rules.irregularities.outcomes import RulingStep
from tdapp.rules.office import Decision
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.hands.ruling import about_hand, rule_in_hand
from tdapp.table.rulings.ruling import give_ruling
from tdapp.tournament.clock.then import then
from tdapp.voice.texts import text

DECIDED: Mapping[RulingStep, Decision] = {
    RulingStep.MAY_VOID_WAGERS: Decision.VOID_WAGERS,
    RulingStep.MAY_BE_DECLARED_DEAD: Decision.SETTLE_DISPUTE,
}
"""What of a rulebook's decisions is made by a step that somebody chose."""


@dataclass(frozen=True)
class RuleInHand(TournamentCall):
    """Carry a ruling out in the hand that a table's feature page follows, and put it into the log.

    The reason is the ruling's text.
    """

    row: ClassVar[CallRow] = CallRow(
        label="rule_in_hand",
        permission=Permission.RULE,
        done=text("done", "Ruling carried out in the hand at table {number}"),
        reason=AskedWhy.ALWAYS,
    )

    table: int
    act: RuledAct
    kind: RulingKind = RulingKind.CARDS

    def decision(self) -> Decision | None:
        """Money that is voided, or a hand declared dead, may be left to an office (CROWN 18.2)."""
        chosen = self.act.chosen if isinstance(self.act, CarryOut) else frozenset()
        return next((decision for step, decision in DECIDED.items() if step in chosen), None)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `feature.ruling.rule_in_hand` and `rulings.ruling.give_ruling`."""
        state = states[self.event]
        carried = rule_in_hand(state, self.table, self.act)
        about = about_hand(state, self.table, self.act, self.kind)
        when = moment.happened_us
        at = then(state, when, moment.now)
        given = give_ruling(at, moment.by, about, moment.now, happened_us=when)
        return {self.event: [*carried, *given]}

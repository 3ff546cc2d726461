"""Acts on the hand that is followed at a cash table."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, RuledCall
from tdapp.cash.hands import beginning, ending
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.poker.play.acts import AnyAct, RunIt
from tdapp.poker.variants.variant import Variant
from tdapp.rules.office import Decision
from tdapp.table.chips.counting import Stack
from tdapp.table.hands import entering
from tdapp.voice.texts import text


@dataclass(frozen=True)
class BeginCashHand(RuledCall):
    """Follow the next hand of a cash table, `button` and `stacks` as typed where not known."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_cash_hand",
        permission=Permission.SEAT,
        done=text("done", "Hand of cash table {number} followed"),
        refusals=frozenset({"button_not_told", "stack_not_told"}),
    )

    number: int
    variant: Variant
    button: int | None = None
    stacks: tuple[Stack, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `beginning.begin`."""
        cash, _rules = self.ruled(states)
        play = self.rules.play
        begun = beginning.begin(
            cash, play, self.number, self.variant, button=self.button, stacks=self.stacks
        )
        return {self.room: begun}


@dataclass(frozen=True)
class ActInCashHand(CashCall):
    """Enter what was done next."""

    row: ClassVar[CallRow] = CallRow(
        label="act_in_cash_hand",
        permission=Permission.SEAT,
        done=text("done", "Hand step at cash table {number} recorded"),
    )

    number: int
    act: AnyAct

    def decision(self) -> Decision | None:
        """A board is dealt again by leave of an office (CROWN 12.6.1)."""
        return Decision.RUN_IT if isinstance(self.act, RunIt) else None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.act`."""
        return {self.room: entering.act(self.cash(states), self.number, self.act)}


@dataclass(frozen=True)
class StepCashHandBack(CashCall):
    """Take back what was entered last."""

    row: ClassVar[CallRow] = CallRow(
        label="step_cash_hand_back",
        permission=Permission.SEAT,
        done=text("done", "Hand step at cash table {number} undone"),
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.step_back`."""
        return {self.room: entering.step_back(self.cash(states), self.number)}


@dataclass(frozen=True)
class DropCashHand(CashCall):
    """Follow a hand no longer; button and blinds stay as they were told when it began."""

    row: ClassVar[CallRow] = CallRow(
        label="drop_cash_hand",
        permission=Permission.SEAT,
        done=text("done", "Hand of cash table {number} discarded"),
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.drop`."""
        return {self.room: entering.drop(self.cash(states), self.number)}


@dataclass(frozen=True)
class EndCashHand(RuledCall):
    """End a hand that is over: stakes less the commission of the sign, and one hand more dealt."""

    row: ClassVar[CallRow] = CallRow(
        label="end_cash_hand",
        permission=Permission.SEAT,
        done=text("done", "Hand of cash table {number} ended"),
    )

    number: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `ending.end`."""
        cash, _rules = self.ruled(states)
        ended = ending.end(cash, self.rules.play.commission, self.number, moment.now)
        return {self.room: ended}

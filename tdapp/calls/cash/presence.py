"""Acts on players at their cash tables: away and back, dealt out and in, button and blinds."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, RuledCall
from tdapp.cash.absence import picking_up
from tdapp.cash.blinds import coming_hands, coming_in
from tdapp.cash.blinds.coming_hands import BlindsMarked
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating import marking
from tdapp.voice.texts import text


@dataclass(frozen=True)
class StepAway(CashCall):
    """Note that a player is not at his seat; for so many `minutes` the seat is kept anyhow."""

    row: ClassVar[CallRow] = CallRow(
        label="step_away", permission=Permission.SEAT, done=text("done", "{who} is away")
    )

    sitting: int
    minutes: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `marking.away` and `picking_up.reserve_seat`."""
        cash = self.cash(states)
        if self.minutes is None:
            return {self.room: marking.away(cash, self.sitting, moment.at.utc_us)}
        kept = picking_up.reserve_seat(cash, self.sitting, self.minutes, moment.at)
        return {self.room: kept}


@dataclass(frozen=True)
class StepBack(CashCall):
    """Note that a player is back at his seat; what he missed he owes before he is dealt in."""

    row: ClassVar[CallRow] = CallRow(
        label="step_back", permission=Permission.SEAT, done=text("done", "{who} is back")
    )

    sitting: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.back`."""
        return {self.room: marking.back(self.cash(states), self.sitting)}


@dataclass(frozen=True)
class DealOut(CashCall):
    """Deal a player at his seat out until he comes in again."""

    row: ClassVar[CallRow] = CallRow(
        label="deal_out", permission=Permission.SEAT, done=text("done", "{who} is dealt out")
    )

    sitting: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `coming_in.deal_out`."""
        return {self.room: coming_in.deal_out(self.cash(states), self.sitting)}


@dataclass(frozen=True)
class ComeIn(RuledCall):
    """Deal a player in for what he owes; a manager excuses him from it with a reason."""

    row: ClassVar[CallRow] = CallRow(
        label="come_in", permission=Permission.SEAT, done=text("done", "{who} is dealt in")
    )

    sitting: int
    paid_blinds: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `coming_in.come_in`."""
        cash, rules = self.ruled(states)
        told = coming_in.ToldOfPlayer(moment.reason_given, self.paid_blinds)
        return {self.room: coming_in.come_in(cash, rules, self.sitting, told)}


@dataclass(frozen=True)
class AwaitBlind(RuledCall):
    """Let a player wait for the big blind instead of posting."""

    row: ClassVar[CallRow] = CallRow(
        label="await_blind",
        permission=Permission.SEAT,
        done=text("done", "{who}: big blind awaited"),
    )

    sitting: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `coming_in.await_blind`."""
        cash, rules = self.ruled(states)
        return {self.room: coming_in.await_blind(cash, rules, self.sitting)}


@dataclass(frozen=True)
class MarkMissed(CashCall):
    """Note the marker of missed blinds on the seat of a player who is away or sits out."""

    row: ClassVar[CallRow] = CallRow(
        label="mark_missed", permission=Permission.SEAT, done=text("done", "{who} missed a blind")
    )

    sitting: int
    missed: BlindsMarked

    def decide(self, states: States, _: Moment) -> Groups:
        """See `coming_hands.mark_missed`."""
        marked = coming_hands.mark_missed(self.cash(states), self.sitting, self.missed)
        return {self.room: marked}


@dataclass(frozen=True)
class TellBlinds(CashCall):
    """Note where button and blinds stand in the hand just dealt; who missed one is noted too."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_blinds",
        permission=Permission.SEAT,
        done=text("done", "Button noted at table {number}"),
    )

    number: int
    places: ButtonPosition

    def decide(self, states: States, _: Moment) -> Groups:
        """See `coming_hands.tell_blinds`."""
        told = coming_hands.tell_blinds(self.cash(states), self.number, self.places)
        return {self.room: told}

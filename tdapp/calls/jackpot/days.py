"""Acts that end a gaming day of the jackpots and begin the next with the pools as they stand."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.jackpot.pools import JackpotCall
from tdapp.core.event import StreamEnded
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.cage import left_by_event
from tdapp.house.house import KIND as HOUSE
from tdapp.jackpot.jackpot import Jackpots, carry_over
from tdapp.voice.texts import text


@dataclass(frozen=True)
class EndJackpotDay(JackpotCall):
    """Close the gaming day's stream of the jackpots; `tomorrow` carries on."""

    row: ClassVar[CallRow] = CallRow(
        label="end_jackpot_day",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Gaming day of the jackpots ended"),
    )

    house: StreamId
    tomorrow: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The jackpots and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))

    def decide(self, states: States, _: Moment) -> Groups:
        """Always possible: hits stay pending. What was paid stays with the house's sessions."""
        left = left_by_event(self.jackpots, self.now(states).takings)
        ended: Groups = {self.jackpots: [StreamEnded(self.tomorrow)]}
        return {**ended, self.house: left} if left else ended


@dataclass(frozen=True)
class BeginJackpotDay(JackpotCall):
    """Begin a gaming day's stream of the jackpots with the state that the old one ended in."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_jackpot_day",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Gaming day of the jackpots begun"),
    )

    old: StreamId
    old_seq: int
    old_hash: str
    state: Jackpots

    def decide(self, _: States, __: Moment) -> Groups:
        """See `jackpot.carry_over`."""
        head = (self.old, self.old_seq, self.old_hash)
        return {self.jackpots: [carry_over(self.state, *head)]}

"""Linking a table to a jackpot pool, with what else it is used for."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.jackpot.pools import RuledJackpotCall
from tdapp.cash.room import KIND as CASH
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house import KIND as HOUSE
from tdapp.jackpot.pools import opening
from tdapp.voice.texts import text


@dataclass(frozen=True)
class LinkTable(RuledJackpotCall):
    """Let a table feed a pool that no event has: nothing, or the cash games of the `room`."""

    row: ClassVar[CallRow] = CallRow(
        label="link_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} linked to a pool"),
    )

    house: StreamId
    room: StreamId
    number: int
    pool: int
    display: str
    console: str | None = None
    counter: int = 0

    def streams(self) -> tuple[StreamRef, ...]:
        """The jackpots, the house and the cash games."""
        own = StreamRef(self.house, HOUSE), StreamRef(self.room, CASH)
        return (*super().streams(), *own)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `opening.link` and, of a game that is on there, `opening.must_play_its_game`.

        Refuses ``no_such_table`` and ``table_in_use`` by an event.
        """
        used_by = states[self.house].registry.table(self.number).used_by
        if used_by not in {None, self.room}:
            raise Refusal("table_in_use", table=self.number, used_by=used_by)
        now, rules = self.ruled(states)
        game = states[self.room].games.by_table.get(self.number)
        if game is not None:
            opening.must_play_its_game(now, rules, self.pool, game.sign.game.variant)
        at = (self.display, self.console, self.counter)
        return {self.jackpots: opening.link(now, self.pool, self.number, *at)}

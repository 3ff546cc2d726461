"""Acts on cash tables: open, change by notice, close."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, OnRoomTables, RuledCall
from tdapp.cash.games import changing, opening
from tdapp.cash.table_sign import TableSign
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.rules.office import Decision
from tdapp.voice.texts import text


@dataclass(frozen=True)
class OpenGame(OnRoomTables):
    """Open a game at a table of the room, by its sign."""

    row: ClassVar[CallRow] = CallRow(
        label="open_game",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Cash table {number} opened"),
    )

    number: int
    sign: TableSign

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the house gives the table, the game takes it."""
        cash, _rules = self.ruled(states)
        registry = states[self.house].registry
        given = room_registry.designate(registry, self.number, self.room)
        seats = registry.table(self.number).seats
        opened = opening.open_game(cash, self.rules, self.number, seats, self.sign)
        return {self.room: opened, self.house: given}


@dataclass(frozen=True)
class CloseGame(OnRoomTables):
    """Close a cash table that all have left and give it back to the room."""

    row: ClassVar[CallRow] = CallRow(
        label="close_game",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Cash table {number} closed"),
        decision=Decision.CLOSE_TABLE,
    )

    number: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none; see `changing.close_game`."""
        cash, rules = self.ruled(states)
        closed = changing.close_game(cash, rules, self.number, moment.now)
        freed = room_registry.release(states[self.house].registry, self.number, self.room)
        return {self.room: closed, self.house: freed}


@dataclass(frozen=True)
class PostChange(RuledCall):
    """Note that a sign hangs which says what follows at a table, or that it closes."""

    row: ClassVar[CallRow] = CallRow(
        label="post_change",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Notice posted at table {number}"),
    )

    number: int
    sign: TableSign | None = None
    last_rounds: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `changing.post_change`; it counts from when it was seen to hang."""
        cash, _ = self.ruled(states)
        at, by, last = moment.at, moment.by, self.last_rounds
        posted = changing.post_change(
            cash, self.rules, self.number, at, by, self.sign, last_rounds=last
        )
        return {self.room: posted}


@dataclass(frozen=True)
class AgreeToChange(CashCall):
    """Note how many players at a table agree to a change."""

    row: ClassVar[CallRow] = CallRow(
        label="agree_to_change",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Agreement noted"),
    )

    notice: int
    agree: int
    players: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `changing.agree`."""
        agreed = changing.agree(self.cash(states), self.notice, self.agree, self.players)
        return {self.room: agreed}


@dataclass(frozen=True)
class WithdrawChange(CashCall):
    """Take a notice down again."""

    row: ClassVar[CallRow] = CallRow(
        label="withdraw_change",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Notice taken down"),
    )

    notice: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `changing.withdraw`."""
        return {self.room: changing.withdraw(self.cash(states), self.notice)}


@dataclass(frozen=True)
class ChangeSign(RuledCall):
    """Go over to a sign that was posted."""

    row: ClassVar[CallRow] = CallRow(
        label="change_sign",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "New sign in force"),
        decision=Decision.CHANGE_LIMITS,
    )

    notice: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `changing.change_sign`."""
        cash, _ = self.ruled(states)
        return {self.room: changing.change_sign(cash, self.rules, self.notice, moment.now)}


@dataclass(frozen=True)
class TellHands(CashCall):
    """Note how many hands were dealt at a table since it was told last."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_hands",
        permission=Permission.SEAT,
        done=text("done", "Hands noted at table {number}"),
    )

    number: int
    hands: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `changing.tell_hands`."""
        return {self.room: changing.tell_hands(self.cash(states), self.number, self.hands)}

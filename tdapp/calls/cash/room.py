"""The bases of acts on cash games: on the room alone, or on its tables too."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.cash.cash import Cash
from tdapp.cash.games import opening
from tdapp.cash.room import KIND
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.ports.people import RegistryWrite
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house import KIND as HOUSE
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.houses import HouseRules
from tdapp.voice.texts import text


@dataclass(frozen=True)
class CashCall(Call):
    """An act on the cash games of a `room`."""

    room: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The room."""
        return (StreamRef(self.room, KIND),)

    def cash(self, states: States) -> Cash:
        """The games as they stand."""
        found: Cash = states[self.room]
        return found


@dataclass(frozen=True)
class RuledCall(CashCall):
    """An act that the house's rules have a say in, in the version that the room opened under."""

    rules: HouseRules

    def ruled(self, states: States) -> tuple[Cash, CashRules]:
        """The games, and the rules; refuses ``no_cash_room`` and ``not_this_house``."""
        cash = self.cash(states)
        opening.must_be_under(cash, self.rules)
        return cash, self.rules.play.cash


@dataclass(frozen=True)
class OnRoomTables(RuledCall):
    """An act on the games and on the tables of the house."""

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The room and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))


@dataclass(frozen=True)
class OpenCashRoom(CashCall):
    """Let cash games be played under a house, whose files are kept."""

    row: ClassVar[CallRow] = CallRow(
        label="open_cash_room",
        permission=Permission.ANNOUNCE,
        done=text("done", "Cash games opened"),
    )

    rules: HouseRules

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The house's files, for the record to keep."""
        return self.rules.kept()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `opening.open_room`."""
        return {self.room: opening.open_room(self.cash(states), self.rules)}

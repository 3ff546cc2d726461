"""Acts that turn a table from an event to cash games and back, each with all that is checked."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.across.tables import WithTables
from tdapp.cash.cash import Cash
from tdapp.cash.facts.games import UseCheck
from tdapp.cash.games import changing, opening
from tdapp.cash.room import KIND
from tdapp.cash.table_sign import TableSign
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.house.house_events import TableDesignated
from tdapp.rules.houses import HouseRules
from tdapp.rules.office import Decision
from tdapp.tournament.event import announcing
from tdapp.voice.texts import text


@dataclass(frozen=True)
class TurnTable(WithTables):
    """A table goes from one use to the other, in all three streams or in none."""

    room: StreamId
    rules: HouseRules
    number: int
    checked: frozenset[UseCheck]

    def streams(self) -> tuple[StreamRef, ...]:
        """The event, the house and the cash games."""
        return (*super().streams(), StreamRef(self.room, KIND))

    def cash(self, states: States) -> Cash:
        """The cash games; refuses ``no_cash_room`` and ``not_this_house``."""
        cash: Cash = states[self.room]
        opening.must_be_under(cash, self.rules)
        return cash

    def handed_on(self, states: States, from_: StreamId, to: StreamId) -> Groups:
        """The designation taken back and given anew (STAR 28.5.1, CROWN 15.2.4)."""
        registry = states[self.house].registry
        freed = room_registry.release(registry, self.number, from_)
        seats = registry.table(self.number).seats
        return {self.house: [*freed, TableDesignated(self.number, seats, to)]}


@dataclass(frozen=True)
class TurnToCash(TurnTable):
    """An event's empty table opens for a cash game."""

    row: ClassVar[CallRow] = CallRow(
        label="turn_to_cash",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} turned to cash games"),
        decision=Decision.DESIGNATE_TABLES,
    )

    sign: TableSign

    def decide(self, states: States, _: Moment) -> Groups:
        """See `opening.turned`, and what closing and opening refuse."""
        cash, seats = self.cash(states), states[self.house].registry.table(self.number).seats
        closed = announcing.close_table(states[self.event], self.number)
        opened = opening.open_game(cash, self.rules, self.number, seats, self.sign)
        turned = opening.turned(self.number, self.checked, to_cash=True)
        handed = self.handed_on(states, self.event, self.room)
        return {self.event: closed, self.room: [*opened, *turned], **handed}


@dataclass(frozen=True)
class TurnToEvent(TurnTable):
    """An empty cash table goes to an event; its game is over."""

    row: ClassVar[CallRow] = CallRow(
        label="turn_to_event",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} turned to the event"),
        decision=Decision.DESIGNATE_TABLES,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `opening.turned`, and what closing and opening refuse."""
        cash, seats = self.cash(states), states[self.house].registry.table(self.number).seats
        closed = changing.close_game(cash, self.rules.play.cash, self.number, moment.now)
        opened = announcing.open_table(states[self.event], self.number, seats)
        turned = opening.turned(self.number, self.checked, to_cash=False)
        handed = self.handed_on(states, self.room, self.event)
        return {self.event: opened, self.room: [*closed, *turned], **handed}

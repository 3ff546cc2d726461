"""What the desk is asked for where a line of what is due is acted on, and the table to open."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from tdapp.calls.across.moves import Arrive, RedrawField
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.room import PITCH_CM, InstallTable
from tdapp.calls.tournament.alternates import CallAlternate
from tdapp.calls.tournament.chips import ColourUp
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.hand_for_hand import DealNextHand, EndRound, ReportTable
from tdapp.calls.tournament.moves import BreakTable, FreeTable, OrderMove
from tdapp.calls.tournament.rulings import ClosePenalty
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.teams import SwapAllPartners
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament

SETTLED_OTHERWISE = frozenset(
    {
        *(FloorTaskKind.HELD, FloorTaskKind.ALTERNATES),
        *(FloorTaskKind.COLOUR_UP, FloorTaskKind.OUT_OF_CHIPS),
        *(FloorTaskKind.HAND_PLAYED, FloorTaskKind.HAND_OVER, FloorTaskKind.PENALTY_OVER),
        *(FloorTaskKind.ROUND, FloorTaskKind.SWAP),
    }
)
"""Lines that nothing is ordered for."""


@dataclass(frozen=True, slots=True)
class EventAtHouse:
    """An event as it stands, and the tables of the house that it is played in."""

    event: StreamId
    house: StreamId
    state: Tournament
    registry: RoomRegistry

    def open_next(self) -> Call:
        """Open the next table, or put it into the room first."""
        number, stands = next_table(self.state, self.registry)
        return OpenTable(self.event, self.house, number) if stands else self.install(number)

    def install(self, number: int) -> Call:
        """Put a table into the room."""
        seats = self.state.conditions.seats_per_table
        return InstallTable(self.house, number, seats, PITCH_CM * number, 0)

    def order(self, due: FloorTask) -> Call:
        """What is ordered of what is suggested; refuses ``line_not_suggested``."""
        if due.after:
            raise Refusal("other_move_first", table=due.table)
        call = self._orders(due.table or 0, due.tables).get(due.kind)
        if call is None:
            raise Refusal("line_not_suggested")
        return call

    def remedy(self, due: FloorTask) -> Call:
        """What settles any line, as far as it is known; refuses as `order` does."""
        move = self.state.seating.moves.get(due.slip or 0)
        if due.kind is FloorTaskKind.UNDER_WAY and move is not None:
            return self.likely_arrival(move)
        if due.kind not in SETTLED_OTHERWISE:
            return self.order(due)
        event, table, entries = self.event, due.table or 0, due.tables
        playing = self.state.hand_for_hand.playing(self.state.seating)
        settled: dict[FloorTaskKind, Call] = {
            FloorTaskKind.HELD: FreeTable(event, table),
            FloorTaskKind.ALTERNATES: CallAlternate(event),
            FloorTaskKind.COLOUR_UP: ColourUp(event, due.chip or 0, 0),
            FloorTaskKind.HAND_PLAYED: ReportTable(event, next(iter(playing), 0)),
            FloorTaskKind.HAND_OVER: DealNextHand(event),
            FloorTaskKind.PENALTY_OVER: ClosePenalty(event, due.slip or 0),
            FloorTaskKind.ROUND: EndRound(event, table),
            FloorTaskKind.SWAP: SwapAllPartners(event),
            FloorTaskKind.OUT_OF_CHIPS: Bust(event, next(iter(entries), 0), declined=True),
        }
        return settled[due.kind]

    def _open(self, named: int) -> Call:
        """The table that is named, or another one where that is in use or out of service."""
        free = any(table.number == named for table in self.registry.free())
        return OpenTable(self.event, self.house, named) if free else self.open_next()

    def _orders(self, table: int, tables: tuple[int, ...]) -> dict[FloorTaskKind, Call]:
        event, house = self.event, self.house
        return {
            FloorTaskKind.BREAK: BreakTable(event, table),
            FloorTaskKind.MOVE: OrderMove(event, table),
            FloorTaskKind.REDRAW: RedrawField(event, house, tables),
            FloorTaskKind.OPEN: self._open(table),
            FloorTaskKind.DRAW: DrawSeats(event),
            FloorTaskKind.EMPTY: CloseTable(event, house, table),
        }

    def likely_arrival(self, move: MoveOrdered) -> Arrive:
        """An arrival of any player at any seat, to see whether one can be recorded."""
        seating = self.state.seating
        entry = move.entry or next(iter(seating.at_table(move.from_table)), 0)
        free = next(iter(seating.free_at(move.to_table)), 0)
        seat = Seat(move.to_table, free) if move.to_seat is None else None
        return Arrive(self.event, self.house, entry, seat)


def next_table(state: Tournament, registry: RoomRegistry) -> tuple[int, bool]:
    """The number of the table to open, and whether it stands in the room already.

    It is the first of the opening order that is free, else the first one that is.
    """
    number = next(next_tables(state, registry))
    return number, number in registry.tables


def next_tables(state: Tournament, registry: RoomRegistry) -> Iterator[int]:
    """The numbers of the tables to open, one after the other; new ones where none is free."""
    free = [table.number for table in registry.free()]
    listed = [one for one in state.seating.orders.coming if one in free]
    yield from dict.fromkeys((*listed, *free))
    yield from count(max([0, *registry.tables]) + 1)

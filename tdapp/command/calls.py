"""The acts at the desk that a command asks for, on the event as it stands."""

from collections.abc import Callable, Mapping

from tdapp.calls.across.moves import Arrive, ArriveAll
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.room import PITCH_CM, InstallTable
from tdapp.calls.tournament.attendance import TellAllHere, TellAway, TellBack
from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
)
from tdapp.calls.tournament.prizes import PostPrizes, new_list
from tdapp.calls.tournament.sales import Rebuy, SellAddOns
from tdapp.calls.tournament.seats import TellButton
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.tournament.clock.restructuring import first_to_come
from tdapp.tournament.plan.levels import Level, index_of
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.state.clock import position
from tdapp.tournament.tables.suggesting import moves_due
from tdapp.tournament.tournament import Tournament

Made = tuple[Call, ...]
Entries = tuple[int, ...]


class Calls:
    """Makes them; where there are several ways it takes the one that the state asks for."""

    def __init__(self, at: GivenAt) -> None:
        self._at = at
        self._made: Mapping[Verb, Callable[[Spoken, StreamId, Entries], Made]] = {
            Verb.SHOW: lambda *_: (),
            Verb.HAND: lambda *_: (),
            Verb.BUST: self._bust,
            Verb.REBUY: lambda _, event, who: (Rebuy(event, who[0], 0, 1, self._at.payment),),
            Verb.ADDON: lambda _, event, who: (SellAddOns(event, who, self._at.payment),),
            Verb.AWAY: lambda _, event, who: (TellAway(event, who[0]),),
            Verb.HERE: lambda _, event, who: (TellBack(event, who[0]),),
            Verb.MOVE: self._move,
            Verb.BUTTON: self._button,
            Verb.ALL_HERE: lambda said, event, _: (TellAllHere(event, said.table or 0, said.away),),
            Verb.ARRIVED: lambda said, event, _: (
                ArriveAll(event, self._at.house, said.table or 0),
            ),
            Verb.HOLD: lambda said, event, _: (HoldTable(event, said.table or 0),),
            Verb.FREE: lambda said, event, _: (FreeTable(event, said.table or 0),),
            Verb.BREAK: self._break,
            Verb.CLOSE: lambda said, event, _: (
                CloseTable(event, self._at.house, said.table or 0),
            ),
            Verb.OPEN: self._open,
            Verb.REST: self._rest,
            Verb.LEVEL: self._level,
            Verb.PAUSE: lambda _, event, __: (PauseClock(event),),
            Verb.START: lambda _, event, __: (StartClock(event),),
            Verb.ADD_TIME: lambda said, event, _: (AddTime(event, said.span_us),),
            Verb.SET_TIME: self._set_time,
            Verb.POST: self._post,
        }

    def of(self, said: Spoken, event: StreamId, entries: Entries, takers: Entries = ()) -> Made:
        """The acts in their order; none where somebody or a table is only shown.

        The `takers` have the bounty of the one who is out.
        """
        if takers:
            declined = self._declined(event, entries)
            return (Bust(event, entries[0], declined, takers=takers),)
        return self._made[said.verb](said, event, entries)

    def _declined(self, event: StreamId, entries: Entries) -> bool:
        """Who has no chips already is out for good: a re-buy is declined by being told again."""
        waiting = self._at.event(event).exits.out_of_chips
        return all(entry in waiting for entry in entries)

    def _bust(self, _: Spoken, event: StreamId, entries: Entries) -> Made:
        declined = self._declined(event, entries)
        if len(entries) == 1:
            return (Bust(event, entries[0], declined),)
        outs = tuple(EliminatedPlayer(entry=entry, table=0) for entry in entries)
        return (BustTogether(event, outs, declined=declined),)

    def _move(self, said: Spoken, event: StreamId, entries: Entries) -> Made:
        """The arrival of who was ordered there, the suggested move, or another one."""
        state, entry, to = self._at.event(event), entries[0], said.to or Seat(0, 0)
        seating = state.seating
        here = seating.seat_of.get(entry)
        nameless = (
            one
            for one in seating.moves.values()
            if one.entry is None and here is not None
            if (one.from_table, one.to_table) == (here.table, to.table)
        )
        if entry in seating.slip_of or any(nameless):
            return (Arrive(event, self._at.house, entry, to),)
        if here is not None and _is_suggested(state, here, to):
            return (OrderMove(event, here.table),)
        return (OverruleMove(event, entry, to),)

    def _button(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        at = said.places or ButtonPosition()
        told = at.button, at.small_blind, at.big_blind
        return (TellButton(event, said.table or 0, *told),)

    def _break(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """In its turn where it is the table's, else out of turn."""
        in_turn = BreakTable(event, said.table or 0)
        if self._at.desk.why_not_even_signed(self._at.actor, in_turn) is None:
            return (in_turn,)
        return (BreakOutOfTurn(event, said.table or 0),)

    def _post(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The list of the plan, or a whole new one in place of it or of the posted one."""
        if not said.prizes:
            return (PostPrizes(event),)
        return (new_list(event, self._at.event(event), said.prizes, deal=said.deal),)

    def _open(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """A table that does not stand in the room yet is put there first."""
        number, house = said.table or 0, self._at.house
        opened = OpenTable(event, house, number)
        if number in self._at.room.registry.tables:
            return (opened,)
        seats = self._at.event(event).conditions.seats_per_table
        return (InstallTable(house, number, seats, PITCH_CM * number, 0), opened)

    def _rest(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The break that is on lasts so long from now; else the one that follows this level."""
        state, now = self._at.event(event), self._at.now
        conditions, here = state.conditions, position(state.conditions, state.clock, now)
        if state.clock.started and conditions.level(here.index).is_break:
            return (SetClock(event, here.index, said.number * MINUTE_US),)
        after = max(1, first_to_come(state, now))
        if conditions.level(after).is_break:
            return (ChangeLevel(event, after, Level(said.number)),)
        return (InsertLevel(event, after, Level(said.number)),)

    def _level(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        levels = self._at.event(event).conditions.levels
        return (GoToLevel(event, index_of(levels, said.number) if said.number else -1),)

    def _set_time(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        state = self._at.event(event)
        index = position(state.conditions, state.clock, self._at.now).index
        return (SetClock(event, index, said.span_us),)


def _is_suggested(state: Tournament, here: Seat, to: Seat) -> bool:
    """Whether ordering what is suggested from a table moves exactly this seat to that one."""
    first = next((one for one in moves_due(state).moves if one.from_table == here.table), None)
    return first is not None and (first.from_seat, first.to_table, first.to_seat) == (
        here.seat,
        to.table,
        to.seat,
    )

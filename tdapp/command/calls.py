"""The acts at the desk that a command asks for, on the event as it stands."""

from collections.abc import Mapping
from dataclasses import replace as with_fields

from msgspec.structs import replace

from tdapp.calls.across.moves import Arrive, ArriveAll
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.room import PITCH_CM, InstallTable
from tdapp.calls.tournament.attendance import TellAllHere, TellAway, TellBack
from tdapp.calls.tournament.brackets import LoseMatch
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.calls.tournament.hand_for_hand import ReportTable
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
)
from tdapp.calls.tournament.rulings import CountHand, GiveOtherPenalty, GivePenalty
from tdapp.calls.tournament.sales import Rebuy, SellAddOns, SellTableAddOns
from tdapp.calls.tournament.seats import SwapSeats, TellButton
from tdapp.calls.tournament.stages import BagStack, LosePlayOff
from tdapp.command.bracket_calls import BracketCalls
from tdapp.command.clock_calls import ClockCalls, Entries, Made, Make
from tdapp.command.foresight import foresee
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.till.payment import BOUNTY, Payment, Tender
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.stages.seen import progress_of
from tdapp.tournament.tables.suggesting import moves_due
from tdapp.tournament.tournament import Tournament


class Calls:
    """Makes them; where there are several ways it takes the one that the state asks for."""

    def __init__(self, at: GivenAt) -> None:
        self._at = at
        self._made: Mapping[Verb, Make] = {
            **ClockCalls(at).made,
            Verb.BALANCE: self._balance,
            Verb.SHOW: lambda *_: (),
            Verb.HAND: lambda *_: (),
            Verb.BUST: self._bust,
            Verb.ACT: lambda *_: (),
            Verb.PRINT: lambda *_: (),
            Verb.REBUY: lambda said, event, who: tuple(
                Rebuy(event, one, 0, said.number or 1, self._paid(said)) for one in who
            ),
            Verb.DECLINE: self._decline,
            Verb.ADDON: self._addon,
            Verb.AWAY: lambda _, event, who: tuple(TellAway(event, one) for one in who),
            Verb.HERE: lambda _, event, who: tuple(TellBack(event, one) for one in who),
            Verb.MOVE: self._move,
            Verb.SWAP: lambda _, event, who: (SwapSeats(event, who[0], who[1]),),
            Verb.STACK: lambda said, event, who: (ReportStacks(event, ((who[0], said.number),)),),
            Verb.BAG: lambda said, event, who: (BagStack(event, who[0], said.number),),
            Verb.PENALTY: self._penalty,
            Verb.BUTTON: self._button,
            Verb.ALL_HERE: lambda said, event, _: (TellAllHere(event, said.table or 0, said.away),),
            Verb.ARRIVED: self._arrived,
            Verb.HOLD: lambda said, event, _: (HoldTable(event, said.table or 0),),
            Verb.FREE: lambda said, event, _: (FreeTable(event, said.table or 0),),
            Verb.FINISHED: lambda said, event, _: (ReportTable(event, said.table or 0),),
            Verb.COUNT: lambda said, event, _: (CountHand(event, said.table or 0),),
            Verb.BREAK: self._break,
            Verb.CLOSE: lambda said, event, _: (
                CloseTable(event, self._at.house, said.table or 0),
            ),
            Verb.OPEN: self._open,
        }

    def of(self, said: Spoken, event: StreamId, entries: Entries, takers: Entries = ()) -> Made:
        """The acts in their order; none where somebody or a table is only shown.

        The `takers` have the bounty of the one who is out, where the event has bounties.
        """
        if said.more:
            return self._of_each(said, event)
        if takers and self._at.event(event).entries.taken.get(BOUNTY):
            declined = self._declined(event, entries)
            return (Bust(event, entries[0], declined, takers=takers),)
        make = self._made.get(said.verb) or BracketCalls(self._at).made[said.verb]
        return make(said, event, entries)

    def _of_each(self, said: Spoken, event: StreamId) -> Made:
        """The same of each table; a break is in its turn once those before have broken."""
        made: Made = ()
        for one in said.tables:
            alone = with_fields(said, table=one, more=())
            in_turn = BreakTable(event, one)
            turn = made and said.verb is Verb.BREAK and self._is_possible(event, *made, in_turn)
            made += (in_turn,) if turn else self.of(alone, event, ())
        return made

    def _is_possible(self, event: StreamId, *calls: Call) -> bool:
        try:
            foresee(self._at, event, calls, PLAIN)
        except Refusal:
            return False
        return True

    def _paid(self, said: Spoken) -> Payment:
        """How a sale is paid: as it is said, else as the till says."""
        paid = self._at.payment
        return replace(paid, tender=Tender(said.kind), also=()) if said.kind else paid

    def _addon(self, said: Spoken, event: StreamId, entries: Entries) -> Made:
        if said.table is not None:
            return (SellTableAddOns(event, said.table, (), self._paid(said)),)
        return tuple(SellAddOns(event, (one,), self._paid(said)) for one in entries)

    def _decline(self, said: Spoken, event: StreamId, entries: Entries) -> Made:
        """Only who has lost the last chips can decline to buy again."""
        waiting = self._at.event(event).exits.out_of_chips
        for entry in entries:
            if entry not in waiting:
                raise Refusal("has_chips_still", entry=entry)
        return self._bust(said, event, entries)

    def _arrived(self, said: Spoken, event: StreamId, entries: Entries) -> Made:
        if entries:
            return tuple(Arrive(event, self._at.house, one) for one in entries)
        return (ArriveAll(event, self._at.house, said.table or 0),)

    def _penalty(self, said: Spoken, event: StreamId, entries: Entries) -> Made:
        """One of the house's list, or another one."""
        kind, number = PenaltyKind(said.kind), said.number
        listed = GivePenalty(event, entries[0], kind, number)
        given = (GivePenalty, GiveOtherPenalty)[
            self._at.desk.why_not_even_signed(self._at.actor, listed) is not None
        ]
        return tuple(given(event, one, kind, number) for one in entries)

    def _balance(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The move that is suggested from that table, or the first one."""
        due = moves_due(self._at.event(event)).moves
        first = due[0].from_table if due else None
        table = said.table if said.table is not None else first
        if table is None:
            raise Refusal("nothing_to_balance")
        return (OrderMove(event, table),)

    def _declined(self, event: StreamId, entries: Entries) -> bool:
        """Who has no chips already is out for good: a re-buy is declined by being told again."""
        waiting = self._at.event(event).exits.out_of_chips
        return all(entry in waiting for entry in entries)

    def _bust(self, _: Spoken, event: StreamId, entries: Entries) -> Made:
        """In a bracket a match is lost, and the player may play on; in a play-off that is lost."""
        state = self._at.event(event)
        plays_off = progress_of(state).play_off if state.stage else {}
        if all(plays_off.get(one) == 0 for one in entries):
            return tuple(LosePlayOff(event, entry) for entry in entries)
        if state.conditions.bracket is not None:
            return tuple(LoseMatch(event, entry) for entry in entries)
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

    def _open(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """A table that does not stand in the room yet is put there first."""
        number, house = said.table or 0, self._at.house
        opened = OpenTable(event, house, number)
        if number in self._at.room.registry.tables:
            return (opened,)
        seats = self._at.event(event).conditions.seats_per_table
        return (InstallTable(house, number, seats, PITCH_CM * number, 0), opened)


def _is_suggested(state: Tournament, here: Seat, to: Seat) -> bool:
    """Whether ordering what is suggested from a table moves exactly this seat to that one."""
    first = next((one for one in moves_due(state).moves if one.from_table == here.table), None)
    return first is not None and (first.from_seat, first.to_table, first.to_seat) == (
        here.seat,
        to.table,
        to.seat,
    )

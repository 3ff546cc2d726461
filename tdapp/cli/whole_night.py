"""An event with all that an ordinary night brings, from the first entry to the last prize."""

import dataclasses
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import sub
from random import Random

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.across.moves import Arrive, RedrawField
from tdapp.calls.tournament import chips as chip_calls
from tdapp.calls.tournament import exits as exit_calls
from tdapp.calls.tournament import moves as move_calls
from tdapp.calls.tournament import prizes as prize_calls
from tdapp.calls.tournament import sales as sales_calls
from tdapp.calls.tournament import seats as seat_calls
from tdapp.calls.tournament.event import EndPlay
from tdapp.calls.tournament.teams import SwapAllPartners
from tdapp.cli.fast_play import begin_shot_clock, play_faster
from tdapp.cli.selling_hours import (
    SECOND_US,
    Appointment,
    Errand,
    appointments,
    late_and_back,
    span,
)
from tdapp.cli.simulated_night import Night
from tdapp.core.draw import shuffled
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.rules.purchases import PurchaseKind
from tdapp.table.chips.race import Holding
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.chips import LeavingChip, average_stack, leaving_chips
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.room_left import addons_left, rebuys_left
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tables.suggesting import moves_due, redraw_over, table_to_break
from tdapp.tournament.tournament import Tournament

MOST = 7
ALL_HE_HAS = 0.02
"""Now and then these chips are the last ones of a player."""


async def colour_up(night: Night, chance: Random) -> None:
    """Take out of play what is due by now, table by table."""
    for leaving in leaving_chips(night.state):
        if leaving.now:
            for table in sorted(night.state.seating.tables):
                await night.do(_at_table(night.state, night.event, table, leaving, chance))
            if leaving.chip not in night.state.chips.gone:
                await night.do(chip_calls.ColourUp(night.event, leaving.chip, 0))


def _at_table(
    state: Tournament, event: StreamId, table: int, leaving: LeavingChip, chance: Random
) -> Call:
    held = tuple(_held(state, table, leaving.chip, chance))
    if not held:
        return chip_calls.ColourUp(event, leaving.chip, 0, (), table)
    return chip_calls.RaceChips(event, table, leaving.chip, leaving.becomes, held)


def _held(state: Tournament, table: int, chip: int, chance: Random) -> list[Holding]:
    """The chips of a table's players by chance, within half an average stack."""
    most = min(MOST, (average_stack(state) or 0) // (2 * chip))
    found = []
    for entry in state.seating.at_table(table):
        count = chance.randint(0, most)
        if count and entry not in state.exits.out_of_chips:
            seat = state.seating.seat_of[entry].seat
            found.append(Holding(seat, count, has_others=chance.random() > ALL_HE_HAS))
    return found


class Players:
    """Entry numbers in no order that matters; picking, adding and removing cost the same."""

    def __init__(self, entries: Iterable[int], chance: Random) -> None:
        self._chance = chance
        self._entries = list(entries)
        self._place = {entry: place for place, entry in enumerate(self._entries)}

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, entry: int) -> bool:
        return entry in self._place

    def pick(self) -> int:
        """One of them by chance; they stay as they are."""
        return self._entries[self._chance.randrange(len(self._entries))]

    def add(self, entry: int) -> None:
        """One more."""
        self._place[entry] = len(self._entries)
        self._entries.append(entry)

    def remove(self, entry: int) -> None:
        """One less; nothing if it is none of them."""
        place = self._place.pop(entry, None)
        if place is None:
            return
        last = self._entries.pop()
        if last != entry:
            self._entries[place] = last
            self._place[last] = place


TOO_FEW = Circumstances(reason="too few entries")
WITHDRAWN = Circumstances(reason="asked to leave")
TRIES = 200
SEVERAL, DOUBLE = 0.04, 0.25
STACKS = 4
"""Stacks of one hand differ by few units, so that some are equal."""

MOST_IN_A_HAND = 3
PACE_US = 4 * MINUTE_US
ON = 0.6
"""The share of players at a table who take the add-on."""


@dataclass
class WholeNight(Night):
    """Plays an event as its conditions allow."""

    people: int = 0
    begun_us: int = 0
    players: Players = dataclasses.field(init=False)
    tables: list[int] = dataclasses.field(default_factory=list)

    async def play(self) -> Tournament:
        """The whole night; too small a field is sent home with its money."""
        await self.announce()
        self.peak = len(self.state.seating.tables)
        if self.field.entries < max(2, self.conditions.min_entries):
            return await self._call_off()
        late, _ = late_and_back(self.conditions, self.field.entries, self.field.reentries)
        self.people = self.field.entries - late
        await self.enter(range(self.people))
        await self.begin()
        await begin_shot_clock(self)
        self.begun_us = self.time.now().elapsed_us
        self.players = Players(self.state.in_play(), self.chance)
        await self.sell()
        await self.close_field()
        await self.play_down(1)
        await self.finish()
        return self.state

    async def _call_off(self) -> Tournament:
        await self.enter(range(self.field.entries))
        await self.do(CancelEvent(self.event, self.station.house), TOO_FEW)
        return self.state

    async def sell(self) -> None:
        """All that happens until nothing is sold any more."""
        tables = sorted(self.state.seating.tables)
        self.tables = list(shuffled(tables, f"{self.field.seed}/add-ons"))
        for one in appointments(self.conditions, self.field, len(tables), self.chance):
            await self._keep(one)

    async def _keep(self, one: Appointment) -> None:
        await self._until(one.at_us)
        errands: Mapping[Errand, Callable[[], Awaitable[None]]] = {
            Errand.ENTER: self._enter_late,
            Errand.COME_BACK: self._come_back,
            Errand.BUY_AGAIN: self._buy_again,
            Errand.DECLINE: self._decline,
            Errand.SAY_NOTHING: self._say_nothing,
            Errand.ADD_ON: self._add_on,
            Errand.WITHDRAW: self._withdraw,
        }
        await errands[one.errand]()

    async def _until(self, played_us: int) -> None:
        """Let time pass until the clock has run so long; reached levels are recorded."""
        wait = self.begun_us + played_us - self.time.now().elapsed_us
        self.time.pass_us(max(0, wait))
        await self._look()

    async def _look(self) -> None:
        """Record what is due by now, and colour up what leaves play."""
        await self.station.clockwork.tick()
        await colour_up(self, self.chance)
        swap = SwapAllPartners(self.event)
        if self.conditions.teams and self.can(swap):
            await self.do(swap)

    async def _enter_late(self) -> None:
        self.people += 1
        await self._admit(PersonId(f"{self.event}-{self.people}"))

    async def _admit(self, person: PersonId) -> None:
        await self.register(person)
        await self.do(seat_calls.DrawSeats(self.event))
        self.players.add(self.state.entries.last_entry)

    async def _come_back(self) -> None:
        """Let a busted player re-enter, or a new player enter."""
        entry = self._fresh()
        enough = self._can_spare() or (self.field.reentries and len(self.players) > 1)
        only_later = self.conditions.reentries_per_flight == 0
        if entry is None or only_later or not enough:
            await self._enter_late()
            return
        await self._out(entry)
        await self._admit(self.state.entry(entry).person)

    def _fresh(self) -> int | None:
        """One who is in for the first time, if chance finds one."""
        for _ in range(TRIES):
            entry = self.players.pick()
            if not self.state.entry(entry).again:
                return entry
        return None

    async def _out(self, entry: int) -> None:
        await self.do(exit_calls.Bust(self.event, entry, declined=True))
        self.players.remove(entry)

    async def _buy_again(self) -> None:
        """Let a player bust and re-buy, now and then twice at once."""
        offer = self.conditions.offer(PurchaseKind.REBUY)
        entry = self.players.pick()
        for _ in range(TRIES):
            if self._rebuys_left(entry):
                break
            entry = self.players.pick()
        left = self._rebuys_left(entry)
        at_once = offer.at_once if offer and self.field.rebuys is None else 1
        units = 2 if min(at_once, left) > 1 and self.chance.random() < DOUBLE else 1
        if left and self.players and self._can_spare():
            await self.do(exit_calls.Bust(self.event, entry))
        await self.do(sales_calls.Rebuy(self.event, entry, units=units))

    async def _decline(self) -> None:
        if self._can_spare():
            entry = self.players.pick()
            if self._may_buy(entry):
                await self.do(exit_calls.Bust(self.event, entry))
            await self._out(entry)

    async def _say_nothing(self) -> None:
        """Let the re-buy time of a player without chips run out."""
        if self._can_spare():
            entry = self.players.pick()
            await self.do(exit_calls.Bust(self.event, entry))
            self.players.remove(entry)

    def _may_buy(self, entry: int) -> bool:
        return self._rebuys_left(entry) > 0

    def _rebuys_left(self, entry: int) -> int:
        return rebuys_left(self.state, self.state.entry(entry))

    def _can_spare(self) -> bool:
        return len(self.players) > MOST_IN_A_HAND

    async def _add_on(self) -> None:
        """One table takes the add-on in one act, less those who do not want it."""
        if self.field.addons is not None:
            await self._one_add_on()
            return
        table, state = self.tables.pop(), self.state
        wants = [
            entry
            for entry in state.seating.at_table(table)
            if entry in self.players
            and addons_left(state, state.entry(entry))
            and self.chance.random() < ON
        ]
        if wants:
            await self.do(sales_calls.SellAddOns(self.event, tuple(wants)))

    async def _one_add_on(self) -> None:
        """Sell one where an exact number is asked for, to somebody who has the fewest."""
        offer, state = self.conditions.addon, self.state
        waiting = state.exits.out_of_chips
        had = {one: state.entry(one).addons for one in state.in_play() if one not in waiting}
        fewest = min(had.values(), default=None)
        if offer is None or fewest is None or (offer.most is not None and fewest >= offer.most):
            return
        first = next(one for one, count in had.items() if count == fewest)
        await self.do(sales_calls.SellAddOns(self.event, (first,)))

    async def _withdraw(self) -> None:
        if self._can_spare():
            entry, state = self.players.pick(), self.state
            chips = min(self.conditions.starting_chips, state.chips_in_play // state.left)
            gone = exit_calls.Leave(self.event, entry, Departure.WITHDRAWN, chips)
            await self.do(gone, WITHDRAWN)
            self.players.remove(entry)

    async def close_field(self) -> None:
        """Let everything on sale run out, take out who waited, and post the prizes."""
        offers = [self.conditions.offer(kind) for kind in PurchaseKind]
        ends = [span(self.conditions, offer.window)[1] for offer in offers if offer]
        await self._until(max(ends) + SECOND_US)
        if self.state.exits.out_of_chips:
            await self.do(exit_calls.EndWaits(self.event))
        await self.do(prize_calls.PostPrizes(self.event))

    async def play_down(self, left: int) -> None:
        """Players go out by chance, now and then several in a hand, until `left` are left.

        More are left where the conditions end the event with more, or with its last level.
        """
        length = sum(level.length_us for level in self.conditions.levels)
        by_time, left = self.conditions.ending.after_last_level, max(left, self.state.left_at_end)
        each = length // self.field.entries
        pace = 2 * each if by_time else min(PACE_US, each)
        while self.state.left > left:
            self.time.pass_us(max(SECOND_US, pace))
            await self._look()
            if by_time and self.state.clock.begun >= len(self.conditions.levels):
                await self._end_play()
                return
            await self._hand(left)
            for entry in await play_faster(self, self.chance, left):
                self.players.remove(entry)
            await self.hand_for_hand()

    async def _end_play(self) -> None:
        """Count the stacks of all who are left, and rank them as the conditions say."""
        state = self.state
        entries, chips = state.in_play(), state.chips_in_play
        cuts = sorted(self.chance.randint(0, chips) for _ in entries[1:])
        stacks = zip(entries, map(sub, [*cuts, chips], [0, *cuts]), strict=True)
        await self.do(chip_calls.ReportStacks(self.event, tuple(stacks)))
        await self.do(EndPlay(self.event, level_stacks(self.state)))

    async def _hand(self, left: int) -> None:
        state, entry = self.state, self.players.pick()
        seat = state.seating.seat_of[entry]
        beside = [one for one in state.seating.at_table(seat.table) if one in self.players]
        room = min(MOST_IN_A_HAND, state.left - left, len(beside))
        if room > 1 and not state.prizes.in_kind and self.chance.random() < SEVERAL:
            await self._several(
                seat.table, self.chance.sample(beside, self.chance.randint(2, room))
            )
        else:
            await self._out(entry)
        await self.floor_work()

    async def _several(self, table: int, out: list[int]) -> None:
        """Several out in one hand; all is told that any rulebook asks to rank them."""
        cards = self.chance.sample(range(2, 15), len(out))
        told = [
            EliminatedPlayer(
                entry=entry,
                table=table,
                stack=self.chance.randint(1, STACKS),
                put_in=self.chance.randint(1, STACKS),
                all_in=self.chance.randint(1, STACKS),
                all_in_order=order,
                from_button=order,
                cards=(cards[order - 1],),
                ruled=order,
            )
            for order, entry in enumerate(out, 1)
        ]
        await self.do(exit_calls.BustTogether(self.event, tuple(told)))
        for one in out:
            self.players.remove(one)

    async def floor_work(self) -> None:
        """Redraw the field, break and even out tables as is suggested, until nothing is."""
        house = self.station.house
        while (state := self.state).left > 1 and not state.is_decided:
            table, tables = table_to_break(state), redraw_over(state)
            if tables:
                await self.do(RedrawField(self.event, house, tables))
            elif table is not None:
                await self.do(move_calls.BreakTable(self.event, table))
            elif moves := moves_due(state).moves:
                await self.do(move_calls.OrderMove(self.event, moves[0].from_table))
            else:
                return
            for move in sorted(self.state.seating.moves.values(), key=lambda one: one.slip):
                await self._arrive(move, house)

    async def _arrive(self, move: MoveOrdered, house: StreamId) -> None:
        entry, seat = move.entry, move.to_seat
        seating = self.state.seating
        if entry is None:
            entry = self.chance.choice(seating.at_table(move.from_table))
        to = None if seat is not None else Seat(move.to_table, seating.free_at(move.to_table)[0])
        await self.do(Arrive(self.event, house, entry, to))

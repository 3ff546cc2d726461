"""Due changes of the clock, recorded by the first station that sees them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from tdapp.calls.tournament.alternates import PassOver
from tdapp.calls.tournament.clock import HoldClock
from tdapp.calls.tournament.clock_watch import ClockWatch
from tdapp.calls.tournament.event import BeginLevel, PauseClock, TournamentCall, addresses
from tdapp.calls.tournament.exits import EndWaits
from tdapp.calls.tournament.rulings import EndPenalties
from tdapp.calls.tournament.sales import EndOpenBuyIns
from tdapp.core.act import place_among
from tdapp.core.ids import ActionId, StreamId, derived_id, part_of
from tdapp.core.instant import Instant
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import PROGRAM
from tdapp.tournament.clock.crossings import Crossing
from tdapp.tournament.clock.serving import minutes_over
from tdapp.tournament.clock.timing import due_level
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.exits.eliminating import ended_waits
from tdapp.tournament.sales.alternates import missed_calls
from tdapp.tournament.sales.open_buy_ins import end_open_buy_ins
from tdapp.tournament.tournament import Tournament

Hear = Callable[[StreamId, Sequence[Crossing]], None]


class LastSeen(Protocol):
    """Remembers, beside the record, when the program was last there; nobody else writes to it."""

    def last(self) -> Instant | None: ...

    def place_then(self) -> int: ...

    def note(self, now: Instant, place: int) -> None: ...


class Clockwork:
    """Looks twice a second; a late look changes nothing but the moment of recording.

    `seen` is there where no other station can have gone on while the program was away.
    """

    def __init__(self, desk: Desk, seen: LastSeen | None = None) -> None:
        self._desk = desk
        self._seen = seen
        self._begun = desk.time.now()
        self._asked: set[ActionId] = set()
        self._watch = ClockWatch()
        self._hear: list[Hear] = []

    def heed(self, hear: Hear) -> Callable[[], None]:
        """Tell a listener what the clocks pass; gives the function that ends it."""
        self._hear.append(hear)
        return lambda: self._hear.remove(hear)

    async def hold_clocks(self) -> None:
        """Let the clocks stand that ran on while the program was away, as they were last seen.

        All are looked at before any is recorded: an act on one stage is no sign of another's clock.
        """
        if self._seen is None:
            return
        holds = []
        for event in addresses(self._desk):
            state: Tournament = self._desk.state(event)
            anchor = state.clock.anchor
            if anchor is not None and state.programme.winner is None and not self._saw(anchor):
                seen = self._last_sign(event, anchor)
                action = derived_id(event, "hold", anchor.utc_us, seen.utc_us)
                holds.append((HoldClock(event, seen), action))
        for call, action in holds:
            await self._record(call, action)

    def _saw(self, anchor: Instant) -> bool:
        """Whether the clock was started while the program is there; exact within one boot."""
        return anchor.boot == self._begun.boot and self._begun.is_before(anchor)

    def note_seen(self) -> None:
        """Remember that the program is there."""
        if self._seen is not None:
            self._seen.note(self._desk.time.now(), self._desk.log.newest)

    def _last_sign(self, event: StreamId, anchor: Instant) -> Instant:
        """The last sign of life, which the newest act of the event may be.

        An act keeps its moment by the wall clock alone. One that was done before the other sign, or
        lies in the future, was told by a wall clock that was set back since.
        """
        newest, now = self._desk.journal.acts(part_of(event)[0], 1)[-1], self._desk.time.now()
        seen = self._seen.last() if self._seen is not None else None
        same_boot = (one for one in (seen, now) if one is not None and one.boot == anchor.boot)
        act = next(same_boot, anchor).by_wall(newest.at_us)
        if seen is None or self._seen is None:
            return act
        is_later = place_among(newest) > self._seen.place_then()
        return act if is_later and seen.utc_us < act.utc_us <= now.utc_us else seen

    async def tick(self) -> None:
        """Record what is due in every event, and try again what could not be written."""
        if self._desk.unrecorded:
            with suppress(Unrecorded):
                await self._desk.write_what_waits()
        elif not self._desk.journal.health().writable:
            self._desk.journal.probe()
        for event in addresses(self._desk):
            self._tell(event)
            await self._record_level(event)
            await self._stop(event)
            await self._end_open_buy_ins(event)
            await self._end_waits(event)
            await self._pass_over(event)
            await self._end_penalties(event)

    def _tell(self, event: StreamId) -> None:
        state: Tournament = self._desk.state(event)
        if state.programme.conditions is None:
            return
        crossed = self._watch.look(event, state, self._desk.time.now())
        for hear in tuple(self._hear) if crossed else ():
            hear(event, crossed)

    async def _record_level(self, event: StreamId) -> None:
        tournament = self._desk.state(event)
        index = due_level(tournament, self._desk.time.now())
        anchor = tournament.clock.anchor
        if index is None or anchor is None:
            return
        action = derived_id(event, anchor.utc_us, anchor.elapsed_us, anchor.boot, index)
        await self._record(BeginLevel(event, index), action)

    async def _stop(self, event: StreamId) -> None:
        """The clock of an event that time itself decided stops: entry closed with one left."""
        tournament: Tournament = self._desk.state(event)
        anchor = tournament.clock.anchor
        if anchor is not None and is_decided(tournament, self._desk.time.now()):
            action = derived_id(event, "decided", anchor.utc_us, anchor.elapsed_us, anchor.boot)
            await self._record(PauseClock(event), action)

    async def _end_open_buy_ins(self, event: StreamId) -> None:
        """Who has not paid the buy-in when the event starts is out."""
        over = end_open_buy_ins(self._desk.state(event))
        if over:
            action = derived_id(event, "open_buy_ins", [one.entry for one in over])
            await self._record(EndOpenBuyIns(event), action)

    async def _end_waits(self, event: StreamId) -> None:
        """A player who may no longer buy again is out, without anyone having to record it."""
        tournament: Tournament = self._desk.state(event)
        if tournament.programme.conditions is None or tournament.programme.winner is not None:
            return
        over = ended_waits(tournament, self._desk.time.now())
        if over:
            whose = [(exit_.entry, exit_.happened_us) for exit_ in over]
            await self._record(EndWaits(event), derived_id(event, "end_waits", whose))

    async def _pass_over(self, event: StreamId) -> None:
        """Who was called from the queue and did not come in time gives way to the next."""
        tournament: Tournament = self._desk.state(event)
        if tournament.programme.conditions is None or tournament.programme.cancelled:
            return
        for ticket in missed_calls(tournament, self._desk.time.now()):
            until_us = tournament.alternates.called[ticket]
            action = derived_id(event, "pass_over", ticket, until_us)
            await self._record(PassOver(event, ticket), action)

    async def _end_penalties(self, event: StreamId) -> None:
        """A penalty of minutes ends once the event's clock has run so long."""
        tournament: Tournament = self._desk.state(event)
        if not len(tournament.penalties.open) or tournament.programme.over:
            return
        over = minutes_over(tournament, self._desk.time.now())
        if over:
            served = [(one.number, one.amount) for one in over]
            action = derived_id(event, "end_penalties", served)
            await self._record(EndPenalties(event), action)

    async def _record(self, call: TournamentCall, action: ActionId) -> None:
        """Ask for it once; the same fact has the same id at every desk."""
        if action in self._asked:
            return
        self._asked.add(action)
        try:
            await self._desk.perform(PROGRAM, call, Circumstances(action=action))
        except Refusal:
            return
        except Unrecorded:
            self._asked.discard(action)

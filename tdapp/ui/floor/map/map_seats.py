"""How each seat of a table stands on the map."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from tdapp.core.names import parted
from tdapp.shown.entry_facts import TEAM, NameOf
from tdapp.shown.hand_for_hand import pending_words
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.map.values import MapSeat, SeatLook
from tdapp.ui.look.spoken import voice

Key = TypeVar("Key")
FEW_BLINDS = 10
"""A stack of fewer big blinds is nearly gone."""


@dataclass(frozen=True, slots=True)
class SeatContext:
    """What every seat of an event is looked at with.

    `big` is the big blind of the level; `just_out` has the seats left a moment ago, `wanted` the
    seats that somebody is suggested to move to and who that is, `goes` the seats of those. Those
    who serve a penalty have in `serving` what is left of it.
    """

    state: Tournament
    name_of: NameOf
    big: int
    just_out: Collection[Seat]
    wanted: Mapping[Seat, str]
    goes: Collection[Seat]
    serving: Mapping[int, str] = field(default_factory=dict)


class SeatTeller:
    """Tells the seats of an event's tables; what did not change it tells again as it was.

    `begin` comes first each time: where nothing else than who sits where has changed, a table is
    looked at no further than that.
    """

    def __init__(self) -> None:
        self._before: dict[Seat, tuple[tuple[object, ...], MapSeat]] = {}
        self._tables: dict[int, tuple[tuple[int | None, ...], tuple[MapSeat, ...]]] = {}
        self._seats_of: dict[tuple[int, int], tuple[Seat, ...]] = {}
        self._last: tuple[SeatContext, int] | None = None

    def begin(self, told: SeatContext, names: int) -> None:
        """See what else may be other than before; `names` tells of another name."""
        before, self._last = self._last, (told, names)
        if before is None or before[1] != names or not _alike(before[0], told):
            self._tables.clear()
            return
        for table in _touched(before[0], told):
            self._tables.pop(table, None)

    def seats(self, told: SeatContext, table: int) -> tuple[MapSeat, ...]:
        """Every seat of a table, seat 1 first."""
        seating = told.state.seating
        places = self._places(table, seating.tables.get(table, 0))
        entries = tuple(map(seating.entry_at.get, places))
        known = self._tables.get(table)
        if known is not None and known[0] == entries:
            return known[1]
        made = self._made(told, table, entries)
        self._tables[table] = (entries, made)
        return made

    def _places(self, table: int, count: int) -> tuple[Seat, ...]:
        key = (table, count)
        if key not in self._seats_of:
            self._seats_of[key] = tuple(Seat(table, number) for number in range(1, count + 1))
        return self._seats_of[key]

    def _made(
        self, told: SeatContext, table: int, entries: tuple[int | None, ...]
    ) -> tuple[MapSeat, ...]:
        told_at = told.state.buttons.by_table.get(table)
        button = None if told_at is None else told_at.position.button
        seats = []
        for number, entry in enumerate(entries, 1):
            seat = Seat(table, number)
            if entry is None:
                seats.append(_empty(told, seat, button=number == button))
            else:
                seats.append(self._taken(told, seat, entry, button=number == button))
        return tuple(seats)

    def _taken(self, told: SeatContext, seat: Seat, entry: int, *, button: bool) -> MapSeat:
        state = told.state
        exits = state.exits
        name = _names(told, state.entries.by_number[entry])
        known = (
            entry, name, button, told.big, state.chips.stacks.get(entry), seat in told.goes,
            entry in state.seating.slip_of, entry in exits.pending, entry in exits.out_of_chips,
            entry in state.attendance.away, told.serving.get(entry),
        )  # fmt: skip
        before = self._before.get(seat)
        if before is not None and before[0] == known:
            return before[1]
        made = _taken(told, seat, entry, name, button=button)
        self._before[seat] = (known, made)
        return made


def _alike(before: SeatContext, now: SeatContext) -> bool:
    """Whether all that belongs to many seats at once is as it was."""
    one, other = before.state, now.state
    return (
        before.big == now.big
        and one.entries.by_number is other.entries.by_number
        and one.chips.stacks is other.chips.stacks
        and one.buttons.by_table is other.buttons.by_table
    )


def _touched(before: SeatContext, now: SeatContext) -> set[int]:
    """The tables of which a seat is other than before, without a look at who sits there."""
    one, other = before.state, now.state
    seats = {*before.just_out} ^ {*now.just_out} | {*before.goes} ^ {*now.goes}
    seats |= _other(before.wanted, now.wanted)
    seats |= _other(one.seating.reserved, other.seating.reserved)
    seats |= _other(one.seating.locked, other.seating.locked)
    entries = _other(one.seating.slip_of, other.seating.slip_of)
    entries |= _other(one.exits.pending, other.exits.pending)
    entries |= _other(one.exits.out_of_chips, other.exits.out_of_chips)
    entries |= _other(one.attendance.away, other.attendance.away)
    entries |= _other(before.serving, now.serving)
    sitting = (other.seating.seat_of.get(entry) for entry in entries)
    return {seat.table for seat in (*seats, *sitting) if seat is not None}


def _other(before: Mapping[Key, object], now: Mapping[Key, object]) -> set[Key]:
    """What is in one of two, or other in both."""
    if before is now:
        return set()
    return {key for key, _ in {*before.items()} ^ {*now.items()}}


def _empty(told: SeatContext, seat: Seat, *, button: bool) -> MapSeat:
    text = voice().text
    seating = told.state.seating
    look, note = SeatLook.EMPTY, text("map", "empty")
    if seat in seating.reserved:
        mover = seating.moves[seating.reserved[seat]].entry
        said = text("map", "kept for {who}")
        look, note = SeatLook.KEPT, said.format(who=_last_name(told, mover))
    elif seat in told.wanted:
        said = text("map", "for {who}")
        look, note = SeatLook.WANTED, said.format(who=told.wanted[seat])
    elif seat in seating.locked:
        look, note = SeatLook.LOCKED, text("map", "locked")
    elif seat in told.just_out:
        look, note = SeatLook.OUT, text("map", "just busted")
    return MapSeat(seat.seat, look, note=note, button=button)


def _taken(told: SeatContext, seat: Seat, entry: int, name: str, *, button: bool) -> MapSeat:
    text = voice().text
    state = told.state
    report = state.chips.stacks.get(entry)
    stack = None if report is None else report.stack
    note = "" if stack is None else voice().count(stack)
    look, blinds = SeatLook.SEATED, ""
    if seat in told.goes:
        look = SeatLook.GOES
    elif entry in state.seating.slip_of:
        look, note = SeatLook.LEAVES, text("map", "moving")
    elif entry in state.exits.pending:
        look, note = SeatLook.WAITS, pending_words(voice(), state, entry)
    elif entry in state.exits.out_of_chips:
        look, note = SeatLook.WAITS, text("map", "may re-buy")
    elif entry in told.serving:
        look, note = SeatLook.AWAY, told.serving[entry]
    elif entry in state.attendance.away:
        look, note = SeatLook.AWAY, text("map", "away")
    elif stack is not None and told.big and stack < FEW_BLINDS * told.big:
        look = SeatLook.LOW
        blinds = text("map", "{count} BB", count=stack // told.big)
    return MapSeat(seat.seat, look, entry, name, note, blinds, button)


def _last_name(told: SeatContext, entry: int | None) -> str:
    if entry is None:
        return voice().text("map", "moving player")
    return surname(told.name_of(told.state.entry(entry).person))


def _names(told: SeatContext, entry: Entry) -> str:
    """Who plays an entry; of a team the family names, first of who sits there."""
    names = [told.name_of(one) for one in entry.seated_first]
    return names[0] if len(names) == 1 else TEAM.join(map(surname, names))


def surname(name: str) -> str:
    """The family name, as an arrow has room for."""
    return parted(name)[0] or name

"""Who is out and who may buy again: the fold of exits and of corrections to them."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.floor.seats import Seat
from tdapp.tournament.exits.events import (
    Departure,
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitsReordered,
    OutOfChips,
)
from tdapp.tournament.exits.order import Order, put, reordered, swapped, taken
from tdapp.tournament.exits.ties import Out
from tdapp.tournament.sales.events import AddOnSold, RebuySold, RegistrationClosed
from tdapp.tournament.sales.refund_events import EntryRefunded, EntryVoided, TakenBack
from tdapp.tournament.seats.events import Place, SeatGiven, SeatsDrawn

OfAnEntry = SeatGiven | Place | RebuySold | AddOnSold | OutOfChips


class Exit(msgspec.Struct, frozen=True):
    """One exit: out of which seat and level, when (UTC), in which hand; None where unknown.

    `departure` tells how, unless the last chips were lost; `chips` went out of play with it. `told`
    is what decided the place where several went out at once.
    """

    seat: Seat | None
    level: int
    happened_us: int | None = None
    hand: str | None = None
    departure: Departure | None = None
    chips: int = 0
    told: Out | None = None


class Exits(Order, frozen=True):
    """The exits by entry number, in their order.

    `out_of_chips` holds those who may buy again: they are not out and keep their seats. `lost` says
    how many had lost their chips before an entry did, and so who did first.
    """

    by_entry: Map[int, Exit] = Map()
    out_of_chips: Map[int, OutOfChips] = Map()
    lost: Map[int, int] = Map()
    losses: int = 0
    chips_out: int = 0


def places(exits: Exits, field: int) -> dict[int, int]:
    """Entry number to place in a field of so many: the first one out has the last place."""
    found: dict[int, int] = {}
    for position, entry in enumerate(exits.in_order()):
        found[entry] = field - position
    for entry in exits.tied:
        best = exits.place_of(entry, field)
        found.update(dict.fromkeys(exits.group(entry), best))
    return found


def _out_of_chips(exits: Exits, event: OutOfChips) -> Exits:
    _must_be_in(exits, event)
    if exits.out_of_chips.get(event.entry) is not None:
        raise Contradiction("no_chips_already", entry=event.entry)
    exits = _lost_before(exits, event.entry, event.before)
    return replace(exits, out_of_chips=exits.out_of_chips.set(event.entry, event))


def _busted(exits: Exits, event: EntryBusted) -> Exits:
    out = Exit(event.seat, event.level, event.happened_us, event.hand, told=event.told)
    return _gone(_put_before(exits, event, tied=event.tied), event.entry, out)


def _left(exits: Exits, event: EntryLeft) -> Exits:
    out = Exit(
        event.seat,
        event.level,
        event.happened_us,
        departure=event.departure,
        chips=event.chips,
    )
    exits = replace(exits, chips_out=exits.chips_out + event.chips)
    return _gone(_put_before(exits, event, tied=False), event.entry, out)


def _put_before(exits: Exits, event: EntryBusted | EntryLeft, *, tied: bool) -> Exits:
    position = None
    if event.before is not None:
        position = exits.position_of.get(event.before)
        if position is None:
            raise Contradiction("not_out", entry=event.before)
    waited = event.entry in exits.out_of_chips
    if not waited:
        exits = _lost_before(exits, event.entry, event.before)
    exits = put(exits, event.entry, position, tied=tied)
    if not waited or _in_its_turn(exits, event.entry):
        return exits
    if event.before is None:
        raise Contradiction("not_its_turn", entry=event.entry)
    return _lost_before(exits, event.entry, event.before)


def _in_its_turn(exits: Exits, entry: int) -> bool:
    """Whether those beside an exit lost their chips earlier and later."""
    position, lost = exits.position_of[entry], exits.lost
    before, after = exits.at.get(position - 1), exits.at.get(position + 1)
    is_late = before is not None and lost[before] > lost[entry]
    return not is_late and (after is None or lost[after] >= lost[entry])


def _lost_before(exits: Exits, entry: int, later: int | None) -> Exits:
    before = exits.losses if later is None else exits.lost.get(later)
    if before is None:
        raise Contradiction("not_out", entry=later)
    return replace(exits, lost=exits.lost.set(entry, before), losses=exits.losses + 1)


def _gone(exits: Exits, entry: int, out: Exit) -> Exits:
    exits = _waits_no_more(exits, entry)
    return replace(exits, by_entry=exits.by_entry.set(entry, out))


def _waits_no_more(exits: Exits, entry: int) -> Exits:
    if entry not in exits.out_of_chips:
        return exits
    return replace(exits, out_of_chips=exits.out_of_chips.delete(entry))


def _reinstated(exits: Exits, event: EntryReinstated) -> Exits:
    out = exits.by_entry.get(event.entry)
    exits = taken(exits, event.entry)
    chips_out = exits.chips_out - (out.chips if out else 0)
    return replace(exits, by_entry=exits.by_entry.delete(event.entry), chips_out=chips_out)


def _reordered(exits: Exits, event: ExitsReordered) -> Exits:
    exits, lost = reordered(exits, event.entries, event.tied), exits.lost
    for entry, before in zip(
        event.entries, sorted(lost[entry] for entry in event.entries), strict=True
    ):
        lost = lost.set(entry, before)
    return replace(exits, lost=lost)


def _passed_on(exits: Exits, event: ExitPassedOn) -> Exits:
    out = exits.by_entry.get(event.wrong)
    exits = swapped(exits, event.wrong, event.right)
    if out is None:
        raise Contradiction("not_out", entry=event.wrong)
    told = out.told and replace(out.told, entry=event.right)
    own = replace(out, seat=event.seat, told=told)
    exits = replace(exits, lost=exits.lost.set(event.right, exits.lost[event.wrong]))
    return _gone(replace(exits, by_entry=exits.by_entry.delete(event.wrong)), event.right, own)


def _taken_back(exits: Exits, event: TakenBack) -> Exits:
    """Who leaves the field has no exit and waits for nothing."""
    out = exits.by_entry.get(event.entry)
    exits = _waits_no_more(exits, event.entry)
    if out is None:
        return exits
    exits = taken(exits, event.entry)
    by_entry = exits.by_entry.delete(event.entry)
    return replace(exits, by_entry=by_entry, chips_out=exits.chips_out - out.chips)


def _nobody_waits(exits: Exits, _: RegistrationClosed) -> Exits:
    if len(exits.out_of_chips):
        raise Contradiction("some_may_buy_again", entries=len(exits.out_of_chips))
    return exits


def _bought_again(exits: Exits, event: RebuySold) -> Exits:
    return _waits_no_more(_must_be_in(exits, event), event.entry)


def _must_be_in(exits: Exits, event: OfAnEntry) -> Exits:
    if exits.by_entry.get(event.entry) is not None:
        raise Contradiction("already_out", entry=event.entry)
    return exits


def _all_in(exits: Exits, event: SeatsDrawn) -> Exits:
    for place in event.places:
        _must_be_in(exits, place)
    return exits


EXITS_FOLD: Handlers = {
    OutOfChips: _out_of_chips,
    EntryBusted: _busted,
    EntryLeft: _left,
    EntryReinstated: _reinstated,
    ExitsReordered: _reordered,
    ExitPassedOn: _passed_on,
    SeatGiven: _must_be_in,
    RebuySold: _bought_again,
    AddOnSold: _must_be_in,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
    SeatsDrawn: _all_in,
    RegistrationClosed: _nobody_waits,
}

"""The fold of exits, of what is waited for before them, and of corrections to them."""

from msgspec import UNSET
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.alternates import (
    AlternateJoined,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.facts.brackets import MatchCorrected, PairingDecided
from tdapp.tournament.facts.exits import (
    Departure,
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitPending,
    ExitsReordered,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.facts.refunds import (
    EntryPassedOn,
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    TakenBack,
)
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold, RegistrationClosed
from tdapp.tournament.facts.teams import PartnerNamed, PartnerSwapped
from tdapp.tournament.reckoning.exit_order import put, reordered, swapped, taken
from tdapp.tournament.state.exits import Exit, Exits
from tdapp.tournament.state.playing_once import (
    forgotten,
    joined,
    must_be_free,
    partner_named,
    partner_swapped,
    passed_on,
    refunded,
    seated,
    sold,
)

OfAnEntry = RebuySold | AddOnSold | OutOfChips | ExitPending
AnExit = EntryBusted | EntryLeft | ExitPending


def _out_of_chips(exits: Exits, event: OutOfChips) -> Exits:
    _must_be_in(exits, event)
    if event.entry in exits.out_of_chips and event.told is None:
        raise Contradiction("no_chips_already", entry=event.entry)
    exits = _put_before(exits, event, tied=event.tied)
    return replace(exits, out_of_chips=exits.out_of_chips.set(event.entry, event))


def _busted(exits: Exits, event: EntryBusted) -> Exits:
    out = Exit(
        event.seat,
        event.level,
        event.happened_us,
        event.hand,
        told=event.told,
        lost_at=event.lost_at,
    )
    return _gone(_standing(exits, event, tied=event.tied), event.entry, out)


def _left(exits: Exits, event: EntryLeft) -> Exits:
    out = Exit(
        event.seat,
        event.level,
        event.happened_us,
        event.hand,
        event.departure,
        chips=event.chips,
        offence=event.offence,
        lost_at=event.lost_at,
    )
    exits = replace(exits, chips_out=exits.chips_out + event.chips)
    return _gone(_standing(exits, event, tied=event.shares_place), event.entry, out)


def _out_of_the_bracket(exits: Exits, event: PairingDecided) -> Exits:
    for one in event.outs:
        if one.entry in exits.by_entry:
            raise Contradiction("already_out", entry=one.entry)
        position = None if one.before is None else exits.position_of.get(one.before)
        if one.before is not None and position is None:
            raise Contradiction("not_out", entry=one.before)
        out = Exit(one.seat, event.level, event.happened_us, pairing=event.pairing)
        exits = _gone(put(exits, one.entry, position, tied=one.tied), one.entry, out)
    return exits


def _in_the_bracket_again(exits: Exits, event: MatchCorrected) -> Exits:
    for entry in event.back:
        if entry not in exits.by_entry:
            raise Contradiction("not_out", entry=entry)
        exits = replace(taken(exits, entry), by_entry=exits.by_entry.delete(entry))
    return exits


def _pending(exits: Exits, event: ExitPending) -> Exits:
    _must_be_in(exits, event)
    exits = _standing(exits, event, tied=event.tied)
    if event.entry in exits.out_of_chips:
        exits = replace(exits, out_of_chips=exits.out_of_chips.delete(event.entry))
    return replace(exits, pending=exits.pending.set(event.entry, event))


def _dropped(exits: Exits, event: PendingExitDropped) -> Exits:
    if event.entry not in exits.pending:
        raise Contradiction("exit_not_pending", entry=event.entry)
    return _waits_no_more(exits, event.entry)


def _standing(exits: Exits, event: AnExit, *, tied: bool) -> Exits:
    if not event.waited:
        return _put_before(exits, event, tied=tied)
    if event.entry not in exits.out_of_chips and event.entry not in exits.pending:
        raise Contradiction("has_chips", entry=event.entry)
    return exits


def _put_before(exits: Exits, event: OutOfChips | AnExit, *, tied: bool) -> Exits:
    if event.entry in exits.out_of_chips or event.entry in exits.pending:
        exits = taken(exits, event.entry)
    if event.before is None:
        retired = isinstance(event, EntryLeft) and event.departure is Departure.RETIRED
        return put(exits, event.entry, 0 if retired else None, tied=tied)
    position = exits.position_of.get(event.before)
    if position is None:
        raise Contradiction("not_out", entry=event.before)
    return put(exits, event.entry, position, tied=tied)


def _gone(exits: Exits, entry: int, out: Exit) -> Exits:
    return _decided(replace(exits, by_entry=exits.by_entry.set(entry, out)), entry)


def _decided(exits: Exits, entry: int) -> Exits:
    """Nothing is waited for any more that had to do with this entry."""
    if entry in exits.out_of_chips:
        exits = replace(exits, out_of_chips=exits.out_of_chips.delete(entry))
    if entry not in exits.pending:
        return exits
    return replace(exits, pending=exits.pending.delete(entry))


def _waits_no_more(exits: Exits, entry: int) -> Exits:
    """Who waited has chips again, or is in the field no more."""
    if entry in exits.out_of_chips or entry in exits.pending:
        exits = taken(exits, entry)
    return _decided(exits, entry)


def _back(exits: Exits, entry: int, *, within: bool) -> Exits:
    """The exit of an entry is taken out of the order."""
    out = exits.by_entry.get(entry)
    if out is None:
        raise Contradiction("not_out", entry=entry)
    if entry in exits.of_several:
        must_be_free(exits, entry, within=within)
    exits = taken(exits, entry)
    by_entry = exits.by_entry.delete(entry)
    return replace(exits, by_entry=by_entry, chips_out=exits.chips_out - out.chips)


def _reinstated(exits: Exits, event: EntryReinstated) -> Exits:
    if event.entry in exits.out_of_chips:
        return _waits_no_more(exits, event.entry)
    return _back(exits, event.entry, within=event.within is not UNSET)


def _reordered(exits: Exits, event: ExitsReordered) -> Exits:
    return reordered(exits, event.entries, event.tied)


def _passed_on(exits: Exits, event: ExitPassedOn) -> Exits:
    out = exits.by_entry.get(event.wrong)
    if out is None:
        raise Contradiction("not_out", entry=event.wrong)
    must_be_free(exits, event.wrong, within=event.within is not UNSET)
    exits = swapped(_waits_no_more(exits, event.right), event.wrong, event.right)
    told = out.told and replace(out.told, entry=event.right)
    own = replace(out, seat=event.seat, told=told)
    return _gone(replace(exits, by_entry=exits.by_entry.delete(event.wrong)), event.right, own)


def _taken_back(exits: Exits, event: TakenBack) -> Exits:
    """Who leaves the field has no exit and waits for nothing."""
    exits = forgotten(exits, event)
    if event.entry in exits.by_entry:
        return _back(exits, event.entry, within=event.within is not UNSET)
    return _waits_no_more(exits, event.entry)


def _bought_again(exits: Exits, event: RebuySold | AddOnSold) -> Exits:
    return _waits_no_more(_must_be_in(exits, event), event.entry)


def _must_be_in(exits: Exits, event: OfAnEntry) -> Exits:
    if event.entry in exits.by_entry:
        raise Contradiction("already_out", entry=event.entry)
    if event.entry in exits.pending:
        raise Contradiction("exit_pending", entry=event.entry)
    return exits


def _nobody_waits(exits: Exits, _: RegistrationClosed) -> Exits:
    if len(exits.out_of_chips):
        raise Contradiction("some_may_buy_again", entries=len(exits.out_of_chips))
    return exits


EXITS_FOLD: Handlers = {
    OutOfChips: _out_of_chips,
    ExitPending: _pending,
    PendingExitDropped: _dropped,
    EntryBusted: _busted,
    EntryLeft: _left,
    PairingDecided: _out_of_the_bracket,
    MatchCorrected: _in_the_bracket_again,
    EntryReinstated: _reinstated,
    ExitsReordered: _reordered,
    ExitPassedOn: _passed_on,
    RebuySold: _bought_again,
    AddOnSold: _bought_again,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
    RegistrationClosed: _nobody_waits,
    EntrySold: sold,
    EntryReadmitted: sold,
    EntryPassedOn: passed_on,
    PartnerNamed: partner_named,
    PartnerSwapped: partner_swapped,
    AlternateJoined: joined,
    AlternateSeated: seated,
    AlternateRefunded: refunded,
}

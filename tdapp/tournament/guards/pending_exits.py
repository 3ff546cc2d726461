"""Exits at a table on hold, or in an open hand of hand-for-hand: pending until that is over."""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    ExitPending,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.tournament import Tournament

AnyExit = EntryBusted | EntryLeft
Told = TypeVar("Told", bound=AnyExit | OutOfChips)


def held_back(tournament: Tournament, exits: Sequence[Told]) -> list[Told | AnyExit | ExitPending]:
    """The exits, those at tables on hold or in the hand that is open as pending ones."""
    return [one if isinstance(one, OutOfChips) else _held(tournament, one) for one in exits]


def _held(tournament: Tournament, exit_: AnyExit) -> AnyExit | ExitPending:
    hand = _open_hand(tournament, exit_)
    on_hold = exit_.seat is not None and exit_.seat.table in tournament.seating.held
    return _pending(exit_, hand) if exit_.seat is not None and (hand or on_hold) else exit_


def _open_hand(tournament: Tournament, exit_: AnyExit) -> int:
    """The hand of hand-for-hand in which this exit was; 0 where it was in none, or before it."""
    now_on = tournament.hand_for_hand
    if not now_on.holds_exits or exit_.before is not None or now_on.dealt is None:
        return 0
    if not now_on.was_dealt_at(exit_.seat):
        return 0
    earlier = exit_.lost_at is not None and exit_.lost_at.is_before(now_on.dealt)
    return 0 if earlier else now_on.hand


def _pending(exit_: AnyExit, hand: int) -> ExitPending:
    if exit_.seat is None:
        raise Refusal("not_seated", entry=exit_.entry)
    pending = ExitPending(
        entry=exit_.entry,
        seat=exit_.seat,
        level=exit_.level,
        before=exit_.before,
        happened_us=exit_.happened_us,
        hand=exit_.hand,
        waited=exit_.waited,
        lost_at=exit_.lost_at,
        in_hand=hand,
    )
    if isinstance(exit_, EntryLeft):
        what = {"departure": exit_.departure, "chips": exit_.chips, "offence": exit_.offence}
        return replace(pending, **what)
    return replace(pending, tied=exit_.tied, told=exit_.told)


def pending_at(tournament: Tournament, table: int) -> list[ExitPending]:
    """The pending exits of those who sit at a table by now, worst place first."""
    exits = tournament.exits
    here = (one for one in tournament.seating.at_table(table) if one in exits.pending)
    return [
        where_it_sits(tournament, exits.pending[entry])
        for entry in sorted(here, key=exits.position_of.__getitem__)
    ]


def where_it_sits(tournament: Tournament, one: ExitPending) -> ExitPending:
    """A pending exit in the seat that its player has by now: before the end of a hand many move."""
    return replace(one, seat=tournament.seating.seat_of.get(one.entry, one.seat))


def freed(tournament: Tournament, table: int, still_in: Collection[int] = ()) -> Iterator[Event]:
    """The exits that a table's pending ones become, without those who are `still_in`.

    Each stands where it was told; who shared a place still does with those of them who are out.
    Those in an open hand of hand-for-hand wait for its end. Refuses ``exit_not_pending``.
    """
    waiting = pending_at(tournament, table)
    for entry in sorted(set(still_in) - {one.entry for one in waiting}):
        raise Refusal("exit_not_pending", entry=entry, table=table)
    for one in waiting:
        if one.entry in still_in:
            yield PendingExitDropped(one.entry)
        elif not tournament.hand_for_hand.holds(one):
            yield exit_of(one)


def exit_of(one: ExitPending) -> AnyExit:
    """What a pending exit becomes, where it stands."""
    if one.departure is not None:
        return EntryLeft(
            one.entry,
            one.seat,
            one.level,
            one.departure,
            one.chips,
            one.happened_us,
            waited=True,
            offence=one.offence,
            hand=one.hand,
            lost_at=one.lost_at,
        )
    return EntryBusted(
        one.entry,
        one.seat,
        one.level,
        hand=one.hand,
        happened_us=one.happened_us,
        told=one.told,
        waited=True,
        lost_at=one.lost_at,
    )


def must_not_be_pending(tournament: Tournament, entry: int) -> None:
    """Refuse ``exit_pending``, and ``out_in_this_hand`` of hand-for-hand."""
    one = tournament.exits.pending.get(entry)
    if one is not None and tournament.hand_for_hand.holds(one):
        raise Refusal("out_in_this_hand", entry=entry)
    if one is not None:
        raise Refusal("exit_pending", entry=entry, table=one.seat.table)


def must_be_certain(tournament: Tournament, entry: int) -> None:
    """Refuse as `why_no_place` where an exit told before this entry's, or its own, is pending."""
    exits = tournament.exits
    mine = exits.position_of.get(entry, len(exits.at))
    for one in exits.pending.values():
        if exits.position_of[one.entry] <= mine:
            raise why_no_place(tournament, one)


def why_no_place(tournament: Tournament, one: ExitPending) -> Refusal:
    """Why a pending exit has no place: ``hand_is_open`` or ``places_pending``."""
    if tournament.hand_for_hand.holds(one):
        return Refusal("hand_is_open", hand=one.in_hand)
    return Refusal("places_pending", table=one.seat.table)

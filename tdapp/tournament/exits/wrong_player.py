"""The wrong player was taken out, or noted as without chips: what is recorded passes to another."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import seat_of
from tdapp.table.seating.drawing import draw_for_one
from tdapp.tournament.exits.eliminating import must_be_playing, must_not_meet_in_pairs
from tdapp.tournament.exits.returning import (
    SEATS_ALONE,
    must_be_free_to_come_back,
    reinstate,
    seat_back,
)
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryReinstated,
    ExitPassedOn,
    ExitPending,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.guards.paid_places import must_keep_paid_bounties, must_keep_paid_places
from tdapp.tournament.guards.pending_exits import exit_of, must_not_be_pending
from tdapp.tournament.state.exits import Exit
from tdapp.tournament.tournament import Tournament


def pass_on(
    tournament: Tournament, wrong: int, right: int, back: Seat | None = None, *, seed: str = ""
) -> list[Event]:
    """The wrong player was taken out: the exit passes to `right`, and `wrong` sits down again.

    He gets his own seat, a drawn one if that cannot be had, or `back`; `seed` as for `reinstate`.
    At a table on hold the exit of `right` is pending, and one that was pending is out elsewhere.
    Refuses ``not_out``, ``already_out``, ``exit_pending``, ``may_buy_again``, ``not_seated``,
    ``out_by_pairing``, ``in_again``, ``waits_for_a_place``, ``not_enough_seats``, ``prize_paid``,
    and what `back` is refused for.
    """
    tournament.entry(right)
    must_not_meet_in_pairs(tournament, wrong)
    exits = tournament.exits
    if wrong in exits.out_of_chips:
        return _wait_passed(tournament, exits.out_of_chips[wrong], right)
    if wrong not in exits.pending and wrong not in exits.by_entry:
        raise Refusal("not_out", entry=wrong)
    if right in exits.by_entry:
        raise Refusal("already_out", entry=right)
    must_not_be_pending(tournament, right)
    seat = seat_of(tournament, right)
    if wrong in exits.pending or seat.table in tournament.seating.held:
        return _told_anew(tournament, wrong, right, back, seed)
    return _passed(tournament, wrong, ExitPassedOn(wrong, right, seat, back), seed)


def _told_anew(
    tournament: Tournament, wrong: int, right: int, back: Seat | None, seed: str
) -> list[Event]:
    """An exit at a table on hold, of whom it was told or of whom it was."""
    exits, seat = tournament.exits, seat_of(tournament, right)
    if right in exits.out_of_chips:
        raise Refusal("may_buy_again", entry=right)
    pending = exits.pending.get(wrong)
    of_wrong = pending or _as_pending(wrong, exits.by_entry[wrong], seat)
    told = _told_of(tournament, of_wrong, right)
    held = seat.table in tournament.seating.held or tournament.hand_for_hand.holds(told)
    events: list[Event] = [told if held else _outright(tournament, told)]
    if pending is None:
        events.extend(reinstate(tournament, wrong, back, seed=seed))
    else:
        events.append(PendingExitDropped(wrong))
    must_keep_paid_places(tournament, events)
    return events


def _passed(tournament: Tournament, wrong: int, passed: ExitPassedOn, seed: str) -> list[Event]:
    """An exit that has a place; `passed` has the seat that was typed for `wrong`."""
    must_be_free_to_come_back(tournament, wrong, tournament.entry(wrong).person)
    then = SEATS_ALONE.apply(tournament, replace(passed, back=None))
    wanted = seat_back(then, passed.back, tournament.exits.by_entry[wrong].seat)
    events: list[Event] = [replace(passed, back=wanted)]
    if wanted is None:
        events.append(draw_for_one(then, wrong, seed))
    must_keep_paid_places(tournament, events)
    return events


def _told_of(tournament: Tournament, wrong: ExitPending, right: int) -> ExitPending:
    """The same exit as one of `right`, next to where it stands of who is wrong."""
    exits, seat = tournament.exits, seat_of(tournament, right)
    told = wrong.told and replace(wrong.told, entry=right, table=seat.table)
    next_ = exits.at.get(exits.position_of[wrong.entry] + 1)
    hand = wrong.in_hand if tournament.hand_for_hand.holds(wrong) else 0
    own = replace(wrong, entry=right, seat=seat, told=told, waited=False, in_hand=hand)
    return replace(own, before=next_, tied=True)


def _outright(tournament: Tournament, told: ExitPending) -> Event:
    """What it is at a table that is not on hold; who left otherwise shares no place there."""
    out = replace(exit_of(told), before=told.before, waited=False)
    if isinstance(out, EntryBusted):
        return replace(out, tied=told.tied)
    if told.before in tournament.exits.tied:
        raise Refusal("splits_a_tie", entry=told.before)
    return out


def _as_pending(entry: int, out: Exit, seat: Seat) -> ExitPending:
    return ExitPending(
        entry=entry,
        seat=seat,
        level=out.level,
        hand=out.hand,
        happened_us=out.happened_us,
        told=out.told,
        departure=out.departure,
        chips=out.chips,
        offence=out.offence,
        lost_at=out.lost_at,
    )


def _wait_passed(tournament: Tournament, wrong: OutOfChips, right: int) -> list[Event]:
    """Not `wrong` lost the last chips but `right`, who stands where he stood."""
    must_be_playing(tournament, right)
    exits = tournament.exits
    if right in exits.out_of_chips:
        raise Refusal("may_buy_again", entry=right)
    told = wrong.told and replace(wrong.told, entry=right, table=seat_of(tournament, right).table)
    next_ = exits.at.get(exits.position_of[wrong.entry] + 1)
    level = replace(wrong, entry=right, before=next_, tied=True, told=told)
    passed: list[Event] = [level, EntryReinstated(wrong.entry)]
    must_keep_paid_bounties(tournament, passed)
    return passed

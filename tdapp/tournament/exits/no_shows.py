"""Who never came to the seat: whom a sweep would take, what follows by rulebook, and the sweep."""

from collections.abc import Sequence

import msgspec

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.money_rules import RefundDue
from tdapp.rules.permits import levels_to_wait, why_no_removal
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits.eliminating import must_leave_one
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tables.absent import known_stack
from tdapp.tournament.tournament import Tournament


class NoShow(msgspec.Struct, frozen=True):
    """An entry whose seat was never taken, with the chips that are left at it."""

    entry: int
    seat: Seat
    chips: int


class Consequences(msgspec.Struct, frozen=True):
    """What follows for who never comes, by the rulebook and the conditions.

    - `after_levels`: how many levels go by first. `good_reason`: whether one is needed.
    - `money`: what goes back; `parts` the conditions' answer, None where they say nothing.
    - `to_reserve`: whether the seat is offered to a reserve against payment.
    - `rule`: the number of the rule. The chips leave play and the entry counts for the pool.
    """

    after_levels: int
    good_reason: bool
    money: RefundDue
    parts: tuple[str, ...] | None
    to_reserve: bool
    rule: str


def no_shows(tournament: Tournament) -> list[NoShow]:
    """Who is noted as away and never came, by table and seat; it looks at the absent and no others.

    A seat that nobody has looked at is not among them, nor one at a table on hold.
    """
    seat_of, away = tournament.seating.seat_of, tournament.attendance.away
    found = [
        NoShow(entry, seat_of[entry], known_stack(tournament, entry) or 0)
        for entry in away
        if _why_not(tournament, entry) is None
    ]
    return sorted(found, key=lambda one: one.seat)


def what_follows(tournament: Tournament) -> Consequences:
    """What becomes of who never comes to this event."""
    conditions = tournament.conditions
    rules, said = conditions.rules, conditions.attendance
    return Consequences(
        after_levels=levels_to_wait(rules, said.no_show_after_levels),
        good_reason=rules.no_show.good_reason,
        money=rules.refunds.no_show.due,
        parts=conditions.refunds.no_show,
        to_reserve=rules.no_show.seat_to_reserve or conditions.alternates is not None,
        rule=rules.no_show.rule,
    )


def why_no_sweep(tournament: Tournament, now: Instant, *, good_reason: bool) -> Refusal | None:
    """Why nobody may be swept away now, by rulebook or conditions; None if they may."""
    conditions = tournament.conditions
    said = conditions.attendance
    return why_no_removal(
        conditions.rules,
        level_number(tournament, now) if tournament.clock.started else 0,
        good_reason=good_reason,
        by_conditions=said.no_show_out,
        after_levels=said.no_show_after_levels,
    )


def sweep(
    tournament: Tournament,
    entries: Sequence[int],
    now: Instant,
    happened_us: int | None = None,
    *,
    good_reason: bool,
) -> list[Event]:
    """Remove these entries, none of whom ever came (STAR 28.5.10.3, TAS C20.8, ADELAIDE 111(b)).

    Their chips leave play, their money stays in the pool, their seats are free. `good_reason` says
    that there is one to believe that nobody will come. Refuses ``nobody_named``,
    ``no_show_not_removed``, ``no_show_too_early``, ``no_show_reason_needed``, ``not_seated``,
    ``seat_was_taken``, ``not_noted_away``, ``table_on_hold``, ``already_out``, ``last_one_left``.
    """
    if not entries or len(set(entries)) != len(entries):
        raise Refusal("nobody_named")
    refusal = why_no_sweep(tournament, now, good_reason=good_reason)
    if refusal is not None:
        raise refusal
    for entry in entries:
        tournament.entry(entry)
        found = _why_not(tournament, entry)
        if found is not None:
            raise found
    must_leave_one(tournament, *entries)
    return [event for entry in entries for event in _gone(tournament, entry, now, happened_us)]


def _gone(tournament: Tournament, entry: int, now: Instant, happened_us: int | None) -> list[Event]:
    chips = known_stack(tournament, entry) or 0
    return leave(tournament, entry, Departure.NO_SHOW, chips, now, happened_us)


def _why_not(tournament: Tournament, entry: int) -> Refusal | None:
    """Why this is no no-show; None if nobody ever sat there and somebody saw that."""
    seat, known = tournament.seating.seat_of.get(entry), tournament.attendance
    if entry in tournament.exits.by_entry:
        return Refusal("already_out", entry=entry)
    if seat is None:
        return Refusal("not_seated", entry=entry)
    if entry in known.taken or entry in tournament.exits.out_of_chips:
        return Refusal("seat_was_taken", entry=entry)
    if entry not in known.away:
        return Refusal("not_noted_away", entry=entry)
    if seat.table in tournament.seating.held:
        return Refusal("table_on_hold", table=seat.table)
    return None

"""Hand-for-hand: each running table plays one hand and waits until all have reported it."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.timing import time_taken
from tdapp.tournament.exits.together import (
    at_own_table,
    must_be_possible,
    must_be_settled,
    order_of,
    places_at_stake,
)
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, ExitPending, ExitsReordered
from tdapp.tournament.facts.hand_for_hand import (
    HandForHandBegan,
    HandForHandEnded,
    HandOver,
    NextHandDealt,
    PracticeHandsTold,
    TableReported,
)
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.guards.pending_exits import exit_of, where_it_sits
from tdapp.tournament.plan.terms import MOST_HAND_MINUTES
from tdapp.tournament.reckoning.ties import EliminatedPlayer, FinishGroups, OpenTie, finish
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament

FEWEST = 2
"""So many players make a hand, and so many tables wait for each other."""


def begin(
    tournament: Tournament,
    now: Instant,
    *,
    minutes: int | None = None,
    until: int | None = None,
    soft: bool = False,
) -> list[Event]:
    """Begin with the hand that is played: money rights begin with the announcement (TDA RP-8).

    It ends by itself once the money is reached, or no more than `until` are left. The clock loses
    so many `minutes` a hand, or as many as the conditions say. Refuses ``no_such_event``,
    ``hand_for_hand_is_on``, ``pairs_wait_for_nobody`` in a bracket, ``field_is_open``,
    ``one_table_left``, ``not_so_few_left`` and ``not_the_minutes_of_a_hand``.
    """
    conditions = tournament.conditions
    if tournament.hand_for_hand.hand:
        raise Refusal("hand_for_hand_is_on")
    if conditions.bracket is not None:
        raise Refusal("pairs_wait_for_nobody")
    if not tournament.entries.closed:
        raise Refusal("field_is_open")
    tables = running_tables(tournament)
    if len(tables) < FEWEST:
        raise Refusal("one_table_left")
    if until is not None and not 1 <= until < tournament.left:
        raise Refusal("not_so_few_left", until=until, left=tournament.left)
    lost = conditions.pace.hand_minutes if minutes is None else minutes
    if not 0 <= lost <= MOST_HAND_MINUTES:
        raise Refusal("not_the_minutes_of_a_hand", most=MOST_HAND_MINUTES)
    return [HandForHandBegan(tables, now, lost, until or ends_with(tournament), soft)]


def running_tables(tournament: Tournament) -> tuple[int, ...]:
    """The tables at which a hand can be dealt: none on hold, breaking, or with one player."""
    seating = tournament.seating
    return tuple(
        table
        for table in sorted(seating.tables)
        if table not in seating.held
        and table not in seating.breaking
        and sum(map(tournament.has_chips, seating.at_table(table))) >= FEWEST
    )


def tell_practice(tournament: Tournament, *, on: bool) -> list[Event]:
    """Say that hands are played for practice, or no more: all stacks stay whole (CROWN 15.3.2).

    Refuses ``no_such_event``, ``practice_is_over`` once the clock has started, and
    ``practice_as_it_was``.
    """
    tournament.must_be_on()
    if tournament.clock.started:
        raise Refusal("practice_is_over")
    if tournament.hand_for_hand.practice is on:
        raise Refusal("practice_as_it_was")
    return [PracticeHandsTold(on)]


def report(
    tournament: Tournament, table: int, now: Instant, told: Sequence[EliminatedPlayer] = ()
) -> list[Event]:
    """Record that a table finished its hand; with the last one the hand is over.

    `told` ranks those who are out in it. Refuses ``hand_for_hand_is_off``, ``hand_is_over``,
    ``not_in_the_hand``, ``reported_already``, ``table_on_hold`` and, with the last table,
    ``tie_is_open``.
    """
    now_on = tournament.hand_for_hand
    _must_be_on(tournament)
    if now_on.over:
        raise Refusal("hand_is_over", hand=now_on.hand)
    if table not in now_on.tables:
        raise Refusal("not_in_the_hand", table=table)
    if table in now_on.reported:
        raise Refusal("reported_already", table=table)
    if table in tournament.seating.held:
        raise Refusal("table_on_hold", table=table)
    reported: list[Event] = [TableReported(table, now_on.hand, now)]
    then = after(tournament, reported)
    if then.hand_for_hand.playing(then.seating):
        return reported
    return [*reported, *_over(then, now, told)]


def deal_next(
    tournament: Tournament,
    now: Instant,
    told: Sequence[EliminatedPlayer] = (),
    *,
    before_break: bool = False,
) -> list[Event]:
    """Deal the next hand once all tables have reported; a soft one is dealt by itself.

    Refuses ``hand_for_hand_is_off``, ``tables_still_play``, ``break_is_due`` unless it is played
    `before_break`, ``one_table_left``, and ``tie_is_open`` where the last table was broken.
    """
    _must_be_on(tournament)
    now_on, seating = tournament.hand_for_hand, tournament.seating
    playing = now_on.playing(seating)
    if playing:
        raise Refusal("tables_still_play", tables=", ".join(map(str, playing)))
    events = [] if now_on.over else _over(tournament, now, told)
    then = after(tournament, events)
    if not then.hand_for_hand.over:
        return events
    if break_is_due(then, now) and not before_break:
        raise Refusal("break_is_due")
    tables = running_tables(then)
    if len(tables) < FEWEST:
        raise Refusal("one_table_left")
    return [*events, NextHandDealt(now_on.hand + 1, tables, now)]


def end(tournament: Tournament, now: Instant, told: Sequence[EliminatedPlayer] = ()) -> list[Event]:
    """Let the tables play on by themselves; who lost the last chips in the open hand is out.

    Refuses ``hand_for_hand_is_off`` and ``tie_is_open``.
    """
    _must_be_on(tournament)
    hand = tournament.hand_for_hand
    settled = [] if hand.over else [*_settled(tournament, told), HandOver(hand.hand, now)]
    return [*settled, HandForHandEnded(hand.hand)]


def ended_by(tournament: Tournament, told: Sequence[Event]) -> list[Event]:
    """The end of a soft hand-for-hand, with the exit that reaches the number it was begun for."""
    now_on = tournament.hand_for_hand
    if now_on.terms is None or not now_on.terms.soft or not any(map(_is_exit, told)):
        return []
    then = after(tournament, told)
    still_on = then.hand_for_hand.hand
    return [HandForHandEnded(still_on)] if still_on and _is_reached(then) else []


def _is_exit(event: Event) -> bool:
    return isinstance(event, EntryBusted | EntryLeft)


def still_to_ask(
    tournament: Tournament, told: Sequence[EliminatedPlayer] = ()
) -> tuple[OpenTie, ...]:
    """What must be found out before the open hand can be over; none if all is known."""
    return _ranked(tournament, told).missing


def as_told_in_order(tournament: Tournament) -> tuple[EliminatedPlayer, ...]:
    """Who is out in the open hand, ranked by all that can be asked as they were told."""
    return tuple(
        EliminatedPlayer(
            entry=one.entry,
            table=one.seat.table,
            stack=rank,
            put_in=rank,
            all_in=rank,
            all_in_order=rank,
            from_button=rank,
            cards=(2 + rank % 13, 2 + rank // 13),
            ruled=rank,
        )
        for rank, one in enumerate(out_in_hand(tournament), 1)
    )


def out_in_hand(tournament: Tournament) -> tuple[ExitPending, ...]:
    """The exits that wait for the open hand to be over, first told first."""
    exits, now_on = tournament.exits, tournament.hand_for_hand
    held = tournament.seating.held
    waiting = (
        one
        for one in exits.pending.values()
        if now_on.holds(one) and where_it_sits(tournament, one).seat.table not in held
    )
    return tuple(sorted(waiting, key=lambda one: exits.position_of[one.entry]))


def break_is_due(tournament: Tournament, now: Instant) -> bool:
    """Whether the clock stands at a break, or in one."""
    conditions = tournament.conditions
    return conditions.level(position(conditions, tournament.clock, now).index).is_break


def _must_be_on(tournament: Tournament) -> None:
    if not tournament.hand_for_hand.hand:
        raise Refusal("hand_for_hand_is_off")


def ends_with(tournament: Tournament) -> int | None:
    """How many are left at the money, or as many as go on, where there are more by now."""
    leads_on = tournament.stages.leads_on
    few = tournament.left_at_end if leads_on else places_at_stake(tournament)
    return few if few and few < tournament.left else None


def _over(tournament: Tournament, now: Instant, told: Sequence[EliminatedPlayer]) -> list[Event]:
    """The hand is over: exits count, the clock loses its time, and the end may be reached."""
    now_on = tournament.hand_for_hand
    terms = now_on.terms
    minutes = 0 if terms is None or terms.soft else terms.minutes
    events: list[Event] = [*_settled(tournament, told), HandOver(now_on.hand, now)]
    events += time_taken(tournament, minutes, now)
    then = after(tournament, events)
    if _is_reached(then) or len(running_tables(then)) < FEWEST:
        return [*events, HandForHandEnded(now_on.hand)]
    if terms is not None and terms.soft:
        events.append(NextHandDealt(now_on.hand + 1, running_tables(then), now))
    return events


def _is_reached(tournament: Tournament) -> bool:
    terms = tournament.hand_for_hand.terms
    until = None if terms is None else terms.until
    return tournament.is_decided or (until is not None and tournament.left <= until)


def _settled(tournament: Tournament, told: Sequence[EliminatedPlayer]) -> list[Event]:
    """The exits of the hand, ranked by the event's order; who left otherwise stands below.

    Where another exit stands among them they stay as they were told.
    """
    outs = out_in_hand(tournament)
    finished = _ranked(tournament, told)
    must_be_settled(finished)
    known = {one.entry: one for one in told_in_hand(tournament, told)}
    worst_first = finished.groups[::-1]
    tied = tuple(entry for group in worst_first for entry in group[1:])
    left = [one.entry for one in outs if one.departure is not None]
    order = (*left, *(entry for group in worst_first for entry in group))
    events: list[Event] = [ExitsReordered(order, tied)] if len(order) > 1 else []
    if _others_among(tournament, outs):
        order, events = tuple(one.entry for one in outs), []
    return [*events, *(_exit_now(tournament, one, known.get(one)) for one in order)]


def _others_among(tournament: Tournament, outs: Sequence[ExitPending]) -> bool:
    """Whether another exit, typed late or held, stands between these or shares a place with one."""
    exits, entries = tournament.exits, {one.entry for one in outs}
    places = [exits.position_of[one.entry] for one in outs]
    between = bool(outs) and places[-1] - places[0] >= len(outs)
    return between or any(not entries.issuperset(exits.group(one)) for one in entries)


def _exit_now(tournament: Tournament, entry: int, told: EliminatedPlayer | None) -> Event:
    """What was pending happens in the seat that the player has by now."""
    pending = where_it_sits(tournament, tournament.exits.pending[entry])
    return exit_of(replace(pending, told=told))


def _ranked(tournament: Tournament, told: Sequence[EliminatedPlayer]) -> FinishGroups:
    busted = told_in_hand(tournament, told)
    gone = len(out_in_hand(tournament))
    first = max(1, tournament.left - gone + 1)
    return finish(busted, order_of(tournament), first, places_at_stake(tournament))


def told_in_hand(
    tournament: Tournament, told: Sequence[EliminatedPlayer] = ()
) -> list[EliminatedPlayer]:
    """What is known of each who lost the last chips in the hand."""
    newly = {one.entry: at_own_table(tournament, one) for one in told}
    for one in told:
        must_be_possible(one)
    return [
        newly.get(one.entry) or one.told or EliminatedPlayer(entry=one.entry, table=one.seat.table)
        for one in out_in_hand(tournament)
        if one.departure is None
    ]

"""Taking out players who lost their last chips, now or when their time to buy again is over."""

from collections.abc import Collection, Iterable, Iterator

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.instant import Instant, came_after
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_not_be_dealt_in, seat_of
from tdapp.tournament.clock.then import moment_of, then
from tdapp.tournament.clock.windows import is_decided, window_is_open
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, ExitPending, OutOfChips
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.guards.pending_exits import held_back, must_not_be_pending
from tdapp.tournament.guards.room_left import addons_left, rebuys_left
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament


def bust(
    tournament: Tournament,
    entry: int,
    now: Instant,
    *,
    hand: str | None = None,
    happened_us: int | None = None,
    declined: bool = False,
) -> list[Event]:
    """Record that an entry lost its last chips (STAR 28.7.10).

    Who may still buy again is only out of chips, and out when `declined`: then as of the moment
    when the chips were lost. At a table on hold the exit is pending. Refuses ``already_out``,
    ``exit_pending``, ``not_seated``, ``hand_in_play`` of who is dealt in, ``last_one_left``,
    ``not_sold_yet`` at the time that is typed, ``may_buy_again`` where that is known already,
    ``hand_is_over`` between two hands of hand-for-hand.
    """
    must_be_playing(tournament, entry)
    must_not_be_over(tournament, now)
    must_not_be_between_hands(tournament, entry)
    must_not_be_dealt_in(tournament, entry)
    must_be_plain(hand or "", LABEL)
    waits = not declined and may_buy_again(tournament, entry, now)
    waiting = tournament.exits.out_of_chips.get(entry)
    if waiting is not None and waits:
        raise Refusal("may_buy_again", entry=entry)
    must_leave_one(tournament, entry)
    if waiting is not None:
        return [*held_back(tournament, [_after_waiting(tournament, waiting)])]
    level = level_number(then(tournament, happened_us, now), now)
    must_be_sold_by(tournament, happened_us, now, entry)
    at = moment_of(happened_us, now)
    before = next_after(tournament, at) if happened_us else None
    if waits:
        return [OutOfChips(entry, level, hand, at.utc_us, before, lost_at=at)]
    seat = seat_of(tournament, entry)
    out = EntryBusted(entry, seat, level, before, hand=hand, happened_us=at.utc_us, lost_at=at)
    return [*held_back(tournament, [out])]


def may_buy_again(tournament: Tournament, entry: int, now: Instant) -> bool:
    """Whether a player without chips is entitled to more, and so not out (STAR 28.7.10).

    That is a re-buy, or an add-on which the conditions sell to who has no chips.
    """
    had, addon = tournament.entry(entry), tournament.conditions.addon
    offers = [(tournament.conditions.rebuy, rebuys_left(tournament, had))]
    if addon is not None and addon.without_chips:
        offers.append((addon, addons_left(tournament, had)))
    return not tournament.entries.closed and any(
        left > 0 and offer is not None and window_is_open(tournament, offer.window, now)
        for offer, left in offers
    )


def waits_over(tournament: Tournament, now: Instant) -> list[OutOfChips]:
    """Those who lost their chips and may not buy again any more."""
    return [
        waiting
        for waiting in tournament.exits.out_of_chips.values()
        if not may_buy_again(tournament, waiting.entry, now)
    ]


def ended_waits(
    tournament: Tournament, now: Instant
) -> list[EntryBusted | EntryLeft | ExitPending]:
    """Take out all whose time to buy again is over, in the order in which they lost their chips."""
    return list(out_after_waiting(tournament, waits_over(tournament, now)))


def out_after_waiting(
    tournament: Tournament, over: Iterable[OutOfChips]
) -> Iterator[EntryBusted | EntryLeft | ExitPending]:
    """The exits of those who waited, each as of the moment when the chips were lost.

    Somebody always stays, even where all who are left lost their chips.
    """
    order = tournament.exits.position_of
    first_to_lose = sorted(over, key=lambda one: order[one.entry])
    most = tournament.left - len(tournament.exits.pending) - 1
    for waiting in first_to_lose[: max(0, most)]:
        yield from held_back(tournament, [_after_waiting(tournament, waiting)])


def _after_waiting(tournament: Tournament, waiting: OutOfChips) -> EntryBusted:
    return EntryBusted(
        waiting.entry,
        seat_of(tournament, waiting.entry),
        waiting.level,
        hand=waiting.hand,
        happened_us=waiting.happened_us,
        told=waiting.told,
        waited=True,
        lost_at=waiting.lost_at,
    )


def next_after(tournament: Tournament, at: Instant, but: Collection[int] = ()) -> int | None:
    """The first entry that lost its chips later than a typed moment, none of `but`; None for none.

    Asked of what is typed alone: what is told now has happened last. Where a step of the wall
    clock lies between, the clock of the computer tells which came first.
    """
    exits, found = tournament.exits, None
    position = len(exits.at)
    while position:
        group = exits.group(exits.at[position - 1])
        others = [entry for entry in group if entry not in but]
        lost = exits.lost(others[-1]) if others else None
        if lost is not None and not came_after(lost.lost_at, lost.happened_us, at):
            break
        position, found = position - len(group), others[0] if others else found
    return found


def must_be_playing(tournament: Tournament, entry: int) -> None:
    """Refuse ``no_such_entry``, ``already_out``, ``exit_pending``, ``not_seated``.

    And ``out_by_pairing``, ``play_is_over`` and, in a stage, ``table_decided`` and
    ``table_played_out`` (table).
    """
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    must_not_meet_in_pairs(tournament, entry)
    must_not_be_over(tournament)
    must_not_be_pending(tournament, entry)
    seat = seat_of(tournament, entry)
    if tournament.stage:
        _must_be_on_there(tournament, seat.table)


def _must_be_on_there(tournament: Tournament, table: int) -> None:
    """Nobody goes out at a table that is played out, or where only those are left who go on."""
    each = tournament.stages.each_table
    if each and tournament.seating.counts.counts[table].players <= each:
        raise Refusal("table_decided", table=table)
    if table in tournament.stages.played_out:
        raise Refusal("table_played_out", table=table)


def must_be_sold_by(
    tournament: Tournament,
    happened_us: int | None,
    now: Instant | None,
    *entries: int,
    out: bool = True,
) -> None:
    """Refuse ``not_sold_yet`` for a typed time (UTC) before one of these entries was sold.

    And of who is `out`, ``bought_since`` before it bought more chips. Nothing is known where the
    wall alone tells and was set back since: then the sale is to come.
    """
    if happened_us is None or now is None:
        return
    for entry in entries:
        for sale in tournament.entry(entry).sales:
            sold = sale.when
            if came_after(*sold, now) or not came_after(*sold, moment_of(happened_us, now)):
                continue
            if isinstance(sale, EntrySold):
                raise Refusal("not_sold_yet", entry=entry, time=happened_us, sold=sold[1])
            if out and sale.chips:
                raise Refusal("bought_since", entry=entry, time=happened_us, sold=sold[1])


def must_not_be_over(tournament: Tournament, now: Instant | None = None) -> None:
    """Refuse ``play_is_over`` where several are left and their places are decided.

    In a stage from which they go on ``stage_decided`` (left). By the time `now` the field may be
    complete before a list is posted.
    """
    over = tournament.is_decided if now is None else is_decided(tournament, now)
    if over and tournament.stages.leads_on:
        raise Refusal("stage_decided", left=tournament.left)
    if over and tournament.left > 1:
        raise Refusal("play_is_over")


def must_not_be_between_hands(tournament: Tournament, *entries: int) -> None:
    """Refuse ``hand_is_over`` of hand-for-hand: who was dealt it loses no chips until the next."""
    now_on, sits = tournament.hand_for_hand, tournament.seating.seat_of
    if now_on.over and any(now_on.was_dealt_at(sits.get(one)) for one in entries):
        raise Refusal("hand_is_over", hand=now_on.hand)


def must_not_meet_in_pairs(tournament: Tournament, entry: int) -> None:
    """Refuse ``out_by_pairing``: in a bracket a lost match takes nobody out but by its pairing."""
    if tournament.conditions.bracket is not None:
        raise Refusal("out_by_pairing", entry=entry)


def must_not_be_deserted(tournament: Tournament, without: int = 0) -> None:
    """Refuse ``no_player_left`` where all others are out, or may be, and so many more go."""
    pending = len(tournament.exits.pending)
    out = len(tournament.exits.by_entry) + pending
    if out and tournament.left - pending <= without:
        raise Refusal("no_player_left")


def must_leave_one(tournament: Tournament, *entries: int) -> None:
    """Refuse ``last_one_left`` where nobody with chips would stay in play without these."""
    waiting = tournament.exits.out_of_chips
    going, pending = sum(entry not in waiting for entry in entries), len(tournament.exits.pending)
    with_chips = tournament.left - pending - len(waiting)
    if tournament.left - pending <= len(entries) or (going and with_chips <= going):
        raise Refusal("last_one_left", entry=entries[-1])

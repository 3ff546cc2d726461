"""Taking out several at once, in the order that the house's rulebook gives them."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishingOrder
from tdapp.table.guards import must_not_be_dealt_in, seat_of
from tdapp.tournament.clock.then import moment_of, then
from tdapp.tournament.exits.eliminating import (
    may_buy_again,
    must_be_playing,
    must_be_sold_by,
    must_leave_one,
    must_not_be_between_hands,
    must_not_be_over,
    next_after,
)
from tdapp.tournament.facts.exits import EntryBusted, OutOfChips
from tdapp.tournament.guards.pending_exits import held_back
from tdapp.tournament.plan.prize_plan import PrizePlan
from tdapp.tournament.reckoning.ties import EliminatedPlayer, FinishGroups, OpenTie, finish
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.state.exits import Exits
from tdapp.tournament.tournament import Tournament


def order_of(tournament: Tournament) -> FinishingOrder:
    """The rulebook's order of players out together, with what the event's conditions chose."""
    conditions = tournament.conditions
    return conditions.out_together.order(conditions.rules)


def places_at_stake(tournament: Tournament) -> int | None:
    """How many places, as counted in today's field, can still win a prize; None: any number.

    Until the prizes are posted the field may grow: that pays more places and moves who is out down
    by one for every entry.
    """
    posted, entries = tournament.prizes.posted, tournament.entries.count
    return len(posted) or _most_paid(tournament.conditions.prizes, entries)


def seats_from_button(tournament: Tournament, entry: int) -> int | None:
    """How many seats clockwise from the button, as it was told last, an entry sits (0: on it)."""
    seat = tournament.seating.seat_of.get(entry)
    told = None if seat is None else tournament.buttons.by_table.get(seat.table)
    if seat is None or told is None or told.position.button is None:
        return None
    return (seat.seat - told.position.button) % tournament.seating.tables[seat.table]


def _most_paid(plan: PrizePlan, entries: int) -> int | None:
    if plan.seats is not None:
        return None
    places = [prize.place for prize in plan.in_kind]
    if plan.share is not None:
        places.append(plan.share.places(entries))
    for band in plan.bands:
        if band.most is None or band.most >= entries:
            paid = len(band.percent) or len(band.amounts)
            places.append(paid - max(0, band.least - entries))
    return max(places, default=0)


def must_be_settled(finished: FinishGroups) -> None:
    """Refuse ``tie_is_open`` with the first thing that is still to be asked."""
    for missing in finished.missing:
        asked = ", ".join(map(str, missing.entries))
        raise Refusal("tie_is_open", asked=missing.what.value, entries=asked)


def bust_together(
    tournament: Tournament,
    outs: Sequence[EliminatedPlayer],
    now: Instant,
    *,
    hand: str | None = None,
    happened_us: int | None = None,
    declined: bool = False,
) -> list[Event]:
    """Take out all who lost their last chips in one hand, or at several tables at the same time.

    Their places follow from the rulebook and from what is told of each; the table is that of the
    seat. Who may buy again is only out of chips, in the same order, and out when all `declined`.
    Who waited for that stands where the first of them lost the chips. Refuses ``tie_is_open`` with
    the first thing that is still to be asked, ``nobody_named``, ``not_a_stack``,
    ``splits_a_tie``, as `finish` and `bust` do.
    """
    must_be_plain(hand or "", LABEL)
    at = None if happened_us is None else now.by_wall(happened_us)
    finished = _finished(tournament, outs, at)
    entries = [out.entry for out in outs]
    _must_be_able_to_go(tournament, entries, now, happened_us)
    must_be_settled(finished)
    first = _first_waiting(tournament.exits, entries)
    happening = OutOfChips(
        0,
        first.level if first else level_number(then(tournament, happened_us, now), now),
        hand or (first.hand if first else None),
        happened_us or (first.happened_us if first else None) or now.utc_us,
        _before(tournament, entries, at),
        lost_at=first.lost_at if first and at is None else moment_of(happened_us, now),
    )
    waits = () if declined else [one for one in entries if may_buy_again(tournament, one, now)]
    known = {out.entry: at_own_table(tournament, out) for out in outs}
    lost = _in_turn(finished, happening, known)
    exits = [one if one.entry in waits else _out(tournament, one) for one in lost]
    return [*held_back(tournament, exits)]


def _must_be_able_to_go(
    tournament: Tournament, entries: Sequence[int], now: Instant, happened_us: int | None
) -> None:
    must_not_be_over(tournament, now)
    must_not_be_between_hands(tournament, *entries)
    must_not_be_dealt_in(tournament, *entries)
    must_leave_one(tournament, *entries)
    must_be_sold_by(tournament, happened_us, now, *entries)


def still_to_ask(
    tournament: Tournament, outs: Sequence[EliminatedPlayer], at: Instant | None = None
) -> tuple[OpenTie, ...]:
    """What must still be found out before these can be taken out together; none if all is known.

    `at` is when they went, where it was typed. Nothing is asked that decides only about places
    without a prize. Refuses as `bust_together`.
    """
    return _finished(tournament, outs, at).missing


def _in_turn(
    finished: FinishGroups, happening: OutOfChips, known: dict[int, EliminatedPlayer]
) -> Iterator[OutOfChips]:
    """Who lost the chips, worst place first."""
    for group in reversed(finished.groups):
        for entry in group:
            yield replace(happening, entry=entry, tied=entry != group[0], told=known[entry])


def _out(tournament: Tournament, lost: OutOfChips) -> EntryBusted:
    return EntryBusted(
        lost.entry,
        seat_of(tournament, lost.entry),
        lost.level,
        lost.before,
        tied=lost.tied,
        hand=lost.hand,
        happened_us=lost.happened_us,
        told=lost.told,
        lost_at=lost.lost_at,
    )


def _finished(
    tournament: Tournament, outs: Sequence[EliminatedPlayer], at: Instant | None
) -> FinishGroups:
    if not outs:
        raise Refusal("nobody_named")
    for out in outs:
        must_be_playing(tournament, out.entry)
        must_be_possible(out)
    entries = [out.entry for out in outs]
    _must_name_the_level(tournament.exits, entries)
    before = _before(tournament, entries, at)
    return finish(
        [at_own_table(tournament, out) for out in outs],
        order_of(tournament),
        max(1, tournament.entries.count - _gone(tournament.exits, entries, before) - len(outs) + 1),
        places_at_stake(tournament),
    )


def _before(tournament: Tournament, entries: Sequence[int], at: Instant | None) -> int | None:
    """Who lost the chips next after these; None if nobody did."""
    exits = tournament.exits
    first = _first_waiting(exits, entries)
    if at is not None:
        return next_after(tournament, at, but=entries)
    if first is None:
        return None
    later = (exits.at[at] for at in range(exits.position_of[first.entry], len(exits.at)))
    return next((entry for entry in later if entry not in entries), None)


def _must_name_the_level(exits: Exits, entries: Sequence[int]) -> None:
    """Refuse ``splits_a_tie`` where one is named and another who lost his chips with him is not."""
    for entry in entries:
        if entry in exits.out_of_chips and not set(entries).issuperset(exits.group(entry)):
            raise Refusal("splits_a_tie", entry=entry)


def _gone(exits: Exits, entries: Sequence[int], before: int | None) -> int:
    """How many others lost their chips before these."""
    earlier = len(exits.at) if before is None else exits.position_of[before]
    return earlier - sum(exits.position_of.get(entry, earlier) < earlier for entry in entries)


def _first_waiting(exits: Exits, entries: Iterable[int]) -> OutOfChips | None:
    waiting = [exits.out_of_chips[entry] for entry in entries if entry in exits.out_of_chips]
    return min(waiting, key=lambda one: exits.position_of[one.entry], default=None)


def at_own_table(tournament: Tournament, out: EliminatedPlayer) -> EliminatedPlayer:
    """What is known of a player, with the table of his seat."""
    return replace(out, table=seat_of(tournament, out.entry).table)


def must_be_possible(out: EliminatedPlayer) -> None:
    """Refuse ``not_a_stack`` where less than no chips are told."""
    for chips in (out.stack, out.put_in, out.all_in):
        if chips is not None and chips < 0:
            raise Refusal("not_a_stack", stack=chips)

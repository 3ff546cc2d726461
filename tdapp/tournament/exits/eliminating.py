"""Taking out players who lost their last chips, now or when their time to buy again is over."""

from collections.abc import Callable, Iterable, Iterator

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.floor.seats import Seat
from tdapp.tournament.clock.clock import level_number
from tdapp.tournament.clock.windows import window_is_open
from tdapp.tournament.exits.events import EntryBusted, OutOfChips
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
    when the chips were lost. Refuses ``already_out``, ``not_seated``, ``last_one_left``,
    ``may_buy_again`` where that is known already.
    """
    must_be_playing(tournament, entry)
    waiting = tournament.exits.out_of_chips.get(entry)
    if waiting is not None:
        if not declined and may_buy_again(tournament, entry, now):
            raise Refusal("may_buy_again", entry=entry)
        return [_after_waiting(tournament, waiting)]
    level, when = level_number(tournament, now), happened_us or now.utc_us
    before = next_after(tournament, happened_us)
    must_leave_one(tournament, entry)
    if not declined and may_buy_again(tournament, entry, now):
        return [OutOfChips(entry, level, hand, when, before)]
    seat = seat_of(tournament, entry)
    return [EntryBusted(entry, seat, level, before, hand=hand, happened_us=when)]


def may_buy_again(tournament: Tournament, entry: int, now: Instant) -> bool:
    """Whether a player without chips is entitled to a re-buy, and so not out (STAR 28.7.10)."""
    offer = tournament.conditions.rebuy
    if offer is None or tournament.entries.closed:
        return False
    had = tournament.entry(entry).rebuys
    left = offer.most is None or had < offer.most
    return left and window_is_open(tournament, offer.window, now)


def waits_over(tournament: Tournament, now: Instant) -> list[OutOfChips]:
    """Those who lost their chips and may not buy again any more."""
    return [
        waiting
        for waiting in tournament.exits.out_of_chips.values()
        if not may_buy_again(tournament, waiting.entry, now)
    ]


def ended_waits(tournament: Tournament, now: Instant) -> list[EntryBusted]:
    """Take out all whose time to buy again is over, in the order in which they lost their chips."""
    return list(out_after_waiting(tournament, waits_over(tournament, now)))


def out_after_waiting(tournament: Tournament, over: Iterable[OutOfChips]) -> Iterator[EntryBusted]:
    """The exits of those who waited, each as of the moment when the chips were lost.

    Somebody always stays, even where all who are left lost their chips.
    """
    lost = tournament.exits.lost
    first_to_lose = sorted(over, key=lambda one: (lost[one.entry], one.entry))
    for waiting in first_to_lose[: max(0, tournament.left - 1)]:
        yield _after_waiting(tournament, waiting)


def _after_waiting(tournament: Tournament, waiting: OutOfChips) -> EntryBusted:
    lost = tournament.exits.lost
    return EntryBusted(
        waiting.entry,
        seat_of(tournament, waiting.entry),
        waiting.level,
        _first_of_the_last(tournament, lambda entry: lost[entry] > lost[waiting.entry]),
        hand=waiting.hand,
        happened_us=waiting.happened_us,
    )


def next_after(tournament: Tournament, happened_us: int | None) -> int | None:
    """The first exit that happened later than a typed moment (UTC), by its entry.

    None if none did, and where nothing was typed: what is told now has happened last, even where
    the wall clock was set back meanwhile.
    """
    exits = tournament.exits.by_entry

    def is_later(entry: int) -> bool:
        when = exits[entry].happened_us
        return happened_us is not None and when is not None and when > happened_us

    return _first_of_the_last(tournament, is_later)


def _first_of_the_last(tournament: Tournament, is_later: Callable[[int], bool]) -> int | None:
    """The first entry of the newest exits that are all later; None if the last one is not."""
    exits = tournament.exits
    position, found = len(exits.at), None
    while position:
        group = exits.group(exits.at[position - 1])
        if not is_later(group[-1]):
            break
        position, found = position - len(group), group[0]
    return found


def must_be_playing(tournament: Tournament, entry: int) -> None:
    """Refuse ``no_such_entry``, ``already_out`` and ``not_seated``."""
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    seat_of(tournament, entry)


def must_leave_one(tournament: Tournament, *entries: int) -> None:
    """Refuse ``last_one_left`` where nobody with chips would stay in play without these."""
    waiting = tournament.exits.out_of_chips
    going = sum(entry not in waiting for entry in entries)
    with_chips = tournament.left - len(waiting)
    if tournament.left <= len(entries) or (going and with_chips <= going):
        raise Refusal("last_one_left", entry=entries[-1])


def seat_of(tournament: Tournament, entry: int) -> Seat:
    """Where an entry sits; refuses ``not_seated``."""
    seat = tournament.seating.seat_of.get(entry)
    if seat is None:
        raise Refusal("not_seated", entry=entry)
    return seat

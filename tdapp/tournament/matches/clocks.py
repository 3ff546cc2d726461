"""The clock of a pairing, where the conditions give each pairing or each match its own levels."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.brackets import PairingClockSet
from tdapp.tournament.matches.standing import bracket_of, the_pairing
from tdapp.tournament.plan.bracket_terms import MatchClock
from tdapp.tournament.state.clock import Clock, ClockPosition, level_number, position
from tdapp.tournament.tournament import Tournament


def clock_of(tournament: Tournament, number: int) -> Clock | None:
    """The clock of a pairing that is at a table; None where it plays by the clock of the event.

    Before it is started it stands at the beginning of the first level.
    """
    terms, matches = tournament.conditions.bracket, tournament.matches
    if terms is None or terms.clock is MatchClock.SHARED or number not in matches.called:
        return None
    return matches.clocks.get(number, Clock())


def stands_at(tournament: Tournament, number: int, now: Instant) -> ClockPosition | None:
    """The level of a pairing and what is left of it; None as `clock_of`."""
    clock = clock_of(tournament, number)
    return None if clock is None else position(tournament.conditions, clock, now)


def level_of(tournament: Tournament, number: int, now: Instant) -> int:
    """The number of the level that a pairing plays, by its own clock or that of the event."""
    here = stands_at(tournament, number, now)
    if here is None:
        return level_number(tournament, now)
    return tournament.conditions.number(here.index)


def start_clocks(tournament: Tournament, pairings: Sequence[int], now: Instant) -> list[Event]:
    """Let the clocks of these pairings run; without any, all that stand.

    Refuses ``no_bracket``, ``bracket_not_drawn``, ``shared_clock``, ``no_such_pairing``,
    ``pairing_not_called``, ``match_clock_runs``, and ``no_match_clock`` where there is none to
    start.
    """
    return list(_each(tournament, pairings, now, running=True))


def hold_clocks(tournament: Tournament, pairings: Sequence[int], now: Instant) -> list[Event]:
    """Stop the clocks of these pairings; without any, all that run.

    Refuses as `start_clocks`, ``match_clock_stands`` instead of ``match_clock_runs``.
    """
    return list(_each(tournament, pairings, now, running=False))


def restarted(tournament: Tournament, number: int, now: Instant) -> Iterator[Event]:
    """Where each match has its own levels, the first one again; a clock that ran runs on."""
    terms, clock = tournament.conditions.bracket, clock_of(tournament, number)
    if terms is None or terms.clock is not MatchClock.EACH_MATCH or clock is None:
        return
    if clock.started:
        length_us = tournament.conditions.level(0).length_us
        yield PairingClockSet(number, 0, length_us, now, running=clock.running)


def _each(
    tournament: Tournament, pairings: Sequence[int], now: Instant, *, running: bool
) -> Iterator[Event]:
    bracket_of(tournament)
    terms, called = tournament.conditions.bracket, sorted(tournament.matches.called)
    if terms is None or terms.clock is MatchClock.SHARED:
        raise Refusal("shared_clock")
    other = [one for one in called if _runs(tournament, one) is not running]
    if not pairings and not other:
        raise Refusal("no_match_clock")
    for number in pairings or other:
        the_pairing(tournament, number)
        here = stands_at(tournament, number, now)
        if here is None:
            raise Refusal("pairing_not_called", pairing=number)
        if number not in other:
            raise Refusal("match_clock_runs" if running else "match_clock_stands", pairing=number)
        yield PairingClockSet(number, here.index, here.remaining_us, now, running=running)


def _runs(tournament: Tournament, number: int) -> bool:
    clock = clock_of(tournament, number)
    return clock is not None and clock.running

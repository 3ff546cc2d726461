"""The shot clock of an event: turned on and off, and time tokens used and given."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.rule import SILENT
from tdapp.rules.timing_rules import ShotClockRule
from tdapp.tournament.facts.clock import BettingRound, ShotClockSet, TimeTokensGiven, TimeTokenUsed
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament

MOST_TOKENS = 20
"""So many are given at once."""
UNRULED = ShotClockRule(rule=SILENT, published=True)


def rule_of(tournament: Tournament) -> ShotClockRule:
    """The house's rule; where its book says nothing, the published conditions decide."""
    return tournament.conditions.rules.shot_clock or UNRULED


def set_shot_clock(tournament: Tournament, seconds: int, *, noticed: bool = False) -> list[Event]:
    """Give every player so many seconds to act, or (0) turn the shot clock off.

    What is published needs no other notice. Refuses ``no_such_event``, ``shot_clock_is_so``,
    ``shot_clock_not_published``, ``act_time_too_short`` and ``pace_needs_notice``.
    """
    rule, published = rule_of(tournament), tournament.conditions.pace.shot_seconds
    if seconds == tournament.shot_clock.seconds:
        raise Refusal("shot_clock_is_so", seconds=seconds)
    if not seconds:
        return [ShotClockSet(0)]
    if rule.published and seconds != published:
        raise Refusal("shot_clock_not_published", rule=rule.rule)
    if seconds < max(1, rule.least):
        raise Refusal("act_time_too_short", least=max(1, rule.least), rule=rule.rule)
    if rule.notice and not (noticed or seconds == published):
        raise Refusal("pace_needs_notice", rule=rule.rule)
    return [ShotClockSet(seconds)]


def use_token(
    tournament: Tournament, entry: int, now: Instant, *, extended: int = 0
) -> list[Event]:
    """A player extends the time to act, after `extended` times in this betting round.

    Where the hand is followed the record knows how often, whatever is said. Refuses
    ``no_shot_clock``, ``no_such_entry``, ``already_out``, ``no_time_tokens`` and
    ``no_more_extensions``.
    """
    if not tournament.shot_clock.seconds:
        raise Refusal("no_shot_clock")
    tournament.must_know(entry)
    if not tournament.is_in_play(entry):
        raise Refusal("already_out", entry=entry)
    most, rule = rule_of(tournament).extensions, rule_of(tournament).rule
    during = followed_round(tournament, entry)
    if during is not None:
        extended = tournament.shot_clock.used_during(entry, during)
    if most is not None and extended >= most:
        raise Refusal("no_more_extensions", most=most, rule=rule)
    if not tokens_left(tournament, entry, now):
        raise Refusal("no_time_tokens", entry=entry)
    return [TimeTokenUsed(entry, tournament.conditions.pace.token_seconds, during)]


def followed_round(tournament: Tournament, entry: int) -> BettingRound | None:
    """The betting round in which a player is; None where his table's hand is not followed."""
    seat = tournament.seating.seat_of.get(entry)
    hand = None if seat is None else tournament.feature.by_table.get(seat.table)
    if hand is None or entry not in hand.entries:
        return None
    return BettingRound(hand.table, hand.number, hand.round.street)


def give_tokens(tournament: Tournament, tokens: int) -> list[Event]:
    """Give every player more time tokens, as at a final table.

    Refuses ``no_shot_clock`` and ``not_the_tokens``.
    """
    if not tournament.shot_clock.seconds:
        raise Refusal("no_shot_clock")
    if not 1 <= tokens <= MOST_TOKENS:
        raise Refusal("not_the_tokens", most=MOST_TOKENS)
    return [TimeTokensGiven(tokens)]


def tokens_left(tournament: Tournament, entry: int, now: Instant) -> int:
    """The time tokens that a player has: those of the conditions by the level, and given ones."""
    pace, clock = tournament.conditions.pace, tournament.shot_clock
    level = pace.later_from_level
    later = pace.later_tokens if level and level_number(tournament, now) >= level else 0
    return pace.tokens + later + clock.given - clock.used.get(entry, 0)

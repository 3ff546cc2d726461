"""A player's time to act as a value: how much is left, what follows when it is over."""

from enum import Enum
from typing import NamedTuple, TypeVar

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.play.acts import BringIn, CheckOrCall, DeadHand, Fold
from tdapp.poker.round.state import Round
from tdapp.poker.round.who_may_check import demand_may_check, demand_may_fold
from tdapp.rules.timing_rules import Expiry, TimingRules

Offered = TypeVar("Offered")
SECOND = 1_000_000
"""In microseconds."""


class Hurry(Enum):
    """How a player stands with his time."""

    THINKS = "thinks"
    WARNED = "warned"
    OVER = "over"


class DeemedAct(Enum):
    """What a player is taken to have done who did nothing."""

    CHECK = "check"
    FOLD = "fold"


LateAct = Fold | CheckOrCall | DeadHand | BringIn
"""What a player may be taken to have done."""


class ActClock(msgspec.Struct, frozen=True):
    """The time that a player has for one act, from a moment on; all in microseconds.

    The warning, or the countdown, is for the last `warned` of it.
    """

    since: int
    allowed: int
    warned: int = 0

    def left(self, now: int) -> int:
        """What is left at a moment, nothing when it is over."""
        return max(self.since + self.allowed - now, 0)

    def at(self, now: int) -> Hurry:
        """How the player stands at a moment."""
        left = self.left(now)
        if not left:
            return Hurry.OVER
        return Hurry.WARNED if left <= self.warned else Hurry.THINKS

    def longer(self, seconds: int) -> "ActClock":
        """The same clock with time that was bought."""
        return msgspec.structs.replace(self, allowed=self.allowed + seconds * SECOND)


class TimeoutRuling(msgspec.Struct, frozen=True):
    """What the house makes of a player whose time is over.

    Where it `may`, a supervisor decides whether that is so.
    """

    deemed: DeemedAct
    rule: str
    may: bool = False


def scheduled(rules: TimingRules, seconds: int, warned: int, now: int) -> ActClock:
    """The clock of every act at a table whose sign gives so many seconds, the last `warned` told.

    Refuses with ``no_act_clock``, ``act_time_too_short`` and ``warned_too_late``.
    """
    sign = _offered(rules.scheduled)
    if seconds < max(sign.least, 1):
        raise Refusal("act_time_too_short", least=max(sign.least, 1), rule=sign.rule)
    if warned < sign.warned_before:
        raise Refusal("warned_too_late", seconds=sign.warned_before, rule=sign.rule)
    return ActClock(now, seconds * SECOND, warned * SECOND)


def called(rules: TimingRules, now: int) -> ActClock:
    """The clock that a supervisor puts on a slow player; refuses with ``no_act_clock``."""
    clock = _offered(rules.supervisor)
    whole = clock.seconds + clock.countdown
    return ActClock(now, whole * SECOND, clock.countdown * SECOND)


def paced(rules: TimingRules, seconds: int, now: int, *, noticed: bool) -> ActClock:
    """The clock that who directs a tournament sets for every act.

    Refuses with ``no_act_clock``, ``act_time_too_short`` and ``pace_needs_notice``.
    """
    pace = _offered(rules.tournament)
    if pace.notice and not noticed:
        raise Refusal("pace_needs_notice", rule=pace.rule)
    if seconds < 1:
        raise Refusal("act_time_too_short", least=1, rule=pace.rule)
    return ActClock(now, seconds * SECOND)


def lapsed_schedule(rules: TimingRules, *, facing_bet: bool) -> TimeoutRuling:
    """When the time on the sign is over; refuses with ``no_act_clock``."""
    clock = _offered(rules.scheduled)
    deemed = _deemed(clock.expiry, facing_bet=facing_bet)
    return TimeoutRuling(deemed, clock.rule, clock.may)


def lapsed_call(rules: TimingRules, *, facing_bet: bool) -> TimeoutRuling:
    """When the supervisor's time is over; refuses with ``no_act_clock``."""
    clock = _offered(rules.supervisor)
    return TimeoutRuling(_deemed(clock.expiry, facing_bet=facing_bet), clock.rule)


def lapsed_pace(rules: TimingRules, *, facing_bet: bool) -> TimeoutRuling:
    """When a tournament player is late: the hand may be folded; refuses with ``no_act_clock``."""
    pace = _offered(rules.tournament)
    deemed = _deemed(pace.expiry or Expiry.CHECK_OR_FOLD, facing_bet=facing_bet)
    return TimeoutRuling(deemed, pace.rule, may=True)


def faces_bet(round_: Round) -> bool:
    """Whether the player who is to act cannot check, by a bet or by a rule of the game."""
    actor = round_.betting.actor
    if actor is None:
        return False
    try:
        demand_may_check(round_, actor)
    except Refusal:
        return True
    return round_.betting.to_call(actor) > 0


def act_of(lapsed: TimeoutRuling, round_: Round) -> LateAct:
    """The act that the player is taken to have made; refuses with ``nobody_is_to_act``.

    Who may not fold, as he has to bet, has a dead hand; a bring-in is brought in.
    """
    actor = round_.betting.actor
    if actor is None:
        raise Refusal("nobody_is_to_act")
    if round_.waits_for_bring_in:
        return BringIn(actor)
    if lapsed.deemed is DeemedAct.CHECK:
        return CheckOrCall(actor)
    try:
        demand_may_fold(round_)
    except Refusal:
        return DeadHand(actor)
    return Fold(actor)


def _deemed(expiry: Expiry, *, facing_bet: bool) -> DeemedAct:
    folds = facing_bet or expiry is Expiry.FOLD
    return DeemedAct.FOLD if folds else DeemedAct.CHECK


def _offered(clock: Offered | None) -> Offered:
    if clock is None:
        raise Refusal("no_act_clock")
    return clock


DOLLAR = 100
"""In cents."""


class TimeFee(NamedTuple):
    """What is paid for time: the house's part and the pot's, in cents."""

    house: int
    pot: int


def buy(rules: TimingRules, bought: int, fee: int, signed_most: int | None = None) -> TimeFee:
    """Time for a player who has `bought` it so often in this betting round.

    `signed_most` is how often the sign allows it. Refuses with ``time_is_not_sold`` and
    ``no_more_time``.
    """
    more = rules.more
    if more is None:
        raise Refusal("time_is_not_sold")
    limits = [most for most in (more.most, signed_most) if most is not None]
    if limits and bought >= min(limits):
        raise Refusal("no_more_time", most=min(limits), rule=more.rule)
    house = fee // (2 * DOLLAR) * DOLLAR if more.shared else fee
    return TimeFee(house, fee - house)

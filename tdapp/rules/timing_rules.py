"""How long a player may think, what happens then, and what more time costs."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import NO_RULE, Rule

Seconds = Annotated[int, msgspec.Meta(ge=0)]


class Expiry(Enum):
    """What becomes of the hand of a player whose time is over."""

    CHECK_OR_FOLD = "check_or_fold"
    FOLD = "fold"


class ScheduledClock(Rule, frozen=True):
    """The time for every act that the sign at the table gives.

    `least` is the shortest that a sign may say; a player is told before the last `warned_before`
    seconds. Where it `may`, the supervisor decides whether the hand is dead, or checks.
    """

    expiry: Expiry
    least: Seconds = 0
    warned_before: Seconds = 0
    may: bool = False


class SupervisorsClock(Rule, frozen=True):
    """The time that a supervisor gives who is called to a slow player; `countdown` at its end."""

    seconds: Seconds
    expiry: Expiry
    countdown: Seconds = 0


class MoreTime(Rule, frozen=True):
    """Time that a player buys.

    `most` is how often in one betting round, None as often as the sign says. Where it is `shared`,
    the pot gets half of the fee and the dollar that cannot be halved; otherwise the house gets all.
    """

    most: Annotated[int, msgspec.Meta(ge=1)] | None = None
    shared: bool = False


class Pace(Rule, frozen=True):
    """Who directs a tournament may limit the time to act, after `notice` where it says so.

    `expiry` is what may become of a late hand; None leaves it to the conditions.
    """

    notice: bool = False
    expiry: Expiry | None = None


class ShotClockRule(Rule, frozen=True):
    """The time to act that who directs a tournament may set for everybody.

    It is at least `least` seconds, a player is told before the last `warned_before` of them, and
    extends the time so many `extensions` in a betting round (None: as often as there are tokens).
    `expiry` is what may become of a late hand. It needs `notice`, or is only as the conditions
    have `published` it.
    """

    least: Seconds = 0
    warned_before: Seconds = 0
    extensions: Annotated[int, msgspec.Meta(ge=1)] | None = None
    notice: bool = False
    published: bool = False
    expiry: Expiry = Expiry.CHECK_OR_FOLD


class TimingRules(Rule, frozen=True):
    """A house's clocks; None where it has no such rule."""

    scheduled: ScheduledClock | None = None
    supervisor: SupervisorsClock | None = None
    more: MoreTime | None = None
    tournament: Pace | None = None


NO_TIMING = TimingRules(rule=NO_RULE)

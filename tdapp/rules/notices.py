"""What a house must tell, to whom and by when, with the number of the rule that says so."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import Rule

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Ground(Enum):
    """For what something has to be told.

    What the program cannot see for itself is noted `BY_HAND`.
    """

    EVENT_ANNOUNCED = "event_announced"
    EVENT_CANCELLED = "event_cancelled"
    STRUCTURE_CHANGED = "structure_changed"
    START_MOVED = "start_moved"
    TERMS_CHANGED = "terms_changed"
    PRIZES_POSTED = "prizes_posted"
    COMPLAINT = "complaint"
    PRIZE_UNCLAIMED = "prize_unclaimed"
    PERSON_REFUSED = "person_refused"
    TABLE_CLOSING = "table_closing"
    JACKPOT_CHANGES = "jackpot_changes"
    JACKPOT_CONFIRMED = "jackpot_confirmed"
    JACKPOT_OUT_OF_ORDER = "jackpot_out_of_order"
    ROUNDS_TOLD = "rounds_told"
    BY_HAND = "by_hand"


class NoticeTime(Enum):
    """By when: at once, before something begins, or so long before or after a moment.

    `HOURS` and `DAYS` count from the ground on, whole trading days to their end; `MONTH_END` is
    the end of the month's last trading day, `NEXT_DAY` the begin of the next trading day. `AHEAD`
    is so many minutes before the time of the thing itself, which is asked for.
    """

    AT_ONCE = "at_once"
    BEFORE_ENTRIES = "before_entries"
    BEFORE_START = "before_start"
    HOURS = "hours"
    DAYS = "days"
    MONTH_END = "month_end"
    NEXT_DAY = "next_day"
    AHEAD = "ahead"


class NoticeRule(Rule, frozen=True):
    """On which `ground`, `to` whom and `when` something has to be told.

    `what` says it in the house's words; `many` are the hours, days or minutes of `when`.
    """

    ground: Ground
    to: Text
    what: Text
    when: NoticeTime
    many: Amount = 0


NoticeRules = tuple[NoticeRule, ...]


def on(rules: NoticeRules, ground: Ground) -> NoticeRules:
    """The duties that a ground brings."""
    return tuple(one for one in rules if one.ground is ground)

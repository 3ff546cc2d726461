"""Whether something is on sale at a moment of the clock."""

from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.tournament.tournament import Tournament


def within(conditions: Conditions, here: ClockPosition, window: Window) -> bool:
    """Whether a window is open where the clock stands."""
    return _has_opened(conditions, here, window) and not _is_over(conditions, here, window)


def window_is_open(tournament: Tournament, window: Window, now: Instant) -> bool:
    """Whether a window is open now."""
    here = position(tournament.conditions, tournament.clock, now)
    return within(tournament.conditions, here, window)


def has_ended(tournament: Tournament, window: Window, now: Instant) -> bool:
    """Whether a window is shut now and does not open again."""
    here = position(tournament.conditions, tournament.clock, now)
    return _is_over(tournament.conditions, here, window)


ENTERING = (PurchaseKind.ENTRY, PurchaseKind.REENTRY)


def is_decided(tournament: Tournament, now: Instant) -> bool:
    """Whether the rest have their places, and nobody else can enter any more.

    How the others went does not matter: out, withdrawn, or their entries void. Before the field is
    closed several are left only with chips, and none of them may be out.
    """
    if tournament.is_decided:
        return True
    exits, left = tournament.exits, tournament.left
    if tournament.entries.closed or not 1 <= left <= tournament.left_at_end:
        return False
    settled = left == 1 or not (exits.out_of_chips or exits.pending)
    return settled and is_complete(tournament, now)


def is_complete(tournament: Tournament, now: Instant) -> bool:
    """Whether nobody can enter any more: the field is closed, or all windows are over."""
    if tournament.entries.closed or tournament.alternates_waiting:
        return tournament.entries.closed
    conditions = tournament.conditions
    here = position(conditions, tournament.clock, now)
    offers = map(conditions.offer, ENTERING)
    return all(offer is None or _is_over(conditions, here, offer.window) for offer in offers)


def may_still_enter(tournament: Tournament) -> bool:
    """Whether anybody may enter after the levels that were reached by the record.

    As `is_complete` says it, without a clock to look at: it may be the level's end until it shuts.
    """
    if tournament.entries.closed or tournament.alternates_waiting:
        return not tournament.entries.closed
    conditions, index = tournament.conditions, tournament.clock.begun
    here = ClockPosition(index, conditions.level(index).length_us)
    offers = filter(None, map(conditions.offer, ENTERING))
    return any(not _is_over(conditions, here, offer.window) for offer in offers)


def must_be_undecided(tournament: Tournament, now: Instant) -> None:
    """Refuse ``event_decided`` with one left and ``play_is_over`` with several.

    In a stage from which the rest go on ``stage_decided`` (left). Nothing is played against the
    clock any more, and nobody's money goes back.
    """
    if is_decided(tournament, now):
        if tournament.stages.leads_on:
            raise Refusal("stage_decided", left=tournament.left)
        if tournament.left > 1:
            raise Refusal("play_is_over")
        raise Refusal("event_decided", entry=tournament.in_play()[0])


def must_be_open(tournament: Tournament, window: Window, now: Instant) -> None:
    """Refuse ``registration_closed`` (by level) or ``time_is_up``.

    Before it has opened ``not_on_sale_yet``, or ``on_sale_in_break``.
    """
    conditions = tournament.conditions
    here = position(conditions, tournament.clock, now)
    if _is_past_level(conditions, here, window):
        raise Refusal("registration_closed", until_level=window.until_level)
    if _is_past_time(conditions, here, window):
        raise Refusal("time_is_up", minutes=window.minutes)
    if not _has_opened(conditions, here, window):
        if window.from_break:
            raise Refusal("on_sale_in_break", from_level=window.from_level)
        raise Refusal("not_on_sale_yet", from_level=window.from_level)


def played_us(conditions: Conditions, here: ClockPosition) -> int:
    """Microseconds that the clock has run, breaks included."""
    count, listed = here.index + 1, conditions.levels[: here.index + 1]
    past_us = (count - len(listed)) * conditions.level(here.index).length_us
    return sum(level.length_us for level in listed) + past_us - here.remaining_us


def _has_opened(conditions: Conditions, here: ClockPosition, window: Window) -> bool:
    number, in_break = _where(conditions, here)
    if number == window.from_level:
        return in_break or not window.from_break
    return number > window.from_level


def _is_over(conditions: Conditions, here: ClockPosition, window: Window) -> bool:
    return _is_past_level(conditions, here, window) or _is_past_time(conditions, here, window)


def _is_past_level(conditions: Conditions, here: ClockPosition, window: Window) -> bool:
    number, in_break = _where(conditions, here)
    last = window.until_level
    if last is None or number < last:
        return False
    return number > last or (in_break and not window.through_break)


def _is_past_time(conditions: Conditions, here: ClockPosition, window: Window) -> bool:
    minutes = window.minutes
    return minutes is not None and played_us(conditions, here) >= minutes * MINUTE_US


def _where(conditions: Conditions, here: ClockPosition) -> tuple[int, bool]:
    return conditions.number(here.index), conditions.level(here.index).is_break

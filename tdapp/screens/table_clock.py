"""The clock of one act at a table, for its screen, the map and the page; it is not recorded."""

from dataclasses import dataclass

import msgspec

from tdapp.core.instant import Instant
from tdapp.poker.timing.act_clock import SECOND, ActClock, Hurry
from tdapp.rules.timing_rules import Expiry, SupervisorsClock
from tdapp.screens.shown_names import ShownNames
from tdapp.tournament.clock.shot_clock import followed_round, rule_of, tokens_left
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

WARNED = 5
"""So many seconds are counted down at least."""


class TableClock(msgspec.Struct, frozen=True):
    """The time for one act at a table, and what may follow by a `rule` when it is over.

    `called` is a clock that was called on a slow player; else it is the shot clock. `entry` is
    whose act it is, where that was said; `extended` is how often the time was extended for it since
    a new betting round was told of at this window.
    """

    clock: ActClock
    expiry: Expiry
    rule: str
    called: bool = False
    entry: int | None = None
    extended: int = 0

    def longer(self, seconds: int, entry: int, extended: int) -> "TableClock":
        """The same clock of an entry that extended the time, so often by now."""
        longer = self.clock.longer(seconds)
        return msgspec.structs.replace(self, clock=longer, entry=entry, extended=extended)

    def seconds(self, now: Instant) -> int:
        """What is left, begun seconds among them."""
        return -(-self.clock.left(now.elapsed_us) // SECOND)


def shot_clock(state: Tournament, entry: int | None, now: Instant) -> TableClock:
    """The shot clock of an event for one act, which warns before the last seconds."""
    rule, seconds = rule_of(state), state.shot_clock.seconds
    warned = 1 + max(rule.warned_before, WARNED)
    clock = ActClock(now.elapsed_us, seconds * SECOND, warned * SECOND)
    return TableClock(clock, rule.expiry, rule.rule, entry=entry)


def called_clock(rule: SupervisorsClock, entry: int | None, now: Instant) -> TableClock:
    """The clock that is called on a slow player, by the rule of the house."""
    whole, warned = rule.seconds + rule.countdown, rule.countdown or 1 + WARNED
    clock = ActClock(now.elapsed_us, whole * SECOND, warned * SECOND)
    return TableClock(clock, rule.expiry, rule.rule, called=True, entry=entry)


def expiry_words(voice: Voice, clock: TableClock) -> str:
    """What follows when the time is over, with the rule."""
    said = voice.text("table clock", "check if possible, otherwise fold ({rule})")
    if clock.expiry is Expiry.FOLD:
        said = voice.text("table clock", "fold ({rule})")
    return said.format(rule=clock.rule)


def clock_words(voice: Voice, clock: TableClock, now: Instant) -> str:
    """A clock that runs at a table, in one line."""
    if clock.clock.at(now.elapsed_us) is Hurry.OVER:
        said = voice.text("table clock", "Time expired: {follows}.")
    elif clock.called:
        said = voice.text("table clock", "Clock called: {left} left, then {follows}.")
    else:
        said = voice.text("table clock", "Shot clock: {left} left, then {follows}.")
    return said.format(left=short_time(clock, now), follows=expiry_words(voice, clock))


def extension_words(voice: Voice, state: Tournament, clock: TableClock) -> str:
    """How often the time was extended in this betting round, and how that is known; or nothing.

    A hand that is followed tells the record when a betting round begins. Elsewhere only who presses
    "New betting round" does.
    """
    most = rule_of(state).extensions
    if clock.called or clock.entry is None or most is None or not state.is_in_play(clock.entry):
        return ""
    during = followed_round(state, clock.entry)
    if during is not None:
        used = state.shot_clock.used_during(clock.entry, during)
        said = voice.text("table clock", "Extensions in this betting round: {used} of {most}.")
        return said.format(used=used, most=most)
    said = voice.text(
        "table clock",
        "Extensions since “New betting round” was last pressed here: {used} of {most}. "
        "Press it when one begins.",
    )
    return said.format(used=clock.extended, most=most)


def short_time(clock: TableClock, now: Instant) -> str:
    """The time left as on a clock."""
    minutes, seconds = divmod(clock.seconds(now), 60)
    return f"{minutes}:{seconds:02}"


@dataclass(frozen=True, slots=True)
class TableClockFacts:
    """What a table's screen shows: seconds, whose they are, and what follows; no clock, no hurry.

    `time` is empty where no clock runs.
    """

    table: str
    time: str
    hurry: Hurry | None
    what: str
    who: str
    tokens: str


def table_clock_facts(
    state: Tournament, table: int, clock: TableClock | None, names: ShownNames, now: Instant
) -> TableClockFacts:
    """The clock of a table, with the player where it is known."""
    voice, seconds = names.voice, state.shot_clock.seconds
    title = voice.text("table clock", "Table {table}", table=table) if table else ""
    if clock is None:
        said = voice.plural(
            "table clock", "Shot clock: {n} second", "Shot clock: {n} seconds", seconds
        )
        none = voice.text("table clock", "No clock is running.")
        return TableClockFacts(title, "", None, said if seconds else none, "", "")
    who = tokens = ""
    if clock.entry is not None and state.is_in_play(clock.entry):
        shown = names.of(state.entry(clock.entry).person, clock.entry)
        who = f"{shown.given} {shown.family}".strip()
        tokens = token_words(voice, state, clock.entry, now)
    over = clock.clock.at(now.elapsed_us)
    what = voice.text("table clock", "Clock called") if clock.called else ""
    if over is Hurry.OVER:
        what = voice.text("table clock", "Time expired")
    return TableClockFacts(title, short_time(clock, now), over, what, who, tokens)


def token_words(voice: Voice, state: Tournament, entry: int, now: Instant) -> str:
    """The time tokens that a player has; empty where there is no shot clock."""
    if not state.shot_clock.seconds:
        return ""
    left = tokens_left(state, entry, now)
    return voice.plural("table clock", "{n} time token", "{n} time tokens", left)

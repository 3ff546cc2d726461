"""What a question says of levels, so that its act is held to the very level that was named."""

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.desk.call import Moment
from tdapp.desk.said import ChangesStatement, LevelStatement
from tdapp.screens.face_of import standing
from tdapp.screens.level_name import level_in_words
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import following
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.structure.typed import level_text

say = saying("set clock")

ClockCall = AddTime | SetClock | GoToLevel
Named = tuple[LevelStatement | ChangesStatement, ...]
UNLIKELY = 2
"""So many lengths of a level left of it are asked about."""


def level_said(view: EventInView, index: int, of: StreamId | None = None) -> Named:
    """The number of the level or break at `index`, and what it is."""
    return view.said(LevelStatement, lambda state, _: _named(state, index), of)


def here_said(view: EventInView, of: StreamId | None = None) -> Named:
    """The level or break that is on."""

    def here(state: Tournament, moment: Moment) -> str:
        return _named(state, position(state.conditions, state.clock, moment.now).index)

    return view.said(LevelStatement, here, of)


def must_be_asked(state: Tournament, found: ClockSet, now: Instant) -> bool:
    """Whether another level would be on, much more time left than it has, or more follows."""
    if found.index != found.old_index or following(state, after(state, [found]), now):
        return True
    return found.remaining_us > UNLIKELY * state.conditions.level(found.index).length_us


def setting_words(state: Tournament, found: ClockSet) -> str:
    """Ask whether the clock is to be set so."""
    conditions = state.conditions
    return say(
        "Set the clock from {before} to {after}?",
        before=standing(conditions, found.old_index, found.old_remaining_us, voice()),
        after=standing(conditions, found.index, found.remaining_us, voice()),
    )


def setting_said(view: EventInView, found: ClockSet, of: StreamId | None = None) -> Named:
    """What the question named: both levels, and who is out of chips."""
    levels = (*here_said(view, of), *level_said(view, found.index, of))
    return (*levels, *waiting_said(view, of))


def waiting_said(view: EventInView, of: StreamId | None = None) -> Named:
    """Who is out of chips and may buy again."""

    def waiting(state: Tournament, _: Moment) -> frozenset[int]:
        return frozenset(state.exits.out_of_chips)

    return view.said(ChangesStatement, waiting, of)


@asked_before(AddTime, SetClock)
def before_setting(call: ClockCall, at: EventAt, *, always: bool = False) -> Flow[Ready]:
    """A yes to the clock as it would stand, wherever more follows than that it is set."""
    found = clock_set(call, at)
    if not (always or must_be_asked(at.state, found, at.view.now)):
        return Ready(call)
    text, said = setting_words(at.state, found), setting_said(at.view, found, at.event)
    return (yield from once_confirmed(call, at, text, say("Set the clock"), said))


@asked_before(GoToLevel)
def before_level(call: GoToLevel, at: EventAt) -> Flow[Ready]:
    """A yes in any case."""
    return before_setting(call, at, always=True)


def clock_set(call: ClockCall, at: EventAt) -> ClockSet:
    """How the clock would be set; refuses as the act does."""
    return next(one for one in at.facts(call) if isinstance(one, ClockSet))


def _named(state: Tournament, index: int) -> str:
    conditions = state.conditions
    return f"{level_in_words(conditions, index, voice())} ({level_text(conditions.level(index))})"

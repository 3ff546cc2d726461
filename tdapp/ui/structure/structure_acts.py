"""Changing the levels to come: one typed anew, one put in, one taken out, asked for or chosen."""

from dataclasses import dataclass
from datetime import UTC

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import MoveStart
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel, StructureCall
from tdapp.core.ids import StreamId
from tdapp.core.instant import SECOND_US, shown_at, zone_named
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.screens.clock_words import start_words
from tdapp.screens.level_name import level_in_words, level_name, named_level
from tdapp.tournament.clock.restructuring import first_to_come
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.typed.times import DAY_S
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import (
    EventAt,
    Ready,
    asked_before,
    must_be_possible,
    once_confirmed,
    once_explained,
)
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import own_zone, read_moment
from tdapp.ui.structure.level_said import level_said, waiting_said
from tdapp.ui.structure.typed import level_text, typed_level

say = saying("structure acts")
OFFERED = 4


class StructureActs(Acts[StreamId]):
    """A level is named by its number, a break by the level before it: ``7``, ``break 6``."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        first = self._first
        self.change, self.put_in, self.take_out, self.move_start = self._acts(
            (say("Change a level…"), "Shift+F2, L", first, self._change),
            (say("Insert a level or break…"), "Shift+F2, P", first, self._put_in),
            (say("Remove a level or break…"), "Shift+F2, T", first, self._take_out),
            (say("Move the planned start…"), "Shift+F2, B", self._tomorrow),
        )

    def _tomorrow(self, event: StreamId) -> Call:
        """A day later than now stands for any other start."""
        at_us = self._view.now.utc_us + SECOND_US * DAY_S
        return MoveStart(event, PlannedStart.at_moment(at_us, own_zone()))

    def _first(self, event: StreamId) -> Call:
        """A change of the next level that the conditions allow, or one that tells why none is."""
        index, state = self._next, self._view.state
        if state.programme.conditions is None:
            return RemoveLevel(event, index)
        level = state.conditions.level(index)
        tries: tuple[Call, ...] = (
            RemoveLevel(event, index),
            InsertLevel(event, index, Level(1)),
            ChangeLevel(event, index, Level(level.minutes + 1, level.small, level.big)),
            ChangeLevel(event, index, Level(level.minutes, level.small, level.big + 1)),
        )
        return next((one for one in tries if self._view.why_not(one) is None), tries[0])

    @property
    def _next(self) -> int:
        state = self._view.state
        known = state.programme.conditions is not None
        return first_to_come(state, self._view.now) if known else 0

    def _change(self, event: StreamId) -> Flow[None]:
        index = yield from self._which(say("Which later level or break should change?"))
        yield from self.change_it(event, index)

    def _put_in(self, event: StreamId) -> Flow[None]:
        index = yield from self._which(say("Insert before which level or break?"))
        yield from self.put_in_before(event, index)

    def _take_out(self, event: StreamId) -> Flow[None]:
        index = yield from self._which(say("Which level or break should be removed?"))
        yield from self._do_asked(RemoveLevel(event, index))

    def change_it(self, event: StreamId, index: int) -> Flow[None]:
        """Ask what the level at `index` is to be."""
        said, now = level_said(self._view, index), self._view.state.conditions.level(index)
        text = say("What should {level} be?", level=self._word(index))
        level = yield from self._level(text, level_text(now))
        yield from self._do_asked(ChangeLevel(event, index, typed_level(level)), said)

    def put_in_before(self, event: StreamId, index: int) -> Flow[None]:
        """Ask what is to come before the level at `index`."""
        said = level_said(self._view, index)
        asked = say(
            "What should come before {level}? A time alone, such as 15 min, is a break.",
            level=self._word(index),
        )
        level = yield from self._level(asked, say("10 min"))
        yield from self._do_asked(InsertLevel(event, index, typed_level(level)), said)

    def _which(self, text: str) -> Flow[int]:
        """Ask for one that has not begun."""
        first, conditions = self._next, self._view.state.conditions
        choices = (level_name(conditions, one) for one in range(first, first + OFFERED))
        return read(text, say("Level, such as 7, or break 6"), self._named, *choices)

    def _level(self, text: str, first: str) -> Flow[str]:
        return words(text, say("Change"), say("20 min 400/800 ante 100"), first)

    def _named(self, answer: str) -> int:
        """The index of what was typed; refuses ``level_has_begun`` and ``no_such_level``."""
        conditions = self._view.state.conditions
        index = named_level(conditions, answer)
        if index < self._next:
            raise Refusal("level_has_begun", level=conditions.number(index))
        return index

    def _word(self, index: int) -> str:
        return level_in_words(self._view.state.conditions, index, voice())


@asked_before(RemoveLevel)
def before_removal(call: RemoveLevel, at: EventAt) -> Flow[Ready]:
    """A yes, with all that follows."""
    conditions = at.state.conditions
    text = say(
        "Remove {level} ({what})?",
        level=level_in_words(conditions, call.index, voice()),
        what=level_text(conditions.level(call.index)),
    )
    said = (*level_said(at.view, call.index, at.event), *waiting_said(at.view, at.event))
    return once_confirmed(call, at, text, say("Remove"), said)


@asked_before(ChangeLevel, InsertLevel)
def before_change(call: StructureCall, at: EventAt) -> Flow[Ready]:
    """A yes where more follows than that levels change."""
    text = say("Change the structure?") if at.follows(call) else ""
    return once_confirmed(call, at, text, say("Change"), waiting_said(at.view, at.event))


@asked_before(MoveStart)
def before_move(call: MoveStart, at: EventAt) -> Flow[Ready]:
    """When it is to begin, and why."""
    conditions = at.state.conditions
    old, title = conditions.start, conditions.title
    zone = own_zone() if old is None else old.zone
    clocks = zone_named(zone) or UTC
    day = shown_at(at.view.now.utc_us, clocks).date() if old is None else old.day
    asked = say("When is {title} to start?", title=title)
    if old is not None:
        now = start_words(old, voice())
        asked = say("{title} starts {now}. When instead?", title=title, now=now)
    hint = say("28 Nov 2026 20:00, or a time alone")
    at_us = yield from read(asked, hint, lambda typed: read_moment(typed, day, clocks))
    call = MoveStart(call.event, PlannedStart.at_moment(at_us, zone))
    must_be_possible(call, at.view)
    when = start_words(call.start, voice())
    asked = say("Why move the start to {when}? Players must be told.", when=when)
    return (yield from once_explained(call, at, asked, say("Move the start")))


@dataclass(frozen=True, slots=True)
class LevelChosen:
    """A level or break of an event."""

    event: StreamId
    index: int


class LevelActs(Acts[LevelChosen]):
    """Change it, go to it, put one in before it, take it out; letters act in the list alone.

    `index` is the chosen level, None where none is.
    """

    def __init__(self, view: EventInView, asking: Asking, structure: StructureActs) -> None:
        super().__init__(view, asking, self._chosen, view)
        self._view = view
        self.index: int | None = None
        self.change, self.go, self.put_in, self.take_out = self._acts(
            (say("Change…"), "E", self._longer, lambda on: structure.change_it(on.event, on.index)),
            (say("Go to it…"), "J", lambda on: GoToLevel(on.event, on.index)),
            (
                say("Insert before…"),
                "P",
                lambda on: InsertLevel(on.event, on.index, Level(1)),
                lambda on: structure.put_in_before(on.event, on.index),
            ),
            (say("Remove…"), "X", lambda on: RemoveLevel(on.event, on.index)),
        )

    def choose(self, index: object) -> None:
        """Act on this level from now on."""
        self.index = index if isinstance(index, int) else None
        self.refresh()

    def _chosen(self) -> LevelChosen:
        event = self._view.the_id()
        if self.index is None:
            raise Refusal("no_level_chosen")
        return LevelChosen(event, self.index)

    def _longer(self, on: LevelChosen) -> Call:
        """The level a minute longer stands for any change of it."""
        old = self._view.state.conditions.level(on.index)
        return ChangeLevel(on.event, on.index, Level(old.minutes + 1, old.small, old.big))

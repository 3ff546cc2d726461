"""What the window shows that changes with time alone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from tdapp.core.act import Act
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.screens.clock_face import ClockFace
from tdapp.screens.face_of import face_of
from tdapp.screens.side_facts import MOST_NAMED
from tdapp.shown.act_words import named_by, told
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.clock.strip_facts import strip_facts
from tdapp.ui.clock.strips import Strips
from tdapp.ui.clock.ticker import until_next_second, until_wall_second
from tdapp.ui.clock.warnings import Warnings
from tdapp.ui.console.bottom_line import BottomLine
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.menus import TopRow


@dataclass(frozen=True, slots=True)
class ClockDisplays:
    """Where it is shown; `level_passed` is called when the clock is in another level or state.

    `look` is called at each look.
    """

    top: TopRow
    strips: Strips
    line: BottomLine
    level_passed: Callable[[], None]
    look: Callable[[], None]


class PassingTime:
    """Looks at the clocks and the record and shows them; it computes, it never counts."""

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        names: NameBook,
        asking: Asking,
        shows: ClockDisplays,
    ) -> None:
        self._parts = parts
        self._view = view
        self._names = names
        self._asking = asking
        self._shows = shows
        self._last: Act | None = None
        self._last_words = ""
        self._persons: frozenset[PersonId] = frozenset()
        self._where: tuple[object, ...] | None = None
        self._warnings = Warnings(parts.clockwork, parts.desk)
        self._forget = names.watch(self._names_changed)

    def leave(self) -> None:
        """The window is closed."""
        self._warnings.leave()
        self._forget()

    def note_last_act(self) -> None:
        """Find what was done here last, after something changed.

        It is said once the names in it are looked up.
        """
        self._last = self._parts.undoing.last_done(self._parts.actor)
        self._say_last()
        named = self._persons | self._winners()
        if not self._names.knows_all(named):
            self._asking.start(lambda: self._learn(named), quiet=True)

    async def _learn(self, persons: Iterable[PersonId]) -> None:
        await self._names.learn(persons)
        self._names_changed()

    def _names_changed(self) -> None:
        """Whoever looked them up, strips and last act name people too."""
        self._say_last()
        if self._winners():
            self.look()

    def _winners(self) -> frozenset[PersonId]:
        """Whom the strips name: those at first place of what is decided."""
        seen = map(self._view.state_of, self._view.with_clocks())
        decided = [state for state in (one.whole or one for one in seen) if state.is_decided]
        won = ((state, state.at_place(1)[:MOST_NAMED]) for state in decided)
        return frozenset(state.entry(one).person for state, first in won for one in first)

    def _say_last(self) -> None:
        """Say it as far as every name in it was looked up."""
        desk, last, names = self._parts.desk, self._last, self._names
        self._persons = frozenset() if last is None else named_by(desk, last)
        self._last_words = ""
        if last is not None and names.knows_all(self._persons):
            self._last_words = told(voice(), desk, last, names.name)
        self._show_last(self._view.now.utc_us)

    def look(self) -> int:
        """Show what is so now; gives the microseconds until it looks different."""
        now, state = self._view.now, self._view.state
        self._shows.top.show_time(now.utc_us)
        self._show_record(now.utc_us)
        if state.programme.conditions is None:
            return until_wall_second(now.utc_us)
        faces = {event: self._face(event, now) for event in self._view.with_clocks()}
        self._shows.strips.show_facts(
            {
                event: strip_facts(
                    face, self._view.state_of(event), self._warnings.lines(event, now)
                )
                for event, face in faces.items()
            },
            self._view.id,
        )
        self._shows.look()
        here = [(event, self._index(event, now), face.state) for event, face in faces.items()]
        self._follow((self._view.id, *here))
        return self._until_next(faces, now)

    def _face(self, event: StreamId, now: Instant) -> ClockFace:
        desk = self._parts.desk
        healthy = desk.journal.health().writable and not desk.unrecorded
        paused = self._view.paused_us(event)
        state = self._view.state_of(event)
        face = face_of(state, now, self._names.name, voice(), recorded=healthy, paused_us=paused)
        by = "" if paused is None else self._paused_by(event)
        return replace(face, event_title=self._view.named(event), paused_by=by)

    def _paused_by(self, event: StreamId) -> str:
        """Who paused the clock; empty where nobody is known by name."""
        session, who = self._parts.session, self._view.paused_by(event)
        return session.roster.name(who) if who is not None and session.staffed else ""

    def _index(self, event: StreamId, now: Instant) -> int:
        state = self._view.state_of(event)
        return position(state.conditions, state.clock, now).index

    def _until_next(self, faces: Iterable[StreamId], now: Instant) -> int:
        """The microseconds until the first of them shows another second."""
        soonest = until_wall_second(now.utc_us)
        for event in faces:
            state = self._view.state_of(event)
            if state.clock.running:
                here = position(state.conditions, state.clock, now)
                soonest = min(soonest, until_next_second(here.remaining_us))
        return soonest

    def _show_record(self, now_us: int) -> None:
        desk, line = self._parts.desk, self._shows.line
        written = desk.log[-1].at_us if desk.log else None
        line.show_record(desk.journal.health(), desk.unrecorded, now_us, written)
        line.show_copy(self._parts.copy, now_us)
        self._show_last(now_us)

    def _show_last(self, now_us: int) -> None:
        ago_us = now_us - self._last.at_us if self._last else 0
        self._shows.line.show_last(self._last_words, ago_us)

    def _follow(self, where: tuple[object, ...]) -> None:
        """Another level changes what may be sold, so the acts are asked again."""
        before, self._where = self._where, where
        if before is not None and before != where:
            self._shows.level_passed()

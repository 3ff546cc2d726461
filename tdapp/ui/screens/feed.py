"""Gives every screen its picture of this moment: the time at once, lists when they are prepared."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tdapp.core.ids import ActionId, PersonId, StreamId, StreamRef
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.boards.board_page import BoardHead
from tdapp.ui.boards.idle_board import IdleBoard
from tdapp.ui.boards.shown_names import NameOnScreens, ShownNames, shown_name
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.clock_screen import ClockPicture, Layout
from tdapp.ui.screens.contents import Content, EventSnapshot, Making, ViewMaker, board
from tdapp.ui.screens.screen_choices import ScreenChoices
from tdapp.ui.screens.views import OF_THE_CLOCK, View, view_words
from tdapp.ui.shown.clock_face import ClockFace, ClockState
from tdapp.ui.shown.face_of import face_of

SLICE_MS = 4
MINUTE_US = 60_000_000
SETTLED = (ClockState.PAUSED, ClockState.FINISHED)
Key = tuple[StreamId, View]
Version = tuple[Tournament, int, int, int | None]
"""What a list was made from: the state, how often names changed, the minute where ages count, and
when its prizes were posted."""


class ScreenFeed(QObject):
    """Prepares lists in slices on the loop; until one is ready, what was shown before stays.

    `ready` says that one is.
    """

    ready = Signal()

    def __init__(
        self,
        desk: Desk,
        view: EventInView,
        name_on_screens: NameOnScreens,
        choices: ScreenChoices,
        when: Callable[[ActionId], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view = view
        self._name = name_on_screens
        self._names = ShownNames(name_on_screens)
        self._choices = choices
        self._when = when
        self._healthy_us: int | None = None
        self._found: dict[Key, tuple[Version, Content]] = {}
        self._making: dict[Key, tuple[Version, Making]] = {}
        self._makers: dict[Key, ViewMaker] = {}
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._make_a_slice)

    def names_changed(self) -> None:
        """A name or a wish is another now: prepare the lists again."""
        self._names.changes += 1

    def face(self, event: StreamId, now: Instant) -> ClockFace:
        """The clock of an event, with the director's own message where there is one."""
        face = face_of(
            self._state(event),
            now,
            lambda person: self._said(event, person),
            recorded=self._recorded,
            paused_us=self._view.paused_us(event),
        )
        face = replace(face, logo=self._choices.house_mark)
        own = self._choices.message_of(event)
        if own and face.state not in SETTLED:
            face = replace(face, message=f"{own}  {face.message}".rstrip())
        return face

    def picture(
        self, view: View, event: StreamId | None, now: Instant, turn: int, seconds: int
    ) -> Picture | None:
        """What a screen shows now; None while its list is not ready yet."""
        if event is None or view is View.IDLE:
            return IdleBoard(self._head(View.IDLE, event, now))
        if view in OF_THE_CLOCK:
            layout = Layout.BLINDS if view is View.BLINDS else Layout.TIME
            return ClockPicture(self.face(event, now).at_whole_second(), layout)
        found = self._content(view, event, now)
        if found is None:
            return None
        return board(view, found, self._head(view, event, now), turn, seconds)

    def note_health(self, now: Instant) -> None:
        """Remember when the record was last known to be whole."""
        if self._recorded:
            self._healthy_us = now.utc_us

    def finish(self) -> None:
        """Prepare what is under way at once."""
        while self._making:
            self._make_a_slice()

    def stop(self) -> None:
        """Prepare nothing any more."""
        self._making.clear()
        self._turns.stop()

    @property
    def _recorded(self) -> bool:
        return self._desk.journal.health().writable and not self._desk.unrecorded

    def _said(self, event: StreamId, person: PersonId) -> str:
        entries = self._state(event).entries.by_person.get(person, (0,))
        return self._name(person) or shown_name(None, entries[-1]).family

    def _head(self, view: View, event: StreamId | None, now: Instant) -> BoardHead:
        old = self._healthy_us if not self._recorded else None
        return BoardHead(
            event="" if event is None else self._view.title(event),
            what="" if view is View.IDLE else view_words(view),
            wall_time=voice().time(now.utc_us),
            message="" if event is None else self._choices.message_of(event),
            as_of="" if old is None else voice().time(old),
            logo=self._choices.house_mark,
            recorded=self._recorded,
        )

    def _content(self, view: View, event: StreamId, now: Instant) -> Content | None:
        """What is prepared, even if it is a little old: a newer one is begun."""
        key, state = (event, view), self._state(event)
        minute = now.utc_us // MINUTE_US if view is View.STANDING else 0
        posted = self._posted_us(event) if view is View.PRIZES else None
        version = state, self._names.changes, minute, posted
        found = self._found.get(key)
        if (found is None or not _same(found[0], version)) and key not in self._making:
            maker = self._makers.setdefault(key, ViewMaker(view, self._names))
            self._making[key] = version, maker.content(EventSnapshot(state, now, posted))
            self._turns.start()
        return None if found is None else found[1]

    def _make_a_slice(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while self._making and spent.elapsed() < SLICE_MS:
            key, (version, making) = next(iter(self._making.items()))
            try:
                next(making)
            except StopIteration as done:
                self._found[key] = version, done.value
                del self._making[key]
        if not self._making:
            self._turns.stop()
            self.ready.emit()

    def _posted_us(self, event: StreamId) -> int | None:
        """When the newest prize list was posted."""
        if not self._state(event).prizes.posted:
            return None
        past = self._desk.stream(StreamRef(event, KIND)).timeline.past
        posted = (one for one in reversed(past) if isinstance(one.event, PrizesPosted))
        found = next(posted, None)
        return None if found is None else self._when(found.action)

    def _state(self, event: StreamId) -> Tournament:
        return self._view.state_of(event)


def _same(one: Version, other: Version) -> bool:
    """States are values that are replaced, so the same one is the same object."""
    return one[0] is other[0] and one[1:] == other[1:]

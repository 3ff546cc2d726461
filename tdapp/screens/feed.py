"""Gives every screen what it shows at a moment: the time at once, lists when they are prepared."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from tdapp.cash.cash import Cash
from tdapp.core.ids import ActionId, PersonId, StreamId, StreamRef
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.long_work import finished
from tdapp.core.names import ScreenName
from tdapp.desk.desk import Desk
from tdapp.jackpot.facts.hits import HitConfirmed
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.room import KIND as JACKPOT
from tdapp.jackpot.state.hits import HitBook
from tdapp.rules.houses import HouseRules
from tdapp.screens.boards import Board, BoardHead, ClockBoard
from tdapp.screens.cash_boards import CashShown, calls_of, waits_of
from tdapp.screens.clock_face import ClockFace, ClockState
from tdapp.screens.face_of import face_of
from tdapp.screens.jackpot_sign import JackpotShown
from tdapp.screens.shown_names import ShownNames, shown_name
from tdapp.screens.table_clock import TableClock
from tdapp.screens.views import (
    OF_ONE,
    OF_THE_CLOCK,
    ROW_OF,
    Content,
    EventSnapshot,
    Maker,
    Making,
    Needs,
    View,
    view_words,
)
from tdapp.tournament.event.league import LeaguePlace
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament

NO_EVENT = Tournament()
SETTLED = (ClockState.PAUSED, ClockState.FINISHED)
TOLD_US = MINUTE_US
"""So long a screen tells of a jackpot that was won."""
Key = tuple[StreamId, View]
Version = tuple[object, int, object, int | None]
"""What a list was made from: the state, how often names changed, the minute where ages count or
the calls as they flash, and when its prizes were posted."""


class ShownEvents(Protocol):
    """The events of this station, by id."""

    def state_of(self, event: StreamId) -> Tournament:
        """An event as it stands."""
        ...

    def cash_games(self) -> tuple[Cash, HouseRules]:
        """The room's cash games as they stand, on whichever day, and their rules."""
        ...

    def jackpots(self) -> tuple[StreamId, Jackpots]:
        """Today's stream of the jackpots, and how they stand."""
        ...

    def title(self, event: StreamId) -> str:
        """Its title, told apart from others."""
        ...

    def table_clock(self, event: StreamId, table: int) -> TableClock | None:
        """The clock that runs at a table for one act."""
        ...

    def paused_us(self, event: StreamId) -> int | None:
        """When its clock was paused (UTC microseconds), where that is known."""
        ...


class ShownChoices(Protocol):
    """What the director chose for the screens."""

    @property
    def house_mark(self) -> str:
        """The file of the house's own mark; empty for none."""
        ...

    @property
    def list_names(self) -> ScreenName:
        """How much of a name the waiting lists of cash games show."""
        ...

    def message_of(self, event: StreamId) -> str:
        """The message line of an event; empty for none."""
        ...


class Feed:
    """Prepares lists in portions; until one is ready, what was shown before stays.

    `begun` hears that there is something to prepare, `when` tells the time of an action.
    """

    def __init__(
        self,
        desk: Desk,
        events: ShownEvents,
        names: ShownNames,
        choices: ShownChoices,
        when: Callable[[ActionId], int | None],
        begun: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._events = events
        self._names = names
        self._voice = names.voice
        self._choices = choices
        self._when = when
        self._begun = begun
        self._healthy_us: int | None = None
        self._found: dict[Key, tuple[Version, Content]] = {}
        self._making: dict[Key, tuple[Version, Making]] = {}
        self._makers: dict[Key, Maker] = {}
        self._confirmed: tuple[HitBook | None, tuple[int, ActionId] | None] = None, None
        self.leagues: dict[LeagueTerms, Sequence[LeaguePlace]] = {}

    def names_changed(self) -> None:
        """A name or a wish is another now: prepare the lists again."""
        self._names.changes += 1

    def face(self, event: StreamId, now: Instant) -> ClockFace:
        """The clock of an event, with the director's own message where there is one."""
        face = face_of(
            self._events.state_of(event),
            now,
            lambda person: self._named(event, person),
            self._voice,
            recorded=self._recorded,
            paused_us=self._events.paused_us(event),
        )
        face = replace(face, logo=self._choices.house_mark)
        own = self._choices.message_of(event)
        if own and face.state not in SETTLED:
            whole, *shorter = (f"{own}  {one}".rstrip() for one in (face.message, *face.shorter))
            face = replace(face, message=whole, shorter=(*shorter, own))
        return face

    def board(
        self, view: View, event: StreamId | None, now: Instant, table: int = 0
    ) -> Board | ClockBoard | None:
        """What a screen shows now, of a `table` or pool where it is of one; None until ready."""
        if event is None or view is View.IDLE:
            return Board(View.IDLE, self._head(View.IDLE, event, now))
        if view in OF_THE_CLOCK:
            return ClockBoard(view, self.face(event, now).at_whole_second())
        if ROW_OF[view].needs in OF_ONE:
            return Board(
                view, self._head(view, event, now), self._of_table(view, event, now, table)
            )
        found = self._content(view, event, now)
        return None if found is None else Board(view, self._head(view, event, now), found)

    def note_health(self, now: Instant) -> None:
        """Remember when the record was last known to be whole."""
        if self._recorded:
            self._healthy_us = now.utc_us

    def prepare_some(self) -> bool:
        """Do one more portion of what is under way; False when nothing is left."""
        if not self._making:
            return False
        key, (version, making) = next(iter(self._making.items()))
        try:
            next(making)
        except StopIteration as done:
            self._found[key] = version, done.value
            del self._making[key]
        return bool(self._making)

    def stop(self) -> None:
        """Stop preparing pictures."""
        self._making.clear()

    @property
    def _recorded(self) -> bool:
        return self._desk.journal.health().writable and not self._desk.unrecorded

    def _named(self, event: StreamId, person: PersonId) -> str:
        entries = self._events.state_of(event).entries.by_person.get(person, (0,))
        return self._names.asked(person) or shown_name(None, entries[-1], self._voice).family

    def _head(self, view: View, event: StreamId | None, now: Instant) -> BoardHead:
        old = self._healthy_us if not self._recorded else None
        return BoardHead(
            event=self._title(view, event),
            what="" if view is View.IDLE else view_words(view, self._voice),
            wall_time=self._voice.time(now.utc_us),
            message="" if event is None else self._choices.message_of(event),
            as_of="" if old is None else self._voice.time(old),
            logo=self._choices.house_mark,
            recorded=self._recorded,
            voice=self._voice,
        )

    def _title(self, view: View, event: StreamId | None) -> str:
        if view is View.JACKPOT:
            return self._voice.text("screens", "Jackpot")
        if ROW_OF[view].of_cash:
            return self._voice.text("screens", "Cash games")
        return "" if event is None else self._events.title(event)

    def _told(self, view: View, event: StreamId, now: Instant, table: int = 0) -> EventSnapshot:
        """The event, or the cash games, as the view is made from them."""
        if not ROW_OF[view].of_cash:
            clock = self._events.table_clock(event, table)
            return EventSnapshot(self._events.state_of(event), now, table=table, clock=clock)
        if view is View.JACKPOT:
            return EventSnapshot(NO_EVENT, now, jackpot=self._jackpot(table, now))
        games, rules = self._events.cash_games()
        names, waits = self._choices.list_names, waits_of(games, now)
        cash = CashShown(games, rules, names, waits)
        return EventSnapshot(NO_EVENT, now, table=table, cash=cash)

    def _jackpot(self, pool: int, now: Instant) -> JackpotShown:
        """A pool, with the hit that was confirmed last as long as it is told of."""
        stream, state = self._events.jackpots()
        shown = JackpotShown(state, pool, self._choices.list_names)
        found = self._confirmed_last(stream, state.hits)
        at = None if found is None else self._when(found[1])
        if found is None or at is None or not 0 <= now.utc_us - at < TOLD_US:
            return shown
        return replace(shown, won=found[0], confirmed_us=at)

    def _confirmed_last(self, stream: StreamId, hits: HitBook) -> tuple[int, ActionId] | None:
        """The hit that was confirmed last, and by which act; looked for when a hit has changed."""
        if self._confirmed[0] is not hits:
            past = self._desk.stream(StreamRef(stream, JACKPOT)).timeline.past
            found = (
                (one.event.hit, one.action)
                for one in reversed(past if hits.by_number else ())
                if isinstance(one.event, HitConfirmed)
            )
            self._confirmed = hits, next(found, None)
        return self._confirmed[1]

    def _of_table(self, view: View, event: StreamId, now: Instant, table: int) -> Content | None:
        """What is made anew at each look."""
        maker, told = ROW_OF[view].maker, self._told(view, event, now, table)
        return None if maker is None else finished(maker(self._names)(told))

    def _content(self, view: View, event: StreamId, now: Instant) -> Content | None:
        """What is prepared, even if it is a little old: a newer one is begun."""
        key, row, told = (event, view), ROW_OF[view], self._told(view, event, now)
        posted = self._posted_us(event) if row.needs is Needs.POSTED else None
        state = told.cash.state if row.of_cash else told.state
        version = state, self._names.changes, _tick(row.needs, told), posted
        found = self._found.get(key)
        if (found is None or not _same(found[0], version)) and key not in self._making:
            if key not in self._makers and row.maker is not None:
                self._makers[key] = row.maker(self._names)
            told = replace(told, posted_us=posted)
            terms = told.state.conditions.league if row.needs is Needs.LEAGUE else None
            if terms is not None:
                told = replace(told, league=self.leagues.get(terms, ()))
            self._making[key] = version, self._makers[key](told)
            self._begun()
        return None if found is None else found[1]

    def _posted_us(self, event: StreamId) -> int | None:
        """When the newest prize list was posted."""
        if not self._events.state_of(event).prizes.posted:
            return None
        past = self._desk.stream(StreamRef(event, KIND)).timeline.past
        posted = (one for one in reversed(past) if isinstance(one.event, PrizesPosted))
        found = next(posted, None)
        return None if found is None else self._when(found.action)


def _tick(needs: Needs | None, told: EventSnapshot) -> object:
    """What passes with time alone: a minute, a second while a call flashes."""
    if needs not in {Needs.MINUTE, Needs.CALLS}:
        return 0
    minute = told.now.utc_us // MINUTE_US
    return minute if needs is Needs.MINUTE else (minute, calls_of(told.cash.state, told.now))


def _same(one: Version, other: Version) -> bool:
    """States are values that are replaced, so the same one is the same object."""
    return one[0] is other[0] and one[1:] == other[1:]

"""What an evening looks at before it asks for something that can be done."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import hypothesis.strategies as st

from tdapp.calls.tournament.event import TournamentCall
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.stages import EndTable
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH, Payment, Tender, TenderAmount
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.tournament import Tournament
from tests.desk import laws
from tests.desk.any_call import PERSONS
from tests.desk.asking import WHY, Asking
from tests.desk.door import Door
from tests.desk.evening import SMALL
from tests.desk.watch import Watch

DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
SIDE = StreamId("side event")
TABLES = (1, 2, 3, 4)
COME_TO_MIND = 4

Choice = TypeVar("Choice")
Draw = Callable[[st.SearchStrategy[Any]], Any]
Values = st.SearchStrategy[Any]
Calls = st.SearchStrategy[Call]

payments = st.sampled_from(
    [CASH, CASH, Payment(Tender.CARD, "till 2/1"), Payment(Tender.OWED), Payment(Tender.VOUCHER)]
)
SPLIT = Payment(
    Tender.CASH, "till 2/1", (TenderAmount(Tender.VOUCHER, 500), TenderAmount(Tender.CARD, 1))
)
ready_money = st.sampled_from([CASH, CASH, Payment(Tender.ACCOUNT), SPLIT])
heads = st.sampled_from([DIRECTOR, DIRECTOR, MANAGER])
whys = st.sampled_from([*[WHY] * 9, Circumstances(reason=" ")])


def of(values: Iterable[Any]) -> st.SearchStrategy[Any]:
    """One of these; an act that needs one is not asked for where there is none."""
    found = list(values)
    return st.sampled_from(found) if found else st.nothing()


def asked(kind: Callable[..., Call], *given: Values, **more: Values) -> Calls:
    """Acts of a kind with these values; none where one of them is not to be had."""
    if any(values.is_empty for values in (*given, *more.values())):
        return st.nothing()
    return st.builds(kind, *given, **more)


ONE_IN = 40
"""So many acts go by for one step of the wall clock, one new start and one power cut."""


class NobodyLeft(Exception):
    """A story has nobody to go on with."""


def several(values: Iterable[Any], least: int = 1, most: int = 3) -> st.SearchStrategy[Any]:
    """Some of these in any order, as a tuple."""
    found = list(values)
    if len(found) < least:
        return st.nothing()
    some = st.lists(st.sampled_from(found), min_size=least, max_size=most, unique=True)
    return some.map(tuple)


class Playing(Asking):
    """The event that is on, and who and what of it an act could be about."""

    def __init__(self) -> None:
        super().__init__()
        self.conditions = SMALL
        self.door = Door()
        self.watches: defaultdict[StreamId, Watch] = defaultdict(Watch)
        self.event = StreamId("event 1")
        self.luck = Random(0)
        self.mishaps = Random(0)
        self.done: Counter[str] = Counter()
        self.chosen: Counter[Any] = Counter()

    def ask(self, call: Call, actor: Actor = DIRECTOR, with_: Circumstances = WHY) -> bool:
        """Ask for an act, and let the event's watch follow it."""
        self._meanwhile()
        ran_on = self.runs_on()
        done = super().ask(call, actor, with_)
        assert self.runs_on() <= ran_on, call
        assert not (done and self.door.keeps_out(call)), call
        if done:
            self.door.follow(call)
        self.done[call.label] += done
        if done and isinstance(call, TournamentCall):
            self.watches[call.event].follow(call)
            if isinstance(call, EndTable) and self._all_played_out(call.event):
                self.watches[call.event].running = False
        self.heed_the_ends()
        return done

    def _all_played_out(self, event: StreamId) -> bool:
        """Whether every table has played the hands of its session, with which the clock stops."""
        stage = self.state_of(event)
        return set(stage.seating.tables) <= set(stage.stages.played_out)

    def heed_the_ends(self) -> None:
        """Let each watch know of an event that this act decided, or made undecided again."""
        now = self.station.time.now()
        for id_, state in laws.played_at(self.station).items():
            if state.stage:
                self.watches.setdefault(id_, Watch(list(state.conditions.levels)))
            self.watches[id_].heed_the_end(state, now)

    def runs_on(self) -> set[StreamId]:
        """Events whose clocks run though play is over, which an undo alone can bring about."""
        states, now = laws.played_at(self.station), self.station.time.now()
        decided = {id_ for id_, one in states.items() if is_decided(one, now)}
        return {id_ for id_ in decided if states[id_].clock.running}

    def _meanwhile(self) -> None:
        """Between two acts the wall clock may be set, the program start anew, or the power go."""
        match self.mishaps.randrange(ONE_IN):
            case 0:
                self.station.time.set_wall(self.mishaps.choice([-3, 3]) * MINUTE_US)
            case 1:
                self.come_back(self.station.restart)
            case 2:
                self.come_back(self.station.kill)

    def come_back(self, how: Callable[[], None]) -> None:
        """The program ends, in whatever way, and begins again where it was."""
        states, heads = self.snapshot()
        self.checked.clear()
        how()
        loaded, recorded = self.snapshot()
        assert recorded == heads
        assert loaded == {id_: states[id_] for id_ in loaded}
        open_ = {id_ for id_, info in self.station.streams().items() if not info.ended}
        assert open_ <= set(loaded)

    def reverse(
        self, how: Callable[..., CompletedAct], *of: ActionId, actor: Actor = DIRECTOR
    ) -> bool:
        """Undo or redo: nobody who is excluded comes into play by it."""
        self._meanwhile()
        before = self._excluded_in_play()
        done = super().reverse(how, *of, actor=actor)
        assert self._excluded_in_play() <= before
        return done

    def is_as(self, before: Mapping[StreamId, Any]) -> bool:
        """Whether what is loaded is as before; a new start may have let an ended stream go."""
        return all(before[id_] == state for id_, state in laws.loaded(self.station).items())

    def _excluded_in_play(self) -> set[tuple[StreamId, PersonId]]:
        return {
            (id_, who)
            for id_, event in laws.tournaments(self.station).items()
            for who in self.door.excluded
            for entry in event.entries.by_person.get(who, ())
            if entry not in event.exits.by_entry
        }

    def ask_one_of(self, calls: Calls, draw: Draw) -> None:
        """Ask for one of these acts, if there are any; sometimes typed later from a slip.

        Of some that come to mind, the one that can be done and was done least this evening.
        """
        if calls.is_empty:
            return
        with_, actor = draw(whys), draw(heads)
        if draw(st.sampled_from([False, False, True])):
            minutes = draw(st.integers(0, 20))
            happened_us = self.station.time.utc_us - minutes * MINUTE_US
            with_ = Circumstances(reason=with_.reason, happened_us=happened_us, paper="slip")
        thought_of = draw(st.lists(calls, min_size=1, max_size=COME_TO_MIND))
        why_not = self.station.desk.why_not
        can_be = [call for call in thought_of if why_not(actor, call, with_) is None]
        self.ask(min(can_be or thought_of, key=lambda call: self.done[call.label]), actor, with_)

    def one_of(self, values: Iterable[Choice]) -> Choice:
        """One of these by luck, for a story; raises `NobodyLeft` where there is none."""
        found = list(values)
        if not found:
            raise NobodyLeft
        return self.luck.choice(found)

    def perhaps(self) -> bool:
        """Yes or no by luck."""
        return self.luck.choice([True, False])

    def least_done(self, of_these: Sequence[Choice], draw: Draw) -> Choice:
        """What was chosen least this evening: hypothesis likes to draw the same again and again."""
        first = draw(st.integers(0, len(of_these) - 1))
        chosen = min((*of_these[first:], *of_these[:first]), key=lambda one: self.chosen[one])
        self.chosen[chosen] += 1
        return chosen

    @property
    def state(self) -> Tournament:
        """The event that is on, as the desk sees it."""
        return self.state_of(self.event)

    def state_of(self, event: StreamId) -> Tournament:
        """Another event; an empty one where nothing is recorded of it."""
        states = {**laws.tournaments(self.station), **laws.played_at(self.station)}
        return states.get(event, Tournament())

    @property
    def over(self) -> bool:
        """Whether it came to its end or was cancelled."""
        return self.state.programme.winner is not None or self.state.programme.cancelled

    @property
    def sells(self) -> bool:
        """Whether entries and all else are still sold."""
        return not self.state.entries.closed

    @property
    def house_id(self) -> StreamId:
        """Today's house."""
        return self.station.house_id

    def newcomers(self) -> st.SearchStrategy[Any]:
        """Persons who are not in it, as long as there are any."""
        known = self.state.entries.by_person
        return of([one for one in PERSONS if one not in known] or PERSONS)

    def came_before(self) -> st.SearchStrategy[Any]:
        """Persons whose last entry is out."""
        out, theirs = self.state.exits.by_entry, self.state.entries.by_person
        return of(person for person, entries in sorted(theirs.items()) if entries[-1] in out)

    def entries(self) -> st.SearchStrategy[Any]:
        """Everybody who is or was in it."""
        return of(sorted(self.state.entries.by_number))

    def in_play(self) -> st.SearchStrategy[Any]:
        """Who is not out."""
        return of(self.state.in_play())

    def seated(self) -> st.SearchStrategy[Any]:
        """Who has a seat."""
        return of(sorted(self.state.seating.seat_of))

    def out(self) -> st.SearchStrategy[Any]:
        """Who is out, as they went."""
        return of(self.state.exits.in_order())

    def free_seats(self) -> st.SearchStrategy[Any]:
        """Seats that somebody may get."""
        return of(self.state.seating.free())

    def seats(self) -> st.SearchStrategy[Any]:
        """Any seats of its tables, often free ones."""
        rows = self.state.seating.tables.items()
        every = [Seat(table, seat) for table, seats in rows for seat in range(1, seats + 1)]
        return self.free_seats() | of(sorted(every))

    def tables(self) -> st.SearchStrategy[Any]:
        """Its tables."""
        return of(sorted(self.state.seating.tables))

    def thin_out(self, out: int) -> None:
        """Let so many go out, the second lowest number first."""
        for entry in self.state.in_play()[1 : out + 1]:
            self.ask(Bust(self.event, entry, declined=True))

    def let_pass(self, minutes: float) -> None:
        """It is so much later, on every watch too."""
        passed_us = round(minutes * MINUTE_US)
        self.station.time.pass_us(passed_us)
        for watch in self.watches.values():
            watch.pass_us(passed_us)

"""Whatever is sold, moved, counted and undone: the chips in play are the sum of what counts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

import hypothesis.strategies as st
from hypothesis import given, settings

from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, Undone
from tdapp.core.ids import ActionId
from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Timeline
from tdapp.table.chips.counting import count_chips, report_stacks
from tdapp.table.chips.moving import colour_up, put_in, take_out
from tdapp.table.chips.race import Holding
from tdapp.table.chips.racing import race_chips
from tdapp.table.facts.chips import ChipCause, ChipsPutIn, ChipsTakenOut, Lot
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.drawing import draw
from tdapp.tournament.chips import average_stack, race_of
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import Departure, EntryLeft, EntryReinstated
from tdapp.tournament.facts.sales import Sale
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.selling import sell_entry, sell_rebuy
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import SMALL, Evening, person

Act = Callable[[Evening, int, int], Sequence[Event]]


def raced(evening: Evening, number: int, count: int) -> Sequence[Event]:
    """One player's chips of 25 become hundreds."""
    seat = evening.state.seating.seat_of.get(number, Seat(1, 1))
    holding = Holding(seat.seat, count, has_others=count % 2 == 0)
    race = race_of(evening.state, seat.table, 25, 100, [holding])
    return race_chips(evening.state, seat.table, race, None, f"race {count}")


ACTS: dict[str, Act] = {
    "enter": lambda e, n, _: sell_entry(e.state, person(n), e.now),
    "rebuy": lambda e, n, _: sell_rebuy(e.state, n, 0, e.now),
    "bust": lambda e, n, _: bust(e.state, n, e.now, declined=True),
    "leave": lambda e, n, c: leave(e.state, n, Departure.WITHDRAWN, 100 * c, e.now),
    "reinstate": lambda e, n, _: reinstate(e.state, n),
    "put in": lambda e, n, c: put_in(e.state, [Lot(25, c), Lot(100, n)], ChipCause.FOUND),
    "take out": lambda e, n, c: take_out(e.state, [Lot(500, c)], ChipCause.MISSING, entry=n),
    "colour up": lambda e, n, c: colour_up(e.state, 25, c, [Lot(100, n)], n % 3 or None),
    "race": raced,
    "count": lambda e, n, c: count_chips(e.state, n * c, e.now),
    "report": lambda e, n, c: report_stacks(e.state, [(n, 100 * c)], e.now),
}
STEPS = st.lists(
    st.tuples(st.sampled_from([*ACTS, "undo", "redo"]), st.integers(1, 9), st.integers(0, 40)),
    max_size=30,
)


class Told:
    """An evening that keeps its acts: any of them can be undone and redone later."""

    def __init__(self) -> None:
        self.evening = Evening(tables=0)
        self.timeline: Timeline[Tournament] = Timeline(TOURNAMENT)
        self._keep([TournamentAnnounced(SMALL)])
        self.do(open_table(self.evening.state, 1, 9))
        for number in range(1, 5):
            self.do(sell_entry(self.evening.state, person(number), self.evening.now))
        self.do(draw(self.evening.state, "seed"))
        self.acts: list[ActionId] = []

    def do(self, events: Sequence[Event]) -> ActionId:
        """Fold an act and keep it."""
        self.evening.tell(events)
        return self._keep(events)

    def step(self, name: str, number: int, count: int) -> None:
        """An act, or the undo or redo of an earlier one, if it is not refused."""
        with suppress(Refusal):
            if name in ACTS:
                self.acts.append(self.do(ACTS[name](self.evening, number, count)))
                return
            again = name == "redo"
            acts = [act for act in self.acts if (act in self.timeline.undone) == again]
            if acts:
                self._turn(acts[-1 - count % len(acts)], again=again)

    def _turn(self, action: ActionId, *, again: bool) -> None:
        told = finished(self.timeline.retell(self.timeline.undone ^ {action}))
        papers = tuple(paper for one in self.timeline.of(action) for paper in one.event.papers())
        fact = Redone(action, (), (), papers) if again else Undone(action, (), (), papers)
        state = TOURNAMENT.folds.apply(told.state, fact)
        self.timeline.adopt(told, [self._recorded(fact)], state)
        self.evening.state = state

    def _keep(self, events: Sequence[Event]) -> ActionId:
        first = [self._recorded(event, at) for at, event in enumerate(events)]
        self.timeline.extend(first, self.evening.state)
        return first[0].action

    def _recorded(self, event: Event, after: int = 0) -> Recorded:
        at = self.timeline.seq + 1
        return Recorded(at + after, ActionId(f"act {at}"), event)

    def counting(self) -> Iterator[Event]:
        """Every fact that counts."""
        undone = self.timeline.undone
        return (one.event for one in self.timeline.past if one.action not in undone)


def chips_of(events: Iterable[Event]) -> int:
    """The chips in play, added up from the facts alone."""
    chips, gone = 0, dict[int, int]()
    for event in events:
        if isinstance(event, Sale):
            chips += event.chips
        elif isinstance(event, ChipsPutIn):
            chips += sum(lot.denomination * lot.count for lot in event.lots)
        elif isinstance(event, ChipsTakenOut):
            chips -= sum(lot.denomination * lot.count for lot in event.lots)
        elif isinstance(event, EntryLeft):
            gone[event.entry] = event.chips
        elif isinstance(event, EntryReinstated):
            gone.pop(event.entry, None)
    return chips - sum(gone.values())


@settings(deadline=None)
@given(STEPS)
def test_chips_in_play_are_what_the_facts_that_count_add_up_to(
    wanted: list[tuple[str, int, int]],
) -> None:
    told = Told()
    for name, number, count in wanted:
        told.step(name, number, count)
        state = told.evening.state
        assert state.chips_in_play == chips_of(told.counting())
        book = state.chips
        by_hand = sum(value * count for value, count in book.added.items())
        assert by_hand == book.net == book.put_in - book.taken_out
        average = average_stack(state)
        if average is not None:
            assert abs(2 * average * state.left - 2 * state.chips_in_play) <= state.left


@settings(deadline=None)
@given(STEPS)
def test_the_past_folded_anew_is_the_same_book(wanted: list[tuple[str, int, int]]) -> None:
    told = Told()
    for step in wanted:
        told.step(*step)
    afresh: Timeline[Tournament] = Timeline(TOURNAMENT)
    afresh.replay(told.timeline.past)
    assert afresh.state.chips == told.evening.state.chips
    assert afresh.state.chips_in_play == told.evening.state.chips_in_play

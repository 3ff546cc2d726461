"""Whatever happens to a field, its places are those of a plain list of who lost the chips when."""

from collections.abc import Callable
from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis import given

import resources
from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.rules.rulebook import read_rulebook
from tdapp.table.seating.drawing import draw
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.refunding import void_entry
from tdapp.tournament.sales.selling import sell_entry, sell_rebuy
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import SMALL, person, seated

OPEN = read_rulebook(resources.read("rulebooks", "open.toml"))
EQUAL_STACKS_SHARE = msgspec.structs.replace(SMALL, rules=OPEN.tournament)


class Model:
    """Groups that share a place, worst first; who waits to buy again stands among them."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.waiting: set[int] = set()
        self.when: dict[int, int] = {}

    def places(self, field: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for group in self.groups:
            out = [entry for entry in group if entry not in self.waiting]
            field -= len(out)
            found |= dict.fromkeys(out, field + 1)
        return found

    def group_of(self, entry: int) -> list[int]:
        return next((group for group in self.groups if entry in group), [])

    def remove(self, *entries: int) -> None:
        self.groups = [[one for one in group if one not in entries] for group in self.groups]
        self.groups = [group for group in self.groups if group]
        self.waiting -= set(entries)

    def put(self, index: int, *groups: list[int], when: int, waits: bool = False) -> None:
        self.groups[index:index] = [list(group) for group in groups]
        for entry in [entry for group in groups for entry in group]:
            self.when[entry] = when
            if waits:
                self.waiting.add(entry)

    def index_at(self, moment: int) -> int:
        """Before the newest groups that are all later."""
        index = len(self.groups)
        while index and self.when[self.groups[index - 1][-1]] > moment:
            index -= 1
        return index


class Played:
    """An evening and its model, changed by the same acts; what is refused changes neither."""

    def __init__(self) -> None:
        self.evening = seated(6, EQUAL_STACKS_SHARE)
        self.evening.start()
        self.begun = self.evening.state
        self.model = Model()
        self.told: list[list[Event]] = []

    @property
    def state(self) -> Tournament:
        return self.evening.state

    def do(self, what: str, one: int, other: int) -> None:
        self.evening.pass_us(1 + MINUTE_US // 60)
        playing = [entry for entry in self.state.in_play() if entry in self.state.seating.seat_of]
        exits = self.state.exits
        gone = [exits.at[position] for position in range(len(exits.at))]
        in_, out = playing[one % len(playing)], gone[other % len(gone)] if gone else 0
        acts: dict[str, Callable[[], None]] = {
            "out": lambda: self.out(in_, declined=True),
            "wait": lambda: self.out(in_, declined=False),
            "earlier": lambda: self.out(in_, declined=bool(other % 2), ago=other),
            "again": lambda: self.again(in_),
            "together": lambda: self.together(playing, one, other),
            "leave": lambda: self.left(in_),
            "back": lambda: self.back(out),
            "late": lambda: self.late(in_, other),
            "wrong": lambda: self.wrong(out, in_),
            "tie": lambda: self.reorder(one, tie=True),
            "turn": lambda: self.reorder(one, tie=False),
            "enter": self.enter,
            "void": lambda: self.void(one),
        }
        try:
            acts[what]()
        except Refusal:
            return

    def tell(self, events: list[Event]) -> None:
        self.evening.tell(events)
        self.told.append(events)

    def out(self, entry: int, *, declined: bool, ago: int = 0) -> None:
        now = self.evening.now
        when = now.utc_us - ago * MINUTE_US // 40 if ago else None
        self.tell(bust(self.state, entry, now, declined=declined, happened_us=when))
        if entry in self.model.waiting:
            self.model.waiting.remove(entry)
        else:
            index = len(self.model.groups) if when is None else self.model.index_at(when)
            waits = entry in self.state.exits.out_of_chips
            self.model.put(index, [entry], when=when or now.utc_us, waits=waits)

    def again(self, entry: int) -> None:
        self.tell(sell_rebuy(self.state, entry, 0, self.evening.now))
        if entry in self.model.waiting:
            self.model.remove(entry)

    def together(self, playing: list[int], one: int, other: int) -> None:
        named = sorted({playing[(one + step) % len(playing)] for step in range(2 + other % 2)})
        stacks = {entry: (entry * other + one) % 2 for entry in named}
        outs = [
            EliminatedPlayer(entry=entry, table=1, stack=stack) for entry, stack in stacks.items()
        ]
        now, declined = self.evening.now, bool(one % 2)
        self.tell(bust_together(self.state, outs, now, declined=declined))
        before = [group for group in self.model.groups if {*group} & {*named}]
        when, index = now.utc_us, len(self.model.groups)
        if before:
            index, when = self.model.groups.index(before[0]), self.model.when[before[0][0]]
        self.model.groups.insert(index, [-1])
        self.model.remove(*named)
        index = self.model.groups.index([-1])
        self.model.groups.remove([-1])
        groups = [[entry for entry in named if stacks[entry] == stack] for stack in (0, 1)]
        self.model.put(index, *filter(None, groups), when=when)
        self.model.waiting |= set(named) & set(self.state.exits.out_of_chips)

    def left(self, entry: int) -> None:
        self.tell(leave(self.state, entry, Departure.WITHDRAWN, 0, self.evening.now))
        if entry in self.model.waiting:
            self.model.waiting.remove(entry)
        else:
            self.model.put(len(self.model.groups), [entry], when=self.evening.now.utc_us)

    def back(self, entry: int) -> None:
        self.tell(reinstate(self.state, entry, next(self.state.seating.free())))
        self.model.remove(entry)

    def late(self, entry: int, other: int) -> None:
        lost = [one for group in self.model.groups for one in group]
        before = lost[other % len(lost)] if lost else 0
        self.tell(insert_exit(self.state, entry, before))
        when = self.model.when[next(one for one in self.model.group_of(before) if one != entry)]
        self.model.remove(entry)
        index = self.model.groups.index(self.model.group_of(before))
        self.model.put(index, [entry], when=when)

    def wrong(self, wrong: int, right: int) -> None:
        self.tell(pass_on(self.state, wrong, right, next(self.state.seating.free())))
        self.model.remove(right)
        group = self.model.group_of(wrong)
        group[group.index(wrong)] = right
        self.model.when[right] = self.model.when[wrong]
        if wrong in self.model.waiting:
            self.model.waiting = self.model.waiting - {wrong} | {right}

    def reorder(self, one: int, *, tie: bool) -> None:
        at = one % max(1, len(self.model.groups))
        pair = self.model.groups[at : at + 2]
        entries = [entry for group in pair for entry in group]
        new = [entries] if tie else pair[::-1]
        self.tell(reorder(self.state, tuple(tuple(group) for group in new)))
        self.model.groups[at : at + 2] = new

    def enter(self) -> None:
        state = self.state
        number = state.entries.last_entry + 1
        events = sell_entry(state, person(number), self.evening.now)
        after = TOURNAMENT.folds.apply(state, events[0])
        self.tell([*events, *draw(after, f"draw {number}")])

    def void(self, one: int) -> None:
        numbers = sorted(self.state.entries.by_number)
        entry = numbers[one % len(numbers)]
        self.tell(void_entry(self.state, entry))
        self.model.remove(entry)


KINDS = (
    *("out", "wait", "wait", "earlier", "again", "together", "together", "leave", "back", "late"),
    *("wrong", "tie", "turn", "enter", "void"),
)
steps = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 40), st.integers(0, 40)), max_size=30
)


@given(steps)
def test_places_are_those_of_a_plain_list(made_up: list[tuple[str, int, int]]) -> None:
    played = Played()
    for step in made_up:
        played.do(*step)
        state, model = played.state, played.model
        assert set(state.exits.out_of_chips) == model.waiting, step
        assert state.places() == model.places(state.entries.count), step
        for entry, place in state.places().items():
            assert {one for one, its in state.places().items() if its == place} == (
                {*state.at_place(place)}
            )
            assert state.place_of(entry) == place


@given(steps)
def test_places_are_a_permutation_with_ties(made_up: list[tuple[str, int, int]]) -> None:
    played = Played()
    for step in made_up:
        played.do(*step)
    played.evening.close()
    state = played.state
    held = [place for place in range(1, state.entries.count + 1) if state.at_place(place)]
    best = 1 if state.left == 1 else state.left + 1
    assert held == list(range(best, state.entries.count + 1))
    for entry, place in state.places().items():
        assert {entry} <= set(state.at_place(place))
        assert state.place_of(entry) == place


@given(steps, st.data())
def test_what_is_left_of_an_evening_without_one_act_has_whole_places_or_is_refused(
    made_up: list[tuple[str, int, int]], data: Any
) -> None:
    played = Played()
    for step in made_up:
        played.do(*step)
    if not played.told:
        return
    undone = data.draw(st.integers(0, len(played.told) - 1))
    state = played.begun
    try:
        for act in played.told[:undone] + played.told[undone + 1 :]:
            for event in act:
                state = TOURNAMENT.folds.apply(state, event)
    except Contradiction:
        return
    exits = state.exits
    assert set(exits.position_of) == {*exits.by_entry, *exits.out_of_chips}
    assert sorted(exits.at) == list(range(len(exits.position_of)))
    assert set(state.places()) - {*state.in_play()} == set(exits.by_entry)

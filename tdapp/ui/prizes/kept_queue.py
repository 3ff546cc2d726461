"""The prizes of an event by place, kept: what an act does not touch is not worked out again."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import compress, count, filterfalse, starmap, zip_longest
from operator import is_not
from typing import Any

from tdapp.core.long_work import finished
from tdapp.tournament.payouts.queue import DuePrize, prizes_from
from tdapp.tournament.prizes import prize_place
from tdapp.tournament.tournament import Tournament

Dues = tuple[DuePrize, ...]
Work = Generator[None, None, None]
AT_ONCE = 50
BY_ENTRY = ("slips", "seen", "paid", "unclaimed", "forfeited")
"""What is kept of prizes for each entry that has to do with one."""


class KeptQueue:
    """`at` holds the prizes by the first place that they share, with how many places those are.

    `turn` counts how often it was brought up to date; the last time the places `touched` were.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.touched: set[int] = set()
        self.at: dict[int, tuple[int, Dues]] = {}
        self._state: Tournament | None = None
        self._place_of: dict[int, int] = {}
        self._left: set[int] = set()
        self._lost: list[object] = []

    def knows(self, state: Tournament) -> bool:
        """Whether it is up to date."""
        return self._state is state

    def take_in(self, state: Tournament) -> Work:
        """Bring it up to date, in portions; another that begins meanwhile takes its place."""
        before, self._state = self._state, None
        self.turn += 1
        self.touched = set()
        turn = self.turn
        was, self._lost = self._lost, _lost_in_reach(state)
        if before is None or _all_may_differ(before, state):
            self.at, self._place_of = {}, {}
            self._left = set(range(1, len(state.prizes.posted) + 1))
        else:
            self._left |= self._touched(before, state, was)
        waiting, done = sorted(self._left), 0
        while waiting:
            place = heappop(waiting)
            if place not in self._left:
                continue
            for one in self._work_out(state, place):
                self._left.add(one)
                heappush(waiting, one)
            done += 1
            if done % AT_ONCE == 0:
                yield
                if turn != self.turn:
                    return
        self._state = state

    def bring_up_to_date(self, state: Tournament) -> None:
        """Take everything in at once."""
        if not self.knows(state):
            finished(self.take_in(state))

    @property
    def dues(self) -> Iterator[DuePrize]:
        """Every prize, the first place first."""
        for place in sorted(self.at):
            yield from self.at[place][1]

    def _touched(self, before: Tournament, state: Tournament, was: Sequence[object]) -> set[int]:
        """The places, old and new, of entries whose exits or prizes are others than before."""
        entries = set(_exits_changed(before, state, was, self._lost))
        for name in BY_ENTRY:
            entries |= _changed(getattr(before.prizes, name), getattr(state.prizes, name))
        old = {self._place_of[one] for one in entries if one in self._place_of}
        now = {place for place in (prize_place(state, one) for one in entries) if place is not None}
        return {place for place in old | now if place <= len(state.prizes.posted)}

    def _work_out(self, state: Tournament, place: int) -> Iterable[int]:
        """The prizes that stand together from a place on; gives places that did so before."""
        old = self.at.pop(place, (1, ()))
        before, (places, dues) = old[0], prizes_from(state, place)
        together = range(place, place + places)
        self.at[place] = old if old == (places, dues) else (places, dues)
        self.touched.update(together)
        self._place_of.update((one.entry, place) for one in dues if one.entry is not None)
        for inner in together[1:]:
            before = max(before, inner - place + self.at.pop(inner, (0, ()))[0])
        self._left.difference_update(together)
        return range(place + places, place + before)


def _all_may_differ(before: Tournament, state: Tournament) -> bool:
    """Whether more is another than who is out and whose prize has come how far."""
    old, new = before.prizes, state.prizes
    return (
        old.posted is not new.posted
        or old.in_kind is not new.in_kind
        or old.seed != new.seed
        or old.passed_over is not new.passed_over
        or before.entries.count != state.entries.count
        or before.exits.pending is not state.exits.pending
        or before.exits.out_of_chips is not state.exits.out_of_chips
        or before.conditions is not state.conditions
        or 1 in (before.left, state.left)
    )


def _exits_changed(
    before: Tournament, state: Tournament, was: Sequence[object], now: Sequence[object]
) -> Iterator[int]:
    """The entries in reach of a prize that are out otherwise than before, and their neighbours."""
    old, new = before.exits, state.exits
    if old is new:
        return
    yield from _changed(old.tied, new.tied)
    others = starmap(is_not, zip_longest(was, now))
    for position in compress(count(_first_in_reach(state)), others):
        around = range(max(0, position - 1), position + 2)
        found = (exits.at.get(one) for exits in (old, new) for one in around)
        yield from (one for one in found if one is not None)


def _first_in_reach(state: Tournament) -> int:
    """The position in the order of exits from which on places win a prize."""
    prizes = state.prizes
    return max(0, state.entries.count - len(prizes.posted) - len(prizes.passed_over))


def _lost_in_reach(state: Tournament) -> list[object]:
    """The exits from there on; who may buy again stands there without one."""
    at, by_entry = state.exits.at, state.exits.by_entry
    reached = range(_first_in_reach(state), len(at))
    return list(map(by_entry.get, map(at.__getitem__, reached)))


def _changed(old: Mapping[int, Any], new: Mapping[int, Any]) -> set[int]:
    """The keys under which something else stands."""
    if old is new:
        return set()
    others = compress(new, map(is_not, map(old.get, new), new.values()))
    return {*others, *filterfalse(new.__contains__, old)}

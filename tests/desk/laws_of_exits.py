"""What must hold of who is out, in which order, and of their places."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from tdapp.core.event import Event
from tdapp.tournament.facts.brackets import MatchCorrected, PairingDecided
from tdapp.tournament.facts.event import PlayEnded
from tdapp.tournament.facts.exits import (
    Departure,
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitPending,
    ExitsReordered,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.facts.refunds import TakenBack
from tdapp.tournament.facts.sales import AddOnSold, RebuySold
from tdapp.tournament.tournament import Tournament

Lost = OutOfChips | ExitPending | EntryBusted | EntryLeft


class Losses:
    """Who lost the last chips, or left, in that order, as plain lists; `level` with the one before.

    `not_out` are those of them who may buy again, or whose exit is pending.
    """

    def __init__(self) -> None:
        self.order: list[int] = []
        self.level: set[int] = set()
        self.not_out: set[int] = set()

    def follow(self, event: Event) -> None:  # noqa: C901
        """One more fact that counts."""
        match event:
            case OutOfChips() | ExitPending() | EntryBusted() | EntryLeft():
                self._lost(event)
            case EntryReinstated() | PendingExitDropped():
                self._take(event.entry)
            case RebuySold() | AddOnSold() if event.entry in self.not_out:
                self._take(event.entry)
            case TakenBack() if event.entry in self.order:
                self._take(event.entry)
            case PairingDecided():
                for one in event.outs:
                    self._put(one.entry, one.before, tied=one.tied)
            case MatchCorrected():
                for entry in event.back:
                    self._take(entry)
            case ExitPassedOn():
                self._pass_on(event)
            case ExitsReordered():
                self._reorder(event)

    def part(self, round_of: Mapping[int, object]) -> None:
        """Nobody is level with one of another round of a bracket, whose result was taken back."""
        self.level -= {
            one for other, one in pairwise(self.order) if round_of[other] != round_of[one]
        }

    def places(self, field: int) -> dict[int, int]:
        """The places of who is out; those who are level have the best of theirs."""
        found: dict[int, int] = {}
        groups: list[list[int]] = []
        for entry in self.order:
            if entry in self.level:
                groups[-1].append(entry)
            else:
                groups.append([entry])
        for group in groups:
            out = [entry for entry in group if entry not in self.not_out]
            field -= len(out)
            found.update(dict.fromkeys(out, field + 1))
        return found

    def _lost(self, event: Lost) -> None:
        stays = getattr(event, "waited", False)
        if event.entry in self.not_out and not stays:
            self._take(event.entry)
        if not stays:
            tied = getattr(event, "tied", False) or getattr(event, "shares_place", False)
            retired = getattr(event, "departure", None) is Departure.RETIRED and self.order[:1]
            before = self.order[0] if retired else event.before
            self._put(event.entry, before, tied=tied)
        self.not_out.discard(event.entry)
        if isinstance(event, OutOfChips | ExitPending):
            self.not_out.add(event.entry)

    def _put(self, entry: int, before: int | None, *, tied: bool) -> None:
        at = len(self.order) if before is None else self.order.index(before)
        self.order.insert(at, entry)
        if tied:
            self.level.add(entry)

    def _take(self, entry: int) -> None:
        at = self.order.index(entry)
        if entry not in self.level and at + 1 < len(self.order):
            self.level.discard(self.order[at + 1])
        self.level.discard(entry)
        self.not_out.discard(entry)
        del self.order[at]

    def _pass_on(self, event: ExitPassedOn) -> None:
        if event.right in self.order:
            self._take(event.right)
        self.order[self.order.index(event.wrong)] = event.right
        if event.wrong in self.level:
            self.level.remove(event.wrong)
            self.level.add(event.right)

    def _reorder(self, event: ExitsReordered) -> None:
        positions = sorted(self.order.index(entry) for entry in event.entries)
        for position, entry in zip(positions, event.entries, strict=True):
            self.order[position] = entry
        self.level -= set(event.entries)
        self.level |= set(event.tied)


def places_follow_from_the_losses(what_counts: Sequence[Event], state: Tournament) -> None:
    """Who lost the last chips later has the better place; together they are the last of 1 to n."""
    losses = Losses()
    for event in what_counts:
        losses.follow(event)
    assert set(losses.order) == set(state.exits.by_entry) | losses.not_out
    ended = [event.groups for event in what_counts if isinstance(event, PlayEnded)]
    if state.matches.drawn:
        losses.part({entry: state.band_of(entry) for entry in losses.order})
    expected = losses.places(state.entries.count)
    place = 1
    for group in ended[-1] if ended else _at_the_end(state):
        expected |= dict.fromkeys(group, place)
        place += len(group)
    if state.matches.drawn and place == 1:
        _are_places_of_rounds(state, expected)
        return
    assert state.places() == expected
    _are_a_permutation(state, expected, decided=place > 1)


def _are_places_of_rounds(state: Tournament, places: dict[int, int]) -> None:
    """In a bracket who lost has the best place of the round, before the others of it have lost."""
    told = state.places()
    assert told.keys() == places.keys()
    for entry, place in places.items():
        band = state.band_of(entry)
        assert band is None or band.best <= place
        assert told[entry] == (place if band is None else band.best) == state.place_of(entry)


def _at_the_end(state: Tournament) -> Sequence[Sequence[int]]:
    """Those who share the first places once so few are left as the conditions say."""
    if state.programme.conditions is None:
        return []
    ending, seats = state.conditions.ending, state.conditions.prizes.seats
    few = ending.left
    if ending.at_seats and seats is not None:
        few = max(1, [one.item for one in state.prizes.in_kind].count(seats.item))
    return [state.in_play()] if state.entries.closed and 1 <= state.left <= few else []


def _are_a_permutation(state: Tournament, places: dict[int, int], *, decided: bool) -> None:
    """Every place that is decided is held once, or shared by as many as it and the next are."""
    count, out = state.entries.count, len(state.exits.by_entry)
    assert len(state.in_play()) + out == count == len(state.entries.by_number)
    assert not set(state.exits.out_of_chips) - set(state.in_play())
    next_ = 1 if decided else count - out + 1
    for place in sorted(set(places.values())):
        holders = {entry for entry, held in places.items() if held == place}
        assert place == next_
        next_ += len(holders)
        for one in range(place, next_):
            assert set(state.at_place(one)) == holders
        assert all(state.place_of(entry) == place for entry in holders)
    assert next_ == count + 1

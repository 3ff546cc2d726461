"""A very small room for core's own tests: a chip bank that is filled, emptied and counted."""

from collections.abc import Collection, Iterable, Sequence

import msgspec
from immutables import Map

from tdapp.core.act import Recorded
from tdapp.core.codec import Codec
from tdapp.core.event import Event, Redone, Reversal, Undone
from tdapp.core.fold import Conductor
from tdapp.core.ids import ActionId
from tdapp.core.long_work import finished
from tdapp.core.refusal import Contradiction
from tdapp.core.room import NobodyPlays, Room
from tdapp.core.timeline import Timeline


class Filled(Event, frozen=True):
    """Chips were put into a rack."""

    colour: str
    chips: int


class Taken(Event, frozen=True):
    """Chips were taken out of a rack."""

    colour: str
    chips: int


class Counted(Event, frozen=True):
    """Somebody counted a rack and found so many chips."""

    colour: str
    chips: int


class Allowed(Event, frozen=True):
    """The bank may hold so many chips."""

    chips: int


class Noted(Event, frozen=True):
    """A word in the book."""

    word: str


class Racks(msgspec.Struct, frozen=True):
    """Chips by colour; an empty rack is put away."""

    chips: Map[str, int] = Map()
    counts: int = 0


class Total(msgspec.Struct, frozen=True):
    """All chips, and how many there may be."""

    chips: int = 0
    most: int = 100


class Book(msgspec.Struct, frozen=True):
    """Words by their order, and the acts that were ever undone."""

    words: Map[int, str] = Map()
    undone: tuple[str, ...] = ()


class Bank(msgspec.Struct, frozen=True):
    """The state of the toy room."""

    racks: Racks = Racks()
    total: Total = Total()
    book: Book = Book()


def _filled(racks: Racks, event: Filled) -> Racks:
    chips = racks.chips.get(event.colour, 0) + event.chips
    return Racks(racks.chips.set(event.colour, chips), racks.counts)


def _taken(racks: Racks, event: Taken) -> Racks:
    left = racks.chips.get(event.colour, 0) - event.chips
    if left < 0:
        raise Contradiction("not_enough", colour=event.colour)
    if left == 0:
        return Racks(racks.chips.delete(event.colour), racks.counts)
    return Racks(racks.chips.set(event.colour, left), racks.counts)


def _counted(racks: Racks, event: Counted) -> Racks:
    if racks.chips.get(event.colour, 0) != event.chips:
        raise Contradiction("other_count", colour=event.colour)
    return Racks(racks.chips, racks.counts + 1)


def _more(total: Total, event: Filled) -> Total:
    return Total(total.chips + event.chips, total.most)


def _less(total: Total, event: Taken) -> Total:
    return Total(total.chips - event.chips, total.most)


def _allowed(total: Total, event: Allowed) -> Total:
    return Total(total.chips, event.chips)


def _noted(book: Book, event: Noted) -> Book:
    return Book(book.words.set(len(book.words), event.word), book.undone)


def _undone(book: Book, event: Undone) -> Book:
    return Book(book.words, (*book.undone, event.action))


def check(bank: Bank) -> None:
    """The racks hold the total, and no more than is allowed."""
    if sum(bank.racks.chips.values()) != bank.total.chips:
        raise Contradiction("chips_missing")
    if bank.total.chips > bank.total.most:
        raise Contradiction("too_many_chips")


BANK: Room[Bank] = Room(
    kind="bank",
    empty=Bank(),
    folds=Conductor(
        Bank,
        {
            "racks": {Filled: _filled, Taken: _taken, Counted: _counted},
            "total": {Filled: _more, Taken: _less, Allowed: _allowed},
            "book": {Noted: _noted, Undone: _undone},
        },
    ),
    check=check,
    codec=Codec([Filled, Taken, Counted, Allowed, Noted]),
    answers=NobodyPlays(),
)


def plainly(past: Iterable[Recorded], undone: Collection[ActionId] = ()) -> Bank:
    """The past folded one event after another, without marks; raises `Contradiction`.

    It is named by the first act that does not fit.
    """
    bank = BANK.empty
    for entry in past:
        if entry.action not in undone:
            try:
                bank = BANK.folds.apply(bank, entry.event)
            except Contradiction as clash:
                clash.details["act"] = entry.action
                raise
    BANK.check(bank)
    return bank


class Keeper:
    """Keeps a timeline as the desk does: acts one after another, undo as an act of its own."""

    def __init__(self, past: Sequence[Recorded] = ()) -> None:
        self.timeline: Timeline[Bank] = Timeline(BANK)
        self.timeline.replay(past)
        self.past = list(past)

    def act(self, *events: Event) -> ActionId:
        """Record an act; raises `Contradiction` and changes nothing where it does not fit."""
        recorded = self._next(events)
        state = self._after(self.timeline.state, events)
        self.timeline.extend(recorded, state)
        self.past += recorded
        return recorded[0].action

    def undo(self, action: ActionId) -> ActionId:
        """Undo an act; refuses ``undo_blocked``."""
        return self._reverse(Undone(action, ()), self.timeline.undone | {action})

    def redo(self, action: ActionId) -> ActionId:
        """Let an act count again; refuses ``undo_blocked``."""
        return self._reverse(Redone(action, ()), self.timeline.undone - {action})

    def again(self) -> "Keeper":
        """Another one that has only the past."""
        return Keeper(self.past)

    def _reverse(self, event: Reversal, undone: frozenset[ActionId]) -> ActionId:
        refold = finished(self.timeline.retell(undone))
        recorded = self._next([event])
        self.timeline.adopt(refold, recorded, self._after(refold.state, [event]))
        self.past += recorded
        return recorded[0].action

    def _after(self, state: Bank, events: Iterable[Event]) -> Bank:
        for event in events:
            state = BANK.folds.apply(state, event)
        BANK.check(state)
        return state

    def _next(self, events: Sequence[Event]) -> list[Recorded]:
        action = ActionId(f"act at {len(self.past) + 1}")
        return [
            Recorded(seq, action, event) for seq, event in enumerate(events, len(self.past) + 1)
        ]

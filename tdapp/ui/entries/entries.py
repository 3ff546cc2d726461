"""The entries of the event in view, as the acts on them need them: chosen, named, changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Moment
from tdapp.rules.finishing_rules import FinishBy
from tdapp.shown.reading import read_seat
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits.together import seats_from_button, still_to_ask
from tdapp.tournament.guards.paid_places import PrizesWouldChange
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import AllSaid, EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Ended, Flow
from tdapp.ui.asking.questions import number, read, tell
from tdapp.ui.entries.consequence_words import what_changes, what_would_change
from tdapp.ui.entries.hand_questions import asked_of, hint_of, read_known, unplayed_words
from tdapp.ui.entries.seat_back import Fits, is_drawn
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook

say = saying("entries")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class EntryChosen:
    """An entry of an event."""

    event: StreamId
    entry: int


StillAsked = Callable[[list[EliminatedPlayer]], Sequence[OpenTie]]
Choice = Callable[[], EntryChosen]
"""Gives the entry that is selected, or refuses with what to select."""


@dataclass(frozen=True, slots=True)
class EntriesInView:
    """The event in view with the names of its players, and the way to the desk."""

    view: EventInView
    names: NameBook
    asking: Asking

    @property
    def state(self) -> Tournament:
        """The event as it stands."""
        return self.view.state

    @property
    def at(self) -> EventAt:
        """The event in view; refuses ``no_such_event``."""
        return EventAt(self.view, self.names, self.view.the_id())

    def chosen(self, entry: int | None) -> EntryChosen:
        """The entry that is selected; refuses ``no_entry_chosen``."""
        if self.view.id is None or entry is None:
            raise Refusal("no_entry_chosen")
        return EntryChosen(self.view.id, entry)

    def name(self, entry: int) -> str:
        """The name of its player."""
        return self.names.name(self.state.entry(entry).person)


def changes(
    at: EventAt, facts: Callable[[Tournament], Sequence[Event]], but: int | None = None
) -> Flow[AllSaid]:
    """Said of an act: what its facts would change, in words; nothing of `but`."""

    def changed(state: Tournament, _: Moment) -> str:
        return what_changes(state, facts(state), at.names.name, but)

    return (yield from worked_out(at, lambda: at.changes(changed)))


def worked_out(at: EventAt, work_out: Callable[[], T]) -> Flow[T]:
    """Refuse as `work_out` does; where prizes stand against it, say all that would change."""
    try:
        return work_out()
    except PrizesWouldChange as refused:
        yield refused
        yield from tell(what_would_change(at.state, refused, at.names.name))
        raise Ended from refused


def stack_of(at: EventAt, entry: int) -> Flow[int | None]:
    """Ask for the chips that leave play with an entry; None for who does not play."""
    state = at.state
    plays = state.clock.started and entry in state.seating.seat_of
    if not plays or entry in state.exits.out_of_chips:
        return None
    return (yield from chips_leaving(at, entry))


def chips_leaving(at: EventAt, entry: int) -> Flow[int]:
    """Ask for the chips that leave play, likely the stack that was told last."""
    state = at.state
    told = state.chips.stacks.get(entry)
    chips = state.entry(entry).chips if told is None else told.stack
    if entry in state.exits.out_of_chips:
        chips = 0
    text = say("How many of {name}'s chips leave play?", name=at.name(entry))
    return (yield from number(text, say("Chips"), str(chips)))


def seat_back(at: EventAt, entry: int, fits: Fits) -> Flow[Seat | None]:
    """Ask for a seat only where somebody does not get his own; None for that or a drawn one."""
    facts = yield from worked_out(at, lambda: fits(None))
    if not is_drawn(facts):
        return None
    drawn = say("drawn")
    text = say("{name}'s seat is taken. Which seat instead, or “drawn”?", name=at.name(entry))

    def read_fitting(typed: str) -> Seat | None:
        seat = None if typed == drawn else read_seat(typed)
        fits(seat)
        return seat

    return (yield from read(text, say("Seat such as 12-5, or drawn"), read_fitting, drawn))


def with_changes(text: str, said: AllSaid) -> str:
    """A question with what it says of the changes."""
    return " ".join(filter(None, (text, *(str(one.value) for one in said))))


def ties(
    outs: list[EliminatedPlayer], at: EventAt, still: StillAsked | None = None
) -> Flow[list[EliminatedPlayer]]:
    """Ask for all that decides between these players; gives them with what is known then.

    `still` says what must be asked, where they are not out together at once.
    """
    still = still or (lambda known: still_to_ask(at.state, known, at.typed))
    while missing := still(outs):
        outs = yield from tie(outs, missing[0], at.name, *_likely(at.state, missing[0]))
    return outs


def _likely(state: Tournament, missing: OpenTie) -> tuple[str, ...]:
    """How far from the button a player sits, where that is asked and was told."""
    if missing.what is not FinishBy.NEAREST_BUTTON:
        return ()
    seats = seats_from_button(state, missing.entries[0])
    return () if seats is None else (str(seats),)


def tie(
    outs: Sequence[EliminatedPlayer], missing: OpenTie, name_of: Callable[[int], str], *choices: str
) -> Flow[list[EliminatedPlayer]]:
    """Ask what decides a tie, of the first player of whom it is not known; gives all of them.

    `name_of` gives the name of an entry's player.
    """
    place = next(at for at, out in enumerate(outs) if out.entry == missing.entries[0])
    text = asked_of(missing, name_of(outs[place].entry))

    def read_one(typed: str) -> EliminatedPlayer:
        return read_known(outs[place], missing.what, typed)

    known = yield from read(text, hint_of(missing.what), read_one, *choices)
    return [*outs[:place], known, *outs[place + 1 :]]


@asked_before(Bust)
def before_bust(call: Bust, at: EventAt) -> Flow[Ready]:
    """A yes where the clock never ran."""
    return once_confirmed(call, at, unplayed_words(at.state, at.name(call.entry)), say("Bust"))


@asked_before(BustTogether)
def before_together(call: BustTogether, at: EventAt) -> Flow[Ready]:
    """What decides about the places, and a yes where the clock never ran."""
    outs = yield from ties(list(call.outs), at)
    waiting = at.state.exits.out_of_chips
    declined = all(out.entry in waiting for out in outs)
    known = BustTogether(call.event, tuple(outs), declined=declined)
    asked = unplayed_words(at.state, *(at.name(out.entry) for out in outs))
    return (yield from once_confirmed(known, at, asked, say("Bust")))

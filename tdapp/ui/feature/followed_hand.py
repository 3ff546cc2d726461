"""The hand of the chosen table for its acts: the round as it stands, its steps, its seats."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tdapp.calls.tournament.hands import ActInHand
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesStatement
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round
from tdapp.shown.reading import read_seat_at
from tdapp.shown.table_words import chips_words
from tdapp.table.floor import Floor
from tdapp.table.guards import hand_at
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import AllSaid
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_amount, read_count
from tdapp.ui.tables.at_hand import AtHand

When = Callable[[Round, Offers], bool]
"""Whether the round waits for an act now, so that its button stands in the side."""


def offered_when(acts: Sequence[WindowAct], *when: When) -> dict[WindowAct, When]:
    """When each act has its button, in the order of the acts."""
    return dict(zip(acts, when, strict=True))


@dataclass(frozen=True, slots=True)
class HandChosen:
    """The table of an event or of cash games whose hand is followed, and who is chosen there."""

    event: StreamId
    table: int
    entry: int | None


class Turn(NamedTuple):
    """A round, what may be done in it, and the player whose turn it is, or could be."""

    round: Round
    may: Offers
    player: int


class AtTables(Protocol):
    """The way to the desk of whoever acts on a hand, and the tables that it may be at."""

    @property
    def view(self) -> EventInView | Asking: ...
    @property
    def asking(self) -> Asking: ...
    @property
    def state(self) -> Floor: ...


class FollowedHand(ABC):
    """A hand at a table that is chosen; the `chosen` entry shows or mucks before its turn."""

    def __init__(self, floor: AtTables) -> None:
        self.floor = floor
        self.chosen: int | None = None

    @abstractmethod
    def choice(self) -> HandChosen:
        """What the acts act on; refuses where no table is chosen."""

    @abstractmethod
    def call(self, on: HandChosen, step: AnyAct) -> Call:
        """The call that records a step."""

    @abstractmethod
    def said(self, on: HandChosen) -> AllSaid:
        """What a question names: the hand with all of its steps so far."""

    def turn(self, on: HandChosen) -> Turn:
        """The turn as it stands; refuses as `hand_at`."""
        hand = self.hand(on)
        may = offers(hand.round)
        turn = may.actor if may.actor is not None else next(iter(may.shows), 0)
        shows = (player for player in may.shows if hand.entries[player] == on.entry)
        return Turn(hand.round, may, next(shows, turn))

    def turn_now(self) -> Turn:
        """The turn at the table that is chosen now, for the words of acts."""
        return self.turn(self.choice())

    def hand(self, on: HandChosen) -> HandInPlay:
        """The hand at a table; refuses as `hand_at`."""
        return hand_at(self.floor.state, on.table)

    def by_turn(self, step: Callable[[int], AnyAct]) -> Callable[[HandChosen], Call]:
        """A step of whose turn it is that needs nothing more."""
        return lambda on: self.call(on, step(self.turn(on).player))

    def chips(self, chips: int) -> str:
        """Chips of the hand at the chosen table, in words."""
        return chips_words(voice(), self.hand(self.choice()).setup, chips)

    def ask_chips(self, on: HandChosen, text: str, hint: str, *likely: int) -> Flow[int]:
        """Ask for chips of a hand, at a cash table for an amount of money."""
        setup = self.hand(on).setup
        reads = read_count if setup.small.tournament else read_amount
        choices = (plain_chips(setup, one) for one in likely)
        return read(text, hint, reads, *choices)

    def who(self, on: HandChosen, player: int) -> str:
        """The seat of a player."""
        return seat_words(self.floor.state, self.hand(on).entries[player])

    def player(self, on: HandChosen, text: str, players: tuple[int, ...]) -> Flow[int]:
        """Ask for one of these players by the number of the seat."""
        seat_of, entries = self.floor.state.seating.seat_of, self.hand(on).entries
        numbers = {seat_of[entries[it]].seat: it for it in players if entries[it] in seat_of}
        choices = tuple(map(str, numbers))

        def read_player(typed: str) -> int:
            seat = read_seat_at(typed, on.table)
            if seat.table != on.table or seat.seat not in numbers:
                raise Refusal("other_seats_meant", seat=str(seat), seats=", ".join(choices))
            return numbers[seat.seat]

        hint = voice().text("of the hand", "Number of the seat")
        return read(text, hint, read_player, *choices)


class HandOfEvent(FollowedHand):
    """The hand at the table of the event in view that is chosen on the floor."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor)
        self._at_hand = floor

    def choice(self) -> HandChosen:
        """Refuses ``no_such_event`` and ``no_table_chosen``."""
        spot = self._at_hand.spot()
        return HandChosen(spot.event, spot.the_table(), self.chosen)

    def call(self, on: HandChosen, step: AnyAct) -> ActInHand:
        """The call that records a step."""
        return ActInHand(on.event, on.table, step)

    def said(self, on: HandChosen) -> AllSaid:
        """What a question names: the hand with all of its steps so far."""
        return hand_said(self._at_hand.view, on.table)


def plain_chips(setup: Setup, chips: int) -> str:
    """Chips as they would be typed."""
    return str(chips) if setup.small.tournament else voice().short_money(chips, "")


def hand_said(view: EventInView, table: int) -> AllSaid:
    """Said of a table: the hand there with all of its steps."""
    return view.said(ChangesStatement, lambda state, _: state.feature.by_table.get(table))

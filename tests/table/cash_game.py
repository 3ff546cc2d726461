"""A small cash game that lives in the tests only: players sit down, buy chips and leave."""

from collections.abc import Iterable

import msgspec
from immutables import Map

from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.fold import Conductor
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.button_rule import ButtonPlay
from tdapp.rules.presence_rules import Offence
from tdapp.table.facts import TABLE_EVENTS
from tdapp.table.geometry.button import ORDINARY
from tdapp.table.state.attendance import ATTENDANCE_FOLD, Attendance
from tdapp.table.state.buttons import BUTTONS_FOLD, Buttons
from tdapp.table.state.chip_book import CHIPS_FOLD, ChipBook
from tdapp.table.state.hands import HANDS_FOLD, FollowedHands, chips_bought
from tdapp.table.state.penalties import PENALTIES_FOLD, Penalties
from tdapp.table.state.rulings import RULINGS_FOLD, Rulings
from tdapp.table.state.seat_folding import SEATING_FOLD, came, gone
from tdapp.table.state.seating import Seating


class CameToPlay(Event, frozen=True):
    """A player with this number of a sitting waits for a seat."""

    sitting: int


class BoughtChips(Event, frozen=True):
    """A sitting bought so many chips."""

    sitting: int
    chips: int


class LeftTheGame(Event, frozen=True):
    """A sitting is over."""

    sitting: int


class CashGame(msgspec.Struct, frozen=True):
    """Tables, and who sits at them with how many chips bought; a `Floor`."""

    bought: Map[int, int] = Map()
    seating: Seating = Seating()
    attendance: Attendance = Attendance()
    buttons: Buttons = Buttons()
    feature: FollowedHands = FollowedHands()
    chips: ChipBook = ChipBook()
    rulings: Rulings = Rulings()
    penalties: Penalties = Penalties()
    button_play: ButtonPlay = ORDINARY
    denominations: tuple[int, ...] = (5, 25, 100)

    @property
    def chips_in_play(self) -> int:
        return sum(self.bought.values())

    def chips_in_play_at(self, moment: Instant) -> int:
        """All that was bought is in play from the beginning."""
        _ = moment
        return self.chips_in_play

    def must_be_on(self) -> None:
        """A cash game has no terms to publish."""

    def must_know(self, entry: int) -> None:
        if entry not in self.bought:
            raise Refusal("no_such_sitting", sitting=entry)

    def is_in_play(self, entry: int) -> bool:
        return entry in self.bought

    def has_chips(self, entry: int) -> bool:
        return self.bought.get(entry, 0) > 0

    def level_at(self, now: Instant) -> int:  # noqa: ARG002 - no cash game has levels
        return 0

    def played_us(self, entry: int, at: Instant, *, past: bool = False) -> int:
        """No clock of levels runs."""
        _ = entry, at, past
        return 0

    def why_no_penalty(self, offence: Offence) -> Refusal | None:  # noqa: ARG002 - any will do
        return None


def _came(seating: Seating, event: CameToPlay) -> Seating:
    return came(seating, event.sitting)


def _left(seating: Seating, event: LeftTheGame) -> Seating:
    return gone(seating, event.sitting)


def _known(bought: Map[int, int], event: CameToPlay) -> Map[int, int]:
    return bought.set(event.sitting, 0)


def _bought(bought: Map[int, int], event: BoughtChips) -> Map[int, int]:
    return bought.set(event.sitting, bought[event.sitting] + event.chips)


def _over(bought: Map[int, int], event: LeftTheGame) -> Map[int, int]:
    return bought.delete(event.sitting)


def _bought_in_hand(feature: FollowedHands, event: BoughtChips) -> FollowedHands:
    return chips_bought(feature, event.sitting, event.chips)


FOLDS = Conductor(
    CashGame,
    {
        "bought": {CameToPlay: _known, BoughtChips: _bought, LeftTheGame: _over},
        "seating": {**SEATING_FOLD, CameToPlay: _came, LeftTheGame: _left},
        "attendance": ATTENDANCE_FOLD,
        "buttons": BUTTONS_FOLD,
        "feature": {**HANDS_FOLD, BoughtChips: _bought_in_hand},
        "chips": CHIPS_FOLD,
        "rulings": RULINGS_FOLD,
        "penalties": PENALTIES_FOLD,
    },
)
CODEC = Codec((CameToPlay, BoughtChips, LeftTheGame, *TABLE_EVENTS))


class CardRoom:
    """A cash game that is told facts; each goes through its record first."""

    def __init__(self) -> None:
        self.game = CashGame()

    def tell(self, events: Iterable[Event]) -> None:
        """Record these and fold them."""
        for event in events:
            self.game = FOLDS.apply(self.game, CODEC.decode(*CODEC.encode(event)))

    def comes(self, *sittings: int, chips: int = 500) -> None:
        """Players with these numbers buy chips and wait for a seat."""
        for one in sittings:
            self.tell([CameToPlay(one), BoughtChips(one, chips)])

"""The facts of cash tables: what is played there, which change is posted, and their end."""

from enum import Enum

from tdapp.cash.table_sign import TableSign
from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.house_files import HouseHashes
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant


class CashRoomOpened(Event, frozen=True):
    """Cash games are played under this house, in this version of its files."""

    act_kind = ActKind.EVENT

    house: str
    rules: HouseHashes

    def files(self) -> tuple[str, ...]:
        """The files of the house."""
        return self.rules.all


class GameOpened(Event, frozen=True):
    """A game opened at a table, by its sign; the table itself is opened in the same act."""

    act_kind = ActKind.SEATS

    table: int
    sign: TableSign


class ChangeKind(Enum):
    """What a notice at a table announces."""

    TERMS = "terms"
    CLOSING = "closing"


class ChangePosted(Event, frozen=True):
    """Notice `number` hangs at a table: it closes, or another sign follows (None: it closes).

    It counts from `posted_at`, the moment at which its sign was seen to hang there `by` somebody;
    where the `last_rounds` were called they are the notice.
    """

    act_kind = ActKind.NOTICES
    ground = "table_closing"

    number: int
    table: int
    posted_at: Instant
    by: StaffId
    sign: TableSign | None = None
    last_rounds: bool = False

    @property
    def kind(self) -> ChangeKind:
        """What is to happen."""
        return ChangeKind.CLOSING if self.sign is None else ChangeKind.TERMS


class ChangeAgreed(Event, frozen=True):
    """So many of the players at a table agreed to the change of a notice; `entries` sat there."""

    act_kind = ActKind.NOTICES

    number: int
    agree: int
    players: int
    entries: tuple[int, ...]

    def touches(self) -> Touched:
        """All who were asked."""
        return Touched(self.entries)


class ChangeWithdrawn(Event, frozen=True):
    """A notice was taken down; nothing changes."""

    act_kind = ActKind.NOTICES

    number: int


class HandsDealt(Event, frozen=True):
    """So many hands were dealt at a table since it was told last, by a report or a press."""

    act_kind = ActKind.HANDS
    weight = -1

    table: int
    hands: int


class SignChanged(Event, frozen=True):
    """Between two hands a table went over to another sign, by the notice of this number."""

    act_kind = ActKind.SEATS
    binding = True

    table: int
    sign: TableSign
    notice: int


class GameClosed(Event, frozen=True):
    """The game at a table is over; the table itself is closed in the same act."""

    act_kind = ActKind.SEATS

    table: int
    notice: int | None = None


class UseCheck(Enum):
    """What is looked at when a table changes use: chips, tray and box, deck, sign."""

    CHIPS_OFF = "chips_off"
    TRAY_ON = "tray_on"
    TRAY_OFF = "tray_off"
    DECK = "deck"
    SIGN = "sign"


class UseTurned(Event, frozen=True):
    """A table went from an event to cash games, or back, after all of this was checked."""

    act_kind = ActKind.SEATS

    table: int
    to_cash: bool
    checked: tuple[UseCheck, ...]

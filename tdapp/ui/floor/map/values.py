"""What the map shows, table by table, as frozen values that can be compared."""

from dataclasses import dataclass
from enum import Enum

from tdapp.shown.cells import Shape
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.plan import PlanBox, TablePoint


class SeatLook(Enum):
    """How a seat stands; every one has a shape of its own."""

    SEATED = "seated"
    LOW = "low"
    AWAY = "away"
    GOES = "goes"
    LEAVES = "leaves"
    WAITS = "waits"
    SITS_OUT = "sits_out"
    EMPTY = "empty"
    OUT = "out"
    KEPT = "kept"
    WANTED = "wanted"
    LOCKED = "locked"


TAKEN = frozenset(
    {SeatLook.SEATED, SeatLook.LOW, SeatLook.AWAY, SeatLook.GOES, SeatLook.LEAVES, SeatLook.WAITS}
    | {SeatLook.SITS_OUT}
)
SHAPES = {
    SeatLook.LOW: Shape.LOW,
    SeatLook.AWAY: Shape.AWAY,
    SeatLook.OUT: Shape.GONE,
    SeatLook.LOCKED: Shape.STOP,
    SeatLook.WAITS: Shape.ATTENTION,
    SeatLook.SITS_OUT: Shape.PAUSED,
}
ACCENTED = frozenset({SeatLook.GOES, SeatLook.LEAVES, SeatLook.KEPT, SeatLook.WANTED})
DASHED = frozenset({SeatLook.EMPTY, SeatLook.KEPT, SeatLook.OUT, SeatLook.LOCKED})


class TableLook(Enum):
    """How a table stands."""

    CALM = "calm"
    SHORT = "short"
    HELD = "held"
    BREAKS = "breaks"
    FREE = "free"
    SHUT = "shut"


@dataclass(frozen=True, slots=True)
class MapSeat:
    """A seat: how it stands, who has it, and under the name the stack or what is to be said.

    `blinds` tells the big blinds of a stack that is nearly gone; `button` that the button was
    told there.
    """

    number: int
    look: SeatLook
    entry: int | None = None
    name: str = ""
    note: str = ""
    blinds: str = ""
    button: bool = False


@dataclass(frozen=True, slots=True)
class TablePill:
    """A state in a shape and a word under the table, in `brief` on a tile; `loud` is filled."""

    text: str
    shape: Shape | None
    loud: bool = False
    brief: str = ""


@dataclass(frozen=True, slots=True)
class MapTable:
    """A table: where it stands, how, its seats, and what is written on its felt.

    `brief` is what a tile says of it, `age` how old the stacks are that it shows. `mine` is one
    of the event in view, `divided` one whose sides have a match each.
    """

    number: int
    spot: TablePoint
    look: TableLook
    count: str
    brief: str
    seats: tuple[MapSeat, ...] = ()
    pill: TablePill | None = None
    age: str = ""
    mine: bool = True
    divided: bool = False


@dataclass(frozen=True, slots=True)
class MapMove:
    """A move from a seat, or a table that has to say which, to another; `ordered` is on its way."""

    key: object
    from_table: int
    from_seat: int | None
    to_table: int
    to_seat: int | None
    label: str
    ordered: bool


@dataclass(frozen=True, slots=True)
class MapPlan:
    """Everything on the map."""

    room: PlanBox
    tables: tuple[MapTable, ...]
    moves: tuple[MapMove, ...] = ()
    zones: tuple[tuple[str, PlanBox], ...] = ()


Spotted = int | Seat
"""A table by its number, or a seat."""


def said_of(table: int, seat: MapSeat) -> str:
    """A seat in words: ``12-4  Aylin Kaya  44,000``."""
    parts = (str(Seat(table, seat.number)), seat.name, seat.note, seat.blinds)
    return "  ".join(part for part in parts if part)

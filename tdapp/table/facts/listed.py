"""All facts of tables: every stream with tables lists them in its codec."""

from tdapp.core.event import Event
from tdapp.table.facts.chips import (
    ChipRetired,
    ChipsCounted,
    ChipsPutIn,
    ChipsRaced,
    ChipsTakenOut,
    StackReported,
)
from tdapp.table.facts.hands import (
    ChineseSettled,
    HandActed,
    HandBegun,
    HandDropped,
    HandEnded,
    HandRuled,
    HandSteppedBack,
    KillButtonMoved,
    KillPotsOffered,
)
from tdapp.table.facts.moves import (
    FieldRedrawn,
    MoveArrived,
    MoveOrdered,
    MoveRecalled,
    SeatsSwapped,
    TableBroken,
)
from tdapp.table.facts.players import (
    AbsentPosted,
    PairParted,
    PlayerAway,
    PlayerBack,
    PlayerFixed,
    TableAllHere,
)
from tdapp.table.facts.rulings import (
    PenaltyGiven,
    PenaltyServed,
    RulingGiven,
    RulingReviewed,
    ToldOfComplaint,
)
from tdapp.table.facts.tables import (
    BreakingOrderSet,
    ButtonTold,
    OpeningOrderSet,
    SeatGiven,
    SeatLocked,
    SeatsDrawn,
    SeatUnlocked,
    TableClosed,
    TableFreed,
    TableHeld,
    TableOpened,
)

OF_SEATS = (TableOpened, TableClosed, SeatsDrawn, SeatGiven)
OF_MOVES = (MoveOrdered, MoveArrived, MoveRecalled, SeatsSwapped, TableBroken, FieldRedrawn)
OF_TABLES = (
    TableHeld,
    TableFreed,
    SeatLocked,
    SeatUnlocked,
    BreakingOrderSet,
    OpeningOrderSet,
    ButtonTold,
)
OF_PLAYERS = (TableAllHere, PlayerAway, PlayerBack, AbsentPosted, PlayerFixed, PairParted)
OF_CHIPS = (ChipsPutIn, ChipsTakenOut, ChipsRaced, ChipRetired, ChipsCounted, StackReported)
OF_RULINGS = (RulingGiven, RulingReviewed, ToldOfComplaint)
OF_PENALTIES = (PenaltyGiven, PenaltyServed)
OF_FEATURE = (
    HandBegun, HandActed, HandRuled, HandSteppedBack, HandEnded, HandDropped,
    ChineseSettled, KillPotsOffered, KillButtonMoved,
)  # fmt: skip

TABLE_EVENTS: tuple[type[Event], ...] = (
    *OF_SEATS,
    *OF_MOVES,
    *OF_TABLES,
    *OF_PLAYERS,
    *OF_CHIPS,
    *OF_RULINGS,
    *OF_PENALTIES,
    *OF_FEATURE,
)

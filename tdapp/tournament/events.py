"""The facts of an event as a whole, and all facts that its stream can hold."""

from tdapp.core.event import Event, Row
from tdapp.tournament.bounties.events import BountyPaid, BountyReversed, BountyTaken
from tdapp.tournament.chips.events import (
    ChipRetired,
    ChipsCounted,
    ChipsPutIn,
    ChipsRaced,
    ChipsTakenOut,
    StackReported,
)
from tdapp.tournament.clock.events import (
    ClockHeld,
    ClockPaused,
    ClockSet,
    ClockStarted,
    LevelBegan,
    StructureChanged,
)
from tdapp.tournament.exits.events import (
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitsReordered,
    OutOfChips,
)
from tdapp.tournament.exits.pending_events import ExitPending, PendingExitDropped
from tdapp.tournament.feature.events import (
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
from tdapp.tournament.papers.events import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.tournament.penalties.events import PenaltyGiven, PenaltyServed
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.house_events import HouseAdopted
from tdapp.tournament.prizes.events import (
    PrizeForfeited,
    PrizePaid,
    PrizeReversed,
    PrizesPosted,
    PrizesProjected,
    PrizeUnclaimed,
    WinnerPassedOver,
)
from tdapp.tournament.prizes.sheet_events import PayoutSheetReplaced
from tdapp.tournament.prizes.slip_events import IdentitySeen, SlipIssued, SlipVoided
from tdapp.tournament.rulings.events import RulingGiven, RulingReviewed, ToldOfComplaint
from tdapp.tournament.sales.alternate_events import (
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternateJoined,
    AlternatePassedOver,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.sales.events import (
    AddOnSold,
    DebtPaid,
    EntrySold,
    MoneyAdded,
    RebuySold,
    RegistrationClosed,
)
from tdapp.tournament.sales.refund_events import (
    EntryPassedOn,
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    PartsRefunded,
)
from tdapp.tournament.seats.events import SeatGiven, SeatsDrawn, TableClosed, TableOpened
from tdapp.tournament.seats.move_events import (
    FieldRedrawn,
    MoveArrived,
    MoveOrdered,
    MoveRecalled,
    SeatsSwapped,
    TableBroken,
)
from tdapp.tournament.seats.player_events import (
    AbsentPosted,
    PairParted,
    PlayerAway,
    PlayerBack,
    PlayerFixed,
    TableAllHere,
)
from tdapp.tournament.seats.table_events import (
    BreakingOrderSet,
    ButtonTold,
    OpeningOrderSet,
    SeatLocked,
    SeatUnlocked,
    TableFreed,
    TableHeld,
)


class TournamentAnnounced(Event, frozen=True):
    """The event with its conditions; its stream begins with this."""

    v = 5

    conditions: Conditions

    def rows(self) -> tuple[Row, ...]:
        """The event in the list of events."""
        return (Row("rd_event", {"title": self.conditions.title, "state": "announced"}),)


class TournamentFinished(Event, frozen=True):
    """One player is left and every prize is paid; `winner` is an entry number."""

    fixed = "is_finished"

    winner: int


class TournamentCancelled(Event, frozen=True):
    """The event is not held to its end; everybody's money went back in the same act."""

    fixed = "is_cancelled"

    title: str

    def rows(self) -> tuple[Row, ...]:
        """The event in the list of events."""
        return (Row("rd_event", {"title": self.title, "state": "cancelled"}),)


OF_THE_EVENT: tuple[type[Event], ...] = (
    TournamentAnnounced,
    TournamentFinished,
    TournamentCancelled,
    HouseAdopted,
)
OF_SALES = (EntrySold, RebuySold, AddOnSold, DebtPaid, MoneyAdded, RegistrationClosed)
OF_REFUNDS = (EntryRefunded, EntryVoided, PartsRefunded, EntryReadmitted, EntryPassedOn)
OF_ALTERNATES = (
    AlternateJoined,
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternatePassedOver,
    AlternateSeated,
    AlternateRefunded,
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
OF_THE_CLOCK = (
    ClockStarted,
    ClockPaused,
    ClockSet,
    ClockHeld,
    LevelBegan,
    StructureChanged,
)
OF_EXITS = (
    OutOfChips,
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitsReordered,
    ExitPassedOn,
    ExitPending,
    PendingExitDropped,
)
OF_PRIZES = (
    PrizesPosted,
    PrizesProjected,
    SlipIssued,
    SlipVoided,
    PayoutSheetReplaced,
    IdentitySeen,
    PrizePaid,
    PrizeReversed,
    PrizeUnclaimed,
    PrizeForfeited,
    WinnerPassedOver,
)
OF_BOUNTIES = (BountyTaken, BountyPaid, BountyReversed)
OF_CHIPS = (ChipsPutIn, ChipsTakenOut, ChipsRaced, ChipRetired, ChipsCounted, StackReported)
OF_RULINGS = (RulingGiven, RulingReviewed, ToldOfComplaint)
OF_PENALTIES = (PenaltyGiven, PenaltyServed)
OF_PAPERS = (PaperIssued, PaperReprinted, PaperSpoiled)
OF_FEATURE = (
    HandBegun, HandActed, HandRuled, HandSteppedBack, HandEnded, HandDropped,
    ChineseSettled, KillPotsOffered, KillButtonMoved,
)  # fmt: skip

TOURNAMENT_EVENTS: tuple[type[Event], ...] = (
    *OF_THE_EVENT,
    *OF_SALES,
    *OF_REFUNDS,
    *OF_ALTERNATES,
    *OF_SEATS,
    *OF_MOVES,
    *OF_TABLES,
    *OF_PLAYERS,
    *OF_THE_CLOCK,
    *OF_EXITS,
    *OF_PRIZES,
    *OF_BOUNTIES,
    *OF_CHIPS,
    *OF_RULINGS,
    *OF_PENALTIES,
    *OF_PAPERS,
    *OF_FEATURE,
)

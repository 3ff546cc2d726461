"""The facts of an event as a whole, and all facts that its stream can hold."""

from tdapp.core.event import ActKind, Event, ReportRow, Touched
from tdapp.core.house_files import HouseHashes
from tdapp.house.papers.issued import OF_PAPERS
from tdapp.rules.tournament_rules import TournamentRules
from tdapp.table.facts.listed import TABLE_EVENTS
from tdapp.tournament.facts.alternates import (
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternateJoined,
    AlternatePassedOver,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.facts.bounties import BountyPaid, BountyReversed, BountyTaken
from tdapp.tournament.facts.brackets import OF_BRACKETS
from tdapp.tournament.facts.clock import (
    ClockHeld,
    ClockPaused,
    ClockSet,
    ClockStarted,
    ClockStopped,
    LevelBegan,
    StructureChanged,
)
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    ExitPending,
    ExitsReordered,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.facts.prizes import (
    PrizeForfeited,
    PrizePaid,
    PrizeReversed,
    PrizesPosted,
    PrizesProjected,
    PrizeUnclaimed,
    WinnerPassedOver,
)
from tdapp.tournament.facts.refunds import (
    EntryPassedOn,
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    PartsRefunded,
    PoolShared,
)
from tdapp.tournament.facts.sales import (
    AddOnSold,
    DebtPaid,
    EntrySold,
    MoneyAdded,
    RebuySold,
    RegistrationClosed,
)
from tdapp.tournament.facts.slips import IdentitySeen, PayoutSheetReplaced, SlipIssued, SlipVoided
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart


class HouseAdopted(Event, frozen=True):
    """The house's files that hold from now on, by their hashes; the record keeps their texts.

    `rules` are those of tournaments in them, where they take the place of the announced ones.
    """

    v = 3
    act_kind = ActKind.EVENT

    version: HouseHashes
    rules: TournamentRules | None = None

    def files(self) -> tuple[str, ...]:
        """The three files."""
        return self.version.all


class TournamentAnnounced(Event, frozen=True):
    """The event with its conditions; its stream begins with this."""

    v = 12
    act_kind = ActKind.EVENT
    ground = "event_announced"

    conditions: Conditions

    def rows(self) -> tuple[ReportRow, ...]:
        """The event in the list of events."""
        return (ReportRow("rd_event", {"title": self.conditions.title, "state": "announced"}),)


class StartMoved(Event, frozen=True):
    """The event is planned to begin at another time than was published; `old` None: none was."""

    binding = True
    act_kind = ActKind.EVENT
    ground = "start_moved"

    old: PlannedStart | None
    new: PlannedStart


class PlayEnded(Event, frozen=True):
    """Play is over by the conditions; `groups` are all who are left, best place first.

    Those of a group share its places.
    """

    binding = True
    act_kind = ActKind.EVENT

    groups: tuple[tuple[int, ...], ...]

    def touches(self) -> Touched:
        """All who are left."""
        return Touched(tuple(entry for group in self.groups for entry in group))


class TournamentFinished(Event, frozen=True):
    """Play is over and every prize is paid; `winner` is an entry number.

    `others` share the first place with it.
    """

    v = 2
    fixed = "is_finished"
    act_kind = ActKind.EVENT

    winner: int
    others: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """The winner, or all of them."""
        return Touched((self.winner, *self.others))


class TournamentCancelled(Event, frozen=True):
    """The event is not held to its end; everybody's money went back in the same act.

    Once it was `under_way`, in play or with its prizes posted, two people sign.
    """

    v = 2
    fixed = "is_cancelled"
    act_kind = ActKind.EVENT
    ground = "event_cancelled"

    title: str
    under_way: bool = False

    def by_two(self) -> bool:
        """An event under way is cancelled by two people."""
        return self.under_way

    def rows(self) -> tuple[ReportRow, ...]:
        """The event in the list of events."""
        return (ReportRow("rd_event", {"title": self.title, "state": "cancelled"}),)


OF_THE_EVENT: tuple[type[Event], ...] = (
    TournamentAnnounced,
    StartMoved,
    PlayEnded,
    TournamentFinished,
    TournamentCancelled,
    HouseAdopted,
)
OF_SALES = (EntrySold, RebuySold, AddOnSold, DebtPaid, MoneyAdded, RegistrationClosed)
OF_REFUNDS = (
    EntryRefunded,
    EntryVoided,
    PartsRefunded,
    EntryReadmitted,
    EntryPassedOn,
    PoolShared,
)
OF_ALTERNATES = (
    AlternateJoined,
    AlternateCalled,
    AlternateCallWithdrawn,
    AlternatePassedOver,
    AlternateSeated,
    AlternateRefunded,
)
OF_THE_CLOCK = (
    ClockStarted,
    ClockPaused,
    ClockSet,
    ClockHeld,
    ClockStopped,
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

TOURNAMENT_EVENTS: tuple[type[Event], ...] = (
    *OF_THE_EVENT,
    *OF_SALES,
    *OF_REFUNDS,
    *OF_ALTERNATES,
    *TABLE_EVENTS,
    *OF_THE_CLOCK,
    *OF_EXITS,
    *OF_PRIZES,
    *OF_BOUNTIES,
    *OF_BRACKETS,
    *OF_PAPERS,
)

"""Which roles may do which act: one example of every act that the desk knows."""

from datetime import date

from tdapp.bootstrap import house_named
from tdapp.calls.across.ending import CancelEvent, CancelWithRefunds, EndStage, Finish
from tdapp.calls.across.moves import Arrive, ArriveAll, RedrawField, SetOpeningOrder
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.across.uses import TurnToCash, TurnToEvent
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.calls.tournament.attendance import (
    PostAbsent,
    SweepNoShows,
    TellAllHere,
    TellAway,
    TellBack,
)
from tdapp.calls.tournament.bounties import (
    PassPoolOn,
    PayBounty,
    PoolBounty,
    ReverseBounty,
    TakeBountyBack,
    TellPool,
    TellTakers,
)
from tdapp.calls.tournament.brackets import (
    CallPairing,
    CallPairingBack,
    CallPairings,
    CorrectMatch,
    DivideTable,
    DrawBracket,
    HoldMatchClocks,
    LoseMatch,
    RecordDraw,
    StartMatchClocks,
    TakeDivider,
    WalkOver,
)
from tdapp.calls.tournament.chips import (
    ColourUp,
    CountChips,
    PutChipsIn,
    RaceChips,
    ReportStacks,
    TakeChipsOut,
)
from tdapp.calls.tournament.clock import (
    AddTime,
    CountTimeAway,
    GiveTimeTokens,
    GoToLevel,
    HoldClock,
    LeaveTimeOut,
    SetClock,
    SetShotClock,
    UseTimeToken,
)
from tdapp.calls.tournament.deals import AgreeLastLonger, AnswerDeal, DropDeal, PostDeal, PutDeal
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.event import (
    AdoptHouse,
    Announce,
    BeginLevel,
    EndPlay,
    MoveStart,
    PauseClock,
    StartClock,
)
from tdapp.calls.tournament.exits import (
    Bust,
    BustTogether,
    EndWaits,
    InsertExit,
    Leave,
    PassExitOn,
    Reinstate,
    ReorderExits,
)
from tdapp.calls.tournament.hand_for_hand import (
    AnnounceRound,
    BeginHandForHand,
    DealNextHand,
    EliminateLowest,
    EndHandForHand,
    EndRound,
    ReportTable,
    TellPractice,
)
from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.hands import (
    ActInHand,
    BeginHand,
    DropHand,
    EndHand,
    PlayKillPots,
    SettleChinese,
    StepHandBack,
)
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
    RecallBreak,
    RecallMove,
    SetBreakingOrder,
)
from tdapp.calls.tournament.papers import IssuePaper, ReprintPaper, SpoilPaper
from tdapp.calls.tournament.prizes import (
    ChangePrizes,
    DenyPrize,
    IssueSlip,
    NoteDetails,
    PayPrize,
    PostPrizes,
    RecordProjection,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.calls.tournament.refunds import (
    GiveBackParts,
    PassEntryOn,
    Readmit,
    Refund,
    VoidEntry,
    VoidInPlay,
)
from tdapp.calls.tournament.rulings import (
    ClosePenalty,
    CountHand,
    EndPenalties,
    GiveOtherPenalty,
    GivePenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.calls.tournament.sales import (
    EndOpenBuyIns,
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.calls.tournament.seats import (
    DrawSeats,
    FixPlayer,
    GiveSeat,
    KeepApart,
    LockSeat,
    SwapSeats,
    TellButton,
    UnlockSeat,
)
from tdapp.calls.tournament.stages import (
    BagStack,
    BeginPlayOff,
    BringForward,
    CloseStage,
    EndTable,
    LosePlayOff,
    PausePlayOff,
    ResumePlayOff,
    Transfer,
)
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.calls.tournament.teams import NamePartner, SwapAllPartners, SwapPartners
from tdapp.calls.tournament.terms import PublishTerms, TellOfTerms
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.desk.call import Call
from tdapp.desk.permissions import (
    Role,
)
from tdapp.house.kept_events import Ineligible
from tdapp.house.papers.kinds import PaperKind
from tdapp.poker.play.acts import Fold
from tdapp.poker.rulings.irregularities_carried import RuledToBe
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.table.facts.hands import StackAfter
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.geometry.seats import Seat
from tdapp.table.rulings.ruling import About
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tables.absent import MissedLevel
from tests.desk.evening import EVENT, SMALL
from tests.desk.who_may_at_cash_tables import AT_CASH_TABLES, ROOM, SIGN, STAR
from tests.desk.who_may_at_jackpots import AT_JACKPOTS
from tests.desk.who_may_in_the_house import FLOOR, HEADS, HOUSE, LOOK_ON, OF_THE_HOUSE, SALES
from tests.tournament.hands.feature_table import game

WHO_MAY: dict[Call, set[Role]] = {
    **OF_THE_HOUSE,
    **AT_CASH_TABLES,
    **AT_JACKPOTS,
    Announce(EVENT, SMALL): HEADS,
    OpenTable(EVENT, HOUSE, 1): HEADS,
    CloseTable(EVENT, HOUSE, 1): HEADS,
    TurnToCash(EVENT, HOUSE, ROOM, STAR, 1, frozenset(), SIGN): HEADS,
    TurnToEvent(EVENT, HOUSE, ROOM, STAR, 1, frozenset()): HEADS,
    SetClock(EVENT, 1, 1): FLOOR,
    AddTime(EVENT, 1): FLOOR,
    GoToLevel(EVENT, 1): FLOOR,
    HoldClock(EVENT, Instant(0, 0, "")): FLOOR,
    CountTimeAway(EVENT): FLOOR,
    LeaveTimeOut(EVENT): FLOOR,
    ChangeLevel(EVENT, 1, Level(20, 1, 2)): HEADS,
    InsertLevel(EVENT, 1, Level(5)): HEADS,
    AdoptHouse(EVENT, house_named("star")): HEADS,
    RemoveLevel(EVENT, 1): HEADS,
    Register(EVENT, PersonId("p")): {*SALES, *HEADS},
    Rebuy(EVENT, 1): {*SALES, *HEADS},
    SellAddOns(EVENT, (1,)): {*SALES, *HEADS},
    SellTableAddOns(EVENT, 1): {*SALES, *HEADS},
    ForfeitAndReenter(EVENT, 1, 0): {*SALES, *HEADS},
    PayDebt(EVENT, 1): {*SALES, *HEADS},
    DrawSeats(EVENT): {Role.REGISTRATION, *FLOOR},
    GiveSeat(EVENT, 1, Seat(1, 1), "ballot"): {Role.REGISTRATION, *FLOOR},
    SwapSeats(EVENT, 1, 2): {Role.REGISTRATION, *FLOOR},
    LockSeat(EVENT, Seat(1, 1)): HEADS,
    UnlockSeat(EVENT, Seat(1, 1)): HEADS,
    PostAbsent(EVENT, 1, (MissedLevel(1, 9, 1, 1),)): FLOOR,
    SweepNoShows(EVENT, (1,)): FLOOR,
    TellAllHere(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    TellAway(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    TellBack(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    TellButton(EVENT, 1, 1): {Role.REGISTRATION, *FLOOR},
    FixPlayer(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    KeepApart(EVENT, 1, 2): {Role.REGISTRATION, *FLOOR},
    OrderMove(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    OverruleMove(EVENT, 1, Seat(1, 1)): HEADS,
    Arrive(EVENT, HOUSE, 1): {Role.REGISTRATION, *FLOOR},
    ArriveAll(EVENT, HOUSE, 1): {Role.REGISTRATION, *FLOOR},
    RecallMove(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    BreakTable(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    BreakOutOfTurn(EVENT, 1): HEADS,
    RecallBreak(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    RedrawField(EVENT, HOUSE, (1,)): HEADS,
    HoldTable(EVENT, 1): FLOOR,
    FreeTable(EVENT, 1): FLOOR,
    CountHand(EVENT, 1): FLOOR,
    EndPenalties(EVENT): FLOOR,
    ClosePenalty(EVENT, 1): FLOOR,
    BeginHandForHand(EVENT): FLOOR,
    TellPractice(EVENT): FLOOR,
    ReportTable(EVENT, 1): FLOOR,
    DealNextHand(EVENT): FLOOR,
    EndHandForHand(EVENT): FLOOR,
    AnnounceRound(EVENT, RoundKind.BONUS, (1,)): FLOOR,
    EndRound(EVENT, 1): FLOOR,
    EliminateLowest(EVENT, 1): FLOOR,
    SetShotClock(EVENT, 30): FLOOR,
    UseTimeToken(EVENT, 1): FLOOR,
    GiveTimeTokens(EVENT, 1): FLOOR,
    SetBreakingOrder(EVENT, (1,)): HEADS,
    SetOpeningOrder(EVENT, HOUSE, (1,)): HEADS,
    StartClock(EVENT): FLOOR,
    PauseClock(EVENT): set(Role) - LOOK_ON,
    BeginLevel(EVENT, 1): FLOOR,
    JoinAlternates(EVENT, PersonId("p")): {*SALES, *HEADS},
    CallAlternate(EVENT): {Role.REGISTRATION, *FLOOR},
    SeatAlternate(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    PassOver(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    RefundAlternate(EVENT, 1): {Role.CAGE, *HEADS},
    RefundQueue(EVENT): {Role.CAGE, *HEADS},
    Refund(EVENT, 1, Occasion.WITHDRAWAL): {Role.CAGE, *HEADS},
    GiveBackParts(EVENT, 1, ("fee",), Occasion.NO_SHOW): {Role.CAGE, *HEADS},
    VoidEntry(EVENT, 1): {*SALES, *HEADS},
    VoidInPlay(EVENT, 1): HEADS,
    Readmit(EVENT, 1): {*SALES, *HEADS},
    PassEntryOn(EVENT, 1, PersonId("p")): {*SALES, *HEADS},
    NamePartner(EVENT, PersonId("p"), 1): {*SALES, *HEADS},
    SwapPartners(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    SwapAllPartners(EVENT): {Role.REGISTRATION, *FLOOR},
    CancelEvent(EVENT, HOUSE): HEADS,
    CancelWithRefunds(EVENT, HOUSE, ((1, 500),)): HEADS,
    CloseStage(EVENT): HEADS,
    EndStage(EVENT, HOUSE): HEADS,
    BringForward(EVENT): HEADS,
    BagStack(EVENT, 1, 500): FLOOR,
    EndTable(EVENT, 1): FLOOR,
    BeginPlayOff(EVENT): FLOOR,
    LosePlayOff(EVENT, 1): FLOOR,
    PausePlayOff(EVENT): FLOOR,
    ResumePlayOff(EVENT): FLOOR,
    Transfer(EVENT, 1): {*SALES, *HEADS},
    PublishTerms(EVENT, ()): HEADS,
    TellOfTerms(EVENT, "15.3.1"): HEADS,
    DrawBracket(EVENT): {Role.REGISTRATION, *FLOOR},
    RecordDraw(EVENT, ()): {Role.REGISTRATION, *FLOOR},
    DivideTable(EVENT, 1, ("red", "blue")): {Role.REGISTRATION, *FLOOR},
    TakeDivider(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    CallPairing(EVENT, 1, 1): {Role.REGISTRATION, *FLOOR},
    CallPairings(EVENT): {Role.REGISTRATION, *FLOOR},
    CallPairingBack(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    StartMatchClocks(EVENT): FLOOR,
    HoldMatchClocks(EVENT): set(Role) - LOOK_ON,
    LoseMatch(EVENT, 1): FLOOR,
    WalkOver(EVENT, 1): FLOOR,
    CorrectMatch(EVENT, 1, 1): FLOOR,
    Bust(EVENT, 1): FLOOR,
    Reinstate(EVENT, 1): FLOOR,
    BustTogether(EVENT, (EliminatedPlayer(entry=1, table=1),)): FLOOR,
    EndWaits(EVENT): FLOOR,
    EndOpenBuyIns(EVENT): FLOOR,
    Leave(EVENT, 1, Departure.WITHDRAWN, 0): FLOOR,
    InsertExit(EVENT, 1, 2): FLOOR,
    ReorderExits(EVENT, ((1,), (2,))): FLOOR,
    PassExitOn(EVENT, 1, 2): FLOOR,
    PutChipsIn(EVENT, (Lot(25, 1),), ChipCause.FOUND): FLOOR,
    TakeChipsOut(EVENT, (Lot(25, 1),), ChipCause.MISSING): FLOOR,
    ColourUp(EVENT, 25, 4, (Lot(100, 1),)): FLOOR,
    RaceChips(EVENT, 1, 25, 100, (Holding(1, 3),)): FLOOR,
    CountChips(EVENT, 1): FLOOR,
    ReportStacks(EVENT, ((1, 1),)): FLOOR,
    BeginHand(EVENT, 1, game()): FLOOR,
    ActInHand(EVENT, 1, Fold(0)): FLOOR,
    StepHandBack(EVENT, 1): FLOOR,
    DropHand(EVENT, 1): FLOOR,
    EndHand(EVENT, 1): FLOOR,
    PlayKillPots(EVENT, 1, game()): FLOOR,
    SettleChinese(EVENT, 1, (StackAfter(1, 500, 500),)): FLOOR,
    GiveRuling(EVENT, About(RulingKind.BETTING)): FLOOR,
    RuleInHand(EVENT, 1, RuledToBe("7.1", (Fold(0),))): FLOOR,
    ReviewRuling(EVENT, 1, upheld=True): HEADS,
    TellOfComplaint(EVENT, 1): FLOOR,
    GivePenalty(EVENT, 1, PenaltyKind.WARNING): FLOOR,
    GiveOtherPenalty(EVENT, 1, PenaltyKind.HANDS, 7): FLOOR,
    ServePenalty(EVENT, 1): FLOOR,
    PostPrizes(EVENT): HEADS,
    ChangePrizes(EVENT, (1,)): HEADS,
    PutDeal(EVENT, DealTerms(DealMethod.EVEN), ((1, 1),)): HEADS,
    AnswerDeal(EVENT, 1, DealAnswer.AGREED): HEADS,
    AgreeLastLonger(EVENT, (1, 2), 2_000): HEADS,
    DropDeal(EVENT): HEADS,
    PostDeal(EVENT): HEADS,
    RecordProjection(EVENT, 1, "Projector"): {*SALES, *FLOOR},
    PayBounty(EVENT, 1): {Role.CAGE, *HEADS},
    TellTakers(EVENT, 1, (2,)): {Role.FLOOR, *HEADS},
    TellPool(EVENT, "high hand", (2,)): HEADS,
    PassPoolOn(EVENT, "high hand"): HEADS,
    PayPrize(EVENT, 1): {Role.CAGE, *HEADS},
    IssueSlip(EVENT, 1): FLOOR,
    IssuePaper(EVENT, PaperKind.FLOOR_SHEET): {*SALES, *FLOOR},
    ReprintPaper(EVENT, 1): {*SALES, *FLOOR},
    SpoilPaper(EVENT, 1): {*SALES, *FLOOR},
    SeeIdentity(EVENT, 1, Proof.PASSPORT): {Role.CAGE, *HEADS},
    SetUnclaimed(EVENT, 1): {Role.CAGE, *HEADS},
    ReversePrize(EVENT, 1): HEADS,
    ReverseBounty(EVENT, 1): HEADS,
    PoolBounty(EVENT, 1): HEADS,
    TakeBountyBack(EVENT, 1): HEADS,
    FillEnvelopes(EVENT): HEADS,
    DrawEnvelope(EVENT, 1): FLOOR,
    DenyPrize(EVENT, 1, Ineligible.OTHER): HEADS,
    Finish(EVENT, HOUSE): HEADS,
    EndPlay(EVENT): HEADS,
    MoveStart(EVENT, PlannedStart(date(2099, 1, 1), "20:00", "Australia/Sydney")): HEADS,
    NoteDetails(EVENT, 1, Proof.PASSPORT, ("occupation",)): {Role.CAGE, *HEADS},
}

"""Which roles may do which act of cash games: one example of every act."""

from tdapp.bootstrap import house_named
from tdapp.calls.cash.custody import GiveBack, JoinAgain, PickUp
from tdapp.calls.cash.days import BeginCashDay, EndCashDay
from tdapp.calls.cash.dealers import DealerComes, DealerGoesHome, PushDealers, TrainDealer
from tdapp.calls.cash.fees import (
    BuyTime,
    ChargeHand,
    CollectFees,
    DecideForfeited,
    InvalidateOutcome,
    RedeemChecks,
    SellChecks,
    VerifyCollection,
)
from tdapp.calls.cash.games import (
    AgreeToChange,
    ChangeSign,
    CloseGame,
    OpenGame,
    PostChange,
    TellHands,
    WithdrawChange,
)
from tdapp.calls.cash.hands import (
    ActInCashHand,
    BeginCashHand,
    DropCashHand,
    EndCashHand,
    StepCashHandBack,
)
from tdapp.calls.cash.lists import JoinList, LeaveList, LetLapse, OfferSeat, SeeListed
from tdapp.calls.cash.presence import (
    AwaitBlind,
    ComeIn,
    DealOut,
    MarkMissed,
    StepAway,
    StepBack,
    TellBlinds,
)
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.seats import (
    AskForSeat,
    BreakGame,
    DeclineMove,
    DrawForSeat,
    PartPlayers,
    UnaskSeat,
)
from tdapp.calls.cash.stakes import (
    AddToStake,
    ChangeSeat,
    GetUp,
    SitDown,
    TakeCommission,
    TakeOff,
)
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import (
    BeginShift,
    ChangeUp,
    CountBox,
    CountTray,
    ExchangeBox,
    OpenTray,
)
from tdapp.cash.blinds.coming_hands import BlindsMarked
from tdapp.cash.cash import Cash
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.facts.charges import ForfeitTo, InvalidGround
from tdapp.cash.facts.claims import Parting
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.transfers import SlipStep
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.permissions import Role
from tdapp.poker.betting.limit import Structure
from tdapp.poker.play.acts import Fold
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.till.payment import CASH
from tests.desk.who_may_in_the_house import FLOOR, HEADS, HOUSE, SALES
from tests.tournament.hands.feature_table import variant

ROOM, STAR, SOMEBODY = StreamId("cash-1"), house_named("star"), PersonId("p")
GAME = CashGame("holdem", Structure.NO_LIMIT, (200, 500))
SIGN = TableSign(game=GAME, least_stake=10_000)
SEATERS = {Role.REGISTRATION, *FLOOR}
DEALER, MONEY_BACK = StaffId("d"), MoneyBack()
PAYERS = {Role.CAGE, *HEADS}
FILL, CREDIT = SlipKind.FILL, SlipKind.CREDIT
SELLERS = {*SALES, *HEADS}

AT_CASH_TABLES: dict[Call, set[Role]] = {
    OpenCashRoom(ROOM, STAR): HEADS,
    OpenGame(ROOM, STAR, HOUSE, 1, SIGN): HEADS,
    CloseGame(ROOM, STAR, HOUSE, 1): HEADS,
    PostChange(ROOM, STAR, 1): HEADS,
    AgreeToChange(ROOM, 1, 1, 1): HEADS,
    WithdrawChange(ROOM, 1): HEADS,
    ChangeSign(ROOM, STAR, 1): HEADS,
    TellHands(ROOM, 1, 1): SEATERS,
    JoinList(ROOM, SOMEBODY, GAME): SEATERS,
    SeeListed(ROOM, 1): SEATERS,
    LeaveList(ROOM, 1): SEATERS,
    OfferSeat(ROOM, 1, Seat(1, 1), 5): SEATERS,
    LetLapse(ROOM, 1): SEATERS,
    SitDown(ROOM, STAR, SOMEBODY, Seat(1, 1), BuyIn(10_000)): SELLERS,
    SitDown(ROOM, STAR, SOMEBODY, Seat(1, 1), BuyIn(10_000, at_table=True)): SEATERS,
    AddToStake(ROOM, STAR, 1, 0, BuyIn(10_000, chips=10_000)): SEATERS,
    AddToStake(ROOM, STAR, 1, 0, BuyIn(10_000)): SELLERS,
    TakeOff(ROOM, STAR, 1, 100, for_goods=True): SEATERS,
    ChangeSeat(ROOM, STAR, 1, Seat(1, 1), 100): SEATERS,
    GetUp(ROOM, 1, 100): SEATERS,
    GetUp(ROOM, 1, 100, CASH): SELLERS,
    TakeCommission(ROOM, 1, 100): SEATERS,
    BeginShift(ROOM, "2026-11-27"): HEADS,
    OpenTray(ROOM, 1, 7, ()): FLOOR,
    CountTray(ROOM, 1, ()): FLOOR,
    ExchangeBox(ROOM, 1, 8): FLOOR,
    CountBox(ROOM, 7): PAYERS,
    ChangeUp(ROOM, 1, 100): FLOOR,
    AskTransfer(ROOM, FILL, 1, ()): FLOOR,
    SignTransfer(ROOM, HOUSE, FILL, 1, SlipStep.APPROVE): PAYERS,
    SignTransfer(ROOM, HOUSE, FILL, 1, SlipStep.CARRY): FLOOR,
    SignTransfer(ROOM, HOUSE, FILL, 1, SlipStep.RECEIVE): FLOOR,
    SignTransfer(ROOM, HOUSE, CREDIT, 1, SlipStep.RECEIVE): PAYERS,
    ChargeHand(ROOM, STAR, 1, ToldPots((100, 100))): SEATERS,
    CollectFees(ROOM, STAR, 1, 600): SEATERS,
    VerifyCollection(ROOM, 1): HEADS,
    BuyTime(ROOM, STAR, 1): SEATERS,
    SellChecks(ROOM, STAR, 1, 5): SEATERS,
    RedeemChecks(ROOM, STAR, 1, 5): SEATERS,
    InvalidateOutcome(ROOM, 1, InvalidGround.DISRUPTED, MONEY_BACK): FLOOR,
    DecideForfeited(ROOM, 100, ForfeitTo.HOUSE): FLOOR,
    DealerComes(ROOM, HOUSE, DEALER): SEATERS,
    TrainDealer(ROOM, DEALER): SEATERS,
    DealerGoesHome(ROOM, DEALER): SEATERS,
    PushDealers(ROOM, (1,), DEALER): SEATERS,
    BeginCashHand(ROOM, STAR, 1, variant("holdem")): SEATERS,
    ActInCashHand(ROOM, 1, Fold(0)): SEATERS,
    StepCashHandBack(ROOM, 1): SEATERS,
    DropCashHand(ROOM, 1): SEATERS,
    EndCashHand(ROOM, STAR, 1): SEATERS,
    StepAway(ROOM, 1): SEATERS,
    StepBack(ROOM, 1): SEATERS,
    DealOut(ROOM, 1): SEATERS,
    ComeIn(ROOM, STAR, 1): SEATERS,
    AwaitBlind(ROOM, STAR, 1): SEATERS,
    MarkMissed(ROOM, 1, BlindsMarked.BIG): SEATERS,
    TellBlinds(ROOM, 1, ButtonPosition(1, 2, 3)): SEATERS,
    PickUp(ROOM, STAR, 1, 100, "bag 1"): SEATERS,
    GiveBack(ROOM, 1, SOMEBODY): SEATERS,
    JoinAgain(ROOM, STAR, SOMEBODY, GAME): SEATERS,
    AskForSeat(ROOM, 1, 1): SEATERS,
    UnaskSeat(ROOM, 1): SEATERS,
    DrawForSeat(ROOM, Seat(1, 1), ()): SEATERS,
    DeclineMove(ROOM, 1): SEATERS,
    PartPlayers(ROOM, SOMEBODY, PersonId("q"), Parting.GAME): HEADS,
    BreakGame(ROOM, STAR, HOUSE, 1): HEADS,
    EndCashDay(ROOM, HOUSE, StreamId("cash-2")): HEADS,
    BeginCashDay(StreamId("cash-2"), HOUSE, ROOM, 1, "00", Cash()): HEADS,
}

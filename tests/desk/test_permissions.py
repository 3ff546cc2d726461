"""Every role against every act: the whole table, as the desk applies it."""

from collections.abc import Iterator
from itertools import product

import pytest

from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.alternate_calls import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.desk.attendance_calls import (
    PostAbsent,
    SweepNoShows,
    TellAllHere,
    TellAway,
    TellBack,
)
from tdapp.desk.call import Call
from tdapp.desk.chips_calls import (
    ColourUp,
    CountChips,
    PutChipsIn,
    RaceChips,
    ReportStacks,
    TakeChipsOut,
)
from tdapp.desk.clock_calls import (
    AddTime,
    CountTimeAway,
    GoToLevel,
    HoldClock,
    LeaveTimeOut,
    SetClock,
)
from tdapp.desk.desk import Circumstances
from tdapp.desk.exit_calls import (
    Bust,
    BustTogether,
    EndWaits,
    InsertExit,
    Leave,
    PassExitOn,
    Reinstate,
    ReorderExits,
)
from tdapp.desk.house_calls import (
    BeginDay,
    EndDay,
    EraseNote,
    ErasePerson,
    InstallTable,
    NoteDenied,
    NoteRefused,
    SetTableState,
)
from tdapp.desk.kept_prize_calls import ClaimPrize, ForfeitKept, TakeClaimBack
from tdapp.desk.move_calls import (
    Arrive,
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
    RecallBreak,
    RecallMove,
    RedrawField,
    SetBreakingOrder,
    SetOpeningOrder,
)
from tdapp.desk.people_calls import (
    BarPerson,
    CorrectBirthDate,
    EndExclusion,
    EnterPeople,
    LiftBar,
    NoteExclusion,
    SetBirthDate,
)
from tdapp.desk.permissions import (
    ALLOWED,
    DIRECTOR,
    SECOND_PERSON,
    Actor,
    Permission,
    Role,
    require,
    seconds,
)
from tdapp.desk.prize_calls import (
    ChangePrizes,
    DenyPrize,
    IssueSlip,
    PayPrize,
    PostPrizes,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.desk.refund_calls import (
    CancelEvent,
    GiveBackParts,
    PassEntryOn,
    Readmit,
    Refund,
    VoidEntry,
)
from tdapp.desk.rulings_calls import (
    GiveOtherPenalty,
    GivePenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.desk.sales_calls import (
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.desk.seat_calls import (
    DrawSeats,
    FixPlayer,
    GiveSeat,
    KeepApart,
    LockSeat,
    SwapSeats,
    TellButton,
    UnlockSeat,
)
from tdapp.desk.structure_calls import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.desk.tournament_calls import (
    Announce,
    BeginLevel,
    CloseTable,
    Finish,
    OpenTable,
    PauseClock,
    StartClock,
)
from tdapp.floor.house import House
from tdapp.floor.house_events import TableState
from tdapp.floor.seats import Seat
from tdapp.rules.penalty_rule import PenaltyKind
from tdapp.tournament.chips.events import ChipCause, Lot
from tdapp.tournament.chips.race import Holding
from tdapp.tournament.exits.events import Departure
from tdapp.tournament.exits.ties import Out
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.prizes.events import Ineligible
from tdapp.tournament.prizes.slip_events import Proof
from tdapp.tournament.rulings.events import RulingKind
from tdapp.tournament.rulings.ruling import About
from tdapp.tournament.sales.refund_events import Occasion
from tdapp.tournament.seats.absent import MissedLevel
from tests.desk.evening import EVENT, SMALL
from tests.desk.known_calls import known_calls
from tests.desk.station import Station

HOUSE = StreamId("house-1")
SALES = {Role.REGISTRATION, Role.CAGE}
HEADS = {Role.DIRECTOR, Role.MANAGER}
FLOOR = {Role.FLOOR, *HEADS}

WHO_MAY: dict[Call, set[Role]] = {
    InstallTable(HOUSE, 1, 9): HEADS,
    SetTableState(HOUSE, 1, TableState.OUT_OF_SERVICE): HEADS,
    ErasePerson(HOUSE, PersonId("p"), ()): {Role.MANAGER},
    EraseNote(HOUSE, ActionId("a")): {Role.MANAGER},
    BarPerson(HOUSE, PersonId("p")): HEADS,
    LiftBar(HOUSE, PersonId("p")): HEADS,
    NoteExclusion(HOUSE, PersonId("p")): HEADS,
    EndExclusion(HOUSE, PersonId("p")): {Role.MANAGER},
    SetBirthDate(HOUSE, PersonId("p"), "1990-04-01"): {*SALES, *HEADS},
    CorrectBirthDate(HOUSE, PersonId("p"), "1990-04-01"): HEADS,
    EnterPeople(HOUSE, ()): HEADS,
    EndDay(HOUSE, StreamId("house-2")): HEADS,
    BeginDay(HOUSE, HOUSE, 1, "", House()): HEADS,
    NoteDenied(HOUSE, StaffId("d"), "bust"): {*SALES, *FLOOR},
    NoteRefused(HOUSE, StaffId("d"), "register", PersonId("p"), "barred"): {*SALES, *FLOOR},
    Announce(EVENT, SMALL): HEADS,
    OpenTable(EVENT, HOUSE, 1): HEADS,
    CloseTable(EVENT, HOUSE, 1): HEADS,
    SetClock(EVENT, 1, 1): FLOOR,
    AddTime(EVENT, 1): FLOOR,
    GoToLevel(EVENT, 1): FLOOR,
    HoldClock(EVENT, Instant(0, 0, "")): FLOOR,
    CountTimeAway(EVENT): FLOOR,
    LeaveTimeOut(EVENT): FLOOR,
    ChangeLevel(EVENT, 1, Level(20, 1, 2)): HEADS,
    InsertLevel(EVENT, 1, Level(5)): HEADS,
    RemoveLevel(EVENT, 1): HEADS,
    Register(EVENT, PersonId("p")): {*SALES, *HEADS},
    Rebuy(EVENT, 1): {*SALES, *HEADS},
    SellAddOns(EVENT, (1,)): {*SALES, *HEADS},
    SellTableAddOns(EVENT, 1): {*SALES, *HEADS},
    ForfeitAndReenter(EVENT, 1, 0): {*SALES, *HEADS},
    PayDebt(EVENT, 1): {*SALES, *HEADS},
    DrawSeats(EVENT): {Role.REGISTRATION, *FLOOR},
    GiveSeat(EVENT, 1, Seat(1, 1)): {Role.REGISTRATION, *FLOOR},
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
    RecallMove(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    BreakTable(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    BreakOutOfTurn(EVENT, 1): HEADS,
    RecallBreak(EVENT, 1): {Role.REGISTRATION, *FLOOR},
    RedrawField(EVENT, HOUSE, (1,)): HEADS,
    HoldTable(EVENT, 1): FLOOR,
    FreeTable(EVENT, 1): FLOOR,
    SetBreakingOrder(EVENT, (1,)): HEADS,
    SetOpeningOrder(EVENT, HOUSE, (1,)): HEADS,
    StartClock(EVENT): FLOOR,
    PauseClock(EVENT): FLOOR,
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
    Readmit(EVENT, 1): {*SALES, *HEADS},
    PassEntryOn(EVENT, 1, PersonId("p")): {*SALES, *HEADS},
    CancelEvent(EVENT, HOUSE): HEADS,
    Bust(EVENT, 1): FLOOR,
    Reinstate(EVENT, 1): FLOOR,
    BustTogether(EVENT, (Out(entry=1, table=1),)): FLOOR,
    EndWaits(EVENT): FLOOR,
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
    GiveRuling(EVENT, About(RulingKind.BETTING)): FLOOR,
    ReviewRuling(EVENT, 1, upheld=True): HEADS,
    TellOfComplaint(EVENT, 1): FLOOR,
    GivePenalty(EVENT, 1, PenaltyKind.WARNING): FLOOR,
    GiveOtherPenalty(EVENT, 1, PenaltyKind.HANDS, 7): FLOOR,
    ServePenalty(EVENT, 1): FLOOR,
    PostPrizes(EVENT): HEADS,
    ChangePrizes(EVENT, (1,)): HEADS,
    PayPrize(EVENT, 1): {Role.CAGE, *HEADS},
    IssueSlip(EVENT, 1): FLOOR,
    SeeIdentity(EVENT, 1, Proof.PASSPORT): {Role.CAGE, *HEADS},
    SetUnclaimed(EVENT, 1): {Role.CAGE, *HEADS},
    ReversePrize(EVENT, 1): HEADS,
    DenyPrize(EVENT, 1, Ineligible.OTHER): HEADS,
    Finish(EVENT, HOUSE): HEADS,
    ClaimPrize(HOUSE, EVENT, 1): {Role.CAGE, *HEADS},
    TakeClaimBack(HOUSE, EVENT, 1): HEADS,
    ForfeitKept(HOUSE, EVENT, 1, Ineligible.UNDER_AGE): HEADS,
}
APPROVED = Circumstances(
    approver=Actor(StaffId("second"), frozenset({Role.MANAGER})), reason="a reason"
)


def test_no_act_is_missing_from_the_table() -> None:
    assert {type(call) for call in WHO_MAY} == set(known_calls())


@pytest.mark.parametrize(
    ("call", "role"), list(product(WHO_MAY, Role)), ids=lambda one: getattr(one, "label", None)
)
def test_a_role_may_do_exactly_what_the_table_says(call: Call, role: Role, quiet: Station) -> None:
    somebody = Actor(StaffId("somebody"), frozenset({role}))
    refusal = quiet.desk.why_not(somebody, call, APPROVED)
    denied = refusal is not None and refusal.code in {"not_permitted", "second_person_needed"}

    assert denied == (role not in WHO_MAY[call])


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    """A workstation that is only asked."""
    opened = Station(tmp_path_factory.mktemp("quiet") / "room.tdapp")
    yield opened
    opened.close()


def test_who_has_several_roles_may_do_what_any_of_them_may() -> None:
    both = Actor(StaffId("somebody"), frozenset({Role.DEALER, Role.CAGE}))

    assert both.may(Permission.PAY)
    assert not both.may(Permission.ELIMINATE)


def test_who_may_not_is_told_who_may() -> None:
    dealer = Actor(StaffId("dealer"), frozenset({Role.DEALER}))

    with pytest.raises(Refusal) as refused:
        require(dealer, Permission.PAY, None)
    assert refused.value == Refusal(
        "not_permitted", permission="pay", who="cage, tournament_director, gaming_manager"
    )


def test_a_second_person_is_somebody_else_with_a_role_that_counts() -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    director = Actor(StaffId("director"), frozenset({Role.DIRECTOR}))
    dealer = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
    alone = Refusal(
        "second_person_needed", permission="erase", who="tournament_director, gaming_manager"
    )

    require(manager, Permission.ERASE, director)
    for nobody in (None, manager, dealer):
        with pytest.raises(Refusal) as refused:
            require(manager, Permission.ERASE, nobody)
        assert refused.value == alone


@pytest.mark.parametrize("permission", sorted(set(Permission) - set(SECOND_PERSON), key=str))
def test_nobody_approves_their_own_act(permission: Permission) -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    other = Actor(StaffId("other"), frozenset({Role.DEALER}))

    require(manager, permission, None)
    require(manager, permission, other)
    with pytest.raises(Refusal, match="second_person_needed"):
        require(manager, permission, manager)


def test_every_role_and_permission_stands_in_the_table() -> None:
    assert set(ALLOWED) == set(Role)
    assert {permission for some in ALLOWED.values() for permission in some} == set(Permission)


def test_the_built_in_director_stands_for_a_managers_erasure_and_for_nobody_elses_own() -> None:
    manager = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
    floor = Actor(StaffId("floor"), frozenset({Role.FLOOR}))

    assert seconds(manager, Permission.ERASE) == (DIRECTOR,)
    assert seconds(DIRECTOR, Permission.ERASE) == ()
    assert seconds(DIRECTOR, Permission.ERASE, (DIRECTOR, floor, manager)) == (manager,)
    for one in seconds(manager, Permission.ERASE):
        require(manager, Permission.ERASE, one)

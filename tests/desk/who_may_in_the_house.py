"""Which roles may do which act of the house: one example of each."""

from tdapp.calls.across.tickets import AwardSeat, EnterByTicket, ReturnTicket, TakeSeatBack
from tdapp.calls.house.cage import (
    CloseSession,
    CountSession,
    MoveFloat,
    OpenSession,
    SetCageTerms,
)
from tdapp.calls.house.kept_prizes import (
    ClaimPrize,
    ClaimWithDetails,
    ForfeitKept,
    TakeClaimBack,
)
from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.calls.house.notices import (
    DropDuty,
    GiveNotice,
    NoteDuty,
    RaiseDuties,
    SettleDuties,
    SetTradingDay,
)
from tdapp.calls.house.papers import IssueHousePaper, ReprintHousePaper, SpoilHousePaper
from tdapp.calls.house.people import (
    BarPerson,
    CorrectBirthDate,
    EndExclusion,
    EnterPeople,
    LiftBar,
    NamePerson,
    NoteExclusion,
    SetBirthDate,
    WishForScreens,
)
from tdapp.calls.house.room import (
    BeginDay,
    EndDay,
    EraseNote,
    ErasePerson,
    InstallTable,
    NoteDenied,
    NoteRefused,
    PlaceTable,
    SetTableState,
)
from tdapp.calls.house.staff import (
    ChangeRoles,
    EndDuty,
    EnrolStaff,
    EraseStaff,
    HandOverDuty,
    NoteShutOut,
    SendOff,
    SetKey,
    SignIn,
    SignOut,
    StaffLeaves,
    TakeDuty,
    UnlockStaff,
)
from tdapp.calls.house.tickets import IssueTicket, LapseTickets, VoidTicket
from tdapp.calls.house.trading_days import TradingDays
from tdapp.core.ids import ActionId, PersonId, StaffId, StationId, StreamId
from tdapp.core.names import ScreenName
from tdapp.desk.call import Call
from tdapp.desk.permissions import (
    Role,
)
from tdapp.house.cage_events import CageTerms
from tdapp.house.house import House
from tdapp.house.house_events import TableState
from tdapp.house.kept_events import Ineligible
from tdapp.house.notice_events import How
from tdapp.house.papers.kinds import PaperKind
from tdapp.rules.notices import Ground, NoticeRule, NoticeTime
from tests.desk.evening import EVENT, answering

HOUSE = StreamId("house-1")
SALES = {Role.REGISTRATION, Role.CAGE}
HEADS = {Role.DIRECTOR, Role.MANAGER}
NOTICE = NoticeRule(rule="1", ground=Ground.BY_HAND, to="x", what="y", when=NoticeTime.AT_ONCE)
FLOOR = {Role.FLOOR, *HEADS}
LOOK_ON = {Role.INSPECTOR, Role.SURVEILLANCE}
STAFF = StaffId("s")

OF_THE_HOUSE: dict[Call, set[Role]] = {
    InstallTable(HOUSE, 1, 9): HEADS,
    PlaceTable(HOUSE, 1, 300, 400): HEADS,
    SetTableState(HOUSE, 1, TableState.OUT_OF_SERVICE): HEADS,
    ErasePerson(HOUSE, PersonId("p"), ()): {Role.MANAGER},
    EraseNote(HOUSE, ActionId("a")): {Role.MANAGER},
    BarPerson(HOUSE, PersonId("p")): HEADS,
    LiftBar(HOUSE, PersonId("p")): HEADS,
    MergePersons(HOUSE, PersonId("p"), PersonId("q"), ()): HEADS,
    PartPersons(HOUSE, PersonId("p"), PersonId("q")): HEADS,
    NoteExclusion(HOUSE, PersonId("p")): HEADS,
    EndExclusion(HOUSE, PersonId("p")): {Role.MANAGER},
    SetBirthDate(HOUSE, PersonId("p"), "1990-04-01"): {*SALES, *HEADS},
    NamePerson(HOUSE, PersonId("p"), "Ada"): {*SALES, *HEADS},
    WishForScreens(HOUSE, PersonId("p"), ScreenName.INITIAL): {*SALES, *HEADS},
    CorrectBirthDate(HOUSE, PersonId("p"), "1990-04-01"): HEADS,
    EnterPeople(HOUSE, ()): HEADS,
    EndDay(HOUSE, StreamId("house-2")): HEADS,
    BeginDay(HOUSE, HOUSE, 1, "", House()): HEADS,
    NoteDenied(HOUSE, StaffId("d"), "bust"): {*SALES, *FLOOR},
    NoteRefused(HOUSE, StaffId("d"), "register", PersonId("p"), "barred"): {*SALES, *FLOOR},
    IssueHousePaper(HOUSE, PaperKind.RESULTS, EVENT): {*SALES, *FLOOR},
    ReprintHousePaper(HOUSE, 1): {*SALES, *FLOOR},
    SpoilHousePaper(HOUSE, 1): {*SALES, *FLOOR},
    ClaimPrize(HOUSE, EVENT, 1): {Role.CAGE, *HEADS},
    IssueTicket(HOUSE, PersonId("p"), 100, "Main Event"): HEADS,
    VoidTicket(HOUSE, 1): HEADS,
    LapseTickets(HOUSE): HEADS,
    AwardSeat(EVENT, HOUSE, 1): {Role.CAGE, *HEADS},
    TakeSeatBack(EVENT, HOUSE, 1): HEADS,
    EnterByTicket(EVENT, HOUSE, 1): {*SALES, *HEADS},
    ReturnTicket(EVENT, HOUSE, 1): {*SALES, *HEADS},
    ClaimWithDetails(HOUSE, EVENT, 1): {Role.CAGE, *HEADS},
    OpenSession(HOUSE, "cage 1"): {*SALES, *HEADS},
    MoveFloat(HOUSE, "cage 1/1", answering(EVENT), 100): {Role.CAGE, *HEADS},
    CountSession(HOUSE, "cage 1/1", answering(EVENT)): {*SALES, *HEADS},
    CloseSession(HOUSE, "cage 1/1", answering(EVENT)): {*SALES, *HEADS},
    SetCageTerms(HOUSE, CageTerms()): HEADS,
    RaiseDuties(HOUSE, ()): FLOOR,
    SettleDuties(HOUSE, (), ()): FLOOR,
    NoteDuty(HOUSE, NOTICE, TradingDays()): FLOOR,
    GiveNotice(HOUSE, "by hand 1", How.PHONE): FLOOR,
    DropDuty(HOUSE, "by hand 1"): FLOOR,
    SetTradingDay(HOUSE, 360): HEADS,
    TakeClaimBack(HOUSE, EVENT, 1): HEADS,
    ForfeitKept(HOUSE, EVENT, 1, Ineligible.UNDER_AGE): HEADS,
    EnrolStaff(HOUSE, STAFF, 1, "Ada", "hash", (Role.CAGE,)): HEADS,
    ChangeRoles(HOUSE, STAFF, (Role.CAGE,)): HEADS,
    StaffLeaves(HOUSE, STAFF): HEADS,
    EraseStaff(HOUSE, STAFF): {Role.MANAGER},
    SetKey(HOUSE, STAFF, "hash"): HEADS,
    UnlockStaff(HOUSE, STAFF): HEADS,
    SendOff(HOUSE, STAFF): HEADS,
    SignIn(HOUSE, StationId("desk-1")): set(Role),
    SignOut(HOUSE): set(Role),
    NoteShutOut(HOUSE, STAFF, StationId("desk-1"), 1): set(Role),
    TakeDuty(HOUSE): HEADS,
    HandOverDuty(HOUSE, STAFF): HEADS,
    EndDuty(HOUSE): HEADS,
}

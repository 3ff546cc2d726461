"""The house of the evening: people, papers, notices, kept prizes, staff, and the day's end."""

from collections.abc import Callable

from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.house.kept_prizes import ClaimPrize, ClaimWithDetails, ForfeitKept, TakeClaimBack
from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.house.notices import DropDuty, GiveNotice, NoteDuty, SetTradingDay
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
from tdapp.calls.house.room import InstallTable
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
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.papers import IssuePaper, ReprintPaper, SpoilPaper
from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import ActionId, StaffId, StationId
from tdapp.core.names import ScreenName
from tdapp.core.ports.people import BirthDate, NameUpdate
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.kept_events import Ineligible
from tdapp.house.notice_events import How
from tdapp.house.papers.issuing import Contents, PaperLine
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.rules.notices import Ground
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.till.payment import Payment, Tender
from tests.desk.evening import answering
from tests.same_record.evening.beginning import MANAGER, announce, enter, person, seat, tables
from tests.same_record.evening.prizes import DRAWER, KEPT
from tests.same_record.workplace import Workplace

AHEAD_MIN = 11 * 60
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))


def people(place: Workplace) -> None:
    """Names, bars and exclusions; two who are one; somebody erased, and words of a reason."""
    house, ann, bob = place.house, person(121), person(122)
    event = announce(place, "people", "crown")
    place.do(NamePerson(house, ann, "Ann Old", "c-1", "1980-02-03"))
    place.do(NamePerson(house, bob, "Ann Olde"))
    place.do(SetBirthDate(house, bob, "1980-02-03"))
    place.do(CorrectBirthDate(house, bob, "1980-03-02"), "the passport says so")
    place.do(WishForScreens(house, ann, ScreenName.INITIAL))
    listed = (NameUpdate(person(126), "Eve Lund", "c-9"), BirthDate(person(126), "1971-07-08"))
    place.do(EnterPeople(house, listed))
    place.do(BarPerson(house, bob), "threw a chair")
    assert place.refused(Register(event, bob)) == "barred"
    place.do(LiftBar(house, bob), "the month is over")
    place.do(NoteExclusion(house, bob))
    place.do(EndExclusion(house, bob), "in writing", MANAGER, approver=DIRECTOR)
    place.do(MergePersons(house, bob, ann, answering(event)), "one person, two cards")
    place.do(PartPersons(house, bob, ann), "two after all")
    enter(place, event, (123, 124, 125))
    tables(place, event, (41,))
    seat(place, event, 41, (1, 2, 3))
    place.do(Bust(event, 1, declined=True))
    words = place.do(Reinstate(event, 1), "Cy was unwell").act.action
    _erased(place, words)
    assert place.refused(InstallTable(house, 99, 9), None, CASHIER) == "not_permitted"


def _erased(place: Workplace, words: ActionId) -> None:
    def both() -> Circumstances:
        return Circumstances(place.next_act(), DIRECTOR, "asked for it in writing")

    erasing = place.parts.erasing
    place.run(erasing.erase_note(MANAGER, place.house, words, both()))
    place.run(erasing.erase(MANAGER, place.house, person(122), both()))


def papers(place: Workplace) -> None:
    """Papers of an event and of the house: issued, copied, spoiled, and void by an undo."""
    house, head = place.house, Letterhead("The Club", "Level 2")
    event = announce(place, "papers", "star")
    enter(place, event, (131, 132))
    tables(place, event, (42,))
    seat(place, event, 42, (1, 2))
    sold = place.do(Register(event, person(133))).act.action
    place.do(IssuePaper(event, PaperKind.SEAT_CARDS, (1, 2), head))
    place.do(IssuePaper(event, PaperKind.RECEIPTS, (1, 3), head))
    place.do(IssuePaper(event, PaperKind.RECEIPTS, (2,)))
    place.do(IssuePaper(event, PaperKind.FLOOR_SHEET))
    place.do(ReprintPaper(event, 1, (1,)))
    place.do(SpoilPaper(event, 3))
    place.do(SpoilPaper(event, 1, copy=True))
    place.undo(sold)
    said = Contents(2, (PaperLine(7, 1, 5_000),))
    place.do(IssueHousePaper(house, PaperKind.CASHIER_SHEET, session=DRAWER, letterhead=head))
    place.do(IssueHousePaper(house, PaperKind.PAYOUT_SHEET, KEPT, said=said))
    place.do(ReprintHousePaper(house, 1))
    place.do(ReprintHousePaper(house, 9, KEPT))
    place.do(SpoilHousePaper(house, 1))


def notices(place: Workplace) -> None:
    """What has to be told: found in the record, noted by hand, given, dropped."""
    rules = rulebook("star").notices
    watch = NoticeWatch(place.desk, place.parts.day, lambda _: rules, rules, lambda _: AHEAD_MIN)

    def look() -> None:
        place.next_act()
        place.run(_looked(watch))

    look()
    _complaint(place, look)
    fault = next(one for one in rules if one.rule == "30.17.1")
    fault = replace(fault, ground=Ground.BY_HAND)
    for _ in range(3):
        place.do(NoteDuty(place.house, fault, watch.days))
    watch.leave()
    place.do(GiveNotice(place.house, "by hand 1", How.PHONE))
    dropped = place.do(DropDuty(place.house, "by hand 2"), "only unplugged").act.action
    place.undo(dropped)
    place.redo(dropped)
    place.do(SetTradingDay(place.house, 7 * 60))


async def _looked(watch: NoticeWatch) -> None:
    watch.begin()
    await watch.settle()


def _complaint(place: Workplace, look: Callable[[], None]) -> None:
    """A ruling of which a player may complain, in an event that ends then."""
    event = announce(place, "complaint", "star")
    enter(place, event, (141, 142))
    place.do(GiveRuling(event, About(RulingKind.CONDUCT)), "talked in a hand")
    place.do(ReviewRuling(event, 1, upheld=True), "as the floor said", MANAGER)
    look()
    place.do(TellOfComplaint(event, 1))
    place.do(CancelEvent(event, place.house), "the power went")
    look()


def staff(place: Workplace) -> None:
    """People at work: taken on, signed in, on duty, shut out, gone, erased."""
    house = place.house
    ada = _taken_on(place, DIRECTOR, "ada", 1, Role.DIRECTOR, Role.MANAGER)
    ben = _taken_on(place, ada, "ben", 2, Role.DIRECTOR)
    cyd = _taken_on(place, ada, "cyd", 3, Role.DEALER)
    for one in (ada, ben, cyd):
        place.do(SignIn(house, StationId(f"desk-{one.id}")), by=one)
    place.do(TakeDuty(house), by=ada)
    place.do(HandOverDuty(house, ben.id), by=ada, approver=ben)
    place.do(EndDuty(house), by=ben)
    place.do(TakeDuty(house), by=ada)
    place.do(ChangeRoles(house, cyd.id, (Role.FLOOR,), "supervisor"), by=ada)
    place.do(SetKey(house, cyd.id, "hash", "badge hash"), by=ada)
    place.do(NoteShutOut(house, cyd.id, StationId("desk-1"), place.time.utc_us + 300), by=ada)
    place.do(UnlockStaff(house, cyd.id), by=ada)
    place.do(SignOut(house), by=ben)
    place.do(SendOff(house, cyd.id), by=ada)
    place.do(StaffLeaves(house, cyd.id), by=ada)
    place.do(EraseStaff(house, cyd.id), "asked for it", ada, approver=ben)


def _taken_on(place: Workplace, by: Actor, name: str, number: int, *roles: Role) -> Actor:
    call = EnrolStaff(place.house, StaffId(name), number, name.title(), f"hash {number}", roles)
    place.do(call, by=by)
    return Actor(StaffId(name), frozenset(roles))


def kept_prizes(place: Workplace) -> None:
    """A prize of an event that is over is claimed, comes back, and goes to the Crown."""
    payment = Payment(Tender.ACCOUNT, DRAWER)
    claim = ClaimPrize(place.house, KEPT, 2, payment, identity_seen=True)
    noted = ClaimWithDetails(place.house, KEPT, 2, payment, True, ("document_end",))
    for one in (claim, noted):
        place.do(one, "document ends in 4711")
        place.do(TakeClaimBack(place.house, KEPT, 2, DRAWER), "signed by the wrong person")
    place.do(ForfeitKept(place.house, KEPT, 2, Ineligible.UNDER_AGE), "is seventeen")


def next_day(place: Workplace) -> None:
    """The gaming day ends, and the next one begins with what is carried over."""
    place.next_act()
    ada = Actor(StaffId("ada"), frozenset({Role.DIRECTOR, Role.MANAGER}))
    place.run(place.parts.day.end(ada, Circumstances(place.next_act())))
    place.do(InstallTable(place.house, 77, 9), by=ada)

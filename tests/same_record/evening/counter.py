"""The counter of the evening: drawers, sales by every tender, a queue, refunds and a debt."""

from tdapp.calls.house.cage import CloseSession, CountSession, MoveFloat, OpenSession, SetCageTerms
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import FreeTable, HoldTable
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import GiveBackParts, PassEntryOn, Readmit, Refund, VoidEntry
from tdapp.calls.tournament.sales import (
    Register,
)
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.house.cage_events import Amount, CageTerms, Pieces, TenderCount
from tdapp.till.payment import FEE, AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.facts.refunds import Occasion
from tests.desk.evening import answering
from tests.same_record.evening.beginning import MINUTE_US, announce, person, tables
from tests.same_record.workplace import Workplace

DRAWER = "till 1/1"
TENDERS = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.TICKET, Tender.ACCOUNT, Tender.HOUSE)


def counter(place: Workplace) -> None:
    """A full house with a queue, paid over one drawer, which is counted at the end."""
    _drawer(place)
    event = announce(place, "counter", "crown")
    for number, tender in enumerate(TENDERS, 1):
        place.do(Register(event, person(number), Payment(tender, DRAWER)))
    parted = Payment(Tender.CASH, DRAWER, (TenderAmount(Tender.CARD, 1_000),))
    place.do(Register(event, person(7), parted))
    mistaken = place.do(Register(event, person(9))).act.action
    place.undo(mistaken)
    place.do(Register(event, person(8)))
    place.do(Register(event, person(10), Payment(Tender.CARD, DRAWER)))
    place.do(VoidEntry(event, 10, DRAWER), "typed for somebody else")
    place.do(PassEntryOn(event, 5, person(20)), "the wrong card was read")
    tables(place, event, (1, 2))
    place.do(DrawSeats(event))
    _queue(place, event)
    _refunds(place, event)
    _count(place, event)


def _drawer(place: Workplace) -> None:
    place.do(OpenSession(place.house, "till 1", (Amount("cash", 50_000), Amount("card", 0))))
    place.do(MoveFloat(place.house, DRAWER, (), 20_000), "small notes are short")
    place.do(MoveFloat(place.house, DRAWER, (), -5_000), "too many coins")
    terms = CageTerms(details_from=1_000_000, details=("document_end",))
    place.do(SetCageTerms(place.house, terms), "from tonight on")


def _queue(place: Workplace, event: StreamId) -> None:
    for number in range(11, 17):
        place.do(JoinAlternates(event, person(number), Payment(Tender.CARD, DRAWER)))
    place.do(StartClock(event))
    for entry in (6, 7, 9):
        place.do(Bust(event, entry, declined=True))
    place.do(CallAlternate(event))
    place.do(SeatAlternate(event, 1))
    place.do(CallAlternate(event))
    place.do(PassOver(event, 2, declined=True))
    place.tick(2 * MINUTE_US)
    for table in (1, 2):
        place.do(HoldTable(event, table))
    place.do(PassOver(event, 4))
    for table in (1, 2):
        place.do(FreeTable(event, table))
    place.do(CallAlternate(event))
    place.do(SeatAlternate(event, 4))
    place.do(RefundAlternate(event, 5))


def _refunds(place: Workplace, event: StreamId) -> None:
    place.do(Refund(event, 1, Occasion.WITHDRAWAL, AsPaid(DRAWER)), "was called away")
    place.do(Readmit(event, 1), "came back after all")
    place.do(Refund(event, 2, Occasion.NO_SHOW, Payment(), True, 400), "never came")
    place.do(GiveBackParts(event, 3, (FEE,), Occasion.WITHDRAWAL, AsPaid(DRAWER), True), "kindness")
    place.do(DrawSeats(event))
    place.do(PostPrizes(event))
    place.do(RefundQueue(event, DRAWER))


def _count(place: Workplace, event: StreamId) -> None:
    notes = (Pieces(10_000, 5), Pieces(50, 3))
    drawer = {"card": 9_000, "voucher": 3_333, "ticket": 3_350, "account": 3_350, "house": 3_350}
    told = (TenderCount("cash", 50_150, notes), *(TenderCount(*one) for one in drawer.items()))
    place.do(CountSession(place.house, DRAWER, answering(event), told))
    place.do(CloseSession(place.house, DRAWER, answering(event)))

"""The prizes of the evening: posted, changed, paid and kept; bounties; an event called off."""

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.across.tables import CloseTable
from tdapp.calls.house.cage import OpenSession
from tdapp.calls.tournament.bounties import PayBounty, ReverseBounty, TellTakers
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, ReorderExits
from tdapp.calls.tournament.moves import BreakOutOfTurn
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
from tdapp.calls.tournament.refunds import Readmit, Refund
from tdapp.calls.tournament.rulings import GivePenalty
from tdapp.calls.tournament.sales import ForfeitAndReenter
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.house.cage_events import Amount
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.slips import Proof
from tests.same_record.evening.beginning import announce, enter, seat, tables
from tests.same_record.workplace import Workplace

DRAWER = "till 2/2"
KEPT = StreamId("prizes")


def prizes(place: Workplace) -> None:
    """An event to its end, one prize of which waits at the house; a bounty; a cancellation."""
    place.do(OpenSession(place.house, "till 2", (Amount("cash", 80_000),)))
    event = announce(place, KEPT, "adelaide")
    enter(place, event, range(71, 79))
    tables(place, event, (21, 22))
    seat(place, event, 21, (1, 2, 3, 4))
    seat(place, event, 22, (5, 6, 7, 8))
    place.do(StartClock(event))
    place.do(GivePenalty(event, 3, PenaltyKind.WARNING))
    place.do(ForfeitAndReenter(event, 8, 500))
    place.do(DrawSeats(event))
    place.do(PostPrizes(event))
    place.do(RecordProjection(event, 1, "hall"))
    posted = place.event(event).prizes.posted
    changed = (posted[0] - 100, posted[1] + 100, *posted[2:])
    place.do(ChangePrizes(event, changed), "as agreed by all three")
    _paid(place, event)
    _bounties(place)
    _cancelled(place)


def _paid(place: Workplace, event: StreamId) -> None:
    for entry in (7, 6, 5):
        place.do(Bust(event, entry, declined=True))
    place.do(Bust(event, 9, declined=True))
    place.do(Bust(event, 4, declined=True))
    place.do(Bust(event, 3, declined=True))
    place.do(ReorderExits(event, ((3,), (4,))), "the dealer was asked")
    place.do(SeeIdentity(event, 4, Proof.PASSPORT))
    place.do(PayPrize(event, 3, 4, Payment(Tender.CASH, DRAWER)))
    place.do(ReversePrize(event, 4), "the wrong envelope")
    place.do(IssueSlip(event, 4))
    place.do(NoteDetails(event, 4, Proof.DRIVING_LICENCE, ("document_end",)), "above the limit")
    place.do(PayPrize(event, 3, 4, Payment(Tender.ACCOUNT, DRAWER)))
    place.do(Bust(event, 2, declined=True))
    place.do(SetUnclaimed(event, 2), "did not come to the cage")
    place.do(SeeIdentity(event, 1, Proof.OTHER_WITH_PHOTO))
    place.do(PayPrize(event, 1, 1))
    place.do(Finish(event, place.house))


def _bounties(place: Workplace) -> None:
    event = announce(place, "bounties", "open")
    enter(place, event, range(81, 88))
    place.do(Refund(event, 7, Occasion.NO_SHOW, approved=True), "is at the airport")
    place.do(Readmit(event, 7), "the flight was cancelled")
    place.do(Refund(event, 7, Occasion.NO_SHOW, approved=True), "flies after all")
    tables(place, event, (23, 24))
    seat(place, event, 23, (1, 2, 3))
    seat(place, event, 24, (4, 5, 6))
    place.do(StartClock(event))
    place.do(Bust(event, 6, declined=True, takers=(4, 5)))
    place.do(PayBounty(event, 4))
    place.do(ReverseBounty(event, 4), "she keeps it on account")
    place.do(PayBounty(event, 4, Payment(Tender.ACCOUNT)))
    place.do(Bust(event, 5, declined=True))
    place.do(TellTakers(event, 5, (1,)))
    place.do(PostPrizes(event))
    place.do(BreakOutOfTurn(event, 24), "one player is no table")
    place.do(Bust(event, 4, declined=True, takers=(1,)))
    place.do(CloseTable(event, place.house, 24))
    place.do(DenyPrize(event, 4, Ineligible.UNDER_AGE, Heir.NEXT_ELIGIBLE), "is seventeen")
    place.do(Bust(event, 3, declined=True, takers=(1, 2)))
    place.do(DenyPrize(event, 3, Ineligible.EMPLOYEE, Heir.CROWN), "deals here")


def _cancelled(place: Workplace) -> None:
    event = announce(place, "cancelled", "tasmania")
    enter(place, event, range(91, 94))
    place.do(CancelEvent(event, place.house), "too few entries")

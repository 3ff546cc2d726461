"""Play of the evening: the clock, its structure, purchases, exits, chips, rulings, penalties."""

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
    GoToLevel,
    HoldClock,
    LeaveTimeOut,
    SetClock,
)
from tdapp.calls.tournament.event import PauseClock, StartClock
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
from tdapp.calls.tournament.rulings import (
    GiveOtherPenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.calls.tournament.sales import (
    PayDebt,
    Rebuy,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.ids import StreamId
from tdapp.rules.presence_rules import Offence
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.till.payment import OWED
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.same_record.evening.beginning import MANAGER, MINUTE_US, announce, enter, seat, tables
from tests.same_record.workplace import Workplace


def play(place: Workplace) -> None:
    """Two events: one in which the structure changes, one in which players buy again and go."""
    _structure(place)
    event = announce(place, "play", "star")
    enter(place, event, range(51, 63))
    tables(place, event, (6, 7, 8))
    for number in range(3):
        seat(place, event, 6 + number, range(4 * number + 1, 4 * number + 5))
    place.do(StartClock(event))
    _purchases(place, event)
    _exits(place, event)
    _chips(place, event)
    _rulings(place, event)


def _structure(place: Workplace) -> None:
    event = announce(place, "structure", "crown")
    place.do(StartClock(event))
    place.do(ChangeLevel(event, 2, Level(4, 50, 100, 10)))
    place.do(InsertLevel(event, 3, Level(2)))
    place.do(RemoveLevel(event, 3))
    place.tick(MINUTE_US)
    seen = place.time.now()
    place.time.pass_us(MINUTE_US)
    place.do(HoldClock(event, seen))
    place.do(CountTimeAway(event))
    seen = place.time.now()
    place.time.pass_us(MINUTE_US // 2)
    place.do(HoldClock(event, seen))
    place.do(LeaveTimeOut(event))
    place.do(StartClock(event))
    place.do(PauseClock(event))
    place.do(SetClock(event, 0, 90_000_000))
    place.do(AddTime(event, 30_000_000))
    place.do(GoToLevel(event, 2))
    place.do(StartClock(event))
    place.tick(4 * MINUTE_US)


def _purchases(place: Workplace, event: StreamId) -> None:
    place.do(Bust(event, 1, hand="11"))
    place.do(Rebuy(event, 1, units=2))
    place.do(Rebuy(event, 2, 100, payment=OWED))
    receipt = place.event(event).entries.last_receipt
    place.do(PayDebt(event, receipt))
    place.tick(6 * MINUTE_US)
    place.do(SellAddOns(event, (3, 4)))
    place.do(SellTableAddOns(event, 7, (1,)))


def _exits(place: Workplace, event: StreamId) -> None:
    place.do(Bust(event, 12, declined=True, hand="20"))
    place.do(Bust(event, 11, declined=True, hand="21"))
    place.do(ReorderExits(event, ((11, 12),)), "both were out in that hand")
    place.do(ReorderExits(event, ((11,), (12,))), "the floor sheet says so")
    place.do(InsertExit(event, 10, 12, "20"), "was overlooked")
    place.do(PassExitOn(event, 10, 9), "it was the next seat")
    gone = place.do(Reinstate(event, 11), "still had a chip").act.action
    place.undo(gone)
    place.redo(gone)
    place.do(Leave(event, 11, Departure.DISQUALIFIED, 400, Offence.HIDING_CHIPS), "hid chips")
    outs = (
        EliminatedPlayer(
            entry=7, table=7, stack=500, put_in=500, all_in=500, from_button=1, cards=(14,)
        ),
        EliminatedPlayer(
            entry=8, table=7, stack=400, put_in=400, all_in=400, from_button=2, cards=(13,)
        ),
    )
    place.do(BustTogether(event, outs, hand="30", declined=True))


def _chips(place: Workplace, event: StreamId) -> None:
    place.do(PutChipsIn(event, (Lot(100, 3),), ChipCause.FOUND, table=6), "under the rail")
    place.do(TakeChipsOut(event, (Lot(25, 4),), ChipCause.POCKETED, 2), "seen on camera")
    place.do(RaceChips(event, 6, 25, 100, (Holding(1, 5), Holding(2, 3), Holding(3, 2))))
    place.do(ColourUp(event, 25, 8, (Lot(100, 2),), 7))
    place.do(ColourUp(event, 25, 4, (Lot(100, 1),)))
    place.do(CountChips(event, 9_000, (Lot(100, 90),)))
    place.do(ReportStacks(event, ((1, 900), (2, 300))))


def _rulings(place: Workplace, event: StreamId) -> None:
    about = About(RulingKind.BETTING, 6, "31", (1, 2), "7.8")
    place.do(GiveRuling(event, about, told_of_complaint=True), "a string bet")
    place.do(ReviewRuling(event, 1, upheld=True), "as the floor said", MANAGER)
    place.do(GiveRuling(event, About(RulingKind.TIME, 7)), "the clock was called")
    place.do(ReviewRuling(event, 2, upheld=False), "it was not", MANAGER)
    place.do(TellOfComplaint(event, 2))
    place.do(GiveOtherPenalty(event, 1, PenaltyKind.ROUNDS, 1, 1), "twice in one hour")
    place.do(GiveOtherPenalty(event, 2, PenaltyKind.HANDS, 3), "swore")
    place.do(ServePenalty(event, 2, 2))
    place.do(ServePenalty(event, 1))
    place.do(Bust(event, 4))
    place.do(GoToLevel(event, 40))
    place.do(EndWaits(event))

"""What comes together on a bad night: a day that ends in play, mixed money, clocks that change."""

from collections import Counter
from datetime import date

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.cage import OpenSession
from tdapp.calls.tournament.event import MoveStart, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.moves import FreeTable, HoldTable
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import Payment, Tender, TenderAmount
from tdapp.tournament.facts.refunds import EntryRefunded
from tdapp.tournament.facts.sales import Sale
from tdapp.tournament.plan.planned_start import PlannedStart
from tests.desk import laws
from tests.desk.evening import EVENT, announce, install, of_house, person, seated_under
from tests.desk.kept_out import MANAGER
from tests.desk.programmes import PROGRAMMES
from tests.desk.station import Station
from tests.rules.houses import BOOKS

CAGE = "cage 1/1"
WHY = Circumstances(reason="the building is evacuated", approver=MANAGER)
OWED = Payment(Tender.OWED)


def ways(total: int) -> list[Payment]:
    """Every way to pay so much, and one that is made of three."""
    three = (TenderAmount(Tender.VOUCHER, total // 2), TenderAmount(Tender.CARD, 1))
    alone = (Tender.CASH, Tender.VOUCHER, Tender.CARD, Tender.ACCOUNT)
    return [*(Payment(one, CAGE) for one in alone), Payment(Tender.CASH, CAGE, three)]


@pytest.mark.parametrize("programme", ["star", "crown", "tasmania", "adelaide", "open"])
def test_a_cancelled_event_gives_each_tender_back_as_it_came_and_strikes_what_is_owed(
    station: Station, programme: str
) -> None:
    conditions = PROGRAMMES[programme]
    install(station, (1, 2))
    announce(station, conditions)
    station.do(OpenSession(station.house_id, "cage 1"))
    for number, payment in enumerate(ways(conditions.entry.total), 1):
        station.do(Register(EVENT, person(number), payment))
    station.do(CancelEvent(EVENT, station.house_id, CAGE), WHY)
    assert handed(station, back=True) == handed(station, back=False)
    laws.check(station)


def handed(station: Station, *, back: bool) -> Counter[Tender]:
    """What was handed over, or went back, by tender; what was owed never came."""
    found: Counter[Tender] = Counter()
    for one in (entry.event for entry in station.recorded(EVENT)):
        parts = one.back if back and isinstance(one, EntryRefunded) else ()
        parts = one.given if not back and isinstance(one, Sale) else parts
        for part in parts:
            if part.tender is not Tender.OWED:
                found[part.tender] += part.cents
    return found


@pytest.mark.parametrize("programme", ["star", "tasmania", "adelaide"])
def test_an_event_cancelled_in_play_gives_tenders_back_and_strikes_debts(
    station: Station, programme: str
) -> None:
    conditions = PROGRAMMES[programme]
    install(station, (1, 2))
    announce(station, conditions)
    station.do(OpenSession(station.house_id, "cage 1"))
    for number, payment in enumerate(ways(conditions.entry.total), 1):
        station.do(Register(EVENT, person(number), payment))
    station.do_all([OpenTable(EVENT, station.house_id, table) for table in (1, 2)])
    station.do(DrawSeats(EVENT))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 1))
    station.do(Rebuy(EVENT, 1, 0, 1, OWED))
    assert station.event(EVENT).entries.owed
    station.do(CancelEvent(EVENT, station.house_id, CAGE), WHY)

    assert handed(station, back=True) == handed(station, back=False)
    assert not station.desk.state(EVENT).entries.owed
    laws.check(station)


def test_a_day_that_ends_in_play_carries_a_hold_a_wait_and_a_debt_into_the_next(
    station: Station,
) -> None:
    seated_under(station, PROGRAMMES["adelaide"])
    station.do(OpenSession(station.house_id, "cage 1"))
    station.do(StartClock(EVENT))
    station.do(Bust(EVENT, 1))
    station.do(Rebuy(EVENT, 1, 0, 1, OWED))
    station.do(Bust(EVENT, 2))
    table = station.event(EVENT).seating.seat_of[3].table
    station.do(HoldTable(EVENT, table))
    station.do(Bust(EVENT, 3, declined=True))
    before = station.event(EVENT)
    yesterday = station.house_id
    station.run(station.parts.day.end(DIRECTOR))
    assert station.house_id != yesterday
    assert station.event(EVENT) == before

    (receipt,) = station.event(EVENT).entries.owed
    station.do(PayDebt(EVENT, receipt, Payment(Tender.CASH, CAGE)))
    station.do(Rebuy(EVENT, 2, 0, 1, Payment(Tender.CARD, CAGE)))
    station.do(FreeTable(EVENT, table))
    state = station.event(EVENT)
    assert not state.entries.owed
    assert not state.exits.out_of_chips
    assert 3 in state.exits.by_entry
    laws.check(station)
    station.restart()
    assert station.event(EVENT) == state


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("place", "spring_min", "autumn_min"),
    [
        ("Australia/Sydney", -60, 60),
        ("Australia/Melbourne", -60, 60),
        ("Australia/Hobart", -60, 60),
        ("Australia/Adelaide", -60, 60),
        ("Australia/Lord_Howe", -30, 30),
        ("Australia/Brisbane", 0, 0),
    ],
)
def test_a_start_moved_across_the_change_of_the_clocks_is_the_walls(
    station: Station, house: str, place: str, spring_min: int, autumn_min: int
) -> None:
    """From eight on Saturday to eight on Sunday it is 23 or 25 hours, and what is said is eight."""
    for saturday, minutes in ((date(2026, 10, 3), spring_min), (date(2027, 4, 3), autumn_min)):
        event = StreamId(f"{saturday}")
        first = PlannedStart(saturday, "20:00", place)
        later = PlannedStart(saturday.replace(day=4), "20:00", place)
        announce(station, replace(of_house(house), start=first), event=event)
        moved = station.do(MoveStart(event, later), WHY)
        start = station.event(event).conditions.start
        assert start == later
        assert (later.utc_us or 0) - (first.utc_us or 0) == (24 * 60 + minutes) * MINUTE_US
        assert PlannedStart.at_moment(later.utc_us or 0, place) == later
        station.undo(moved.act.action, WHY)
        assert station.event(event).conditions.start == first
    laws.check(station)

"""Trays, boxes, fills and credits at cash tables, at the desk: counted by two, signed by each."""

import pytest

from tdapp.calls.cash.games import CloseGame
from tdapp.calls.cash.seats import BreakGame
from tdapp.calls.cash.stakes import AddToStake, TakeCommission
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import BeginShift, ChangeUp, CountBox, CountTray, ExchangeBox, OpenTray
from tdapp.cash.facts.trays import ChangedUp, CommissionWay, SlipKind
from tdapp.cash.money.transfers import SlipStep
from tdapp.cash.room import KIND
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.ids import StaffId, StreamRef
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role, Staffing, StaffOnDuty
from tests.cash.money_room import BANK, DAY, balances, chips, count, fee, refused, with_tray
from tests.cash.room import ROOM, CashRoom
from tests.desk.staffed import colleagues

RAKE = fee("percentage", rate=500, cap=1_000)
FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
CAGE = Actor(StaffId("cage"), frozenset({Role.CAGE}))
RUNNER = Actor(StaffId("runner"), frozenset({Role.FLOOR}))
FILL, CREDIT = SlipKind.FILL, SlipKind.CREDIT
BECAUSE = Circumstances(reason="asked twice")


def at_work(room: CashRoom) -> None:
    """Floor, cage and a runner come to work."""
    colleagues(room.station)
    on_duty = tuple(StaffOnDuty(one, one.id) for one in (FLOOR, CAGE, RUNNER, DIRECTOR))
    room.station.desk.staffing = lambda: Staffing(True, on_duty)


@pytest.fixture
def staffed(room: CashRoom) -> CashRoom:
    """The tray was counted before anybody came to work."""
    with_tray(room)
    at_work(room)
    return room


def ask(room: CashRoom, cents: int, kind: SlipKind = FILL, by: Actor = FLOOR) -> None:
    """Ask for a fill of table 1, or a credit out of it."""
    room.station.do(AskTransfer(ROOM, kind, 1, chips(cents)), actor=by)


def step(room: CashRoom, what: SlipStep, by: Actor, kind: SlipKind = FILL, slip: int = 1) -> None:
    """Sign a step of a fill or credit."""
    room.station.do(SignTransfer(ROOM, room.station.house_id, kind, slip, what), actor=by)


def test_cash_at_the_table_goes_into_its_box_for_chips_out_of_its_tray(room: CashRoom) -> None:
    with_tray(room)
    sitting = room.sit(1, 1, 1, 20_000, at_table=True)
    room.sit(2, 1, 2, 30_000)
    more = BuyIn(5_000, chips=1_000, at_table=True)
    room.station.do(AddToStake(ROOM, room.rules, sitting, 0, more))
    money = room.state.money
    assert money.trays[1].should_hold == BANK - 24_000
    assert money.boxes[7].cash == 24_000
    assert balances(room)["table_box"] == 24_000
    assert balances(room)["tray"] == -balances(room)["chip_bank"] == BANK - 24_000


def test_a_tray_sells_no_more_than_it_holds(room: CashRoom) -> None:
    with_tray(room)
    count(room, 10_000)
    with refused("tray_too_small"):
        room.sit(1, 1, 1, 20_000, at_table=True)
    room.sit(1, 1, 1, 10_000, at_table=True)


def test_a_fill_is_signed_by_each_and_is_in_neither_tray_on_its_way(staffed: CashRoom) -> None:
    ask(staffed, 50_000)
    with refused("same_person_signs"):
        step(staffed, SlipStep.APPROVE, Actor(FLOOR.id, frozenset({Role.CAGE})))
    with refused("slip_not_there_yet"):
        step(staffed, SlipStep.CARRY, RUNNER)
    step(staffed, SlipStep.APPROVE, CAGE)
    step(staffed, SlipStep.CARRY, RUNNER)
    assert balances(staffed)["chips_on_the_way"] == 50_000
    assert staffed.state.money.trays[1].should_hold == BANK
    with refused("slip_not_there_yet"):
        step(staffed, SlipStep.DROP, FLOOR)
    with refused("same_person_signs"):
        step(staffed, SlipStep.RECEIVE, RUNNER)
    step(staffed, SlipStep.RECEIVE, FLOOR)
    assert staffed.state.money.trays[1].should_hold == balances(staffed)["tray"] == BANK + 50_000
    assert not balances(staffed)["chips_on_the_way"]


def test_a_credit_leaves_the_tray_as_it_is_carried_and_the_cage_takes_it_in(
    staffed: CashRoom,
) -> None:
    ask(staffed, 40_000, CREDIT)
    for what, by in ((SlipStep.APPROVE, CAGE), (SlipStep.CARRY, RUNNER)):
        step(staffed, what, by, CREDIT)
    assert staffed.state.money.trays[1].should_hold == BANK - 40_000
    assert balances(staffed)["chips_on_the_way"] == 40_000
    with refused("not_permitted"):
        step(staffed, SlipStep.RECEIVE, FLOOR, CREDIT)
    step(staffed, SlipStep.RECEIVE, CAGE, CREDIT)
    assert balances(staffed)["chip_bank"] == 40_000 - BANK


def test_slips_are_numbered_by_kind_without_gaps_and_a_number_is_never_given_twice(
    room: CashRoom,
) -> None:
    with_tray(room)
    ask(room, 1_000, by=DIRECTOR)
    ask(room, 2_000, by=DIRECTOR)
    room.station.undo(with_=BECAUSE)
    ask(room, 3_000, by=DIRECTOR)
    ask(room, 4_000, CREDIT, by=DIRECTOR)
    numbers = [(one.asked.kind, one.asked.number) for one in room.state.transfers.open_at(1)]
    assert numbers == [(CREDIT, 1), (FILL, 1), (FILL, 3)]
    step(room, SlipStep.DROP, DIRECTOR)
    assert len(room.state.transfers.open_at(1)) == 2


def test_a_step_of_a_slip_is_not_taken_back_from_under_the_next(room: CashRoom) -> None:
    with_tray(room)
    ask(room, 1_000, by=DIRECTOR)
    past = room.station.desk.stream(StreamRef(ROOM, KIND)).timeline.past
    step(room, SlipStep.APPROVE, DIRECTOR)
    approved = past[-1].action
    step(room, SlipStep.CARRY, DIRECTOR)
    with refused("undo_blocked"):
        room.station.undo(approved, with_=BECAUSE)


def test_counts_are_by_two_people_once_anybody_works_there(staffed: CashRoom) -> None:
    call = CountTray(ROOM, 1, chips(BANK))
    with refused("second_person_needed"):
        staffed.station.do(call, actor=FLOOR)
    staffed.station.do(call, Circumstances(approver=CAGE), FLOOR)


def test_what_is_over_or_short_in_a_tray_is_booked_and_it_goes_on_with_what_was_counted(
    room: CashRoom,
) -> None:
    with_tray(room)
    room.sit(1, 1, 1, 20_000, at_table=True)
    count(room, BANK - 20_500)
    assert balances(room)["over_and_short"] == 500
    assert room.state.money.trays[1].opened == BANK - 20_500
    with refused("undo_blocked"):
        room.station.undo(with_=BECAUSE)


def test_commission_that_waits_is_changed_up_before_a_witness(room: CashRoom) -> None:
    """TAS B1.1, C1.1: the way is fixed from opening to closing."""
    with_tray(room, RAKE, way=CommissionWay.WAITS)
    room.station.do(TakeCommission(ROOM, 1, 1_200))
    at_work(room)
    with refused("second_person_needed"):
        room.station.do(ChangeUp(ROOM, 1, 1_000), actor=FLOOR)
    with refused("reason_needed"):
        room.station.do(ChangeUp(ROOM, 1, 100, inspector=True), actor=FLOOR)
    room.station.do(ChangeUp(ROOM, 1, 200, inspector=True), BECAUSE, FLOOR)
    both = Circumstances(approver=CAGE)
    with refused("not_so_much_waits"):
        room.station.do(ChangeUp(ROOM, 1, 1_001), both, FLOOR)
    room.station.do(ChangeUp(ROOM, 1, 800), both, FLOOR)
    past = room.station.desk.stream(StreamRef(ROOM, KIND)).timeline.past
    dropped = past[-1].event
    assert isinstance(dropped, ChangedUp)
    assert (dropped.cents, dropped.witness) == (800, CAGE.id)
    assert room.state.money.trays[1].waits == 200
    with refused("tray_open"):
        room.station.do(OpenTray(ROOM, 1, 10, (), CommissionWay.DROPPED), both, FLOOR)


def test_a_box_has_what_was_changed_up_and_a_tray_closes_only_then(room: CashRoom) -> None:
    with_tray(room, RAKE, way=CommissionWay.WAITS)
    room.station.do(TakeCommission(ROOM, 1, 1_200))
    assert (room.state.money.trays[1].waits, room.state.money.boxes[7].chips) == (1_200, 0)
    with refused("commission_waits"):
        count(room, BANK, closes=True)
    room.station.do(ChangeUp(ROOM, 1, 1_200))
    assert room.state.money.boxes[7].chips == 1_200
    count(room, BANK, closes=True)


def test_a_box_is_pulled_exchanged_and_counted_against_the_record(room: CashRoom) -> None:
    with_tray(room, RAKE)
    room.sit(1, 1, 1, 20_000, at_table=True)
    room.station.do(TakeCommission(ROOM, 1, 800))
    with refused("box_not_pulled"):
        room.station.do(CountBox(ROOM, 7))
    with refused("box_in_use"):
        room.station.do(ExchangeBox(ROOM, 1, 7))
    room.station.do(ExchangeBox(ROOM, 1, 8))
    room.station.do(TakeCommission(ROOM, 1, 300))
    room.station.do(CountBox(ROOM, 7, chips(20_000), chips(700)))
    assert [one.off for one in room.state.money.counted] == [-100]
    assert room.state.money.boxes[8].chips == 300
    assert balances(room)["main_bank"] == 20_000
    assert balances(room)["over_and_short"] == 100
    room.station.do(ExchangeBox(ROOM, 1, 7))


def test_the_count_of_a_box_can_tell_the_commission(room: CashRoom) -> None:
    with_tray(room, RAKE)
    room.sit(1, 1, 1, 20_000)
    room.station.do(ExchangeBox(ROOM, 1, 8))
    with refused("jackpot_above_charge"):
        room.station.do(CountBox(ROOM, 7, (), chips(900), jackpot=100))
    room.station.do(CountBox(ROOM, 7, (), chips(900), tells=True, jackpot=100))
    assert room.state.money.counted[0].off == 0
    assert (balances(room)["house_fee"], balances(room)["jackpot_drop"]) == (-800, -100)
    assert room.state.chips_in_play == 19_100


def test_a_table_closes_only_without_its_tray_and_a_tray_without_open_slips(
    room: CashRoom,
) -> None:
    with_tray(room)
    close = CloseGame(ROOM, room.rules, room.station.house_id, 1)
    with refused("tray_open"):
        room.station.do(close)
    with refused("tray_open"):
        room.station.do(BreakGame(ROOM, room.rules, room.station.house_id, 1), BECAUSE)
    ask(room, 1_000, by=DIRECTOR)
    with refused("slips_open"):
        count(room, BANK, closes=True)
    step(room, SlipStep.DROP, DIRECTOR)
    count(room, BANK, closes=True)
    room.station.do(close, PLAIN)
    assert balances(room)["tray"] == balances(room)["chip_bank"] == 0


def test_a_tray_needs_a_shift_and_each_is_counted_before_the_next_but_one(room: CashRoom) -> None:
    room.open(2)
    with refused("no_shift_begun"):
        room.station.do(OpenTray(ROOM, 2, 9, ()))
    with_tray(room)
    room.station.do(BeginShift(ROOM, DAY))
    with refused("trays_of_last_shift"):
        room.station.do(BeginShift(ROOM, DAY))
    with refused("new_box_needed"):
        count(room, BANK)
    count(room, BANK, box=8)
    room.station.do(BeginShift(ROOM, "2026-11-28"))
    assert room.state.money.shift == 3

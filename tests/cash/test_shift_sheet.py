"""The shift's sheet: what is counted reconciles, live stakes never warn; hours by person."""

from tdapp.calls.cash.dealers import DealerComes, PushDealers
from tdapp.calls.cash.fees import CollectFees
from tdapp.calls.cash.games import PostChange
from tdapp.calls.cash.stakes import TakeCommission
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import BeginShift, CountBox, ExchangeBox
from tdapp.calls.house.open_matters import open_matters
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.shift_sheet import RoomShift, room_day, room_shift, table_shift
from tdapp.cash.money.transfers import SlipStep
from tdapp.core.ids import StaffId
from tdapp.desk.permissions import DIRECTOR
from tdapp.ui.staff.duty_acts import open_words
from tests.cash.money_room import BANK, DAY, chips, count, fee, refused, with_tray
from tests.cash.room import ROOM, TWO_FIVE, CashRoom, person

HOUR_US = 3_600_000_000
RAKE, TIME = fee("percentage", rate=500, cap=1_000), fee("sitting", fee=500)


def sheet(room: CashRoom, shift: int = 1) -> RoomShift:
    """A shift as it stands."""
    return room_shift(room.state, shift, room.station.time.now())


def a_shift(room: CashRoom) -> int:
    """An hour at table 1: two sit, one for cash, a fee each and a little rake; the sitting."""
    with_tray(room, RAKE, TIME)
    first = room.sit(1, 1, 1, 20_000, at_table=True)
    room.sit(2, 1, 2, 30_000)
    room.station.do(CollectFees(ROOM, room.rules, 1, 0))
    room.station.do(TakeCommission(ROOM, 1, 800))
    room.station.time.pass_us(HOUR_US)
    return first


def test_a_shift_adds_up_from_opening_to_closing_count(room: CashRoom) -> None:
    a_shift(room)
    (open_one,) = sheet(room).tables
    assert (open_one.win, open_one.is_complete, sheet(room).to_explain) == (None, False, ())
    room.station.do(BeginShift(ROOM, DAY))
    count(room, BANK - 20_000, box=8)
    room.station.do(CountBox(ROOM, 7, chips(20_000), chips(1_800)))
    (table,) = sheet(room).tables
    assert table.win == table.opened + table.fills - table.credits - (BANK - 20_000) == 20_000
    assert (table.drop, table.cash, table.box_off, table.tray_off) == (1_800, 20_000, 0, 0)
    assert (table.takings.rake, table.takings.other) == (800, 1_000)
    assert table.is_complete
    assert table.hours_us // HOUR_US == 2
    assert sheet(room).to_house == 1_800
    assert sheet(room).to_explain == ()


def test_only_what_was_counted_can_be_over_or_short_and_never_a_live_stake(
    room: CashRoom,
) -> None:
    sitting = a_shift(room)
    room.leave(sitting, 90_000)
    assert sheet(room).off == 0
    room.station.do(ExchangeBox(ROOM, 1, 8))
    assert sheet(room).to_explain == ()
    room.station.do(CountBox(ROOM, 7, chips(20_000), chips(1_300)))
    assert [one.table for one in sheet(room).to_explain] == [1]
    assert sheet(room).off == -500


def test_a_box_pulled_in_mid_shift_splits_the_shift(room: CashRoom) -> None:
    a_shift(room)
    room.station.do(ExchangeBox(ROOM, 1, 8))
    room.station.do(TakeCommission(ROOM, 1, 300))
    table = table_shift(room.state, 1, 1, room.station.time.now())
    assert [(one.number, one.chips) for one in table.boxes] == [(7, 1_800), (8, 300)]
    assert table.takings.rake == 1_100


def test_a_table_is_in_the_new_shift_from_its_own_count_on(room: CashRoom) -> None:
    a_shift(room)
    room.station.do(BeginShift(ROOM, DAY))
    room.station.do(TakeCommission(ROOM, 1, 100))
    count(room, BANK - 20_000, box=8)
    room.station.do(TakeCommission(ROOM, 1, 50))
    day = room_day(room.state, DAY, room.station.time.now())
    assert [one.takings.rake for one in day] == [900, 50]
    assert [one.tables[0].drop for one in day] == [1_900, 50]
    with refused("no_such_shift"):
        sheet(room, 3)


def test_a_box_exchanged_before_the_tray_is_counted_is_of_the_old_shift(room: CashRoom) -> None:
    a_shift(room)
    room.station.do(BeginShift(ROOM, DAY))
    room.station.do(ExchangeBox(ROOM, 1, 8))
    room.station.do(TakeCommission(ROOM, 1, 100))
    assert [one.number for one in sheet(room).tables[0].boxes] == [7, 8]
    assert sheet(room).tables[0].drop == 1_900


def test_hours_are_counted_by_person_and_game_and_cut_where_a_shift_ends(room: CashRoom) -> None:
    first = a_shift(room)
    room.station.do(BeginShift(ROOM, DAY))
    room.station.time.pass_us(HOUR_US)
    room.leave(first, 0)
    room.station.time.pass_us(HOUR_US)
    assert [sheet(room, one).hours_us // HOUR_US for one in (1, 2)] == [2, 3]
    began = room.state.money.shifts[1].began
    hours = room.state.stays.hours(began, room.station.time.now())
    assert hours[person(1), TWO_FIVE] // HOUR_US == 2
    assert hours[person(2), TWO_FIVE] // HOUR_US == 3


def test_a_shift_is_the_same_after_a_kill(room: CashRoom) -> None:
    a_shift(room)
    before = sheet(room).tables
    room.station.kill()
    assert [one.takings for one in sheet(room).tables] == [one.takings for one in before]
    assert [one.trays for one in sheet(room).tables] == [one.trays for one in before]


def test_a_day_that_ends_carries_trays_boxes_slips_fees_and_dealers_over(room: CashRoom) -> None:
    a_shift(room)
    room.station.do(AskTransfer(ROOM, SlipKind.FILL, 1, chips(1_000)))
    room.station.do(DealerComes(ROOM, room.station.house_id, StaffId("Ann")))
    room.station.do(PushDealers(ROOM, (1,), StaffId("Ann")))
    before = room.state
    room.station.run(room.station.parts.cash.end(DIRECTOR))
    after = room.station.desk.state(room.station.parts.cash.stream)
    for part in ("money", "transfers", "charged", "stays", "dealers"):
        assert getattr(after, part) == getattr(before, part), part


def test_what_was_counted_in_a_shift_that_is_over_stays_with_its_day(room: CashRoom) -> None:
    a_shift(room)
    room.station.do(BeginShift(ROOM, "2026-11-28"))
    count(room, BANK - 20_000, box=8)
    room.station.do(CountBox(ROOM, 7, chips(20_000), chips(1_800)))
    room.station.run(room.station.parts.cash.end(DIRECTOR))
    money = room.station.desk.state(room.station.parts.cash.stream).money
    assert (dict(money.taken), money.past, money.counted, set(money.shifts)) == ({}, (), (), {2})
    assert money.trays[1].opened == BANK - 20_000


def test_who_takes_the_room_over_is_told_all_that_is_open_in_it(room: CashRoom) -> None:
    with_tray(room)
    house, desk = room.station.house_id, room.station.desk
    for number, step in ((1, None), (2, SlipStep.APPROVE)):
        room.station.do(AskTransfer(ROOM, SlipKind.FILL, 1, chips(1_000)))
        if step is not None:
            room.station.do(SignTransfer(ROOM, house, SlipKind.FILL, number, step))
            room.station.do(SignTransfer(ROOM, house, SlipKind.FILL, number, SlipStep.CARRY))
    room.station.do(ExchangeBox(ROOM, 1, 8))
    room.station.do(PostChange(ROOM, room.rules, 1))
    found = open_matters(desk, house)
    told = {name: count for name, count in found.waits.items() if count}
    assert told == {
        "cash_tables": 1,
        "notices_running": 1,
        "on_the_way": 1,
        "to_sign": 1,
        "boxes": 1,
    }
    assert found.events == ()
    assert "fills and credits on their way: 1" in open_words(found)

"""What the map shows, table by table, told from an event without any window."""

from tdapp.house.house_events import PhysicalTable, TableState
from tdapp.shown.cells import Shape
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.players import PlayerAway
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import hold_table, tell_button
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.tables.arranging import lock_seat, order_move
from tdapp.ui.floor.map.values import SeatLook, TableLook, TablePill
from tests.tournament.tables.moving import before_play, room
from tests.ui.on_map import SIDE, Telling

MINUTE_US = 60_000_000


def test_a_table_says_how_many_sit_there_and_a_free_one_that_it_is_free() -> None:
    telling = Telling(
        room(9, 8, 8),
        PhysicalTable(4, 9, 0, 0),
        PhysicalTable(5, 9, 0, 0, TableState.OUT_OF_SERVICE),
    )
    told = {table.number: (table.look, table.count, table.brief) for table in telling.plan().tables}
    assert told[1] == (TableLook.CALM, "9 of 9", "9/9")
    assert told[2][:2] == (TableLook.CALM, "8 of 9")
    assert told[3] == (TableLook.BREAKS, "8 of 9", "next")
    assert told[4] == (TableLook.FREE, "free", "free")
    assert told[5] == (TableLook.SHUT, "out of service", "closed")


def test_each_state_of_a_seat_has_its_own_look() -> None:
    evening = room(9, 9, 9, 9)
    entry_at = evening.state.seating.entry_at
    at_us = evening.now.utc_us
    for number, stack in ((2, 1_999), (3, 2_000)):
        evening.tell([StackReported(entry_at[Seat(1, number)], stack, at_us)])
    evening.tell([PlayerAway(entry_at[Seat(1, 4)], at_us)])
    gone = entry_at[Seat(2, 9)]
    evening.tell(bust(evening.state, gone, evening.now))
    if gone in evening.state.exits.out_of_chips:
        assert Telling(evening).table(2).seats[8].look is SeatLook.WAITS
        evening.tell(bust(evening.state, gone, evening.now, declined=True))
    evening.pass_us(19 * MINUTE_US)
    evening.tell(lock_seat(evening.state, Seat(2, 9)))
    seats = Telling(evening).table(1).seats
    assert [seat.look for seat in seats[:4]] == [
        SeatLook.SEATED, SeatLook.LOW, SeatLook.SEATED, SeatLook.AWAY
    ]  # fmt: skip
    assert (seats[1].blinds, seats[1].note) == ("9 BB", "1,999")
    assert Telling(evening).table(1).age == "stacks 19 min old"
    assert Telling(evening).table(1).pill == TablePill("seat 4 away", Shape.AWAY, brief="1 away")
    assert Telling(evening).table(2).seats[8].look is SeatLook.LOCKED


def test_who_went_a_moment_ago_leaves_a_cross_for_three_minutes() -> None:
    evening = room(9, 9)
    entry = evening.state.seating.entry_at[Seat(1, 7)]
    evening.tell(bust(evening.state, entry, evening.now))
    if entry in evening.state.exits.out_of_chips:
        evening.tell(bust(evening.state, entry, evening.now, declined=True))
    table = Telling(evening).table(1)
    assert table.seats[6].look is SeatLook.OUT
    assert table.pill == TablePill("1-7 just busted", Shape.GONE, brief="8/9")
    for seat in (Seat(1, 2), Seat(2, 4)):
        gone = evening.state.seating.entry_at[seat]
        evening.tell(bust(evening.state, gone, evening.now, declined=True))
    told = TablePill("2 just busted", Shape.GONE, brief="7/9")
    assert Telling(evening).table(1).pill == told
    evening.pass_us(4 * MINUTE_US)
    table = Telling(evening).table(1)
    assert (table.seats[6].look, table.pill) == (SeatLook.EMPTY, None)


def test_a_hold_and_the_button_are_shown_where_they_were_told() -> None:
    evening = room(9, 9)
    evening.tell(hold_table(evening.state, 1))
    evening.tell(tell_button(evening.state, 2, ButtonPosition(5, 6, 7)))
    telling = Telling(evening)
    telling.book.held[1] = evening.now.utc_us - 6 * MINUTE_US
    one, two = telling.plan().tables
    assert (one.look, one.pill) == (
        TableLook.HELD,
        TablePill("hold 6 min", Shape.PAUSED, brief="hold"),
    )
    assert [seat.number for seat in two.seats if seat.button] == [5]


def test_a_short_table_is_the_loud_one_and_the_move_is_an_arrow_until_it_is_ordered() -> None:
    evening = room(9, 9, 9, 6)
    for table in (1, 2, 3):
        evening.tell(tell_button(evening.state, table, ButtonPosition(4, 5, 6)))
    evening.tell(tell_button(evening.state, 4, ButtonPosition(4, 5, 6)))
    telling = Telling(evening)
    plan = telling.plan()
    short = plan.tables[3]
    assert (short.look, short.pill) == (
        TableLook.SHORT,
        TablePill("3 short", Shape.ATTENTION, True),
    )
    move = next(one for one in plan.moves if not one.ordered)
    assert move.from_seat == 7
    goes = plan.tables[move.from_table - 1].seats[6]
    assert goes.look is SeatLook.GOES
    assert move.label == f"{goes.name.split()[-1]} {move.from_table}-7 → 4-{move.to_seat}"
    assert move.to_seat is not None
    wanted = short.seats[move.to_seat - 1]
    assert (wanted.look, wanted.note) == (SeatLook.WANTED, f"for {goes.name.split()[-1]}")

    evening.tell(order_move(evening.state, move.from_table))
    plan = telling.plan()
    assert plan.tables[move.from_table - 1].seats[6].look is SeatLook.LEAVES
    kept = plan.tables[3].seats[move.to_seat - 1]
    assert (kept.look, kept.note) == (SeatLook.KEPT, f"kept for {goes.name.split()[-1]}")
    assert [one.ordered for one in plan.moves if one.from_table == move.from_table] == [True]


def test_another_events_tables_stand_in_frames_with_its_name() -> None:
    main, side = room(9, 9), before_play(8)
    far = PhysicalTable(9, 9, 0, 0, used_by=SIDE)
    near = PhysicalTable(1, 9, 0, 0, used_by=SIDE)
    telling = Telling(main, PhysicalTable(3, 9, 0, 0), PhysicalTable(4, 9, 0, 0), near, far)
    telling.others = {SIDE: side.state}
    plan = telling.plan()
    assert not plan.tables[0].mine
    assert plan.tables[0].count == "8 of 9"
    assert plan.tables[1].mine
    assert [name for name, _ in plan.zones] == ["Small", "Small"]


def test_after_a_bust_only_that_seat_and_its_table_are_other_values() -> None:
    evening = room(9, 9, 9, 9)
    telling = Telling(evening)
    before = telling.plan()
    entry = evening.state.seating.entry_at[Seat(2, 3)]
    evening.tell(bust(evening.state, entry, evening.now))
    after = telling.plan()
    changed = [
        (old.number, seat.number)
        for old, new in zip(before.tables, after.tables, strict=True)
        for seat, other in zip(old.seats, new.seats, strict=True)
        if seat is not other
    ]
    assert changed == [(2, 3)]
